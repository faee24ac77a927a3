"""Curses and other woes that stay: what holds while they last, what ends them."""

from typing import ClassVar, Literal

from kickdoor.effects.allies import AlliesOnly
from kickdoor.effects.base import Act, Count, Effect, Tag
from kickdoor.effects.cards import SLOTS, Slot
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.standing import Passive, Rule
from kickdoor.engine import ids


class Last(Act, frozen=True):
    """From now on the standing rules of the Curse hold."""

    OP = ids.O_LAST


class Cancel(Act, frozen=True):
    """One Curse less, or Bad Stuff that does not happen."""

    OP = ids.O_CANCEL


class Redirect(Act, frozen=True):
    """Back to where it came from."""

    OP = ids.O_REDIRECT


class RedirectTo(Act, frozen=True):
    """To whom the user likes."""

    OP = ids.O_REDIRECT_TO


class OwnDice(Rule, frozen=True):
    """A change of all own rolls."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_DIE, self.n, 0


class OwnStrength(Rule, frozen=True):
    """A change of combat strength."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_STRENGTH, self.n, 0


class OnlySlot(Rule, frozen=True):
    """Other Items give no bonus."""

    slot: Slot

    def code(self, c: Coder) -> Passive:
        return ids.P_ONLY_SLOT, SLOTS[self.slot], 0


class Unaided(Rule, frozen=True):
    """No help."""

    def code(self, c: Coder) -> Passive:
        return ids.P_NO_HELP, 0, 0


class Unhelpful(Rule, frozen=True):
    """No help for others."""

    def code(self, c: Coder) -> Passive:
        return ids.P_NO_HELPING, 0, 0


class OwnFlight(Rule, frozen=True):
    """A change of rolls to run away."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_FLEE, self.n, 0


class OwnHands(Rule, frozen=True):
    """A change of the number of hands."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_HANDS, self.n, 0


class AllTagged(Rule, frozen=True):
    """Monsters of the victim's fight get a tag."""

    tag: Tag

    def code(self, c: Coder) -> Passive:
        return ids.P_ALL_TAGGED, c.tag(self.tag), 0


class AllStronger(Rule, frozen=True):
    """Monsters of the victim's fight gain by the victim's Items."""

    tag: Tag
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_ALL_STRONGER, c.tag(self.tag), self.n


class AllPlus(Rule, frozen=True):
    """Monsters of the victim's fight change in strength."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_ALL_PLUS, self.n, 0


class FewerTreasures(Rule, frozen=True):
    """A poorer prize."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_FEWER, self.n, 0


class LootsNot(Rule, frozen=True):
    """A phase without loot."""

    def code(self, c: Coder) -> Passive:
        return ids.P_NO_LOOT, 0, 0


class MustHelp(Rule, frozen=True):
    """Help for nothing."""

    def code(self, c: Coder) -> Passive:
        return ids.P_MUST_HELP, 0, 0


class Ending(Rule, frozen=True):
    """An end with nothing to fill in."""

    UNTIL: ClassVar[int]

    def code(self, c: Coder) -> Passive:
        return ids.P_UNTIL, self.UNTIL, 0


class UntilCombat(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_COMBAT


class UntilWin(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_WIN


class UntilFlight(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_FLIGHT


class UntilLevel(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_LEVEL


class UntilTurn(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_TURN


class UntilNextTurn(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_NEXT_TURN


class UntilLost(Rule, frozen=True):
    """Its end."""

    slot: Slot

    def code(self, c: Coder) -> Passive:
        return ids.P_UNTIL, ids.U_SLOT, SLOTS[self.slot]


ENDS = {
    "combat": ids.U_COMBAT,
    "win": ids.U_WIN,
    "loot": ids.U_LOOT,
    "next-turn": ids.U_NEXT_TURN,
    "help": ids.U_HELP,
}


class Woe(Effect, frozen=True):
    """A standing rule without a Curse card, for some time."""

    what: OwnStrength | Unhelpful | LootsNot | MustHelp | FewerTreasures
    until: Literal["combat", "win", "loot", "next-turn", "help"]

    def code(self, c: Coder) -> Ops:
        kind, n, _ = self.what.code(c)
        return ((ids.O_WOE, kind, n, ENDS[self.until]),)


CurseRule = (
    OwnDice
    | OwnStrength
    | OnlySlot
    | AlliesOnly
    | Unaided
    | Unhelpful
    | OwnFlight
    | OwnHands
    | AllTagged
    | AllStronger
    | AllPlus
    | UntilCombat
    | UntilWin
    | UntilFlight
    | UntilLevel
    | UntilTurn
    | UntilNextTurn
    | UntilLost
)
