"""Ways to play a card and abilities of cards in play: when, at what, if, for what, how often, and what happens."""

from typing import Annotated, Literal

from msgspec import Meta, field

from kickdoor.effects import conditions, costs, targets
from kickdoor.effects.base import Entry, Word, code, steps, word
from kickdoor.effects.branches import Block
from kickdoor.effects.coder import Coder
from kickdoor.effects.conditions import CanRise, Cursed, Escape, Listed, of_target
from kickdoor.effects.costs import Cost, Limit
from kickdoor.effects.fight import Compel
from kickdoor.effects.targets import OnePlayer, Target
from kickdoor.effects.traits import Change
from kickdoor.engine import ids
from kickdoor.engine.ability import Ability as Coded
from kickdoor.words import Phrase, Value

When = Literal[
    "own-turn",
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
    "own-turn": ids.W_OWN,
    "no-fight": ids.W_NO_FIGHT,
    "fight": ids.W_FIGHT,
    "help": ids.W_HELP,
    "watch": ids.W_WATCH,
    "combat": ids.W_COMBAT,
    "run": ids.W_RUN,
    "run-watch": ids.W_RUN_WATCH,
    "roll": ids.W_ROLL,
    "roll-watch": ids.W_ROLL_WATCH,
    "escaped": ids.W_ESCAPED,
    "curse": ids.W_CURSE,
    "bad-stuff": ids.W_BAD,
    "draw": ids.W_DRAW,
    "left": ids.W_LEFT,
    "body": ids.W_BODY,
    "seal": ids.W_SEAL,
    "any": ids.W_ANY,
}


# moments that are told together with a condition, and several of them that are told as one
OCCASIONS: tuple[tuple[str, tuple[Listed, ...], str], ...] = (
    ("curse", (Cursed(),), "cursed"),
    ("curse", (Cursed(by_rival=True),), "cursed-by-rival"),
    ("seal", ("first-opening",), "first-opening"),
    ("roll", (Escape("tried"), Escape("failed")), "failed-flight"),
    ("roll", (Escape("tried"),), "flight"),
)
SPANS = {
    ("no-fight", "watch", "run-watch"): "aside",
    ("roll", "roll-watch"): "any-roll",
    ("run", "run-watch"): "any-run",
}
FORCED = ((ids.C_HELP_ALLOWED, 0), (ids.C_NOT_FOR_WIN, 0))  # HELP-09: for anybody to be made to help


class Ability(Entry, frozen=True):
    """One way to play a card, or one ability while it is in play."""

    when: Annotated[tuple[When, ...], Meta(min_length=1)]
    do: Block
    name: Word | None = None
    target: Target = "none"
    conditions: tuple[Listed, ...] = field(default=(), name="if")
    cost: Cost = "none"
    limit: Limit | None = None

    def __post_init__(self) -> None:
        for condition in self.conditions:
            able = self.target == "player" or (isinstance(self.target, OnePlayer) and isinstance(condition, CanRise))
            if of_target(condition) and not able:
                raise ValueError("a condition of the target is for target: player")

    def code(self, c: Coder, name: int, face: int) -> int:
        """Adds it to the box and gives its number."""
        c.abilities.append(
            Coded(
                name,
                self.moments(),
                *targets.code(self.target, c),
                (*conditions.codes(self.conditions, c), *self.implied()),
                *costs.code(self.cost, c),
                *((ids.LIMIT_NONE, 0) if self.limit is None else self.limit.code()),
                c.program(code(self.do, c)),
                face,
            )
        )
        return len(c.abilities) - 1

    def implied(self) -> tuple[tuple[int, int], ...]:
        """What its effects ask for by the rules, whatever the card says."""
        forced = FORCED if any(isinstance(effect, Compel) for effect in self.do) else ()
        aside = ((ids.C_ASIDE, 0),) if SPANS.get(self.when) == "aside" else ()
        return (*forced, *aside, *(((ids.C_CHARACTER, 0),) if Change("character") in self.do else ()))

    def moments(self) -> int:
        bits = 0
        for moment in self.when:
            bits |= WHEN[moment]
        return bits

    def phrase(self, in_play: bool = False) -> Phrase:
        """ "Berserk: as the fighter or as a helper, you may discard 1 card: you get +1. At most 3 times a combat." """
        when, rest = self.occasion()
        aim = targets.asked(self.target)
        such = tuple(condition for condition in rest if of_target(condition) and not isinstance(condition, CanRise))
        if such:
            aim = (Phrase("at-such-player", {"such": tuple(conditions.phrase(condition) for condition in such)}),)
            rest = tuple(condition for condition in rest if condition not in such)
        clause: dict[str, Value] = {
            "scope": targets.scope(self.target) or "none",
            "when": when,
            "last": when[-1],
            "conditions": tuple(conditions.phrase(condition) for condition in rest) or "none",
            "cost": costs.asked(self.cost) or "none",
            "aim": aim or "none",
            "may": "yes" if self.cost != "none" else "free" if in_play else "no",
            "do": steps(self.do),
        }
        name = "none" if self.name is None else word(self.name, "name")
        limit = "none" if self.limit is None else self.limit.phrase(targets.at_monster(self.target))
        return Phrase("ability", {"name": name, "clause": Phrase("ability-clause", clause), "limit": limit})

    def occasion(self) -> tuple[tuple[Phrase, ...], tuple[Listed, ...]]:
        """The moments in words, and the conditions that are not told with them."""
        for moment, first, told in OCCASIONS:
            if self.when == (moment,) and self.conditions[: len(first)] == first:
                return (word(told, "when"),), self.conditions[len(first) :]
        moments: list[str] = list(self.when)
        for span, told in SPANS.items():
            for at in range(len(moments)):
                if tuple(moments[at : at + len(span)]) == span:
                    moments[at : at + len(span)] = [told]
        return tuple(word(moment, "when") for moment in moments), self.conditions
