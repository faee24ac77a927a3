"""docs/protocol.md and what lies beside it: tables between markers, and files, all made from the code."""

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import fields as fields_of
from pathlib import Path
from typing import Any, Final

from kickdoor.engine import ids
from kickdoor.notation import PHASES
from kickdoor.reckoning import WORDS
from kickdoor.scenario.verbs import VERBS
from kickdoor.server.boxes import event_kinds
from kickdoor.server.comments import beside
from kickdoor.server.describe import Schema, asyncapi, definitions, json_schema, openapi
from kickdoor.server.limits import Limits
from kickdoor.server.names import QUICK
from kickdoor.server.settings import BOTS
from kickdoor.server.typescript import meaning, typescript, written

MADE: Final = re.compile(r"(<!-- made: (\S+) -->\n).*?(<!-- end -->)", re.DOTALL)
TARGETS: Final = ("T_PLAYER", "T_FACE", "T_SIDE", "T_DECK", "T_MONSTER", "T_MASK", "T_WORD", "T_CARD")


FILES: Final[dict[str, Callable[[], str]]] = {
    "schema.json": lambda: written_json(json_schema()),
    "types.ts": typescript,
    "openapi.json": lambda: written_json(openapi()),
    "asyncapi.json": lambda: written_json(asyncapi()),
}


def print_protocol(form: str) -> int:
    """One of FILES by the beginning of its name, or with "" every message in a line."""
    if form:
        print(next(make() for name, make in FILES.items() if name.startswith(form)), end="")
        return 0
    told = definitions()
    for side in ("ClientMessage", "ServerMessage"):
        print(f"{side}: {told[side]['description']}")
        for tag, where in told[side]["discriminator"]["mapping"].items():
            print(f"  {tag:10}{told[where.rpartition('/')[2]]['description']}")
    return 0


def write_protocol(folder: Path) -> None:
    """The page of that folder with its tables, and the files beside it."""
    page = folder / "protocol.md"
    page.write_text(fill(page.read_text(encoding="utf-8")), encoding="utf-8")
    for name, make in FILES.items():
        (folder / "protocol" / name).write_text(make(), encoding="utf-8")


def written_json(told: Schema) -> str:
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def fill(page: str) -> str:
    """The page with everything between its markers made anew."""
    return MADE.sub(lambda found: found[1] + "\n".join(made(found[2])) + "\n" + found[3], page)


def made(name: str) -> list[str]:
    """What stands between the markers of that name: one of PARTS, or a type with its fields."""
    return PARTS[name]() if name in PARTS else fields(name)


def fields(name: str) -> list[str]:
    """A type: what it is, and its fields."""
    schema = definitions()[name]
    rows = [
        (f"`{field}{'' if field in schema['required'] else '?'}`", f"`{written(told)}`", meaning(told))
        for field, told in schema["properties"].items()
        if field != "t"
    ]
    return [schema["description"], *(["", *table(("field", "type", ""), rows)] if rows else [])]


def routes() -> list[str]:
    """Every route with what goes in and comes out."""
    rows = []
    for path, operations in openapi()["paths"].items():
        for method, told in operations.items():
            sent = [body(content) for content in told.get("requestBody", {}).get("content", {}).values()]
            good = next(answer for status, answer in told["responses"].items() if int(status) < 400)
            answers = [body(content) for content in good.get("content", {}).values()]
            rows.append((f"`{method.upper()} {path}`", told["summary"], *(" ".join(x) for x in (sent, answers))))
    return table(("route", "", "body", "answer"), rows)


def body(content: dict[str, Any]) -> str:
    """A body in a word."""
    told = written(content["schema"])
    return f"`{told}`" if told.removesuffix("[]") in definitions() else ""


def events() -> list[str]:
    rows = [
        (str(n), f"`{kind.name}`", kind.shape and f"`{kind.shape}`", kind.text, kind.clause)
        for n, kind in enumerate(event_kinds())
    ]
    return table(("kind", "name", "shape", "sentence", "clause"), rows)


def numbers(*prefixes: str) -> Callable[[], list[str]]:
    """Numbers of the engine by name, with what stands beside them."""

    def told() -> list[str]:
        found = {name: n for name, n in vars(ids).items() if name.startswith(prefixes)}
        rows = [(str(n), f"`{name}`", beside(ids).get(name, "")) for name, n in sorted(found.items(), key=by_number)]
        return table(("number", "name", ""), rows)

    return told


def by_number(entry: tuple[str, int]) -> int:
    return entry[1]


def steps() -> list[str]:
    return table(
        ("`do`", "with"), [(f"`{verb}`", ", ".join(f"`{key}`" for key in keys)) for verb, keys in VERBS.items()]
    )


def limits() -> list[str]:
    rows = [
        (f"`{x.name.replace('_', '-')}`", f"{x.default:,}", beside(Limits).get(x.name, "")) for x in fields_of(Limits)
    ]
    return table(("limit", "", ""), rows)


def listed(words: Iterable[str]) -> Callable[[], list[str]]:
    return lambda: [", ".join(f"`{word}`" for word in words)]


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    """A Markdown table."""
    cells = [[cell.replace("|", "\\|") for cell in row] for row in (head, ("---",) * len(head), *rows)]
    return [f"| {' | '.join(row)} |" for row in cells]


PARTS: Final[dict[str, Callable[[], list[str]]]] = {
    "routes": routes,
    "phases": listed(PHASES),
    "verbs": numbers("V_"),
    "targets": numbers(*TARGETS, "NO_TARGET", "WORD_"),
    "whys": numbers("WHY_"),
    "slots": numbers("SLOT_"),
    "events": events,
    "steps": steps,
    "limits": limits,
    "bots": listed(BOTS),
    "phrases": lambda: table(("phrase", ""), [(f"`{id}`", text) for id, text in QUICK.items()]),
    "addends": lambda: table(("`what`", ""), [(f"`{word}`", told) for word, told in WORDS.items()]),
}
