"""What an agent is: it sees a view and a request, never the state of the game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias, runtime_checkable

from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.words import Phrase, Value, language

Event: TypeAlias = tuple[int, int, int, int, int, int]  # (kind, seat, a, b, c, audience)
Judged: TypeAlias = tuple[float, Phrase | None]  # what an option is worth, and the fact that decides


@dataclass(frozen=True, slots=True)
class Thought:
    """What an agent thinks of one option."""

    choice: Choice
    value: float  # the higher the better; the scale is the agent's own
    because: Phrase | None  # None: no fact decides. Its blank `who` is the number of a seat.

    @property
    def reason(self) -> str:
        return self.told()

    def told(self, name: str = "en", players: Sequence[str] = ()) -> str:
        """Why, in a few words of a language. A seat whose player's name is not given is called seat-0, seat-1…"""
        if self.because is None:
            return ""
        args = dict(self.because.args)
        who = args.get("who")
        if isinstance(who, int):
            args["who"] = players[who] if players else f"seat-{who}"
        return language(name).tell(replace(self.because, args=args))


def hint(name: str, /, **blanks: Value) -> Phrase:
    """A fact, to be told."""
    return Phrase(f"hint-{name}", blanks)


class Agent(Protocol):
    """A player at one seat of one game."""

    def choose(self, view: View, request: Request) -> Choice:
        """One of `request.options`."""
        ...


@runtime_checkable
class Listener(Protocol):
    """An agent that wants to know what happens at the table, as far as its seat may."""

    def hear(self, event: Event) -> str:
        """Something happened; the line it says to that, or ""."""
        ...


@runtime_checkable
class Recalling(Protocol):
    """A listener that can be told what happened before it came, as if it had been there."""

    def recall(self, number: int, events: Sequence[tuple[int, int, int, int, int, int]]) -> None:
        """What its seat heard, up to the turn of that number; nothing is said to it."""
        ...


@runtime_checkable
class Closing(Protocol):
    """An agent that has something to put away when its game is over."""

    def close(self) -> None: ...


class Adviser(Agent, Protocol):
    """An agent that can say why."""

    def explain(self, view: View, request: Request) -> list[Thought]:
        """All options with what they are worth and why, the one it would choose first."""
        ...
