"""What every entry of the card vocabulary is: a frozen value with a schema, a code and a text."""

import re
from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from kickdoor.effects.coder import Coder, Ops

Word = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Count = Annotated[int, Meta(ge=1)]


def kebab(name: str) -> str:
    """The word in card files for a class: LoseBest -> lose-best."""
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


class Term(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A value of the card language; unknown fields are refused."""


class Effect(Term, frozen=True, tag_field="do", tag=kebab):
    """Something a card does. `text` is a clause: no capital, no full stop."""

    def code(self, c: Coder) -> Ops:
        raise TypeError(f"{type(self).__name__} is only a base")

    def text(self) -> str:
        raise TypeError(f"{type(self).__name__} is only a base")


class Act(Effect, frozen=True):
    """An effect with nothing to fill in: one operation, one clause."""

    OP: ClassVar[int]
    TEXT: ClassVar[str]

    def code(self, c: Coder) -> Ops:
        return ((self.OP,),)

    def text(self) -> str:
        return self.TEXT
