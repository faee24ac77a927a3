"""Effects made of effects: conditions, fallbacks, choices, and one thing for each of several players."""

from typing import Annotated

from msgspec import Meta

from kickdoor.effects import conditions
from kickdoor.effects.allies import LoseAlly, TakeAlly, Tame
from kickdoor.effects.base import PATTERN, Count, Effect, Entry, Trait, blank
from kickdoor.effects.coder import Coder, Ops, join
from kickdoor.effects.conditions import Condition
from kickdoor.effects.dice import DiePlus, Reroll, Roll, SetDie
from kickdoor.effects.drawing import Draw, Inherit, Peek, Resurrect, Salvage, Search
from kickdoor.effects.escape import Chase, Escape, EscapeAll, FleePlus, Glue
from kickdoor.effects.fight import (
    Attack,
    Boost,
    BoostRolled,
    Compel,
    Dismiss,
    Double,
    Enhance,
    Exchange,
    ExtraHelper,
    Freeze,
    Grease,
    Grow,
    Join,
    Kill,
    LetGo,
    Mate,
    Mute,
    MuteBest,
    Remove,
    RemoveAll,
    SendHome,
    Spend,
    Stab,
    Stamp,
    Swap,
    TakeItem,
    TakeToWin,
    Transfer,
    Twin,
    Untag,
    Weaken,
)
from kickdoor.effects.lasting import Cancel, Last, Redirect, RedirectTo, Woe
from kickdoor.effects.levels import Death, Levels, LoseRolledLevels, LowestLevel, SetLevel
from kickdoor.effects.losing import (
    DiscardHand,
    Drawn,
    Give,
    Levy,
    Lose,
    LoseAllBut,
    LoseAttached,
    LoseBest,
    LoseDearest,
    LoseRandom,
    LoseValue,
    ShowHand,
    Taken,
)
from kickdoor.effects.seals import CloseSeal, Encore, KeepShut, NextSeal, OpenSeal, Recycle
from kickdoor.effects.traits import ChangeCharacter, ChangeSex, ChangeTrait, LoseTraits
from kickdoor.engine import ids
from kickdoor.words import Phrase

Face = Annotated[int, Meta(ge=1, le=6)]


class Branch(Effect, frozen=True):
    """An effect with other effects inside."""

    NESTS = True


class IfNone(Branch, frozen=True):
    """The fallback when the loss before found nothing to take."""

    then: "Block"

    def code(self, c: Coder) -> Ops:
        then = code(self.then, c)
        return join(((ids.O_IF_SOME, len(then) + 1),), then)


class IfFewer(Branch, frozen=True):
    """The surcharge when the loss before found less than enough."""

    n: Count
    then: "Block"

    def code(self, c: Coder) -> Ops:
        return fork((ids.O_UNLESS_DIE, 0, self.n - 1), code(self.then, c), ())


class If(Branch, frozen=True):
    """By a condition."""

    that: Condition
    then: "Block"
    otherwise: "Rest" = ()

    def code(self, c: Coder) -> Ops:
        test = conditions.code(self.that, c)
        if test[0] == ids.C_TRAIT and levels_lost(self.then) > levels_lost(self.otherwise):
            test = ids.C_BURDEN, test[1]  # SUPER-03
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
    """One of two ways, with the word by which it is chosen; nothing need happen then."""

    FAMILY = "do"

    word: Annotated[str, Meta(pattern=PATTERN, extra={"is": "option"})]
    then: "Rest" = ()


class Either(Branch, frozen=True):
    """The victim's choice. Its ways have brackets of their own."""

    NESTS = False

    one: Option
    other: Option

    def code(self, c: Coder) -> Ops:
        words = c.word(self.one.word), c.word(self.other.word)
        return fork((ids.O_EITHER, *words), code(self.one.then, c), code(self.other.then, c))


class Each(Branch, frozen=True):
    """One thing for each of several players: told of them, or where it has no such words, to each of them."""

    then: "Block"

    def phrase(self) -> Phrase:
        told = super().phrase()
        return Phrase(told.id, {**told.args, "of_them": blank(of_them(self.then))})


