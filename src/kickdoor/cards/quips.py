"""Quips: a line of humour under a card, ours, and never needed to play. A pack may have `quips/LANGUAGE.yaml`, a line
for each card id. They are read when a card is shown and at no other time: no box, hash or game knows of them."""

from pathlib import Path

import yaml

from kickdoor.cards.load import PACKS, PackError, shipped
from kickdoor.cards.schema import Edition


def quips(edition: Edition, language: str = "en") -> dict[str, str]:
    """By card id: in the language, else in English; a card without one is not in it."""
    known = {card.id for card in edition.cards()}
    name = edition.pack.id
    folder = PACKS / name.replace("-", "_") if name in shipped() else Path(edition.where)
    found: dict[str, str] = {}
    for spoken in dict.fromkeys(("en", language)):
        path = folder / "quips" / f"{spoken}.yaml"
        if path.is_file():
            found |= _read(path, f"{edition.where}/quips/{spoken}.yaml", known)
    return found


def _read(path: Path, where: str, known: set[str]) -> dict[str, str]:
    try:
        node = yaml.compose(path.read_text(encoding="utf-8"), yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1}: " if error.problem_mark else ""
        raise PackError(f"{where}: {line}{error.problem}") from None
    except (OSError, UnicodeDecodeError, yaml.YAMLError, RecursionError) as error:
        raise PackError(f"{where}: cannot be read: {str(error).splitlines()[0]}") from None
    if not isinstance(node, yaml.MappingNode):
        raise PackError(f"{where}: Expected a line for each card id")
    told: dict[str, str] = {}
    for key, line in node.value:
        at = f"{where}: line {key.start_mark.line + 1}: {key.value}"
        if key.value not in known:
            raise PackError(f"{at}: there is no such card in the pack")
        if key.value in told:
            raise PackError(f"{at}: given twice")
        if not isinstance(line, yaml.ScalarNode) or not line.value.strip() or "\n" in line.value:
            raise PackError(f"{at}: Expected one line of text")
        told[key.value] = line.value
    return told
