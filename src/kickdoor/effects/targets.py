"""What a card or ability is aimed at."""

from typing import Literal

from kickdoor.effects.base import Count, Term, Word, kebab
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import title
from kickdoor.engine import ids

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
    "none": ((ids.TG_NONE, 0), ""),
    "player": ((ids.TG_PLAYER, 0), "choose a player"),
    "rival": ((ids.TG_RIVAL, 0), "choose another player"),
    "monster": ((ids.TG_MONSTER, 0), "choose a monster in the fight"),
    "side": ((ids.TG_SIDE, 0), "choose a side of the fight"),
    "munchkins": ((ids.TG_SIDE, 1), ""),
    "hand-monster": ((ids.TG_HAND_MONSTER, 0), "choose a monster from your hand"),
    "swap": ((ids.TG_SWAP, 0), "choose a monster in the fight and one from your hand"),
    "other-fighter": ((ids.TG_OTHER_FIGHTER, 0), "choose another munchkin in the fight"),
    "rival-small-item": ((ids.TG_RIVAL_SMALL, 0), "choose a Small Item another player has in play"),
    "rival-item": ((ids.TG_RIVAL_ITEM, 0), "choose an Item another player has in play"),
    "die-face": ((ids.TG_FACE, 0), "choose a face of the die"),
    "curse": ((ids.TG_CURSE, 0), "choose a Curse in force"),
    "runners": ((ids.TG_RUNNERS, 0), "choose one or two munchkins in the fight"),
    "stronger-player": ((ids.TG_STRONGER, 0), "choose a player of higher Level than yours"),
    "bystander": ((ids.TG_BYSTANDER, 0), "choose a player other than the fighter"),
    "this-monster": ((ids.TG_THIS, 0), ""),
    "helper": ((ids.TG_HELPER, 0), "choose a helper in the fight"),
    "later-monster": ((ids.TG_NOT_FIRST, 0), "choose a monster other than the one longest in the fight"),
    "discarded-item": ((ids.TG_DROPPED, 0), "choose an Item just discarded and worth no more than what you discard"),
    "main-fighter": ((ids.TG_FIGHTER, 1), ""),
    "runner": ((ids.TG_RUNNERS, 1), "choose one munchkin in the fight"),
    "worn-item": ((ids.TG_WORN, 0), "choose an Item that a munchkin in the fight has equipped"),
    "dropped-by-rival": ((ids.TG_DROPPED, 1), "choose an Item another player has just sold or discarded"),
    "combatant": ((ids.TG_FIGHTER, 0), "choose a munchkin in the fight"),
    "rival-ally": ((ids.TG_RIVAL_ALLY, 0), "choose an Ally of another player"),
    "exchange": (
        (ids.TG_EXCHANGE, 0),
        "choose an Item another player has in play and one you have in play that is worth as much or more",
    ),
}

SCOPES = {  # nothing to choose
    "munchkins": "for the munchkins' side, ",
    "this-monster": "against this monster, ",
    "main-fighter": "against the player whose fight it is, ",
}


class Aim(Term, frozen=True, tag_field="at", tag=kebab):
    """A target with something to fill in."""

    def code(self, c: Coder) -> tuple[int, int]:
        raise TypeError(f"{type(self).__name__} is only a base")

    def text(self) -> str:
        raise TypeError(f"{type(self).__name__} is only a base")


class SmallMonster(Aim, frozen=True):
    """A monster of the fight up to a printed level."""

    level: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_MONSTER, self.level

    def text(self) -> str:
        return f"choose a monster in the fight of Level {self.level} or less"


class NamedMonster(Aim, frozen=True):
    """A monster of the fight by its card."""

    card: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_NAMED, c.face(self.card)

    def text(self) -> str:
        return f"choose a {title(self.card)} in the fight"


class TaggedMonster(Aim, frozen=True):
    """A monster of the fight with a tag."""

    tag: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_TAGGED, c.tag(self.tag)

    def text(self) -> str:
        return f"choose a monster tagged {self.tag} in the fight"


class TaggedItem(Aim, frozen=True):
    """An Item of a munchkin in the fight."""

    tag: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_TAGGED_ITEM, c.tag(self.tag)

    def text(self) -> str:
        return f"choose an Item tagged {self.tag} that a munchkin in the fight has equipped"


class MostTagged(Aim, frozen=True):
    """The player with the most Items of a kind."""

    tag: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.TG_MOST, c.tag(self.tag)

    def text(self) -> str:
        return f"choose the player with the most Items tagged {self.tag} in play, or one of several"


Target = Plain | SmallMonster | NamedMonster | TaggedMonster | TaggedItem | MostTagged


def code(target: Target, c: Coder) -> tuple[int, int]:
    return PLAIN[target][0] if isinstance(target, str) else target.code(c)


def text(target: Target) -> str:
    """A request to the user; empty if there is nothing to choose."""
    return PLAIN[target][1] if isinstance(target, str) else target.text()


def scope(target: Target) -> str:
    """What goes before the moment of use when the target is fixed."""
    return SCOPES.get(target, "") if isinstance(target, str) else ""
