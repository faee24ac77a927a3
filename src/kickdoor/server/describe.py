"""The protocol for those who write clients: JSON Schema and OpenAPI, made from the messages themselves."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec import inspect as look

from kickdoor.lab.analysis import Analysis, Mistake
from kickdoor.rulebook.howto import HowTo
from kickdoor.rules.clauses import Clause
from kickdoor.ruleset import Options
from kickdoor.server import companion, reference, routes, sessions, wire
from kickdoor.server.app import make_app
from kickdoor.server.boxes import BoxTold
from kickdoor.server.comments import beside
from kickdoor.server.film import Frame
from kickdoor.server.keeping import Listing
from kickdoor.server.openapi import Problem
from kickdoor.version import VERSION

Schema: TypeAlias = dict[str, Any]
GIVEN = "Given"  # ends the name of what a client may leave incomplete, where the server tells the same in full
BOUNDS = ("default", "minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength")
IN_SCHEMA, IN_OPENAPI = "#/$defs/{name}", "#/components/schemas/{name}"


class Step(Struct, frozen=True):
    """An action in words. Cards, abilities and monsters are called by their ids, players "seat-0", "seat-1"…"""

    do: str  # the verb
    card: str | UnsetType = UNSET
    cards: tuple[str, ...] | UnsetType = UNSET
    target: str | tuple[str, ...] | UnsetType = UNSET  # a player, or a monster of the fight
    side: str | UnsetType = UNSET  # munchkins or monsters
    choose: str | int | tuple[str, ...] | UnsetType = UNSET  # what else there is to choose for it
    option: str | int | tuple[str, ...] | UnsetType = UNSET  # the answer to a question
    with_: str | UnsetType = msgspec.field(default=UNSET, name="with")  # a second card
    in_place_of: str | tuple[str, ...] | UnsetType = UNSET
    ability: str | UnsetType = UNSET
    discard: tuple[str, ...] | UnsetType = UNSET  # cards that pay for it
    to: str | tuple[str, ...] | UnsetType = UNSET  # a player; of `attach` the Item
    from_: str | UnsetType = msgspec.field(default=UNSET, name="from")  # the monster run from
    sacrifice: str | UnsetType = UNSET  # an Ally
    helper_too: bool | UnsetType = UNSET
    double: str | UnsetType = UNSET  # the Item sold at double value
    give: tuple[str, ...] | UnsetType = UNSET
    get: tuple[str, ...] | UnsetType = UNSET
    play: tuple[str, ...] | UnsetType = UNSET
    treasures: int | UnsetType = UNSET
    pick: str | UnsetType = UNSET
    offer: dict[str, Any] | UnsetType = UNSET  # treasures, pick, items, play


SENT: tuple[Any, ...] = (
    wire.Incoming, routes.NewGuest, routes.NewTable, routes.NewFork, Options, companion.NewOps,
)  # fmt: skip
TOLD: tuple[Any, ...] = (
    wire.Outgoing, Step, routes.Me, Listing, routes.TableAddress, routes.Ticket, reference.Config, routes.ReplayInfo,
    Frame, Analysis, BoxTold, Clause, HowTo, companion.CounterAddress, companion.Counted,
    sessions.SessionInfo, sessions.EndedInfo, Problem,
)  # fmt: skip


def json_schema() -> Schema:
    """All messages and bodies by name. As a whole it is one frame of a socket, in either direction."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Kickdoor, protocol {wire.PROTOCOL}",
        "anyOf": [pointer(IN_SCHEMA, "ClientMessage"), pointer(IN_SCHEMA, "ServerMessage")],
        "$defs": definitions(),
    }


def openapi() -> Schema:
    """The REST side: routes as the application has them, bodies as `definitions` has them."""
    told: Schema = make_app(no_desk, described=True).openapi_schema.to_schema()
    told["components"]["schemas"] |= definitions(IN_OPENAPI)
    return told


