"""What is wrong with a dataset, in one line."""

from typing import Any


class DatasetError(ValueError):
    """A dataset that cannot be made or read as asked; what is there stays as it is."""


def get_arrow() -> Any:
    """The Parquet side of pyarrow, with NumPy beside it."""
    try:
        import numpy  # noqa: F401
        import pyarrow.parquet
    except ImportError:
        raise DatasetError("datasets need an extra: pip install 'kickdoor[data]'") from None
    return pyarrow


def get_torch() -> Any:
    try:
        import torch
    except ImportError:
        raise DatasetError("framework 'torch' is not installed: pip install torch; 'numpy' needs no more") from None
    return torch
