"""A heuristic player between fights: sales, thefts, Curses and trouble at their price."""

from kickdoor.agents.doom import Doom
from kickdoor.agents.household import Household
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import Temper
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request


class Managing(Household):
    """The greedy player's household, and a price for everything."""

    sense: Worths

    def __init__(self, sense: Worths, rivals: Rivals, temper: Temper) -> None:
        super().__init__(sense)
        self.rivals = rivals
        self.temper = temper
        self.doom = Doom(sense)

    def better_self(self, view: View, request: Request) -> Choice | None:
        found = super().better_self(view, request) or self.steal(view, request)
        return found or self.doom.act(view, request)

    def become(self, view: View, request: Request) -> Choice | None:
        """As the greedy player; and an Ally, if none is there or the new one is worth more."""
        me = self.sense.me(view)
        old = [self.sense.worth(me, card) for card in me.worn if self.t.kind[card] == ids.K_ALLY]
        for choice in self.plays(request):
            if self.t.kind[choice[1]] == ids.K_ALLY and choice[2] == ids.NO_TARGET:
                if not old or self.sense.worth(me, choice[1]) > max(old):
                    return choice
        return super().become(view, request)

    def steal(self, view: View, request: Request) -> Choice | None:
        """An Item of somebody else's: worth having, and worth the other not having it."""
        best: tuple[float, Choice] | None = None
        for choice in request.options:
            if choice[0] == ids.V_USE and choice[2] >= ids.T_CARD:
                if any(op[0] == ids.O_TAKE for op in self.sense.ops(choice[1])):
                    gain = self.loot(view, choice[2] - ids.T_CARD)
                    if best is None or gain > best[0]:
                        best = (gain, choice)
        return best[1] if best is not None and best[0] >= self.temper.theft else None

    def loot(self, view: View, card: int) -> float:
        """What it brings to take a card from its owner."""
        gain = self.sense.worth(self.sense.me(view), card)
        for player in view.players:
            if card in player.worn or card in player.pack:
                gain += 0.5 * self.rivals.weight(view, player.seat) * self.sense.worth(player, card)
        return gain

    def price_of_a_level(self, view: View) -> float:
        """SEAL-06: once a Seal is open, a bonus may be all that counts."""
        return 0.5 if view.seals else self.temper.sale - 1

    def margin(self, level: int, monster: int) -> float:
        """The lead one wants against a monster one need not fight."""
        wins = level + self.t.rise[monster] >= self.t.win_level
        return self.temper.last if wins else self.temper.sure

    def curse(self, view: View, request: Request) -> Choice | None:
        """The Curse that hurts the rivals most, if it brings enough; else as the greedy player."""
        best: tuple[float, Choice] | None = None
        for choice in self.plays(request):
            victim = choice[2]
            if self.doom.touches(choice)[0]:
                continue  # a question of its own
            if self.t.kind[choice[1]] == ids.K_CURSE and 0 <= victim < len(view.players) and victim != self.sense.seat:
                gain = self.harm(view, choice[1], victim)
                if best is None or gain > best[0]:
                    best = (gain, choice)
        if best is not None and best[0] > self.temper.curse:
            return best[1]
        return super().curse(view, request)

    def harm(self, view: View, card: int, victim: int) -> float:
        """What a Curse on a player brings oneself."""
        return self.sense.evil(self.t.bad[card], view.players[victim]) * self.rivals.weight(view, victim)
