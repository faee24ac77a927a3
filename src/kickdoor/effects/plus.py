"""Numbers that change while a card is there, limits, and what counts at all."""

from typing import Literal

from msgspec import Struct

from kickdoor.effects.base import CardName, Count, word
from kickdoor.effects.cards import SLOTS, Slot
from kickdoor.effects.coder import Coder
from kickdoor.effects.standing import CURSE, MONSTER, SEAL, Passive, Rule
from kickdoor.engine import ids
from kickdoor.engine.zones import LEVEL_PRICE
from kickdoor.words import Phrase

ANY_NUMBER = 99
# By what is changed: the passive, the message and the kinds of cards.
CHANGES = {
    "strength": (ids.P_STRENGTH, "own-strength", CURSE),
    "dice": (ids.P_DIE, "own-dice", CURSE),
    "flight": (ids.P_FLEE, "own-flight", CURSE),
    "hands": (ids.P_HANDS, "own-hands", CURSE),
    "monsters": (ids.P_ALL_PLUS, "all-plus", CURSE),
    "spoils": (ids.P_FEWER, "fewer-treasures", CURSE),
    "leaders": (ids.P_HIGHEST, "leaders", SEAL),
    "all-flight": (ids.P_FLEE, "all-flight", SEAL),
    "prizes": (ids.P_PRIZE, "prizes", SEAL),
    "level-price": (ids.P_PRICE, "level-price", SEAL),
    "one-shots": (ids.P_ONESHOT_MORE, "one-shot-more", ("character",)),
    "hand-limit": (ids.P_HAND_MORE, "hand-more", ("item",)),
    "big-items": (ids.P_EXTRA_BIG, "extra-big", ("item",)),
}
UPWARDS = ("one-shots", "hand-limit", "big-items")


class Plus(Rule, frozen=True):
    """A number gets n, which may be less than nothing; flight perhaps only by what is attached to an Item of a slot."""

    to: Literal[
        "strength",
        "dice",
        "flight",
        "hands",
        "monsters",
        "spoils",
        "leaders",
        "all-flight",
        "prizes",
        "level-price",
        "one-shots",
        "hand-limit",
        "big-items",
    ]
    n: int
    slot: Slot | None = None

    def __post_init__(self) -> None:
        if self.slot is not None and self.to != "flight":
            raise ValueError("slot: is for to: flight")
        if self.to == "level-price" and self.n <= -LEVEL_PRICE:
            raise ValueError("levels are not given away")
        if self.to in UPWARDS and self.n < 1:
            raise ValueError(f"{self.to} can only get more")
        if self.to == "spoils" and self.n > -1:
            raise ValueError("the Treasures of a won combat can only get fewer")

    def on(self) -> tuple[str, ...]:
        return CHANGES[self.to][2] if self.slot is None else ("item-enhancer",)

    def code(self, c: Coder) -> Passive:
        if self.slot is not None:
            return ids.P_GRAFT_FLEE, SLOTS[self.slot], self.n
        if self.to == "level-price":
            return ids.P_PRICE, LEVEL_PRICE + self.n, 0
        return CHANGES[self.to][0], -self.n if self.to == "spoils" else self.n, 0

    def phrase(self) -> Phrase:
        if self.slot is not None:
            return Phrase("rule-flee-on", {"slot": word(self.slot, "slot"), "n": self.n})
        if self.to == "level-price":
            return Phrase("rule-level-price", {"gold": LEVEL_PRICE + self.n})
        return Phrase(f"rule-{CHANGES[self.to][1]}", {"n": -self.n if self.to == "spoils" else self.n})


class Limit(Rule, frozen=True):
    """How many a player may have: cards in hand, Allies, or Big Items, of which there may only be any number."""

    of: Literal["hand", "allies", "big-items"]
    n: Count | Literal["any"]

    def __post_init__(self) -> None:
        if (self.of, self.n == "any") in (("hand", True), ("big-items", False)):
            raise ValueError(
                "a hand has a number, and Big Items have none" if self.of == "hand" else "only any is known"
            )

    def mark(self) -> int:
        return ids.M_ANY_BIG if self.of == "big-items" else 0

    def code(self, c: Coder) -> Passive:
        n = ANY_NUMBER if isinstance(self.n, str) else self.n
        return (ids.P_HAND_LIMIT if self.of == "hand" else ids.P_ALLIES), n, 0

    def phrase(self) -> Phrase:
        if self.of == "big-items":
            return Phrase("rule-any-big")
        return Phrase("rule-hand-limit" if self.of == "hand" else "rule-many-allies", {"n": self.n})


