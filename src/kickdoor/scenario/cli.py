"""`kickdoor scenario`: runs files and folders and says how each ended."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from kickdoor.cards.shelf import Packs, folders, gather
from kickdoor.scenario.error import ScenarioError
from kickdoor.scenario.legal import legal_now
from kickdoor.scenario.run import Result, run_file
from kickdoor.scenario.template import editions_of

SUFFIXES: Final = (".yaml", ".yml")


def find_files(paths: Sequence[Path], edition: str | None) -> list[tuple[Path, str | None]]:
    """The files themselves, and every YAML file under a folder; templates for all their editions, or this one."""
    found: list[tuple[Path, str | None]] = []
    for path in paths:
        inside = [file for file in path.rglob("*") if file.suffix in SUFFIXES]
        for file in sorted(inside) if path.is_dir() else [path]:
            editions = told_editions(file)
            if not editions:
                found.append((file, None))
            elif edition is None:
                found += [(file, one) for one in editions]
            elif edition in editions or not path.is_dir():
                found.append((file, edition))
    return found


def told_editions(file: Path) -> tuple[str, ...]:
    """The editions of a template; what is malformed is told when it is run."""
    try:
        return editions_of(file)
    except ScenarioError:
        return ()


def run_scenarios(
    paths: Sequence[Path],
    explain: bool,
    legal: bool,
    as_json: bool,
    packs: Packs = (),
    edition: str | None = None,
) -> int:
    """Print one line a file, then `N passed, N failed` alone on the last line.

    0 if all passed, 1 if any failed, 2 if a file is malformed or there is none.
    """
    try:
        gather(folders(packs))
    except ValueError as error:
        print(f"kickdoor: scenario: {error}", file=sys.stderr)
        return 2
    files = find_files(paths, edition)
    if not files:
        print(f"no scenario files in {', '.join(map(str, paths))}")
        return 2
    results = [run_file(path, packs, one) for path, one in files]
    failed = sum(not result.passed for result in results)
    status = 2 if any(result.malformed for result in results) else int(failed > 0)
    if as_json:
        told = [as_data(result, explain, legal) for result in results]
        print(json.dumps({"scenarios": told, "passed": len(results) - failed, "failed": failed}, indent=1))
        return status
    for result in results:
        one = f" [{result.edition}]" if result.edition else ""
        print(f"{'ok  ' if result.passed else 'FAIL'} {result.path}{one}: {result.name}")
        if explain:
            print("\n".join(f"     {line}" for line in result.story))
        if result.error:
            print(f"     {result.error}")
        if legal and result.game is not None:
            for name, lines in legal_now(result.game).items():
                print(f"     {name}:")
                print("\n".join(f"       {line}" for line in lines))
    print(f"{len(results) - failed} passed, {failed} failed")
    return status


def as_data(result: Result, explain: bool, legal: bool) -> dict[str, Any]:
    told: dict[str, Any] = {"file": str(result.path), "name": result.name, "passed": result.passed}
    if result.edition:
        told["edition"] = result.edition
    if result.error:
        told |= {"error": result.error, "line": result.line, "step": result.step}
    if explain:
        told["story"] = result.story
    if legal and result.game is not None:
        told["legal"] = legal_now(result.game)
    return told
