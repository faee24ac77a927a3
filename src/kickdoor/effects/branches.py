"""Effects made of effects: conditions, fallbacks, choices, and one thing for each of several players."""

from typing import Annotated, Literal

from msgspec import Meta, field

from kickdoor.effects import conditions
from kickdoor.effects.allies import LoseAlly
from kickdoor.effects.base import PATTERN, Effect, Entry, Trait, blank, code, steps, word
from kickdoor.effects.coder import Coder, Ops, join
from kickdoor.effects.conditions import Condition
from kickdoor.effects.dice import Reroll, Roll, SetDie
from kickdoor.effects.drawing import Draw, Inherit, Peek, Resurrect, Salvage, Search
from kickdoor.effects.escape import Chase, Escape, EscapeAll
from kickdoor.effects.fight import (
    Compel,
    Double,
    ExtraHelper,
    Freeze,
    Join,
    LetGo,
    More,
    Mute,
    Remove,
    RemoveAll,
    Retag,
    SendHome,
    Swap,
    Take,
    Transfer,
)
from kickdoor.effects.lasting import Cancel, Last, Redirect, Woe
from kickdoor.effects.levels import Death, Levels, SetLevel
from kickdoor.effects.losing import (
    DiscardHand,
    Give,
    Levy,
    Lose,
    LoseItem,
    LoseRandom,
    LoseValue,
    ShowHand,
    Taken,
)
from kickdoor.effects.seals import Encore, Recycle, Seal
from kickdoor.effects.traits import Change, LoseTraits
from kickdoor.engine import ids
from kickdoor.words import Phrase, Value

Face = Annotated[int, Meta(ge=1, le=6)]


class Branch(Effect, frozen=True):
    """An effect with other effects inside."""

    NESTS = True


def _of_you(condition: Condition) -> None:
    if conditions.of_target(condition):
        raise ValueError("nobody is aimed at here")


class If(Branch, frozen=True):
    """By a condition."""

    that: Condition
    then: "Block"
    otherwise: "Rest" = ()

    def __post_init__(self) -> None:
        _of_you(self.that)
        match self.then, self.otherwise:
            case (Either(one=one, other=other),), (_, *_) if self.otherwise in (one.then, other.then):
                raise ValueError("a way that is not always open has an if: of its own")

    def code(self, c: Coder) -> Ops:
        test = conditions.code(self.that, c, levels_lost(self.then) > levels_lost(self.otherwise))
        return fork((ids.O_UNLESS, *test), code(self.then, c), code(self.otherwise, c))


class IfDie(Branch, frozen=True):
    """By the die rolled before."""

    low: Face
    high: Face
    then: "Block"
    otherwise: "Rest" = ()

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError(f"low {self.low} is above high {self.high}")

    def code(self, c: Coder) -> Ops:
        return fork((ids.O_UNLESS_DIE, self.low, self.high), code(self.then, c), code(self.otherwise, c))

    def phrase(self) -> Phrase:
        told = super().phrase()
        return Phrase(told.id, {**told.args, "low": "same"}) if self.low == self.high else told


class Option(Entry, frozen=True):
    """One of two ways, with the word by which it is chosen, perhaps only if something holds; it may do nothing."""

    FAMILY = "do"

    word: Annotated[str, Meta(pattern=PATTERN, extra={"is": "option"})]
    then: "Rest" = ()
    condition: Condition | None = field(default=None, name="if")

    def __post_init__(self) -> None:
        if self.condition is not None:
            _of_you(self.condition)

    def phrase(self) -> Phrase:
        """What is done, not the word by which it is chosen."""
        match self.then, self.condition:
            case (LoseValue(gold=gold),), conditions.AtLeast(of="gold", n=n) if gold == n:
                return Phrase("do-pay-value", {"gold": gold})
            case (Lose(what=what),), conditions.Owns(what=owned) if what == owned:
                return Phrase("do-option-had", {"then": blank(self.then)})
            case _, None:
                return Phrase("do-option", {"then": blank(self.then)})
            case _:
                return Phrase("do-option-if", {"then": blank(self.then), "that": conditions.phrase(self.condition)})


