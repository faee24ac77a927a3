"""Which of a player's cards an effect or a cost is about."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Term, Word
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import plural
from kickdoor.engine import ids

Slot = Literal["none", "head", "armor", "feet", "1-hand", "2-hands"]
AnySlot = Slot | Literal["hands"]  # for what is about both kinds of hand Items
Deck = Literal["door", "treasure", "seal"]

SLOTS: dict[str, int] = {
    "none": ids.SLOT_NONE,
    "head": ids.SLOT_HEAD,
    "armor": ids.SLOT_ARMOR,
    "feet": ids.SLOT_FEET,
    "1-hand": ids.SLOT_ONE_HAND,
    "2-hands": ids.SLOT_TWO_HANDS,
    "hands": ids.SLOT_HANDS,
}
SLOT_NOUNS = {
    "none": "slotless Item",
    "head": "Headgear",
    "armor": "Armor",
    "feet": "Footgear",
    "1-hand": "1-Hand Item",
    "2-hands": "2-Hands Item",
    "hands": "Hand Item",
}
DECKS: dict[str, int] = {
    "door": ids.DOOR,
    "treasure": ids.TREASURE,
    "seal": ids.SEAL,
    "character": ids.CHARACTER,
}
PLACES = {
    "play": (ids.IN_PLAY, "Item", ""),
    "worn": (ids.IN_WORN, "Item", " you wear"),
    "hand": (ids.IN_HAND, "card", " from hand"),
    "play-and-hand": (ids.IN_PLAY | ids.IN_HAND, "card", " from Items and hand"),
    "items": (ids.IN_PLAY | ids.IN_HAND, "Item", " from play or hand"),
}
SIZES = {"any": (ids.SIZE_ANY, ""), "big": (ids.SIZE_BIG, "Big "), "small": (ids.SIZE_SMALL, "Small ")}


KINDS = {"one-shot": (ids.K_ONESHOT, "one-shot")}


class Cards(Term, frozen=True):
    """A filter: place, size, slot, tag, value, deck and kind must all fit."""

    where: Literal["play", "worn", "hand", "play-and-hand", "items"] = "play"
    size: Literal["any", "big", "small"] = "any"
    slot: AnySlot | None = None
    tag: Word | None = None
    worth: Annotated[int, Meta(ge=0)] = 0
    up_to: Annotated[int, Meta(ge=0)] | None = None
    deck: Deck | None = None
    kind: Literal["one-shot"] | None = None

    def code(self, c: Coder) -> int:
        deck = "treasure" if self.where == "items" and self.deck is None else self.deck  # so no monster in hand fits
        return c.filter(
            (
                PLACES[self.where][0],
                SIZES[self.size][0],
                ids.ANY_SLOT if self.slot is None else SLOTS[self.slot],
                0 if self.tag is None else c.tag(self.tag),
                self.worth,
                ids.ANY_DECK if deck is None else DECKS[deck],
                ids.ANY_KIND if self.kind is None else KINDS[self.kind][0],
                -1 if self.up_to is None else self.up_to,
            )
        )

    def text(self, many: bool = False) -> str:
        """The noun, "Big Item" or, for many, "Big Items"."""
        _, noun, place = PLACES[self.where]
        if self.slot is not None:
            noun = f"{SLOT_NOUNS[self.slot]}{' card' if noun == 'card' else ''}"
        if self.kind is not None:
            noun = f"{KINDS[self.kind][1]} {noun}"
        if self.deck is not None:
            noun = f"{self.deck.capitalize()} {noun}"
        words = f"{SIZES[self.size][1]}{plural(noun) if many else noun}"
        if self.tag is not None:
            words += f" tagged {self.tag}"
        if self.worth:
            words += f" worth {self.worth} Gold Pieces or more"
        if self.up_to is not None:
            words += f" worth {self.up_to} Gold Pieces or less"
        return words + place
