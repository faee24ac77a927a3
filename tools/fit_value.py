"""Fits the weights of agents/value.py: who wins, by what is seen when a turn begins.

    python tools/fit_value.py 200

plays that many four-player games of each edition, and of all together, between heuristic players, takes down every
beginning of a turn, fits a softmax over the players by stochastic gradient descent, and writes agents/weights.py. The
last games are kept back to test the fit; what comes of it is printed beside the loss of guessing.
"""

import sys
from math import exp, log
from pathlib import Path
from random import Random

from kickdoor.agents import value
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import State
from kickdoor.engine.view import view
from kickdoor.rules.clauses import shipped_editions
from kickdoor.sim.plan import Plan, make_plan
from kickdoor.sim.play import play_game

SCALE = (5, 1, 1, 1, 5, 60, 4, 4, 2, 1, 1, 1, 1)
PLAYERS = 4
MOST_TURNS = 60  # a player
KEPT_BACK = 0.15
EPOCHS = 4
GOAL = 10
FILE = Path(value.__file__).with_name("weights.py")

Row = list[list[float]]  # the features of each player
Data = list[tuple[Row, list[float]]]


class Beginnings:
    """Takes down the beginning of every turn."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.turn = 0

    def witness(self, s: State, seat: int, offered: list[Choice], choice: Choice) -> None:
        if s.number != self.turn:
            self.turn = s.number
            seen = view(s, -1)
            told = [value.features(seen, player, GOAL) for player in seen.players]
            self.rows.append([[float(x) / scale for x, scale in zip(row, SCALE, strict=True)] for row in told])

    def finish(self, s: State) -> None:
        pass


def play(plan: Plan, number: int) -> Data:
    """The turn beginnings of one game, each with the players' shares of the win."""
    seen = Beginnings()
    winners = play_game(plan, number, witness=seen).winners
    won = [(seat in winners) / max(1, len(winners)) for seat in range(PLAYERS)]
    return [(row, won) for row in seen.rows] if winners else []


def shares(weights: list[float], row: Row) -> list[float]:
    scores = [sum(map(float.__mul__, weights, player)) for player in row]
    powers = [exp(score - max(scores)) for score in scores]
    return [power / sum(powers) for power in powers]


def loss(weights: list[float], data: Data) -> float:
    lost = [w * log(p + 1e-12) for row, won in data for w, p in zip(won, shares(weights, row), strict=True)]
    return -sum(lost) / max(1, len(data))


def fit(editions: tuple[str, ...], games: int) -> list[float]:
    plan = make_plan(editions, PLAYERS, 777, "heuristic", MOST_TURNS)
    rows = [play(plan, number) for number in range(games)]
    cut = int(games * (1 - KEPT_BACK))
    known, test = [one for game in rows[:cut] for one in game], [one for game in rows[cut:] for one in game]
    weights = before(editions)  # few games are a small step from what was known
    dice = Random(1)
    for epoch in range(EPOCHS):
        dice.shuffle(known)
        rate = 0.006 / (1 + epoch)
        for row, won in known:
            for player, w, p in zip(row, won, shares(weights, row), strict=True):
                for i, x in enumerate(player):
                    weights[i] += rate * (w - p) * x
    name = "+".join(editions)
    fresh, old = loss(weights, test), loss(before(editions), test)
    print(
        f"{name}: {games} games, {len(known)} beginnings of turns; on {len(test)} kept back {fresh:.4f}, "
        f"with the weights there were {old:.4f}, by guessing {log(PLAYERS):.4f}",
        flush=True,
    )
    kept = weights if fresh < old else before(editions)  # what is no better is not taken
    return [weight / scale for weight, scale in zip(kept, SCALE, strict=True)]


def before(editions: tuple[str, ...]) -> list[float]:
    return [w * scale for w, scale in zip(value.weights_of(editions), SCALE, strict=True)]


def told(weights: list[float]) -> str:
    return ", ".join(f"{weight:.3g}" for weight in weights)


def main(games: int) -> None:
    found = {name: fit((name,), games) for name in shipped_editions()}
    blend = fit(tuple(shipped_editions()), games)
    rows = "".join(f'    "{name}": (\n        {told(weights)},\n    ),\n' for name, weights in found.items())
    FILE.write_text(
        '"""The weights of agents/value.py. Written by tools/fit_value.py; the order is that of value.NAMES."""\n\n'
        f"# fmt: off\nWEIGHTS: dict[str, tuple[float, ...]] = {{\n{rows}}}\n"
        f"BLEND: tuple[float, ...] = (\n    {told(blend)},\n)\n# fmt: on\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
