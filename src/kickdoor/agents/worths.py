"""What cards are worth to a heuristic player."""

from typing import Final

from kickdoor.agents.foresight import Foresight
from kickdoor.agents.sense import OP_WORTH, Sense
from kickdoor.agents.temper import Temper
from kickdoor.agents.wardrobe import Wardrobe
from kickdoor.engine import ids
from kickdoor.engine.view import CombatView, MonsterView, PlayerView
from kickdoor.ruleset import Box

# What cards in hand are worth, in the measure of a temper: by what won games (docs/experiments.md).
MONSTER: Final = 2.7
BEATEN: Final = 2.0
ENHANCER: Final = 1.5
ENHANCER_POINT: Final = 0.5
BOOST: Final = 1.0
BOOST_POINT: Final = 1.1
DEED: Final = 2.0  # the least a card is worth for what it does
DEED_TIMES: Final = 1.85
DEEDS: Final = OP_WORTH | {
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
ALLY_WORTH: Final = 2.5
SPARE: Final = 0.04  # of its bonus: what an Item is worth that is no better than what is worn
SURE_ESCAPE: Final = 7  # escape needs so much of a die, which has six faces


class Worths(Sense):
    """Facts of the box as the greedy player knows them, valued by a temper."""

    def __init__(self, box: Box, seat: int, temper: Temper) -> None:
        super().__init__(box, seat)
        self.temper = temper
        self.wardrobe = Wardrobe(self)
        self.foresight = Foresight(self, temper)
        self.fixed: dict[int, float] = {}  # worths of cards that are worth the same to everybody

    def usable(self, player: PlayerView, card: int) -> bool:
        """ITEM-07, ITEM-08: by Level, by traits, or by a card that lifts the restriction."""
        if self.t.need[card] & ids.NEEDS_LEVEL:
            return any(rule == ids.P_NEEDS_LEVEL and player.level >= a for rule, a, _b in self.t.passives[card])
        return super().usable(player, card) or any(item == card and self.lifts(by) for by, item in player.held)

    def lifts(self, card: int) -> bool:
        return self.t.kind[card] in (ids.K_CHEAT, ids.K_HIRELING) or bool(self.t.marks[card] & ids.M_UNRESTRICTS)

    def bonus(self, player: PlayerView, card: int) -> int:
        """With the Item enhancers on it."""
        bonuses = self.about(player).bonuses
        found = bonuses.get(card)
        if found is None:
            bonuses[card] = found = self.full_bonus(player, card)
        return found

    def full_bonus(self, player: PlayerView, card: int) -> int:
        n = super().bonus(player, card)
        if not player.held:
            return n
        grafts = [by for by, item in player.held if item == card and self.t.kind[by] == ids.K_ITEM_ENHANCER]
        if not grafts or not self.usable(player, card):
            return n
        more = sum([a for rule, a, _b in self.t.passives[card] if rule == ids.P_PER_GRAFT])
        return n + sum([self.t.bonus[by] + more for by in grafts])

    def worth(self, player: PlayerView, card: int) -> float:
        """A card is judged once, until something changes."""
        kind = self.t.kind[card]
        if kind == ids.K_ITEM:
            return self.use(player, card) + self.gold_worth(card)
        depends = kind == ids.K_MONSTER or kind == ids.K_CLASS or kind == ids.K_RACE
        judged = self.about(player).rest if depends else self.fixed
        found = judged.get(card)
        if found is None:
            judged[card] = found = self.judge(player, card, kind)
        return found

    def judge(self, player: PlayerView, card: int, kind: int) -> float:
        if kind == ids.K_ITEM_ENHANCER:
            return self.temper.bonus * max(1, self.t.bonus[card]) + self.gold_worth(card)
        if kind == ids.K_ALLY:
            return ALLY_WORTH + self.temper.bonus * self.t.bonus[card]
        if kind == ids.K_MONSTER:
            return MONSTER + (BEATEN if player.strength > self.monster_strength(card, [player]) else 0.0)
        if kind in (ids.K_CLASS, ids.K_RACE):
            return self.wardrobe.trait_worth(player, card)
        if kind == ids.K_ENHANCER:
            return self.temper.enhancer * (ENHANCER + ENHANCER_POINT * abs(self.t.enhance[card][ids.ENHANCE_STRENGTH]))
        if kind in (ids.K_ONESHOT, ids.K_SPECIAL):
            return self.temper.one_shot * self.deed(card) + self.gold_worth(card)
        return super().worth(player, card)

    def of_all(self, player: PlayerView) -> list[float]:
        """What all cards one has are worth, the least first."""
        known = self.about(player)
        if not known.of_all:
            own = player.hand + player.worn + player.pack + player.traits
            known.of_all = sorted([self.worth(player, card) for card in own])
        return known.of_all

    def use(self, player: PlayerView, card: int) -> float:
        """What an Item is worth to its owner, but for its gold."""
        uses = self.about(player).uses
        found = uses.get(card)
        if found is None:
            uses[card] = found = self.full_use(player, card)
        return found

    def full_use(self, player: PlayerView, card: int) -> float:
        added = max(float(self.wardrobe.added(player, card)), SPARE * self.bonus(player, card))
        more = 0.3 * len(self.t.uses[card]) + 0.3 * abs(self.t.flee[card])
        return self.temper.bonus * added + (more if more and self.usable(player, card) else 0.0)

    def deed(self, card: int) -> float:
        """What a card is worth for what it does when it is played."""
        best = DEED
        for op in self.mode_ops(card):
            strength = BOOST + BOOST_POINT * op[1] if op[0] == ids.O_BOOST else 0.0
            best = max(best, strength, DEED_TIMES * DEEDS.get(op[0], 0.0))
        return best

    def gold_worth(self, card: int) -> float:
        return max(0, self.t.gold[card]) / 1000 * self.temper.gold

    def evil(self, program: int, player: PlayerView) -> float:
        """What Bad Stuff or a Curse would cost the player."""
        if program < 0:
            return 0.0
        evils = self.about(player).evils
        found = evils.get(program)
        if found is None:
            found = min(self.foresight.cost(player, self.t.programs[program]), self.temper.death)
            evils[program] = found
        return found

    def escape(self, player: PlayerView, monster: int = -1) -> float:
        """The chance to run away from a monster, or from one that has no say in it."""
        marks = self.t.marks[monster] if monster >= 0 else 0
        if marks & ids.M_NO_ESCAPE:
            return 0.0
        if marks & ids.M_FREE_ESCAPE:
            return 1.0
        plus = self.t.flee[monster] if monster >= 0 else 0
        return max(0.0, min(1.0, (SURE_ESCAPE - player.escape + plus) / 6))

    def pursues(self, monster: int, player: PlayerView) -> bool:
        """RUN-09."""
        traits = self.traits(player)
        rules = self.t.passives[monster]
        return not any(rule == ids.P_SPARE and player.level <= a and not b & traits for rule, a, b in rules)

    def threat(self, player: PlayerView, monster: MonsterView) -> float:
        """What it costs on average to run from a monster."""
        if not self.pursues(monster.card, player):
            return 0.0
        return (1.0 - self.escape(player, monster.card)) * self.evil(self.t.bad[monster.card], player)

    def defeat(self, player: PlayerView, fight: CombatView) -> float:
        """What losing the fight would cost a munchkin in it."""
        return sum([self.threat(player, monster) for monster in fight.cards], 0.0)

    def spoils(self, fight: CombatView) -> float:
        """What winning the fight brings its fighter."""
        return fight.levels * self.temper.level + fight.treasures * self.temper.treasure
