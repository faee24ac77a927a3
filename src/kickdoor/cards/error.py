"""What is said of packs that cannot be used."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

MOST = 120  # words that are worth listing


class PackError(ValueError):
    """A pack cannot be loaded: where, and why."""


class UnknownEdition(ValueError):
    """There is no pack of that name."""


def choices(word: str, there: Iterable[str] | Mapping[str, str]) -> str:
    """What may have been meant by an unknown word, and all that there are unless they are very many.

    >>> choices("munster", ["monster", "item"])
    "; did you mean 'monster'? There are item, monster"
    """
    written = there if isinstance(there, Mapping) else {name: name for name in there}  # words as a file has them
    close = get_close_matches(word, written, 1)
    meant = f"; did you mean '{written[close[0]]}'?" if close else ""
    if not 0 < len(written) <= MOST:
        return meant
    return f"{meant} There are " * bool(meant) + "; there are " * (not meant) + ", ".join(sorted(written.values()))
