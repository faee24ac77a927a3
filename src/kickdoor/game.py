"""The public face of a game: what is asked, what may be done, what a seat sees, and the log of it all."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from hashlib import sha256
from typing import Any, Final, NamedTuple

from msgspec import Struct

from kickdoor.cards.shelf import Packs
from kickdoor.chance import Below, Committed, Seeded, answer
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.asking import SEATS_OF, all_asked, deciding, invited, kind_asked, offered, setting_up
from kickdoor.engine.ids import Choice
from kickdoor.engine.legal import refuse
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import Event, State
from kickdoor.engine.view import View, view
from kickdoor.notation import Scribe
from kickdoor.reading import UNFIT, Ambiguous, Plan, plans
from kickdoor.ruleset import Box, OptionError, check_deal, open_box
from kickdoor.takeback import reveals
from kickdoor.version import LOG_FORMAT, RULES_REV, VERSION

MOST_BACK: Final = 40  # choices that can be taken back at most


class Refused(Exception):
    """The rules forbid it: the clause, and a sentence a player understands. Nothing has changed.

    >>> str(Refused("SELL-05 PREC-05", "You may not sell Items to reach Level 10."))
    'You may not sell Items to reach Level 10. (SELL-05)'
    """

    def __init__(self, clauses: str, why: str, reason: int = 0) -> None:
        self.clauses = tuple(clauses.split())  # all it rests on
        self.clause = self.clauses[0]
        self.why = why
        self.reason = reason  # the engine's number for it; 0: none
        super().__init__(f"{why} ({self.clause})")


class Request(Struct, frozen=True, gc=False):
    """What one seat is asked."""

    id: int  # grows with every choice of the game: an answer to an older request is stale
    seat: int
    kind: str
    mandatory: bool  # False: a chance to step in, which may be passed
    options: tuple[Choice, ...]
    clock: str  # the class of clock: "decide" or "react", never seconds


def request(s: State, seat: int, offered: list[Choice], number: int) -> Request:
    """What the seat is asked in this state, with what it is offered."""
    mandatory = s.deciding >> seat & 1 == 1
    return Request(number, seat, kind_asked(s, seat), mandatory, tuple(offered), "decide" if mandatory else "react")


class Back(IntEnum):
    """What may be taken back."""

    NOTHING = 0
    UNSEEN = 1  # choices since which nobody has learnt anything
    ALL = 2


class Point(NamedTuple):
    """The game before a choice of a seat, to go back to."""

    length: int
    chances: int
    seat: int
    state: State


class Game:
    """One game. Chance is answered by the game's own source and logged like any other choice.

    Whoever keeps the choices elsewhere has it `logged=False`; they are counted all the same.
    """

    def __init__(
        self,
        box: Box,
        state: State,
        source: Below,
        header: dict[str, Any],
        *,
        logged: bool = True,
        undo: Back = Back.NOTHING,
    ) -> None:
        self.box = box
        self.state = state
        self.source = source
        self.header = header
        self.logged = logged
        self.undo = undo
        self.choices: list[tuple[int, Choice]] = []
        self.length = 0  # choices so far
        self.chances = 0  # of them, answers of chance
        self.back: list[Point] = []  # what can be gone back to
        self.scribe = Scribe(box, tuple(header["names"]))

    # ---- what is going on

    @property
    def pending(self) -> dict[int, Request]:
        """Every seat that is being asked now, in the order in which they would be asked one after another."""
        s = self.state
        number = self.length
        return {seat: request(s, seat, offered, number) for seat, offered in all_asked(s)}

    def options(self, seat: int) -> list[Choice]:
        """What is offered to the seat now; empty when it is not being asked."""
        return offered(self.state, seat)

    @property
    def over(self) -> bool:
        """It has ended: nobody is asked any more."""
        return self.state.phase == ids.PH_OVER

    @property
    def winners(self) -> list[int]:
        """Their seats; several share a win."""
        return list(SEATS_OF[self.state.winners])

    @property
    def turn_number(self) -> int:
        """How many turns have begun, all players' together."""
        return self.state.number

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn

    @property
    def phase(self) -> int:
        """PH_*"""
        return self.state.phase

    @property
    def setting_up(self) -> bool:
        """Are opening plays being made? The rolls for who begins come after them."""
        return setting_up(self.state)

    @property
    def deciding(self) -> tuple[int, ...]:
        """Seats that must decide."""
        return deciding(self.state)

    @property
    def invited(self) -> tuple[int, ...]:
        """Seats that may still step in."""
        return invited(self.state)

    def hands(self) -> tuple[tuple[int, ...], ...]:
        """Everybody's hand, for those to whom nothing of the game is hidden."""
        s = self.state
        return tuple([s.zones[seat * ids.SEAT_ZONES + ids.Z_HAND] for seat in range(s.n)])

    def view(self, seat: int | None) -> View:
        """What the seat may know; None for a spectator."""
        return view(self.state, -1 if seat is None else seat)

    # ---- doing

    def apply(self, seat: int, choice: Choice) -> list[Event]:
        """Do it, or raise Refused and change nothing. Returns what happened."""
        s = self.state
        if seat != s.asked or s.options is None or choice not in s.options:  # what was offered is lawful
            choice = well_formed(self.box, choice)
            reason = self.judge(seat, choice)
            if reason:
                raise Refused(*self.scribe.refusal(s, seat, choice, reason))
        return self.push(seat, choice) + self.settle()[1]

    def settle(self, lead: Callable[[], Choice | None] | None = None) -> tuple[list[Choice], list[Event]]:
        """Chance answers what it is asked, by the game's source, or where `lead` has an answer by that."""
        answers: list[Choice] = []
        events: list[Event] = []
        while self.state.asked == CHANCE and not self.over:
            choice = (lead() if lead is not None else None) or answer(self.state, self.source)
            events += self.push(CHANCE, choice)
            answers.append(choice)
        return answers, events

    def judge(self, seat: int, choice: Choice) -> int:
        """The reason why not, as a number; 0 for a lawful choice."""
        if type(seat) is not int or not 0 <= seat < self.state.n:
            raise ValueError(f"seat {seat}: the seats are 0 to {self.state.n - 1}")
        return refuse(self.state, seat, well_formed(self.box, choice))

    def push(self, seat: int, choice: Choice) -> list[Event]:
        """Append a lawful choice (of chance too) to the log and carry it out."""
        s = self.state
        before = None if seat == CHANCE or self.undo == Back.NOTHING else s.clone()
        events: list[Event] = []
        s.events = events
        apply(s, seat, choice)
        s.events = None
        if self.undo == Back.UNSEEN and (before is None or reveals(seat, choice, events, before, s)):
            self.back.clear()
        elif before is not None and choice != ids.PASS:
            self.back.append(Point(self.length, self.chances, seat, before))
            del self.back[:-MOST_BACK]
        if self.logged:
            self.choices.append((seat, choice))
        self.length += 1
        self.chances += seat == CHANCE
        return events

    def take_back(self, length: int) -> None:
        """The game is as it was after that many choices, one of the points in `back`."""
        point = next(point for point in self.back if point.length == length)
        self.state, self.length, self.chances = point.state.clone(), length, point.chances
        self.back = [point for point in self.back if point.length < length]
        del self.choices[length:]

    def why_not(self, seat: int, step: Mapping[str, Any]) -> "Refused | None":
        """None when the rules allow the step to that seat now, whoever is being asked; else the refusal.

        >>> game = new_game(players=3, seed=1)
        >>> game.why_not(0, {"do": "sell", "cards": ["leather-armor"]}) is None
        False
        """
        return self.plan_of(seat, step)[1]

    def plan_of(self, seat: int, step: Mapping[str, Any]) -> tuple[Plan, "Refused | None"]:
        """The choices a step of that seat means now, or the refusal."""
        from kickdoor.scenario.parse import check_step

        return self.find_plan(seat, check_step(dict(step), self.scribe.players))

    def find_plan(self, seat: int, step: dict[str, Any]) -> tuple[Plan, "Refused | None"]:
        """The lawful plan a step means, or the refusal; two that differ are an error."""
        lawful: list[Plan] = []
        refused: list[tuple[str, str, int]] = []
        for plan in plans(self.scribe, self.state, seat, step):
            reason = self.try_plan(seat, plan)
            if reason:
                meant = next((choice for choice in plan if choice != UNFIT), UNFIT)
                refused.append(self.scribe.refusal(self.state, seat, meant, reason))
            else:
                lawful.append(plan)
        if len(lawful) > 1:
            lawful = self.unlike(seat, lawful)
        if len(lawful) > 1:
            fits = "; ".join(" ".join(self.scribe.line(self.state, choice) for choice in plan) for plan in lawful[:4])
            raise Ambiguous(f"do: {step['do']}: several actions fit: {fits}", lawful)
        if lawful:
            return lawful[0], None
        cited = dict.fromkeys(" ".join([clauses for clauses, _why, _reason in refused]).split())
        return [], Refused(" ".join(cited), *refused[0][1:])

    def try_plan(self, seat: int, plan: Plan) -> int:
        """The first reason against a row of choices; 0 if all are lawful one after another."""
        s = self.state
        for i, choice in enumerate(plan):
            reason = refuse(s, seat, choice)
            if reason:
                return reason
            if i + 1 < len(plan):
                s = s.clone() if s is self.state else s
                apply(s, seat, choice)
        return 0

    def unlike(self, seat: int, lawful: list[Plan]) -> list[Plan]:
        """Leave out plans that do the same with another copy of a card, or only put a one-shot on the table."""
        kinds: dict[str, Plan] = {}
        for plan in lawful:
            kinds.setdefault(" / ".join(self.scribe.line(self.state, choice) for choice in plan), plan)
        if len(kinds) > 1:
            kinds = {line: plan for line, plan in kinds.items() if "choose=carried" not in line} or kinds
        return list(kinds.values())

    # ---- copies, digests, logs

    def clone(self, logged: bool = True) -> "Game":
        """An independent copy; given the same choices it goes the same way. Whoever only tries something out needs no
        log (`logged=False`), which is most of what a copy costs late in a game."""
        logged = logged and self.logged
        twin = Game(self.box, self.state.clone(), self.source.copy(), self.header, logged=logged, undo=self.undo)
        twin.choices, twin.back = self.choices[:] if logged else [], self.back[:]
        twin.length, twin.chances = self.length, self.chances
        return twin

    def digest(self) -> str:
        """A hash of everything that matters; equal digests mean equal games."""
        return sha256(repr(self.state.fields()).encode()).hexdigest()

    def log(self) -> dict[str, Any]:
        """The game as its header, its choices and its end; `kickdoor.replay` plays it again."""
        told: dict[str, Any] = {
            "header": dict(self.header),
            "choices": [[seat, *choice] for seat, choice in self.choices],
        }
        if self.over:
            told["end"] = {"digest": self.digest(), "winners": self.winners}
            if isinstance(self.source, Committed):
                told["end"]["secret"] = self.source.secret.hex()
        return told


