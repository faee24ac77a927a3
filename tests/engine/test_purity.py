"""The engine is a function on numbers: it names no edition and no card, and mypyc can compile it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickdoor.cards.load import PACKS, read_edition
from kickdoor.rules.clauses import EDITIONS, load
from tests.engine.sources import ENGINE, ROOT, place, tree

# Cards that the rules themselves speak of: their names are words of the rulebook.
RULE_WORDS = {
    "cheat", "elf", "half-breed", "halfling", "hireling", "mate", "super-munchkin", "thief", "wandering-monster",
}  # fmt: skip


def plain(text: str) -> str:
    """One spelling for `wandering-monster`, `WANDERING_MONSTER` and `Wandering Monster`."""
    return f" {' '.join(re.findall(r'[a-z0-9]+', text.casefold()))} "


def lines(file: Path) -> Iterator[tuple[int, str]]:
    for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        yield line, plain(text)


def card_names() -> dict[str, str]:
    """Every spelling of every card, and its id."""
    found: dict[str, str] = {}
    for folder in sorted(PACKS.iterdir()):
        if (folder / "pack.yaml").is_file():
            edition = read_edition(folder.name.replace("_", "-"))
            for card in (*edition.doors, *edition.treasures):
                found |= {plain(card.id): card.id, plain(card.name): card.id}
    return found


def test_the_engine_names_no_card() -> None:
    """In code, words and comments alike, but for those that the rules themselves name."""
    names = card_names()
    assert len(names) >= 140
    found = [
        (place(file, line), card)
        for file in ENGINE
        for line, text in lines(file)
        for name, card in names.items()
        if name in text and card not in RULE_WORDS
    ]
    assert not found


def test_the_words_excepted_are_words_of_the_rules() -> None:
    rules = plain(" ".join(f"{clause.rule} {clause.question}" for clause in load().values()))
    engine = plain(" ".join(file.read_text(encoding="utf-8") for file in ENGINE))
    for word in RULE_WORDS:
        assert plain(word) in rules, f"{word} stands in no clause"
        assert plain(word) in engine, f"{word} is not used any more"


def test_the_engine_names_no_edition() -> None:
    editions = [plain(name) for name in EDITIONS.values()]
    assert plain("classic") in editions
    found = [
        place(file, line) for file in ENGINE for line, text in lines(file) if any(name in text for name in editions)
    ]
    assert not found


FORBIDDEN_CALLS = {"setattr", "delattr", "exec", "eval", "globals", "vars", "open", "print", "input"}


def unfriendly(file: Path) -> Iterator[tuple[int, str]]:
    """What mypyc compiles badly or not at all (a lambda as the key of a sort is fine)."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for inner in ast.walk(node):
                if isinstance(inner, ast.ClassDef) and inner is not node:
                    yield inner.lineno, "nested class"
                if isinstance(inner, ast.FunctionDef) and inner is not node and not isinstance(node, ast.ClassDef):
                    yield inner.lineno, "nested function"
        if isinstance(node, ast.ClassDef) and len(node.bases) > 1:
            yield node.lineno, "multiple inheritance"
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (node.args.kwarg or node.args.vararg):
            yield node.lineno, "*args or **kwargs"
        if isinstance(
            node, ast.Yield | ast.YieldFrom | ast.Await | ast.AsyncFunctionDef | ast.AsyncFor | ast.AsyncWith
        ):
            yield node.lineno, "generator or coroutine"
        if isinstance(node, ast.Global | ast.Nonlocal):
            yield node.lineno, "global or nonlocal"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            yield node.lineno, node.func.id
        if isinstance(node, ast.Attribute) and node.attr in ("__new__", "__dict__", "__class__"):
            yield node.lineno, node.attr


@pytest.mark.parametrize("file", ENGINE, ids=[file.stem for file in ENGINE])
def test_mypyc_can_compile_it(file: Path) -> None:
    assert not [f"{place(file, line)}: {what}" for line, what in unfriendly(file)]


