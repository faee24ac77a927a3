"""TypeScript types from a JSON Schema: as much of both languages as the protocol needs."""

import json
from collections.abc import Iterator

from kickdoor.server.describe import Schema, definitions
from kickdoor.server.wire import PROTOCOL

WIDTH = 120
WORDS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """All types of the protocol, as one module that imports nothing."""
    lines = [
        "// Made by `kickdoor protocol --typescript`. docs/protocol.md tells what it means.",
        "",
        f"export const PROTOCOL = {PROTOCOL};",
    ]
    for name, schema in definitions().items():
        lines += ["", *declaration(name, schema)]
    return "\n".join(lines) + "\n"


def declaration(name: str, schema: Schema) -> Iterator[str]:
    """An interface for an object, an alias for anything else."""
    yield from comment(schema.get("description", ""), "")
    if "properties" not in schema:
        yield f"export type {name} ="
        *parts, last = map(written, schema["anyOf"])
        yield from (f"  | {part}" for part in parts)
        yield f"  | {last};"
        return
    yield f"export interface {name} {{"
    for field, told in schema["properties"].items():
        yield from comment(meaning(told), "  ")
        yield f"  {field}{'' if field in schema['required'] else '?'}: {written(told)};"
    yield "}"


def written(schema: Schema) -> str:
    """The type a schema stands for."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(map(written, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(word) for word in schema["enum"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(map(written, schema['prefixItems']))}]"
    if kind == "array":
        item = written(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties', {}))}>"
    return WORDS[kind] if kind is not None else "unknown"


def meaning(schema: Schema) -> str:
    """What a field is, how large it may be, and what it is when it is left out."""
    told = schema.get("description", "")
    extra = [*bounds(schema)]
    usual = schema.get("default")
    if isinstance(usual, float):
        extra.append(f"default {usual:g}")
    elif usual is not None and not isinstance(usual, dict) and usual not in ("", []):
        extra.append(f"default {json.dumps(usual)}")
    return f"{told} ({'; '.join(extra)})".strip() if extra else told


def bounds(schema: Schema) -> Iterator[str]:
    """What a client must keep to."""
    if "minimum" in schema and "maximum" in schema:
        yield f"{schema['minimum']} to {schema['maximum']}"
    if "maxLength" in schema:
        yield f"at most {schema['maxLength']} characters"
    if "pattern" in schema:
        yield f"as `{schema['pattern']}`"
    if "maxItems" in schema and "prefixItems" not in schema:
        yield f"at most {schema['maxItems']}"


def comment(text: str, indent: str) -> Iterator[str]:
    """A doc comment, on lines of their own where it is long."""
    if not text:
        return
    if len(indent) + len(text) + 7 <= WIDTH and "\n" not in text:
        yield f"{indent}/** {text} */"
        return
    yield f"{indent}/**"
    line = ""
    for word in text.split():
        if line and len(indent) + 3 + len(line) + 1 + len(word) > WIDTH:
            yield f"{indent} * {line}"
            line = ""
        line = f"{line} {word}".strip()
    yield f"{indent} * {line}"
    yield f"{indent} */"
