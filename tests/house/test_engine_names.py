"""Compiled, an engine module has the names it defines and no others: whoever wants one imports it from where it is."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"
ENGINE = "kickdoor.engine"


def defined(path: Path) -> set[str]:
    """At the top of a module; a name that is imported `as` itself is handed on."""
    names: set[str] = set()
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.ImportFrom):
            names |= {alias.asname for alias in node.names if alias.asname}
    return names


def test_names_of_the_engine_are_imported_from_where_they_are_defined() -> None:
    wrong = []
    looked = 0
    for path in sorted(SOURCE.rglob("*.py")):
        if (SOURCE / "kickdoor" / "engine") in path.parents:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith(f"{ENGINE}."):
                continue
            module = SOURCE.joinpath(*(node.module or "").split(".")).with_suffix(".py")
            if not module.exists():
                continue
            looked += 1
            names = {alias.name for alias in node.names} - {"*"}
            wrong += [f"{path.relative_to(SOURCE)}: {name} of {node.module}" for name in names - defined(module)]
    assert not wrong
    assert looked > 100
