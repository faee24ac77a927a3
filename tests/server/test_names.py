"""Names and lines made clean, names told apart, words masked."""

import re
import sys
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kickdoor.server.names import (
    LINE_LENGTH,
    NAME_LENGTH,
    PHRASES,
    REACTIONS,
    clean_name,
    clean_text,
    distinct,
    filtered,
)

TRICKS = (
    "\u200b\u200d\u202e\u2066\xad\xa0´\ue000\ud800\u3164\uffa0\u115f\u2800"  # not to be seen
    "\u0301\u0344\u034f\ufe0f\u20dd\u1100\u1161\u11a8"  # sit on others or grow together with them
)
ODD = st.text(alphabet=st.one_of(st.characters(), st.sampled_from(TRICKS + "Aaeé \t\n")), max_size=40)
WORDY = st.text(alphabet="aAäÄbß 'é-\u0301\u0323", max_size=30)


def visible(text: str) -> int:
    return sum(unicodedata.category(c)[0] != "M" for c in text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\n\nthe   Doors\u3000", "Ann of the Doors"),
        ("Ａｎｎ", "Ann"),
        ("e\u0301lan", "élan"),
        ("An\u200bn\u202e", "Ann"),
        ("e\u200d\u0301", "é"),
        ("\u0301Ann", "Ann"),
        ("Ann\x00\x1b\ue000\ud800", "Ann"),
        ("محمد", "محمد"),
        ("नमस्ते", "नमस्ते"),
        ("🐉 Zoë", "🐉 Zoë"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("x" + "\u0323" * 100, "x" + "\u0323" * 4),
        ("x" * 24, "x" * 24),
        ("x\u0323" * 24, "x\u0323" * 24),
    ],
)
def test_a_name_made_clean(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \t\n",
        "\u200b\u2060",
        "\u0301\u0308",
        "\u3164",
        "\uffa0\u115f",
        "\u2800",
        "\ue000",
        "\ud800",
        "\ufe0f",
        "\U000e0101",
        "´",
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^A name needs at least one character that can be seen\.$"):
        clean_name(text)


@pytest.mark.parametrize("text", ["x" * 25, "x\u0323" * 25, "ﷺ" * 2])
def test_a_name_that_is_too_long_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^A name has at most 24 characters; this one has (25|36)\.$"):
        clean_name(text)


@given(ODD)
@example("e\u200d\u0301")
@example("\u1100\u3164\u1161")
@example("a\u034f\u0301\u0323")
def test_a_clean_name_is_short_visible_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except ValueError:
        return
    assert 1 <= visible(name) <= NAME_LENGTH
    assert unicodedata.category(name[0])[0] != "M"
    assert not {unicodedata.category(c) for c in name} & {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
    assert name.split(" ") == name.split()
    assert unicodedata.normalize("NFKC", name) == name
    assert clean_name(name) == name


def test_a_line_is_one_line_of_300_characters() -> None:
    assert clean_text(" one\r\ntwo\u2028three\x07 ") == "one two three"
    assert clean_text("x" * 300) == "x" * 300
    with pytest.raises(ValueError, match=r"^A line has at most 300 characters; this one has 301\.$"):
        clean_text("x" * 301)
    with pytest.raises(ValueError, match=r"^There is nothing to read in this line\.$"):
        clean_text("\u200b \n")


@given(st.lists(ODD, max_size=12).map("\n".join))
def test_a_clean_line_stays_as_it_is(text: str) -> None:
    try:
        line = clean_text(text)
    except ValueError:
        return
    assert 1 <= len(line) <= LINE_LENGTH
    assert clean_text(line) == line


@pytest.mark.parametrize(
    ("name", "taken", "told"),
    [
        ("Ann", [], "Ann"),
        ("Ann", ["Bob"], "Ann"),
        ("Ann", ["Ann"], "Ann 2"),
        ("Ann", ["ANN", "ann 2"], "Ann 3"),
        ("Ann", ["Ann", "Ann 3"], "Ann 2"),
        ("Straße", ["STRASSE"], "Straße 2"),
        ("❤", ["❤\ufe0f"], "❤ 2"),
        ("x" * 24, ["x" * 24], "x" * 22 + " 2"),
        ("x\u0323" * 24, ["x\u0323" * 24], "x\u0323" * 22 + " 2"),
        ("x" * 21 + " yz", ["x" * 21 + " yz"], "x" * 21 + " 2"),
        ("x" * 22 + " 2", ["x" * 22 + " 2"], "x" * 22 + " 3"),
    ],
)
def test_names_told_apart(name: str, taken: list[str], told: str) -> None:
    assert distinct(name, taken) == told


def test_a_whole_crowd_of_the_same_name_is_told_apart() -> None:
    crowd: list[str] = []
    for _ in range(120):
        crowd.append(distinct("x" * 24, crowd))
    assert len(set(crowd)) == 120
    assert crowd[-1] == "x" * 20 + " 120"


@given(ODD, st.lists(ODD, max_size=5), st.integers(0, 3))
def test_a_name_told_apart_is_clean_and_new(text: str, others: list[str], again: int) -> None:
    try:
        name = clean_name(text)
    except ValueError:
        return
    taken = others + [name] * (again > 0) + [f"{name.upper()} {n}" for n in range(2, again + 2)]
    told = distinct(name, taken)
    assert told.casefold() not in {other.casefold() for other in taken}
    assert clean_name(told) == told


@pytest.mark.parametrize(
    ("text", "words", "read"),
    [
        ("You goblin!", ["goblin"], "You ******!"),
        ("GOBLIN_goblin", ["Goblin"], "******_******"),
        ("hobgoblin goblins goblin2", ["goblin"], "hobgoblin goblins goblin2"),
        ("Göblin", ["goblin"], "******"),
        ("Goblin", ["göblin"], "******"),
        ("x\u0323y\u0323", ["XY"], "**"),
        ("Straße, STRASSE", ["strasse"], "******, *******"),
        ("don't, don’t and dont", ["don't"], "***'*, ***’* and dont"),
        ("go away, go... AWAY! go", ["go away"], "** ****, **... ****! go"),
        ("a b a b a", ["a b a"], "* * * * *"),
        ("b", ["a b a"], "b"),
        ("Ёлка", ["елка"], "****"),
        ("goblin", [], "goblin"),
        ("... \u0301", ["", "?!", "\u0301"], "... \u0301"),
        ("", ["goblin"], ""),
    ],
)
def test_a_reader_s_words_are_masked(text: str, words: list[str], read: str) -> None:
    assert filtered(text, frozenset(words)) == read


@given(WORDY, st.frozensets(WORDY, max_size=4))
def test_masking_keeps_the_shape_and_is_done_after_once(text: str, words: frozenset[str]) -> None:
    read = filtered(text, words)
    assert visible(read) == visible(text)
    assert filtered(read, words) == read
    assert filtered(text, frozenset()) == text


@given(
    st.lists(st.sampled_from(["goblin", "Göblin", "orc", "ORC", "hobgoblin"]), max_size=8),
    st.sampled_from([" ", ", ", "-"]),
)
def test_exactly_the_listed_words_go(said: list[str], between: str) -> None:
    expected = ["******" if word.lower() in ("goblin", "göblin") else word for word in said]
    assert filtered(between.join(said), frozenset(["goblin"])) == between.join(expected)


def test_a_line_is_looked_into_once_however_many_read_it() -> None:
    line = " ".join("abcdefghij"[i % 10] for i in range(150))
    lists = [frozenset([" ".join("a" * 20), *(f"word {i} {reader}" for i in range(99))]) for reader in range(3)]
    hidden = frozenset(" ".join("abcdefghij"[:length]) for length in range(1, 11))
    work = []
    for words in (*lists, hidden):
        filtered("x", words)  # the list itself is read when it is first used
        calls = 0

        def count(_frame: object, event: str, _argument: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        sys.setprofile(count)
        try:
            filtered(line, words)
        finally:
            sys.setprofile(None)
        work.append(calls)
    assert work[0] > 1000  # the first reader's
    assert max(work[1:]) < 20


def test_quick_phrases_are_a_dozen_clean_sentences_with_short_ids() -> None:
    assert 12 <= len(PHRASES) <= 16
    assert len(set(PHRASES.values())) == len(PHRASES)
    for word, sentence in PHRASES.items():
        assert re.fullmatch(r"[a-z-]{1,30}", word)
        assert clean_text(sentence) == sentence
        assert sentence[-1] in ".!?"


def test_reactions_are_a_few_with_ids_of_their_own() -> None:
    assert not REACTIONS.keys() & PHRASES.keys()
    assert len(set(REACTIONS.values())) == len(REACTIONS) == 6
    for word, told in REACTIONS.items():
        assert re.fullmatch(r"react-[a-z]{1,20}", word)
        assert clean_text(told) == told
