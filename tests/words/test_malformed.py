"""What is wrong with the form of a request is told in every language, whichever part of the game says so."""

import ast
from collections.abc import Iterator

import msgspec
import pytest

from kickdoor.ruleset import OptionError, open_box
from kickdoor.server import wire
from kickdoor.server.malformed import FORMS, malformed
from kickdoor.server.refusal import sentence
from kickdoor.words import UnknownLanguage
from tests.engine.sources import ROOT

ERRORS = ("OptionError", "StepError", "DeckError")
DECKS = ROOT / "cards" / "decks.py"
PLACES = (
    DECKS,
    ROOT / "ruleset.py",
    ROOT / "game.py",
    *(ROOT / "reading").glob("*.py"),
    *(ROOT / "server").glob("*.py"),
)
FRAMES = {
    b"{": "Das ist kein gültiges JSON.",
    b'{"t": "nonsense"}': "Ungültiger Wert: 'nonsense' (bei $.t).",
    b"[]": "Erwartet wurde object, nicht array.",
    b'{"t": "chat", "id": 7}': "Ungültiger Wert: 'chat' (bei $.t).",
}


def raised() -> Iterator[str]:
    """Every sentence that is written where an option or a step is refused, with something in its blanks."""
    for file in PLACES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and ast.unparse(node.exc.func) in ERRORS:
                (why,) = node.exc.args
                parts = why.values if isinstance(why, ast.JoinedStr) else [why]
                text = "decks: " if file == DECKS else ""
                text += "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in parts)
                if text.strip("7") and text != "decks: 7":  # what is wrong with decks stands where they are built
                    yield text


@pytest.mark.parametrize("why", sorted(set(raised())))
def test_options_and_steps_are_refused_in_german(why: str) -> None:
    assert sentence(why, "en") == why
    assert malformed(why, "de") != why


@pytest.mark.parametrize("frame", FRAMES)
def test_frames_that_cannot_be_read(frame: bytes) -> None:
    with pytest.raises(msgspec.DecodeError) as error:
        wire.read(frame)
    assert sentence(str(error.value), "de") == FRAMES[frame]


def test_an_unknown_language_and_a_wrong_option() -> None:
    assert sentence(str(UnknownLanguage("tlh")), "de") == "Die Sprache „tlh“ gibt es nicht; es gibt de, en."
    with pytest.raises(OptionError) as error:
        open_box(("classic", "classic"))
    with pytest.raises(OptionError) as unknown:
        open_box(("clasic",))
    assert sentence(str(unknown.value), "de").startswith("Das Set „clasic“ ist unbekannt; es gibt ")
    assert sentence(str(error.value), "de").startswith("editions: eines oder mehrere")
    assert sentence("There is no phrase 'wau'.", "de") == "Den Spruch „wau“ gibt es nicht."


def test_what_is_in_no_form_stays_as_it_is() -> None:
    assert malformed("Something else altogether", "de") == "Something else altogether"
    assert len(FORMS) == len(set(FORMS.values()))
