"""What a dataset is made from: games to be played, or logs. Its games follow from this alone."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from kickdoor.agents import make_agent
from kickdoor.agents.search import Searcher
from kickdoor.cards.shelf import Packs
from kickdoor.dataset.error import DatasetError
from kickdoor.dataset.record import Record, play_record, read_record
from kickdoor.replay.log import GameLog, read_log
from kickdoor.ruleset import Box
from kickdoor.sim.plan import Plan
from kickdoor.version import RULES_REV, VERSION


@dataclass(frozen=True)
class Recipe:
    """Game number i is game i of the plan, or the i-th log."""

    plan: Plan  # of logs: their box and players
    games: int
    shard: int  # games in a shard
    logs: tuple[str, ...] = ()

    @property
    def shards(self) -> int:
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def record(self, number: int) -> Record:
        if self.logs:
            return read_record(Path(self.logs[number]), number, self.plan.packs)
        return play_record(self.plan, number)

    def told(self) -> dict[str, Any]:
        """What makes it this dataset and no other."""
        plan = self.plan
        box = plan.box()
        told: dict[str, Any] = {
            "source": "logs" if self.logs else "played",
            "editions": list(plan.editions),
            "options": dict(plan.options),
            "packs": dict(box.packs),
            "players": plan.players,
            "games": self.games,
            "games_a_shard": self.shard,
            "box": box.hash,
            "rules_rev": RULES_REV,
            "kickdoor": VERSION,
        }
        if self.logs:
            return told | {"logs": {Path(log).name: sha256(Path(log).read_bytes()).hexdigest() for log in self.logs}}
        return told | {"agents": list(plan.agents), "seed": plan.seed, "turn_cap": plan.turn_cap}

    @cached_property
    def hash(self) -> str:
        return sha256(json.dumps(self.told(), sort_keys=True).encode()).hexdigest()


def play_recipe(plan: Plan, games: int, shard: int) -> Recipe:
    """Games of agents; those that look at the clock would not play the same games again."""
    box = plan.box()
    for name in plan.agents:
        agent = make_agent(name, box, 0, 0)
        if isinstance(agent, Searcher) and agent.budget.milliseconds:
            raise DatasetError(f"--agents: {name} looks at the clock, so no seed repeats its games: say flat:24")
    return Recipe(plan, checked("games", games), checked("shard", shard))


def log_recipe(paths: Sequence[Path], shard: int, packs: Packs) -> Recipe:
    """Logs, and those in folders; all with the same box and as many players."""
    files = [file for path in paths for file in (sorted(path.glob("*.jsonl")) if path.is_dir() else [path])]
    if not files:
        raise DatasetError(f"--log: no .jsonl in {', '.join(map(str, paths))}")
    if len({file.name for file in files}) < len(files):
        raise DatasetError("--log: two logs have the same name")
    first = read_log(files[0], packs)
    for file in files[1:]:
        check_same(file, read_log(file, packs), first)
    header = first.header
    plan = Plan(
        header.editions, header.players, 0, (), 0, tuple(map(str, packs)), tuple(header.options.items())
    )  # nothing is played by it
    return Recipe(plan, len(files), checked("shard", shard), tuple(map(str, files)))


def check_same(file: Path, log: GameLog, first: GameLog) -> None:
    if log.box.hash != first.box.hash:
        raise DatasetError(f"--log: {file}: played with other cards or options than {first.path}: a dataset for each")
    if log.header.players != first.header.players:
        raise DatasetError(f"--log: {file}: {log.header.players} players, {first.path} has {first.header.players}")


def checked(word: str, number: int) -> int:
    if number < 1:
        raise DatasetError(f"--{word} {number}: at least 1")
    return number


def same_box(told: dict[str, Any], packs: Packs) -> Box:
    """The box a dataset was made with."""
    return Plan(
        tuple(told["editions"]), told["players"], 0, (), 0, tuple(map(str, packs)), tuple(told["options"].items())
    ).box()
