"""Why something was not done at a table."""

import re
from collections.abc import Callable
from typing import Literal, TypeAlias

from kickdoor.server import wire
from kickdoor.words import language, say

Code: TypeAlias = Literal["rules", "stale", "not-now", "not-yours", "bad", "busy", "slow-down", "full"]


class Refusal(Exception):
    """A sentence for the one who asked, and the clauses it rests on. Nothing has changed."""

    def __init__(
        self,
        code: Code,
        why: str,
        clauses: tuple[str, ...] = (),
        rule: Callable[[str], str] | None = None,
        limit: str = "",
        after: float = 0.0,
    ) -> None:
        super().__init__(why)
        self.code: Code = code
        self.why = why
        self.clauses = clauses
        self.rule = rule  # the sentence of a rule, by language
        self.limit = limit  # that was reached
        self.after = after  # seconds after which to try again

    def told(self, id: str, name: str = "en") -> wire.Refused:
        return wire.Refused(id, self.code, self.said(name), self.clauses, self.limit, round(self.after, 1))

    def said(self, name: str) -> str:
        """The sentence in a language; what is wrong with a message is told in English alone."""
        if name == "en":
            return self.why
        if self.rule is not None:
            return self.rule(name)
        return sentence(self.why, name)


def sentence(why: str, name: str) -> str:
    """What the server says, in a language that has a message for it; else as it is."""
    id = message(why)
    return say(name, id) if name != "en" and language(name).has(id) else why


def message(why: str) -> str:
    """The message for a sentence of the server: Somebody sits there. -> server-somebody-sits-there."""
    return f"server-{'-'.join(re.findall('[a-z]+', why.lower()))}"
