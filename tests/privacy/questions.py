"""Questions that name cards, put to two worlds the asker cannot tell apart: the answers are the same.

A question is anything a client may send that is judged: a step in words, a choice in numbers, an offer, a sum. Names
and numbers are taken from the whole box, so that most of them are guesses at what is hidden.
"""

import gc
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kickdoor.chance import Seeded
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.legal import refuse
from kickdoor.engine.state import State
from kickdoor.engine.windows import situation
from kickdoor.game import Game, request
from kickdoor.notation import PICKS, SIDES
from kickdoor.reckoning import ABOUT, reckon
from kickdoor.scenario.verbs import VERBS
from kickdoor.server import wire
from kickdoor.server.bots import Bots, question_of
from kickdoor.server.play import lawful, proposed, read_step
from kickdoor.server.refusal import Refusal
from tests.privacy.reshuffle import reshuffled, show_around
from tests.privacy.streams import PLAYERS, new_room, walk_on

EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time", "classic+legends+steampunk")
MOST = 10_000_000
AT_A_MOMENT = 60  # questions of one asker
WEIGHED = 10  # of so many questions, one is asked again to see how much is done for its answer
Question = tuple[str, Any]
Answer = tuple[Any, ...]


@dataclass
class Asked:
    """What was asked so far."""

    questions: int = 0
    moments: Counter[tuple[int, int, int]] = field(default_factory=Counter)  # phase, what is pending, the asker's part
    kinds: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)


class Asker:
    """Makes up questions about one game."""

    def __init__(self, game: Game, dice: Seeded) -> None:
        self.game = game
        self.dice = dice
        names = game.box.names
        self.faces = sorted(names.face_of)
        self.abilities = sorted(names.ability_of)
        self.players = game.scribe.players
        self.cards = len(game.box.tables.face)

    def one_of(self, things: Any) -> Any:
        return things[self.dice.below(len(things))]

    def card(self, s: State) -> int:
        """Half the time one of somebody's, in the hand or not, or one that lies open."""
        if self.dice.below(2):
            held = [card for zone in s.zones[: s.n * ids.SEAT_ZONES] for card in zone]
            held += s.zones[ids.Z_SHOWN]
            if held:
                return int(self.one_of(held))
        return self.dice.below(self.cards)

    def name(self, s: State) -> str:
        return str(self.game.box.names.cards[self.game.box.tables.face[self.card(s)]])

    def names(self, s: State) -> list[str]:
        """Mostly one: of several, the first that will not do answers for all."""
        return [self.name(s) for _ in range(1 if self.dice.below(3) else 2)]

    def any_name(self, s: State) -> str:
        """Wherever a step takes a card, a player, a monster or an option."""
        return str(self.one_of([self.name(s), self.name(s), self.one_of(self.players), "mate", "none", "carried"]))

    def field(self, s: State, verb: str, key: str) -> Any:
        """Something for one field of a step."""
        if key in ("card", "with", "double", "sacrifice"):
            return self.name(s)
        if key in ("cards", "give", "get", "discard"):
            return self.names(s)
        if key == "to":
            return self.name(s) if verb == "attach" else str(self.one_of(self.players))
        if key == "side":
            return self.one_of(SIDES)
        if key == "ability":
            return self.one_of(self.abilities)
        if key == "helper_too":
            return bool(self.dice.below(2))
        if key == "offer":
            told = {"treasures": self.dice.below(4), "pick": self.one_of(PICKS)}
            return {**told, "items": self.names(s), "play": self.names(s)}
        if key in ("choose", "option") and self.dice.below(4) == 0:
            return 1 + self.dice.below(6)
        if key in ("target", "in_place_of") and self.dice.below(4) == 0:
            return [self.any_name(s) for _ in range(1 + self.dice.below(2))]
        return self.any_name(s)

    def step(self, s: State) -> Question:
        verb = str(self.one_of(tuple(VERBS)))
        keys = [*VERBS[verb], *(["choose"] if verb != "choose" else [])]
        needed = {"card", "cards", "to", "ability", "option"}
        chosen = [key for key in keys if key in needed or self.dice.below(2)]
        return "step", {"do": verb, **{key: self.field(s, verb, key) for key in chosen}}

    def number(self, s: State) -> int:
        """Something for one field of a choice: a card, a card as a target, a seat, a mark."""
        kind = self.dice.below(6)
        if kind < 2:
            return self.card(s)
        if kind < 4:
            return ids.T_CARD + self.card(s)
        return self.dice.below(8) - 2 if kind == 4 else self.dice.below(ids.T_CARD)

    def choice(self, s: State) -> Question:
        verb = ids.V_PASS + self.dice.below(ids.V_REVEL - ids.V_PASS + 1)
        if s.stack[-1][ids.KIND] == ids.F_DEAL and self.dice.below(4):
            return "choice", (ids.V_TERM, self.one_of((ids.TERM_GIVE, ids.TERM_GET, ids.TERM_PLAY)), self.card(s), 0)
        first = self.dice.below(len(self.game.box.tables.abilities)) if verb == ids.V_USE else self.number(s)
        return "choice", (verb, first, self.number(s), self.number(s))

    def offer(self, s: State) -> Question:
        give, get, play = [(self.card(s),) if self.dice.below(2) else () for _ in range(3)]
        scope = self.one_of(("help", "trade", "trade", "gift"))
        pick = self.one_of(PICKS)
        counter = not self.dice.below(4)
        to, treasures = self.dice.below(PLAYERS), self.dice.below(4)
        return "offer", wire.Propose("x", scope, to, treasures, pick, give, get, play, counter)

    def sum(self, s: State) -> Question:
        return "sum", (self.one_of(tuple(ABOUT)), self.dice.below(PLAYERS + 1) - 1, self.dice.below(6))

    def question(self, s: State) -> Question:
        ask: Callable[[State], Question] = self.one_of(
            (self.step, self.step, self.choice, self.choice, self.offer, self.sum)
        )
        return ask(s)


