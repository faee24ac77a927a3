"""Numbers and the words after them: what is one is told as one, in every message of the game and of the page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.words.files import entries, inside

PAGE = Path(__file__).parents[2] / "web" / "src" / "words"
LANGUAGES = ("en", "de")


def listed(words: str) -> set[str]:
    return set(words.split())


# Blanks that are numbers. Everything else is a name, a word or a whole phrase.
NUMBERS = listed("""
    a above addends after all at_least b bank beats before cards cost count decide doors escape face gap goal gold h
    hand high hold left letters level levels limit lost low m many mean mine monsters most munchkins n need needed
    number of off open other ours percent price rest seals seats seed sets size slots strength swing taken theirs time
    top total treasures turn up_to value win worlds worth
""")
WORDS = listed("""
    ability aim asked at at_monster bad better bonus but by card choose clause code conditions created curse deck
    different discard do done edition effects either_side enough everything example fallback field file first flat
    from gets gifts gives got hash head helper hint host how in_place_of joins kind last line loot may may_win might
    mode monster name names numbers of_them one only option or_tag or_trait others otherwise out part parts pays per
    phase question reason sacrifice scope seal seen sentence set side sink slot spaced state steps such tag tags
    tail target text that then there thing title to told trait traits two until verb wanted what when where who why
    winning with word words you
""")
# Numbers that are never one: seats, rules, copies and cards there are, hands that are too large, prices, letters of a
# code, bytes, monsters that are many.
MANY = listed("""
    code-short create-seats-told lobby-taken home-all-replays shelf-count shelf-rules-count hint-give rule-loot
    rule-hand-limit told-hand charity-give charity-discard
    companion-seals-open sharing-bots-needed if-can-pay gift-value do-lose-value
    rule-level-price hint-item-gold hint-sell hint-sold rule-help-gold
    server-this-counter-has-its-changes-begin-another do-pay-value if-many-monsters form-copies
    server-a-frame-has-at-most-bytes server-there-are-seats
""")
# Words that are told of many, where an ending does not give it away.
PLURAL = {"en": r"[^\W\d_]+s|people|children", "de": r"[A-ZÄÖÜ][^\W\d_]+(en|n|e|er|s)"}
# Words that look so and are not: verbs, and what is the same for one and for many.
SAME = {
    "en": {
        "s",
        "is",
        "was",
        "this",
        "less",
        "stays",
        "ends",
        "leaves",
        "lapses",
        "wins",
    }
    | {"stops", "becomes", "gives", "Class", "Pieces"},
    "de": {
        "Monster",
        "Monsterverstärker",
        "Gegenstandsverstärker",
        "Siegel",
        "Zeichen",
        "Karte",
        "Handkarte",
        "Türkarte",
    }
    | {"Sonderkarte", "Klasse", "Rasse", "Stufe", "Charakter", "Exemplar", "Verbündeter", "Verbündeten"},
}

Spot = tuple[str, str, str, bool]  # message, blank, the word after it, and whether it is told for one alone


def everything(language: str) -> list[ast.EntryType]:
    parser = FluentParser(with_spans=False)
    page = [parser.parse(file.read_text(encoding="utf-8")) for file in sorted((PAGE / language).glob("*.ftl"))]
    return [*entries(language), *(entry for resource in page for entry in resource.body)]


def spots(id: str, pattern: ast.Pattern, known: dict[str, bool]) -> Iterator[Spot]:
    """Blanks with the word after them; `known` are those whose number a branch around them depends on."""
    elements = pattern.elements
    for at, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            chosen = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                one = getattr(variant.key, "name", getattr(variant.key, "value", "")) in ("one", "1")
                yield from spots(id, variant.value, {**known, chosen: one})
        elif isinstance(inner, ast.VariableReference):
            next_one = elements[at + 1] if at + 1 < len(elements) else None
            after = next_one.value if isinstance(next_one, ast.TextElement) else ""
            word = re.match(r" ([^\W\d_]+)", after)
            if word and (inner.id.name not in known or known[inner.id.name]):
                yield id, inner.id.name, word[1], known.get(inner.id.name, False)


def found(language: str) -> Iterator[Spot]:
    for entry in everything(language):
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in patterns:
                if pattern is not None:
                    yield from spots(entry.id.name, pattern, {})


def blanks(node: ast.BaseNode) -> set[str]:
    return {each.id.name for each in inside(node) if isinstance(each, ast.VariableReference)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_known_which_blanks_are_numbers(language: str) -> None:
    all_of_them = {name for entry in everything(language) for name in blanks(entry)}
    assert not all_of_them - NUMBERS - WORDS
    assert not NUMBERS & WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_one_is_not_told_as_many(language: str) -> None:
    told = [spot for spot in found(language) if spot[1] in NUMBERS]
    assert len(told) > 150
    plural = re.compile(PLURAL[language])
    wrong = [
        f"{id}: 1 {word}"
        for id, _blank, word, one in told
        if plural.fullmatch(word) and word not in SAME[language] and (one or id not in MANY)
    ]
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_needed(language: str) -> None:
    """Of those that are made for all languages, at least one needs it."""
    ids = {spot[0] for each in LANGUAGES for spot in found(each) if spot[1] in NUMBERS}
    assert not MANY - ids
    after = {spot[2] for spot in found(language) if spot[1] in NUMBERS}
    assert not SAME[language] - after - {"Pieces"}
