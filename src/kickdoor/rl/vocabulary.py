"""Actions by a fixed number each: what is done, with which card or ability, at what. For learners that want one list.

Copies of a card are one action. What is too rare for numbers of its own falls together: which Item is taken off or
given in exchange, which card is paid, which of several holders gets an Item, who escapes by a sacrifice. Then the
action means the first of the options; pointer options (`VecTable.options`) leave nothing out.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from kickdoor.engine import ids
from kickdoor.engine.layout.observation import MOST_FOES
from kickdoor.engine.layout.verbs import VERBS
from kickdoor.ruleset import Box

if TYPE_CHECKING:
    from kickdoor.engine.observation import Sheet
    from kickdoor.engine.state import State

KINDS: Final = ("", "player", "face", "side", "deck", "monster", "players", "word", "card")
MOST_TREASURES: Final = 9  # offered; more fall together
Key = tuple[int, int, int, int, int]  # verb, card's face + 1 or ability + 1, kind of target, which, detail

AT_PLAYERS: Final = {
    ids.TG_PLAYER, ids.TG_RIVAL, ids.TG_OTHER_FIGHTER, ids.TG_STRONGER, ids.TG_BYSTANDER, ids.TG_HELPER, ids.TG_FIGHTER,
    ids.TG_MOST,
}  # fmt: skip
AT_MONSTERS: Final = {
    ids.TG_MONSTER, ids.TG_SWAP, ids.TG_NAMED, ids.TG_THIS, ids.TG_TAGGED, ids.TG_NOT_FIRST
}  # fmt: skip
BELONGING: Final = {ids.K_ITEM, ids.K_ONESHOT, ids.K_ITEM_ENHANCER, ids.K_HIRELING, ids.K_CHEAT, ids.K_ALLY}
TRAITS: Final = {ids.K_CLASS, ids.K_RACE, ids.K_SUPER, ids.K_HALF}


class Vocabulary:
    """All actions there can be in a box, numbered.

    >>> from kickdoor.ruleset import open_box
    >>> words = Vocabulary(open_box(), 4)
    >>> words.told(words.index[ids.V_PASS, 0, 0, 0, 0])
    'pass'
    """

    def __init__(self, box: Box, players: int) -> None:
        self.box = box
        self.players = players
        self.kind = {face: box.tables.kind[copies[0]] for face, copies in enumerate(box.names.copies) if copies}
        self.keys = tuple(dict.fromkeys(self._all()))
        self.index = {key: number for number, key in enumerate(self.keys)}

    def __len__(self) -> int:
        return len(self.keys)

    def number(self, option: Sequence[int]) -> int:
        """The action an option is, given as its row of numbers."""
        return self.index[self.key(option)]

    def numbers(self, sheet: "Sheet", offers: Any, s: "State", offered: list[ids.Choice], row: int = 0) -> list[int]:
        """The action each option of the asked seat is, as many at a time as the row of the sheet has room for."""
        found = []
        for start in range(0, len(offered), sheet.most):
            some = offered[start : start + sheet.most]
            sheet.offer(s, s.asked, some, row)
            found += [self.number(option) for option in offers[: len(some)].tolist()]
        return found

    def key(self, option: Sequence[int]) -> Key:
        verb, card, ability, kind, value, target, second, detail, amount = (int(x) for x in option)
        if verb == ids.V_DEAL:
            return (verb, 0, ids.AIM_PLAYER, value, detail * 16 + min(amount, MOST_TREASURES))
        if verb == ids.V_TERM:
            return (verb, self._face(card), 0, 0, detail * 16 + min(amount, MOST_TREASURES))
        if verb == ids.V_ATTACH:
            return (verb, 0, ids.AIM_CARD, self._face(target), 0)
        if verb in (ids.V_EQUIP, ids.V_SELL, ids.V_SACRIFICE):
            return (verb, self._face(card), 0, 0, 0)
        if kind == ids.AIM_CARD:
            value = self._face(target)
        elif kind == ids.AIM_MONSTER:
            value = min(max(value, 1), MOST_FOES)
        elif verb == ids.V_PLAY and not kind and second:
            value = self._face(second)
        return (verb, self._face(card) or ability, kind, value, detail if verb == ids.V_PLAY else 0)

    def _face(self, card: int) -> int:
        return self.box.tables.face[card - 1] + 1 if card else 0

    def told(self, number: int) -> str:
        """An action in words, for whoever looks at what was learnt."""
        if not 0 <= number < len(self.keys):
            raise IndexError(f"there are actions 0 to {len(self.keys) - 1}, not {number}")
        verb, what, kind, value, detail = self.keys[number]
        names = self.box.names.cards
        said = [VERBS[verb].name]
        if what and verb == ids.V_USE:
            said.append(self.box.names.abilities[self.box.tables.abilities[what - 1].name])
        elif what:
            said.append(names[what - 1])
        if kind == ids.AIM_CARD or (value and not kind):
            said.append(f"card {names[value - 1]}")
        elif kind:
            said.append(f"{KINDS[kind]} {value}")
        return " ".join(said) + (f" ({detail})" if detail else "")

    # ---- all there are

    def _all(self) -> Iterator[Key]:
        for number, verb in enumerate(VERBS[ids.V_PASS :], ids.V_PASS):
            if not ids.VERB_FIELDS[number]:
                yield (number, 0, 0, 0, 0)
            elif verb.card and number not in (ids.V_PLAY, ids.V_ATTACH, ids.V_SHARE, ids.V_REVEAL):
                yield from ((number, face + 1, 0, 0, 0) for face in self._fit(number))
        yield from ((ids.V_ATTACH, 0, ids.AIM_CARD, face + 1, 0) for face in self._of(BELONGING))
        handed = self._fit(ids.V_SHARE)
        others = range(2, self.players + 1)
        yield from ((ids.V_SHARE, face + 1, ids.AIM_PLAYER, seat, 0) for face in handed for seat in others)
        yield from ((ids.V_RUN, 0, ids.AIM_MONSTER, place, 0) for place in range(1, MOST_FOES + 1))
        yield from self._bargains()
        yield from ((ids.V_CHOOSE, 0, kind, value, 0) for kind, value in self._choices())
        for face in self.kind:
            yield from ((ids.V_PLAY, face + 1, *aim) for aim in self._plays(face))
        for number, ability in enumerate(self.box.tables.abilities):
            if ability.name >= 0:  # those without a name are ways to play a card
                yield from ((ids.V_USE, number + 1, *aim, 0) for aim in self._aims(ability.target))

    def _of(self, kinds: set[int]) -> list[int]:
        return [face for face, kind in self.kind.items() if kind in kinds]

    def _fit(self, verb: int) -> list[int]:
        """The faces a verb of one card can be about."""
        if verb == ids.V_TROUBLE:
            return self._of({ids.K_MONSTER})
        if verb in (ids.V_EQUIP, ids.V_UNEQUIP, ids.V_SELL):
            return self._of(BELONGING)
        if verb == ids.V_DROP:
            return self._of(TRAITS)
        if verb == ids.V_SACRIFICE:
            return self._of({ids.K_ALLY, ids.K_MONSTER})
        return [face for face, kind in self.kind.items() if kind not in (ids.K_CHARACTER, ids.K_SEAL)]

    def _bargains(self) -> Iterator[Key]:
        for seat in range(2, self.players + 1):
            for scope in (ids.DEAL_HELP, ids.DEAL_TRADE, ids.DEAL_GIFT):
                for treasures in range(MOST_TREASURES + 1 if scope == ids.DEAL_HELP else 1):
                    yield (ids.V_DEAL, 0, ids.AIM_PLAYER, seat, (scope + 1) * 16 + treasures)
        for n in range(1, MOST_TREASURES + 1):
            yield (ids.V_TERM, 0, 0, 0, (ids.TERM_TREASURES + 1) * 16 + n)
        for n in range(ids.PICK_ALTERNATE + 1):
            yield (ids.V_TERM, 0, 0, 0, (ids.TERM_PICK + 1) * 16 + n + 1)
        for term in (ids.TERM_GIVE, ids.TERM_GET):
            yield from ((ids.V_TERM, face + 1, 0, 0, (term + 1) * 16) for face in self._of(BELONGING))
        for face, copies in enumerate(self.box.names.copies):
            if copies and self.box.tables.aimed[copies[0]]:
                yield (ids.V_TERM, face + 1, 0, 0, (ids.TERM_PLAY + 1) * 16)

    def _choices(self) -> Iterator[tuple[int, int]]:
        """What a pending choice may be between."""
        yield from ((ids.AIM_PLAYER, seat) for seat in range(1, self.players + 1))
        yield from ((ids.AIM_FACE, face) for face in range(1, 7))
        yield from ((ids.AIM_SIDE, side) for side in (1, 2))
        yield from ((ids.AIM_DECK, deck) for deck in range(1, ids.CHARACTER + 2))
        yield from ((ids.AIM_MONSTER, place) for place in range(1, MOST_FOES + 1))
        yield from ((ids.AIM_PLAYERS, mask) for mask in range(1, 1 << self.players))
        yield from ((ids.AIM_WORD, word + 1) for word in range(len(self.box.names.words)))
        yield from ((ids.AIM_WORD, word - ids.T_WORD + 1) for word in (ids.WORD_BLIND, ids.WORD_YES, ids.WORD_BELOW))
        yield (0, 0)
        yield from ((ids.AIM_CARD, face + 1) for face in self.kind)

    def _plays(self, face: int) -> Iterator[tuple[int, int, int]]:
        """The ways to play a card, as (kind of target, which, 1 if it is put down unequipped)."""
        t = self.box.tables
        card = self.box.names.copies[face][0]
        yield (0, 0, 0)
        if self.kind[face] in BELONGING:
            yield (0, 0, 1)
        if self.kind[face] in TRAITS:
            yield from ((ids.AIM_CARD, other + 1, 0) for other in self._of({self.kind[face]}))
        if self.kind[face] == ids.K_ENHANCER and t.enhance[card][ids.ENHANCE_TAGS]:
            yield from ((0, other + 1, 0) for other in self._of({ids.K_MONSTER}))
        for number in t.modes[card]:
            yield from ((*aim, 0) for aim in self._aims(t.abilities[number].target))

    def _aims(self, target: int) -> list[tuple[int, int]]:
        """What a kind of target can be, as (kind, which)."""
        if target in AT_PLAYERS:
            return [(ids.AIM_PLAYER, seat) for seat in range(1, self.players + 1)]
        if target in AT_MONSTERS:
            return [(ids.AIM_MONSTER, place) for place in range(1, MOST_FOES + 1)]
        if target == ids.TG_SIDE:
            return [(ids.AIM_SIDE, 1), (ids.AIM_SIDE, 2)]
        if target == ids.TG_FACE:
            return [(ids.AIM_FACE, face) for face in range(1, 7)]
        if target == ids.TG_RUNNERS:
            return [(ids.AIM_PLAYERS, mask) for mask in range(1, 1 << self.players)]
        if target == ids.TG_HAND_MONSTER:
            return [(0, face + 1) for face in self._of({ids.K_MONSTER})]
        if target == ids.TG_CURSE:
            return [(ids.AIM_CARD, face + 1) for face in self._of({ids.K_CURSE})]
        if target == ids.TG_RIVAL_ALLY:
            return [(ids.AIM_CARD, face + 1) for face in self._of({ids.K_ALLY, ids.K_MONSTER})]
        if target == ids.TG_NONE:
            return [(0, 0)]
        return [(ids.AIM_CARD, face + 1) for face in self._of(BELONGING)]
