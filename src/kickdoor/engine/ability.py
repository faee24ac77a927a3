"""An ability of a card. Written by `make layout` from layout/records.py: change that."""

# fmt: off
from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.engine.ids import Numbers

if TYPE_CHECKING:
    from mypy_extensions import i64


class Ability:
    """What a card can do: when, at what, at what price, how often."""

    __slots__ = (
        "conds", "cost", "cost_arg", "cost_n", "face", "limit", "limit_n", "name", "program", "target",
        "target_arg", "when",
    )

    def __init__(
        self, name: i64, when: i64, target: i64, target_arg: i64, conds: tuple[Numbers, ...], cost: i64, cost_arg:
        i64, cost_n: i64, limit: i64, limit_n: i64, program: i64, face: i64,
    ) -> None:
        self.name = name  # number of its name; -1: a way to play a card
        self.when = when  # W_* bits
        self.target = target  # TG_*
        self.target_arg = target_arg
        self.conds = conds  # (C_*, arg)
        self.cost = cost  # COST_*
        self.cost_arg = cost_arg
        self.cost_n = cost_n
        self.limit = limit  # LIMIT_*
        self.limit_n = limit_n
        self.program = program
        self.face = face  # of the card that has it

    def like(self) -> tuple[object, ...]:
        """What two abilities of the same kind share: everything but the card (R-17)."""
        return (
            self.name, self.when, self.target, self.target_arg, self.conds, self.cost, self.cost_arg, self.cost_n,
            self.limit, self.limit_n, self.program,
        )
