"""Do the rows of a table explain what its players were told, and is everything there once that was acknowledged?"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise
from zlib import crc32

import msgspec

from kickdoor.engine.events import events_for
from kickdoor.engine.ids import PASS
from kickdoor.engine.view import view
from kickdoor.replay.error import LogError
from kickdoor.replay.verify import verify
from kickdoor.server import journal as j
from kickdoor.server.replays import read_replay
from kickdoor.server.room import Room, open_room
from kickdoor.server.store import Row, Store
from tests.load.memory import NO_EVENTS, Memory, Told

EXPECTED = {"stale", "busy"}  # why what was offered may be refused all the same

encode = msgspec.json.Encoder().encode
Marks = dict[tuple[int, int], int]  # by row and seat


class History:
    """The rows of one table, played again."""

    def __init__(self, table: str, rows: Sequence[Row], memories: Iterable[Memory]) -> None:
        self.rows = rows
        self.entries = [j.decode(row.data) for row in rows]
        self.memories = list(memories)
        self.moves: list[int] = []  # rows that moved the game
        self.events: Marks = {}
        self.views: Marks = {}
        self.complaints: list[str] = []
        self.room = self.play(table)

    def play(self, table: str) -> Room:
        first = self.entries[0]
        assert isinstance(first, j.Opened), f"table {table} begins with {first}"
        room = open_room(table, first)
        wanted = {(told.n, memory.seat) for memory in self.memories for told in memory.told}
        for row, entry in zip(self.rows[1:], self.entries[1:]):
            events = room.fold(entry)
            if isinstance(entry, j.Chose | j.Began | j.TookBack):
                self.moves.append(row.seq)
            for memory in self.memories:
                seat = memory.seat
                heard = [event[:5] for event in events_for(events, seat)]
                self.events[row.seq, seat] = crc32(encode(heard)) if heard else NO_EVENTS
                if (row.seq, seat) in wanted and room.game is not None:
                    self.views[row.seq, seat] = crc32(encode(view(room.game.state, seat)))
        return room

    def check(self) -> list[str]:
        """Everything that is not as it should be."""
        seqs = [row.seq for row in self.rows]
        if seqs != list(range(1, len(seqs) + 1)):
            self.complaints.append(f"the rows are not numbered 1 to {len(seqs)}")
        self.check_actions()
        for memory in self.memories:
            self.check_stream(memory)
        return self.complaints

    # ---- what was done

    def check_actions(self) -> None:
        """Acknowledged once, there once; refused, not there; and nothing there that nobody sent."""
        rows: dict[str, int] = {}
        for row in self.rows:
            if row.action is not None:
                if row.action in rows:
                    self.complaints.append(f"{row.action} is there twice: rows {rows[row.action]} and {row.seq}")
                rows[row.action] = row.seq
        players = {sat.seat: sat.player for sat in self.entries if isinstance(sat, j.Sat)}
        memories = {players[memory.seat]: memory for memory in self.memories if memory.seat in players}
        for player, memory in memories.items():
            self.check_acked(player, memory, rows)
        for action, seq in rows.items():
            player, _colon, id = action.partition(":")
            if player in memories:
                self.check_row(memories[player], id, seq)
        for row, entry in zip(self.rows, self.entries):
            if isinstance(entry, j.Chose) and entry.by == "person" and row.action is None:
                if any(pick[0] >= 0 and pick[1:] != PASS for pick in entry.picks):
                    self.complaints.append(f"row {row.seq}: a choice that nobody sent")

    def check_acked(self, player: str, memory: Memory, rows: dict[str, int]) -> None:
        for id, n in memory.acked.items():
            seq = rows.get(f"{player}:{id}")
            if seq is None:
                self.complaints.append(f"seat {memory.seat}: {id} was acknowledged and is not there")
            elif memory.sent[id] and seq > n:
                self.complaints.append(f"seat {memory.seat}: {id} is row {seq}, acknowledged when {n} was told")
        for id, code in memory.refused.items():
            if f"{player}:{id}" in rows:
                self.complaints.append(f"seat {memory.seat}: {id} was refused ({code}) and is there")
            if code not in EXPECTED:
                self.complaints.append(f"seat {memory.seat}: {id} was offered, and refused: {code}")

    def check_row(self, memory: Memory, id: str, seq: int) -> None:
        entry = self.entries[seq - 1]
        if id not in memory.sent:
            self.complaints.append(f"row {seq}: seat {memory.seat} never sent {id}")
        elif isinstance(entry, j.Chose) and entry.picks[0] != (memory.seat, *memory.sent[id]):
            self.complaints.append(f"row {seq}: {entry.picks[0]}, but seat {memory.seat} sent {memory.sent[id]}")

    # ---- what was told

    def check_stream(self, memory: Memory) -> None:
        """In order and without gaps on each socket; a later socket never tells of an earlier time."""
        seat, told = memory.seat, memory.told
        for update in told:
            if self.views.get((update.n, seat)) != update.view:
                self.complaints.append(f"seat {seat}: update {update.n} shows another game than the rows")
        for first in told[:1]:  # who was there when the game began is told of the deal, who came later is not
            dealt = first.n in self.moves[:1] and first.events != NO_EVENTS
            self.check_update(memory, first, first.n - 1 if dealt else first.n)
        for before, after in pairwise(told):
            if after.n < before.n:
                self.complaints.append(f"seat {seat}: update {after.n} after {before.n}")
            self.check_update(memory, after, after.n if after.socket != before.socket else before.n)
        if memory.here and self.moves and memory.n < self.moves[-1]:
            self.complaints.append(f"seat {seat}: row {self.moves[-1]} was never told, only {memory.n}")

    def check_update(self, memory: Memory, update: Told, since: int) -> None:
        """Its events are those of the one row that moved the game since, or none."""
        moves = self.moves[bisect_right(self.moves, since) : bisect_right(self.moves, update.n)]
        if len(moves) > 1:
            self.complaints.append(f"seat {memory.seat}: rows {moves[:-1]} were not told")
        elif update.events != (self.events[moves[0], memory.seat] if moves else NO_EVENTS):
            self.complaints.append(f"seat {memory.seat}: update {update.n} tells of other events than the rows")


async def check_table(store: Store, table: str, memories: Iterable[Memory]) -> list[str]:
    """All complaints about one table, its finished log among them."""
    history = History(table, await store.read(table), memories)
    complaints = history.check()
    room = history.room
    if room.replay:
        replay = await store.replay(room.replay)
        if replay is None:
            complaints.append(f"replay {room.replay} is not kept")
        else:
            try:
                log = read_replay(replay)
                verdict = verify(log)
                if list(log.choices) != j.all_picks(history.entries):
                    complaints.append("the log has other choices than the rows")
                if not verdict.over or verdict.digest != room.playing.digest():
                    complaints.append("the log ends otherwise than the rows")
            except LogError as error:
                complaints.append(f"the log is not true: {error}")
    return [f"{table}: {complaint}" for complaint in complaints]
