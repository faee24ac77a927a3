"""Quips: every card has one in every language, short, its own, and no rule; what is wrong with a file is named."""

import json
import shutil
from pathlib import Path

import pytest

from kickdoor.cards.load import PACKS, PackError, read_edition, shipped
from kickdoor.cards.quips import quips
from kickdoor.cards.shelf import folders, gather
from kickdoor.cards.show import find_cards, show_card
from kickdoor.cards.words import words
from kickdoor.cli import app
from kickdoor.ruleset import open_box
from kickdoor.server.boxes import read_box
from kickdoor.words import languages

LONGEST = 90  # characters: two lines and a bit on the large card
DEMO = Path(__file__).parent.parent / "packs" / "demo"
OURS = {
    (edition, language): quips(read_edition(edition), language) for edition in shipped() for language in languages()
}


def written(edition: str, language: str) -> list[str]:
    """The card ids in a file of ours, without what English lends to it."""
    file = PACKS / edition.replace("-", "_") / "quips" / f"{language}.yaml"
    return [line.partition(": ")[0] for line in file.read_text(encoding="utf-8").splitlines() if line[0] != "#"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", shipped())
def test_every_card_has_one_in_every_language(edition: str, language: str) -> None:
    assert written(edition, language) == [card.id for card in read_edition(edition).cards()]


@pytest.mark.parametrize("language", languages())
def test_they_are_short_and_no_two_are_equal(language: str) -> None:
    told = [(edition, id, quip) for edition in shipped() for id, quip in OURS[edition, language].items()]
    assert not [each for each in told if len(each[2]) > LONGEST or each[2] != each[2].strip()]
    plain = ["".join(filter(str.isalpha, quip.casefold())) for _, _, quip in told]
    assert len(told) == len(set(plain)) == 779


@pytest.mark.parametrize("edition", shipped())
def test_other_languages_have_their_own_words(edition: str) -> None:
    english, german = OURS[edition, "en"], OURS[edition, "de"]
    assert not [id for id in english if english[id] == german[id]]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", shipped())
def test_none_repeats_what_the_card_says(edition: str, language: str) -> None:
    found = read_edition(edition)
    for card in found.cards():
        rules = words(card, found.pack.curse_word, language)[2:]
        quip = OURS[edition, language][card.id].casefold()
        said = " ".join(rules).casefold()
        assert not rules or quip not in said, card.id
        assert not [rule for rule in rules if rule.casefold() in quip], card.id


@pytest.fixture
def demo(tmp_path: Path) -> Path:
    """The pack from outside, with quips for two of its cards, one of them in English alone."""
    place = tmp_path / "demo"
    shutil.copytree(DEMO, place)
    (place / "quips").mkdir()
    (place / "quips" / "en.yaml").write_text("gardener: Weeds first.\nwatering-can: Half full.\n", encoding="utf-8")
    (place / "quips" / "de.yaml").write_text("# deutsch\ngardener: Erst das Unkraut.\n", encoding="utf-8")
    return place


def of(place: Path, language: str) -> dict[str, str]:
    return quips(gather(folders([place]))["demo"], language)


def test_what_a_language_lacks_is_said_in_english(demo: Path) -> None:
    assert of(demo, "en") == {"gardener": "Weeds first.", "watering-can": "Half full."}
    assert of(demo, "de") == {"gardener": "Erst das Unkraut.", "watering-can": "Half full."}
    (demo / "quips" / "de.yaml").unlink()
    assert of(demo, "de") == of(demo, "en")


def test_a_card_without_one_is_shown_without_one(demo: Path) -> None:
    assert of(DEMO, "de") == {}
    assert "~" not in show_card("gardener", ["demo"], [DEMO], "de")
    shown = show_card("gardener", ["demo"], [demo], "de").splitlines()
    assert shown[-2:] == ["~ Erst das Unkraut.", "(demo/gardener, 5 Exemplare)"]
    assert find_cards("badger", ["demo"], [demo])[0].quip == ""


def test_no_box_knows_of_them(demo: Path) -> None:
    assert open_box(("demo",), packs=[demo]).hash == open_box(("demo",), packs=[DEMO]).hash
    (demo / "quips" / "en.yaml").write_text("nobody: Half full.\n", encoding="utf-8")
    assert open_box(("demo",), packs=[demo]).hash == open_box(("demo",), packs=[DEMO]).hash


FAULTS = {
    "unknown card": ("# one\n\ngardner: x", ":3:1: gardner: there is no such card in the pack"),
    "twice": ("gardener: x\ngardener: y", ":2:1: gardener: given twice"),
    "nothing": ("gardener:", ":1:1: gardener: Expected one line of text"),
    "a list": ("gardener: [x]", ":1:1: gardener: Expected one line of text"),
    "two lines": ('gardener: "x\\ny"', ":1:1: gardener: Expected one line of text"),
    "no mapping": ("- x", ": Expected a mapping"),
    "no file at all": ("", ": Expected a mapping"),
    "no YAML": ('gardener: "x', ":1:13: found unexpected end of stream"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_wrong_is_told_by_file_and_line(demo: Path, fault: str, capsys: pytest.CaptureFixture[str]) -> None:
    text, why = FAULTS[fault]
    (demo / "quips" / "de.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as error:
        of(demo, "de")
    assert str(error.value) == f"{demo}/quips/de.yaml{why}"
    assert app(["card", "gardener", "--pack", str(demo), "--language", "de"], result_action="return_value") == 2
    assert f"demo/quips/de.yaml{why}" in capsys.readouterr().err


def test_the_command_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    app(["card", "Potted Plant", "--language", "de"], result_action="return_value")
    assert f"\n~ {OURS['classic', 'de']['potted-plant']}\n(classic/potted-plant" in capsys.readouterr().out
    app(["card", "Potted Plant", "--language", "de", "--json"], result_action="return_value")
    (card,) = json.loads(capsys.readouterr().out)
    assert card["quip"] == OURS["classic", "de"]["potted-plant"]
    assert (card["edition"], card["id"], card["title"]) == ("classic", "potted-plant", "Potted Plant")


@pytest.mark.parametrize("language", languages())
def test_a_client_gets_them_with_the_texts(language: str) -> None:
    """Also where two editions have a card of the same id, each with its own line."""
    told = read_box(("classic", "legends"), {}, language)
    got = {(face.edition, face.id.rpartition("/")[2]): face.quip for face in told.faces}
    assert got == {
        (edition, id): OURS[edition, language][id] for edition in told.editions for id in OURS[edition, language]
    }
