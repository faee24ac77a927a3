"""`make bench`: clone, options, apply, whole games and an encoded view, beside two peers measured in the same run.

Everything is random four-player classic games on one core. Times are process times, since machines are shared.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

import msgspec
from rich.console import Console
from rich.table import Table

from kickdoor.chance import Seeded, answer
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.game import Game
from kickdoor.ruleset import open_box

HERE = Path(__file__).parent
PEERS = HERE / ".venv" / "bin" / "python"
COMPILED = HERE.parent / "build" / "compiled"  # tools/compile_engine.py puts it there
TURN_CAP = 2_000
ROUNDS = 4


def new_state(players: int) -> State:
    s = empty_table(open_box(("classic",)).tables, ([1, 2] * 3)[:players])
    deal(s)
    return s


def play(s: State, seed: int, decisions: int) -> int:
    """Some random play; how many decisions seats have made."""
    pick = random.Random(seed).random
    source = Seeded(seed)
    made = 0
    while not s.winners and made < decisions and s.number < TURN_CAP:
        if s.asked == CHANCE:
            apply(s, CHANCE, answer(s, source))
            continue
        offered = s.options
        if offered is None:
            offered = options(s, s.asked)
        apply(s, s.asked, offered[int(pick() * len(offered))])
        made += 1
    return made


def play_out(s: State, seed: int) -> int:
    """A whole random game; how many decisions seats have made."""
    pick = random.Random(seed).random
    source = Seeded(seed)
    made = 0
    while not s.winners:
        seat = s.asked
        if seat == CHANCE:
            apply(s, CHANCE, answer(s, source))
            if s.number > TURN_CAP:
                break
            continue
        offered = s.options
        if offered is None:
            offered = options(s, seat)
        apply(s, seat, offered[int(pick() * len(offered))])
        made += 1
    return made


def games(seconds: float) -> dict[str, float]:
    """Whole games: decisions and games a second, options and apply included."""
    made = played = 0
    start = process_time()
    while process_time() - start < seconds:
        made += play_out(new_state(4), played)
        played += 1
    spent = process_time() - start
    return {
        "decisions_per_second": made / spent,
        "games_per_second": played / spent,
        "decisions_per_game": made / played,
    }


def mid_game(players: int) -> State:
    """A fight in the middle of a game."""
    for seed in range(100):
        s = new_state(players)
        play(s, seed, 60 * players)
        for more in range(200):
            if s.combat is not None and s.asked != CHANCE and not s.winners:
                return s
            play(s, seed * 1000 + more, 1)
    raise RuntimeError("no fight in a hundred games")


def each(action: Callable[[], object], repeat: int) -> float:
    """Microseconds a call, the best of five rounds."""
    best = 1e9
    for _ in range(5):
        start = process_time()
        for _ in range(repeat):
            action()
        best = min(best, process_time() - start)
    return best / repeat * 1e6


def apply_alone(s: State) -> float:
    """Microseconds of apply: clone and apply, less the clone."""
    offered = options(s, s.asked)
    choice = offered[0]

    def once() -> None:
        apply(s.clone(), s.asked, choice)

    return each(once, 2_000) - each(s.clone, 2_000)


def encoded(s: State) -> float:
    """Microseconds for the view and request of one seat, as bytes."""
    box = open_box(("classic",))
    game = Game(box, s, Seeded(0), {"names": [f"Player {i + 1}" for i in range(s.n)]})
    encoder = msgspec.json.Encoder()

    def once() -> None:
        encoder.encode((game.view(s.asked), game.pending[s.asked]))

    return each(once, 500)


def compiled_games(seconds: float) -> dict[str, float]:
    """Whole games with the compiled engine, in a process of their own."""
    command = [sys.executable, __file__, "--games", "--seconds", str(seconds)]
    told = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(COMPILED)}, stdout=subprocess.PIPE, check=True)
    figures: dict[str, float] = json.loads(told.stdout)
    return figures


def peers(seconds: float, seed: int) -> dict[str, dict[str, float]]:
    """catanatron and pyminion, in a virtual environment of their own; none when it is not there."""
    if not PEERS.exists():
        return {}
    command = [str(PEERS), str(HERE / "peers.py"), "--seconds", str(seconds), "--seed", str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        return {}
    told: dict[str, dict[str, float]] = json.loads(done.stdout)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12, help="for whole games, and for each peer, in all")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--games", action="store_true", help="play whole games, and nothing else")
    arguments = parser.parse_args()
    if arguments.games:
        print(json.dumps(games(arguments.seconds)))
        return
    six = mid_game(6)
    four = mid_game(4)
    # Ours and theirs in turn, several times: machines are shared, and a ratio of neighbours in time is worth more.
    turn = arguments.seconds / ROUNDS
    rounds = [(games(turn), compiled_games(turn), peers(turn, n)) for n in range(ROUNDS)]
    figures = {name: median(ours[name] for ours, _compiled, _theirs in rounds) for name in rounds[0][0]}
    pace = "decisions_per_second"
    figures[f"compiled_{pace}"] = median(compiled[pace] for _ours, compiled, _theirs in rounds)
    figures |= {
        "clone_us": each(six.clone, 20_000),
        "options_us": each(lambda: options(four, four.asked), 5_000),
        "apply_us": apply_alone(four),
        "view_request_encoded_us": encoded(six),
    }
    beside = rounds[-1][2]
    for name in beside:
        figures[f"times_{name}"] = median(ours[pace] / peer[name]["per_second"] for ours, _, peer in rounds)
        figures[f"compiled_times_{name}"] = median(fast[pace] / peer[name]["per_second"] for _, fast, peer in rounds)
    table = Table("what", "figure", title="Kickdoor, random classic games")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.2f}")
    for name, peer in beside.items():
        table.add_row(f"{name} decisions/s", f"{peer['per_second']:,.0f}")
    Console().print(table)
    told = json.dumps({"kickdoor": figures, "peers": beside}, indent=1)
    if arguments.json:
        arguments.json.write_text(told + "\n")
    else:
        print(told)


if __name__ == "__main__":
    main()
