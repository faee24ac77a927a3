"""The first page is short, its examples run, and what it points to is there."""

import re
from pathlib import Path

import pytest

from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import run_scenario

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)


def test_it_is_short() -> None:
    assert len(README.splitlines()) < 120


def test_its_question_is_answered() -> None:
    (question,) = blocks("yaml")
    result = run_scenario(parse_text(question, ROOT / "README.md"))
    assert result.passed, result.error


def test_its_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("python")
    exec(compile(example, "README.md", "exec"), {})
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_points_to_is_there(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    links = re.findall(r'\]\(([^)#\s]+)(?:#[^)]*)?\)|src="([^"]+)"', text)
    files = [link for pair in links for link in pair if link and "://" not in link]
    missing = [file for file in files if not (page.parent / file).exists()]
    assert not missing


def test_pictures_are_small() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").iterdir())
    assert pictures
    heavy = [picture.name for picture in pictures if picture.stat().st_size > 200_000]
    assert not heavy
