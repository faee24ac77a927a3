"""What somebody gains by wearing an Item, or by being a Class or Race, as they are dressed now."""

from typing import Final

from kickdoor.agents.sense import Sense
from kickdoor.engine import ids
from kickdoor.engine.view import PlayerView

HANDS: Final = {ids.SLOT_ONE_HAND: 1, ids.SLOT_TWO_HANDS: 2}
BOTH: Final = 2
TRAIT: Final = 1.7  # a Class or Race for what it can do
SECOND_TRAIT: Final = 0.5  # of a kind one has already
POINT: Final = 1.0  # a point of bonus that comes or goes with a Class or Race
FLEE: Final = 0.4


class Wardrobe:
    """Sums over what a player wears."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.t = sense.t

    def added(self, player: PlayerView, card: int) -> int:
        """What the Item adds to what is worn: its bonus, less that of what it would take the place of."""
        bonus = self.sense.bonus(player, card)
        if bonus <= 0 or card in player.worn:
            return max(0, bonus)
        return max(0, bonus - self.displaced(player, card))

    def attached(self, player: PlayerView, card: int, item: int) -> int:
        """What a card adds that is put on an Item: an Item enhancer, or one that lets it be used."""
        if self.t.kind[card] != ids.K_ITEM_ENHANCER:
            return max(0, self.t.bonus[item] - (self.sense.bonus(player, item) if item in player.worn else 0))
        if item not in player.worn or not self.sense.usable(player, item):
            return 0
        return self.t.bonus[card] + sum([a for rule, a, _b in self.t.passives[item] if rule == ids.P_PER_GRAFT])

    def displaced(self, player: PlayerView, card: int) -> int:
        """The bonus of what must come off for the Item."""
        known = self.sense.about(player).off
        key = 2 * self.t.slot[card] + self.t.big[card]
        found = known.get(key)
        if found is None:
            known[key] = found = self.taken_off(player, card)
        return found

    def taken_off(self, player: PlayerView, card: int) -> int:
        slot = self.t.slot[card]
        off = 0
        if slot in (ids.SLOT_ONE_HAND, ids.SLOT_TWO_HANDS):
            off = self.from_hands(player, HANDS[slot])
        elif slot != ids.SLOT_NONE:
            for c in player.worn:
                if self.t.slot[c] == slot:
                    off = max(off, self.sense.bonus(player, c))
        if self.t.big[card] and self.t.big_limit and not self.sense.marked(player, ids.M_ANY_BIG):
            for c in player.worn:
                if self.t.big[c]:
                    off = max(off, self.sense.bonus(player, c))
        return off

    def from_hands(self, player: PlayerView, need: int) -> int:
        """The least bonus that leaves so many hands free."""
        handy = [c for c in player.worn if self.t.slot[c] in (ids.SLOT_ONE_HAND, ids.SLOT_TWO_HANDS)]
        lacking, least = need - BOTH, 0
        for c in handy:
            lacking += HANDS[self.t.slot[c]]
            least += self.sense.bonus(player, c)
        if lacking <= 0:
            return 0
        for c in handy:
            if HANDS[self.t.slot[c]] >= lacking:
                least = min(least, self.sense.bonus(player, c))
        return max(0, least)

    def trait_worth(self, player: PlayerView, card: int) -> float:
        """A Class or Race: what it can do, and the Items that only work with it or against it."""
        kind = self.t.kind[card]
        mine = [c for c in player.traits if self.t.kind[c] == kind]
        if card not in mine and mine:
            return SECOND_TRAIT
        return TRAIT + self.fits(player, card)

    def fits(self, player: PlayerView, card: int) -> float:
        """How well a Class or Race goes with the Items one has."""
        known = self.sense.about(player).fits
        found = known.get(card)
        if found is None:
            known[card] = found = self.with_items(player, card)
        return found

    def plain(self, player: PlayerView, card: int) -> int:
        """What one is without a Class or Race (CHAR-10), and would be no longer."""
        kind = self.t.kind[card]
        if any([self.t.kind[c] == kind for c in player.traits]):
            return 0
        return ids.HUMAN if kind == ids.K_RACE else ids.NO_CLASS

    def with_items(self, player: PlayerView, card: int) -> float:
        bit = self.t.trait[card]
        plain = self.plain(player, card)
        total = FLEE * self.t.flee[card] + POINT * self.t.bonus[card]
        for item in player.worn + player.pack + player.hand:
            if self.t.kind[item] != ids.K_ITEM:
                continue
            share = POINT if item in player.worn else POINT / 2
            extra = sum([n for kind, bits, n in self.t.passives[item] if kind == ids.P_BONUS_IF and bits & bit])
            total += share * extra
            if self.t.need[item] & bit:
                total += share * self.t.bonus[item]
            elif self.t.need[item] & plain:
                total -= share * self.t.bonus[item]
            elif self.t.ban[item] & bit:
                total -= share * self.t.bonus[item]
        return total