class Either(Branch, frozen=True):
    """The victim's choice; where one way is not open, the other happens."""

    NESTS = False  # its ways have brackets of their own

    one: Option
    other: Option

    def phrase(self) -> Phrase:
        if not self.other.then and self.one.condition is None and self.other.condition is None:
            return Phrase("do-may", {"then": blank(self.one.then), "steps": steps(self.one.then)})
        return super().phrase()

    def code(self, c: Coder) -> Ops:
        words = c.word(self.one.word), c.word(self.other.word)
        found = fork((ids.O_EITHER, *words), code(self.one.then, c), code(self.other.then, c))
        for way, instead in ((self.other, self.one), (self.one, self.other)):
            if way.condition is not None:
                found = fork((ids.O_UNLESS, *conditions.code(way.condition, c)), found, code(instead.then, c))
        return found


EACH = {
    "others": (ids.EACH_OTHER, "do-each-other"),
    "players": (ids.EACH_ALL, "do-each-player"),
    "highest": (ids.EACH_HIGHEST, "do-each-highest"),
}


class Each(Branch, frozen=True):
    """One thing for each: of the others, of all (the victim first), of the highest Level, or with one of the traits."""

    who: Literal["others", "players", "highest"] | Annotated[tuple[Trait, ...], Meta(min_length=1)]
    then: "Block"

    def code(self, c: Coder) -> Ops:
        then = c.program(code(self.then, c))
        if isinstance(self.who, str):
            return ((ids.O_EACH, EACH[self.who][0], then, 0),)
        who = ids.EACH_BURDENED if harms(self.then) else ids.EACH_WITH  # SUPER-03
        return ((ids.O_EACH, who, then, c.traits(self.who)),)

    def phrase(self) -> Phrase:
        """Told of them, or where it has no such words, to each of them."""
        told: dict[str, Value] = {"then": blank(self.then), "of_them": blank(of_them(self.then))}
        if isinstance(self.who, str):
            return Phrase(EACH[self.who][1], told)
        return Phrase("do-each-with", {**told, "traits": tuple(word(trait, "trait") for trait in self.who)})


AnyEffect = (
    Levels
    | SetLevel
    | Death
    | Lose
    | LoseItem
    | LoseRandom
    | LoseValue
    | Levy
    | Taken
    | Give
    | ShowHand
    | DiscardHand
    | LoseTraits
    | Change
    | LoseAlly
    | Draw
    | Peek
    | Search
    | Resurrect
    | Salvage
    | Inherit
    | More
    | Retag
    | Mute
    | Freeze
    | Double
    | Join
    | Swap
    | Remove
    | RemoveAll
    | LetGo
    | Transfer
    | Compel
    | ExtraHelper
    | SendHome
    | Take
    | Roll
    | SetDie
    | Reroll
    | Escape
    | EscapeAll
    | Chase
    | Last
    | Cancel
    | Redirect
    | Woe
    | Seal
    | Encore
    | Recycle
    | If
    | IfDie
    | Either
    | Each
)
Rest = tuple[AnyEffect, ...]
Block = Annotated[tuple[AnyEffect, ...], Meta(min_length=1)]


LOSSES = (Lose, LoseRandom, LoseItem, LoseValue, DiscardHand, LoseTraits, Death)


def of_them(effects: Rest) -> bool:
    """Are there words for these effects that speak of several players, not to one?"""
    match effects:
        case (Levels(who="you"),):
            return True
        case (Lose(what=what, otherwise=(), short=(), but=0),):
            return what.where in ("play", "hand")
        case _:
            return False


def levels_lost(effects: Rest) -> int:
    """How many levels these effects cost for certain; a life is worth more than any."""
    return sum(99 if isinstance(e, Death) else e.lost if isinstance(e, Levels) else 0 for e in effects)


def harms(effects: Rest) -> bool:
    """Is it a drawback to be one of those whom these effects strike?"""
    return any(isinstance(effect, LOSSES) for effect in effects) or levels_lost(effects) > 0


def fork(test: tuple[int, ...], then: Ops, otherwise: Ops) -> Ops:
    """A test, still without its jump target, that goes on to `then` or jumps to `otherwise`."""
    if otherwise:
        then = (*then, (ids.O_GOTO, len(then) + 1 + len(otherwise)))
    return join(((*test, len(then) + 1),), then, otherwise)
