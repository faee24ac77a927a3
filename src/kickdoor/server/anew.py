"""A table begins anew from what is kept: what could not be written has not happened."""

import asyncio
from typing import TYPE_CHECKING, Final

from kickdoor.server import wire
from kickdoor.server.asked import stream_of
from kickdoor.server.bots import bots_of
from kickdoor.server.client import Client
from kickdoor.server.letters import Letter, Sent, refuse
from kickdoor.server.refusal import Refusal
from kickdoor.server.store import StoreDown
from kickdoor.server.telling import tell_game, tell_table

if TYPE_CHECKING:
    from kickdoor.server.table import Table

RETRY: Final = 0.5  # seconds of rest when nothing can be kept
IN_BETWEEN: Final = "Something came in between. Try again."


async def recover(table: "Table") -> None:
    """As soon as what is kept can be read."""
    while True:
        try:
            return await reload(table)
        except StoreDown:
            await asyncio.sleep(RETRY)


async def still_here(table: "Table", letter: Letter | None) -> bool:
    """The database refused a row. If this server still has the table, somebody wrote beside it, or an action came
    twice."""
    cluster, store = table.hall.cluster, table.hall.store
    if cluster is not None:
        owner = await store.owner(table.room.id)
        if owner is None or (owner.node, owner.epoch) != (cluster.node, table.room.epoch):
            return False
    await reload(table, going_on=isinstance(letter, Sent))
    if isinstance(letter, Sent):
        id = getattr(letter.message, "id", "")
        if await store.acted(table.room.id, f"{letter.client.player}:{id}"):
            letter.client.tell(wire.Done(id))
            not_too_often(table, letter.client)
        else:
            refuse(letter, Refusal("busy", IN_BETWEEN))
    return True


def not_too_often(table: "Table", client: Client) -> None:
    """To find an old action in the database means to read the table anew: nobody needs that again and again."""
    gate = table.hall.again
    if gate.wait(client.address or client.player, table.hall.pulse.now):
        client.close(wire.CLOSE_POLICY, "Too many messages.", gate.name)


async def reload(table: "Table", going_on: bool = False) -> None:
    """Going on: nothing failed but what one client wanted. Where the game stands as it stood, clocks, questions and
    bots are what they were; else whoever can bring that about again and again could hold everybody up."""
    epoch = table.room.epoch
    table.room = await table.hall.reread(table.room.id)
    table.room.epoch = epoch
    stream, timing = table.stream, table.timing
    same = going_on and table.room.state == "playing" and table.room.length == timing.at
    if not same:
        table.break_promises(Refusal("busy", IN_BETWEEN))
    table.timing = timing.renewed(table.room, same)
    table.timing.here = table.here()
    if same and stream is not None:
        stream.game, stream.n = table.room.playing, table.room.seq
        stream.ask()
    else:
        table.bots, table.heard, table.pondered = bots_of(table.room), [], ()
        table.stream = stream_of(table.room)
    table.look_again()
    tell_table(table)
    tell_game(table, ())
