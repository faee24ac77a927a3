"""One language: its messages, and phrases told in it."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber, FluentType

from kickdoor.words.phrase import Phrase, Value

HERE = Path(__file__).parent
Lore = tuple[tuple[str, str], ...]  # (language, messages in Fluent) of packs from outside
resolver.MAX_PART_LENGTH = 100_000  # a guard against strangers' files; branches in branches may well be longer


class UnknownLanguage(LookupError):
    """There are no files for it."""

    def __init__(self, name: str) -> None:
        super().__init__(f"There is no language '{name}'; there are {', '.join(languages())}.")


class Language:
    """The messages of a folder. A form of a phrase is an attribute of its message: its plural, its dative."""

    def __init__(self, name: str, folder: Path, lore: Lore = ()) -> None:
        functions: dict[str, Any] = {"FORM": _form, "LIST": self._list, "SIGNED": self._signed, "CAPITAL": _capital}
        self.name = name
        self.bundle = FluentBundle([name], functions=functions, use_isolating=False)
        for path in sorted(folder.glob("*.ftl")):
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        for spoken, text in lore:
            if spoken == name:
                self.bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def tell(self, phrase: Phrase, form: str = "", about: Mapping[str, Value] | None = None) -> str:
        """The phrase in this language; `about` are blanks that any message in it may use."""
        about = about or {}
        id = phrase.id if self.has(phrase.id) or not phrase.other else phrase.other
        message = self.bundle.get_message(id)
        args = {name: self._bound(value, about) for name, value in (*about.items(), *phrase.args.items())}
        pattern = message.attributes.get(form) or message.value
        assert pattern is not None, id
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.name}: {id}: {errors[0]}")
        return str(text)

    def _bound(self, value: Value, about: Mapping[str, Value]) -> "str | FluentType":
        if isinstance(value, Phrase):
            return Told(self, value, about)
        if isinstance(value, tuple):
            return Row([Told(self, phrase, about) for phrase in value])
        if isinstance(value, float):
            return FluentFloat(value, minimumFractionDigits=1, maximumFractionDigits=1)
        return value if isinstance(value, str) else FluentInt(value, useGrouping=False)

    def _signed(self, n: FluentNumber) -> str:
        """SIGNED($n): +3."""
        told = n.format(self.bundle._babel_locale)
        return told if told.startswith("-") else f"+{told}"

    def _list(self, row: "Row", link: str, form: str = "") -> str:
        """LIST($traits, "or", "many"): the parts in a form, with the words between them of `list-or`."""
        told, *more = [part.told(form) for part in row.parts]
        for n, part in enumerate(more, start=1):
            between = Phrase(f"list-{link}", {"before": told, "last": part})
            told = self.tell(between, "" if n == len(more) else "more")
        return told


class Told(FluentType):
    """A phrase inside another."""

    def __init__(self, language: Language, phrase: Phrase, about: Mapping[str, Value]) -> None:
        self.language = language
        self.phrase = phrase
        self.about = about

    def told(self, form: str = "") -> str:
        return self.language.tell(self.phrase, form, self.about)

    def format(self, locale: Any) -> str:
        return self.told()


class Row(FluentType):
    """Several phrases inside another, for LIST."""

    def __init__(self, parts: list[Told]) -> None:
        self.parts = parts

    def format(self, locale: Any) -> str:
        raise TypeError("several phrases are told by LIST")


def _form(part: "Told | str", form: str) -> str:
    """FORM($what, "many"): a phrase in one of its forms; one that has no such form is as always."""
    return part.told(form) if isinstance(part, Told) else part


def _capital(part: "Told | str") -> str:
    """CAPITAL($clause): as the beginning of a sentence."""
    text = _form(part, "")
    return text[:1].upper() + text[1:]


@cache
def languages() -> list[str]:
    """All there are, found by their folders."""
    return sorted({path.parent.name for path in HERE.glob("*/*.ftl")})


@cache
def language(name: str, lore: Lore = ()) -> Language:
    """A language, with what packs from outside say in it besides."""
    if name not in languages():
        raise UnknownLanguage(name)
    return Language(name, HERE / name, lore)
