"""Measure Kickdoor as it is imported, interpreted or compiled: random classic games on one core, as one JSON object.

    PYTHONPATH=src .venv/bin/python bench/ours.py --seconds 3 [--parts | --fights]

Times are process times, since machines are shared. A decision is one answer of one player: working out the options,
choosing among them at random and carrying the choice out are inside the measured time, and so is setting up each game.
"""

import argparse
import json
import random
from collections.abc import Callable
from time import process_time

import msgspec

from kickdoor import new_game
from kickdoor.chance import Seeded, answer
from kickdoor.engine import apply as applying
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.asking import offered
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.game import Game
from kickdoor.ruleset import open_box
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game
from kickdoor.worlds import imagine

TURN_CAP = 2_000
MOST = 100_000  # decisions of a game
FIGHTS = 40
BLOWS = 12  # decisions played on from a fight


def new_state(players: int) -> State:
    s = empty_table(open_box(("classic",)).tables, ([1, 2] * 3)[:players])
    deal(s)
    return s


class Luck:
    """Where random players and dice take their numbers from."""

    def __init__(self, seed: int) -> None:
        self.pick = random.Random(seed).random
        self.source = Seeded(seed)


def play(s: State, luck: Luck, most: int = MOST, fighting: bool = False) -> int:
    """Random play to the end of the game, of so many decisions or of the fight; how many decisions seats have made."""
    pick, source = luck.pick, luck.source
    made = 0
    while made < most and not (fighting and s.combat is None):
        seat = s.asked
        if seat == CHANCE:  # nobody is asked in a game that is over, either
            if s.winners or s.number > TURN_CAP:
                break
            apply(s, CHANCE, answer(s, source))
            continue
        choices = offered(s, seat)
        apply(s, seat, choices[int(pick() * len(choices))])
        made += 1
    return made


def play_public(seed: int) -> int:
    """A whole random game through the public interface alone."""
    pick = random.Random(seed).random
    game = new_game(["classic"], players=4, seed=seed)
    made = 0
    while not game.over and made < MOST:
        seat, request = next(iter(game.pending.items()))
        game.apply(seat, request.options[int(pick() * len(request.options))])
        made += 1
    return made


def play_bots(number: int) -> int:
    """A whole game of four heuristic players."""
    return play_game(make_plan(("classic",), 4, 1, "heuristic", TURN_CAP), number).decisions


def games(play_one: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Whole games, one seed after another: decisions a second, decisions a game."""
    play_one(0)  # so that imports and caches are warm
    made = played = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        made += play_one(played)
        played += 1
    return made / spent, made / played


def fights(players: int, count: int) -> list[State]:
    """So many fights in the middle of games, each with a seat that is asked."""
    found: list[State] = []
    for seed in range(count * 20):
        s, luck = new_state(players), Luck(seed)
        play(s, luck, 40 * players)
        for _ in range(200):
            if s.combat is not None and s.asked != CHANCE:
                found.append(s)
                break
            play(s, luck, 1)
        if len(found) == count:
            return found
    raise RuntimeError("too few fights")


def each(action: Callable[[], object], repeat: int) -> float:
    """Microseconds a call, the best of five rounds."""
    best = 1e9
    for _ in range(5):
        start = process_time()
        for _ in range(repeat):
            action()
        best = min(best, process_time() - start)
    return best / repeat * 1e6


def play_on(states: list[State]) -> int:
    """Some decisions from each of these fights; how many."""
    luck = Luck(0)
    return sum(play(s.clone(), luck, BLOWS, fighting=True) for s in states)


def decision_in_fight(states: list[State]) -> float:
    """Microseconds for options and apply of one decision in a fight: played on from clones, less the clones."""

    def copies() -> None:
        for s in states:
            s.clone()

    return (each(lambda: play_on(states), 20) - each(copies, 20)) / play_on(states)


def encoded(s: State) -> float:
    """Microseconds for the view and request of one seat, as bytes."""
    box = open_box(("classic",))
    game = Game(box, s, Seeded(0), {"names": [f"Player {i + 1}" for i in range(s.n)]})
    encoder = msgspec.json.Encoder()
    return each(lambda: encoder.encode((game.view(s.asked), game.pending[s.asked])), 500)


def imagined(states: list[State]) -> float:
    """Microseconds for a copy of a fight in which all that is hidden from the seat asked is dealt anew."""
    luck = random.Random(1).random
    return each(lambda: [imagine(s, s.asked, luck) for s in states], 200) / len(states)


def parts() -> dict[str, float]:
    """What single calls take, in microseconds, in the middle of a fight, most of them at a table of six."""
    six, four = fights(6, FIGHTS), fights(4, 5)
    one = six[0]
    return {
        "clone of a four-player fight, µs": sum(each(s.clone, 5_000) for s in four) / 5,
        "clone of a six-player fight, µs": sum(each(s.clone, 5_000) for s in six[:5]) / 5,
        "options and apply in a six-player fight, µs": decision_in_fight(six),
        "options of one seat in it, µs": each(lambda: options(one, one.asked), 5_000),
        "view and request of one seat as bytes, µs": encoded(one),
        "a world that fits what one seat knows, µs": imagined(six[:5]),
        "the same with four players, µs": imagined(four),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for whole games, and for the public interface")
    parser.add_argument("--parts", action="store_true", help="single calls too")
    parser.add_argument("--fights", action="store_true", help="only play on in six-player fights, for a profiler")
    asked = parser.parse_args()
    if asked.fights:
        six, until = fights(6, FIGHTS), process_time() + asked.seconds
        while process_time() < until:
            for _ in range(20):  # so that a profiler finds us playing, not looking at the clock
                play_on(six)
        return
    pace, length = games(lambda seed: play(new_state(4), Luck(seed)), asked.seconds)
    public, _ = games(play_public, asked.seconds)
    thinking, thoughts = games(play_bots, asked.seconds)
    figures = {
        "decisions a second": pace,
        "the same by Game.pending and apply": public,
        "decisions a game": length,
        "games of four heuristic players a second": thinking / thoughts,
    }
    if asked.parts:
        figures |= parts()
    compiled = str(applying.__file__).endswith((".so", ".pyd"))
    print(json.dumps({"compiled": compiled, "figures": figures}))


if __name__ == "__main__":
    main()
