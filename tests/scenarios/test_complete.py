"""Every card of every edition is the subject of a scenario, and every scenario says which clause it shows."""

import re
from pathlib import Path

import pytest

from kickdoor.rules.clauses import shipped_editions
from kickdoor.ruleset import open_box

HERE = Path(__file__).parent
FOLDERS = ("monsters", "doors", "treasures", "seals", "characters")

every_edition = pytest.mark.parametrize("edition", shipped_editions())


def is_subject(card: str, path: Path) -> bool:
    """The file is named after the card, and the card is on its table or in its steps."""
    if not re.fullmatch(f"{re.escape(card)}(-.+)?", path.stem):
        return False
    told = "\n".join(line.partition("#")[0] for line in path.read_text(encoding="utf-8").splitlines())
    body = re.sub(r"^name:.*$", "", told, flags=re.MULTILINE)
    return re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", body) is not None


@every_edition
def test_every_card_has_its_scenario(edition: str) -> None:
    files = [path for folder in FOLDERS for path in sorted((HERE / edition / folder).glob("*.yaml"))]
    cards = open_box([edition]).names.cards
    missing = [card for card in cards if not any(is_subject(card, path) for path in files)]
    assert not missing, f"{len(missing)} of {len(cards)} cards without a scenario: {', '.join(missing)}"


@pytest.mark.parametrize("folder", [*(f"{edition}/clauses" for edition in shipped_editions()), "clauses"])
def test_clause_scenarios_are_named_after_a_clause_they_show(folder: str) -> None:
    wrong = []
    for path in sorted((HERE / folder).glob("*.yaml")):
        shown = re.search(r"^clauses: \[(.*)\]$", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        ids = shown[1].split(", ") if shown else []
        if not any(path.stem == clause or path.stem.startswith(f"{clause}-") for clause in ids):
            wrong.append(path.name)
    assert not wrong
