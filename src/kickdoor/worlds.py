"""Worlds a seat can imagine: everything it knows stays, everything hidden from it is dealt anew."""

from collections.abc import Callable
from typing import Final

from kickdoor.chance import Seeded, settle
from kickdoor.engine import deals, ids
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.asking import kind_asked, offered
from kickdoor.engine.combat import set_helper
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import NO_MEMO, Frame, State
from kickdoor.engine.view import CombatView, Kept, PlayerView, View, fight_view, peeked, player_view, sale_view, view
from kickdoor.game import Request, request
from kickdoor.reckoning import Sum, reckon
from kickdoor.reflexes import Reflexes
from kickdoor.standing import Standings

DECKS: Final[tuple[int, ...]] = (ids.DOOR, ids.TREASURE, ids.SEAL)
HANDED: Final[tuple[int, ...]] = DECKS[:2]  # those whose cards come to hands; their backs tell them apart
Luck = Callable[[], float]  # numbers from 0 to less than 1, as `Random.random` gives them


class World:
    """A game that could be: it can be played on, by anybody, without anything happening to the real one."""

    __slots__ = ("_s", "_source")

    def __init__(self, s: State, source: Seeded) -> None:
        self._s = s
        self._source = source
        settle(self._s, self._source)

    @property
    def asked(self) -> int:
        return self._s.asked

    @property
    def over(self) -> bool:
        return self._s.phase == ids.PH_OVER

    @property
    def winners(self) -> int:
        """As a mask of seats."""
        return self._s.winners

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self._s.number

    def options(self) -> list[Choice]:
        return offered(self._s, self._s.asked)

    def request(self) -> Request:
        return request(self._s, self._s.asked, self.options(), 0)

    @property
    def kind(self) -> str:
        """Of what must be decided, though others may be asked first whether they step in."""
        s = self._s
        for seat in range(s.n):
            if s.deciding >> seat & 1:
                return kind_asked(s, seat)
        return kind_asked(s, s.asked)

    def view(self, seat: int, kept: Kept | None = None) -> View:
        """As at a real table. What a seat saw in its last view, in whatever world, is not added up again."""
        return view(self._s, seat, kept)

    def fight(self) -> CombatView | None:
        """As everybody sees it."""
        return fight_view(self._s)

    def player(self, seat: int) -> PlayerView:
        """One player in the own eyes."""
        return player_view(self._s, seat, seat)

    def standings(self, standings: Standings) -> list[list[float]]:
        """How every seat stands here, hands and all: a world is whoever's who imagines it."""
        return standings.rows(self._s)

    def reflex(self, reflexes: Reflexes) -> Choice | None:
        """What a heuristic player in the seat that is asked answers without a look at the table, if there is such."""
        return reflexes.answer(self._s, self._s.asked, self.options())

    def play(self, choice: Choice) -> None:
        """The seat that is asked makes its choice, and chance does its part."""
        apply(self._s, self._s.asked, choice)
        settle(self._s, self._source)

    def foreseen(self, choice: Choice) -> View | None:
        """What the seat that is asked would see right after its choice; None where chance has a part in it."""
        seat, w = self._s.asked, self._s.clone()
        apply(w, seat, choice)
        return None if w.asked == CHANCE and w.phase != ids.PH_OVER else view(w, seat)

    def copy(self, future: int | str) -> "World":
        """The same world with another future."""
        return World(self._s.clone(), Seeded(future))

    def seen_by(self, seat: int, luck: Luck, future: int | str) -> "World":
        """One of the worlds another seat could take this one for."""
        return World(imagine(self._s, seat, luck), Seeded(future))


class Worlds:
    """All worlds that fit what one seat knows at this moment."""

    __slots__ = ("_s", "_seat")

    def __init__(self, s: State, seat: int) -> None:
        self._s = s
        self._seat = seat

    def sample(self, luck: Luck, future: int | str) -> World:
        """One of them; the same luck and future give the same world, whatever is really hidden."""
        return World(self._asked(imagine(self._s, self._seat, luck)), Seeded(future))

    def reckon(self, about: str, seat: int = -1, monster: int = -1) -> Sum:
        """The sum behind a number of the table, which counts only what lies open."""
        return reckon(self._s, about, seat, monster)

    def helped(self, helper: int) -> CombatView | None:
        """The fight with somebody's help, which counts only what lies open."""
        w = self._s.clone()
        w.events = None
        if w.combat is not None:
            set_helper(w, w.combat, helper, 0, ())
        return fight_view(w)

    def truth(self, future: int | str) -> World:
        """The real one, but for its future: for cheats that are called so."""
        return World(self._asked(self._s.clone()), Seeded(future))

    def _asked(self, w: State) -> State:
        """Where several are asked at once, it is this seat that acts first in its thoughts."""
        if w.asked != self._seat and (w.deciding | w.invited) >> self._seat & 1:
            w.asked = self._seat
            w.options = None
        return w


