"""`make bench`: Kickdoor, interpreted and compiled, and its environments for learners, beside their peers, all measured
in the same run on one core.

Ours and theirs take turns, several times: machines are shared, and a ratio of neighbours in time is worth more than
either figure. What is told is the median of the rounds.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
TOP = HERE.parent
PEERS = HERE / ".venv" / "bin" / "python"
WAYS = {"interpreted": TOP / "src", "compiled": TOP / "build" / "compiled"}  # tools/compile_engine.py makes the second
PACE = "decisions a second"
ROUNDS = 4
VECTOR, AEC = "VecTable, 256 games, with observations", "AEC raw, with observations"
PAIRS = (
    (VECTOR, "OpenSpiel gin_rummy with tensor"),
    (VECTOR, "OpenSpiel hearts with tensor"),
    (AEC, "PettingZoo gin_rummy, raw"),
    (AEC, "PettingZoo texas_holdem, raw"),
)


def ours(way: str, *words: str, script: str = "ours.py") -> dict[str, float]:
    """The figures of Kickdoor, in a process of its own."""
    command = [sys.executable, str(HERE / script), *words]
    env = {**os.environ, "PYTHONPATH": str(WAYS[way])}
    told = json.loads(subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True).stdout)
    if told["compiled"] != (way == "compiled"):
        sys.exit(f"{WAYS[way]} is not {way}: tools/compile_engine.py --opt 3 builds what is missing, with a C compiler")
    figures: dict[str, float] = told["figures"]
    return figures


def peers(seconds: float, seed: int, script: str = "peers.py") -> dict[str, dict[str, Any]]:
    """The peers, in a virtual environment of their own."""
    command = [str(PEERS), str(HERE / script), "--seconds", str(seconds), "--seed", str(seed)]
    told: dict[str, dict[str, Any]] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return told


def measure_learning(seconds: float) -> dict[str, Any]:
    """The environments for learners, compiled, beside those of others, in turns."""
    turn = str(seconds / ROUNDS)
    rounds = []
    for number in range(ROUNDS):
        rounds.append((ours("compiled", "--seconds", turn, script="learning.py"),
                       peers(float(turn), 1 + 1000 * number, "beside.py")))  # fmt: skip
    first, beside = rounds[0]
    figures = {name: median(mine[name] for mine, _theirs in rounds) for name in first}
    figures |= ours("compiled", "--seconds", turn, "--memory", script="learning.py")
    paces = {name: median(theirs[name]["per_second"] for _mine, theirs in rounds) for name in beside}
    times = {
        f"{name} / {peer}": median(mine[name] / theirs[peer]["per_second"] for mine, theirs in rounds)
        for name, peer in PAIRS
    }
    return {"kickdoor": figures, "peers": paces, "times": times}


def shown_learning(told: dict[str, Any]) -> Table:
    table = Table("", "a second", title="kickdoor.rl compiled, random classic games of four, one core")
    for name, pace in [*told["kickdoor"].items(), *told["peers"].items()]:
        table.add_row(name, f"{pace:,.0f}" if pace >= 100 else f"{pace:.2f}")
    table.add_section()
    for name, ratio in told["times"].items():
        table.add_row(name, f"{ratio:.1f} times")
    table.columns[1].justify = "right"
    return table


def measure(seconds: float) -> dict[str, Any]:
    """Everything, as it is written with --json."""
    turn = str(seconds / ROUNDS)
    rounds: list[dict[str, dict[str, float]]] = []
    beside: list[dict[str, dict[str, Any]]] = []
    for number in range(ROUNDS):
        rounds.append({way: ours(way, "--seconds", turn) for way in WAYS})
        beside.append(peers(float(turn), 1 + 1000 * number))
    figures = {way: {name: median(one[way][name] for one in rounds) for name in rounds[0][way]} for way in WAYS}
    for way in WAYS:
        single = ours(way, "--seconds", "0.5", "--parts")
        figures[way] |= {name: value for name, value in single.items() if "µs" in name}
    theirs: dict[str, dict[str, Any]] = {}
    times: dict[str, dict[str, float]] = {way: {} for way in WAYS}
    for name, told in beside[0].items():
        paces = [at[name]["per_second"] for at in beside]
        theirs[name] = {**told, "per_second": median(paces)}
        for way in WAYS:
            times[way][name] = median(one[way][PACE] / pace for one, pace in zip(rounds, paces))
    return {"kickdoor": figures, "peers": theirs, "times": times}


def shown(told: dict[str, Any]) -> Table:
    table = Table("", *WAYS, title="Kickdoor, random classic games of four, one core")
    for name in told["kickdoor"]["interpreted"]:
        digits = 2 if "µs" in name else 0
        table.add_row(name, *(f"{told['kickdoor'][way][name]:,.{digits}f}" for way in WAYS))
    table.add_section()
    for name, peer in told["peers"].items():
        label = f"times {name} {peer['version']} ({peer['per_second']:,.0f} a second)"
        table.add_row(label, *(f"{told['times'][way][name]:.2f}" for way in WAYS))
    for column in table.columns[1:]:
        column.justify = "right"
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12, help="for whole games of each, in all (default: 12)")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--only", choices=PARTS, help="the engine, or the environments for learners; else both")
    asked = parser.parse_args()
    if asked.seconds <= 0:
        parser.error("--seconds must be more than 0")
    told = {}
    for part, (measured, table) in PARTS.items():
        if asked.only in (None, part):
            told[part] = measured(asked.seconds)
            Console(width=110).print(table(told[part]))
    if asked.json:
        asked.json.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


PARTS = {"engine": (measure, shown), "environments": (measure_learning, shown_learning)}


if __name__ == "__main__":
    main()
