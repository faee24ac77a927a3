"""`kickdoor rules`: the clauses in print, and their coverage."""

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

from kickdoor.cards.error import choices
from kickdoor.cards.shelf import Packs, folders, gather
from kickdoor.rules.clauses import EDITIONS, Clause, holds, load, of_packs, shipped_editions
from kickdoor.rules.coverage import Coverage, Row, coverage

_SHOWN = 3


def print_rules(edition: str | None, find: str | None, as_json: bool, language: str = "en", packs: Packs = ()) -> int:
    """Print the rules, of one edition or those that a clause id or a word finds. 1 when nothing fits."""
    outside = gather(folders(packs))
    if _unknown(edition, outside):
        return 2
    every = load(language) | of_packs(outside.values(), language)
    there = [clause for clause in every.values() if edition is None or holds(clause, edition)]
    clauses = there if find is None else _found(there, find)
    if as_json:
        print(json.dumps([_clause_json(clause) for clause in clauses], indent=2, ensure_ascii=False))
    else:
        _print_clauses(clauses)
    if not clauses:
        meant = choices((find or "").upper(), [clause.id for clause in there])
        print(f"kickdoor rules: nothing fits {find!r}{meant}", file=sys.stderr)
    return 0 if clauses else 1


def print_coverage(tests: Path | None, edition: str | None, as_json: bool, packs: Packs = ()) -> int:
    """Print which tests cover which clause. 1 when a clause is uncovered, 2 when the tests cannot be read."""
    outside = gather(folders(packs))
    if _unknown(edition, outside):
        return 2
    places = [tests] if tests is not None else [Path(pack) for pack in packs] or _tests_folder()
    missing = [place for place in places if not place.is_dir()]
    if missing or not places:
        print(f"kickdoor rules: no tests folder: {missing[0] if missing else 'this is no checkout'}", file=sys.stderr)
        return 2
    asked = [edition] if edition is not None else list(outside) or shipped_editions()
    result = coverage([place.resolve() for place in places], asked, of_packs(outside.values()))
    if as_json:
        print(json.dumps(_coverage_json(result), indent=2))
    else:
        _print_rows(result)
    for error in result.errors:
        print(f"kickdoor rules: {error}", file=sys.stderr)
    if result.errors:
        return 2
    return 1 if result.uncovered else 0


def _unknown(edition: str | None, outside: Iterable[str]) -> bool:
    there = [*EDITIONS.values(), *outside]
    if edition is None or edition in there:
        return False
    print(f"kickdoor rules: unknown edition {edition!r}; there are {', '.join(there)}", file=sys.stderr)
    return True


def _found(clauses: list[Clause], find: str) -> list[Clause]:
    wanted = find.casefold()
    by_id = [clause for clause in clauses if wanted in (written := clause.id.casefold(), written.replace("-0", "-"))]
    return by_id or [
        clause
        for clause in clauses
        if any(wanted in text.casefold() for text in (clause.id, clause.group, clause.rule, clause.question))
    ]


def _tests_folder() -> list[Path]:
    """The tests of the checkout one stands in, or of the one the package was started from, if there are any."""
    for root in (Path.cwd(), Path(__file__).resolve().parents[3]):
        if (root / "tests").is_dir() and (root / "src" / "kickdoor").is_dir():
            return [root / "tests"]
    return []


def _print_clauses(clauses: list[Clause]) -> None:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    group = ""
    for clause in clauses:
        if clause.group != group:
            console.print(("\n" if group else "") + clause.group, style="bold")
            group = clause.group
        everywhere = len(clause.editions) == len(EDITIONS)
        where = "" if everywhere else f" [{', '.join(clause.editions)}]"
        question = f"{clause.question.rstrip('?.')}? " if clause.question else ""
        console.print(f"  {clause.id:<9} {question}{clause.rule}{where}")


def _print_rows(result: Coverage) -> None:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(f"{'clause':<9} {'edition':<15} {'tests':>5}", style="bold")
    for row in result.rows:
        console.print(_row_line(row), style=None if row.tests else "red")
    console.print(f"{len(result.rows) - len(result.uncovered)} of {len(result.rows)} covered")


def _row_line(row: Row) -> str:
    shown = ", ".join(row.tests[:_SHOWN]) or "UNCOVERED"
    more = f", and {len(row.tests) - _SHOWN} more" if len(row.tests) > _SHOWN else ""
    return f"{row.clause.id:<9} {row.edition:<15} {len(row.tests):>5}  {shown}{more}"


def _clause_json(clause: Clause) -> dict[str, object]:
    told: dict[str, object] = {"id": clause.id, "group": clause.group, "editions": list(clause.editions)}
    if clause.question:
        told["question"] = clause.question
    return {**told, "rule": clause.rule}


def _coverage_json(result: Coverage) -> dict[str, object]:
    return {
        "rows": [{"clause": row.clause.id, "edition": row.edition, "tests": list(row.tests)} for row in result.rows],
        "uncovered": [{"clause": row.clause.id, "edition": row.edition} for row in result.uncovered],
        "errors": result.errors,
        "covered": len(result.rows) - len(result.uncovered),
        "total": len(result.rows),
    }
