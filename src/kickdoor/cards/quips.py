"""Quips: a line of humour under a card, ours, and never needed to play. A pack may have `quips/LANGUAGE.yaml`, a line
for each card id. They are read when a card is shown and at no other time: no box, hash or game knows of them."""

from pathlib import Path

from kickdoor.cards.error import PackError
from kickdoor.cards.places import File
from kickdoor.cards.schema import Edition


def quips(edition: Edition, language: str = "en") -> dict[str, str]:
    """By card id: in the language, else in English; a card without one is not in it."""
    known = {card.id for card in edition.cards()}
    found: dict[str, str] = {}
    for spoken in dict.fromkeys(("en", language)):
        name = f"quips/{spoken}.yaml"
        file = File(Path(edition.home) / name, f"{edition.where}/{name}")
        if file.path.is_file():
            found |= _read(file, known)
    return found


def _read(file: File, known: set[str]) -> dict[str, str]:
    told = file.mapping()
    for id, line in told.items():
        if id not in known:
            raise PackError(f"{file.at(str(id), key=True)}: {id}: there is no such card in the pack")
        if not isinstance(line, str) or not line.strip() or "\n" in line:
            raise PackError(f"{file.at(str(id), key=True)}: {id}: Expected one line of text")
    return told
