"""Standing rules of what a player has in play: Classes, Races, Items, Hirelings."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Count, Word
from kickdoor.effects.cards import SLOT_NOUNS, SLOTS, Slot
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import count, titles
from kickdoor.effects.standing import Passive, Rule, Traits
from kickdoor.engine import ids


class BonusIf(Rule, frozen=True):
    """Item: another bonus for some owners."""

    traits: Traits
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_BONUS_IF, c.traits(self.traits), self.n

    def text(self) -> str:
        return f"a further {self.n:+d} for {titles(self.traits)}"


class EscapePrize(Rule, frozen=True):
    """Item: Treasures for getting away."""

    treasures: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_ESCAPE_PRIZE, self.treasures, 0

    def text(self) -> str:
        return f"draw {count(self.treasures, 'Treasure')} face down when you have escaped from a combat"


class HandLimit(Rule, frozen=True):
    """The owner's own."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_HAND_LIMIT, self.n, 0

    def text(self) -> str:
        return f"your hand limit is {self.n}"


class ExtraSlot(Rule, frozen=True):
    """Item: room for one more."""

    slot: Slot

    def code(self, c: Coder) -> Passive:
        return ids.P_EXTRA_SLOT, SLOTS[self.slot], 0

    def text(self) -> str:
        return f"you may equip 1 more {SLOT_NOUNS[self.slot]}"


class ExtraBig(Rule, frozen=True):
    """Item: more Big ones."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_EXTRA_BIG, self.n, 0

    def text(self) -> str:
        return f"you may carry {count(self.n, 'more Big Item')}"


class OneHand(Rule, frozen=True):
    """Item: shares its hand with others of its tag."""

    tag: Word

    def code(self, c: Coder) -> Passive:
        return ids.P_ONE_HAND, c.tag(self.tag), 0

    def text(self) -> str:
        return f"all Items tagged {self.tag} you have equipped take a single hand together"


class Loot(Rule, frozen=True):
    """Class: a choice of cards."""

    cards: Annotated[int, Meta(ge=2)]

    def code(self, c: Coder) -> Passive:
        return ids.P_LOOT, self.cards, 0

    def text(self) -> str:
        return f"when you Loot The Room, draw {self.cards} cards, keep 1 of them and discard the rest"


class Fortune(Rule, frozen=True):
    """Class: levels bring Treasures and cost cards."""

    def code(self, c: Coder) -> Passive:
        return ids.P_FORTUNE, 1, 0

    def text(self) -> str:
        return (
            "for each level you gain, draw 1 Treasure, face up;"
            " for each level you lose, discard 1 card from hand, of your choice"
        )


class SavesLife(Rule, frozen=True):
    """One-shot: from hand or table, at the moment of death."""

    def code(self, c: Coder) -> Passive:
        return ids.P_SAVE, 0, 0

    def text(self) -> str:
        return "when you would die, you may discard this card: you do not die, but discard your hand"


OwnerRule = (
    Literal["win-ties", "help-level", "any-big", "double-sale", "door-ward", "carrier", "any-time", "safe"]
    | BonusIf
    | EscapePrize
    | HandLimit
    | ExtraSlot
    | ExtraBig
    | OneHand
    | Loot
    | Fortune
)
