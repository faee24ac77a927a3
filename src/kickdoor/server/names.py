"""What people call themselves and say to each other: made clean, told apart, and masked for who will not read it."""

import re
import unicodedata
from collections.abc import Collection
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

NAME_LENGTH: Final = 24
LINE_LENGTH: Final = 300
LONGEST_ENTRY: Final = 20  # words in a row that a reader may not want to see: as many as the 40 letters have
MARKS: Final = 4  # on one letter; no script needs more, and towers of them hide what others write

# Said with one click; clients show them in the reader's language by their id.
PHRASES: Final[dict[str, str]] = {
    "hello": "Hello, fellow adventurers!",
    "luck": "May your dice be kind.",
    "help-me": "Will anybody help me with this one?",
    "what-offer": "What is in it for me?",
    "no-deal": "No deal.",
    "wait": "Wait, I am still thinking.",
    "hurry": "The monsters are falling asleep. Your move!",
    "well-played": "Well played!",
    "ouch": "Ouch. That one hurt.",
    "mercy": "Have mercy, I am only small.",
    "revenge": "I shall remember this.",
    "oops": "Oops, wrong card.",
    "thanks": "Thank you!",
    "again": "Another game?",
}
# Shown on one's seat as a picture; these words are for who cannot see it.
REACTIONS: Final[dict[str, str]] = {
    "react-laugh": "(laughs)",
    "react-wow": "(is amazed)",
    "react-ouch": "(winces)",
    "react-grin": "(grins)",
    "react-bravo": "(applauds)",
    "react-skull": "(is done for)",
}
QUICK: Final = PHRASES | REACTIONS

_HIDDEN = frozenset(("Cc", "Cf", "Co", "Cs"))  # control, format and bidi, private use, surrogates
_BLANK = re.compile(  # letters, marks and signs that show nothing, though their category does not say so
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2065\u2800\u3164\ufe00-\ufe0e\uffa0\ufff0-\ufff8"
    "\U0001d159\U000e0000-\U000e0fff]"
)
_EMOJI_STYLE = "\ufe0f"  # asks for a colourful sign; two names do not differ by it


def clean_name(text: str) -> str:
    """The name as everybody sees it, or ValueError with a sentence for who chose it. A letter with its marks is one.

    >>> clean_name("  Ann\\tof   the Doors ")
    'Ann of the Doors'
    """
    name = cleaned(text)
    if not name:
        raise ValueError("A name needs at least one character that can be seen.")
    if (length := _visible(name)) > NAME_LENGTH:
        raise ValueError(f"A name has at most {NAME_LENGTH} characters; this one has {length}.")
    return name


def clean_text(text: str) -> str:
    """A line of chat as it is kept, or ValueError with a sentence."""
    line = cleaned(text)
    if not line:
        raise ValueError("There is nothing to read in this line.")
    if len(line) > LINE_LENGTH:
        raise ValueError(f"A line has at most {LINE_LENGTH} characters; this one has {len(line)}.")
    return line


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number where somebody has it already, in whatever case.

    >>> distinct("Ann", ["Bob", "ann"])
    'Ann 2'
    """
    used = {_likeness(other) for other in taken}
    numbered = (_shortened(name, f" {n}") for n in range(2, len(used) + 3))  # one more than can be used up
    return name if _likeness(name) not in used else next(other for other in numbered if _likeness(other) not in used)


def filtered(text: str, words: frozenset[str]) -> str:
    """The line with a reader's own words masked: whole words in any case, with or without diacritics. An entry of more
    words than one stands for these words in a row.

    >>> filtered("Goblins, GÖBLIN and hobgoblin", frozenset(["goblin"]))
    'Goblins, ****** and hobgoblin'
    """
    if not words:
        return text
    line = _line(text)
    hidden = 0
    for row in _listed(words) & line.rows.keys():
        hidden |= line.rows[row]
    if not hidden:
        return text
    return "".join([line.masked[i] if hidden >> i & 1 else piece for i, piece in enumerate(line.pieces)])


class _Line(NamedTuple):
    """A line as all of its readers look for their words in it."""

    pieces: list[str]  # each word with what is before it
    masked: list[str]
    rows: dict[tuple[str, ...], int]  # words in a row, folded, and the pieces they are, as bits


@lru_cache(4)
def _line(text: str) -> _Line:
    """Made once, however many read it: what is left to do for one of them is to look up the own words."""
    pieces = _pieces(text)
    folded = [_folded(piece) for _, piece in pieces]
    rows: dict[tuple[str, ...], int] = {}
    for start in range(len(pieces)):
        for end in range(start + 1, min(start + LONGEST_ENTRY, len(pieces)) + 1):
            row = tuple(folded[start:end])
            rows[row] = rows.get(row, 0) | (1 << end) - (1 << start)
    masked = [between + "*" * _visible(piece) for between, piece in pieces]
    return _Line([between + piece for between, piece in pieces], masked, rows)


@lru_cache(1000)
def _listed(words: frozenset[str]) -> frozenset[tuple[str, ...]]:
    """A reader's words as they are looked for: the same list for every line."""
    return frozenset(tuple(fold for _, piece in _pieces(word) if (fold := _folded(piece))) for word in words) - {()}


def cleaned(text: str) -> str:
    """NFKC; white space is one space; nothing hidden; no mark without a letter to sit on."""
    kept: list[str] = []
    room = 0
    for c in _BLANK.sub("", unicodedata.normalize("NFKC", text)):
        kind = unicodedata.category(c)
        if c.isspace():
            kept.append(" ")
            room = 0
        elif kind[0] == "M":
            if room:
                kept.append(c)
                room -= 1
        elif kind not in _HIDDEN:
            kept.append(c)
            room = MARKS
    return unicodedata.normalize("NFKC", " ".join("".join(kept).split()))


def _is_mark(c: str) -> bool:
    return unicodedata.category(c)[0] == "M"


def _visible(text: str) -> int:
    return sum(not _is_mark(c) for c in text)


def _likeness(name: str) -> str:
    return unicodedata.normalize("NFKC", name.casefold()).replace(_EMOJI_STYLE, "")


def _shortened(name: str, ending: str) -> str:
    """The name with an ending, cut between letters so that both fit."""
    room = NAME_LENGTH - len(ending)
    kept = ""
    for c in name:
        room -= not _is_mark(c)
        if room < 0:
            break
        kept += c
    return kept.rstrip() + ending


def _pieces(text: str) -> list[tuple[str, str]]:
    """(what is between, word) again and again; the last word may be empty."""
    pieces: list[tuple[str, str]] = []
    between = ""
    for is_word, letters in groupby(text, lambda c: c.isalnum() or _is_mark(c)):
        if is_word:
            pieces.append((between, "".join(letters)))
            between = ""
        else:
            between = "".join(letters)
    return [*pieces, (between, "")] if between else pieces


def _folded(word: str) -> str:
    """Without case and diacritics."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", word).casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))
