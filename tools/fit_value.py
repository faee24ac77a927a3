"""Fits the weights of agents/value.py: who wins, by how everybody stands when a turn begins.

    python tools/fit_value.py 2400 [--jobs 16] [--data FOLDER] [--file FILE]

plays that many four-player games of each edition, and of all together, between heuristic players, takes down every
beginning of a turn, fits a softmax over the players by Newton's method, and writes agents/weights.py. Every seventh
game is kept back to test the fit; what comes of it is printed beside the loss of the weights as they are and of
guessing. Where the fit is no better, the weights stay. With --data the beginnings are kept in a folder, and taken from
there when they are there; with --file something else is written than agents/weights.py. NumPy is needed (extra `rl`).
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import log
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kickdoor.agents import value
from kickdoor.agents.weights import BLEND, WEIGHTS
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import State
from kickdoor.rules.clauses import shipped_editions
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game
from kickdoor.standing import Standings

PLAYERS = 4
SEED = 77
MOST_TURNS = 60  # a player
KEPT_BACK = 7  # one game in so many
SOME = 25  # games a worker plays before it hands them in
STEPS = 7
RIDGE = 1e-3  # how much weights are held to nothing, features in standard deviations
FILE = Path(value.__file__).with_name("weights.py")

Array = NDArray[np.float32]


class Beginnings:
    """Takes down the beginning of every turn."""

    def __init__(self, standings: Standings) -> None:
        self.standings = standings
        self.rows: list[list[list[float]]] = []
        self.turn = 0

    def witness(self, s: State, seat: int, offered: list[Choice], choice: Choice) -> None:
        if s.number != self.turn:
            self.turn = s.number
            self.rows.append(self.standings.rows(s))

    def finish(self, s: State) -> None:
        pass


def play(editions: tuple[str, ...], first: int, end: int) -> tuple[Array, Array, Array]:
    """The turn beginnings of some games: how everybody stands, the shares of the win, and which game it is."""
    plan = make_plan(editions, PLAYERS, SEED, "heuristic", MOST_TURNS)
    standings = Standings(plan.box().tables)
    rows, shares, games = [], [], []
    for number in range(first, end):
        seen = Beginnings(standings)
        winners = play_game(plan, number, witness=seen).winners
        if winners:
            rows += seen.rows
            shares += [[(seat in winners) / len(winners) for seat in range(PLAYERS)]] * len(seen.rows)
            games += [number] * len(seen.rows)
    return np.array(rows, np.float32), np.array(shares, np.float32), np.array(games, np.float32)


def beginnings(editions: tuple[str, ...], games: int, jobs: int, folder: Path | None) -> tuple[Array, Array, Array]:
    """Of all games, played by several processes, or as they were kept."""
    kept = folder / f"{'+'.join(editions)}-{games}.npz" if folder is not None else None
    if kept is not None and kept.exists():
        with np.load(kept) as found:
            return found["rows"], found["shares"], found["games"]
    with ProcessPoolExecutor(jobs) as crew:
        starts = range(0, games, SOME)
        parts = list(crew.map(play, [editions] * len(starts), starts, [min(games, at + SOME) for at in starts]))
    rows, shares, numbers = (np.concatenate([part[i] for part in parts if len(part[0])]) for i in range(3))
    if kept is not None:
        np.savez_compressed(kept, rows=rows, shares=shares, games=numbers)
    return rows, shares, numbers


def chances(rows: Array, weights: Array) -> Array:
    scores = rows @ weights
    powers = np.exp(scores - scores.max(1, keepdims=True))
    found: Array = powers / powers.sum(1, keepdims=True)
    return found


def loss(rows: Array, shares: Array, weights: Array) -> float:
    return float(-(shares * np.log(chances(rows, weights) + 1e-12)).sum(1).mean())


def fit(rows: Array, shares: Array) -> Array:
    """The weights under which the winners were likeliest."""
    spread = rows.std((0, 1))
    spread[spread == 0] = 1  # what never differs tells nothing
    scaled = rows / spread
    weights = np.zeros(rows.shape[-1], np.float32)
    for _ in range(STEPS):
        p = chances(scaled, weights)
        slope = np.einsum("nki,nk->i", scaled, shares - p) / len(rows) - RIDGE * weights
        mean = np.einsum("nki,nk->ni", scaled, p)
        drawn = scaled * np.sqrt(p)[..., None]
        bend = (np.tensordot(drawn, drawn, ([0, 1], [0, 1])) - mean.T @ mean) / len(rows)
        weights = weights + np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope).astype(np.float32)
    return np.asarray(weights / spread)


def fit_edition(editions: tuple[str, ...], games: int, jobs: int, folder: Path | None) -> str:
    """Fit and test; the weights as they stand in the file."""
    rows, shares, numbers = beginnings(editions, games, jobs, folder)
    test = numbers % KEPT_BACK == 0
    known = np.array(WEIGHTS[editions[0]] if len(editions) == 1 else BLEND, np.float32)
    fitted = fit(rows[~test], shares[~test])
    was, now = (loss(rows[test], shares[test], weights) for weights in (known, fitted))
    print(
        f"{'+'.join(editions)}: {len(set(numbers))} games, {(~test).sum()} beginnings of turns; on {test.sum()} kept "
        f"back {now:.4f}, as it was {was:.4f}, by guessing {log(PLAYERS):.4f}: {'taken' if now < was else 'left'}",
        flush=True,
    )
    weights = fitted if now < was else known
    told = [f"{weight:.3g}" for weight in weights]
    return "".join(f"        {', '.join(told[at : at + 12])},\n" for at in range(0, len(told), 12))


def main() -> None:
    parser = argparse.ArgumentParser(description="Play games of every edition and fit the value of positions to them.")
    parser.add_argument("games", type=int)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    names = shipped_editions()
    found = {name: fit_edition((name,), asked.games, asked.jobs, asked.data) for name in names}
    blend = fit_edition(tuple(names), asked.games, asked.jobs, asked.data)
    rows = "".join(f'    "{name}": (\n{weights}    ),\n' for name, weights in found.items())
    asked.file.write_text(
        '"""The weights of agents/value.py. Written by tools/fit_value.py; the order is that of standing.NAMES."""\n\n'
        f"# fmt: off\nWEIGHTS: dict[str, tuple[float, ...]] = {{\n{rows}}}\n"
        f"BLEND: tuple[float, ...] = (\n{blend})\n# fmt: on\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
