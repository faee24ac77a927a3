"""A heuristic player who must pick: by what each way costs, and by what the choice is for."""

from typing import Final

from kickdoor.agents.greedy_picking import Picking
from kickdoor.agents.question import Question
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View

STAYS: Final[tuple[int, ...]] = (
    ids.WHY_STAY,
    ids.WHY_KEEP,
    ids.WHY_CHARACTER,
)  # the card named is the one that is kept
ANY_DOOR: Final = 0.5  # a Door nobody has seen
GOOD_DOOR: Final = 1.0


class Choosing(Picking):
    """The greedy player's picks, and what they bring."""

    def __init__(self, worths: Worths, rivals: Rivals) -> None:
        super().__init__(worths)
        self.worths = worths
        self.rivals = rivals

    def pick(self, view: View, asked: Question) -> Choice | None:
        words = [c[1] for c in asked.of(ids.V_CHOOSE) if ids.T_WORD <= c[1] < ids.WORD_BLIND]
        if view.why == ids.WHY_EITHER and len(words) == 2:
            first, second = self.costs(view, words)
            return self.named(asked, words[0] if first <= second else words[1])
        return super().pick(view, asked)

    def costs(self, view: View, words: list[int]) -> tuple[float, float]:
        """What the two ways of an either-or cost oneself."""
        me = self.worths.me(view)
        return self.worths.foresight.either(me, words[0] - ids.T_WORD, words[1] - ids.T_WORD)

    def named(self, asked: Question, target: int) -> Choice | None:
        return next((c for c in asked.of(ids.V_CHOOSE) if c[1] == target), None)

    def liking(self, view: View, target: int) -> float:
        me = self.worths.me(view)
        if view.why == ids.WHY_ORDER:
            return ANY_DOOR if target == ids.WORD_BELOW else self.door(view, target - ids.T_CARD)
        if ids.T_DECK <= target < ids.T_MONSTER:
            return float(target - ids.T_DECK)  # Treasures
        if target < ids.T_CARD:
            return super().liking(view, target)
        card = target - ids.T_CARD
        worth = self.worths.worth(me, card)
        if card in me.hand or card in me.worn or card in me.pack or card in me.traits:
            return worth if view.why in STAYS else -worth
        for player in view.players:
            if card in player.worn or card in player.pack:
                worth += self.rivals.weight(view, player.seat) * self.worths.worth(player, card)
        return worth

    def door(self, view: View, card: int) -> float:
        """What it would be to meet a card on top of a deck, for whoever draws it next: oneself before the own door."""
        me = self.worths.me(view)
        kind = self.t.kind[card]
        if self.t.deck[card] != ids.DOOR:
            return self.worths.worth(me, card)
        if kind == ids.K_CURSE:
            return -self.worths.evil(self.t.bad[card], me)
        if kind != ids.K_MONSTER:
            return GOOD_DOOR
        if self.worths.own_side(me, card) > self.worths.monster_strength(card, [me]):
            return self.t.rise[card] * self.worths.temper.level + self.t.prize[card] * self.worths.temper.treasure
        return -(1.0 - self.worths.escape(me, card)) * self.worths.evil(self.t.bad[card], me)
