"""Fits the weights of agents/value.py: who wins, by what is seen when a turn begins.

    python tools/fit_value.py 1200

plays that many four-player classic games between heuristic players, takes down every beginning of a turn, and fits a
softmax over the players by stochastic gradient descent. The last part of the games is kept back to test the fit.
"""

import sys
from math import exp, log
from random import Random

from kickdoor.agents import make_agent
from kickdoor.chance import Seeded, answer
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.view import PlayerView, View, view
from kickdoor.game import request
from kickdoor.ruleset import open_box

NAMES = ("level", "is 9", "is 8", "7 or more", "bonus", "bonus squared", "cards", "cards from 8 on", "gold", "traits",
         "Curses", "on turn", "next", "on turn from 8 on")  # fmt: skip
SCALE = (5, 1, 1, 1, 5, 60, 4, 4, 1, 2, 1, 1, 1, 1)
PLAYERS = 4
MOST_TURNS = 500 * PLAYERS
KEPT_BACK = 0.15
EPOCHS = 6

Row = list[list[float]]  # the features of each player


def features(v: View, player: PlayerView) -> list[float]:
    level, bonus, late = player.level, player.strength - player.level, player.level >= 8
    after = (player.seat - v.turn) % PLAYERS
    plain = (level, level == 9, level == 8, level >= 7, bonus, bonus * abs(bonus), player.hand_size,
             late * player.hand_size, player.gold / 1000, len(player.traits), len(player.curses), after == 0,
             after == 1, late * (after == 0))  # fmt: skip
    return [float(x) / scale for x, scale in zip(plain, SCALE, strict=True)]


def play(number: int) -> tuple[list[Row], list[float]]:
    """The turn beginnings of one game, and each player's share of the win."""
    box = open_box()
    agents = [make_agent("heuristic", box, seat, f"fit/{number}/{seat}") for seat in range(PLAYERS)]
    source = Seeded(f"fit/{number}")
    s = empty_table(box.tables, [ids.MALE, ids.FEMALE] * 2)
    deal(s)
    rows: list[Row] = []
    last = 0
    while not s.winners and s.number <= MOST_TURNS:
        if s.asked == CHANCE:
            apply(s, CHANCE, answer(s, source))
            continue
        seen = view(s, s.asked)
        if s.number != last:
            last = s.number
            rows.append([features(seen, player) for player in seen.players])
        apply(s, s.asked, agents[s.asked].choose(seen, request(s, s.asked, options(s, s.asked), 0)))
    won = [s.winners >> seat & 1 for seat in range(PLAYERS)]
    return rows, [one / max(1, sum(won)) for one in won]


def shares(weights: list[float], row: Row) -> list[float]:
    scores = [sum(map(float.__mul__, weights, player)) for player in row]
    powers = [exp(score - max(scores)) for score in scores]
    return [power / sum(powers) for power in powers]


def loss(weights: list[float], data: list[tuple[Row, list[float]]]) -> float:
    return -sum(w * log(p + 1e-12) for row, won in data for w, p in zip(won, shares(weights, row), strict=True)) / len(
        data
    )


def main(games: int) -> None:
    data = [(row, won) for number in range(games) for rows, won in [play(number)] for row in rows]
    cut = int(len(data) * (1 - KEPT_BACK))
    fit, test = data[:cut], data[cut:]
    weights = [0.0] * len(NAMES)
    dice = Random(1)
    for epoch in range(EPOCHS):
        dice.shuffle(fit)
        rate = 0.02 / (1 + epoch)
        for row, won in fit:
            for player, w, p in zip(row, won, shares(weights, row), strict=True):
                for i, x in enumerate(player):
                    weights[i] += rate * (w - p) * x
        print(f"epoch {epoch + 1}: {loss(weights, test):.4f} on games kept back, {log(PLAYERS):.4f} by guessing")
    for name, weight, scale in zip(NAMES, weights, SCALE, strict=True):
        print(f"{name:18} {weight / scale:+.4f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1200)
