"""Why something was not done at a table."""

import re
from collections.abc import Callable
from typing import Literal, TypeAlias

from kickdoor.server import wire
from kickdoor.server.malformed import malformed
from kickdoor.words import language, languages, say

Code: TypeAlias = Literal["rules", "stale", "not-now", "not-yours", "bad", "busy", "slow-down", "full"]
SOON = 1.0  # seconds after which whatever kept the server busy may be over
QUOTED = r"'([^']*)'"
LONGEST = 2000  # letters of a sentence, which may quote what was sent: to find its form takes longer with each of them


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
        why = why if len(why) <= LONGEST else f"{why[:LONGEST]}…"
        super().__init__(why)
        self.code: Code = code
        self.why = why
        self.clauses = clauses
        self.rule = rule  # the sentence of a rule, by language
        self.limit = limit  # that was reached
        self.after = after or (SOON if code == "busy" else 0.0)  # seconds after which to try again

    def told(self, id: str, name: str = "en") -> wire.Refused:
        return wire.Refused(id, self.code, self.said(name), self.clauses, self.limit, round(self.after, 1))

    def said(self, name: str) -> str:
        """The sentence in a language."""
        if name == "en":
            return self.why
        if self.rule is not None:
            return self.rule(name)
        return sentence(self.why, name)


def sentence(why: str, name: str) -> str:
    """What the server says, in a language that has a message for it; else as it is."""
    if name == "en":
        return why
    id = message(why)
    if not language(name).has(id):
        return malformed(why, name)
    numbers = [int(found.replace(",", "")) for found in re.findall(r"\d[\d,]*", why)]
    return say(name, id, **dict(zip("ab", numbers, strict=False)), word="".join(re.findall(QUOTED, why)))


def message(why: str) -> str:
    """The message for a sentence of the server: Somebody sits there. -> server-somebody-sits-there. Its numbers go into
    its blanks, `a` and `b`, and what it quotes into `word`."""
    return f"server-{'-'.join(re.findall('[a-z]+', re.sub(QUOTED, '', why).lower()))}"


def spoken(accepted: str) -> str:
    """The language for an answer, by the header Accept-Language; English where it names none that there is.

    >>> spoken("de-AT;q=0.9, tlh, en;q=0.3")
    'de'
    """
    wanted = []
    for n, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), n, tag.strip().lower().split("-")[0]))
        except ValueError:
            continue
    return next((name for weight, _, name in sorted(wanted) if weight and name in languages()), "en")
