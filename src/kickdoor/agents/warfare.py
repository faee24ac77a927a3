"""A heuristic player in a fight: what winning brings against what it costs, for oneself and for rivals."""

from kickdoor.agents.fighting import Fighting
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import Temper
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import CombatView, View
from kickdoor.game import Request

Swings = list[tuple[int, Choice]]


class Warfare(Fighting):
    """The greedy player's sums, and a price for everything."""

    sense: Worths

    def __init__(self, sense: Worths, rivals: Rivals, temper: Temper) -> None:
        super().__init__(sense)
        self.rivals = rivals
        self.temper = temper

    def join_in(self, view: View, fight: CombatView, request: Request) -> Choice | None:
        """Spend on the own fight what it brings; else ask for help, or get away."""
        need = 1 - self.lead(view, fight)
        if fight.fighter != self.sense.seat:
            return super().join_in(view, fight, request)
        if need <= 0:
            return self.pump(view, fight, request)
        swings = [(n, choice) for choice in request.options if (n := self.swing(view, fight, choice)) > 0]
        last = self.for_the_win(view, fight)
        first, cost = self.plan(view, swings, need)
        gain = self.sense.spoils(fight) + self.sense.defeat(self.sense.me(view), fight)
        if first is not None and (last or cost * self.temper.thrift <= gain):
            return first
        found = self.drop(view, fight, request, need)
        if found is None and self.rivals.may_offer(view):
            found = self.ask_help(view, request, need - (self.together(swings) if last else 0))
        return found or self.get_away(view, request)

    def take_over(self, view: View, fight: CombatView, request: Request) -> Choice | None:
        """Another's fight, if one would win it and it is worth the card."""
        me = self.sense.me(view)
        lead = me.strength - fight.monsters
        wins = me.level + fight.levels >= self.t.win_level
        for choice in request.options:
            if choice[2] == ids.T_PLAYER + me.seat and any(op[0] == ids.O_TRANSFER for op in self.program(choice)):
                if lead > (0 if wins else 2) and (wins or self.sense.spoils(fight) > self.price(view, choice)):
                    return choice
        return None

    def pump(self, view: View, fight: CombatView, request: Request) -> Choice | None:
        """Make a fight that is surely won bigger: more monsters for more levels, more Treasures."""
        lead = self.lead(view, fight)
        if lead <= self.temper.pump or self.for_the_win(view, fight):
            return None
        best: tuple[float, Choice] | None = None
        for choice in request.options:
            n = self.swing(view, fight, choice)
            if n < 0 and lead + n >= self.temper.pump:
                gain = self.yielded(fight, choice) - self.price(view, choice)
                if gain > 0 and (best is None or gain > best[0]):
                    best = (gain, choice)
        return best[1] if best is not None else None

    def yielded(self, fight: CombatView, choice: Choice) -> float:
        """What a card played into the own fight brings if the fight is won."""
        verb, a, b, c = choice
        ops = [op[0] for op in self.program(choice)]
        level, treasure = self.temper.level, self.temper.treasure
        if verb == ids.V_PLAY and self.t.kind[a] == ids.K_MONSTER:
            return self.t.rise[a] * level + self.t.prize[a] * treasure
        if ids.O_JOIN in ops and c >= 0:
            return self.t.rise[c] * level + self.t.prize[c] * treasure
        for monster in fight.cards:
            if ids.T_MONSTER + monster.uid == b and (ids.O_MATE in ops or ids.O_TWIN in ops):
                return self.t.rise[monster.card] * level + monster.treasures * treasure
        return self.t.enhance[a][1] * treasure if ids.O_ENHANCE in ops else 0.0

    def plan(self, view: View, swings: Swings, need: int) -> tuple[Choice | None, float]:
        """The first step of the cheapest way to turn the fight, and what all of it costs."""
        best: dict[tuple[int, int], tuple[int, Choice, float]] = {}
        for n, choice in swings:
            key = (choice[0], choice[1])
            if key not in best or n > best[key][0]:
                best[key] = (n, choice, self.price(view, choice))
        ways = sorted(best.values(), key=lambda way: way[2] / way[0])
        alone = min([way for way in ways if way[0] >= need], key=lambda way: (way[2], way[0]), default=None)
        total, cost, first = 0, 0.0, None
        for n, choice, price in ways:
            for _ in range(2 if choice[0] == ids.V_USE else 1):
                if total < need:
                    total += n
                    cost += price
                    first = first or choice
        if total < need or (alone is not None and alone[2] <= cost):
            return (alone[1], alone[2]) if alone is not None else (None, 0.0)
        return first, cost

    def interfere(self, view: View, fight: CombatView, request: Request) -> Choice | None:
        """Stop whoever is about to win the game, take a fight over, meddle otherwise only where it pays."""
        lead = self.lead(view, fight)
        found = self.take_over(view, fight, request)
        if found is not None:
            return found
        if self.for_the_win(view, fight):
            return super().interfere(view, fight, request) if lead > 0 else None
        if not (self.temper.meddle if lead > 0 else -lead < self.temper.pile_on):
            return None
        harms = [(-n, choice) for choice in request.options if (n := self.swing(view, fight, choice)) < 0]
        if not harms:
            return None
        fighter = view.players[fight.fighter]
        loss = self.sense.spoils(fight) + self.sense.defeat(fighter, fight)
        gain = loss * self.rivals.weight(view, fight.fighter)
        if lead > 0:
            first, cost = self.plan(view, harms, lead)
            return first if cost * self.temper.meddle < gain else None
        cheap = [pair for pair in harms if self.price(view, pair[1]) <= min(self.temper.pile_price, gain)]
        return max(cheap, key=lambda pair: pair[0])[1] if cheap else None
