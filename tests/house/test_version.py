"""One version in one file: the package, the wheel, the browser client and a release all take it from there."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import kickdoor
from kickdoor.version import VERSION

ROOT = Path(__file__).parents[2]
RELEASE = ROOT / "tools" / "release.py"


def test_the_wheel_has_the_version_of_the_package() -> None:
    assert kickdoor.__version__ == VERSION
    assert ProjectMetadata(str(ROOT), PluginManager()).version == VERSION


def test_the_command_is_also_a_module_of_the_python_one_names() -> None:
    told = subprocess.run([sys.executable, "-m", "kickdoor", "--version"], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout.strip()) == (0, VERSION), told.stderr


def test_no_other_file_has_a_version_of_its_own() -> None:
    assert "version" not in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text())
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert "version" not in lock
    assert "version" not in lock["packages"][""]


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository that is ready to be released as 1.2.3."""
    (tmp_path / "src" / "kickdoor").mkdir(parents=True)
    (tmp_path / "src" / "kickdoor" / "version.py").write_text('VERSION: Final = "1.2.3"\n')
    changes = "# Changelog\n\n## 1.2.3, 2030-02-01\n- Steeds.\n\n## 1.2.2, 2030-01-01\n- Oars.\n"
    (tmp_path / "CHANGELOG.md").write_text(changes)
    git(tmp_path, "init", "-q")
    for name, value in (("user.name", "Ann"), ("user.email", "ann@localhost"), ("commit.gpgsign", "false")):
        git(tmp_path, "config", name, value)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "Ready")
    return tmp_path


def release(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(RELEASE), "--project", str(project), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_release_only_says_what_it_would_do(project: Path) -> None:
    told = release(project)
    assert told.returncode == 0, told.stderr
    assert "v1.2.3" in told.stdout
    assert "- Steeds." in told.stdout
    assert "Oars" not in told.stdout
    assert git(project, "tag") == ""


def test_a_release_is_tagged_once(project: Path) -> None:
    assert release(project, "--tag").returncode == 0
    assert git(project, "tag").split() == ["v1.2.3"]
    assert "Steeds" in git(project, "tag", "-n9", "v1.2.3")
    again = release(project, "--tag")
    assert again.returncode == 1
    assert "v1.2.3" in again.stderr


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("notes.txt", "", "not committed"),
        ("CHANGELOG.md", "# Changelog\n\n## Unreleased\n- Steeds.\n", "## 1.2.3, "),
        ("src/kickdoor/version.py", 'VERSION = "1.2"\n', "version.py"),
    ],
)
def test_what_is_not_ready_is_not_released(project: Path, file: str, text: str, why: str) -> None:
    (project / file).write_text(text)
    if text:
        git(project, "commit", "-qam", "Changed")
    told = release(project, "--tag")
    assert told.returncode == 1
    assert why in told.stderr
    assert git(project, "tag") == ""
