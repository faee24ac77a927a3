"""Standing rules of what a player has in play: Classes, Races, Items, Hirelings."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.allies import Carrier
from kickdoor.effects.base import Count, Tag
from kickdoor.effects.cards import SLOTS, Slot
from kickdoor.effects.coder import Coder
from kickdoor.effects.plus import Draws, Limit, Loots, Lost, Plus, Proof, WinTies
from kickdoor.effects.standing import Passive, Rule
from kickdoor.engine import ids
from kickdoor.words import Phrase


class Hands(Rule, frozen=True):
    """Items with a tag and the hands they take: one of them none, or all of them a single one."""

    tag: Tag
    take: Literal["none", "one"]

    def code(self, c: Coder) -> Passive:
        return (ids.P_FREE_HANDS if self.take == "none" else ids.P_ONE_HAND), c.tag(self.tag), 0

    def phrase(self) -> Phrase:
        told = super().phrase()
        return Phrase("rule-free-hands" if self.take == "none" else "rule-one-hand", told.args)


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


class Grip(Rule, frozen=True):
    """Class: one hand helps the other."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_GRIP, self.n, 0


class Fortune(Rule, frozen=True):
    """Class: levels bring Treasures and cost cards."""

    def code(self, c: Coder) -> Passive:
        return ids.P_FORTUNE, 1, 0


class SavesLife(Rule, frozen=True):
    """One-shot: from hand or table, at the moment of death. Class: levels instead of life."""

    levels: Count | None = None

    def on(self) -> tuple[str, ...]:
        return ("one-shot",) if self.levels is None else ("class",)

    def code(self, c: Coder) -> Passive:
        return (ids.P_SAVE, 0, 0) if self.levels is None else (ids.P_DEATHLESS, self.levels, 0)

    def phrase(self) -> Phrase:
        return Phrase("rule-saves-life") if self.levels is None else Phrase("rule-deathless", {"levels": self.levels})


OwnerRule = (
    Literal["help-level", "double-sale", "carrier", "any-time", "no-sex"]
    | Plus
    | Limit
    | Proof
    | WinTies
    | Loots
    | Draws
    | Lost
    | Hands
    | NeedsLevel
    | Carrier
    | ExtraSlot
    | Grip
    | SavesLife
    | Fortune
)
