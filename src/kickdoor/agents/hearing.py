"""What happened, told to those at a table who listen."""

from collections.abc import Sequence

from kickdoor.agents.base import Event, Listener
from kickdoor.engine import ids
from kickdoor.engine.events import EVERYBODY, event_for


def tell(events: Sequence[Event], ears: Sequence[tuple[int, Listener]]) -> None:
    """What happened, to everybody at the table who listens, as their seats may know it."""
    for event in events:
        public = event[ids.EVENT_AUDIENCE] == EVERYBODY
        for seat, agent in ears:
            agent.hear(event if public else event_for(event, seat))
