"""Class and Race cards lost and changed; characters; sex."""

from typing import Literal

from kickdoor.effects.base import Act, Effect, Word
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.phrase import title
from kickdoor.engine import ids

KINDS = {
    "class": (ids.KIND_CLASS, "Class"),
    "race": (ids.KIND_RACE, "Race"),
    "class-and-race": (ids.KIND_CLASS | ids.KIND_RACE, "Class and Race"),
}


class LoseTraits(Effect, frozen=True):
    """One of your choice or all, perhaps only those of one name."""

    kind: Literal["class", "race", "class-and-race"]
    n: Literal["one", "all"] = "all"
    only: Word | None = None

    def code(self, c: Coder) -> Ops:
        n = ids.ALL if self.n == "all" else 1
        return ((ids.O_LOSE_TRAITS, KINDS[self.kind][0], n, 0 if self.only is None else c.trait(self.only)),)

    def text(self) -> str:
        noun = KINDS[self.kind][1] if self.only is None else f"{title(self.only)} {KINDS[self.kind][1]}"
        return f"lose all your {noun} cards" if self.n == "all" else f"lose 1 {noun} card of your choice"


class ChangeTrait(Effect, frozen=True):
    """For the topmost such card of the discards."""

    kind: Literal["class", "race"]

    def code(self, c: Coder) -> Ops:
        return ((ids.O_CHANGE_TRAIT, KINDS[self.kind][0]),)

    def text(self) -> str:
        noun = KINDS[self.kind][1]
        return (
            f"if you have a {noun}, lose all your {noun} cards"
            f" and put the topmost {noun} card of the Door discards, if there is one, in their place"
        )


class ChangeCharacter(Act, frozen=True):
    """For another card; all else stays."""

    OP = ids.O_CHANGE_CHARACTER
    TEXT = "change your character for one that nobody has, of your choice, and keep everything else"


class ChangeSex(Act, frozen=True):
    """For good."""

    OP = ids.O_CHANGE_SEX
    TEXT = "your sex changes for good"
