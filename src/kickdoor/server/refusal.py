"""Why something was not done at a table."""

from typing import Literal, TypeAlias

from kickdoor.server import wire

Code: TypeAlias = Literal["rules", "stale", "not-now", "not-yours", "bad", "busy", "slow-down", "full"]


class Refusal(Exception):
    """A sentence for the one who asked, and the clauses it rests on. Nothing has changed."""

    def __init__(self, code: Code, why: str, clauses: tuple[str, ...] = ()) -> None:
        super().__init__(why)
        self.code: Code = code
        self.why = why
        self.clauses = clauses

    def told(self, id: str) -> wire.Refused:
        return wire.Refused(id, self.code, self.why, self.clauses)
