"""Ways to play a card and abilities of cards in play: when, at what, if, for what, how often, and what happens."""

from typing import Annotated, Literal

from msgspec import Meta, field

from kickdoor.effects import branches, conditions, costs, targets
from kickdoor.effects.base import Term, Word
from kickdoor.effects.branches import Block
from kickdoor.effects.coder import Coder
from kickdoor.effects.conditions import Condition
from kickdoor.effects.costs import Cost, Limit
from kickdoor.effects.phrase import listed, sentence, title
from kickdoor.effects.targets import Target
from kickdoor.engine import ids

When = Literal[
    "own-turn",
    "off-turn",
    "no-fight",
    "fight",
    "help",
    "watch",
    "combat",
    "run",
    "run-watch",
    "roll",
    "roll-watch",
    "escaped",
    "curse",
    "bad-stuff",
    "draw",
    "left",
    "body",
    "seal",
    "any",
]
WHEN = {
    "own-turn": (ids.W_OWN, "on your turn outside combat"),
    "off-turn": (ids.W_OFF, "on another's turn outside combat"),
    "no-fight": (ids.W_NO_FIGHT, "outside combat"),
    "fight": (ids.W_FIGHT, "as the fighter"),
    "help": (ids.W_HELP, "as a helper"),
    "watch": (ids.W_WATCH, "as a bystander of a combat"),
    "combat": (ids.W_COMBAT, "in any combat"),
    "run": (ids.W_RUN, "before your roll to run away"),
    "run-watch": (ids.W_RUN_WATCH, "before another's roll to run away"),
    "roll": (ids.W_ROLL, "right after your own die roll"),
    "roll-watch": (ids.W_ROLL_WATCH, "right after another's die roll"),
    "escaped": (ids.W_ESCAPED, "right after somebody got away"),
    "curse": (ids.W_CURSE, "when a Curse is about to strike"),
    "bad-stuff": (ids.W_BAD, "when Bad Stuff is about to happen to you"),
    "draw": (ids.W_DRAW, "when you would draw face up"),
    "left": (ids.W_LEFT, "when this monster has left without a fight"),
    "body": (ids.W_BODY, "when a body is about to be looted"),
    "seal": (ids.W_SEAL, "when a Seal is about to be opened"),
    "any": (ids.W_ANY, "at any time"),
}


class Ability(Term, frozen=True):
    """One way to play a card, or one ability while it is in play."""

    when: Annotated[tuple[When, ...], Meta(min_length=1)]
    do: Block
    name: Word | None = None
    target: Target = "none"
    conditions: tuple[Condition, ...] = field(default=(), name="if")
    cost: Cost = "none"
    limit: Limit | None = None

    def code(self, c: Coder, name: int, face: int) -> int:
        """Adds it to the box and gives its number."""
        c.abilities.append(
            (
                name,
                self.moments(),
                *targets.code(self.target, c),
                tuple(conditions.code(condition, c) for condition in self.conditions),
                *costs.code(self.cost, c),
                *((ids.LIMIT_NONE, 0) if self.limit is None else self.limit.code()),
                c.program(branches.code(self.do, c)),
                face,
            )
        )
        return len(c.abilities) - 1

    def moments(self) -> int:
        bits = 0
        for word in self.when:
            bits |= WHEN[word][0]
        return bits

    def text(self) -> str:
        """ "Berserk: as the fighter or as a helper, discard 1 card: you get +1. At most 3 times in a combat." """
        clause = targets.scope(self.target) + listed([WHEN[word][1] for word in self.when], "or")
        if self.conditions:
            clause += f", if {listed([conditions.text(condition) for condition in self.conditions], 'and')}"
        asked = [words for words in (costs.text(self.cost), targets.text(self.target)) if words]
        if asked:
            clause += f", {' and '.join(asked)}"
        clause += f": {'; '.join(effect.text() for effect in self.do)}"
        limit = "" if self.limit is None else " " + sentence(self.limit.text())
        return ("" if self.name is None else f"{title(self.name)}: ") + sentence(clause) + limit
