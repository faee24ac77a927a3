"""What of others a part of this package is made with, and what to say where it is not installed."""

from importlib import import_module
from typing import Any, Final

EXTRA: Final = "pip install 'kickdoor[rl]'"


class NotInstalled(ImportError):
    """A framework that is not there."""


def part(module: str, name: str) -> Any:
    """Something of a module that may rest on a framework.

    >>> part("nothing_of_the_kind", "Table")
    Traceback (most recent call last):
    ...
    kickdoor.rl.needs.NotInstalled: Table needs nothing_of_the_kind: pip install 'kickdoor[rl]'
    """
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        raise NotInstalled(f"{name} needs {(error.name or module).partition('.')[0]}: {EXTRA}") from None
