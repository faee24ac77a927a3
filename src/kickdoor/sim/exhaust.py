"""Plays until every card was drawn, played and resolved and every ability used, checking invariants all the way."""

import sys
import traceback
from collections.abc import Callable
from random import Random

from kickdoor.cards.shelf import Packs
from kickdoor.chance import Seeded, answer
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import CH_DRAW, Choice
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.ruleset import Box, check_deal, open_box
from kickdoor.sim.cli import progress_bar
from kickdoor.sim.crew import INTERRUPTED
from kickdoor.sim.invariants import check
from kickdoor.sim.ledger import Ledger
from kickdoor.sim.plan import chosen
from kickdoor.sim.play import SEXES

TABLES = (3, 4, 5, 6)  # the players of one game after another
EAGER = 0.8  # how often something new is preferred to something at random
TURN_CAP = 60  # turns a player; what has not been seen then is found sooner in another game


def exhaust(editions: tuple[str, ...], seed: int, games: int, packs: Packs = ()) -> int:
    """The `kickdoor sim exhaust` command."""
    box = open_box(editions, packs=packs)
    for players in TABLES:
        check_deal(box, players)
    ledger = Ledger(box)
    number = 0
    try:
        with progress_bar() as progress:
            task = progress.add_task("seen", total=ledger.total)
            while ledger.left and number < games:
                play_eagerly(box, f"{seed}/{number}", TABLES[number % len(TABLES)], ledger)
                number += 1
                words = f"seen in {number} games"
                progress.update(task, completed=ledger.total - ledger.left, description=words)
    except KeyboardInterrupt:
        return told(ledger, number, INTERRUPTED)
    except Exception as error:
        print(f"{traceback.format_exc()}game {number} broke: {type(error).__name__}: {error}", file=sys.stderr)
        words = f"{chosen(editions, packs)} --seed {seed} --games {number + 1}"
        print(f"to play it again: kickdoor sim exhaust {words}", file=sys.stderr)
        return 1
    return told(ledger, number, 1 if ledger.left else 0)


def told(ledger: Ledger, games: int, status: int) -> int:
    seen = ledger.total - ledger.left
    print(f"{seen} of {ledger.total} seen in {games} games", end="")
    print(": missing are" if ledger.left else ": every card was drawn, played and resolved, every ability used")
    for line in ledger.missing():
        print(f"  {line}")
    return status


def play_eagerly(box: Box, seed: str, players: int, ledger: Ledger) -> None:
    """One game of players who like to try what nobody has done yet."""
    source = Seeded(seed)
    dice = Random(f"exhaust {seed}").random
    s = empty_table(box.tables, list(SEXES[:players]))
    s.events = []
    deal(s)
    while not s.winners and s.number <= TURN_CAP * players:
        s.events = []
        if s.asked == CHANCE:
            choice = answer(s, source)
            if s.chance >= CH_DRAW:
                ledger.drawn(choice[1])
            apply(s, CHANCE, choice)
            used: tuple[int, ...] = ()
        else:
            choice = try_something(s, offered(s), ledger, dice)
            used = tuple(ledger.abilities(s, s.asked, choice))
            apply(s, s.asked, choice)
        ledger.happened(used, s.events)
        check(s, None if s.winners or s.asked == CHANCE else offered(s))


def offered(s: State) -> list[Choice]:
    if s.options is None:
        s.options = options(s, s.asked)
    return s.options


def try_something(s: State, found: list[Choice], ledger: Ledger, dice: Callable[[], float]) -> Choice:
    if dice() < EAGER:
        new = [choice for choice in found if ledger.is_new(s, s.asked, choice)]
        found = new or found
    return found[int(dice() * len(found))]
