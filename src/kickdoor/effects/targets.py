"""What a card or ability is aimed at."""

from typing import Literal

from msgspec import field

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
    "hand-monster",
    "swap",
    "die-face",
    "curse",
    "runners",
    "bystander",
    "this-monster",
    "combatant",
    "rival-ally",
]
PLAIN = {
    "none": (ids.TG_NONE, 0),
    "player": (ids.TG_PLAYER, 0),
    "rival": (ids.TG_RIVAL, 0),
    "monster": (ids.TG_MONSTER, 0),
    "side": (ids.TG_SIDE, 0),
    "hand-monster": (ids.TG_HAND_MONSTER, 0),
    "swap": (ids.TG_SWAP, 0),
    "die-face": (ids.TG_FACE, 0),
    "curse": (ids.TG_CURSE, 0),
    "runners": (ids.TG_RUNNERS, 0),
    "bystander": (ids.TG_BYSTANDER, 0),
    "this-monster": (ids.TG_THIS, 0),
    "combatant": (ids.TG_FIGHTER, 0),
    "rival-ally": (ids.TG_RIVAL_ALLY, 0),
}


class Aim(Entry, frozen=True, tag_field="at", tag=kebab):
    """A target with something to fill in."""

    FAMILY = "at"

    def code(self, c: Coder) -> tuple[int, int]:
        raise TypeError(f"{type(self).__name__} is only a base")


class OneMonster(Aim, frozen=True, tag="monster"):
    """A monster of the fight: up to a printed level, by its card, with a tag, or not the one longest in it."""

    to_level: Count | None = None
    card: CardName | None = None
    tag: Tag | None = None
    later: bool = False

    def __post_init__(self) -> None:
        if sum(map(bool, (self.to_level, self.card, self.tag, self.later))) != 1:
            raise ValueError("exactly one of to_level, card, tag, later; any monster is target: monster")

    def code(self, c: Coder) -> tuple[int, int]:
        if self.card is not None:
            return ids.TG_NAMED, c.face(self.card)
        if self.tag is not None:
            return ids.TG_TAGGED, c.tag(self.tag)
        return (ids.TG_NOT_FIRST, 0) if self.later else (ids.TG_MONSTER, self.to_level or 0)

    def phrase(self) -> Phrase:
        if self.card is not None:
            return Phrase("at-named-monster", {"card": word(self.card, "card")})
        if self.tag is not None:
            return Phrase("at-tagged-monster", {"tag": word(self.tag, "tag")})
        return Phrase("at-later-monster") if self.later else Phrase("at-small-monster", {"level": self.to_level or 0})


class OneItem(Aim, frozen=True, tag="item"):
    """An Item in play of another player, perhaps Small, or one a munchkin of the fight has equipped, perhaps tagged."""

    of: Literal["rival", "combatant"]
    small: bool = False
    tag: Tag | None = None

    def __post_init__(self) -> None:
        if (self.small and self.of != "rival") or (self.tag is not None and self.of != "combatant"):
            raise ValueError("small: is for of: rival, and tag: for of: combatant")

    def code(self, c: Coder) -> tuple[int, int]:
        if self.tag is not None:
            return ids.TG_TAGGED_ITEM, c.tag(self.tag)
        if self.of == "combatant":
            return ids.TG_WORN, 0
        return (ids.TG_RIVAL_SMALL if self.small else ids.TG_RIVAL_ITEM), 0

    def phrase(self) -> Phrase:
        if self.tag is not None:
            return Phrase("at-tagged-item", {"tag": word(self.tag, "tag")})
        if self.of == "combatant":
            return Phrase("at-worn-item")
        return Phrase("at-rival-small-item" if self.small else "at-rival-item")


class Dropped(Aim, frozen=True):
    """An Item just discarded, worth no more than what is paid; or one that another has just sold or discarded."""

    by_rival: bool = False

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_DROPPED, int(self.by_rival)

    def phrase(self) -> Phrase:
        return Phrase("at-dropped-by-rival" if self.by_rival else "at-discarded-item")


class OnePlayer(Aim, frozen=True, tag="player"):
    """A player of a higher Level than the user's, or with the most Items of a kind."""

    most: Tag | None = None  # left out: stronger

    def code(self, c: Coder) -> tuple[int, int]:
        return (ids.TG_STRONGER, 0) if self.most is None else (ids.TG_MOST, c.tag(self.most))

    def phrase(self) -> Phrase:
        if self.most is None:
            return Phrase("at-stronger-player")
        return Phrase("at-most-tagged", {"tag": word(self.most, "tag")})


COMBATANTS = {
    "fighter": (ids.TG_FIGHTER, 1),
    "helper": (ids.TG_HELPER, 0),
    "other": (ids.TG_OTHER_FIGHTER, 0),
}


class Combatant(Aim, frozen=True):
    """A munchkin of the fight: the one whose fight it is, a helper, or any but the user."""

    is_: Literal["fighter", "helper", "other"] = field(name="is")

    def code(self, c: Coder) -> tuple[int, int]:
        return COMBATANTS[self.is_]

    def phrase(self) -> Phrase:
        return Phrase({"fighter": "at-main-fighter", "helper": "at-helper", "other": "at-other-fighter"}[self.is_])


class Runners(Aim, frozen=True):
    """So many munchkins of the fight."""

    n: Literal[1]

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_RUNNERS, self.n

    def phrase(self) -> Phrase:
        return Phrase("at-runner")


class OneSide(Aim, frozen=True, tag="side"):
    """The munchkins' side, and no other."""

    of: Literal["munchkins"]

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_SIDE, 1

    def phrase(self) -> Phrase:
        return Phrase("at-munchkins")


class Swap(Aim, frozen=True):
    """Two Items in play, another player's and one of the user's that is worth as much or more."""

    of: Literal["items"]

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_EXCHANGE, 0

    def phrase(self) -> Phrase:
        return Phrase("at-exchange")


Target = Plain | OneMonster | OneItem | Dropped | OnePlayer | Combatant | Runners | OneSide | Swap
SCOPES = ("this-monster", OneSide("munchkins"), Combatant("fighter"))  # nothing to choose


MONSTERS = ("monster", "this-monster")


def code(target: Target, c: Coder) -> tuple[int, int]:
    return PLAIN[target] if isinstance(target, str) else target.code(c)


def asked(target: Target) -> tuple[Phrase, ...]:
    """A request to the user; none if there is nothing to choose."""
    return () if target in ("none", *SCOPES) else (_phrase(target),)


def at_monster(target: Target) -> bool:
    """Is it a monster of the fight?"""
    return target in MONSTERS if isinstance(target, str) else isinstance(target, OneMonster)


def scope(target: Target) -> tuple[Phrase, ...]:
    """What goes before the moment of use when the target is fixed."""
    return (_phrase(target),) if target in SCOPES else ()


def _phrase(target: Target) -> Phrase:
    return word(target, Aim.FAMILY) if isinstance(target, str) else target.phrase()
