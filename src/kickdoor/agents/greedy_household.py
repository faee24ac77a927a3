"""A greedy player between fights: gear, Classes and Races, levels, sales, curses for the leader."""

from collections.abc import Iterable
from typing import Final

from kickdoor.agents.question import Question
from kickdoor.agents.sense import LEVEL_WORTH, Sense
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import PlayerView, View

TRAIT_KINDS: Final = {ids.K_CLASS: ids.K_SUPER, ids.K_RACE: ids.K_HALF}
HAND_SIZE: Final = 5
SALE: Final = 1000
SURE: Final = 2  # the lead with which one goes looking for trouble


class Household:
    """Each answer is a choice of the request, or None for nothing."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.t = sense.t

    def better_self(self, view: View, asked: Question) -> Choice | None:
        """What makes oneself stronger, the surest first."""
        found = self.out_of_hand(view, asked) if asked.plays else None
        return found or self.exchange(view, asked) or self.attach(view, asked) or self.sell(view, asked)

    def out_of_hand(self, view: View, asked: Question) -> Choice | None:
        """The same of what is played."""
        return self.go_up(view, asked) or self.become(view, asked) or self.put_on(view, asked)

    def go_up(self, view: View, asked: Question) -> Choice | None:
        """A level for oneself, from oneself or from the leader; a search through the discards brings one too."""
        for choice in asked.plays:
            card, target = choice[1], choice[2]
            if not self.sense.boon(card):
                continue
            ops = self.sense.mode_codes(card)
            if self.t.kind[card] == ids.K_LEVEL and target == ids.T_PLAYER + self.sense.seat:
                return choice
            if self.t.kind[card] == ids.K_SPECIAL and ids.O_LEVELS in ops:
                if target == ids.T_PLAYER + self.sense.leader(view).seat:
                    return choice
            if (
                ids.O_SEARCH in ops
                and target == ids.NO_TARGET
                and choice[3] != ids.CARRIED
                and view.turn == self.sense.seat
            ):
                return choice
            if ids.O_CANCEL in ops and target - ids.T_CARD in self.sense.me(view).curses:
                return choice
        return None

    def become(self, view: View, asked: Question) -> Choice | None:
        """A Class or Race where there is room for one; what makes room; a Hireling."""
        for choice in asked.plays:
            kind = self.t.kind[choice[1]]
            if kind in (ids.K_SUPER, ids.K_HALF, ids.K_HIRELING):
                return choice
            if kind in (ids.K_CLASS, ids.K_RACE) and choice[2] == ids.NO_TARGET:
                mine = [self.t.kind[card] for card in self.sense.me(view).traits]
                if (kind not in mine or TRAIT_KINDS[kind] in mine) and self.suits(self.sense.me(view), choice[1]):
                    return choice
        return None

    def suits(self, me: PlayerView, card: int) -> bool:
        """Does one want to be of a Class or Race?"""
        return True

    def put_on(self, view: View, asked: Question) -> Choice | None:
        """Items from hand: the best first. With a full hand the others are carried, and one-shots too."""
        me = self.sense.me(view)
        full = me.hand_size > HAND_SIZE and view.phase in (ids.PH_TROUBLE, ids.PH_CHARITY)
        best: tuple[float, Choice] | None = None
        for choice in asked.plays:
            card = choice[1]
            if self.t.kind[card] == ids.K_ITEM:
                score = float(self.sense.bonus(me, card))
                wanted = full or self.sense.usable(me, card)
            else:
                score = -1.0
                wanted = full and self.carries(choice)
            if wanted and (best is None or score > best[0]):
                best = (score, choice)
        return best[1] if best is not None else None

    def carries(self, choice: Choice) -> bool:
        """A one-shot that is laid down for later."""
        carried = choice[2] == ids.NO_TARGET and choice[3] == ids.CARRIED
        return carried and self.t.kind[choice[1]] == ids.K_ONESHOT

    def exchange(self, view: View, asked: Question) -> Choice | None:
        """Better gear for worse."""
        me = self.sense.me(view)
        best: tuple[int, Choice] | None = None
        for choice in asked.of(ids.V_EQUIP):
            card, off = choice[1], choice[2]
            gain = self.sense.bonus(me, card) - (self.sense.bonus(me, off) if off >= 0 else 0)
            useful = gain > 0 or (off < 0 and self.sense.usable(me, card))
            if useful and (best is None or gain > best[0]):
                best = (gain, choice)
        return best[1] if best is not None else None

    def attach(self, view: View, asked: Question) -> Choice | None:
        """Cheat! and Hireling go to what could not be used otherwise."""
        me = self.sense.me(view)
        best: Choice | None = None
        for choice in asked.of(ids.V_ATTACH):
            if self.frees(me, choice) and (best is None or self.t.bonus[choice[2]] > self.t.bonus[best[2]]):
                best = choice
        return best

    def frees(self, me: PlayerView, choice: Choice) -> bool:
        """Would it let an Item be used that cannot be yet?"""
        if choice[2] in me.worn or self.t.bonus[choice[2]] <= 0:
            return False
        return all(item != choice[2] and holder != choice[1] for holder, item in me.held)

    # ---- sales

    def cost(self, me: PlayerView, card: int) -> float:
        """What one gives up by selling an Item: its use, not its gold."""
        return self.sense.worth(me, card) - self.sense.gold_worth(card)

    def cheapest(self, me: PlayerView, cards: Iterable[int]) -> list[int]:
        return sorted(cards, key=lambda card: (self.cost(me, card) + 0.1) / max(1, self.t.gold[card]))

    def sell(self, view: View, asked: Question) -> Choice | None:
        """SELL-01: begin a sale when what is sold is worth less than the level."""
        plan = self.sale_plan(view, asked)
        return next((c for c in asked.of(ids.V_SELL) if c[1] == plan[0]), None) if plan else None

    def sale_plan(self, view: View, asked: Question) -> list[int]:
        """The Items that would make a level, the cheapest first; none if they are worth more."""
        starts = [choice[1] for choice in asked.of(ids.V_SELL)]
        if not starts:
            return []
        me, price = self.sense.me(view), self.price(view)
        doubles = self.doubles(view)
        chosen: list[int] = []
        for card in self.cheapest(me, [card for card in starts if self.t.gold[card] > 0]):
            chosen.append(card)
            doubled = max(self.t.gold[c] for c in chosen) if doubles else 0
            if sum([self.t.gold[c] for c in chosen]) + doubled >= price:
                return chosen if sum([self.cost(me, c) for c in chosen], 0.0) < self.price_of_a_level(view) else []
        return []

    def price(self, view: View) -> int:
        """SELL-01: what a Level costs, by the top open Seal if it says so."""
        for rule, gold, _b in self.t.passives[view.seals[-1]] if view.seals else ():
            if rule == ids.P_PRICE:
                return gold
        return SALE

    def doubles(self, view: View) -> bool:
        """Does one Item of the next sale count twice?"""
        return self.sense.marked(self.sense.me(view), ids.M_DOUBLE_SALE)

    def price_of_a_level(self, view: View) -> float:
        """What one gives up at most to sell."""
        return LEVEL_WORTH - 1

    def go_on_selling(self, view: View, asked: Question) -> Choice | None:
        """End the sale as soon as it brings a level."""
        starts = {choice[1]: choice for choice in asked.of(ids.V_SELL)}
        ends = asked.of(ids.V_DONE)
        if ends or not starts:
            return ends[0] if ends else None
        worthy = [card for card in starts if self.t.gold[card] > 0]
        return starts[self.cheapest(self.sense.me(view), worthy or starts)[0]]

    # ---- the others

    def curse(self, view: View, asked: Question) -> Choice | None:
        """A Curse for a leader who is about to win, or before it would have to be given away."""
        leader = self.sense.leader(view)
        close = leader.level >= self.t.win_level - 2
        full = view.phase == ids.PH_CHARITY and self.sense.me(view).hand_size > HAND_SIZE
        if not close and not (full and view.turn == self.sense.seat):
            return None
        for choice in asked.plays:
            if self.t.kind[choice[1]] == ids.K_CURSE and choice[2] == ids.T_PLAYER + leader.seat:
                return choice
        return None

    def cancel(self, view: View, asked: Question) -> Choice | None:
        """CURS-07: a card against a Curse that is about to strike oneself."""
        if view.curse is None or view.curse[1] != self.sense.seat:
            return None
        return next((c for c in asked.plays if ids.O_CANCEL in self.sense.mode_codes(c[1])), None)

    def trouble(self, view: View, asked: Question) -> Choice | None:
        """TURN-07: look for trouble that is surely won, for the most levels and Treasures."""
        me = self.sense.me(view)
        sure = [
            choice
            for choice in asked.of(ids.V_TROUBLE)
            if me.strength - self.sense.monster_strength(choice[1], [me]) >= self.margin(me.level, choice[1])
            and not self.t.marks[choice[1]] & (ids.M_LEVEL_ONLY | ids.M_BONUS_ONLY)
        ]
        return max(sure, key=lambda c: (self.t.rise[c[1]], self.t.prize[c[1]])) if sure else None

    def margin(self, level: int, monster: int) -> float:
        """The lead one wants against a monster one need not fight."""
        return SURE
