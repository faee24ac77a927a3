"""The reference of the card vocabulary and the schemas for editors: current, complete, and the packs fit them.

`KICKDOOR_UPDATE=1 pytest tests/rules/test_vocabulary.py` writes them anew; read the difference.
"""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from kickdoor.cards.load import FILES, PACKS
from kickdoor.cards.renamed import RENAMED
from kickdoor.cards.vocabulary import FAMILIES, TAGS, vocabulary
from kickdoor.cli import app
from kickdoor.rulebook.lexicon import counts, lexicon
from kickdoor.rulebook.packschema import deck_schema, pack_schema, schemas
from kickdoor.rulebook.wordpage import words_page
from kickdoor.words import languages

DOCS = Path(__file__).parents[2] / "docs"
FILES_MADE = {"vocabulary.md": words_page(), **schemas()}
PACK_FOLDERS = [*sorted(path.parent for path in PACKS.glob("*/pack.yaml"))]
PACK_FOLDERS += [Path(__file__).parents[1] / "packs" / name for name in ("demo", "steeds")]

if os.environ.get("KICKDOOR_UPDATE") == "1":
    for made, told in FILES_MADE.items():
        (DOCS / made).write_text(told, encoding="utf-8")


def run(*words: str) -> int:
    status = app(words, exit_on_error=False, result_action="return_value")
    assert isinstance(status, int)
    return status


@pytest.mark.parametrize("name", FILES_MADE)
def test_the_file_is_current(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == FILES_MADE[name], "kickdoor words --render docs writes it"


def test_every_word_says_something_in_every_language() -> None:
    told = {(looked.entry.family, looked.entry.word): looked.sentences for looked in lexicon()}
    assert told.keys() == vocabulary().keys()
    assert all(list(sentences) == ["en", "de"] and all(sentences.values()) for sentences in told.values())
    assert set(languages()) == {"en", "de"}


def test_the_page_shows_every_word_and_its_links_lead_somewhere() -> None:
    page = FILES_MADE["vocabulary.md"]
    headings = re.findall(r"^### (.+)$", page, re.MULTILINE)
    assert {word for _, word in vocabulary()} <= set(headings)
    anchors = {re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in re.findall("^#+ (.+)$", page, re.M)}
    for path, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]+))?\)", page):
        assert not path or f'<a id="{anchor}">' in (DOCS / path).read_text("utf-8") or path == "../CONTRIBUTING.md"
        assert path or anchor in anchors


def test_the_words_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("words", "--count", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == list(FAMILIES)
    assert sum(row["words"] for row in told.values()) == len(vocabulary())
    assert told["might"]["words"] == counts()["might"][0]
    assert run("words", "--count") == 0
    assert f"{len(vocabulary())} words, " in capsys.readouterr().out


def test_the_vocabulary_stays_small_and_every_word_is_used() -> None:
    """No more words than these; what one card needs is better a field of a word that others have."""
    words, once, never = (sum(column) for column in zip(*counts().values(), strict=True))
    assert words <= 200
    assert once <= 27
    assert never == 1  # `all`: where cards of the game have conditions, a list says it


def test_an_old_word_is_no_word_any_more_and_its_successor_is_one() -> None:
    for family, words in RENAMED.items():
        for old, new in words.items():
            found = re.search(r"\{(that|are|do|rule|at|pay): ([\w-]+)", new)
            if found is None:  # a field of the step before it
                assert re.match(r"(else|short): ", new)
                continue
            assert (TAGS[found[1]], found[2]) in vocabulary()
            assert old == found[2] or (family, old) not in vocabulary()


def test_a_word_is_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("words", "lose-value") == 0
    told = capsys.readouterr().out
    assert told.startswith("lose-value (do)\n")
    assert "`gold`: number from 1" in told
    assert "`{do: lose-value, gold: 1000}`" in told
    assert run("words", "lose-value", "--json") == 0
    [found] = json.loads(capsys.readouterr().out)
    assert found["fields"] == [{"name": "gold", "takes": "number from 1", "left_out": ""}]
    assert (found["since"], found["example"]["card"]) == ("0.1.0", "insurance-salesman")
    assert found["sentences"]["de"].startswith("verliere Gegenstände")
    assert run("words", "no-such-word") == 2
    assert "nothing says 'no-such-word'" in capsys.readouterr().err
    assert run("words", "pluss") == 2
    assert "nothing says 'pluss'; did you mean 'plus'?" in capsys.readouterr().err


def written(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("folder", PACK_FOLDERS, ids=lambda folder: folder.name)
def test_the_packs_fit_the_schemas(folder: Path) -> None:
    Draft202012Validator.check_schema(deck_schema())
    Draft202012Validator(pack_schema()).validate(written(folder / "pack.yaml"))
    decks = [folder / name for name in FILES.values() if (folder / name).is_file()]
    assert len(decks) >= 2
    for deck in decks:
        Draft202012Validator(deck_schema()).validate(written(deck))


TROLL = {"kind": "monster", "name": "Troll", "level": 10, "treasures": 3, "bad_stuff": [{"do": "death"}]}


@pytest.mark.parametrize(
    "wrong",
    [
        {"level": "ten"},
        {"level": 0},
        {"lvl": 10},
        {"id": "troll"},
        {"kind": "companion"},
        {"bad_stuff": [{"do": "explode"}]},
        {"bad_stuff": [{"do": "death", "n": 1}]},
        {"rules": ["no-hope"]},
        {"uses": [{"when": ["noon"], "do": [{"do": "death"}]}]},
    ],
    ids=str,
)
def test_what_a_pack_may_not_say_does_not_fit(wrong: dict[str, Any]) -> None:
    deck = Draft202012Validator(deck_schema())
    assert deck.is_valid({"troll": TROLL})
    assert not deck.is_valid({"troll": TROLL | wrong})


def test_the_schema_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("words", "--schema") == 0
    assert capsys.readouterr().out == FILES_MADE["schema/deck.json"]
