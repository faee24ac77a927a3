"""How much the others matter: who is about to win, and who has earned it."""

from kickdoor.agents.temper import Temper
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request

NOT_LEADING = 0.5
MOST_FAVOURS = 3


class Rivals:
    """A memory of favours within one game: help given counts for a player, help refused against."""

    def __init__(self, seat: int, temper: Temper) -> None:
        self.seat = seat
        self.temper = temper
        self.favours: dict[int, int] = {}
        self.offered = (-1, 0)  # (turn, offers made in its fight)
        self.asked: tuple[int, int] | None = None  # (turn, player asked to help), until it is known what came of it

    def weight(self, view: View, seat: int) -> float:
        """How much it hurts oneself when that player fares well."""
        others = [player for player in view.players if player.seat != self.seat]
        player = view.players[seat]
        leading = player.level == max(other.level for other in others)
        weight = (1.0 if leading else NOT_LEADING) * (0.35 + 0.1 * player.level) * self.temper.rivalry
        return weight * (1.0 - 0.25 * self.temper.grudge * self.favours.get(seat, 0))

    def may_offer(self, view: View) -> bool:
        """Nobody is nagged: so many offers a fight and no more."""
        return self.offered[0] != view.number or self.offered[1] < self.temper.offers

    def remember(self, view: View, chosen: Choice) -> None:
        """An offer was made: it counts, and its answer will tell something."""
        if chosen[0] == ids.V_DEAL and chosen[1] == ids.DEAL_HELP:
            made = self.offered[1] if self.offered[0] == view.number else 0
            self.offered = (view.number, made + 1)
            self.asked = (view.number, chosen[2])

    def look(self, view: View, request: Request) -> None:
        """What came of the last offer: help is a favour, a refusal the opposite."""
        if self.asked is None or request.kind == "deal":
            return
        number, helper = self.asked
        self.asked = None
        fight = view.combat
        if fight is not None and view.number == number and fight.fighter == self.seat:
            helped = helper in (fight.helper, fight.second)
            favour = self.favours.get(helper, 0) + (1 if helped else -1)
            self.favours[helper] = max(-MOST_FAVOURS, min(MOST_FAVOURS, favour))
