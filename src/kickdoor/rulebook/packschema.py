"""JSON Schemas of pack files, for editors: of a deck file, and of pack.yaml."""

import json
from typing import Any

import msgspec

from kickdoor.cards.customs import KINDS
from kickdoor.cards.schema import AnyCard, Companion, Pack
from kickdoor.cards.vocabulary import HIDDEN
from kickdoor.effects.base import PATTERN
from kickdoor.effects.branches import AnyEffect

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
EFFECT = "AnyEffect"


def schemas() -> dict[str, str]:
    """The files, by their path under docs."""
    return {"schema/deck.json": dumped(deck_schema()), "schema/pack.json": dumped(pack_schema())}


def dumped(schema: Schema) -> str:
    return json.dumps(schema, indent=1) + "\n"


def deck_schema() -> Schema:
    """Cards by their id. A kind that no edition has is one of a custom."""
    (card, effect), parts = msgspec.json.schema_components([AnyCard, AnyEffect], ref_template="#/$defs/{name}")
    named = _named(parts, effect)
    for kind in card["anyOf"]:
        _shown(named[kind["$ref"].rpartition("/")[2]])
    named[Companion.__name__]["properties"]["kind"] = {"pattern": PATTERN, "not": {"enum": sorted(KINDS)}}
    return {
        "$schema": DIALECT,
        "title": "A deck of Kickdoor",
        "type": "object",
        "propertyNames": {"pattern": PATTERN},
        "additionalProperties": {"anyOf": card["anyOf"]},
        "$defs": {**named, EFFECT: _plain(effect)},
    }


def pack_schema() -> Schema:
    _, parts = msgspec.json.schema_components([Pack], ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, **_plain(parts[Pack.__name__])}


def _named(parts: Schema, effect: Schema) -> Schema:
    """The parts, each effect in one place."""

    def tidy(value: Any) -> Any:
        if value == effect:
            return {"$ref": f"#/$defs/{EFFECT}"}
        if isinstance(value, dict):
            return {key: tidy(part) for key, part in value.items() if key != "discriminator"}
        return [tidy(part) for part in value] if isinstance(value, list) else value

    return {name: tidy(part) for name, part in sorted(parts.items())}


def _plain(value: Any) -> Any:
    return {key: part for key, part in value.items() if key != "discriminator"}


def _shown(card: Schema) -> None:
    for field in HIDDEN:
        card["properties"].pop(field, None)
    card["required"] = [field for field in card["required"] if field not in HIDDEN]
