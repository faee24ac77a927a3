"""What every entry of the card vocabulary is: a frozen value with a schema, a code and a text."""

import re
from functools import cache
from typing import Annotated, Any, ClassVar, get_args

from msgspec import Meta, Struct, structs

from kickdoor import words
from kickdoor.effects.coder import Coder, Ops, join
from kickdoor.effects.phrase import CHARACTER, a, many, title
from kickdoor.words import Phrase, Value

PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*$"
Word = Annotated[str, Meta(pattern=PATTERN)]
Count = Annotated[int, Meta(ge=1)]
# Words of which a text speaks: the messages for them begin with what they are.
Trait = Annotated[str, Meta(pattern=PATTERN, extra={"is": "trait"})]
Tag = Annotated[str, Meta(pattern=PATTERN, extra={"is": "tag"})]
CardName = Annotated[str, Meta(pattern=PATTERN, extra={"is": "card"})]


def kebab(name: str) -> str:
    """The word in card files for a class: LoseBest -> lose-best."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


class Term(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A value of the card language; unknown fields are refused."""


class Entry(Term, frozen=True):
    """A term with words of its own: the message of its family and name, with its fields in the blanks."""

    FAMILY: ClassVar[str]

    def phrase(self) -> Phrase:
        blanks = {name: blank(getattr(self, name), kind) for name, kind in fields(type(self))}
        return Phrase(f"{self.FAMILY}-{kebab(type(self).__name__)}", blanks)

    def text(self, language: str = "en") -> str:
        return tell(self.phrase(), language)


class Effect(Entry, frozen=True, tag_field="do", tag=kebab):
    """Something a card does. Its text is a clause: no capital, no full stop."""

    FAMILY = "do"
    NESTS: ClassVar[bool] = False  # it has other effects inside

    def code(self, c: Coder) -> Ops:
        raise TypeError(f"{type(self).__name__} is only a base")

    def parts(self) -> "tuple[Effect, ...]":
        """The steps it is made of, for those that are written as one."""
        return (self,)


class Act(Effect, frozen=True):
    """An effect with nothing to fill in: one operation."""

    OP: ClassVar[int]

    def code(self, c: Coder) -> Ops:
        return ((self.OP,),)


@cache
def fields(entry: type[Entry]) -> tuple[tuple[str, str], ...]:
    """The fields of an entry, and what their words are: trait, tag, slot."""
    return tuple((field.name, kind_of(field.type)) for field in structs.fields(entry))


def kind_of(annotation: Any) -> str:
    for meta in getattr(annotation, "__metadata__", ()):
        if meta.extra:
            return str(meta.extra["is"])
    return next((kind for part in get_args(annotation) if (kind := kind_of(part))), "")


def blank(value: Any, kind: str = "") -> Value:
    """What a field puts into the blank of its name."""
    match value:
        case Entry():
            return value.phrase()
        case Effect(), *_:
            return block(value)
        case tuple() if value:
            return tuple(word(part, kind) if isinstance(part, str) else part.phrase() for part in value)
        case None | ():
            return "none"
        case bool():
            return "yes" if value else "no"
        case int():
            return value
        case _:
            return word(str(value), kind) if kind else str(value)


def block(effects: tuple[Effect, ...]) -> Phrase:
    """Effects inside another: in brackets unless all are plain ones."""
    told = split(effects)
    if len(told) == 1 and not told[0].NESTS:
        return told[0].phrase()
    flat = not any(effect.NESTS for effect in told)
    return Phrase("block", {"effects": tuple(effect.phrase() for effect in told), "flat": blank(flat)})


def split(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Effects step by step."""
    return tuple(part for effect in effects for part in effect.parts())


def code(effects: tuple[Effect, ...], c: Coder) -> Ops:
    """Effects in order, as one program."""
    return join(*(effect.code(c) for effect in split(effects)))


def steps(effects: tuple[Effect, ...]) -> Value:
    """Effects one after the other; the first may depend on what stands before it."""
    if not effects:
        return "none"
    first, *rest = (effect.phrase() for effect in split(effects))
    return Phrase("steps", {"first": first, "rest": tuple(rest) or "none"})


def word(text: str, kind: str) -> Phrase:
    """A word of the card files; for those of packs from outside there is `other`, which gets them in English."""
    if kind == "trait" and text.startswith(CHARACTER):
        return Phrase(f"trait-{text}", {"title": title(text.removeprefix(CHARACTER))}, "trait-character")
    plain = {"word": text, "spaced": text.replace("-", " "), "title": title(text), "a": a(text), "many": many(text)}
    return Phrase(f"{kind}-{text}", plain, f"{kind}-other")


def tell(phrase: Phrase, language: str = "en", curse: str = "Curse", lore: words.Lore = ()) -> str:
    """A phrase in a language, with the word for Curses of an edition, and with the words a pack brings along."""
    return words.language(language, lore).tell(phrase, about={"curse": curse_word(curse)})


def curse_word(curse: str) -> Phrase:
    return Phrase(f"curse-{curse.lower().replace(' ', '-')}", {"title": curse}, "curse-other")
