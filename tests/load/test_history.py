"""The checker finds what is wrong: a true history is spoiled in one way after another."""

import asyncio
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from kickdoor.server import journal as j
from kickdoor.server.store import Row, Store
from tests.load.company import Company
from tests.load.history import History, check_table
from tests.load.lobby import Lobby
from tests.load.memory import Memory
from tests.load.player import Manner
from tests.load.server import Server, sqlite_at

Told = tuple[str, list[Row], list[Memory]]
Spoil = Callable[[list[Row], list[Memory]], None]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """A game as it is kept, and as its players remember it; one of them was away for a while."""
    folder = tmp_path_factory.mktemp("history")

    async def play(server: Server) -> Told:
        async with Lobby(server.address) as lobby:
            company = await Company(lobby, "history", Manner(step_in=0.3)).sit_down()
            lean = company.players[1].lean
            assert lean is not None
            lean.drop()
            await company.until_over()
            await company.rest()
            store = await Store.open(sqlite_at(folder))
            memories = [player.memory for player in company.players]
            assert await check_table(store, company.table, memories) == []
            rows = await store.read(company.table)
            await store.close()
            memories = deepcopy(memories)
            await company.go()
            return company.table, rows, memories

    with Server(folder, sqlite_at(folder)) as server:
        return asyncio.run(play(server))


def acted(rows: list[Row]) -> int:
    """The number of a row in which somebody chose something."""
    return next(n for n, row in enumerate(rows) if row.action and isinstance(j.decode(row.data), j.Chose))


def lose_an_action(rows: list[Row], memories: list[Memory]) -> None:
    rows[acted(rows)] = rows[acted(rows)]._replace(action=None)


def do_twice(rows: list[Row], memories: list[Memory]) -> None:
    first = acted(rows)
    rows[first + 1] = rows[first + 1]._replace(action=rows[first].action)


def leave_a_hole(rows: list[Row], memories: list[Memory]) -> None:
    rows[-1] = rows[-1]._replace(seq=rows[-1].seq + 1)


def refuse_what_is_there(rows: list[Row], memories: list[Memory]) -> None:
    id = next(iter(memories[0].acked))
    del memories[0].acked[id]
    memories[0].refused[id] = "stale"


def refuse_what_was_offered(rows: list[Row], memories: list[Memory]) -> None:
    memories[0].refused["0-999"] = "rules"


def send_nothing(rows: list[Row], memories: list[Memory]) -> None:
    memory = next(memory for memory in memories if memory.acked)
    id = next(iter(memory.acked))
    del memory.acked[id]
    del memory.sent[id]


def send_something_else(rows: list[Row], memories: list[Memory]) -> None:
    for memory in memories:
        for id, choice in memory.sent.items():
            if choice and id in memory.acked:
                memory.sent[id] = (*choice[:3], choice[3] + 1)
                return


def acknowledge_too_soon(rows: list[Row], memories: list[Memory]) -> None:
    for memory in memories:
        for id, choice in memory.sent.items():
            if choice and id in memory.acked:
                memory.acked[id] = 1
                return


def leave_one_out(rows: list[Row], memories: list[Memory]) -> None:
    del memories[0].told[5]


def tell_backwards(rows: list[Row], memories: list[Memory]) -> None:
    memories[0].told[5:7] = reversed(memories[0].told[5:7])


def tell_other_events(rows: list[Row], memories: list[Memory]) -> None:
    memories[0].told[5] = memories[0].told[5]._replace(events=1)


def show_another_game(rows: list[Row], memories: list[Memory]) -> None:
    memories[0].told[5] = memories[0].told[5]._replace(view=memories[1].told[5].view)


def keep_the_end_secret(rows: list[Row], memories: list[Memory]) -> None:
    del memories[0].told[-1]


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lose_an_action, "was acknowledged and is not there"),
        (lose_an_action, "a choice that nobody sent"),
        (do_twice, "is there twice"),
        (leave_a_hole, "are not numbered"),
        (refuse_what_is_there, "was refused (stale) and is there"),
        (refuse_what_was_offered, "was offered, and refused: rules"),
        (send_nothing, "never sent"),
        (send_something_else, "but seat"),
        (acknowledge_too_soon, "acknowledged when 1 was told"),
        (leave_one_out, "were not told"),
        (tell_backwards, " after "),
        (tell_other_events, "tells of other events than the rows"),
        (show_another_game, "shows another game than the rows"),
        (keep_the_end_secret, "was never told"),
    ],
)
def test_what_is_wrong_is_found(told: Told, spoil: Spoil, complaint: str) -> None:
    table, rows, memories = deepcopy(told)
    assert History(table, rows, memories).check() == []
    spoil(rows, memories)
    assert any(complaint in found for found in History(table, rows, memories).check())


def test_somebody_was_away_for_a_while(told: Told, tmp_path: Path) -> None:
    assert told[2][1].socket == 2
    assert {update.socket for update in told[2][1].told} >= {2}
