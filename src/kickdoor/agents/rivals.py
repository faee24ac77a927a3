"""How much the others matter: who is about to win, who has helped, and who has hurt."""

from kickdoor.agents.temper import Temper
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View

NOT_LEADING = 0.5
NEAR = 2  # levels below the winning one from which on somebody is to be feared
FEARED = 1.6
MOST_REGARD = 3.0
FADES = 0.97  # of what is left of a feeling after a turn of anybody


class Rivals:
    """What is remembered within one game: good turns count for a player, bad ones against."""

    def __init__(self, seat: int, temper: Temper, goal: int) -> None:
        self.seat = seat
        self.temper = temper
        self.goal = goal
        self.regard: dict[int, float] = {}  # of each seat; below 0 there is a score to settle
        self.felt = 0  # the turn up to which feelings have faded
        self.offered = (-1, 0)  # (turn, offers made in its fight)

    def weight(self, view: View, seat: int) -> float:
        """How much it hurts oneself when that player fares well."""
        others = [player for player in view.players if player.seat != self.seat]
        player = view.players[seat]
        leading = player.level == max(other.level for other in others)
        weight = (1.0 if leading else NOT_LEADING) * (0.35 + 0.1 * player.level) * self.temper.rivalry
        if player.level >= self.goal - NEAR:
            weight *= FEARED
        return weight * (1.0 - 0.25 * self.temper.grudge * self.regard.get(seat, 0.0))

    def feel(self, seat: int, n: float) -> None:
        """A good turn, or a bad one."""
        self.regard[seat] = max(-MOST_REGARD, min(MOST_REGARD, self.regard.get(seat, 0.0) + n))

    def foe(self) -> int:
        """Who has the worst coming, or -1."""
        worst = min(self.regard, key=lambda seat: self.regard[seat], default=-1)
        return worst if worst >= 0 and self.regard[worst] <= -1.0 else -1

    def may_offer(self, view: View) -> bool:
        """Nobody is nagged: so many offers a fight and no more."""
        return self.offered[0] != view.number or self.offered[1] < self.temper.offers

    def remember(self, view: View, chosen: Choice) -> None:
        """An offer was made: it counts."""
        if chosen[0] == ids.V_DEAL and chosen[1] == ids.DEAL_HELP:
            made = self.offered[1] if self.offered[0] == view.number else 0
            self.offered = (view.number, made + 1)

    def look(self, view: View) -> None:
        """Feelings fade."""
        if view.number > self.felt:
            faded = FADES ** (view.number - self.felt)
            self.regard = {seat: n * faded for seat, n in self.regard.items()}
            self.felt = view.number
