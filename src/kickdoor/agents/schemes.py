"""A heuristic player and cards that are a plan by themselves: the next Doors, an exchange, an Ally lured away."""

from typing import Final

from kickdoor.agents.question import Question
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import PlayerView, View

PLANS: Final[tuple[int, ...]] = (
    ids.O_PEEK,
    ids.O_EXCHANGE,
    ids.O_SALVAGE,
    ids.O_TAKE_ALLY,
    ids.O_EACH,
)
PRICE: Final = 1.0  # what such a card must bring
NONE: Final[tuple[int, ...]] = ()


class Schemes:
    """What is played between fights for what it brings at once."""

    def __init__(self, worths: Worths, rivals: Rivals) -> None:
        self.worths = worths
        self.rivals = rivals
        self.t = worths.t
        self.known: dict[int, tuple[int, ...]] = {}  # the operation of a card that is such a plan

    def act(self, view: View, asked: Question) -> Choice | None:
        """The card that brings most, if it brings enough."""
        best: tuple[float, Choice] | None = None
        for choice in asked.plays:
            if self.t.kind[choice[1]] == ids.K_SPECIAL and self.plan(choice[1]):
                gain = self.gain(view, asked, choice)
                if gain >= PRICE and (best is None or gain > best[0]):
                    best = (gain, choice)
        return best[1] if best is not None else None

    def plan(self, card: int) -> tuple[int, ...]:
        """What the card is for."""
        found = self.known.get(card)
        if found is None:
            ops = [op for op in self.worths.mode_ops(card) if op[0] in PLANS]
            self.known[card] = found = ops[0] if ops else NONE
        return found

    def gain(self, view: View, asked: Question, choice: Choice) -> float:
        """What playing it brings."""
        op = self.plan(choice[1])
        me, card = self.worths.me(view), choice[2] - ids.T_CARD
        if op[0] == ids.O_PEEK:  # the Door one is about to kick open
            return PRICE if op[1] == ids.DOOR and asked.of(ids.V_KICK) else 0.0
        if op[0] == ids.O_EACH:
            return self.risen(view, op)
        if card < 0:
            return 0.0
        if op[0] == ids.O_SALVAGE:
            return self.worths.worth(me, card) - PRICE
        owner = self.owner(view, card)
        if owner is None or self.rivals.at_peace(owner.seat):
            return 0.0
        if op[0] == ids.O_EXCHANGE:
            return self.exchanged(view, owner, card)
        mine = [self.worths.worth(me, c) for c in me.worn if self.t.kind[c] == ids.K_ALLY]
        hurt = self.rivals.weight(view, owner.seat) * self.worths.worth(owner, card)
        return self.worths.worth(me, card) - max(mine, default=0.0) + hurt

    def risen(self, view: View, op: tuple[int, ...]) -> float:
        """Everybody of a kind goes up: oneself, and who else?"""
        levels = sum([deed[2] for deed in self.t.programs[op[2]] if deed[0] == ids.O_LEVELS])
        total = 0.0
        for player in view.players:
            if self.worths.traits(player) & op[3] and player.level + levels < self.t.win_level:
                own = player.seat == self.worths.seat
                total += levels * self.worths.temper.level * (1.0 if own else -self.rivals.weight(view, player.seat))
        return total

    def exchanged(self, view: View, owner: PlayerView, card: int) -> float:
        """Somebody's Item for the least of one's own that is worth as much gold."""
        me = self.worths.me(view)
        gold = max(0, self.t.gold[card])
        best = 0.0
        for mine in me.worn + me.pack:
            if self.t.kind[mine] == ids.K_ITEM and self.t.gold[mine] >= gold and not self.t.big[card]:
                own = self.worths.worth(me, card) - self.worths.worth(me, mine)
                theirs = self.worths.worth(owner, card) - self.worths.worth(owner, mine)
                best = max(best, own + self.rivals.weight(view, owner.seat) * theirs)
        return best

    def owner(self, view: View, card: int) -> PlayerView | None:
        for player in view.players:
            if card in player.worn or card in player.pack:
                return player
        return None

    def inherits(self, asked: Question) -> Choice | None:
        """A body is about to be looted: two cards before anybody else."""
        for choice in asked.plays:
            if ids.O_INHERIT in self.worths.mode_codes(choice[1]):
                return choice
        return None
