"""Reading a dataset: its games, and batches of arrays."""

import json
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from kickdoor.cards.load import PackError
from kickdoor.cards.shelf import Packs
from kickdoor.dataset.card import CARD, read_card
from kickdoor.dataset.error import DatasetError, get_arrow, get_torch
from kickdoor.dataset.recipe import same_box
from kickdoor.dataset.record import Record
from kickdoor.dataset.shards import AGAIN, GAMES, STEPS, read_shard, records_of
from kickdoor.rl.known import number
from kickdoor.rl.spec import Spec
from kickdoor.ruleset import Box, OptionError
from kickdoor.version import RULES_REV

if TYPE_CHECKING:
    from kickdoor.dataset.steps import Columns

FRAMEWORKS: Final = ("numpy", "torch")


class Dataset:
    """A finished dataset, made by these rules and cards."""

    def __init__(self, path: Path, card: dict[str, Any], box: Box) -> None:
        self.path = path
        self.card = card
        self.box = box
        self.players: int = card["recipe"]["players"]

    def __len__(self) -> int:
        """Games."""
        return int(self.card["counts"]["games"])

    @cached_property
    def spec(self) -> Spec:
        """What stands where in observations and options."""
        return Spec(self.box, self.players)

    @cached_property
    def current(self) -> bool:
        """Are its observations of the layout of this version?"""
        return bool(self.card.get("spec") == json.loads(json.dumps(self.spec.described())))

    def games(self) -> Iterator[Record]:
        """Every game in order."""
        for told in self.card["files"][GAMES]:
            yield from records_of(read_shard(self.path, told))

    def batches(
        self, size: int = 256, columns: Sequence[str] = (), *, seed: int | None = None, framework: str = "numpy"
    ) -> "Iterator[dict[str, Any]]":
        """Every decision once, `size` at a time (the last batch may be smaller), as arrays by column.

        Where there are no stored observations the games are played again for them: the same arrays. With a seed the
        shards come in another order, and so do the decisions in each. `columns`: only these; left out, all.
        """
        from kickdoor.dataset.batching import cut, in_torch
        from kickdoor.dataset.steps import STEP_COLUMNS

        if isinstance(columns, str):
            raise DatasetError(f"columns: a list of names, not {columns!r}")
        names = tuple(columns) or tuple(STEP_COLUMNS)
        for name in names:
            if name not in STEP_COLUMNS:
                raise DatasetError(f"unknown column '{name}': there are {', '.join(STEP_COLUMNS)}")
        most = number(size)
        if most is None or most < 1:
            raise DatasetError(f"batches of {size}: a whole number, at least 1")
        if framework not in FRAMEWORKS:
            raise DatasetError(f"unknown framework '{framework}': there are {', '.join(FRAMEWORKS)}")
        torch = get_torch() if framework == "torch" else None
        self.check_layout()
        found = cut(self.pieces(names, seed), most, seed)
        return found if torch is None else in_torch(found, torch)

    def check_layout(self) -> None:
        """Observations that are stored are of the layout of this version."""
        get_arrow()
        if STEPS in self.card["files"] and not self.current:
            words = f"kickdoor dataset expand {self.path} makes them anew"
            raise DatasetError(f"{self.path}: its observations are of another layout than this version's: {words}")

    def pieces(self, names: tuple[str, ...], seed: int | None) -> "Iterator[Columns]":
        """The steps of one shard after another, stored or played again."""
        from kickdoor.dataset.steps import Expander, arrays

        stored = self.card["files"].get(STEPS)
        order = list(range(len(self.card["files"][GAMES])))
        if seed is not None:
            Random(f"shards {seed}").shuffle(order)
        expander = None if stored else Expander(self.spec)
        for shard in order:
            if expander is None:
                table = read_shard(self.path, stored[shard], names)
            else:
                table = expander.table(records_of(read_shard(self.path, self.card["files"][GAMES][shard])))
            yield arrays(table, self.spec, names)


def open_dataset(path: Path, packs: Packs = (), stored: bool = True) -> Dataset:
    """The dataset in a folder, if it is whole and of these rules and cards; its observations only if they are wanted as
    they are `stored`."""
    card = read_card(path)
    if card is None:
        raise DatasetError(f"{path}: no dataset: there is no {CARD}")
    told = card["recipe"]
    if told["rules_rev"] != RULES_REV:
        raise DatasetError(f"{path}: played by revision {told['rules_rev']} of the rules; this is {RULES_REV}")
    try:
        box = same_box(told, packs)
    except (OptionError, PackError) as error:
        raise DatasetError(f"{path}: {error}") from None
    if box.hash != told["box"]:
        names = ", ".join(box.editions)
        raise DatasetError(f"{path}: made with other cards or options than {names}: box {told['box']}, not {box.hash}")
    if not card["complete"]:
        raise DatasetError(f"{path}: not finished: the command that makes it goes on where it stopped")
    for kind in (GAMES, STEPS) if stored else (GAMES,):
        for file in card["files"].get(kind, []):
            if not (path / file["file"]).is_file():
                raise DatasetError(f"{path / file['file']}: the shard is missing{AGAIN}")
    return Dataset(path, card, box)
