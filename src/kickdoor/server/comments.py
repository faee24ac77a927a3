"""What stands beside a line of source: the comments of fields and of named numbers, for those who read no Python."""

import ast
import inspect
from functools import cache
from io import StringIO
from tokenize import COMMENT, generate_tokens
from types import ModuleType


@cache
def beside(thing: type | ModuleType) -> dict[str, str]:
    """The comments of the fields of a class, or of the numbers of a module, by name; only those that have one."""
    source = inspect.getsource(thing)
    lines = {t.start[0]: t.string.lstrip("# ") for t in generate_tokens(StringIO(source).readline) if t.type == COMMENT}
    body = ast.parse(source).body
    if isinstance(thing, type) and isinstance(body[0], ast.ClassDef):
        body = body[0].body
    found = {}
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            told = [lines[line] for line in range(node.lineno, (node.end_lineno or 0) + 1) if line in lines]
            if told:
                found[node.target.id] = " ".join(told)
    return found
