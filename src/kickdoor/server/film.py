"""A finished game choice by choice, for whoever watches it again: all hands are open."""

from collections import OrderedDict

from msgspec import Struct

from kickdoor.engine import ids
from kickdoor.engine.view import View
from kickdoor.game import Game
from kickdoor.replay.play import set_out
from kickdoor.server.journal import Pick
from kickdoor.server.replays import read_replay
from kickdoor.server.store import Replay

EVERY = 50  # choices between two positions that are remembered
GAMES = 16  # games remembered


class Frame(Struct, frozen=True):
    """After so many choices: whose choice it was, what happened, and how the game stands."""

    n: int
    pick: Pick | None
    events: tuple[tuple[int, int, int, int, int], ...]
    view: View
    hands: tuple[tuple[int, ...], ...]


class Film:
    """One game, with positions to start from."""

    def __init__(self, replay: Replay) -> None:
        told = read_replay(replay)
        self.picks = told.choices
        self.game = set_out(told)
        self.game.logged = False  # the film has its choices
        self.stills: list[Game] = []  # after 0, EVERY, 2 EVERY… choices

    def at(self, n: int) -> Game:
        """The game after n choices, from the nearest position that is known."""
        if not self.stills:
            self.stills.append(self.game)
        start = min(n // EVERY, len(self.stills) - 1)
        game = self.stills[start].clone()
        for done in range(start * EVERY, n):
            seat, verb, a, b, c = self.picks[done]
            game.push(seat, (verb, a, b, c))
            if (done + 1) % EVERY == 0 and (done + 1) // EVERY == len(self.stills):
                self.stills.append(game.clone())
        return game

    def show(self, start: int, count: int) -> tuple[Frame, ...]:
        start = min(start, len(self.picks))
        game = self.at(start)
        shown = [] if start else [frame(game, 0, None, ())]
        for n in range(start, min(start + count, len(self.picks))):
            seat, verb, a, b, c = self.picks[n]
            events = tuple(event[: ids.EVENT_AUDIENCE] for event in game.push(seat, (verb, a, b, c)))
            shown.append(frame(game, n + 1, self.picks[n], events))
        return tuple(shown)


def frame(game: Game, n: int, pick: Pick | None, events: tuple[tuple[int, int, int, int, int], ...]) -> Frame:
    return Frame(n, pick, events, game.view(None), game.hands())


films: OrderedDict[str, Film] = OrderedDict()


def show(replay: Replay, start: int, count: int) -> tuple[Frame, ...]:
    """Some frames of a game; the games that were asked for last are at hand."""
    film = films.get(replay.id)
    if film is None:
        film = films[replay.id] = Film(replay)
        while len(films) > GAMES:
            films.popitem(last=False)
    films.move_to_end(replay.id)
    return film.show(start, count)
