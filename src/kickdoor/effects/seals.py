"""Seals: opened, closed and kept shut by cards, and what holds while one is the top open one."""

from kickdoor.effects.base import Act, Count, Effect, Word
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.phrase import a, count, title
from kickdoor.effects.standing import Passive, Rule, Traits
from kickdoor.engine import ids


class OpenSeal(Act, frozen=True):
    """The next one of the deck."""

    OP = ids.O_OPEN
    TEXT = "open a Seal"


class CloseSeal(Act, frozen=True):
    """The top open one."""

    OP = ids.O_CLOSE
    TEXT = "close a Seal"


class KeepShut(Act, frozen=True):
    """The one about to be opened; never the seventh."""

    OP = ids.O_KEEP_SHUT
    TEXT = "that Seal stays closed, unless it is the seventh"


class NextSeal(Act, frozen=True):
    """Another one on top of the open ones."""

    OP = ids.O_NEXT_SEAL
    TEXT = (
        "the top open Seal goes face down under the Seals, and the next one takes its place;"
        " it only continues, without being opened"
    )


class Encore(Effect, frozen=True):
    """A Curse from the discards strikes once more."""

    seals: bool = True

    def code(self, c: Coder) -> Ops:
        return ((ids.O_ENCORE, int(not self.seals)),)

    def text(self) -> str:
        but = "" if self.seals else " that opens no Seal"
        return f"the topmost other Curse of the Door discards{but} strikes you"


class Recycle(Act, frozen=True):
    """Monsters come back."""

    OP = ids.O_RECYCLE
    TEXT = "all monsters of the Door discards are shuffled into the Door deck"


class PerTrait(Rule, frozen=True):
    """Monsters gain by who plays along."""

    trait: Word
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_PER_TRAIT, c.trait(self.trait), self.n

    def text(self) -> str:
        return f"in every combat the monsters get {self.n:+d} for each player in the game who is {a(self.trait)}"


class Leaders(Rule, frozen=True):
    """The highest Level is a burden, or more of a blessing."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_HIGHEST, self.n, 0

    def text(self) -> str:
        return f"each player of the highest Level gets {self.n:+d} in combat"


class Tagged(Rule, frozen=True):
    """Monsters of some kinds gain."""

    tags: Traits
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_TAGGED, c.tags(self.tags), self.n

    def text(self) -> str:
        return f"each monster tagged {' or '.join(self.tags)} gets {self.n:+d}"


class AllFlight(Rule, frozen=True):
    """A change of everybody's rolls to run away."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_FLEE, self.n, 0

    def text(self) -> str:
        return f"every roll to run away gets {self.n:+d}"


class CurseToll(Rule, frozen=True):
    """Curses cost cards, too."""

    cards: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_CURSE_TOLL, self.cards, 0

    def text(self) -> str:
        return f"whoever is struck by a Curse also discards {count(self.cards, 'card')} from hand"


class LevelPrice(Rule, frozen=True):
    """What a level is sold for."""

    gold: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_PRICE, self.gold, 0

    def text(self) -> str:
        return f"a level is sold for Items worth {self.gold} Gold Pieces"


class BareHelpers(Rule, frozen=True):
    """Helpers without their things."""

    def code(self, c: Coder) -> Passive:
        return ids.P_HELPER_BARE, 0, 0

    def text(self) -> str:
        return "a helper adds only Level and what Classes give, no bonuses of Items"


class Prizes(Rule, frozen=True):
    """A change of what monsters are worth."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_PRIZE, self.n, 0

    def text(self) -> str:
        noun = "Treasure" if abs(self.n) == 1 else "Treasures"
        return f"each monster is worth {self.n:+d} {noun}, but at least 1"


SealRule = PerTrait | Leaders | Tagged | AllFlight | CurseToll | LevelPrice | BareHelpers | Prizes


class SealDraw(Rule, frozen=True):
    """Class: Doors for every Seal opened."""

    doors: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_SEAL_DRAW, self.doors, 0

    def text(self) -> str:
        return f"draw {count(self.doors, 'Door')} face down whenever anybody opens a Seal"


class CloseDraw(Rule, frozen=True):
    """Class: Treasures for every Seal the owner closes."""

    treasures: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_CLOSE_DRAW, self.treasures, 0

    def text(self) -> str:
        return f"draw {count(self.treasures, 'Treasure')} face down whenever you close a Seal"


class SealProof(Rule, frozen=True):
    """Item: against one Seal, by its card."""

    seal: Word

    def code(self, c: Coder) -> Passive:
        return ids.P_SEAL_PROOF, c.face(self.seal), 0

    def text(self) -> str:
        return f"in your own fights the continuing effect of {title(self.seal)} does not hold"
