"""Standing rules of what a player has in play: Classes, Races, Items, Hirelings."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.allies import Carries, LeavesWon, ManyAllies
from kickdoor.effects.base import Count, Tag
from kickdoor.effects.cards import SLOTS, Slot
from kickdoor.effects.coder import Coder
from kickdoor.effects.seals import CloseDraw, SealDraw, SealProof
from kickdoor.effects.standing import Passive, Rule, Traits
from kickdoor.engine import ids


class BonusIf(Rule, frozen=True):
    """Item: another bonus for some owners."""

    traits: Traits
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_BONUS_IF, c.traits(self.traits), self.n


class EscapePrize(Rule, frozen=True):
    """Item: Treasures for getting away."""

    treasures: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_ESCAPE_PRIZE, self.treasures, 0


class HandLimit(Rule, frozen=True):
    """The owner's own."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_HAND_LIMIT, self.n, 0


class HandMore(Rule, frozen=True):
    """Item: a bigger hand."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_HAND_MORE, self.n, 0


class OneShotMore(Rule, frozen=True):
    """Character: stronger one-shots."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_ONESHOT_MORE, self.n, 0


class FreeHands(Rule, frozen=True):
    """Class: an Item that needs no hands."""

    tag: Tag

    def code(self, c: Coder) -> Passive:
        return ids.P_FREE_HANDS, c.tag(self.tag), 0


class Saps(Rule, frozen=True):
    """Item: a monster of some kind changes in strength, too."""

    tag: Tag
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_SAPS, c.tag(self.tag), self.n


class Brittle(Rule, frozen=True):
    """Item: gone with a failed escape."""

    def code(self, c: Coder) -> Passive:
        return ids.P_BRITTLE, 0, 0


class NeedsLevel(Rule, frozen=True):
    """Item: not for beginners."""

    level: Annotated[int, Meta(ge=2)]

    def code(self, c: Coder) -> Passive:
        return ids.P_NEEDS_LEVEL, self.level, 0


class ExtraSlot(Rule, frozen=True):
    """Item: room for one more."""

    slot: Slot

    def code(self, c: Coder) -> Passive:
        return ids.P_EXTRA_SLOT, SLOTS[self.slot], 0


class ExtraBig(Rule, frozen=True):
    """Item: more Big ones."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_EXTRA_BIG, self.n, 0


class OneHand(Rule, frozen=True):
    """Item: shares its hand with others of its tag."""

    tag: Tag

    def code(self, c: Coder) -> Passive:
        return ids.P_ONE_HAND, c.tag(self.tag), 0


class PerGraft(Rule, frozen=True):
    """Item: more for each Item enhancer."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_PER_GRAFT, self.n, 0


class CurseProof(Rule, frozen=True):
    """Item: Curses leave the Level alone."""

    def code(self, c: Coder) -> Passive:
        return ids.P_CURSE_PROOF, 0, 0


class Grip(Rule, frozen=True):
    """Class: one hand helps the other."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_GRIP, self.n, 0


class Deathless(Rule, frozen=True):
    """Class: levels instead of life."""

    levels: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_DEATHLESS, self.levels, 0


class Loot(Rule, frozen=True):
    """Class: a choice of cards."""

    cards: Annotated[int, Meta(ge=2)]

    def code(self, c: Coder) -> Passive:
        return ids.P_LOOT, self.cards, 0


class Fortune(Rule, frozen=True):
    """Class: levels bring Treasures and cost cards."""

    def code(self, c: Coder) -> Passive:
        return ids.P_FORTUNE, 1, 0


class SavesLife(Rule, frozen=True):
    """One-shot: from hand or table, at the moment of death."""

    def code(self, c: Coder) -> Passive:
        return ids.P_SAVE, 0, 0


OwnerRule = (
    Literal["win-ties", "help-level", "any-big", "double-sale", "door-ward", "carrier", "squire", "any-time", "safe"]
    | Literal["no-sex", "win-own-ties", "loot-either"]
    | BonusIf
    | EscapePrize
    | HandLimit
    | HandMore
    | OneShotMore
    | FreeHands
    | Saps
    | Brittle
    | NeedsLevel
    | ManyAllies
    | LeavesWon
    | Carries
    | ExtraSlot
    | ExtraBig
    | OneHand
    | PerGraft
    | CurseProof
    | Grip
    | Deathless
    | SealDraw
    | CloseDraw
    | SealProof
    | Loot
    | Fortune
)