def test_every_class_sets_its_fields_in_its_constructor() -> None:
    """State, Combat and Tables: `__init__` sets what stands in `__slots__`, and nothing else."""
    found = 0
    for file in ENGINE:
        for node in tree(file).body:
            if isinstance(node, ast.ClassDef) and any("__slots__" in ast.unparse(line) for line in node.body):
                slots = next(ast.literal_eval(x.value) for x in node.body if isinstance(x, ast.Assign))
                made = next(x for x in node.body if isinstance(x, ast.FunctionDef) and x.name == "__init__")
                fields = [
                    x.attr for x in ast.walk(made) if isinstance(x, ast.Attribute) and isinstance(x.ctx, ast.Store)
                ]
                assert sorted(slots) == sorted(fields), node.name
                found += 1
    assert found >= 3


def movable(file: Path) -> list[str]:
    """Names in capitals that are not `Final`: compiled, they would be looked up each time they are read."""
    found = []
    for node in tree(file).body:
        if isinstance(node, ast.Assign) and not ast.unparse(node.value).startswith("TypeVar("):  # read by nobody
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and "Final" not in ast.unparse(node.annotation):
            names = [node.target.id] if isinstance(node.target, ast.Name) else []
        else:
            continue
        found += [f"{file.name}:{node.lineno}: {name}" for name in names if name.isupper()]
    return found


DECLARED = ROOT / "engine" / "layout"  # read by `make layout` alone
WRITTEN = ROOT / "agents" / "weights.py"  # by tools/fit_value.py
COMPILED = [
    *[file for file in ENGINE if file.parent != DECLARED],
    *[file for file in sorted((ROOT / "agents").glob("*.py")) if file != WRITTEN],
    ROOT / "chance.py",
    ROOT / "worlds.py",
    ROOT / "rl" / "games.py",
]
COMPILER = ROOT.parents[1] / "tools" / "compile_engine.py"
TABLE = next(x.value for x in tree(COMPILER).body if isinstance(x, ast.Assign) and ast.unparse(x.targets[0]) == "TABLE")
COMPILED += [ROOT / "server" / f"{name}.py" for name in ast.literal_eval(TABLE)]


@pytest.mark.parametrize("file", COMPILED, ids=lambda file: str(file.relative_to(ROOT)))
def test_constants_of_what_is_compiled_are_final(file: Path) -> None:
    assert movable(file) == []


def anew(file: Path) -> list[str]:
    """Tuples of fixed length: compiled, they would be put together each time they are read."""
    lines = [x for x in tree(file).body if isinstance(x, ast.AnnAssign) and isinstance(x.value, ast.Tuple)]
    return [f"{file.name}:{x.lineno}: {ast.unparse(x.target)}" for x in lines if ast.unparse(x.annotation) == "Final"]


@pytest.mark.parametrize("file", [*ENGINE, ROOT / "worlds.py"], ids=lambda file: str(file.relative_to(ROOT)))
def test_constants_of_the_engine_are_made_once(file: Path) -> None:
    assert anew(file) == []


def test_tuples_of_fixed_length_are_found(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("A: Final = (1, 2)\nB: Final[tuple[int, ...]] = (1, 2)\nC: Final = 3\n", "utf-8")
    assert anew(bad) == ["bad.py:1: A"]


def test_constants_that_are_not_final_are_found(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("A = 1\nB: int = 2\nC: Final = 3\nKind = tuple[int, int]\n", "utf-8")
    assert len(movable(bad)) == 2


def zones_written(file: Path) -> Iterator[int]:
    """Lines that put cards into a zone, or take some out, by hand."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
            name = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            if name == "zones":
                yield node.lineno


def test_zones_are_written_in_one_place() -> None:
    found = {file.name: list(zones_written(file)) for file in ENGINE}
    assert found.pop("zones.py")
    assert not {name: lines for name, lines in found.items() if lines}
