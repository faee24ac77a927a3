"""Every scenario file of every edition holds."""

import re
from pathlib import Path

import pytest

from kickdoor.rules.clauses import shipped_editions
from kickdoor.scenario.run import run_file
from kickdoor.scenario.template import editions_of

HERE = Path(__file__).parent
SHARED = HERE / "shared"
TEMPLATES = sorted((HERE / "clauses").glob("*.yaml"))
EDITIONS = shipped_editions()
EXAMPLES = [SHARED / "examples" / f"{edition}-combat-example.yaml" for edition in EDITIONS]
OWN = sorted(path for path in HERE.iterdir() if path.is_dir() and path.name not in ("shared", "clauses", "__pycache__"))


def editions(path: Path) -> set[str]:
    """The editions a scenario is played with."""
    named = re.search(r"^edition:\s*(.+?)\s*(?:#.*)?$", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return set(re.findall(r"[a-z-]+", named[1])) if named else {"classic"}


BLENDS = [path for kind in ("blend", "round2") for path in sorted((SHARED / kind).glob("*.yaml"))]
FOLDERS = [*OWN, *(SHARED / edition for edition in EDITIONS)]
FILES = [*(path for folder in FOLDERS for path in sorted(folder.rglob("*.yaml"))), *EXAMPLES, *BLENDS]
FILLED = [
    pytest.param(path, edition, id=f"{edition}/clauses/{path.name}")
    for path in TEMPLATES
    for edition in editions_of(path)
]


def test_every_edition_has_its_scenarios() -> None:
    assert [path.name for path in OWN] == sorted(EDITIONS)
    assert all(folder.is_dir() for folder in FOLDERS)
    assert all(example.is_file() for example in EXAMPLES)
    assert len(FILES) > len({path.parent for path in FILES})


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.name)
def test_a_scenario_lies_with_its_edition(path: Path) -> None:
    strangers = [file.name for file in path.rglob("*.yaml") if path.name not in editions(file)]
    assert not strangers


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.stem)
def test_a_template_is_for_several_editions_and_none_of_them_shows_it_twice(path: Path) -> None:
    named = editions_of(path)
    assert len(named) > 2
    assert set(named) <= set(EDITIONS)
    assert not [edition for edition in named if (HERE / edition / "clauses" / path.name).exists()]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)))
def test_scenario(path: Path) -> None:
    result = run_file(path)
    assert result.passed, result.error


@pytest.mark.parametrize(("path", "edition"), FILLED)
def test_template(path: Path, edition: str) -> None:
    result = run_file(path, (), edition)
    assert result.passed, result.error
