"""Proximal policy optimisation by self-play: one network plays all seats of many games, and learns from each of them.

python examples/ppo.py --seed 1 --out ppo-1.csv
"""

import argparse
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from player import WISHES, Array, Curve, Player, measured, tensors
from torch import nn

from kickdoor.rl import VecTable
from kickdoor.ruleset import open_box

GAMES, STEPS = 128, 64  # side by side, and decisions in each of a round
EPOCHS, PIECE = 3, 1024  # looks at a round, decisions at a time
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
DISCOUNT, TRACE = 1.0, 0.95
LEVEL = 0.1  # what a Level ahead of the others counts on the way: given and taken back, so that only the win remains


def play(table: VecTable, player: Player, batch: Any) -> tuple[Any, list[dict[str, Array]]]:
    """A round: every decision with what was seen, offered and done, and what everybody got after it."""
    steps = []
    for _ in range(STEPS):
        options, _starts = batch.ragged()
        step = {"seen": batch.observations.copy(), "options": options, "counts": batch.counts.copy(),
                "seats": batch.seats.astype(np.int64)}  # fmt: skip
        step["actions"], step["chances"], step["worth"] = player.choose(step["seen"], options, step["counts"])
        batch = table.step(step["actions"])
        step["ended"] = batch.terminated | batch.truncated
        levels = batch.info["levels"].astype(np.float32)
        step["rewards"] = batch.rewards + LEVEL * (levels - levels.mean(1, keepdims=True))
        steps.append(step)
    return batch, steps


def advantages(steps: list[dict[str, Array]], players: int) -> tuple[Array, Array]:
    """[steps, games]: how much better each decision went than expected, and whether that is known by now.

    Between two decisions of a seat others are asked; what it gets meanwhile belongs to the former.
    """
    games = len(steps[0]["seats"])
    rows = np.arange(games)
    got = np.zeros((games, players), np.float32)  # since, by seat
    worth, better = got.copy(), got.copy()  # of the seat's next decision
    known = np.zeros((games, players), bool)
    found, counts = np.zeros((len(steps), games), np.float32), np.zeros((len(steps), games), bool)
    for at in reversed(range(len(steps))):
        step = steps[at]
        over = step["ended"]
        got[over] = worth[over] = better[over] = 0
        known[over] = True
        got += step["rewards"]
        seats = step["seats"]
        surprise = got[rows, seats] + DISCOUNT * worth[rows, seats] - step["worth"]
        found[at] = surprise + DISCOUNT * TRACE * better[rows, seats]
        counts[at] = known[rows, seats]
        got[rows, seats] = 0
        worth[rows, seats] = step["worth"]
        better[rows, seats] = np.where(counts[at], found[at], 0)
        known[rows, seats] = True
    return found, counts


def learn(player: Player, optimiser: Any, steps: list[dict[str, Array]], dice: np.random.Generator) -> None:
    """Some epochs over a round."""
    better, known = advantages(steps, player.spec.players)
    seen, counts, actions, before, worth = (
        np.concatenate([step[name] for step in steps]) for name in ("seen", "counts", "actions", "chances", "worth")
    )
    options = np.concatenate([step["options"] for step in steps])
    starts = np.concatenate(([0], np.cumsum(counts, dtype=np.int64)))
    better, usable = better.reshape(-1), np.flatnonzero(known.reshape(-1))
    goal = torch.from_numpy(worth + better)
    even = torch.from_numpy((better - better[usable].mean()) / (better[usable].std() + 1e-6))
    old = torch.from_numpy(before)
    for _ in range(EPOCHS):
        dice.shuffle(usable)
        for at in range(0, len(usable), PIECE):
            rows = usable[at : at + PIECE]
            offered = np.concatenate([options[starts[row] : starts[row + 1]] for row in rows])
            chances, guess = player(*tensors(seen[rows], offered, counts[rows]))
            done = chances.gather(1, torch.from_numpy(actions[rows])[:, None])[:, 0]
            ratio = (done - old[rows]).exp()
            gain = torch.minimum(ratio * even[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * even[rows]).mean()
            spread = -(chances.exp() * chances.clamp(min=-1e3)).sum(1).mean()
            miss = (guess - goal[rows]).square().mean()
            optimiser.zero_grad()
            (miss - gain - ENTROPY * spread).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--every", type=int, default=25, help="rounds between two measurements")
    parser.add_argument("--games", type=int, default=400, help="of a measurement, against each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--winning-level", type=int, default=3)
    parser.add_argument("--start", type=Path, help="a player to go on from, as an earlier run kept it")
    parser.add_argument("--out", type=Path, default=Path("ppo.csv"), help="the curve; beside it the player, as .pt")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    dice = np.random.default_rng(asked.seed)
    box = open_box(options={"winning_level": asked.winning_level})
    table = VecTable(box, asked.players, GAMES, asked.seed, wishes=WISHES)
    player = Player(table.spec)
    if asked.start:
        player.load_state_dict(torch.load(asked.start, weights_only=True))
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    curve = Curve(asked.out, "decisions", "seconds", "random", "heuristic")
    batch, spent = table.reset(), 0.0
    measuring = f"measuring in {2 * asked.games} games"
    curve.now(measuring)
    curve.line(0, 0, *measured(player, box, asked.games))
    for number in range(1, asked.rounds + 1):
        curve.now(f"round {number} of {asked.rounds}")
        begin = process_time()
        batch, steps = play(table, player, batch)
        learn(player, optimiser, steps, dice)
        spent += process_time() - begin
        if number % asked.every == 0:
            curve.now(measuring)
            curve.line(number * GAMES * STEPS, round(spent), *measured(player, box, asked.games))
    torch.save(player.state_dict(), asked.out.with_suffix(".pt"))


if __name__ == "__main__":
    main()
