"""Every scenario file of the classic game holds."""

from pathlib import Path

import pytest

from kickdoor.scenario.run import run_file

HERE = Path(__file__).parent
FOLDERS = ("classic", "shared/classic")
EXAMPLE = HERE / "shared" / "examples" / "classic-combat-example.yaml"
FILES = sorted(path for folder in FOLDERS for path in (HERE / folder).rglob("*.yaml"))


def test_there_are_scenarios() -> None:
    assert EXAMPLE.is_file()
    assert all((HERE / folder).is_dir() for folder in FOLDERS)
    assert len(FILES) > len({path.parent for path in FILES})


@pytest.mark.parametrize("path", [*FILES, EXAMPLE], ids=lambda path: str(path.relative_to(HERE)))
def test_scenario(path: Path) -> None:
    result = run_file(path)
    assert result.passed, result.error
