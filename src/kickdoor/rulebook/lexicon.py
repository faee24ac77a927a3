"""The words of card files, looked up: what each says in every language, a card that says it, and how many do."""

import io
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
import yaml
from msgspec import inspect

from kickdoor.cards.load import read_edition
from kickdoor.cards.vocabulary import FAMILIES, SINCE, Word, fields, said, vocabulary
from kickdoor.effects import conditions, costs, standing, targets
from kickdoor.effects.base import tell, word
from kickdoor.effects.might import Might
from kickdoor.rules.clauses import shipped_editions
from kickdoor.words import Phrase, languages


@dataclass(frozen=True)
class Looked:
    """A word with an example; `card` is empty where no card of the game says it."""

    entry: Word
    sentences: dict[str, str]  # by language
    edition: str
    card: str
    title: str
    written: str  # the word as that card has it
    cards: int  # that say it

    def told(self) -> dict[str, Any]:
        """For scripts."""
        names = ("name", "takes", "left_out")
        return {
            "family": self.entry.family,
            "word": self.entry.word,
            "means": self.entry.means,
            "fields": [dict(zip(names, part, strict=True)) for part in fields(self.entry.term)],
            "sentences": self.sentences,
            "example": {"edition": self.edition, "card": self.card, "written": self.written} if self.card else None,
            "kinds": self.entry.kinds,
            "cards": self.cards,
            "since": SINCE,
        }


@cache
def lexicon() -> tuple[Looked, ...]:
    """Every word, in the order of the vocabulary."""
    first: dict[tuple[str, str], tuple[str, str, str, Any, Any]] = {}
    often: Counter[tuple[str, str]] = Counter()
    for edition in shipped_editions():
        for card in read_edition(edition).cards():
            heard = set()
            for family, name, value, holder in said(card):
                heard.add((family, name))
                first.setdefault((family, name), (edition, card.id, card.name, value, holder))
            often.update(heard)
    return tuple(_looked(entry, first.get(key), often[key]) for key, entry in vocabulary().items())


def look_up(find: str) -> list[Looked]:
    """The words of that name, or else those that have it in their name or in a sentence."""
    same = [found for found in lexicon() if found.entry.word == find]
    return same or [found for found in lexicon() if find in " ".join([found.entry.word, *found.sentences.values()])]


def counts() -> dict[str, tuple[int, int, int]]:
    """By family: how many words, how many of them on a single card, how many on none."""
    found = {family: [looked.cards for looked in lexicon() if looked.entry.family == family] for family in FAMILIES}
    return {family: (len(cards), cards.count(1), cards.count(0)) for family, cards in found.items()}


def snippet(value: Any) -> str:
    """A piece of a card as its file has it, on one line."""
    text = io.StringIO()
    yaml.safe_dump(msgspec.to_builtins(value), text, default_flow_style=True, sort_keys=False, width=100_000)
    return text.getvalue().strip().removesuffix("...").strip()


def _looked(entry: Word, found: tuple[str, str, str, Any, Any] | None, cards: int) -> Looked:
    edition, card, title, value, holder = found or ("", "", "", *_sample(entry))
    phrase = _phrase(entry, value, holder)
    sentences = {name: tell(phrase, name) for name in sorted(languages(), key=_english_first)}
    written = snippet(holder if entry.family in ("might", "per") else value)
    return Looked(entry, sentences, edition, card, title, written, cards)


def _english_first(language: str) -> tuple[bool, str]:
    return language != "en", language


def _phrase(entry: Word, value: Any, holder: Any) -> Phrase:
    """What is said by it."""
    match entry.family:
        case "do":
            return value.phrase()  # type: ignore[no-any-return]
        case "rules":
            return standing.phrase(value)
        case "if":
            return conditions.phrase(value)
        case "target":
            return (*targets.asked(value), *targets.scope(value))[0]
        case "cost":
            return costs.asked(value)[0]
        case "when":
            return word(value, "when")
        case _:
            return holder.phrase()  # type: ignore[no-any-return]


def _sample(entry: Word) -> tuple[Any, Any]:
    """A word that no card says, with the simplest there is in its fields, and what holds it."""
    if entry.term is None:
        return entry.word, None
    value = _simplest(inspect.type_info(entry.term))
    return value, Might(1, value) if entry.family == "might" else None


def _simplest(kind: inspect.Type) -> Any:
    match kind:
        case inspect.Metadata():
            return _simplest(kind.type)
        case inspect.StructType():
            return kind.cls(**{part.name: _simplest(part.type) for part in kind.fields if part.required})
        case inspect.UnionType():
            return _simplest(kind.types[0])
        case inspect.VarTupleType():
            return (_simplest(kind.item_type),)
        case inspect.IntType():
            return 1 if kind.ge is None else kind.ge
        case inspect.LiteralType():
            return kind.values[0]
        case _:
            return "elf"
