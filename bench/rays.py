"""Many games in actors of Ray beside the same in plain processes, in turns: choices a second by the wall.

    make rays ARGS="--workers 2 --seconds 5 --rounds 3"

A worker plays 256 games and, as one who samples for a learner does, hands over what was seen and chosen in 64 steps of
each at once, again and again; nobody waits for anybody else: an actor is asked for the next before it has handed over
the last, as a process plays on while its pipe is read. Both run at the same priority; Ray's own default for actors is
the lowest but four, which on a machine with other work measures that work. What is told is the median of the rounds.
"""

import argparse
import json
import os
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as first_of
from statistics import median
from time import perf_counter
from typing import Any

import numpy as np

from bench.learning import ALL, ROWS
from kickdoor.engine import observation
from kickdoor.rl import VecTable

STEPS = 64  # as many as examples/ppo.py learns from at once
AHEAD = 2  # samples an actor is asked for, with the one it is at
SIGHT = 64  # numbers of a row that travel: enough to be a load, as little as a small learner wants


def samples(seed: int) -> Iterator[tuple[Any, ...]]:
    """What a learner is given, without end."""
    table = VecTable(batch=ROWS, seed=seed, wishes=ALL)
    dice = np.random.default_rng(seed)
    batch = table.reset()
    while True:
        seen = np.empty((STEPS, ROWS, SIGHT), np.float32)
        chosen = np.empty((STEPS, ROWS), np.int16)
        for step in range(STEPS):
            picks = (dice.random(ROWS) * batch.counts).astype(np.int64)
            seen[step], chosen[step] = batch.observations[:, :SIGHT], picks
            batch = table.step(picks)
        yield seen, chosen


def send(seed: int, end: Connection) -> None:
    """A plain process: its samples through a pipe, until nobody reads them."""
    for told in samples(seed):
        try:
            end.send(told)
        except (BrokenPipeError, ConnectionResetError):
            return


def processes(workers: int, seconds: float) -> float:
    context = get_context("spawn")
    ends, children = [], []
    for seed in range(workers):
        ours, theirs = context.Pipe(duplex=False)
        child = context.Process(target=send, args=(seed, theirs), daemon=True)
        child.start()
        theirs.close()
        ends.append(ours)
        children.append(child)
    for end in ends:
        end.recv()
    made, start = 0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        ready = first_of(ends, timeout=1.0)
        made += sum(end.recv()[1].size for end in ends if end in ready)
    for end, child in zip(ends, children, strict=True):
        end.close()
        child.terminate()
        child.join()
    return made / spent


def actors(workers: int, seconds: float) -> float:
    import ray

    class Player:
        def __init__(self, seed: int) -> None:
            self.samples = samples(seed)

        def some(self) -> tuple[Any, ...]:
            return next(self.samples)

    remote: Any = ray.remote(Player)
    players = [remote.remote(seed) for seed in range(workers)]
    ray.get([player.some.remote() for player in players])
    asked = {player.some.remote(): player for player in players for _ in range(AHEAD)}
    made, start = 0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        (ready,), _ = ray.wait(list(asked), num_returns=1)
        player = asked.pop(ready)
        asked[player.some.remote()] = player
        made += ray.get(ready)[1].size
    for player in players:
        ray.kill(player)
    return made / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each turn")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each")
    asked = parser.parse_args()
    try:
        import ray
    except ImportError:
        raise SystemExit("Ray is not installed here: pip install 'kickdoor[rl,ray]'") from None
    os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112, that is its name
    ray.init(num_cpus=asked.workers, include_dashboard=False, log_to_driver=False)
    rounds = [
        (processes(asked.workers, asked.seconds), actors(asked.workers, asked.seconds)) for _ in range(asked.rounds)
    ]
    figures = {
        f"choices a second in {asked.workers} processes": round(median(plain for plain, _ in rounds)),
        f"choices a second in {asked.workers} actors of Ray": round(median(rays for _, rays in rounds)),
        "Ray, times processes": round(median(rays / plain for plain, rays in rounds), 3),
    }
    compiled = str(observation.__file__).endswith((".so", ".pyd"))
    print(json.dumps({"compiled": compiled, "rounds": asked.rounds, "figures": figures}))
    ray.shutdown()


if __name__ == "__main__":
    main()
