"""A clause that editions show in the same way, with other cards, is a template: tests/scenarios/clauses."""

from collections import defaultdict
from pathlib import Path
from typing import Any

import yaml

from kickdoor.rules.clauses import EDITIONS

FOLDER = Path(__file__).parents[1] / "scenarios"
MANY = 4  # editions
FREE = {"name", "edition", "clauses", "seed"}


def shape(told: Any) -> Any:
    """What is done and looked at, whatever the cards and numbers: words of the format are keys, verbs and clauses."""
    if isinstance(told, dict):
        rows = [(key, told[key] if key in ("do", "clause", "phase") else shape(told[key])) for key in told]
        return tuple(sorted([(key.partition(".")[0], row) for key, row in rows], key=repr))  # monster.net-troll
    return tuple(map(shape, told)) if isinstance(told, list) else ""


def alike() -> dict[str, set[str]]:
    """Files of one name and one shape, by the editions they stand in."""
    found: defaultdict[tuple[str, Any], set[str]] = defaultdict(set)
    for edition in EDITIONS.values():
        for file in (FOLDER / edition / "clauses").glob("*.yaml"):
            told = yaml.safe_load(file.read_text(encoding="utf-8"))
            found[file.name, shape({key: told[key] for key in told if key not in FREE})].add(edition)
    return {name: editions for (name, _shape), editions in found.items() if len(editions) > 1}


def test_what_many_editions_show_alike_is_a_template() -> None:
    found = alike()
    assert found  # two or three may be
    assert not {name: editions for name, editions in found.items() if len(editions) >= MANY}


def test_other_cards_and_numbers_are_no_other_shape() -> None:
    one = {"door": ["elf"], "steps": [{"by": "Ann", "do": "play", "card": "elf"}]}
    assert shape(one) == shape({"steps": [{"card": "orc", "by": "Bo", "do": "play"}], "door": ["orc"]})
    assert shape(one) != shape({**one, "steps": [{"by": "Ann", "do": "sell", "card": "elf"}]})
    assert shape(one) != shape({**one, "door": ["elf", "orc"]})
