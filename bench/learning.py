"""Measure the environments of kickdoor.rl: random classic games of four on one core, choices a second in process time.

    PYTHONPATH=src .venv/bin/python bench/learning.py --seconds 3

As for the peers everything is inside the measured time: observing, choosing at random among what is offered, the
choice, and new games. All choices are asked for, forced ones too, so that they are the ones `bench/ours.py` counts.
"""

import argparse
import json
import random
from collections.abc import Callable
from time import process_time

import numpy as np

from kickdoor.engine import observation
from kickdoor.rl import SeatEnv, VecTable, Wishes, raw_env

ROWS = 256
ALL = Wishes(skip_forced=False)
ROUND = 200  # choices between two looks at the clock


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
            count = int(seen["action_mask"].sum()) if observing else len(env.table.offered)
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
            seen, _reward, terminated, truncated, _info = env.step(int(pick() * int(seen["action_mask"].sum())))
            if terminated or truncated:
                seen, _info = env.reset()
        at[0] = seen
        return ROUND

    return some


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
    asked = parser.parse_args()
    compiled = str(observation.__file__).endswith((".so", ".pyd"))
    print(json.dumps({"compiled": compiled, "figures": environments(asked.seconds)}))


if __name__ == "__main__":
    main()
