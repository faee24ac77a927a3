"""What stands beside a line of source: the comments of fields and of named numbers, for those who read no Python."""

import ast
import sys
from functools import cache
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, generate_tokens
from types import ModuleType


@cache
def beside(thing: type | ModuleType) -> dict[str, str]:
    """The comments of the fields of a class, or of the numbers of a module, by name; only those that have one."""
    source = source_of(sys.modules[thing.__module__] if isinstance(thing, type) else thing)
    lines = {t.start[0]: t.string.lstrip("# ") for t in generate_tokens(StringIO(source).readline) if t.type == COMMENT}
    body = ast.parse(source).body
    if isinstance(thing, type):
        body = next(node.body for node in body if isinstance(node, ast.ClassDef) and node.name == thing.__name__)
    found = {}
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            told = [lines[line] for line in range(node.lineno, (node.end_lineno or 0) + 1) if line in lines]
            if told:
                found[node.target.id] = " ".join(told)
    return found


def source_of(module: ModuleType) -> str:
    """What was written; beside a compiled module stands its source, too."""
    file = Path(str(module.__file__))
    return file.with_name(file.name.partition(".")[0] + ".py").read_text(encoding="utf-8")
