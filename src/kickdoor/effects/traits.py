"""Class and Race cards lost and changed; characters; sex."""

from typing import Literal

from kickdoor.effects.base import Act, Effect, Trait
from kickdoor.effects.coder import Coder, Ops
from kickdoor.engine import ids

KINDS = {
    "class": ids.KIND_CLASS,
    "race": ids.KIND_RACE,
    "class-and-race": ids.KIND_CLASS | ids.KIND_RACE,
}


class LoseTraits(Effect, frozen=True):
    """One of your choice or all, perhaps only those of one name."""

    kind: Literal["class", "race", "class-and-race"]
    n: Literal["one", "all"] = "all"
    only: Trait | None = None

    def code(self, c: Coder) -> Ops:
        n = ids.ALL if self.n == "all" else 1
        return ((ids.O_LOSE_TRAITS, KINDS[self.kind], n, 0 if self.only is None else c.trait(self.only)),)


class ChangeTrait(Effect, frozen=True):
    """For the topmost such card of the discards."""

    kind: Literal["class", "race"]

    def code(self, c: Coder) -> Ops:
        return ((ids.O_CHANGE_TRAIT, KINDS[self.kind]),)


class ChangeCharacter(Act, frozen=True):
    """For another card; all else stays."""

    OP = ids.O_CHANGE_CHARACTER


class ChangeSex(Act, frozen=True):
    """For good."""

    OP = ids.O_CHANGE_SEX
