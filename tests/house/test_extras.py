"""What pages and messages tell people to install is there, under a name that every pip finds."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXTRAS = set(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"])
ASKED = re.compile(r"(?:kickdoor|'\.)\[([\w.,-]+)\]")


def test_extras_are_named_as_a_wheel_names_them() -> None:
    """Older pips compare them letter by letter, and only warn of one that they do not find."""
    assert [name for name in EXTRAS if re.sub(r"[-_.]+", "-", name).lower() != name] == []


def test_every_extra_somebody_is_asked_to_install_is_there() -> None:
    files = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src" / "kickdoor").rglob("*.py")]
    asked = {
        (path.name, name)
        for path in files
        for names in ASKED.findall(path.read_text(encoding="utf-8"))
        for name in names.split(",")
    }
    assert len(asked) > 8
    assert [(page, name) for page, name in sorted(asked) if name not in EXTRAS] == []
