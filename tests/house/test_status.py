"""The figures of docs/status.md that can be counted are those of this tree, rounded down."""

import re
from collections import Counter
from pathlib import Path

import pytest

from kickdoor.rules.clauses import EDITIONS
from kickdoor.scenario.template import editions_of

ROOT = Path(__file__).parents[2]
NAMES = {"classic": "classic", "legends": "Legends", "apocalypse": "Apocalypse", "steampunk": "Steampunk"}
NAMES |= {"adventure-time": "Adventure Time", "blend": "blends"}
ROUGH = 150  # a figure may lag behind so far


def scenarios() -> Counter[str]:
    """How many runs of scenario files there are by edition; a template is one for each of its editions."""
    found: Counter[str] = Counter()
    for file in (ROOT / "tests" / "scenarios").rglob("*.yaml"):
        editions = editions_of(file)
        if not editions:
            told = re.search(r"^edition: *(.+)$", file.read_text(encoding="utf-8"), re.M)
            words = re.findall(r"[a-z][a-z-]+", told[1]) if told else ["classic"]
            editions = (words[0] if len(words) == 1 else "blend",)
        found.update(editions)
    return found


@pytest.mark.parametrize("edition", [*EDITIONS.values(), "blend"])
def test_scenarios_are_as_many_as_the_page_says(edition: str) -> None:
    page = (ROOT / "docs" / "status.md").read_text(encoding="utf-8")
    told = re.search(rf"^\| {NAMES[edition]} \|.*\| (\d+) \|$", page, re.M)
    assert told
    count = scenarios()[edition]
    assert int(told[1]) <= count < int(told[1]) + ROUGH, count
