"""Curses and other woes that stay: what holds while they last, what ends them."""

from typing import ClassVar, Literal

from kickdoor.effects.allies import AlliesOnly
from kickdoor.effects.base import Act, Count, Effect, Word
from kickdoor.effects.cards import SLOT_NOUNS, SLOTS, Slot
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.phrase import count
from kickdoor.effects.standing import Passive, Rule
from kickdoor.engine import ids


class Last(Act, frozen=True):
    """From now on the standing rules of the Curse hold."""

    OP = ids.O_LAST
    TEXT = "this Curse stays in front of you"


class Cancel(Act, frozen=True):
    """One Curse less, or Bad Stuff that does not happen."""

    OP = ids.O_CANCEL
    TEXT = "cancel it"


class Redirect(Act, frozen=True):
    """Back to where it came from."""

    OP = ids.O_REDIRECT
    TEXT = "it strikes the player who played it instead of you"


class RedirectTo(Act, frozen=True):
    """To whom the user likes."""

    OP = ids.O_REDIRECT_TO
    TEXT = "it strikes that player instead of you"


class OwnDice(Rule, frozen=True):
    """A change of all own rolls."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_DIE, self.n, 0

    def text(self) -> str:
        return f"all your die rolls get {self.n:+d}"


class OwnStrength(Rule, frozen=True):
    """A change of combat strength."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_STRENGTH, self.n, 0

    def text(self) -> str:
        return f"you get {self.n:+d} in combat"


class OnlySlot(Rule, frozen=True):
    """Other Items give no bonus."""

    slot: Slot

    def code(self, c: Coder) -> Passive:
        return ids.P_ONLY_SLOT, SLOTS[self.slot], 0

    def text(self) -> str:
        return f"of your Items, only {SLOT_NOUNS[self.slot]} gives a bonus"


class Unaided(Rule, frozen=True):
    """No help."""

    def code(self, c: Coder) -> Passive:
        return ids.P_NO_HELP, 0, 0

    def text(self) -> str:
        return "nobody may help you"


class Unhelpful(Rule, frozen=True):
    """No help for others."""

    def code(self, c: Coder) -> Passive:
        return ids.P_NO_HELPING, 0, 0

    def text(self) -> str:
        return "you may not help anybody"


class OwnFlight(Rule, frozen=True):
    """A change of rolls to run away."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_FLEE, self.n, 0

    def text(self) -> str:
        return f"you get {self.n:+d} to run away"


class OwnHands(Rule, frozen=True):
    """A change of the number of hands."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_HANDS, self.n, 0

    def text(self) -> str:
        return f"your number of hands changes by {self.n:+d}"


class AllTagged(Rule, frozen=True):
    """Monsters of the victim's fight get a tag."""

    tag: Word

    def code(self, c: Coder) -> Passive:
        return ids.P_ALL_TAGGED, c.tag(self.tag), 0

    def text(self) -> str:
        return f"every monster in your fight is tagged {self.tag}"


class AllStronger(Rule, frozen=True):
    """Monsters of the victim's fight gain by the victim's Items."""

    tag: Word
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_ALL_STRONGER, c.tag(self.tag), self.n

    def text(self) -> str:
        return f"every monster in your fight gets {self.n:+d} for each Item tagged {self.tag} you have equipped"


class AllPlus(Rule, frozen=True):
    """Monsters of the victim's fight change in strength."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_ALL_PLUS, self.n, 0

    def text(self) -> str:
        return f"every monster in your fight gets {self.n:+d}"


class FewerTreasures(Rule, frozen=True):
    """A poorer prize."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_FEWER, self.n, 0

    def text(self) -> str:
        return f"you get {count(self.n, 'Treasure')} fewer after a won combat"


class LootsNot(Rule, frozen=True):
    """A phase without loot."""

    def code(self, c: Coder) -> Passive:
        return ids.P_NO_LOOT, 0, 0

    def text(self) -> str:
        return "you may not Loot The Room"


class MustHelp(Rule, frozen=True):
    """Help for nothing."""

    def code(self, c: Coder) -> Passive:
        return ids.P_MUST_HELP, 0, 0

    def text(self) -> str:
        return "you must help whoever asks you and get nothing for it"


class Ending(Rule, frozen=True):
    """An end with nothing to fill in."""

    UNTIL: ClassVar[int]
    TEXT: ClassVar[str]

    def code(self, c: Coder) -> Passive:
        return ids.P_UNTIL, self.UNTIL, 0

    def text(self) -> str:
        return self.TEXT


class UntilCombat(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_COMBAT
    TEXT = "ends with your next combat, or the one you are in"


class UntilWin(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_WIN
    TEXT = "ends when you win a combat"


class UntilFlight(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_FLIGHT
    TEXT = "ends when you have run away the next time, or this time if you are running"


class UntilLevel(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_LEVEL
    TEXT = "ends when you gain or lose a level"


class UntilTurn(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_TURN
    TEXT = "ends with your next turn, or the one you are taking"


class UntilNextTurn(Ending, frozen=True):
    """Its end."""

    UNTIL = ids.U_NEXT_TURN
    TEXT = "ends with your next turn, not with the one you are taking"


class UntilLost(Rule, frozen=True):
    """Its end."""

    slot: Slot

    def code(self, c: Coder) -> Passive:
        return ids.P_UNTIL, ids.U_SLOT, SLOTS[self.slot]

    def text(self) -> str:
        return f"ends when a Curse or Bad Stuff takes the {SLOT_NOUNS[self.slot]} you wear"


ENDS = {
    "combat": (ids.U_COMBAT, "until your next combat is over"),
    "win": (ids.U_WIN, "until you win a combat"),
    "loot": (ids.U_LOOT, "the next time you could"),
    "next-turn": (ids.U_NEXT_TURN, "on your next turn"),
    "help": (ids.U_HELP, "until the next combat of another player is over"),
}


class Woe(Effect, frozen=True):
    """A standing rule without a Curse card, for some time."""

    what: OwnStrength | Unhelpful | LootsNot | MustHelp | FewerTreasures
    until: Literal["combat", "win", "loot", "next-turn", "help"]

    def code(self, c: Coder) -> Ops:
        kind, n, _ = self.what.code(c)
        return ((ids.O_WOE, kind, n, ENDS[self.until][0]),)

    def text(self) -> str:
        return f"{self.what.text()}, {ENDS[self.until][1]}"


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
