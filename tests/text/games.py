"""Questions of seeded games, with what a seat knows when it is asked."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import kickdoor
from kickdoor.agents import make_agent
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Game, Request
from kickdoor.reckoning import Sum
from kickdoor.text import Speech, foresee
from kickdoor.text.news import Event
from kickdoor.worlds import Worlds

NAMES = ("Ann", "Bo", "Cyd", "Dag", "Eve", "Fay")


@dataclass(frozen=True)
class Question:
    """One question, and all that a page can be made of."""

    game: Game
    view: View
    request: Request
    heard: list[Event]

    @property
    def worlds(self) -> Worlds:
        return Worlds(self.game.state, self.request.seat)

    def speech(self, language: str = "en") -> Speech:
        return Speech(self.game.box, NAMES[: len(self.view.players)], self.request.seat, language)

    def foreseen(self) -> dict[Choice, list[View]]:
        return foresee(self.worlds, self.request)

    def sums(self) -> list[Sum]:
        return [self.worlds.reckon(about) for about in ("munchkins", "monsters")] if self.view.combat else []


def questions(editions: tuple[str, ...], seed: int, players: int, every: int, most: int) -> Iterator[Question]:
    """Every so-manieth question of a game of mostly sensible players, and those with very many options."""
    game = kickdoor.new_game(editions, players=players, seed=seed, names=NAMES[:players])
    bots = [make_agent("heuristic", game.box, seat, seat) for seat in range(players)]
    heard: list[list[Event]] = [[] for _ in range(players)]
    dice = Random(seed)
    asked = told = 0
    while not game.over and told < most:
        seat, request = next(iter(game.pending.items()))
        view = game.view(seat)
        asked += 1
        if asked % every == 0 or len(request.options) > 40:
            told += 1
            yield Question(game, view, request, heard[seat])
            heard[seat] = []
        sensible = dice.random() < 0.8
        for event in game.apply(seat, bots[seat].choose(view, request) if sensible else dice.choice(request.options)):
            for ears in heard:
                ears.append(event)
