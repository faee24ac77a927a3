"""Measure the environments of kickdoor.rl: random classic games of four on one core, choices a second in process time.

    PYTHONPATH=src .venv/bin/python bench/learning.py --seconds 3 [--memory | --together | --vector | --counting]

As for the peers everything is inside the measured time: observing, choosing at random among what is offered, the
choice, and new games. All choices are asked for, forced ones too, so that they are the ones `bench/ours.py` counts.
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

import numpy as np

from kickdoor.engine import observation
from kickdoor.rl import SeatEnv, VecTable, Wishes, raw_env

ROWS = 256
ALL = Wishes(skip_forced=False)
MANY = 4_096  # games of the batch whose memory is looked at
MEANWHILE = 60  # choices in each of them before that: hands and stacks as in the middle of a game
ROUNDS = 5  # of two processes beside one
ROUND = 200  # choices between two looks at the clock
MEMORY = f"memory a game of {MANY:,} takes, KB"
TOGETHER = "VecTable in two processes, times one"
BESIDE = "counting in two processes, times one"  # what the machine gives to who shares nothing: no more can be had


def paced(some: Callable[[], int], seconds: float) -> float:
    """How many a second, of what each call says it made."""
    some()
    made, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        made += some()
    return made / spent


def vector(rows: int) -> Callable[[], int]:
    """Many games in one call; who chooses is NumPy."""
    table = VecTable(batch=rows, seed=1, wishes=ALL)
    dice = np.random.default_rng(1)
    at = [table.reset()]

    def some() -> int:
        batch = at[0]
        for _ in range(4):
            batch = table.step((dice.random(rows) * batch.counts).astype(np.int64))
        at[0] = batch
        return 4 * rows

    return some


def counting() -> int:
    """A loop that needs no memory."""
    made = 0
    while made < 100_000:
        made += 1
    return made


def aec(observing: bool) -> Callable[[], int]:
    """PettingZoo's loop over the raw environment: `last`, a choice by the mask, `step`."""
    env = raw_env(wishes=ALL)
    env.reset(seed=1)
    pick = random.Random(1).random

    def some() -> int:
        for _ in range(ROUND):
            seen, _reward, terminated, truncated, _info = env.last(observing)
            if terminated or truncated:
                env.reset()
                continue
            count = int(np.count_nonzero(seen["action_mask"])) if observing else len(env.table.offered)
            env.step(int(pick() * count))
        return ROUND

    return some


def seat(opponents: str) -> Callable[[], int]:
    """Steps of the learner; those of the others are not counted."""
    env = SeatEnv(opponents=opponents, seat=0)
    seen, _info = env.reset(seed=1)
    pick = random.Random(1).random
    at = [seen]

    def some() -> int:
        seen = at[0]
        for _ in range(ROUND):
            seen, _reward, terminated, truncated, _info = env.step(
                int(pick() * int(np.count_nonzero(seen["action_mask"])))
            )
            if terminated or truncated:
                seen, _info = env.reset()
        at[0] = seen
        return ROUND

    return some


def resident() -> int:
    """Bytes of memory this process has, as Linux tells it."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def memory() -> float:
    """Kilobytes a game, its rows of observation and options counted in, by what a process grows by many of them."""
    vector(ROWS)()  # what there is once
    before = resident()
    some = vector(MANY)
    for _ in range(MEANWHILE // 4):
        some()
    return (resident() - before) / MANY / 1024


def side_by_side(seconds: float, rounds: int = 1, what: str = "--vector") -> float:
    """What two processes make together, times one alone; each by its own clock, since machines are shared."""
    command = [sys.executable, __file__, what, "--seconds", str(seconds)]
    times = []
    for _ in range(rounds):
        paces = []
        for many in (1, 2):
            together = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(many)]
            paces.append(sum(float(one.communicate()[0]) for one in together))
        times.append(paces[1] / paces[0])
    return median(times)


def environments(seconds: float) -> dict[str, float]:
    return {
        f"VecTable, {ROWS} games, with observations": paced(vector(ROWS), seconds),
        "AEC raw, with observations": paced(aec(True), seconds),
        "AEC raw, without": paced(aec(False), seconds),
        "SeatEnv against random agents, steps": paced(seat("random"), seconds),
        "SeatEnv against heuristic agents, steps": paced(seat("heuristic"), seconds),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each of them")
    parser.add_argument("--memory", action="store_true", help="only what a game of many takes, and two processes")
    parser.add_argument("--together", action="store_true", help=f"only two processes, the median of {ROUNDS} rounds")
    parser.add_argument("--vector", action="store_true", help="only the pace of VecTable, as a number")
    parser.add_argument("--counting", action="store_true", help="the same of a loop that counts")
    asked = parser.parse_args()
    if asked.vector or asked.counting:
        print(paced(vector(ROWS) if asked.vector else counting, asked.seconds))
        return
    compiled = str(observation.__file__).endswith((".so", ".pyd"))
    if asked.together:
        figures = {
            TOGETHER: side_by_side(asked.seconds, ROUNDS),
            BESIDE: side_by_side(asked.seconds, ROUNDS, "--counting"),
        }
    elif asked.memory:
        figures = {MEMORY: memory(), TOGETHER: side_by_side(asked.seconds)}
    else:
        figures = environments(asked.seconds)
    print(json.dumps({"compiled": compiled, "figures": figures}))


if __name__ == "__main__":
    main()
