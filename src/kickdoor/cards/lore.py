"""The words a pack brings along, `words/LANGUAGE.ftl`: of its customs and clauses, and of words of its own."""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

from kickdoor.cards.error import PackError, choices
from kickdoor.cards.schema import Edition
from kickdoor.cards.vocabulary import called
from kickdoor.effects.base import curse_word
from kickdoor.engine.custom import Custom
from kickdoor.words import language, languages

OWN = {
    "classes": "trait",
    "races": "trait",
    "characters": "trait",
    "tags": "tag",
    "table": "thing",
}  # fields of pack.yaml


def check_lore(edition: Edition, declared: tuple[Custom, ...]) -> None:
    """Every language says all of customs and clauses, may say the words of the pack, and says nothing else."""
    needed = [f"{kind}-{custom.name}" for custom in declared for kind in ("kind", "text")]
    needed += [f"why-{question}" for custom in declared for question in custom.questions]
    told = dict(edition.lore)
    for name in told:
        if name not in languages():
            at = f"{edition.where}/words/{name}.ftl"
            raise PackError(f"{at}: there is no language '{name}'{choices(name, languages())}")
    for name in languages():
        wanted = needed if name == "en" else [*needed, *(f"clause-{id.lower()}" for id in edition.clauses)]
        at = f"{edition.where}/words/{name}.ftl"
        if name in told:
            _check_messages(_messages(told[name], at), wanted, name, edition)
        elif needed or edition.clauses:
            raise PackError(f"{at}: no such file")


def _check_messages(found: dict[str, tuple[str, ast.Message]], wanted: list[str], name: str, edition: Edition) -> None:
    own = {id: like for id, like in own_words(edition) if not language(name).has(id)}
    for id, (place, message) in found.items():
        if language(name).has(id):
            raise PackError(f"{place}: {id}: is said by the game already")
        if id not in wanted and id not in own:
            there = choices(id, (*wanted, *own))
            raise PackError(f"{place}: {id}: nothing of {edition.pack.id} is told by it{there}")
        _check_forms(id, place, message, own.get(id, ""), name)
    for id in wanted:
        if id not in found:
            raise PackError(f"{edition.where}/words/{name}.ftl: {id}: missing")


def _check_forms(id: str, place: str, message: ast.Message, like: str, name: str) -> None:
    """A word has the forms that words of its kind have in a language, such as a plural."""
    if not like:
        return
    forms = set(language(name).bundle.get_message(like).attributes)
    there = {form.id.name for form in message.attributes}
    for form in sorted(forms - there):
        raise PackError(f"{place}: {id}: its form .{form} is missing")
    for form in sorted(there - forms):
        raise PackError(f"{place}: {id}: unknown form .{form}{choices(form, sorted(forms))}")


def own_words(edition: Edition) -> Iterator[tuple[str, str]]:
    """Messages a pack may have for its own words, and the message for words of that kind which have none."""
    for field, kind in OWN.items():
        yield from ((f"{kind}-{word}", f"{kind}-other") for word in getattr(edition.pack, field))
    for kind, word in called(edition.cards()):
        yield f"{kind}-{word}", f"{kind}-other"
    curse = curse_word(edition.pack.curse_word)
    yield curse.id, curse.other


def _messages(text: str, where: str) -> dict[str, tuple[str, ast.Message]]:
    """The messages of a file, and where each stands."""
    found = {}
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            raise PackError(f"{where}:{line}:1: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            found[entry.id.name] = f"{where}:{line}:1", entry
    return found
