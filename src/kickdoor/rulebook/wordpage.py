"""The reference of the card vocabulary as a page, docs/vocabulary.md."""

from collections.abc import Iterator
from typing import get_args

from kickdoor.cards.schema import AnyCard, Companion, Pack
from kickdoor.cards.vocabulary import FAMILIES, FORMS, SINCE, fields
from kickdoor.effects.base import kebab
from kickdoor.effects.phrase import count
from kickdoor.rulebook.lexicon import Looked, counts, lexicon

MANY = 5  # kinds of cards that are worth naming
LEFT_OUT = {"": "", "nothing": "; may be left out"}


def words_page() -> str:
    return "\n".join(_page()) + "\n"


def totals() -> str:
    """How many words there are, and how many are said by a single card."""
    words, once, never = (sum(column) for column in zip(*counts().values(), strict=True))
    return f"{words} words, {once} of them used by a single card, {never} by none"


def entry(looked: Looked) -> Iterator[str]:
    """One word: what it means, its fields, what it says, and where."""
    if looked.entry.means:
        yield looked.entry.means
    yield from (f"- {line}" for line in _fields(looked.entry.term))
    yield from (f"- {language}: *{sentence}*" for language, sentence in looked.sentences.items())
    if looked.entry.family == "rules" and len(looked.entry.kinds) < MANY:
        yield f"- for cards of the kind {', '.join(looked.entry.kinds)}"
    where = f"[{looked.title}](cards/{looked.edition}.md#{looked.card}), one of " if looked.card else "as in "
    often = f"{count(looked.cards, 'card')}: " if looked.card else ""
    yield f"- {where}{often}`{looked.written}`. Since {SINCE}."


def _page() -> Iterator[str]:
    yield "# The words of card files"
    yield ""
    yield f"{totals()}. Made from the vocabulary by `kickdoor words --render docs`; `kickdoor words WORD` prints one."
    yield "How to write a card, an edition or a mechanic is told in [CONTRIBUTING.md](../CONTRIBUTING.md)."
    yield ""
    yield "Where a field takes a word of a family, it stands alone if it has no fields of its own, `when: [fight]`;"
    yield "otherwise in braces with a key that names the family: `{do: …}`, `{rule: …}`, `{that: …}` for what must"
    yield "be so, `{at: …}` for a target, `{pay: …}` for a cost, `{are: …}` for what strength depends on."
    yield ""
    yield "- [Kinds of cards](#kinds-of-cards)"
    yield "- [Forms](#forms)"
    for family, heading in FAMILIES.items():
        yield f"- [{heading}: {family}](#{_anchor(f'{heading}: {family}')})"
    yield from _kinds()
    yield from _forms()
    for family, heading in FAMILIES.items():
        yield ""
        yield f"## {heading}: {family}"
        for looked in lexicon():
            if looked.entry.family == family:
                yield ""
                yield f"### {looked.entry.word}"
                yield from entry(looked)


def _kinds() -> Iterator[str]:
    yield ""
    yield "## Kinds of cards"
    yield "A deck file has the cards by their id. A pack from outside may bring kinds of its own."
    for kind in get_args(AnyCard):
        yield ""
        yield f"### kind: {'any of a custom' if kind is Companion else kebab(kind.__name__)}"
        yield from _told(kind)
        yield from (f"- {line}" for line in _fields(kind))
    yield ""
    yield "### pack.yaml"
    yield from _told(Pack)
    yield from (f"- {line}" for line in _fields(Pack))


def _forms() -> Iterator[str]:
    yield ""
    yield "## Forms"
    yield "What words are put into, or are made of."
    for form in FORMS:
        yield ""
        yield f"### form: {form.__name__.lower()}"
        yield from _told(form)
        yield from (f"- {line}" for line in _fields(form))


def _told(kind: type) -> Iterator[str]:
    if kind.__doc__ and kind.__doc__.strip().endswith("."):
        yield " ".join(kind.__doc__.split())


def _fields(term: type | None) -> Iterator[str]:
    for name, takes, left_out in fields(term):
        yield f"`{name}`: {takes}{LEFT_OUT.get(left_out, f'; left out, {left_out}')}"


def _anchor(heading: str) -> str:
    return heading.lower().replace(":", "").replace(" ", "-")
