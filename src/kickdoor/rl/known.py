"""Options by name: whoever gives one that there is not, or one that cannot be, is told what there is."""

from inspect import signature
from operator import index
from typing import Any, Self

from kickdoor.cards.error import choices


class Known:
    """For classes whose options are written by their users."""

    def __new__(cls, *_args: Any, **words: Any) -> Self:
        there = list(signature(cls.__init__).parameters)[1:]  # but for self
        for word in words:
            if word not in there:
                raise TypeError(f"{cls.__name__}: unknown option '{word}'{choices(word, there)}")
        return super().__new__(cls)


def number(value: Any) -> int | None:
    """A whole number, of Python or NumPy; None is anything else.

    >>> number(4), number(4.0), number(True)
    (4, None, None)
    """
    try:
        return None if isinstance(value, bool) else index(value)
    except TypeError:
        return None


def whole(name: str, value: Any, least: int) -> int:
    """A whole number that is not too small.

    >>> whole("batch", "4", 1)
    Traceback (most recent call last):
    ...
    ValueError: batch: a whole number, at least 1, not '4'
    """
    given = number(value)
    if given is None or given < least:
        raise ValueError(f"{name}: a whole number, at least {least}, not {value!r}")
    return given
