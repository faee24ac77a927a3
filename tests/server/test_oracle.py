"""No answer of a running server tells a hidden card: the same frames to two tables that differ in it."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kickdoor.chance import Seeded
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.ids import CARD_VERBS, SEAT_ZONES, TERM_GET, TERM_GIVE, TERM_PLAY, V_TERM, Z_HAND
from kickdoor.engine.state import State
from kickdoor.game import Game
from kickdoor.server import journal as j
from kickdoor.server.identity import COOKIE, Signer
from kickdoor.server.keeping import listing, save_room
from kickdoor.server.room import Room
from kickdoor.server.store import Batch, Card, Row, Store
from tests.privacy.questions import Asker, Question, answer, negotiating
from tests.privacy.reshuffle import reshuffled
from tests.privacy.streams import PLAYERS, new_room, walk_on
from tests.server.person import Person
from tests.server.process import Process

QUESTIONS = 80
MOMENTS = 60
EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")


def tables(edition: str, dice: Seeded) -> tuple[int, Room, Room]:
    """Somebody, a table in the middle of a game, with an offer begun if that may be, and the same otherwise dealt."""
    rooms = new_room(edition, 1), new_room(edition, 1)
    for moment in range(MOMENTS):
        walk_on(rooms[0], dice)
        s = rooms[0].playing.state
        if s.asked == CHANCE:
            continue
        begun = negotiating(s, moment % PLAYERS, dice)
        if moment > MOMENTS / 2 and len(begun.stack) > len(s.stack):
            rooms[0].playing.state = begun
            rooms[1].playing.state = reshuffled(begun, moment % PLAYERS, moment % PLAYERS, dice)
            return moment % PLAYERS, *rooms
    raise AssertionError("nobody can trade")


async def keep(store: Store, id: str, room: Room, edition: str) -> None:
    """As the server would have kept it: here from its first row and a snapshot of it, by people seen just now."""
    now = int(time.time() * 1000)
    for number, seat in enumerate(room.seats):
        seat.player = f"{edition}{number}"
        if await store.add_player(seat.player, f"P{number}", now):
            await store.begin_session(seat.player, seat.player, now)
    room.id, room.seq, room.actions = id, 1, {}
    room.back.clear()
    opened = msgspec.structs.replace(room.opened, host=room.seats[0].player, code=id)
    room.opened, room.host, room.code = opened, opened.host, opened.code
    card = Card(room.state, False, room.code, msgspec.json.encode(listing(room)))
    await store.create(id, Batch(id, [Row(1, None, j.encode(opened))], card, (1, save_room(room))))


def guesses(here: Room, there: Room, seat: int) -> list[Question]:
    """Every card that another holds in either world, by every verb that names one."""
    hands = [s.zones[x * SEAT_ZONES + Z_HAND] for s in states(here, there) for x in range(s.n) if x != seat]
    cards = sorted({card for hand in hands for card in hand})
    terms = [(V_TERM, term, card, 0) for card in cards for term in (TERM_GIVE, TERM_GET, TERM_PLAY)]
    return [("choice", choice) for choice in [*terms, *[(verb, card, -1, -1) for card in cards for verb in CARD_VERBS]]]


def states(*rooms: Room) -> list[State]:
    return [room.playing.state for room in rooms]


def frame(question: Question, game: Game, seat: int) -> dict[str, Any] | None:
    """As it is sent; what the rules allow is asked about, not done."""
    kind, what = question
    if kind == "sum":
        return {"t": "why", "about": what[0], "seat": what[1], "monster": what[2]}
    if answer(game, seat, question)[0] == "may":
        return {"t": "why", "step": what} if kind == "step" else None
    if kind == "step":
        return {"t": "choose", "step": what}
    if kind == "choice":
        return {"t": "choose", "choice": what}
    return {**msgspec.to_builtins(what), "t": "propose"}


@pytest.mark.clause("CARDS-05")
def test_sockets_are_answered_alike_whatever_is_hidden(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/kickdoor.db"
    pairs: dict[str, tuple[int, Room, Room]] = {}

    async def prepare() -> bytes:
        store = await Store.open(url)
        for edition in EDITIONS:
            pairs[edition] = tables(edition, Seeded(f"sockets {edition}"))
            for number, room in enumerate(pairs[edition][1:]):
                await keep(store, f"{edition.replace('-', '')}{number}", room, edition)
        key = await store.key("signing")
        await store.close()
        return key

    async def ask(server: Process, key: bytes, edition: str) -> int:
        seat, here, there = pairs[edition]
        token = Signer(key).token(f"{edition}{seat}", f"{edition}{seat}", int(time.time() * 1000))
        ann, eve = Person(server.address, "x"), Person(server.address, "x")
        try:
            for person, room in ((ann, here), (eve, there)):
                person.http.cookies.set(COOKIE, token)
                await person.join(room.id)
            dice = Seeded(f"frames {edition}")
            asker = Asker(here.playing, dice)
            questions = guesses(here, there, seat)
            questions += [asker.question((here, there)[dice.below(2)].playing.state) for _ in range(QUESTIONS)]
            compared = 0
            for number, question in enumerate(questions):
                sent = {"t": "hint"} if number == 0 else frame(question, here.playing, seat)
                if sent is not None:
                    answers = [await person.do(**{**sent, "id": f"q{number}"}) for person in (ann, eve)]
                    assert answers[0] == answers[1], sent
                    compared += 1
            return compared
        finally:
            await ann.leave()
            await eve.leave()
            await ann.http.aclose()
            await eve.http.aclose()

    key = asyncio.run(prepare())
    with Process(tmp_path, url) as server:
        for edition in EDITIONS:
            assert asyncio.run(ask(server, key, edition)) > QUESTIONS * 0.8
