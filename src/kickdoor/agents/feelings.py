"""What a player makes of what happens at the table: who has done it a good turn, and who a bad one."""

from typing import Final

from kickdoor.agents.base import Event
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.sense import Sense
from kickdoor.agents.trading import Trading
from kickdoor.engine import events as e
from kickdoor.engine import ids

CURSED: Final = -1.5
HINDERED: Final = -1.0
ROBBED: Final = -1.2
BETRAYED: Final = -1.0  # more, by somebody one has helped
REFUSED: Final = -0.4
HELPED: Final = 1.0
BACKED: Final = 0.7
TRADED: Final = 0.5
GIVEN: Final = 0.3
LONG: Final = 12  # turns for which a favour is owed
OWN: Final = {e.E_CAUGHT: "mishap", e.E_DIED: "mishap", e.E_KILLED: "gloat"}  # of what befalls oneself
OTHERS: Final = {e.E_CAUGHT: "pity", e.E_DIED: "pity", e.E_KILLED: "cheer"}  # and somebody else
HARM: Final[tuple[int, ...]] = (e.E_LOST, e.E_CARD_LOST, e.E_DROPPED, e.E_STAYS)  # what a Curse may do
SETTLED: Final = 1.0  # what is forgiven once a threat was carried out


class Feelings:
    """Hears what its seat may hear, and tells what it was: one of `voice.OCCASIONS`, or nothing."""

    def __init__(self, sense: Sense, rivals: Rivals, trading: Trading) -> None:
        self.sense = sense
        self.t = sense.t
        self.rivals = rivals
        self.trading = trading
        self.team: tuple[int, ...] = ()  # who is in the fight
        self.struck = False  # a Curse that nobody sent is about to do something, or nothing
        self.favours: dict[int, int] = {}  # whom one has helped, and in which turn

    def hear(self, event: Event) -> str:
        """The occasion to say something, or ""."""
        kind, seat, a, b, _c, _audience = event
        me = self.sense.seat
        if self.struck and seat == me and kind in HARM:
            self.struck = False
            return "mishap"
        if kind == e.E_TURN:
            self.rivals.turn += 1
            self.struck = False
        elif kind == e.E_FIGHT:
            self.team = (seat,)
        elif kind == e.E_OVER_FIGHT:
            self.team = ()
        elif kind == e.E_HELPS:
            return self.helps(seat, a)
        elif kind == e.E_JOINS:
            return self.meddled(seat)
        elif kind == e.E_CURSED:
            return self.cursed(seat, b)
        elif kind == e.E_TAKEN and me in (seat, b):
            return self.hurt(seat, ROBBED) if b == me else self.paid_back(b, ROBBED)
        elif kind in (e.E_PLAYED, e.E_USED):
            return self.acts(kind, seat, a, b)
        elif kind == e.E_TRADED and me in (seat, a):
            return self.traded(a if seat == me else seat)
        elif kind == e.E_GIVEN and me in (seat, b):
            return self.given(seat, b)
        elif kind in (e.E_OFFERED, e.E_DECLINED, e.E_CHARITY):
            return self.dealt(kind, seat, a, b)
        elif kind == e.E_WON:
            return "win" if seat == me else "lose"
        return (OWN if seat == me else OTHERS).get(kind, "")

    def cursed(self, victim: int, by: int) -> str:
        if victim == self.sense.seat:
            self.struck = by < 0
            return "" if self.struck else self.hurt(by, CURSED)
        return self.paid_back(victim, CURSED) if by == self.sense.seat else ""

    def paid_back(self, victim: int, n: float) -> str:
        """Something bad of one's own doing befalls somebody: was it owed?"""
        self.rivals.treat(victim, n)
        owed = victim in self.rivals.threats or self.rivals.regard.get(victim, 0.0) <= HINDERED
        if victim in self.rivals.threats:
            self.rivals.threats.remove(victim)
            self.rivals.feel(victim, SETTLED)
        return "revenge" if owed else ""

    def dealt(self, kind: int, seat: int, a: int, b: int) -> str:
        me = self.sense.seat
        if kind == e.E_OFFERED:
            if seat != me:
                return ""
            if b == ids.DEAL_HELP:
                return "plead"
            return "" if self.trading.giving() else "barter"  # a gift speaks when it is taken
        if kind == e.E_DECLINED:
            if a == me:
                self.rivals.feel(seat, REFUSED)
            if seat == me:
                self.rivals.treat(a, REFUSED)
            return "no-deal" if seat == me else ""
        if b == me:
            self.rivals.feel(seat, GIVEN)
        return ""

    def traded(self, partner: int) -> str:
        """Items have changed owners."""
        self.rivals.feel(partner, TRADED)
        self.rivals.treat(partner, TRADED)
        return "thanks"

    def given(self, giver: int, other: int) -> str:
        """Nothing in return: it buys peace between the two."""
        own = giver == self.sense.seat
        partner = other if own else giver
        self.traded(partner)
        self.rivals.make_peace(partner)
        return "peace" if own else "thanks"

    def helps(self, helper: int, fighter: int) -> str:
        self.team = (*self.team, helper)
        if fighter == self.sense.seat:
            self.rivals.feel(helper, HELPED)
            return "thanks"
        if helper == self.sense.seat:
            self.favours[fighter] = self.rivals.turn
            self.rivals.treat(fighter, HELPED)
        return ""

    def acts(self, kind: int, seat: int, card: int, target: int) -> str:
        """A card or ability in the own fight, or on oneself."""
        me = self.sense.seat
        if card < 0:
            return ""
        if (
            kind == e.E_PLAYED
            and me in (seat, target - ids.T_PLAYER)
            and seat != target - ids.T_PLAYER
            and self.robs(card)
        ):
            return self.paid_back(target - ids.T_PLAYER, ROBBED) if seat == me else self.hurt(seat, ROBBED)
        if self.spites(card, target):
            return self.meddled(seat)
        if seat == me:
            return ""
        aimed = target == ids.T_PLAYER + me and (kind == e.E_USED or self.t.kind[card] != ids.K_CURSE)
        if kind == e.E_USED and aimed:
            return self.hurt(seat, HINDERED)
        if me in self.team and seat not in self.team and target == ids.T_SIDE:
            self.rivals.feel(seat, BACKED)
            return "thanks"
        return ""

    def spites(self, card: int, target: int) -> bool:
        """Does a card make the monsters stronger? What joins them is heard of by itself."""
        if self.t.kind[card] == ids.K_ENHANCER:
            return target >= ids.T_MONSTER and self.t.enhance[card][ids.ENHANCE_STRENGTH] >= 0
        return target == ids.T_SIDE + 1

    def meddled(self, by: int) -> str:
        """Somebody has made the monsters of a fight stronger."""
        me = self.sense.seat
        if by < 0 or not self.team or by in self.team:
            return ""
        if by == me:
            return self.paid_back(self.team[0], HINDERED)
        return self.hurt(by, HINDERED) if me in self.team else ""

    def robs(self, card: int) -> bool:
        """Does a card take Levels from somebody?"""
        if self.t.kind[card] == ids.K_CURSE:
            return False
        return any([op[:2] == (ids.O_LEVELS, ids.TARGET) and op[2] < 0 for op in self.sense.mode_ops(card)])

    def hurt(self, by: int, n: float) -> str:
        """A bad turn; worse by somebody who owes a favour, or has taken a gift for peace."""
        if by in (-1, self.sense.seat):
            return "ouch"
        rivals, owed = self.rivals, self.favours.pop(by, -LONG)
        broken = rivals.turn - owed < LONG or rivals.at_peace(by)
        rivals.peace.pop(by, None)
        rivals.feel(by, n + (BETRAYED if broken else 0.0))
        threat = rivals.temper.threat
        if not threat or by in rivals.threats or rivals.regard[by] > -threat:
            return "ouch"
        rivals.threats.add(by)
        return "threat"
