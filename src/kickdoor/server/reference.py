"""The REST side: what there is to know before and beside a game. Answers are made once, packed, and kept."""

from gzip import compress
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.params import Parameter
from msgspec import Struct

from kickdoor.agents.cast import NAMES, face_of
from kickdoor.cards.load import read_edition
from kickdoor.rulebook.editions import facts, names
from kickdoor.rules.clauses import Clause, load
from kickdoor.ruleset import OptionError, Options
from kickdoor.server import workshop
from kickdoor.server.asking import TOO_DEEP, Asking, Kept, address_of, desk_of, unpacked, within
from kickdoor.server.boxes import BoxTold
from kickdoor.server.names import PHRASES, REACTIONS
from kickdoor.server.openapi import says
from kickdoor.server.refusal import Refusal
from kickdoor.server.settings import BOTS, Settings
from kickdoor.server.wire import PROTOCOL
from kickdoor.version import RULES_REV, VERSION
from kickdoor.words import UnknownLanguage, languages

AN_HOUR: Final = "public, max-age=3600"
Language = Annotated[str, Parameter(max_length=10)]
DESCRIPTIONS: Final = ("openapi", "asyncapi", "schema")


class EditionInfo(Struct, frozen=True):
    """All there is to know of a set before it is opened."""

    id: str
    name: str
    decks: dict[str, int]  # cards in each
    different: int  # distinct cards
    kinds: dict[str, int]  # cards of each kind
    classes: tuple[str, ...]
    races: tuple[str, ...]
    characters: tuple[str, ...]
    win_ties: tuple[str, ...]  # Classes and Races on whose side a tie is won
    win_own_ties: tuple[str, ...]  # those that win one only as the fighter
    gain_by_helping: tuple[str, ...]  # those that gain a level for each monster they help to kill
    special: tuple[str, ...]  # what its own rules are about
    options: tuple[str, ...]  # those that have something to change in this set


class Figure(Struct, frozen=True):
    """A bot as people know it."""

    name: str
    face: str


class Config(Struct, frozen=True):
    """What this server offers."""

    version: str
    protocol: int
    rules_rev: int  # changes when games of an older version could go another way
    editions: tuple[EditionInfo, ...]
    bots: tuple[str, ...]
    cast: dict[str, tuple[Figure, ...]]  # who they are: the first of them at a table is the first here, and so on
    phrases: dict[str, str]  # quick phrases of the chat: id and English words
    reactions: dict[str, str]  # said like a phrase, shown as a picture
    settings: Settings  # as they are by default
    login: bool  # one can log in beside being a guest


def editions_told() -> tuple[EditionInfo, ...]:
    return msgspec.convert([facts(read_edition(name)) for name in names()], tuple[EditionInfo, ...])


def kept_at(request: Asking) -> Kept:
    kept: Kept = request.app.state.kept
    return kept


@get("/api/config", summary="What this server offers", packed=True)
async def config(request: Asking) -> Response[Config]:
    kept = kept_at(request)
    packed = kept.get(("config",))
    if packed is None:
        sets = await desk_of(request).hall.aside(editions_told)
        login = desk_of(request).login is not None
        cast = {bot: tuple(Figure(name, face_of(name)) for name in NAMES[bot]) for bot in BOTS}
        told = Config(VERSION, PROTOCOL, RULES_REV, sets, BOTS, cast, dict(PHRASES), dict(REACTIONS), Settings(), login)
        packed = kept.put(("config",), compress(msgspec.json.encode(told)))
    return unpacked(request, packed, "no-cache")


@get("/api/rules", summary="The clauses and rulings", packed=True, responses=says(400))
async def rules(request: Asking, language: Language = "en") -> Response[tuple[Clause, ...]]:
    kept = kept_at(request)
    try:
        told = tuple((await desk_of(request).hall.aside(load, language)).values())
    except UnknownLanguage as error:
        raise Refusal("bad", str(error)) from None
    packed = kept.get(("rules", language)) or kept.put(("rules", language), compress(msgspec.json.encode(told)))
    return unpacked(request, packed, "no-cache")


@get(
    "/api/boxes",
    summary="What the numbers mean at a table of these editions and options",
    packed=True,
    responses=says(400, 429, 503),
)
async def boxes(
    request: Asking,
    editions: Annotated[str, Parameter(max_length=200)] = "classic",
    options: Annotated[str, Parameter(max_length=2_000)] = "{}",
    language: Language = "en",
) -> Response[BoxTold]:
    desk, kept = desk_of(request), kept_at(request)
    try:
        if language not in languages():
            raise UnknownLanguage(language)
        key = (tuple(editions.split(",")), chosen(options), language)
        packed = kept.get(key)
        if packed is None:
            within(desk.hall.heavy, address_of(request))
            packed = kept.put(key, await desk.hall.workshop.make(workshop.box, *key))
    except (OptionError, UnknownLanguage, msgspec.DecodeError) as error:
        raise Refusal("bad", str(error)) from None
    except RecursionError:
        raise Refusal("bad", TOO_DEEP) from None
    return unpacked(request, packed, AN_HOUR)


def chosen(options: str) -> bytes:
    """Options in one way of writing them, so that the same box is made once."""
    given = msgspec.json.decode(options, type=dict[str, Any])
    try:
        return msgspec.json.encode(msgspec.convert(given, Options), order="sorted")
    except msgspec.ValidationError:
        return msgspec.json.encode(given, order="sorted")  # told with what is wrong about it


@get(
    "/api/schema/{name:str}",
    summary="This API for machines: openapi.json, asyncapi.json, schema.json",
    packed=True,
    responses=says(400, 404, 503),
)
async def description(request: Asking, name: Annotated[str, Parameter(max_length=40)]) -> Response[dict[str, Any]]:
    word = name.removesuffix(".json")
    if word not in DESCRIPTIONS or word == name:
        raise HTTPException("there is no such description", status_code=404)
    kept = kept_at(request)
    packed = kept.get((word,))
    if packed is None:
        packed = kept.put((word,), await desk_of(request).hall.workshop.make(workshop.description, word))
    return unpacked(request, packed, AN_HOUR)


REFERENCE_ROUTES = [config, rules, boxes, description]
