"""What the server keeps: tables and all that happened at them, players, replays; in an SQLite file or in PostgreSQL."""

from kickdoor.server.store.errors import Conflict, CounterFull, StoreDown, StoreError
from kickdoor.server.store.expiry import Ends, Expired
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
    Report,
    Row,
    Session,
)
from kickdoor.server.store.store import Store

__all__ = [
    "Batch",
    "Card",
    "Conflict",
    "CounterFull",
    "Ends",
    "Entry",
    "Erased",
    "Expired",
    "Line",
    "Node",
    "Owner",
    "Played",
    "Player",
    "Replay",
    "Report",
    "Row",
    "Session",
    "Store",
    "StoreDown",
    "StoreError",
]
