"""Which of a player's cards an effect or a cost is about."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Entry, Tag
from kickdoor.effects.coder import Coder
from kickdoor.engine import ids

Slot = Annotated[Literal["none", "head", "armor", "feet", "1-hand", "2-hands"], Meta(extra={"is": "slot"})]
# for what is about both kinds of hand Items
AnySlot = Annotated[Literal["none", "head", "armor", "feet", "1-hand", "2-hands", "hands"], Meta(extra={"is": "slot"})]
Deck = Annotated[Literal["door", "treasure", "seal"], Meta(extra={"is": "deck"})]

SLOTS: dict[str, int] = {
    "none": ids.SLOT_NONE,
    "head": ids.SLOT_HEAD,
    "armor": ids.SLOT_ARMOR,
    "feet": ids.SLOT_FEET,
    "1-hand": ids.SLOT_ONE_HAND,
    "2-hands": ids.SLOT_TWO_HANDS,
    "hands": ids.SLOT_HANDS,
}
DECKS: dict[str, int] = {
    "door": ids.DOOR,
    "treasure": ids.TREASURE,
    "seal": ids.SEAL,
    "character": ids.CHARACTER,
}
PLACES = {
    "play": ids.IN_PLAY,
    "worn": ids.IN_WORN,
    "hand": ids.IN_HAND,
    "play-and-hand": ids.IN_PLAY | ids.IN_HAND,
    "items": ids.IN_PLAY | ids.IN_HAND,
}
SIZES = {"any": ids.SIZE_ANY, "big": ids.SIZE_BIG, "small": ids.SIZE_SMALL}
KINDS = {"one-shot": ids.K_ONESHOT}


class Cards(Entry, frozen=True):
    """A filter: place, size, slot, tag, value, deck and kind must all fit."""

    FAMILY = "such"

    where: Literal["play", "worn", "hand", "play-and-hand", "items"] = "play"
    size: Literal["any", "big", "small"] = "any"
    slot: AnySlot | None = None
    tag: Tag | None = None
    worth: Annotated[int, Meta(ge=0)] = 0
    up_to: Annotated[int, Meta(ge=0)] | None = None
    deck: Deck | None = None
    kind: Literal["one-shot"] | None = None

    def code(self, c: Coder) -> int:
        deck = "treasure" if self.where == "items" and self.deck is None else self.deck  # so no monster in hand fits
        return c.filter(
            (
                PLACES[self.where],
                SIZES[self.size],
                ids.ANY_SLOT if self.slot is None else SLOTS[self.slot],
                0 if self.tag is None else c.tag(self.tag),
                self.worth,
                ids.ANY_DECK if deck is None else DECKS[deck],
                ids.ANY_KIND if self.kind is None else KINDS[self.kind],
                -1 if self.up_to is None else self.up_to,
            )
        )