def well_formed(box: Box, choice: Choice) -> Choice:
    """A choice made of four ints within bounds; anything else is refused before the rules look at it."""
    try:
        verb, a, b, c = choice
        fine = type(verb) is type(a) is type(b) is type(c) is int
    except (TypeError, ValueError):
        fine = False
    cards = len(box.tables.face)
    if not fine or not ids.V_PASS <= verb < len(ids.VERB_FIELDS) or max(a, b, c) >= ids.T_CARD + cards:
        raise Refused("R-1", "That is not one of the choices.")
    if verb in ids.CARD_VERBS and not 0 <= a < cards:
        raise Refused("CARDS-06", "There is no such card.")
    if verb == ids.V_USE and not 0 <= a < len(box.tables.abilities):
        raise Refused("CHAR-02", "There is no such ability.")
    if verb in (ids.V_ATTACH, ids.V_SHARE, ids.V_DEAL) and not 0 <= b < cards:
        raise Refused("R-1", "That is not one of the choices.")
    used = ids.VERB_FIELDS[verb]
    return (verb, a if used > 0 else 0, b if used > 1 else 0, c if used > 2 else 0)


def new_game(
    editions: Sequence[str] = ("classic",),
    players: int = 4,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
    *,
    sexes: Sequence[str] | None = None,
    source: Below | None = None,
    packs: Packs = (),
) -> Game:
    """A new game, dealt, with the opening plays to come. `packs` are folders of editions from outside.

    >>> game = new_game(["classic"], players=4, seed=1)
    >>> game.over, game.turn_number
    (False, 0)
    >>> sorted(game.pending) != []
    True
    """
    box = open_box(editions, options, packs)
    if not isinstance(players, int) or not 3 <= players <= 6:
        raise OptionError(f"players: three to six take part, not {players} (SETUP-01)")
    check_deal(box, players)
    called = list(names) if names is not None else [f"Player {i + 1}" for i in range(players)]
    if len(called) != players or len(set(called)) != players or not all(isinstance(x, str) and x for x in called):
        raise OptionError(f"names: {players} different names, not {called}")
    words = list(sexes) if sexes is not None else ["male", "female"] * 3
    known = {"male": ids.MALE, "female": ids.FEMALE}
    if any(word not in known for word in words[:players]) or len(words) < players:
        raise OptionError(f"sexes: male or female for each of {players} players, not {words}")
    chance = Seeded(seed) if source is None else source
    header = header_of(box, called, words[:players], options or {}, chance, seed if source is None else None)
    game = Game(box, empty_table(box.tables, [known[word] for word in words[:players]]), chance, header)
    deal(game.state)
    game.settle()
    return game


def header_of(
    box: Box,
    names: Sequence[str],
    sexes: Sequence[str],
    options: Mapping[str, Any],
    chance: Below,
    seed: int | None = None,
    rules_rev: int = RULES_REV,
) -> dict[str, Any]:
    """The header of a log: everything the game follows from, but for its choices."""
    return {
        "format": LOG_FORMAT,
        "kickdoor": VERSION,
        "rules_rev": rules_rev,
        "editions": list(box.editions),
        "players": len(names),
        "names": list(names),
        "sexes": list(sexes),
        "options": dict(options),
        "seed": seed,
        "commitment": chance.commitment if isinstance(chance, Committed) else None,
        "pack": box.hash,
        "packs": dict(box.packs),
    }


def describe(choice: Choice, game: Game) -> str:
    """A choice in one line.

    >>> game = new_game(players=3, seed=1)
    >>> describe((1, 0, 0, 0), game)
    'pass'
    """
    return game.scribe.line(game.state, choice)
