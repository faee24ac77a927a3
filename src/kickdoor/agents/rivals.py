"""How much the others matter: who is about to win, who has helped, and who has hurt."""

from typing import Final

from kickdoor.agents.temper import NORMAL, Temper
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View

NOT_LEADING: Final = 0.36
RANK: Final = 0.22
RANK_OF_A_LEVEL: Final = 0.055
MOST_REGARD: Final = 3.0
FADES: Final = 0.97  # of what is left of a feeling after a turn of anybody
PEACE: Final = 12  # turns of anybody for which a gift buys peace
SCORE: Final = -1.0  # the regard from which on there is a score to settle
THREATENED: Final = 1.5  # how much more somebody matters who was promised something


class Rivals:
    """What is remembered within one game: good turns count for a player, bad ones against."""

    def __init__(self, seat: int, temper: Temper) -> None:
        self.seat = seat
        self.temper = temper
        self.regard: dict[int, float] = {}  # of each seat; below 0 there is a score to settle
        self.guess: dict[int, float] = {}  # what each seat thinks of oneself, by what one has done to it
        self.wronged: dict[int, int] = {}  # the turn in which one did it the last bad one
        self.struck: dict[int, int] = {}  # and in which it did oneself one
        self.felt = 0  # the turn up to which feelings have faded
        self.offered = (-1, 0)  # (turn, offers made in its fight)
        self.turn = 0  # turns one has heard of
        self.peace: dict[int, int] = {}  # with whom, and since which of them
        self.threats: set[int] = set()  # who was threatened, and has not got it yet

    def weight(self, view: View, seat: int) -> float:
        """How much it hurts oneself when that player fares well."""
        weight = self.rank(view, self.seat, seat) * self.temper.rivalry
        if seat in self.threats:
            weight *= THREATENED
        return weight * (1.0 - 0.25 * self.temper.grudge * self.regard.get(seat, 0.0))

    def weight_to(self, view: View, seat: int) -> float:
        """How much it hurts that player when oneself fares well: somebody of no special temper, as one guesses."""
        return (
            self.rank(view, seat, self.seat) * NORMAL.rivalry * (1.0 - 0.25 * NORMAL.grudge * self.guess.get(seat, 0.0))
        )

    def rank(self, view: View, seat: int, rival: int) -> float:
        """How near to winning a rival is in the eyes of a seat."""
        player = view.players[rival]
        leading = True
        for other in view.players:
            if other.seat != seat and other.level > player.level:
                leading = False
        return (1.0 if leading else NOT_LEADING) * (RANK + RANK_OF_A_LEVEL * player.level)

    def feel(self, seat: int, n: float) -> None:
        """A good turn, or a bad one."""
        self.regard[seat] = max(-MOST_REGARD, min(MOST_REGARD, self.regard.get(seat, 0.0) + n))
        if n <= SCORE:
            self.struck[seat] = self.turn

    def treat(self, seat: int, n: float) -> None:
        """A good or bad turn of one's own doing: it will be remembered."""
        self.guess[seat] = max(-MOST_REGARD, min(MOST_REGARD, self.guess.get(seat, 0.0) + n))
        if n <= SCORE:
            self.wronged[seat] = self.turn

    def foe(self) -> int:
        """Who has the worst coming, or -1."""
        return worst_of(self.regard)

    def owed(self, seat: int) -> bool:
        """Is there a score to settle with somebody?"""
        return self.regard.get(seat, 0.0) <= SCORE or seat in self.threats

    def refuses(self, seat: int) -> bool:
        """Who threatens helps nobody with whom there is a score to settle."""
        return self.temper.threat > 0 and self.owed(seat)

    def just_wronged(self, seat: int) -> bool:
        """In this very turn: who pays for peace then need not have broken it."""
        return self.wronged.get(seat, -1) == self.turn

    def quarrels(self, seat: int) -> bool:
        """Has one of the two done the other a bad turn in this very turn? Then neither asks the other, or helps."""
        return self.just_wronged(seat) or self.struck.get(seat, -1) == self.turn

    def avenger(self) -> int:
        """Who is most likely out for revenge: whom one has hurt, or who has hurt oneself; -1 for nobody."""
        wronged = worst_of(self.guess)
        return wronged if wronged >= 0 else self.foe()

    def make_peace(self, seat: int) -> None:
        """A gift was taken: bygones are bygones."""
        self.peace[seat] = self.turn
        self.threats.discard(seat)
        self.regard[seat] = max(0.0, self.regard.get(seat, 0.0))
        self.guess[seat] = max(0.0, self.guess.get(seat, 0.0))

    def at_peace(self, seat: int) -> bool:
        """Nothing is done of one's own accord to somebody who has bought peace, but for stopping a win."""
        return seat in self.peace and self.turn - self.peace[seat] < PEACE

    def may_offer(self, view: View) -> bool:
        """Nobody is nagged: so many offers a fight and no more."""
        return self.offered[0] != view.number or self.offered[1] < self.temper.offers

    def remember(self, view: View, chosen: Choice) -> None:
        """An offer was made: it counts."""
        if chosen[0] == ids.V_DEAL and chosen[1] == ids.DEAL_HELP:
            made = self.offered[1] if self.offered[0] == view.number else 0
            self.offered = (view.number, made + 1)

    def forget(self) -> None:
        self.offered = (-1, 0)

    def look(self, view: View) -> None:
        """Feelings fade."""
        if view.number > self.felt:
            self.fade(view.number)

    def even(self, number: int) -> bool:
        """Is there no score to settle with anybody in that turn?"""
        if number > self.felt:
            self.fade(number)
        if self.threats:
            return False
        for n in self.regard.values():
            if n <= SCORE:
                return False
        return True

    def fade(self, number: int) -> None:
        """It is a later turn."""
        faded = FADES ** (number - self.felt)
        self.regard = {seat: n * faded for seat, n in self.regard.items()}
        self.guess = {seat: n * faded for seat, n in self.guess.items()}
        self.felt = number


def worst_of(feelings: dict[int, float]) -> int:
    """Whose is the worst, if it is bad; else -1."""
    worst, least = -1, 0.0
    for seat, n in feelings.items():
        if worst < 0 or n < least:
            worst, least = seat, n
    return worst if least <= SCORE else -1
