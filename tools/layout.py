"""Write out what follows from `kickdoor.engine.layout`: numbers, positions, constructors, records, dispatch.

    .venv/bin/python -m tools.layout [--check]

Some files get a block between marks (ids.py, events.py, conditions.py, targets.py, counts.py), others are written
whole (ability.py, frames.py, state.py, viewed.py, dispatch.py, operations.py, judges.py).
`--check` writes nothing and says which of them are not current.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

from tools.records import ENGINE, TUPLES, WIDTH, ability_file, declared, packed, state_file, viewed_file

FRAMES = declared("frames")["FRAMES"]
EVENTS = declared("events")["EVENTS"]
VERBS = declared("verbs")["VERBS"]
OPERATIONS = declared("ops")["OPERATIONS"]
CONDITIONS = declared("conditions")["CONDITIONS"]
TARGETS = declared("targets")["TARGETS"]
COUNTS = declared("counts")["COUNTS"]
AIMS = declared("observation")["AIMS"]
BEGIN = "# ---- from layout/, by `make layout`"
END = "# ---- end of what is from layout/"
HEAD = 2  # kind, pc


def fields(frame: Any) -> list[tuple[str, str]]:
    """(name, default or ""), without the rest."""
    words = [word for word in frame.fields.split() if not word.startswith("*")]
    return [(name, default) for name, _, default in (word.partition("=") for word in words)]


def rest(frame: Any) -> str:
    """The name of what is left, or ""."""
    last = frame.fields.split()[-1:] or [""]
    return last[0][1:] if last[0].startswith("*") else ""


# ---- ids.py


def ids_block() -> Iterator[str]:
    yield "# frames of the stack: (kind, pc, fields…)"
    yield "KIND: Final = 0"
    yield "PC: Final = 1"
    yield "SEAT: Final = 2  # whom it concerns, in every frame that has one"
    for number, frame in enumerate(FRAMES):
        prefix = frame.name.upper()
        yield f"F_{prefix}: Final = {number}  # {frame.told}"
        for place, (name, _default) in enumerate(fields(frame), HEAD):
            if name != "seat":
                yield f"{prefix}_{name.upper()}: Final = {place}"
        if rest(frame):
            yield f"{prefix}_{rest(frame).upper()}: Final = {HEAD + len(fields(frame))}  # and all that follow"
    kinds = [f"1 << F_{frame.name.upper()}" for frame in FRAMES if frame.open == "aside"]
    yield f"ASIDE: Final = {' | '.join(kinds)}  # settled between two events of the turn"
    kinds = [f"1 << F_{frame.name.upper()}" for frame in FRAMES if frame.open == "open"]
    yield f"OPEN: Final = {' | '.join(kinds)} | ASIDE  # kinds of frames whose question is open (questions.py)"
    for kind in TUPLES:
        yield ""
        yield f"# {kind.told}"
        for place, name in enumerate(kind.fields.split()):
            all_left = "  # and all that follow" if name.startswith("*") else ""
            yield f"{kind.prefix}_{name.strip('*').upper()}: Final = {place}{all_left}"
    yield "# what an option is aimed at: OPTION_KIND"
    yield from [f"AIM_{name.upper()}: Final = {number}" for number, name in enumerate(AIMS, 1)]
    yield "\n# verbs of choices: (verb, a, b, c)"
    for number, verb in enumerate(VERBS):
        yield f"V_{verb.name.upper()}: Final = {number}" + (f"  # {verb.told}" if verb.told else "")
    yield "# how many of a, b, c a verb uses"
    yield f"VERB_FIELDS: Final[Numbers] = ({', '.join(str(used(verb)) for verb in VERBS)})"
    yield "# a is a card"
    cards = [f"V_{verb.name.upper()}" for verb in VERBS if verb.card]
    yield f"CARD_VERBS: Final[Numbers] = (\n{packed('    ', cards)}\n)"

    for prefix, told, kinds in (
        ("TG", "targets of abilities (T_* is how one is written in a choice)", TARGETS),
        ("C", "conditions of abilities and programs: (cond, arg); all of an ability's must hold", CONDITIONS),
        ("N", "counts of might: (what, arg, n, mode)", COUNTS),
    ):
        yield ""
        yield f"# {told}"
        for number, kind in enumerate(kinds):
            yield from noted(f"{prefix}_{kind.name.upper()}: Final = {number}", kind.told)
    yield ""
    yield '# operations of card programs: (code, arguments…). "You" is the seat of the program, acc its one register.'
    for number, op in enumerate(OPERATIONS):
        args = f"({', '.join(op.args.split())}): " if op.args else ""
        yield from noted(f"O_{op.name.upper()}: Final = {number}", args + op.told)
    yield "# where the number of the operation to go on with stands, in those that may jump"
    jumps = [f"O_{op.name.upper()}: {1 + op.args.split().index('to')}" for op in OPERATIONS if "to" in op.args.split()]
    yield f"JUMPS: Final = {{{', '.join(jumps)}}}"


def noted(line: str, told: str) -> Iterator[str]:
    """A line with what it means behind it, or above where that is too long."""
    whole = f"{line}  # {told}"
    if len(whole) <= WIDTH:
        yield whole
    else:
        yield from (f"# {part}" for part in wrap(told, WIDTH))
        yield line


def used(verb: Any) -> int:
    """How many of a, b, c the words for a verb name."""
    return verb.told.partition(")")[0].count(",") + 1 if verb.told.startswith("(") else 0


# ---- events.py


def events_block() -> Iterator[str]:
    for number, event in enumerate(EVENTS):
        yield f"E_{event.name.upper()}: Final = {number}"
    yield "\n# (name, clause); a, b, c hold cards, seats or numbers as SHAPES says"
    yield "EVENTS: Final[tuple[tuple[str, str], ...]] = ("
    yield from (f'    ("{event.told}", "{event.clause}"),' for event in EVENTS)
    yield ")"
    yield "# by kind, what a, b, c are: a card (c), a player (p), a number (n), a sex (s), a reason (r), a target (t)"
    yield "SHAPES: Final[tuple[str, ...]] = ("
    yield from (f'    "{event.shape}",' for event in EVENTS)
    yield ")"


# ---- frames.py


def frames_file() -> Iterator[str]:
    yield '"""Constructors of frames. Written by `make layout` from layout/frames.py: change that."""'
    yield "\n# fmt: off"
    yield "from collections.abc import Sequence\n"
    yield "from kickdoor.engine.ids import *"
    yield "from kickdoor.engine.state import Frame"
    yield "\n"
    yield "def at(f: Frame, pc: Number) -> Frame:"
    yield '    """The same frame at another point."""'
    yield "    moved = list(f)"
    yield "    moved[PC] = pc"
    yield "    return tuple(moved)"
    yield "\n"
    yield "def put_in(f: Frame, place: Number, value: Number) -> Frame:"
    yield '    """The same frame with another value in one place."""'
    yield "    changed = list(f)"
    yield "    changed[place] = value"
    yield "    return tuple(changed)"
    for frame in FRAMES:
        named = fields(frame)
        order = sorted(named, key=lambda pair: pair[1] != "")
        words = [f"{name}: Number" + (f" = {default}" if default else "") for name, default in order]
        if rest(frame):
            words.append(f"{rest(frame)}: Sequence[int] = ()")
        words.append("pc: Number = 0")
        inside = [f"F_{frame.name.upper()}", "pc", *(name for name, _default in named)]
        yield "\n"
        head = f"def {frame.name}_frame({', '.join(words)}) -> Frame:"
        yield head if len(head) <= WIDTH else f"def {frame.name}_frame(\n{packed('    ', words)}\n) -> Frame:"
        yield f'    """{frame.told[0].upper()}{frame.told[1:]}."""'
        if rest(frame):  # an empty rest is frequent, and need not be joined
            yield f"    if {rest(frame)}:"
            yield f"        return ({', '.join([*inside, f'*{rest(frame)}'])})"
        yield f"    return ({', '.join(inside)})"


# ---- tables of functions


def table(name: str, kind: str, doers: Iterable[str]) -> Iterator[str]:
    """Functions by number."""
    yield f"{name}: Final[tuple[Callable[{kind}], ...]] = ("
    yield packed("    ", doers)
    yield ")"


def conditions_block() -> Iterator[str]:
    yield from table("WHY_NOT", "[State, int, int], int", [kind.why_not for kind in CONDITIONS])
    yield f"FORBIDS: Final[Numbers] = (\n{packed('    ', [kind.forbids for kind in CONDITIONS])}\n)"


def targets_block() -> Iterator[str]:
    yield from table("TARGETS", "[State, int, Ability, int], list[Aim]", [kind.lists for kind in TARGETS])


def counts_block() -> Iterator[str]:
    yield from table("COUNTS", "[State, Combat, int, int, int], int", [kind.counts for kind in COUNTS])


def calling(told: str, package: str, doers: Iterable[str], state: str) -> Iterator[str]:
    """How a file of such tables begins."""
    yield f'"""{told}: change that."""'
    yield "\n# fmt: off"
    yield "from collections.abc import Callable"
    yield "from typing import Final\n"
    modules = sorted({doer.partition(".")[0] for doer in doers})
    yield f"from {package} import (\n{packed('    ', modules)}\n)"
    yield f"from kickdoor.engine.state import {state}\n"


def judges_file() -> Iterator[str]:
    judges = [verb.judge for verb in VERBS]
    told = "Who says why not, by the numbers of verbs. Written by `make layout` from layout/verbs.py"
    yield from calling(told, "kickdoor.engine", judges, "State")
    yield from table("JUDGES", "[State, int, int, int, int], int", judges)


def operations_file() -> Iterator[str]:
    doers = [op.does for op in OPERATIONS]
    told = "The operations of card programs by number. Written by `make layout` from layout/ops.py"
    yield from calling(told, "kickdoor.engine.ops", doers, "Frame, State")
    yield from table("OPERATIONS", "[State, Frame, tuple[int, ...]], None", doers)
    yield "\n# has the program moved on before the function is called?"
    yield f"MOVED_ON: Final[tuple[bool, ...]] = (\n{packed('    ', [str(not op.itself) for op in OPERATIONS])}\n)"


def dispatch_file() -> Iterator[str]:
    steps, acts = [frame.step for frame in FRAMES], [verb.act for verb in VERBS]
    told = "Who does what, by the numbers of frames and verbs. Written by `make layout` from layout/"
    yield from calling(told, "kickdoor.engine", steps + acts, "Frame, State")
    yield "# F_TURN…: one step of the top frame; True: somebody must answer."
    yield from table("STEPS", "[State, Frame], bool", steps)
    yield "\n# V_CHANCE…: a lawful choice is carried out."
    yield from table("ACTS", "[State, int, int, int, int], None", acts)


# ---- all together

BLOCKS = {
    "ids.py": ids_block,
    "events.py": events_block,
    "conditions.py": conditions_block,
    "targets.py": targets_block,
    "counts.py": counts_block,
}
WHOLE = {
    "ability.py": ability_file,
    "frames.py": frames_file,
    "state.py": state_file,
    "viewed.py": viewed_file,
    "dispatch.py": dispatch_file,
    "operations.py": operations_file,
    "judges.py": judges_file,
}


def written() -> dict[Path, str]:
    """What each file is to be."""
    found = {}
    for name, block in BLOCKS.items():
        text = (ENGINE / name).read_text(encoding="utf-8")
        before, _, tail = text.partition(f"{BEGIN}\n")
        _, _, after = tail.partition(f"{END}\n")
        found[ENGINE / name] = before + "\n".join([BEGIN, "# fmt: off", *block(), "# fmt: on", END]) + "\n" + after
    for name, lines in WHOLE.items():
        found[ENGINE / name] = "\n".join(lines()) + "\n"
    return found


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = [path for path, text in written().items() if not path.exists() or path.read_text("utf-8") != text]
    if check:
        for path in stale:
            print(f"{path.name} is not what layout/ says; make layout writes it")
        return 1 if stale else 0
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
