"""What a card or ability is aimed at."""

from typing import Literal

from kickdoor.effects.base import CardName, Count, Entry, Tag, kebab, word
from kickdoor.effects.coder import Coder
from kickdoor.engine import ids
from kickdoor.words import Phrase

Plain = Literal[
    "none",
    "player",
    "rival",
    "monster",
    "side",
    "munchkins",
    "hand-monster",
    "swap",
    "other-fighter",
    "rival-small-item",
    "rival-item",
    "die-face",
    "curse",
    "runners",
    "stronger-player",
    "bystander",
    "this-monster",
    "helper",
    "later-monster",
    "discarded-item",
    "combatant",
    "main-fighter",
    "runner",
    "worn-item",
    "dropped-by-rival",
    "exchange",
    "rival-ally",
]
PLAIN = {
    "none": (ids.TG_NONE, 0),
    "player": (ids.TG_PLAYER, 0),
    "rival": (ids.TG_RIVAL, 0),
    "monster": (ids.TG_MONSTER, 0),
    "side": (ids.TG_SIDE, 0),
    "munchkins": (ids.TG_SIDE, 1),
    "hand-monster": (ids.TG_HAND_MONSTER, 0),
    "swap": (ids.TG_SWAP, 0),
    "other-fighter": (ids.TG_OTHER_FIGHTER, 0),
    "rival-small-item": (ids.TG_RIVAL_SMALL, 0),
    "rival-item": (ids.TG_RIVAL_ITEM, 0),
    "die-face": (ids.TG_FACE, 0),
    "curse": (ids.TG_CURSE, 0),
    "runners": (ids.TG_RUNNERS, 0),
    "stronger-player": (ids.TG_STRONGER, 0),
    "bystander": (ids.TG_BYSTANDER, 0),
    "this-monster": (ids.TG_THIS, 0),
    "helper": (ids.TG_HELPER, 0),
    "later-monster": (ids.TG_NOT_FIRST, 0),
    "discarded-item": (ids.TG_DROPPED, 0),
    "main-fighter": (ids.TG_FIGHTER, 1),
    "runner": (ids.TG_RUNNERS, 1),
    "worn-item": (ids.TG_WORN, 0),
    "dropped-by-rival": (ids.TG_DROPPED, 1),
    "combatant": (ids.TG_FIGHTER, 0),
    "rival-ally": (ids.TG_RIVAL_ALLY, 0),
    "exchange": (ids.TG_EXCHANGE, 0),
}

SCOPES = ("munchkins", "this-monster", "main-fighter")  # nothing to choose


class Aim(Entry, frozen=True, tag_field="at", tag=kebab):
    """A target with something to fill in."""

    FAMILY = "at"

    def code(self, c: Coder) -> tuple[int, int]:
        raise TypeError(f"{type(self).__name__} is only a base")


class SmallMonster(Aim, frozen=True):
    """A monster of the fight up to a printed level."""

    level: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_MONSTER, self.level


class NamedMonster(Aim, frozen=True):
    """A monster of the fight by its card."""

    card: CardName

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_NAMED, c.face(self.card)


class TaggedMonster(Aim, frozen=True):
    """A monster of the fight with a tag."""

    tag: Tag

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_TAGGED, c.tag(self.tag)


class TaggedItem(Aim, frozen=True):
    """An Item of a munchkin in the fight."""

    tag: Tag

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_TAGGED_ITEM, c.tag(self.tag)


class MostTagged(Aim, frozen=True):
    """The player with the most Items of a kind."""

    tag: Tag

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_MOST, c.tag(self.tag)


Target = Plain | SmallMonster | NamedMonster | TaggedMonster | TaggedItem | MostTagged


MONSTERS = ("monster", "this-monster", "later-monster")


def code(target: Target, c: Coder) -> tuple[int, int]:
    return PLAIN[target] if isinstance(target, str) else target.code(c)


def asked(target: Target) -> tuple[Phrase, ...]:
    """A request to the user; none if there is nothing to choose."""
    if isinstance(target, str):
        return () if target in ("none", *SCOPES) else (word(target, Aim.FAMILY),)
    return (target.phrase(),)


def at_monster(target: Target) -> bool:
    """Is it a monster of the fight?"""
    return (
        target in MONSTERS
        if isinstance(target, str)
        else isinstance(target, SmallMonster | NamedMonster | TaggedMonster)
    )


def scope(target: Target) -> tuple[Phrase, ...]:
    """What goes before the moment of use when the target is fixed."""
    return (word(target, Aim.FAMILY),) if isinstance(target, str) and target in SCOPES else ()
