"""Games as data: Parquet to learn from offline, made by `kickdoor dataset`, read by `load`."""

from pathlib import Path
from typing import TYPE_CHECKING

from kickdoor.dataset.error import DatasetError

if TYPE_CHECKING:
    from kickdoor.dataset.loading import Dataset

__all__ = ["DatasetError", "load"]


def load(path: str | Path, packs: "tuple[str | Path, ...]" = ()) -> "Dataset":
    """The dataset in a folder; `packs` are folders of the editions from outside it needs. DatasetError says why not."""
    from kickdoor.dataset.loading import open_dataset

    return open_dataset(Path(path), packs)
