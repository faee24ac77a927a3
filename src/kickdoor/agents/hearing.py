"""What happened, told to those at a table who listen."""

from collections.abc import Sequence

from kickdoor.agents.base import Listener
from kickdoor.engine import ids
from kickdoor.engine.events import event_for
from kickdoor.engine.state import EVERYBODY, Event


def tell(events: Sequence[Event], ears: Sequence[tuple[int, Listener]]) -> None:
    """What happened, to everybody at the table who listens, as their seats may know it."""
    for event in events:
        public = event[ids.EVENT_AUDIENCE] == EVERYBODY
        for seat, agent in ears:
            agent.hear(event if public else event_for(event, seat))
