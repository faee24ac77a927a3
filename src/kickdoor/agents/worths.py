"""What cards are worth to a heuristic player."""

from kickdoor.agents.sense import OP_WORTH, Sense
from kickdoor.agents.temper import Temper
from kickdoor.engine import ids
from kickdoor.engine.view import CombatView, PlayerView
from kickdoor.ruleset import Box

# What cards in hand are worth, in points of bonus: a regression over games of heuristic players (docs/experiments.md).
MONSTER = 2.0
BEATEN = 1.4
NEW_TRAIT = 1.3
ENHANCER = 1.1
ENHANCER_POINT = 0.39
BOOST = 0.75
BOOST_POINT = 0.57
DEEDS = OP_WORTH | {
    ids.O_REMOVE_ALL: 5.4,
    ids.O_REMOVE: 3.9,
    ids.O_DOUBLE: 4.0,
    ids.O_TAKE_TO_WIN: 3.9,
    ids.O_TRANSFER: 3.1,
    ids.O_JOIN: 2.8,
    ids.O_ESCAPE_ALL: 2.6,
    ids.O_ESCAPE: 2.6,
    ids.O_CANCEL: 1.7,
}

LESSER_EVIL = 2.0  # Bad Stuff and Curses that cost neither levels nor life
ITEM_EVIL = 3.0
ALLY_WORTH = 2.5
SURE_ESCAPE = 7  # escape needs so much of a die, which has six faces


class Worths(Sense):
    """Facts of the box as the greedy player knows them, valued by a temper."""

    def __init__(self, box: Box, seat: int, temper: Temper) -> None:
        super().__init__(box, seat)
        self.temper = temper

    def worth(self, player: PlayerView, card: int) -> float:
        kind = self.t.kind[card]
        if kind == ids.K_ITEM:
            own = self.temper.bonus * self.bonus(player, card) if self.usable(player, card) else 0.0
            return own + 0.3 * len(self.t.uses[card]) + 0.3 * abs(self.t.flee[card]) + self.gold_worth(card)
        if kind == ids.K_ALLY:
            return ALLY_WORTH + self.temper.bonus * self.t.bonus[card]
        if kind == ids.K_MONSTER:
            return MONSTER + (BEATEN if player.strength > self.monster_strength(card, [player]) else 0.0)
        if kind in (ids.K_CLASS, ids.K_RACE) and card not in player.traits:
            return NEW_TRAIT
        if kind == ids.K_ENHANCER:
            return self.temper.enhancer * (ENHANCER + ENHANCER_POINT * abs(self.t.enhance[card][0]))
        if kind in (ids.K_ONESHOT, ids.K_SPECIAL):
            return self.temper.one_shot * self.deed(card) + self.gold_worth(card)
        return super().worth(player, card)

    def deed(self, card: int) -> float:
        """What a card is worth for what it does when it is played."""
        best = 1.5
        for op in self.mode_ops(card):
            best = max(best, BOOST + BOOST_POINT * op[1] if op[0] == ids.O_BOOST else DEEDS.get(op[0], 0.0))
        return best

    def gold_worth(self, card: int) -> float:
        return max(0, self.t.gold[card]) / 1000 * self.temper.gold

    def evil(self, program: int, player: PlayerView) -> float:
        """What Bad Stuff or a Curse would cost the player."""
        cost = 0.0
        for op in self.t.programs[program] if program >= 0 else ():
            if op[0] == ids.O_DEATH:
                cost += self.temper.death
            elif op[0] == ids.O_LEVELS and op[2] < 0:
                cost += self.temper.level * min(-op[2], player.level - 1)
            elif op[0] in (ids.O_LOSE, ids.O_LOSE_BEST, ids.O_LOSE_DEAREST):
                cost += ITEM_EVIL if player.worn or player.pack else 0.0
            elif op[0] in (ids.O_LOSE_TRAITS, ids.O_CHANGE_TRAIT):
                cost += LESSER_EVIL if player.traits else 0.0
            elif op[0] == ids.O_DISCARD_HAND:
                cost += float(player.hand_size)
            elif op[0] in (ids.O_LAST, ids.O_LOSE_VALUE, ids.O_LOSE_RANDOM, ids.O_TAKEN, ids.O_DRAWN, ids.O_OPEN):
                cost += LESSER_EVIL
        return min(cost, self.temper.death)

    def escape(self, player: PlayerView) -> float:
        """The chance to run away from a monster that has no say in it."""
        return max(0.0, min(1.0, (SURE_ESCAPE - player.escape) / 6))

    def defeat(self, player: PlayerView, fight: CombatView) -> float:
        """What losing the fight would cost a munchkin in it."""
        caught = 1.0 - self.escape(player)
        cost = 0.0
        for monster in fight.cards:
            rules = self.t.passives[monster.card]
            if not any(kind == ids.P_SPARE and player.level <= level for kind, level, _b in rules):
                cost += caught * self.evil(self.t.bad[monster.card], player)
        return cost

    def spoils(self, fight: CombatView) -> float:
        """What winning the fight brings its fighter."""
        return fight.levels * self.temper.level + fight.treasures * self.temper.treasure
