"""Making a dataset: shard by shard, wherever the crew is; what is whole is never made again."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from kickdoor.dataset.card import FORMAT, GAME_COLUMNS, counts, read_card, write_card
from kickdoor.dataset.error import DatasetError, get_arrow
from kickdoor.dataset.recipe import Recipe
from kickdoor.dataset.shards import GAMES, games_table, is_whole, mark_of, shard_path, told_of, write_shard
from kickdoor.sim.crew import Crew, map_chunks


class Maker:
    """A dataset while it is made: its recipe and its folder. It travels to every process."""

    def __init__(self, recipe: Recipe, folder: Path) -> None:
        get_arrow()
        self.recipe = recipe
        self.folder = folder

    def prepare(self) -> None:
        """The folder is new, or of the same dataset; from now on its card says of which."""
        try:
            self.folder.mkdir(exist_ok=True)
        except OSError as error:
            raise DatasetError(f"{self.folder}: {error.strerror}") from None
        card = read_card(self.folder)
        if card is None:
            self.begin()
            return
        found, wanted = card["recipe"], self.recipe.told()
        differing = [name for name in wanted if found.get(name) != wanted[name]]
        if differing:
            words = "; ".join(f"{name} {found.get(name)}, not {wanted[name]}" for name in differing if name != "logs")
            raise DatasetError(f"{self.folder} holds another dataset: {words or 'of other logs'}")

    def mark(self, shard: int) -> dict[str, Any]:
        """What a file says of itself."""
        return {"kind": GAMES, "recipe": self.recipe.hash, "shard": shard}

    def left(self) -> list[int]:
        """The shards that are still to be made."""
        card = read_card(self.folder)
        told = card["files"].get(GAMES, []) if card is not None else []
        return [shard for shard in range(self.recipe.shards) if not self.has(shard, told)]

    def has(self, shard: int, told: list[dict[str, Any]]) -> bool:
        """Is it there, and whole as far as a card tells? What is damaged is made again; what is of another dataset is
        refused."""
        path = shard_path(self.folder, GAMES, shard)
        found = mark_of(path)
        if found not in (None, self.mark(shard)):
            raise DatasetError(f"{path} is not of this dataset: name another folder, or move it away")
        return found is not None and (not told or is_whole(self.folder, told[shard]))

    def make(self, shards: Sequence[int]) -> list[int]:
        """Make these shards; how many games each has."""
        return [self.make_one(shard) for shard in shards]

    def make_one(self, shard: int) -> int:
        records = [self.recipe.record(number) for number in self.recipe.numbers(shard)]
        write_shard(shard_path(self.folder, GAMES, shard), games_table(records), self.mark(shard))
        return len(records)

    def begin(self) -> None:
        """A card that says what is to come."""
        write_card(
            self.folder,
            {
                "format": FORMAT,
                "complete": False,
                "recipe": self.recipe.told(),
                "columns": {GAMES: GAME_COLUMNS},
                "files": {},
            },
        )

    def finish(self, card: dict[str, Any]) -> None:
        """The games are whole. What the card tells of observations stays, so that damage to them is noticed."""
        files = [told_of(shard_path(self.folder, GAMES, shard)) for shard in range(self.recipe.shards)]
        card["complete"] = True
        card["files"][GAMES] = files
        card["counts"] = card.get("counts", {}) | counts(self.folder, files)
        write_card(self.folder, card)


def make_dataset(
    recipe: Recipe, folder: Path, crew: Crew, tick: Callable[[int, int], None] = lambda games, of: None
) -> dict[str, Any] | None:
    """Make what is missing; the card, or None when it was interrupted. `tick` hears how many games are done."""
    maker = Maker(recipe, folder)
    maker.prepare()
    left = maker.left()
    done = recipe.games - sum(len(recipe.numbers(shard)) for shard in left)
    tick(done, recipe.games)

    def keep(made: list[int]) -> None:
        nonlocal done
        done += sum(made)
        tick(done, recipe.games)

    if not map_chunks(partial(Maker.make, maker), left, replace(crew, most=1), keep):
        return None
    card = read_card(folder)
    assert card is not None
    if left or not card["complete"]:
        for draft in folder.glob(".*.parquet.*"):  # of runs that were killed
            draft.unlink()
        maker.finish(card)
    return card
