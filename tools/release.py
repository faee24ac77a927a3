"""A release is a tag on a commit that is ready: the version of version.py, with its section at the top of CHANGELOG.md.

.venv/bin/python tools/release.py          says what would be tagged, or what is missing
.venv/bin/python tools/release.py --tag    tags it; pushing the tag is yours
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
VERSION = re.compile(r'^VERSION: Final = "(\d+\.\d+\.\d+)"$', re.MULTILINE)


class NotReadyError(Exception):
    """What has to be done before the release."""


def git(project: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=project, stdout=subprocess.PIPE, text=True, check=True).stdout


def notes(changelog: str, version: str) -> str:
    """The topmost section of the changelog, which must be that of the version, with a date."""
    sections = re.split(r"^(?=## )", changelog, flags=re.MULTILINE)
    top = sections[1] if len(sections) > 1 else ""
    if not re.match(rf"## {re.escape(version)}, \d{{4}}-\d\d-\d\d\n", top):
        raise NotReadyError(f"CHANGELOG.md: the topmost section must be '## {version}, ' and a date (YYYY-MM-DD)")
    return top.removeprefix("## ").strip()


def plan(project: Path) -> tuple[str, str]:
    """The tag and its message."""
    found = VERSION.search((project / "src" / "kickdoor" / "version.py").read_text(encoding="utf-8"))
    if not found:
        raise NotReadyError('src/kickdoor/version.py: no line VERSION: Final = "X.Y.Z"')
    tag = f"v{found[1]}"
    message = notes((project / "CHANGELOG.md").read_text(encoding="utf-8"), found[1])
    if git(project, "status", "--porcelain"):
        raise NotReadyError("there are changes that are not committed")
    if tag in git(project, "tag").split():
        raise NotReadyError(f"{tag} is released already: raise VERSION in src/kickdoor/version.py")
    return tag, f"Kickdoor {message}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tag", action="store_true", help="tag it, in place of saying what would be tagged")
    parser.add_argument("--project", type=Path, default=TOP, help="the repository (default: this one)")
    asked = parser.parse_args()
    try:
        tag, message = plan(asked.project)
    except NotReadyError as missing:
        print(missing, file=sys.stderr)
        return 1
    if asked.tag:
        git(asked.project, "tag", "-a", tag, "-m", message, "--cleanup=verbatim")
        print(f"tagged {tag}")
    else:
        print(f"would tag {tag} (--tag does):\n\n{message}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
