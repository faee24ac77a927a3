"""A question as a player looks at it: what is offered, sorted once by what it does."""

from typing import TypeAlias

from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.game import Request

# A choice that is looked at. Compiled, a tuple of fixed length is taken apart whenever it is read, and this is not.
Option: TypeAlias = tuple[int, ...]


class Question:
    """Each list is in the order of the offer; every option is in one of them, plays and uses also among the acts."""

    __slots__ = (
        "acts", "attaches", "deals", "equips", "gifts", "kind", "options", "plays", "rest", "sells", "troubles", "uses",
    )  # fmt: skip

    def __init__(self, request: Request) -> None:
        self.kind = request.kind
        self.options = request.options
        self.acts: list[Option] = []  # plays and uses
        self.plays: list[Option] = []
        self.uses: list[Option] = []
        self.sells: list[Option] = []
        self.deals: list[Option] = []
        self.equips: list[Option] = []
        self.attaches: list[Option] = []
        self.troubles: list[Option] = []
        self.gifts: list[Option] = []
        self.rest: list[Option] = []  # plain steps and answers
        offered: tuple[Option, ...] = request.options
        for option in offered:
            verb = option[0]
            if verb == ids.V_PLAY:
                self.plays.append(option)
                self.acts.append(option)
            elif verb == ids.V_USE:
                self.uses.append(option)
                self.acts.append(option)
            else:
                self.others(verb).append(option)

    def others(self, verb: int) -> list[Option]:
        """Where an option belongs that is neither played nor used."""
        if verb == ids.V_DEAL:
            return self.deals
        if verb == ids.V_SELL:
            return self.sells
        if verb in (ids.V_SHARE, ids.V_DISCARD):
            return self.gifts
        if verb == ids.V_EQUIP:
            return self.equips
        if verb == ids.V_ATTACH:
            return self.attaches
        return self.troubles if verb == ids.V_TROUBLE else self.rest

    def first(self, verb: int) -> Option | None:
        """The first plain step or answer with the verb."""
        for option in self.rest:
            if option[0] == verb:
                return option
        return None


def as_choice(option: Option) -> Choice:
    return option[0], option[1], option[2], option[3]
