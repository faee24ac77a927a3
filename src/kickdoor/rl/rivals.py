"""The agents at a learner's table. Compiled with the engine: between two questions of the learner time goes here."""

from kickdoor.agents import Agent, Closing, Listener, RandomAgent, tell
from kickdoor.engine.kept import Kept
from kickdoor.engine.state import Event
from kickdoor.reflexes import reflexes_of
from kickdoor.rl.games import GOES_ON, Games
from kickdoor.sim.play import ask


class Rivals:
    """Those of one game: who sits where, what they have seen, and who listens."""

    def __init__(self, agents: list[Agent | None]) -> None:
        self.agents = agents  # None: somebody else decides for that seat
        self.kept = [Kept() for _ in agents]  # of what each sees
        self.ears: list[tuple[int, Listener]] = []
        for seat, agent in enumerate(agents):
            if agent is not None and isinstance(agent, Listener):
                self.ears.append((seat, agent))

    def hear(self, events: list[Event]) -> None:
        """What happened by a choice that none of them has made."""
        tell(events, self.ears)

    def close(self) -> None:
        """Their game is over, or nobody goes on with it."""
        for agent in self.agents:
            if agent is not None and isinstance(agent, Closing):
                agent.close()

    def play_on(self, games: Games, heard: list[Event] | None) -> int:
        """They answer in the first game until another seat is asked; whether it goes on. What happens is added to what
        was heard."""
        s = games.states[0]
        reflexes = reflexes_of(s.t)
        ended = GOES_ON
        while ended == GOES_ON:
            seat = s.asked
            agent = self.agents[seat]
            if agent is None:
                break
            offered = s.options or []
            if isinstance(agent, RandomAgent):
                choice = agent.pick(offered)
            else:
                choice = ask(agent, s, seat, offered, games.made[0], self.kept[seat], reflexes)
            if heard is not None:
                s.events = []
            ended = games.act(0, choice)
            if s.events:
                tell(s.events, self.ears)
                if heard is not None:
                    heard += s.events
        s.events = None
        return ended
