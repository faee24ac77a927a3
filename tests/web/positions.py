"""A whole game of bots from a given secret, among the replays of a server: a table can go on from any moment of it."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec

from kickdoor.engine.ids import PASS, V_SELL, Choice
from kickdoor.engine.view import View, view
from kickdoor.game import Request
from kickdoor.server import journal as j
from kickdoor.server.bots import Bots, question_of
from kickdoor.server.keeping import batch_of
from kickdoor.server.replays import make_replay
from kickdoor.server.room import open_room
from kickdoor.server.settings import Settings
from kickdoor.server.store import Replay, Store
from kickdoor.server.stream import Stream

SECRET = "0002" * 16
HOST = 0  # whoever goes on from a moment has this seat
SEATS = 4
CREATED = int(time.time() * 1000)  # milliseconds since 1970; what is old is thrown away
MOST = 20_000  # choices, more than any game here has
BOT = "heuristic:chatty"  # makes offers


@dataclass(frozen=True)
class Moment:
    """How the host sees the game after so many choices."""

    at: int
    view: View
    request: Request
    steps: tuple[dict[str, object], ...]  # what the host may do, in words
    window: bool  # nobody must decide, everybody may step in
    gold: int  # what the host could sell
    hand: frozenset[str]  # the host's cards that do not lie on the table

    def may(self, word: str) -> bool:
        return any(step["do"] == word for step in self.steps)


class Shelved:
    """The game: its replay, and its moments in order."""

    def __init__(self, name: str = "shelved", bot: str = BOT, secret: str = SECRET, **settings: Any) -> None:
        self.id = name
        self.bot = bot
        self.secret = secret
        opened = j.Opened("", Settings(seats=SEATS, **settings), "")
        self.room = open_room(name, opened)
        self.moments: list[Moment] = []
        self.rows: list[j.Entry] = [opened]
        self.play()

    def play(self) -> None:
        room = self.room
        seated: list[j.Entry] = [j.Bot(seat, self.bot) for seat in range(SEATS)]
        for entry in seated:
            room.fold(entry)
        self.rows += [*seated, room.start(self.secret)[0]]
        bots, stream = Bots(room.box, self.id), Stream(room.playing, SEATS)
        for _ in range(MOST):
            if room.playing.over:
                return
            stream.ask()
            self.note(stream)
            plan = next(self.acts(bots, stream), None)
            picks, _events = room.carry_out([plan] if plan else room.stand())
            for seat in range(SEATS):
                stream.answered(seat)
            self.rows.append(j.Chose(picks, "bot"))
        raise AssertionError("the game does not end")

    def acts(self, bots: Bots, stream: Stream) -> Iterator[tuple[int, Choice]]:
        for seat, asked in enumerate(stream.asked):
            if asked.request is not None:
                choice = bots.answer(self.bot, question_of(self.room.playing, seat, asked.request), failed)
                if choice != PASS:
                    yield seat, choice

    def note(self, stream: Stream) -> None:
        request = stream.asked[HOST].request
        if request is not None:
            steps = tuple(option["step"] for option in msgspec.json.decode(stream.request(HOST))["options"])
            seen, open = view(self.room.playing.state, HOST), bool(self.room.waiting())
            gold = sum(self.room.box.tables.gold[card] for verb, card, *_ in request.options if verb == V_SELL)
            names = self.room.box.names
            hand = frozenset(
                card
                for card, copies in zip(names.cards, names.copies, strict=True)
                if not set(copies).isdisjoint(seen.players[HOST].hand)
            )
            self.moments.append(Moment(self.room.length, seen, request, steps, open, gold, hand))

    def first(self, what: str, fits: Callable[[Moment], object]) -> Moment:
        found = next((moment for moment in self.moments if fits(moment)), None)
        assert found is not None, f"no moment of this game is {what}"
        return found

    def replay(self) -> Replay:
        """As it is kept."""
        return make_replay(self.id, self.room, j.all_picks(self.rows), CREATED)

    def put(self, database: str) -> None:
        """Into the database of a server, which may be running; where it lies from a first try it stays. A browser has
        the event loop of this thread."""
        with ThreadPoolExecutor(1) as beside:
            beside.submit(asyncio.run, self.keep(database)).result()

    async def keep(self, database: str) -> None:
        store = await Store.open(database)
        try:
            if await store.replay(self.id) is not None:
                return
            replay = self.replay()
            ended = j.Ended(self.id)
            self.room.fold(ended)
            await store.create(self.id, batch_of(self.room, [*self.rows, ended], around=True, replay=replay))
        finally:
            await store.close()


def failed(seat: int, error: Exception) -> None:
    raise AssertionError(f"the bot at seat {seat} fails") from error
