"""A question as a player looks at it: what is offered, sorted once by what it does."""

from typing import Final

from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.game import Request

NOTHING: Final[list[Choice]] = []


class Question:
    """What is offered, by verb and in the order of the offer."""

    __slots__ = ("acts", "by_verb", "kind", "options", "plays", "uses")

    def __init__(self, request: Request) -> None:
        self.kind = request.kind
        self.options = request.options
        by_verb: list[list[Choice] | None] = [None] * len(ids.VERB_FIELDS)
        acts: list[Choice] = []
        for option in request.options:
            verb = option[0]
            alike = by_verb[verb]
            if alike is None:
                by_verb[verb] = [option]
            else:
                alike.append(option)
            if verb == ids.V_PLAY or verb == ids.V_USE:
                acts.append(option)
        self.by_verb = by_verb
        self.acts = acts  # plays and uses
        self.plays = self.of(ids.V_PLAY)
        self.uses = self.of(ids.V_USE)

    def of(self, verb: int) -> list[Choice]:
        """All options with the verb; nobody adds to them."""
        found = self.by_verb[verb]
        return found if found is not None else NOTHING

    def last(self, verb: int) -> Choice | None:
        found = self.by_verb[verb]
        return found[-1] if found is not None else None