class EachOther(Each, frozen=True):
    """For every other player in turn."""

    def code(self, c: Coder) -> Ops:
        return ((ids.O_EACH, ids.EACH_OTHER, c.program(code(self.then, c)), 0),)


class EachWith(Each, frozen=True):
    """For everybody who has one of the traits."""

    traits: Annotated[tuple[Trait, ...], Meta(min_length=1)]

    def code(self, c: Coder) -> Ops:
        who = ids.EACH_BURDENED if harms(self.then) else ids.EACH_WITH  # SUPER-03
        return ((ids.O_EACH, who, c.program(code(self.then, c)), c.traits(self.traits)),)


class EachPlayer(Each, frozen=True):
    """For everybody, the victim first."""

    def code(self, c: Coder) -> Ops:
        return ((ids.O_EACH, ids.EACH_ALL, c.program(code(self.then, c)), 0),)


class EachHighest(Each, frozen=True):
    """For everybody of the highest Level."""

    def code(self, c: Coder) -> Ops:
        return ((ids.O_EACH, ids.EACH_HIGHEST, c.program(code(self.then, c)), 0),)


AnyEffect = (
    Levels
    | LoseRolledLevels
    | SetLevel
    | LowestLevel
    | Death
    | Lose
    | LoseRandom
    | LoseBest
    | LoseDearest
    | LoseAttached
    | LoseAllBut
    | LoseValue
    | Levy
    | Taken
    | Give
    | Drawn
    | ShowHand
    | DiscardHand
    | LoseTraits
    | ChangeTrait
    | ChangeSex
    | ChangeCharacter
    | LoseAlly
    | TakeAlly
    | Tame
    | Draw
    | Peek
    | Search
    | Resurrect
    | Salvage
    | Inherit
    | Boost
    | BoostRolled
    | Stab
    | Spend
    | Attack
    | MuteBest
    | Weaken
    | Grow
    | Grease
    | Untag
    | Stamp
    | Mute
    | Freeze
    | Double
    | Enhance
    | Mate
    | Twin
    | Join
    | Swap
    | Remove
    | RemoveAll
    | LetGo
    | Kill
    | Transfer
    | Compel
    | ExtraHelper
    | SendHome
    | TakeToWin
    | TakeItem
    | Exchange
    | Dismiss
    | Roll
    | SetDie
    | DiePlus
    | Reroll
    | Escape
    | EscapeAll
    | Chase
    | FleePlus
    | Glue
    | Last
    | Cancel
    | Redirect
    | RedirectTo
    | Woe
    | OpenSeal
    | CloseSeal
    | KeepShut
    | NextSeal
    | Encore
    | Recycle
    | IfNone
    | IfFewer
    | If
    | IfDie
    | Either
    | EachOther
    | EachWith
    | EachPlayer
    | EachHighest
)
Rest = tuple[AnyEffect, ...]
Block = Annotated[tuple[AnyEffect, ...], Meta(min_length=1)]


LOSSES = (Lose, LoseRandom, LoseBest, LoseDearest, LoseAllBut, LoseValue, DiscardHand, LoseTraits, Death)


def of_them(effects: Rest) -> bool:
    """Are there words for these effects that speak of several players, not to one?"""
    match effects:
        case (Levels(who="you"),):
            return True
        case (Lose(what=what),):
            return what.where in ("play", "hand")
        case _:
            return False


def levels_lost(effects: Rest) -> int:
    """How many levels these effects cost for certain; a life is worth more than any."""
    return sum(99 if isinstance(e, Death) else max(-e.n, 0) if isinstance(e, Levels) else 0 for e in effects)


def harms(effects: Rest) -> bool:
    """Is it a drawback to be one of those whom these effects strike?"""
    return any(isinstance(effect, LOSSES) for effect in effects) or levels_lost(effects) > 0


def fork(test: tuple[int, ...], then: Ops, otherwise: Ops) -> Ops:
    """A test, still without its jump target, that goes on to `then` or jumps to `otherwise`."""
    if otherwise:
        then = (*then, (ids.O_GOTO, len(then) + 1 + len(otherwise)))
    return join(((*test, len(then) + 1),), then, otherwise)


def code(effects: Rest, c: Coder) -> Ops:
    """Effects in order, as one program."""
    return join(*(effect.code(c) for effect in effects))