def effort(game: Game, seat: int, question: Question) -> int:
    """How much is done for an answer: calls, which unlike seconds are the same in every run."""
    calls = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    gc.disable()  # a collection calls whoever listens to it, at any time
    sys.setprofile(count)
    try:
        answer(game, seat, question)
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls


def answer(game: Game, seat: int, question: Question) -> Answer:
    """As the server would answer: the plan that is carried out, or why not, in words and clauses."""
    kind, what = question
    try:
        if kind == "step":
            return ("may", *read_step(game, seat, dict(what)))
        if kind == "choice":
            return ("may", *lawful(game, seat, [what]))
        if kind == "offer":
            return ("may", *proposed(game, seat, what))
        told = reckon(game.state, *what)
        return ("sum", told.total, *[(x.n, x.what, x.card, x.seat, x.clause) for x in told.addends], told.clauses)
    except Refusal as refusal:
        return ("no", refusal.code, refusal.why, refusal.clauses)
    except ValueError as error:
        return ("bad", str(error))


def advice(game: Game, seat: int) -> Answer:
    """What a bot would do in that seat, if it is asked something."""
    offered = game.options(seat)
    if not offered:
        return ()
    bots = Bots(game.box, "table")
    try:
        thoughts = bots.advise(question_of(game, seat, request(game.state, seat, offered, 0)))
    except Exception as error:  # whatever a bot makes of it, it makes of both
        return ("failed", type(error))
    return tuple([(thought.choice, thought.value, thought.told("en")) for thought in thoughts])


def moment(s: State, seat: int) -> tuple[int, int, int]:
    return s.phase, s.stack[-1][ids.KIND], situation(s, seat)


def negotiating(s: State, seat: int, dice: Seeded) -> State:
    """The same, with an offer of the asker begun, where the rules allow one: then terms can be asked about."""
    begun = s.clone()
    for scope in (ids.DEAL_TRADE, ids.DEAL_HELP):
        choice = (ids.V_DEAL, scope, (seat + 1 + dice.below(s.n - 1)) % s.n, 0)
        if refuse(begun, seat, choice) == 0:
            apply(begun, seat, choice)
            break
    return begun


def ask_pairs(edition: str, seed: int, questions: int, say: Callable[[str], None] = lambda _words: None) -> Asked:
    """So many questions, every seat asking in turn, in games of random players; AssertionError when an answer tells."""
    dice = Seeded(f"questions {edition} {seed}")
    asked = Asked()
    number = seed
    room = new_room(edition, number)
    for turn in range(MOST):
        if asked.questions >= questions:
            return asked
        if room.playing.over:
            number += 1000
            room = new_room(edition, number)
        walk_on(room, dice)
        if room.playing.over or room.playing.state.asked == CHANCE:
            continue
        seat = turn % PLAYERS
        here = show_around(room.playing.state.clone(), dice) if dice.below(2) else room.playing.state.clone()
        if dice.below(2):
            here = negotiating(here, seat, dice)
        compare(room.playing, here, seat, dice, asked)
        say(f"{asked.questions} questions")
    raise AssertionError("too few questions could be asked")


def compare(game: Game, here: State, seat: int, dice: Seeded, asked: Asked) -> None:
    """One moment, and a world in which all that the asker cannot know is otherwise."""
    there = reshuffled(here, seat, seat, dice)
    one, other = game.clone(), game.clone()
    one.state, other.state = here, there
    asker = Asker(game, dice)
    asked.moments[moment(here, seat)] += 1
    assert advice(one, seat) == advice(other, seat)
    for _ in range(AT_A_MOMENT):
        question = asker.question(one_of_both(here, there, dice))
        told, tells = answer(one, seat, question), answer(other, seat, question)
        asked.questions += 1
        asked.kinds[question[0] if question[0] != "step" else question[1]["do"]] += 1
        asked.answers[told[0]] += 1
        assert told == tells, f"seat {seat} asks {question}: {told}, or {tells}"
        if asked.questions % WEIGHED == 0:
            spent, spends = effort(one, seat, question), effort(other, seat, question)
            assert spent == spends, f"seat {seat} asks {question}: {spent} calls, or {spends}"


def one_of_both(here: State, there: State, dice: Seeded) -> State:
    """Guesses come from either world."""
    return here if dice.below(2) else there