def imagine(s: State, seat: int, luck: Luck) -> State:
    """A copy of the game with everything hidden from the seat dealt anew among the places where it could be."""
    w = s.clone()
    known = knowledge(s, seat)
    moved: dict[int, int] = {}
    for deck in DECKS:
        deal_anew(w, seat, deck, known, luck, moved)
    for x in range(w.n):
        if x != seat:
            w.reach[x] = NO_MEMO
    if moved:
        w.fresh = tuple([moved.get(card, card) for card in w.fresh])
        w.seen = tuple([(moved.get(card, card), mask) for card, mask in w.seen])
        w.stack = [renamed(f, moved) for f in w.stack]
        if w.combat is not None:
            w.combat.deals = tuple([promised_anew(deal, moved) for deal in w.combat.deals])
        w.options = None if w.asked != seat else w.options
    return w


def knowledge(s: State, seat: int) -> set[int]:
    """Cards that lie hidden from somebody but not from this seat: shown, looked at, put up for sale, promised."""
    known = {card for card, mask in s.seen if mask >> seat & 1}
    known.update(peeked(s, seat))
    known.update(sale_view(s))
    for f in s.stack:
        if f[ids.KIND] == ids.F_DEAL and seat in (f[ids.DEAL_BUILDER], f[ids.DEAL_OTHER]):
            known.update(deals.promises(f))
    cb = s.combat
    if cb is not None and (seat == cb.fighter or seat in cb.helpers):
        for deal in cb.deals:
            known.update(deal[ids.PACT_CARDS :])
    return known


def promised_anew(terms: tuple[int, ...], moved: dict[int, int]) -> tuple[int, ...]:
    """The terms of help speak of the cards that lie now where those lay that they spoke of."""
    cards = terms[ids.PACT_CARDS :]
    return (*terms[: ids.PACT_CARDS], *[moved.get(card, card) for card in cards])


def deal_anew(w: State, seat: int, deck: int, known: set[int], luck: Luck, moved: dict[int, int]) -> None:
    """Deals the cards of one deck that the seat has not seen: to hands, to the top and bottom, to the rest."""
    places = [ids.Z_TOP - deck, ids.Z_BOTTOM - deck]
    if deck in HANDED:
        places = [x * ids.SEAT_ZONES + ids.Z_HAND for x in range(w.n) if x != seat] + places
    zones = w.zones
    backs = w.t.deck
    hidden = [card for zone in places for card in zones[zone] if backs[card] == deck and card not in known]
    if not hidden:
        return
    cards = sorted([*hidden, *zones[ids.Z_POOL - deck]])  # whatever is really hidden
    for zone in places:
        if zones[zone]:
            held = list(zones[zone])
            for i, card in enumerate(held):
                if backs[card] == deck and card not in known:
                    held[i] = moved[card] = cards.pop(int(luck() * len(cards)))
            zones[zone] = tuple(held)
    zones[ids.Z_POOL - deck] = tuple(cards)


# Where frames name cards that may be hidden: (first index, 1 for options that name cards as targets).
NAMING: Final = {
    ids.F_GAIN: (ids.GAIN_CARD, 0),
    ids.F_KEEP_ONE: (ids.KEEP_ONE_CARDS, 0),
    ids.F_PICK: (ids.PICK_OPTIONS, 1),
    ids.F_PEEK: (ids.PEEK_CARDS, 0),
    ids.F_DEAL: (ids.DEAL_CARDS, 0),
}


def renamed(f: Frame, moved: dict[int, int]) -> Frame:
    """A pending question speaks of the cards that lie now where those lay that it spoke of."""
    if f[ids.KIND] not in NAMING:
        return f
    first, as_target = NAMING[f[ids.KIND]]
    if as_target:
        return (
            *f[:first],
            *[ids.T_CARD + moved.get(o - ids.T_CARD, o - ids.T_CARD) if o >= ids.T_CARD else o for o in f[first:]],
        )
    last = first + 1 if f[ids.KIND] == ids.F_GAIN else len(f)
    return (*f[:first], *[moved.get(card, card) for card in f[first:last]], *f[last:])


def worlds_aside(s: State, seat: int) -> Worlds:
    """The same worlds for somebody who thinks while the game goes on."""
    return Worlds(s.clone(), seat)


def let_imagine(agent: object, s: State, seat: int) -> None:
    """Whoever asks an agent that searches gives it, before each question, the worlds that fit what its seat knows."""
    if hasattr(agent, "worlds"):
        agent.worlds = Worlds(s, seat)
