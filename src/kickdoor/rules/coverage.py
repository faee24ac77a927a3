"""Coverage: which scenarios and tests show which clause in which edition.

Nothing is run. A scenario names its clauses under `clauses:`, a template of scenarios its editions under `template:`; a
pytest test names its clauses with `@pytest.mark.clause("SELL-05")`,
optionally with `edition="classic"` where it does not speak for every edition.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

import yaml

from kickdoor.rules.clauses import EDITIONS, Clause, holds, load
from kickdoor.rules.marks import marks

_BLANK: Final = re.compile(r"\{([a-z][a-z0-9-]*)\}")  # of a template


@dataclass(frozen=True, slots=True)
class Claim:
    """A scenario or test that says it shows a clause. No editions means every edition asked for."""

    test: str
    clause: str
    editions: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Row:
    """A clause in an edition it holds in, with the tests that cover it there."""

    clause: Clause
    edition: str
    tests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rows in the order of the rulebook, and the claims that name something unknown, each with its file."""

    rows: list[Row]
    errors: list[str]

    @property
    def uncovered(self) -> list[Row]:
        """The rows without a test."""
        return [row for row in self.rows if not row.tests]


def coverage(places: Sequence[Path], editions: list[str], packs: Mapping[str, Clause] | None = None) -> Coverage:
    """Read every scenario and test in some folders and match them with the clauses of the editions and packs."""
    known = load() | dict(packs or {})
    outside = {clause for tests in places for clause in _of_packs(tests)} - known.keys()
    there = {*EDITIONS.values(), *[edition for clause in known.values() for edition in clause.editions]}
    found: dict[tuple[str, str], list[str]] = {}
    errors: list[str] = []
    for claim in chain.from_iterable(_claims(tests, errors) for tests in places):
        if claim.clause in outside:
            continue  # for the tests of that pack to count
        if claim.clause not in known:
            errors.append(f"{claim.test}: unknown clause {claim.clause!r}")
            continue
        for edition in claim.editions if claim.editions is not None else editions:
            if edition not in there:
                errors.append(f"{claim.test}: unknown edition {edition!r}")
            elif claim.test not in (names := found.setdefault((claim.clause, edition), [])):
                names.append(claim.test)
    rows = [
        Row(clause, edition, tuple(found.get((clause.id, edition), ())))
        for clause in known.values()
        for edition in editions
        if holds(clause, edition)
    ]
    return Coverage(rows, list(dict.fromkeys(errors)))


def _of_packs(tests: Path) -> set[str]:
    """The clauses that packs among the tests bring along."""
    found = [path for path in sorted(tests.rglob("clauses.yaml")) if (path.parent / "pack.yaml").is_file()]
    return {str(id) for path in found for id in yaml.safe_load(path.read_text(encoding="utf-8"))}


def _claims(tests: Path, errors: list[str]) -> Iterator[Claim]:
    for path in sorted(tests.rglob("*.yaml")):
        yield from _of_scenario(path, path.relative_to(tests.parent).as_posix())
    for path in sorted(tests.rglob("*.py")):
        name = path.relative_to(tests.parent).as_posix()
        try:
            for mark in marks(path.read_text(encoding="utf-8")):
                test = f"{name}::{mark.test}" if mark.test else name
                for clause in mark.clauses:
                    yield Claim(test, clause, mark.editions)
        except (SyntaxError, ValueError) as error:
            errors.append(f"{name}: {error}")


def _of_scenario(path: Path, name: str) -> Iterator[Claim]:
    """The claims of a scenario file. Other YAML, and what cannot be read, claims nothing."""
    try:
        text = _BLANK.sub(r"\1", path.read_text(encoding="utf-8"))
        content = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, ValueError):
        return
    if not isinstance(content, dict) or "name" not in content or "steps" not in content:
        return
    edition, clauses = content.get("template") or content.get("edition", "classic"), content.get("clauses") or []
    editions = tuple(map(str, edition)) if isinstance(edition, list | dict) else (str(edition),)
    for clause in clauses if isinstance(clauses, list) else [clauses]:
        yield Claim(name, str(clause), editions)
