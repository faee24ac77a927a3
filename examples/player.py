"""A player that learns: a network over what `kickdoor.rl.Spec` says of observations and options, and how often it wins.

Options are scored one by one, whatever their number (a *pointer*), so that it fits every edition and number of players.
`ppo.py` and `cloning.py` teach it. Needs PyTorch: pip install 'kickdoor[torch]'.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from kickdoor.rl import SeatEnv, Spec, VecTable, Wishes
from kickdoor.ruleset import Box

WISHES = Wishes(stand_back="turn")
WORDS = 64  # small numbers are read as words too: phases, kinds of questions…
CARDS_NAMED = ("door_top", "treasure_top", "die_monster", "curse", "cause_card")  # of the head
Array = NDArray[Any]


class Player(nn.Module):  # type: ignore[misc]
    """Scores of the options that are offered, and what the game is worth to who is asked."""

    def __init__(self, spec: Spec, width: int = 128, worded: int = 0) -> None:
        """`worded`: how many of the first numbers are read as words; left out, those of the head."""
        super().__init__()
        self.spec = spec
        self.worded = worded or spec["head"].size
        self.start = spec["where"].start  # numbers before, places of cards after
        self.places = len(spec.places)
        self.where = nn.EmbeddingBag(spec.cards * self.places, width, mode="sum")  # each card at each place
        self.head = nn.EmbeddingBag(self.worded * WORDS, width, mode="sum")
        self.numbers = nn.Linear(self.start, width)
        sizes = [512 if name == "value" else 1 + self._most(name) for name in spec.option_fields]
        self.register_buffer("sizes", torch.tensor(sizes))
        self.register_buffer("offsets", torch.tensor([0, *np.cumsum(sizes)[:-1]]))
        self.options = nn.EmbeddingBag(sum(sizes), width, mode="sum")
        for bag in (self.where, self.head, self.options):
            nn.init.normal_(bag.weight, std=0.1)
        printed = torch.tensor(spec.card_table, dtype=torch.float32)
        self.register_buffer("printed", printed / printed.abs().amax(0).clamp(min=1))
        self.card = nn.Linear(printed.shape[1], width)
        named = [spec.offset("head", 0, field) for field in CARDS_NAMED]
        named += [spec.offset("foes", row, "card") for row in range(spec["foes"].shape[0])]
        self.register_buffer("named", torch.tensor(named))
        scale = torch.full((self.start,), 10.0)
        scale[[spec.offset("players", row, "gold") for row in range(spec.players)]] = 1000.0
        scale[named] = float(spec.cards)
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(nn.LayerNorm(width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.look = nn.Linear(width, width)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(width, 1))
        self.worth = nn.Linear(width, 1)
        for last in (self.score[1], self.worth):  # at first all options are alike, and nothing is known of the end
            nn.init.normal_(last.weight, std=0.01)
            nn.init.zeros_(last.bias)

    def _most(self, field: str) -> int:
        tables = self.spec.box.tables
        if field in ("card", "target", "second"):
            return self.spec.cards
        return {"verb": len(self.spec.verbs), "ability": len(tables.abilities)}.get(field, 15)

    def forward(self, seen: Any, options: Any, counts: Any) -> tuple[Any, Any]:
        """Of [rows, width], all options one after another, and how many each row has: log chances [rows, most], worth.

        Where there is no option the chance is 0.
        """
        whose = torch.arange(len(seen)).repeat_interleave(counts)
        state = self.read(seen)
        scores = self.judge(state, seen, options, whose)
        there = torch.arange(int(counts.max())) < counts[:, None]
        padded = torch.full(there.shape, -torch.inf).masked_scatter(there, scores)
        return torch.log_softmax(padded, 1), self.worth(state)[:, 0]

    def read(self, seen: Any) -> Any:
        """[rows, width]: what is seen."""
        numbers = seen[:, : self.start]
        words = numbers[:, : self.worded].clamp(0, WORDS - 1) + WORDS * torch.arange(self.worded)
        lying = seen[:, self.start :] + self.places * torch.arange(self.spec.cards)
        state = self.numbers((numbers / self.scale).clamp(-4, 4)) + self.head(words) + self.where(lying)
        return self.body(state + self.card(self.printed[numbers[:, self.named]]).sum(1))

    def judge(self, state: Any, _seen: Any, options: Any, whose: Any) -> Any:
        """[options]: their scores; `whose` tells the row of each."""
        return self.score(self.look(state)[whose] + self.shown(options, [1, 5]))[:, 0]

    def shown(self, options: Any, cards: list[int]) -> Any:
        """[options, width]: what they say, and what is printed on their cards, which stand in these fields."""
        fields = torch.minimum(options.clamp(min=0), self.sizes - 1) + self.offsets
        return self.options(fields) + self.card(self.printed[options[:, cards]]).sum(1)

    def choose(self, seen: Array, options: Array, counts: Array) -> tuple[Array, Array, Array]:
        """An action for each row, by its chances; its log chance; what each row is worth."""
        with torch.no_grad():
            chances, worth = self(*tensors(seen, options, counts))
        actions = torch.multinomial(chances.exp(), 1)[:, 0]
        return actions.numpy(), chances.gather(1, actions[:, None])[:, 0].numpy(), worth.numpy()


def tensors(*arrays: Array) -> list[Any]:
    return [torch.from_numpy(np.asarray(array, np.int64)) for array in arrays]


def ragged(seen: Sequence[dict[str, Array]]) -> tuple[Array, Array, Array]:
    """What several environments show, as the network takes it."""
    counts = np.array([int(one["action_mask"].sum()) for one in seen])
    options = np.concatenate([one["options"][:count] for one, count in zip(seen, counts, strict=True)])
    return np.stack([one["observation"] for one in seen]), options, counts


def against_random(player: Player, box: Box, games: int, seed: int, wishes: Wishes) -> float:
    """Its share of the wins, alone among random players. In each row of a table it sits on every seat once."""
    players = player.spec.players
    table = VecTable(box, players, -(-games // players), seed, wishes=wishes)
    dice = np.random.default_rng(seed)
    rows = np.arange(table.batch)
    own, won = np.zeros(table.batch, np.int64), 0.0
    batch = table.reset()
    while (own < players).any():
        actions = (dice.random(table.batch) * batch.counts).astype(np.int64)
        asked = np.flatnonzero(batch.seats == own)
        if len(asked):
            options = batch.options[asked][batch.mask[asked]]
            actions[asked] = player.choose(batch.observations[asked], options, batch.counts[asked])[0]
        batch = table.step(actions)
        on = own < players
        won += float((batch.rewards[rows[on], own[on]] + 1 / players)[batch.terminated[on]].sum())
        own += batch.terminated | batch.truncated
    return won / (table.batch * players)


def against(
    player: Player, box: Box, opponents: str, games: int, seed: int, wishes: Wishes, abreast: int = 64
) -> float:
    """The same among agents of ours, by name."""
    players, won, dealt = player.spec.players, 0.0, 0
    tables: list[tuple[SeatEnv, dict[str, Array]]] = []
    free = [SeatEnv(box, players, opponents=opponents, seat=row % players, wishes=wishes) for row in range(abreast)]
    while tables or dealt < games:
        while free and dealt < games:
            env = free.pop()
            tables.append((env, env.reset(seed=seed + dealt)[0]))
            dealt += 1
        actions = player.choose(*ragged([seen for _env, seen in tables]))[0]
        playing = []
        for (env, _seen), action in zip(tables, actions.tolist(), strict=True):
            seen, reward, terminated, truncated, _info = env.step(action)
            won += reward + 1 / players if terminated else 0
            if terminated or truncated:
                free.append(env)
            else:
                playing.append((env, seen))
        tables = playing
    return won / games


def measured(player: Player, box: Box, games: int, wishes: Wishes = WISHES) -> list[float]:
    """Its shares of the wins against random and against heuristic players, in games it has not learnt from."""
    seed = 1_000_000
    return [against_random(player, box, games, seed, wishes), against(player, box, "heuristic", games, seed, wishes)]


class Curve:
    """What was measured on the way, line by line in a file and on the screen."""

    def __init__(self, path: Path, *names: str) -> None:
        self.path = path
        path.write_text("")
        self.line(*names)

    def now(self, doing: str) -> None:
        """What takes its time, where somebody watches."""
        if sys.stderr.isatty():
            print(f"\r\033[K{doing}", end="", file=sys.stderr, flush=True)

    def line(self, *told: float | str) -> None:
        self.now("")
        said = ",".join(f"{one:.3f}" if isinstance(one, float) else str(one) for one in told)
        print(said, flush=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(said + "\n")
