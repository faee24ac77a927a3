"""The players of one table: they meet, play and are asked afterwards what they were told."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from time import monotonic
from typing import TypeVar

from kickdoor.engine.ids import K_MONSTER
from kickdoor.ruleset import open_box
from kickdoor.server.store import Store
from tests.load.history import check_table
from tests.load.lean import PATIENCE
from tests.load.lobby import Denied, Lobby
from tests.load.player import BREATH, Manner, Player

T = TypeVar("T")
Settings = dict[str, object]

PLAIN = Manner()
SHORT: Settings = {"options": {"winning_level": 5}, "clocks": {"pace": 0}}  # a game of some hundred choices
LONG: Settings = {"options": {"winning_level": 30}, "clocks": {"pace": 0}}  # a thousand choices and more


def endless() -> Settings:
    """A game without end: the last Level is for a kill, and of the monsters the only one is hardly ever beaten."""
    box = open_box(("classic",))
    cards = zip(box.names.cards, box.names.copies, strict=True)
    monsters = {name for name, copies in cards if box.tables.kind[copies[0]] == K_MONSTER}
    decks = dict.fromkeys(sorted(monsters - {"plutonium-dragon"}), 0)
    return {"options": {"winning_level": 30, "decks": decks}, "clocks": {"pace": 0}}


class Company:
    """Strangers at one table."""

    def __init__(self, lobby: Lobby, seed: str, manner: Manner = PLAIN, people: int = 4) -> None:
        self.lobby = lobby
        self.dice = Random(seed)
        self.manner = manner
        self.people = people
        self.table = ""
        self.players: list[Player] = []

    async def sit_down(self, settings: Settings = SHORT, bots: Sequence[str] = ()) -> "Company":
        """They meet and the game begins, even if the server is killed meanwhile. Bots sit on the last seats."""
        seats = self.people + len(bots)
        cookies = [await insist(lambda: self.lobby.guest("Guest")) for _ in range(self.people)]
        seated = [""] * (self.people - 1) + list(bots)
        self.table = await insist(lambda: self.lobby.table(cookies[0], {**settings, "seats": seats}, seated))
        for seat, cookie in enumerate(cookies):
            self.players.append(self.player(cookie, seat))
        for player in self.players[1:]:
            await self.agreed(player, t="sit", seat=player.memory.seat)
            await self.agreed(player, t="ready")
        await self.agreed(self.players[0], t="start")
        return self

    def player(self, cookie: str, seat: int, manner: Manner | None = None) -> Player:
        """Somebody at this table; seat -1 looks on."""
        dice = Random(self.dice.random())
        player = Player(self.lobby, cookie, self.table, seat, dice, manner or self.manner)
        player.come()
        return player

    async def agreed(self, player: Player, **message: object) -> None:
        heard = await player.do(**message)
        assert heard.t == "done", f"{message}: {heard.why}"

    async def until_over(self, patience: float = PATIENCE) -> None:
        await until(lambda: all(player.over for player in self.players), "the game does not end", patience)

    async def act(self, more: int, patience: float = PATIENCE) -> None:
        """Until so many more actions are acknowledged."""
        goal = self.acts + more
        await until(lambda: self.acts >= goal, "the game does not go on", patience)

    async def rest(self, patience: float = PATIENCE) -> None:
        """Nobody begins anything new, and all that was begun is answered."""
        for player in self.players:
            player.pausing = True
        await until(lambda: not any(player.open for player in self.players), "not everything was answered", patience)

    async def go(self) -> None:
        await asyncio.gather(*(player.go() for player in self.players))

    @property
    def acts(self) -> int:
        """Actions acknowledged so far."""
        return sum(len(player.memory.acked) for player in self.players)

    @property
    def waits(self) -> list[float]:
        return [wait for player in self.players for wait in player.waits]

    async def check(self, store: Store) -> list[str]:
        return await check_table(store, self.table, [player.memory for player in self.players])


async def check_all(database: str, companies: Sequence[Company]) -> list[str]:
    """The complaints of everybody, read from the database."""
    store = await Store.open(database)
    try:
        return [complaint for company in companies for complaint in await company.check(store)]
    finally:
        await store.close()


async def until(true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    end = monotonic() + patience
    while not true():
        assert monotonic() < end, what
        await asyncio.sleep(0.01)


async def insist(ask: Callable[[], Awaitable[T]], patience: float = PATIENCE) -> T:
    """Ask until there is an answer: the server may just be away."""
    end = monotonic() + patience
    while True:
        try:
            return await ask()
        except (OSError, Denied) as error:
            if monotonic() > end or (isinstance(error, Denied) and error.status < 500):
                raise
            await asyncio.sleep(BREATH)
