"""What happened, told to those at a table who listen."""

from collections.abc import Sequence

from kickdoor.agents.base import Event, Listener
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.engine import ids
from kickdoor.engine.events import EVERYBODY, event_for


def tell(events: Sequence[Event], ears: Sequence[tuple[int, Listener]]) -> None:
    """What happened, to everybody at the table who listens, as their seats may know it. Nobody hears what they say to
    it, so that the heuristic player need not find words.
    """
    for event in events:
        public = event[ids.EVENT_AUDIENCE] == EVERYBODY
        for seat, agent in ears:
            heard = event if public else event_for(event, seat)
            if isinstance(agent, HeuristicAgent):
                agent.feel(heard)
            else:
                agent.hear(heard)
