"""What follows from `layout/records.py`: an ability, the state of a game and what a view is made of, as classes.

Part of `tools/layout.py`, which writes them.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from runpy import run_path
from textwrap import wrap
from typing import Any

ENGINE = Path(__file__).resolve().parent.parent / "src" / "kickdoor" / "engine"


def declared(name: str) -> dict[str, Any]:
    """One module of layout/, read without the rest of the package, which may be in need of what is written here."""
    return run_path(str(ENGINE / "layout" / f"{name}.py"))


TUPLES = declared("tuples")["TUPLES"] + declared("observation")["ROWS"]
ABILITY, COMBAT, STATE, VIEWS = (declared("records")[name] for name in ("ABILITY", "COMBAT", "STATE", "VIEWS"))
WIDTH = 116


def packed(indent: str, words: Iterable[str]) -> str:
    """Words with commas, as many as fit on a line."""
    return "\n".join(indent + line for line in wrap(", ".join(words) + ",", WIDTH - len(indent)))


# ---- ability.py


def ability_file() -> Iterator[str]:
    yield from recording("An ability of a card", "TYPE_CHECKING", "\nfrom kickdoor.engine.ids import Numbers\n")
    yield from head("Ability", "What a card can do: when, at what, at what price, how often.", ABILITY)
    yield ""
    yield "    def like(self) -> tuple[object, ...]:"
    yield '        """What two abilities of the same kind share: everything but the card (R-17)."""'
    yield "        return ("
    yield packed("            ", [f"self.{field.name}" for field in ABILITY if field.name != "face"])
    yield "        )"


# ---- state.py


def state_file() -> Iterator[str]:
    used = (
        "\nfrom kickdoor.engine.ids import F_TURN, NO_TARGET, PH_SETUP, Choice, Numbers\n"
        "from kickdoor.engine.tables import Tables\n"
    )
    yield from recording("The state of a game", "TYPE_CHECKING, Final, TypeAlias", used)
    yield ""
    yield 'Frame: TypeAlias = "tuple[i64, ...]"'
    yield 'Monster: TypeAlias = "tuple[i64, ...]"'
    yield f"Event = {tuple_of('EVENT')}"
    yield "EVERYBODY: Final = -1"
    yield "NO_MEMO: Final = -1  # as a mask all of it, so that it is looked at; a sum that is -1 is added up again"
    yield from record("Combat", "One fight: who, what, and everything played into it.", COMBAT)
    yield "\n"
    yield "def new_combat(fighter: int, players: int) -> Combat:"
    yield '    """A fight that has just begun."""'
    yield f"    return Combat(\n{packed('        ', [field.first for field in COMBAT])}\n    )"
    yield from record("State", "A whole game at one moment.", STATE)
    yield "\n"
    yield "def new_state(t: Tables, zones: list[Numbers], sexes: list[int]) -> State:"
    yield '    """A game in which nothing has happened yet."""'
    yield "    n = len(sexes)"
    yield f"    return State(\n{packed('        ', [field.first for field in STATE])}\n    )"


def tuple_of(prefix: str) -> str:
    kind = next(kind for kind in TUPLES if kind.prefix == prefix)
    return f"tuple[{', '.join('int' for _ in kind.fields.split())}]"


def native(kind: str) -> str:
    """Compiled, numbers of a record are those of the machine, and tuples of them have no fixed length: one that has is
    put together anew whenever it is handed on."""
    rows = re.sub(r"tuple\[int(, int)*(, \.\.\.)?\]", "Numbers", kind)
    return re.sub(r"\bint\b", "i64", rows)


def recording(told: str, typing: str, imports: str = "") -> Iterator[str]:
    """How a file of records begins."""
    yield f'"""{told}. Written by `make layout` from layout/records.py: change that."""'
    yield "\n# fmt: off"
    yield "from __future__ import annotations\n"
    yield f"from typing import {typing}\n{imports}"
    yield "if TYPE_CHECKING:"
    yield "    from mypy_extensions import i64"


def head(name: str, told: str, parts: tuple[Any, ...]) -> Iterator[str]:
    """A class, and how one is made."""
    yield "\n"
    yield f"class {name}:"
    yield f'    """{told}"""'
    yield ""
    yield "    __slots__ = ("
    yield packed("        ", [f'"{field.name}"' for field in sorted(parts)])
    yield "    )"
    yield ""
    yield "    def __init__("
    yield packed("        ", ["self", *(f"{field.name}: {native(field.type)}" for field in parts)])
    yield "    ) -> None:"
    for field in parts:
        yield f"        self.{field.name} = {field.name}" + (f"  # {field.told}" if field.told else "")


def record(name: str, told: str, parts: tuple[Any, ...]) -> Iterator[str]:
    yield from head(name, told, parts)
    combat = any(field.kind == "combat" for field in parts)
    yield ""
    yield f"    def clone(self) -> {name}:"
    yield '        """An independent copy that nobody listens to."""'
    if combat:
        yield "        combat = self.combat"
    yield f"        return {name}("
    yield packed("            ", [copied(field) for field in parts])
    yield "        )"
    yield ""
    yield "    def fields(self) -> tuple[object, ...]:"
    yield '        """All that matters as plain data, for digests and saves (memos left out)."""'
    if combat:
        yield "        combat = self.combat"
    yield "        return ("
    yield packed("            ", [plain(field) for field in parts if field.saved])
    yield "        )"
    yield ""
    yield "    def __reduce__(self) -> tuple[object, ...]:"
    yield f"        return ({name}, ("
    yield packed("            ", ["None" if field.kind == "channel" else f"self.{field.name}" for field in parts])
    yield "        ))"


def copied(field: Any) -> str:
    if field.kind == "combat":
        return "None if combat is None else combat.clone()"
    if field.kind == "channel":
        return "None"
    return f"self.{field.name}[:]" if field.kind.endswith("list") else f"self.{field.name}"


def plain(field: Any) -> str:
    return "None if combat is None else combat.fields()" if field.kind == "combat" else f"self.{field.name}"


# ---- viewed.py


def viewed_file() -> Iterator[str]:
    """Constructors are written out: those that `dataclass` makes are not compiled, and take eight times as long."""
    yield '"""What a view is made of. Written by `make layout` from layout/records.py: change that."""'
    yield "\n# fmt: off"
    yield "from dataclasses import dataclass"
    yield "from typing import Any, Final"
    for kind in VIEWS:
        yield "\n"
        yield "@dataclass(slots=True, init=False)"
        yield f"class {kind.name}:"
        yield f'    """{kind.told}"""'
        yield ""
        for field in kind.fields:
            first = f" = {field.first}" if field.first else ""
            yield f"    {field.name}: {field.type}{first}" + (f"  # {field.told}" if field.told else "")
        yield ""
        yield "    def __init__("
        words = [f"{field.name}: {field.type}" + (f" = {field.first}" if field.first else "") for field in kind.fields]
        yield packed("        ", ["self", *words])
        yield "    ) -> None:"
        yield from (f"        self.{field.name} = {field.name}" for field in kind.fields)
        yield ""
        yield "    def __reduce__(self) -> tuple[object, ...]:"
        yield f"        return ({kind.name}, ("
        yield packed("            ", [f"self.{field.name}" for field in kind.fields])
        yield "        ))"
    yield "\n"
    yield "# Compiled, a class forgets what its fields are; whoever reads a view from outside asks for it."
    yield "FIELDS: Final[tuple[tuple[Any, dict[str, str]], ...]] = ("
    for kind in VIEWS:
        yield f"    ({kind.name}, {{"
        yield from (f'        "{field.name}": "{field.type}",' for field in kind.fields)
        yield "    }),"
    yield ")"
    yield "for kind, fields in FIELDS:"
    yield "    kind.__annotations__.update(fields)"
