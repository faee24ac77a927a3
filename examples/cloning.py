"""Behaviour cloning: a network learns to do what heuristic players did in the games of a dataset, and then plays.

kickdoor dataset --out games --option winning_level=3 --agents heuristic,random,random,random --observations
python examples/cloning.py games --seed 1 --out cloning-1.csv
"""

import argparse
from collections import Counter
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from player import WORDS, Array, Curve, Player, measured, tensors
from torch import nn

from kickdoor.dataset import load
from kickdoor.rl import Spec, Wishes

TEACHER = "heuristic"
PIECE, RATE = 512, 1e-3  # decisions at a time
HELD = 10  # of so many games one is held out
CARDS = [1, 5, 6]  # fields of an option: its card, what it is aimed at, and a second one
KIND, VALUE, A_PLAYER = 3, 4, 1  # at whom it is aimed
ASKED = Wishes()  # in all windows, as those were from whom it learns


class Pupil(Player):
    """Judges each option together with what it is about: the fight, where its cards lie, at whom it is aimed."""

    def __init__(self, spec: Spec, width: int = 128) -> None:
        super().__init__(spec, width, spec["where"].start)
        self.munchkins, self.monsters = (spec.offset("fight", 0, side) for side in ("munchkins", "monsters"))
        self.ahead = nn.Embedding(2 * WORDS, width)  # by how much the munchkins are
        self.lies = nn.EmbeddingBag(len(CARDS) * (1 + self.places), width, mode="sum")
        for words in (self.ahead, self.lies):
            nn.init.normal_(words.weight, std=0.1)
        self.person = nn.Linear(spec["players"].shape[1], width)
        self.light = nn.Linear(width, width)
        self.score = nn.Sequential(
            nn.LayerNorm(width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1)
        )

    def judge(self, state: Any, seen: Any, options: Any, whose: Any) -> Any:
        ahead = (seen[:, self.munchkins] - seen[:, self.monsters]).clamp(-WORDS, WORDS - 1) + WORDS
        cards = options[:, CARDS]
        place = (seen[whose[:, None], self.start + (cards - 1).clamp(min=0)] + 1) * (cards > 0)
        place = place + (1 + self.places) * torch.arange(len(CARDS))
        shown = (
            self.shown(options, CARDS) + self.lies(place) + self.ahead(ahead)[whose] + self.aimed(seen, options, whose)
        )
        return self.score(self.look(state)[whose] + shown + self.light(state)[whose] * shown)[:, 0]

    def aimed(self, seen: Any, options: Any, whose: Any) -> Any:
        """[options, width]: the player an option is aimed at, if it is one."""
        part, players = self.spec["players"], self.spec.players
        numbers = (seen[:, : self.start] / self.scale).clamp(-4, 4)[:, part.start : part.start + part.size]
        seat = options[:, VALUE] - 1
        there = (options[:, KIND] == A_PLAYER) & (seat >= 0) & (seat < players)
        return self.person(numbers.view(len(seen), players, -1)[whose, seat.clamp(0, players - 1)]) * there[:, None]


class Lessons:
    """What the teachers saw, were offered and chose, in all games of some datasets."""

    def __init__(self, folders: list[Path]) -> None:
        columns = ["game", "seat", "observation", "options", "offered", "choice"]
        seen, options, counts, choices, held = [], [], [], [], []
        for folder in folders:
            data = load(folder)
            self.box, self.spec = data.box, data.spec
            teaches = np.array([name == TEACHER for name in data.card["recipe"]["agents"]])
            for batch in data.batches(4096, columns):
                rows = teaches[batch["seat"]]
                there = np.arange(batch["options"].shape[1]) < batch["offered"][:, None]
                seen.append(batch["observation"][rows])
                options.append(batch["options"][there & rows[:, None]])
                counts.append(batch["offered"][rows].astype(np.int64))
                choices.append(batch["choice"][rows].astype(np.int64))
                held.append(batch["game"][rows] % HELD == 0)
        self.seen, self.options, self.counts = np.concatenate(seen), np.concatenate(options), np.concatenate(counts)
        self.choices = np.concatenate(choices)
        self.starts = np.concatenate(([0], np.cumsum(self.counts)))
        self.held, self.learnt = np.flatnonzero(np.concatenate(held)), np.flatnonzero(~np.concatenate(held))

    def at(self, rows: Array) -> tuple[list[Any], Any]:
        """These decisions as the network takes them, and what was chosen."""
        options = np.concatenate([self.options[self.starts[row] : self.starts[row + 1]] for row in rows])
        return tensors(self.seen[rows], options, self.counts[rows]), torch.from_numpy(self.choices[rows])

    def verbs(self, rows: Array) -> list[str]:
        """What was chosen in these decisions."""
        chosen = self.options[self.starts[rows] + self.choices[rows], 0]
        return [self.spec.verbs[verb] for verb in chosen.tolist()]


def learn(player: Player, optimiser: Any, lessons: Lessons, rows: Array) -> None:
    """Once through these decisions."""
    for at in range(0, len(rows), PIECE):
        seen, choices = lessons.at(rows[at : at + PIECE])
        chances, _worth = player(*seen)
        optimiser.zero_grad()
        nn.functional.nll_loss(chances, choices).backward()
        nn.utils.clip_grad_norm_(player.parameters(), 1.0)
        optimiser.step()


def agreement(player: Player, lessons: Lessons) -> Array:
    """Of each held-out decision, whether the player would have made it."""
    right = []
    with torch.no_grad():
        for at in range(0, len(lessons.held), 4 * PIECE):
            seen, choices = lessons.at(lessons.held[at : at + 4 * PIECE])
            right.append((player(*seen)[0].argmax(1) == choices).numpy())
    return np.concatenate(right)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path, nargs="+", help="datasets of the same box")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--parts", type=int, default=2, help="measurements in an epoch")
    parser.add_argument("--games", type=int, default=400, help="of a measurement, against each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("cloning.csv"), help="the curve; beside it the player, as .pt")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    dice = np.random.default_rng(asked.seed)
    lessons = Lessons(asked.data)
    player = Pupil(lessons.spec)
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    slower = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, asked.epochs * asked.parts, RATE / 20)
    curve = Curve(asked.out, "decisions", "seconds", "agreement", "random", "heuristic")
    made, spent = 0, 0.0

    def measure() -> Array:
        curve.now(f"measuring in {2 * asked.games} games")
        right = agreement(player, lessons)
        curve.line(made, round(spent), float(right.mean()), *measured(player, lessons.box, asked.games, ASKED))
        return right

    right = measure()
    for _ in range(asked.epochs):
        for rows in np.array_split(dice.permutation(lessons.learnt), asked.parts):
            curve.now(f"learning from {len(rows):,} decisions")
            begin = process_time()
            learn(player, optimiser, lessons, rows)
            slower.step()
            made, spent = made + len(rows), spent + process_time() - begin
            right = measure()
    torch.save(player.state_dict(), asked.out.with_suffix(".pt"))
    verbs = lessons.verbs(lessons.held)
    agreed = Counter(verb for verb, one in zip(verbs, right, strict=True) if one)
    for verb, many in Counter(verbs).most_common():
        print(f"{verb:10} {many:7,} {agreed[verb] / many:.1%}")


if __name__ == "__main__":
    main()
