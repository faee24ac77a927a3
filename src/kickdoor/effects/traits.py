"""Class and Race cards lost and changed; characters; sex."""

from typing import Literal

from kickdoor.effects.base import Effect, Trait
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.losing import Step
from kickdoor.engine import ids
from kickdoor.words import Phrase

KINDS = {
    "class": ids.KIND_CLASS,
    "race": ids.KIND_RACE,
    "class-and-race": ids.KIND_CLASS | ids.KIND_RACE,
}


class LoseTraits(Step, frozen=True):
    """One of your choice or all, perhaps only those of one name."""

    kind: Literal["class", "race", "class-and-race"]
    n: Literal["one", "all"] = "all"
    only: Trait | None = None

    def code(self, c: Coder) -> Ops:
        n = ids.ALL if self.n == "all" else 1
        return ((ids.O_LOSE_TRAITS, KINDS[self.kind], n, 0 if self.only is None else c.trait(self.only)),)


class Change(Effect, frozen=True):
    """A Class or Race for the topmost of the discards, the sex for good, the character for another."""

    what: Literal["class", "race", "sex", "character"]

    def code(self, c: Coder) -> Ops:
        if self.what in KINDS:
            return ((ids.O_CHANGE_TRAIT, KINDS[self.what]),)
        return ((ids.O_CHANGE_SEX if self.what == "sex" else ids.O_CHANGE_CHARACTER,),)

    def phrase(self) -> Phrase:
        return (
            Phrase("do-change-trait", {"kind": self.what}) if self.what in KINDS else Phrase(f"do-change-{self.what}")
        )