class Only(Rule, frozen=True):
    """Nothing else counts: against a monster, or of what the owner of a Curse or a helper has."""

    counts: Literal["levels", "bonuses", "allies", "helpers-levels"] | Slot

    def mark(self) -> int:
        return {"levels": ids.M_LEVEL_ONLY, "bonuses": ids.M_BONUS_ONLY}.get(self.counts, 0)

    def on(self) -> tuple[str, ...]:
        return MONSTER if self.mark() else SEAL if self.counts == "helpers-levels" else CURSE

    def code(self, c: Coder) -> Passive:
        if self.counts == "helpers-levels":
            return ids.P_HELPER_BARE, 0, 0
        return (ids.P_ALLIES_ONLY, 0, 0) if self.counts == "allies" else (ids.P_ONLY_SLOT, SLOTS[self.counts], 0)

    def phrase(self) -> Phrase:
        told = {
            "levels": "level-only",
            "bonuses": "bonus-only",
            "allies": "allies-only",
            "helpers-levels": "bare-helpers",
        }
        if self.counts in told:
            return Phrase(f"rule-{told[self.counts]}")
        return Phrase("rule-only-slot", {"slot": word(self.counts, "slot")})


class OfSeal(Struct, frozen=True, forbid_unknown_fields=True):
    """One Seal, by its card."""

    seal: CardName


class Proof(Rule, frozen=True):
    """Something does nothing to its owner: Curses behind doors, Levels lost by Curses, Bad Stuff, a Seal."""

    against: Literal["doors", "levels", "bad-stuff"] | OfSeal

    def mark(self) -> int:
        return ids.M_DOOR_WARD if self.against == "doors" else ids.M_SAFE if self.against == "bad-stuff" else 0

    def code(self, c: Coder) -> Passive:
        if isinstance(self.against, OfSeal):
            return ids.P_SEAL_PROOF, c.face(self.against.seal), 0
        return ids.P_CURSE_PROOF, 0, 0

    def phrase(self) -> Phrase:
        if isinstance(self.against, OfSeal):
            return Phrase("rule-seal-proof", {"seal": word(self.against.seal, "card")})
        return Phrase({"doors": "rule-door-ward", "levels": "rule-curse-proof", "bad-stuff": "rule-safe"}[self.against])


BANS = {
    "get-help": (ids.P_NO_HELP, "rule-unaided"),
    "help": (ids.P_NO_HELPING, "rule-unhelpful"),
    "refuse-help": (ids.P_MUST_HELP, "rule-must-help"),
    "loot": (ids.P_NO_LOOT, "rule-loots-not"),
}


class MayNot(Rule, frozen=True):
    """Something its owner may not do for a while: get help, give it, refuse it, loot the room."""

    do: Literal["get-help", "help", "refuse-help", "loot"]

    def on(self) -> tuple[str, ...]:
        return CURSE

    def code(self, c: Coder) -> Passive:
        return BANS[self.do][0], 0, 0

    def phrase(self) -> Phrase:
        return Phrase(BANS[self.do][1])


class WinTies(Rule, frozen=True):
    """A tie is a win: always, or only as the fighter."""

    only_as_fighter: bool = False

    def mark(self) -> int:
        return ids.M_WIN_OWN_TIES if self.only_as_fighter else ids.M_WIN_TIES

    def phrase(self) -> Phrase:
        return Phrase("rule-win-own-ties" if self.only_as_fighter else "rule-win-ties")


class AtOnce(Rule, frozen=True):
    """Must be played as soon as somebody has it, or only if it was drawn face up."""

    face_up: bool = False

    def mark(self) -> int:
        return ids.M_AT_ONCE_UP if self.face_up else ids.M_AT_ONCE

    def phrase(self) -> Phrase:
        return Phrase("rule-at-once-face-up" if self.face_up else "rule-at-once")


class Loots(Rule, frozen=True):
    """Looting the room: from either deck, or several cards to choose one from."""

    cards: Count | Literal["either-deck"]

    def __post_init__(self) -> None:
        if self.cards == 1:
            raise ValueError("one card is what everybody loots")

    def mark(self) -> int:
        return ids.M_LOOT_EITHER if isinstance(self.cards, str) else 0

    def code(self, c: Coder) -> Passive:
        assert isinstance(self.cards, int)
        return ids.P_LOOT, self.cards, 0

    def phrase(self) -> Phrase:
        return Phrase("rule-loot-either") if isinstance(self.cards, str) else Phrase("rule-loot", {"cards": self.cards})


class Draws(Rule, frozen=True):
    """Doors for every Seal that anybody opens, Treasures for one its owner closes or for an escape."""

    upon: Literal["seal-opened", "seal-closed", "escape"]
    n: Count = 1

    def code(self, c: Coder) -> Passive:
        upon = {"seal-opened": ids.P_SEAL_DRAW, "seal-closed": ids.P_CLOSE_DRAW, "escape": ids.P_ESCAPE_PRIZE}
        return upon[self.upon], self.n, 0

    def phrase(self) -> Phrase:
        if self.upon == "seal-opened":
            return Phrase("rule-seal-draw", {"doors": self.n})
        return Phrase("rule-close-draw" if self.upon == "seal-closed" else "rule-escape-prize", {"treasures": self.n})


class Lost(Rule, frozen=True):
    """The card goes when something happens to its owner."""

    upon: Literal["failed-escape", "won-combat"]

    def code(self, c: Coder) -> Passive:
        return (ids.P_BRITTLE if self.upon == "failed-escape" else ids.P_LEAVES_WON), 0, 0

    def phrase(self) -> Phrase:
        return Phrase("rule-brittle" if self.upon == "failed-escape" else "rule-leaves-won")