def asyncapi() -> Schema:
    """The socket: one channel, what a client sends there and what it is told."""
    told = definitions(IN_OPENAPI)
    tags = {side: told[side]["discriminator"]["mapping"] for side in ("ClientMessage", "ServerMessage")}
    names = {where.rpartition("/")[2]: tag for side in tags.values() for tag, where in side.items()}
    messages = {
        name: {"name": tag, "summary": told[name]["description"], "payload": pointer(IN_OPENAPI, name)}
        for name, tag in names.items()
    }

    def operation(side: str, action: str) -> Schema:
        found = [{"$ref": f"#/channels/table/messages/{where.rpartition('/')[2]}"} for where in tags[side].values()]
        return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": found}

    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Kickdoor", "version": VERSION, "description": f"Protocol {wire.PROTOCOL}."},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {"ws": {"method": "GET"}},
            }
        },
        "operations": {"hear": operation("ClientMessage", "receive"), "tell": operation("ServerMessage", "send")},
        "components": {"messages": messages, "schemas": told},
    }


def no_desk() -> Any:
    raise RuntimeError("this application is looked at and never run")


@cache
def definitions(where: str = IN_SCHEMA) -> dict[str, Schema]:
    """Every type by its name."""
    (incoming, *_), sent = msgspec.json.schema_components(SENT, ref_template=where)
    (outgoing, *_), told = msgspec.json.schema_components(TOLD, ref_template=where)
    for name, kind in kinds(SENT).items():
        explain(sent[name], kind)
    for name, kind in kinds(TOLD).items():
        explain(told[name], kind)
        complete(told[name], kind)
    step, options = pointer(where, "Step"), pointer(where, "Options")
    told["Option"]["properties"]["step"] |= step
    for name in ("done", "better"):
        told["Mistake"]["properties"][name] = step | {"description": beside(Mistake)[name]}
    for name in ("Choose", "Why"):
        sent[name]["properties"]["step"]["anyOf"] = [step, {"type": "null"}]
    for side in (sent, told):
        del side["Settings"]["properties"]["options"]["type"]
        side["Settings"]["properties"]["options"] |= options
    del sent["Options"]["properties"]["patient"]  # an online table always is
    found = {"ClientMessage": incoming | {"description": wire.ClientMessage.__doc__}}
    found |= given(sent, set(told), where)
    found |= {"ServerMessage": outgoing | {"description": wire.ServerMessage.__doc__}}
    return found | told


def given(sent: dict[str, Schema], told: set[str], where: str) -> dict[str, Schema]:
    """What is sent, with another name for what is also told."""
    text = msgspec.json.encode(sent).decode()
    for name in told & set(sent):
        old, new = pointer(where, name), pointer(where, name + GIVEN)
        text = text.replace(f'"{old["$ref"]}"', f'"{new["$ref"]}"')
    renamed: dict[str, Schema] = msgspec.json.decode(text)
    for name in told & set(sent):
        renamed[name]["title"] = name + GIVEN
    return {schema["title"]: schema for schema in renamed.values()}


def explain(schema: Schema, kind: type) -> None:
    """The comments beside the fields, as descriptions."""
    for name, told in beside(kind).items():
        schema["properties"][name.rstrip("_")]["description"] = told


def complete(schema: Schema, kind: type) -> None:
    """What is told is told in full: a field is missing only where it is unset. No client need be strict about it."""
    fields = msgspec.structs.fields(kind) if issubclass(kind, Struct) else ()
    brief = issubclass(kind, Struct) and kind.__struct_config__.omit_defaults
    unset = {field.encode_name for field in fields if field.default is UNSET or (brief and not field.required)}
    schema["required"] = [name for name in schema["properties"] if name not in unset]
    schema.pop("additionalProperties", None)
    for field in schema["properties"].values():
        for word in () if "prefixItems" in field else BOUNDS:
            field.pop(word, None)


def kinds(types: Sequence[Any]) -> dict[str, type]:
    """The classes that these types are made of, by name."""
    found: dict[str, type] = {}
    todo: list[Any] = list(look.multi_type_info(types))
    while todo:
        info = todo.pop()
        if isinstance(info, look.StructType | look.DataclassType):
            if info.cls.__name__ not in found:
                found[info.cls.__name__] = info.cls
                todo += [field.type for field in info.fields]
        elif isinstance(info, look.UnionType):
            todo += info.types
        elif isinstance(info, look.TupleType):
            todo += info.item_types
        elif isinstance(info, look.VarTupleType):
            todo.append(info.item_type)
        elif isinstance(info, look.Metadata):
            todo.append(info.type)
    return found


def pointer(where: str, name: str) -> Schema:
    return {"$ref": where.format(name=name)}
