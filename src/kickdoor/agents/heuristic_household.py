"""A heuristic player between fights: gear, sales, thefts, Curses and trouble at their price."""

from typing import Final

from kickdoor.agents.doom import Doom
from kickdoor.agents.greedy_household import HAND_SIZE, Household
from kickdoor.agents.question import Question
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.schemes import Schemes
from kickdoor.agents.temper import Temper
from kickdoor.agents.trading import Trading
from kickdoor.agents.trials import Trials
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import PlayerView, View

WORN: Final = 2.2  # what is worn is not lightly sold
SEALED: Final = 1.6  # what a level is worth in Items while a Seal is open
SWAP: Final = 1.3  # what a Class or Race must be better than the old one
SALVAGE: Final = 1.0  # what an Item out of the discards must be better than the one paid for it
FIRST_ROUNDS: Final = 2  # in which nobody is cursed without a score to settle
FORGONE: Final = 2.0  # points of what is worn that a Class or Race one wants may cost at most
DRAW: Final = 0.75  # what a known Door must be better than an unknown one, for a card of the hand


class Managing(Household):
    """The greedy player's household, and a price for everything."""

    def __init__(self, worths: Worths, rivals: Rivals, trials: Trials, temper: Temper) -> None:
        super().__init__(worths)
        self.worths = worths
        self.rivals = rivals
        self.trials = trials
        self.temper = temper
        self.doom = Doom(worths)
        self.schemes = Schemes(worths, rivals)
        self.trading = Trading(worths, rivals, temper)
        self.sold = -1  # the turn of the last sale

    def better_self(self, view: View, asked: Question) -> Choice | None:
        found = super().better_self(view, asked) or self.graft(view, asked)
        if found is None and asked.uses:
            found = self.use(view, asked) or self.steal(view, asked)
        found = found or self.schemes.act(view, asked)
        return found or self.doom.act(view, asked) or self.trading.open(view, asked)

    # ---- levels

    def go_up(self, view: View, asked: Question) -> Choice | None:
        """A level for oneself, or from a rival: from the one who hurts most."""
        best: tuple[float, Choice] | None = None
        for choice in asked.plays:
            victim = choice[2] - ids.T_PLAYER
            if self.t.kind[choice[1]] in (ids.K_LEVEL, ids.K_SPECIAL) and 0 <= victim < len(view.players):
                gain = self.level_gain(view, choice[1], victim)
                if gain > 0 and (best is None or gain > best[0]):
                    best = (gain, choice)
        return best[1] if best is not None else super().go_up(view, asked)

    def level_gain(self, view: View, card: int, victim: int) -> float:
        """What the levels that a card moves are worth to oneself."""
        gain = 0.0
        for op in self.sense.mode_ops(card):
            if op[0] != ids.O_LEVELS:
                continue
            who = victim if op[1] == ids.TARGET else self.sense.seat
            n = max(op[2], 1 - view.players[who].level)
            gain += self.temper.level * n * (1.0 if who == self.sense.seat else -self.rivals.weight(view, who))
        return gain

    # ---- what one is and wears

    def become(self, view: View, asked: Question) -> Choice | None:
        """As the greedy player; an Ally where there is room; an Ally or a Class in the place of one worth less."""
        me = self.sense.me(view)
        for choice in asked.plays:
            if self.t.kind[choice[1]] == ids.K_ALLY and choice[2] == ids.NO_TARGET:
                old = [self.worths.worth(me, card) for card in me.worn if self.t.kind[card] == ids.K_ALLY]
                if len(old) < self.allies(me) or self.worths.worth(me, choice[1]) > max(old):
                    return choice
        return super().become(view, asked) or self.swap(me, asked)

    def allies(self, me: PlayerView) -> int:
        """CHAR-17: how many one may have."""
        own = (*me.traits, *me.worn)
        return max([1, *[n for card in own for rule, n, _b in self.t.passives[card] if rule == ids.P_ALLIES]])

    def suits(self, me: PlayerView, card: int) -> bool:
        """Not one that makes useless what is worn."""
        return self.worths.wardrobe.fits(me, card) > -FORGONE

    def swap(self, me: PlayerView, asked: Question) -> Choice | None:
        """A Class or Race that goes better with the Items one has."""
        for choice in asked.plays:
            kind = self.t.kind[choice[1]]
            if kind not in (ids.K_CLASS, ids.K_RACE):
                continue
            mine = [c for c in me.traits if self.t.kind[c] == kind]
            if not mine:
                continue
            gone = [choice[2] - ids.T_CARD] if choice[2] >= ids.T_CARD else mine
            worst = min(self.worths.wardrobe.fits(me, c) for c in gone)
            if self.worths.wardrobe.fits(me, choice[1]) >= worst + SWAP:
                return choice
        return None

    def put_on(self, view: View, asked: Question) -> Choice | None:
        """Items from hand: what makes one stronger first, then what would be lost to charity."""
        me = self.sense.me(view)
        best: tuple[float, Choice] | None = None
        for choice in asked.plays:
            if self.t.kind[choice[1]] == ids.K_ITEM and self.worths.usable(me, choice[1]):
                score = float(self.worths.wardrobe.added(me, choice[1]))
                if best is None or score > best[0]:
                    best = (score, choice)
        found = best[1] if best is not None else super().put_on(view, asked)
        return None if found is not None and self.weakens(me, found) else found

    def exchange(self, view: View, asked: Question) -> Choice | None:
        found = super().exchange(view, asked)
        return None if found is not None and self.weakens(self.sense.me(view), found) else found

    def weakens(self, me: PlayerView, choice: Choice) -> bool:
        """Would an Item make its owner weaker, by a Curse or for want of a free hand?"""
        handy = self.t.two_handed_grip and self.t.slot[choice[1]] >= ids.SLOT_ONE_HAND
        then = self.trials.self_after(me.seat, choice) if self.trials.possible and (handy or me.curses) else None
        return then is not None and then.level == me.level and then.strength < me.strength

    def frees(self, me: PlayerView, choice: Choice) -> bool:
        """Item enhancers are another matter."""
        return self.t.kind[choice[1]] != ids.K_ITEM_ENHANCER and super().frees(me, choice)

    def graft(self, view: View, asked: Question) -> Choice | None:
        """Item enhancers go on what is worn: they count at once."""
        me = self.sense.me(view)
        best: tuple[float, Choice] | None = None
        for choice in asked.of(ids.V_ATTACH):
            if self.t.kind[choice[1]] != ids.K_ITEM_ENHANCER:
                continue
            item = choice[2]
            more = sum([a for rule, a, _b in self.t.passives[item] if rule == ids.P_PER_GRAFT])
            score = self.t.bonus[choice[1]] + more + 0.1 * self.worths.bonus(me, item)
            if item not in me.worn or not self.worths.usable(me, item):
                continue
            if best is None or score > best[0]:
                best = (score, choice)
        return best[1] if best is not None else None

    def cost(self, me: PlayerView, card: int) -> float:
        """What one gives up by selling an Item: what it adds now, and a little for what it might."""
        if self.t.kind[card] != ids.K_ITEM:
            return super().cost(me, card)
        return self.worths.use(me, card) * (WORN if card in me.worn else 1.0)

    def doubles(self, view: View) -> bool:
        """Once a turn."""
        return self.sold != view.number and super().doubles(view)

    def remember(self, view: View, chosen: Choice) -> None:
        """A sale was begun, or a trade."""
        if chosen[0] == ids.V_SELL:
            self.sold = view.number
        self.trading.remember(view, chosen)

    def forget(self) -> None:
        self.sold = -1
        self.trading.forget()

    def price_of_a_level(self, view: View) -> float:
        """SEAL-06: once a Seal is open, a bonus may be all that counts."""
        return SEALED if view.seals else self.temper.sale - 1

    # ---- abilities

    def use(self, view: View, asked: Question) -> Choice | None:
        """What costs nothing and tells something; an Item out of the discards for a worse one."""
        me = self.sense.me(view)
        best: tuple[float, Choice] | None = None
        for choice in asked.uses:
            ops = self.sense.codes(choice[1])
            if ids.O_PEEK in ops and self.t.abilities[choice[1]].cost == ids.COST_NONE:
                return choice
            if ids.O_SALVAGE in ops and choice[2] >= ids.T_CARD and choice[3] >= 0:
                gain = self.worths.worth(me, choice[2] - ids.T_CARD) - self.worths.worth(me, choice[3])
                if gain >= SALVAGE and (best is None or gain > best[0]):
                    best = (gain, choice)
        return best[1] if best is not None else None

    def redraw(self, view: View, asked: Question) -> Choice | None:
        """A face-up Door from the discards instead of an unknown one, for the worst card of the hand."""
        me = self.sense.me(view)
        top = view.discard_tops[ids.DOOR]
        if top < 0 or not me.hand or not asked.uses:
            return None
        price = min([self.worths.worth(me, card) for card in me.hand])
        for choice in asked.uses:
            if ids.O_RESURRECT in self.sense.codes(choice[1]) and self.met(me, top) - price >= DRAW:
                return choice
        return None

    def met(self, me: PlayerView, card: int) -> float:
        """What it brings to turn a Door up that one knows."""
        if self.t.kind[card] == ids.K_MONSTER:
            if self.worths.own_side(me, card) <= self.worths.monster_strength(card, [me]):
                return 0.0
            return self.t.rise[card] * self.temper.level + self.t.prize[card] * self.temper.treasure
        return 0.0 if self.t.kind[card] == ids.K_CURSE else self.worths.worth(me, card)

    def steal(self, view: View, asked: Question) -> Choice | None:
        """An Item of somebody else's, if it is worth what is paid for the try and what a failure costs."""
        me = self.sense.me(view)
        odds: dict[int, tuple[float, float]] = {}
        best: tuple[float, Choice] | None = None
        for choice in asked.uses:
            if choice[2] >= ids.T_CARD:
                if choice[1] not in odds:
                    odds[choice[1]] = self.theft_odds(me, choice[1])
                chance, cost = odds[choice[1]]
                if chance:
                    gain = chance * self.loot(view, choice[2] - ids.T_CARD) - cost - self.fee(me, choice)
                    if best is None or gain > best[0]:
                        best = (gain, choice)
        return best[1] if best is not None and best[0] >= self.temper.theft else None

    def theft_odds(self, me: PlayerView, ability: int) -> tuple[float, float]:
        """How likely an ability takes something, and what it costs on average to try; nothing if it is no theft."""
        if ids.O_TAKE not in self.sense.codes(ability):
            return 0.0, 0.0
        program = self.sense.ops(ability)
        return self.worths.foresight.chance(program, ids.O_TAKE), self.worths.foresight.cost(me, program)

    def theft_gain(self, view: View, choice: Choice) -> float:
        """What a theft brings on average."""
        me = self.sense.me(view)
        chance, cost = self.theft_odds(me, choice[1])
        return chance * self.loot(view, choice[2] - ids.T_CARD) - cost - self.fee(me, choice)

    def fee(self, me: PlayerView, choice: Choice) -> float:
        """What is paid to try: the card named, or the worst that can be given."""
        ability = self.t.abilities[choice[1]]
        if ability.cost == ids.COST_NONE:
            return 0.0
        if choice[3] >= 0:
            return self.worths.worth(me, choice[3])
        return sum(self.worths.of_all(me)[: max(1, ability.cost_n)], 0.0)

    def loot(self, view: View, card: int) -> float:
        """What it brings to take a card from its owner."""
        gain = self.worths.worth(self.sense.me(view), card)
        for player in view.players:
            if card in player.worn or card in player.pack:
                if self.rivals.at_peace(player.seat):
                    return 0.0
                gain += 0.5 * self.rivals.weight(view, player.seat) * self.worths.worth(player, card)
        return gain

    # ---- trouble and Curses

    def trouble(self, view: View, asked: Question) -> Choice | None:
        """TURN-07: a fight one wins as it stands, for the most levels and Treasures."""
        troubles = asked.of(ids.V_TROUBLE)
        if not troubles:
            return None
        me = self.sense.me(view)
        ties = self.sense.marked(me, ids.M_WIN_TIES | ids.M_WIN_OWN_TIES)
        best: tuple[float, Choice] | None = None
        for choice in troubles:
            if self.odd(choice[1]) and not self.trials.possible:
                continue
            lead = self.worths.own_side(me, choice[1]) - self.worths.monster_strength(choice[1], [me]) + int(ties)
            gain = self.t.rise[choice[1]] * self.temper.level + self.t.prize[choice[1]] * self.temper.treasure
            if lead >= 1 + self.margin(me.level, choice[1]) and (best is None or gain > best[0]):
                if self.holds(choice):
                    best = (gain, choice)
        return best[1] if best is not None else None

    def holds(self, choice: Choice) -> bool:
        """Is the fight won as it stands, by all that counts in it?"""
        if not self.trials.possible:
            return True
        after = self.trials.fight_after(self.sense.seat, choice)
        return after is None or after.winning

    def odd(self, monster: int) -> bool:
        """A monster against which the plain sum does not hold."""
        odd = ids.M_LEVEL_ONLY | ids.M_BONUS_ONLY | ids.M_MEDDLES
        return bool(self.t.marks[monster] & odd or self.t.might[monster])

    def margin(self, level: int, monster: int) -> float:
        """The lead one wants against a monster one need not fight."""
        wins = level + self.t.rise[monster] >= self.t.win_level
        return self.temper.last if wins else self.temper.sure

    def curse(self, view: View, asked: Question) -> Choice | None:
        """The Curse that hurts the rivals most, if it brings enough; any that hurts before it would be given away."""
        if not asked.plays:
            return None
        me = self.sense.me(view)
        full = view.phase == ids.PH_CHARITY and me.hand_size > HAND_SIZE and view.turn == me.seat
        early = view.number <= FIRST_ROUNDS * len(view.players)
        best: tuple[float, Choice] | None = None
        for choice in asked.plays:
            victim = choice[2]
            if self.t.kind[choice[1]] == ids.K_CURSE and 0 <= victim < len(view.players) and victim != me.seat:
                if self.rivals.at_peace(victim) or (early and not full and self.rivals.foe() != victim):
                    continue
                if victim == self.trading.waiting(view):
                    continue
                if self.doom.opens(choice):
                    continue  # a question of its own
                gain = self.harm(view, choice[1], victim)
                if best is None or gain > best[0]:
                    best = (gain, choice)
        if best is None:
            return None
        promised = full or best[1][2] in self.rivals.threats
        return best[1] if best[0] > (0.0 if promised else self.temper.curse) else None

    def harm(self, view: View, card: int, victim: int) -> float:
        """What a Curse on a player brings oneself: what it costs the victim, and what becomes of that."""
        program = self.t.bad[card]
        gain = self.worths.evil(program, view.players[victim]) * self.rivals.weight(view, victim)
        for op in self.t.programs[program] if program >= 0 else ():
            if op[0] == ids.O_TAKEN or op[0] == ids.O_DRAWN:
                gain += self.handed_on(view, victim, op)
        return gain

    def handed_on(self, view: View, victim: int, op: tuple[int, ...]) -> float:
        """What those gain who take something from a victim: oneself, or rivals."""
        takers = self.takers(view, victim, op[-1])
        taken, _many = self.worths.foresight.taken(view.players[victim], op, 0)
        total = 0.0
        for seat in takers:
            total += taken / len(takers) * (1.0 if seat == self.sense.seat else -self.rivals.weight(view, seat))
        return total

    def takers(self, view: View, victim: int, how: int) -> list[int]:
        """R-20: who they are."""
        n = len(view.players)
        left = [(victim + i) % n for i in range(1, n)]
        if how == ids.TAKE_NEIGHBOURS:
            return [left[0], left[-1]]
        if how == ids.TAKE_RIGHT:
            return left[-1:]
        if how not in (ids.TAKE_LOWEST, ids.TAKE_HIGHEST, ids.TAKE_ONE_HIGHEST):
            return left
        levels = [view.players[seat].level for seat in left]
        level = min(levels) if how == ids.TAKE_LOWEST else max(levels)
        found = [seat for seat in left if view.players[seat].level == level]
        return found if how == ids.TAKE_HIGHEST else found[:1]

    def cancel(self, view: View, asked: Question) -> Choice | None:
        """CURS-07: what saves from a Curse or Bad Stuff that strikes oneself, if that is worth it."""
        if view.curse is None or view.curse[1] != self.sense.seat:
            return None
        me = self.sense.me(view)
        evil = self.worths.evil(self.t.bad[view.curse[0]], me)
        best: tuple[float, Choice] | None = None
        for choice in asked.acts:
            ops = self.answers(choice)
            if ids.O_CANCEL in ops or ids.O_REDIRECT in ops or ids.O_REDIRECT_TO in ops:
                price = self.worths.worth(me, choice[1]) if choice[0] == ids.V_PLAY else self.fee(me, choice)
                aside = choice[2] == ids.T_PLAYER + me.seat
                if price <= evil and not aside and (best is None or price < best[0]):
                    best = (price, choice)
        return best[1] if best is not None else None

    def answers(self, choice: Choice) -> tuple[int, ...]:
        """What a play or a use does."""
        return self.sense.codes(choice[1]) if choice[0] == ids.V_USE else self.sense.mode_codes(choice[1])
