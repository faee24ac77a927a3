"""The REST side of learning the game: how to play it, and a guided first game."""

from typing import Annotated

from litestar import get, post
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from kickdoor.rulebook.howto import HowTo, how_to
from kickdoor.rules.clauses import shipped_editions
from kickdoor.server.asking import Asking, address_of, desk_of, player_of, within
from kickdoor.server.guiding import BOT, guided
from kickdoor.server.openapi import says
from kickdoor.server.reference import Language
from kickdoor.server.refusal import Refusal
from kickdoor.server.routes import TableAddress
from kickdoor.words import UnknownLanguage


@get("/api/how-to/{edition:str}", summary="How to play a set, on one page", responses=says(400, 404))
async def how_to_play(
    request: Asking, edition: Annotated[str, Parameter(max_length=40)], language: Language = "en"
) -> HowTo:
    if edition not in shipped_editions():
        raise HTTPException("there is no such set", status_code=404)
    try:
        return await desk_of(request).hall.aside(how_to, edition, language)
    except UnknownLanguage as error:
        raise Refusal("bad", str(error)) from None


@post("/api/guide", summary="Set up a guided first game", responses=says(401, 403, 409, 413, 429, 503))
async def new_guide(request: Asking) -> TableAddress:
    desk = desk_of(request)
    player = await player_of(request)
    within(desk.hall.made, player.id)
    within(desk.hall.made_here, address_of(request))
    opened = guided(player.id)
    room = await desk.hall.create(player.id, opened.settings, [BOT] * (opened.settings.seats - 1), opened)
    return TableAddress(room.id, room.code)


LEARNING_ROUTES = [how_to_play, new_guide]
