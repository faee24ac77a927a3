"""What the server keeps: tables and all that happened at them, players, replays; in an SQLite file or in PostgreSQL."""

from kickdoor.server.store.errors import Conflict, CounterFull, StoreDown, StoreError
from kickdoor.server.store.records import (
    Batch,
    Card,
    Entry,
    Erased,
    Line,
    Node,
    Owner,
    Played,
    Player,
    Replay,
    Row,
)
from kickdoor.server.store.store import Store

__all__ = [
    "Batch",
    "Card",
    "Conflict",
    "CounterFull",
    "Entry",
    "Erased",
    "Line",
    "Node",
    "Owner",
    "Played",
    "Player",
    "Replay",
    "Row",
    "Store",
    "StoreDown",
    "StoreError",
]
