"""What docs/testing.md shows is so: its tests run, and its report is the one that is told."""

import re
from pathlib import Path
from typing import Any

import pytest

from kickdoor.cards.consent import SWITCH
from kickdoor.rl import SeatEnv
from kickdoor.ruleset import open_box
from kickdoor.testing import check_pack

ROOT = Path(__file__).parents[2]
DEMO = ROOT / "tests" / "packs" / "demo"
PAGE = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)


def test_the_tests_of_the_page_pass() -> None:
    (example,) = (text for language, text in BLOCKS if language == "python")
    names: dict[str, Any] = {"make_env": lambda: SeatEnv(open_box(options={"winning_level": 3}), opponents="random")}
    exec(compile(example.replace("my-pack", str(DEMO)).replace("games=8", "games=1"), "docs/testing.md", "exec"), names)
    names["test_my_pack"]()
    names["test_my_agent"]()
    names["test_my_environment"]()


def test_a_report_reads_as_the_page_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for its figures, which other rules change, and the folder's path."""
    monkeypatch.setenv(SWITCH, "1")
    (shown,) = (text for _language, text in BLOCKS if text.startswith("pack "))
    folder = Path("tests", "packs", "steeds")
    monkeypatch.chdir(ROOT)
    told = check_pack([folder], games=1).lines()
    assert [without_figures(line) for line in told] == [without_figures(line) for line in shown.splitlines()]


def without_figures(line: str) -> str:
    return re.sub(r"[\d,]+$", "N", line)
