"""What a player makes of what happens at the table: who has done it a good turn, and who a bad one."""

from kickdoor.agents.rivals import Rivals
from kickdoor.agents.sense import Sense
from kickdoor.engine import events as e
from kickdoor.engine import ids

Event = tuple[int, int, int, int, int, int]  # (kind, seat, a, b, c, audience)

CURSED = -1.5
HINDERED = -1.0
ROBBED = -1.2
BETRAYED = -1.0  # more, by somebody one has helped
REFUSED = -0.4
HELPED = 1.0
BACKED = 0.7
TRADED = 0.5
GIVEN = 0.3
LONG = 12  # turns for which a favour is owed
OWN = {e.E_OFFERED: "plead", e.E_CAUGHT: "ouch", e.E_DIED: "ouch", e.E_WON_FIGHT: "gloat"}  # of what befalls oneself
SPITE = (ids.K_ENHANCER, ids.K_MONSTER)


class Feelings:
    """Hears what its seat may hear, and tells what it was: thanks, ouch, revenge, gloat, plead, no-deal, win, lose."""

    def __init__(self, sense: Sense, rivals: Rivals) -> None:
        self.sense = sense
        self.t = sense.t
        self.rivals = rivals
        self.turn = 0
        self.team: tuple[int, ...] = ()  # who is in the fight
        self.favours: dict[int, int] = {}  # whom one has helped, and in which turn

    def hear(self, event: Event) -> str:
        """The occasion to say something, or ""."""
        kind, seat, a, b, _c, _audience = event
        me = self.sense.seat
        if kind == e.E_TURN:
            self.turn += 1
        elif kind == e.E_FIGHT:
            self.team = (seat,)
        elif kind == e.E_OVER_FIGHT:
            self.team = ()
        elif kind == e.E_HELPS:
            return self.helps(seat, a)
        elif kind == e.E_CURSED:
            return self.cursed(seat, b)
        elif kind == e.E_TAKEN and b == me:
            return self.hurt(seat, ROBBED)
        elif kind in (e.E_PLAYED, e.E_USED):
            return self.acts(kind, seat, a, b)
        elif kind in (e.E_DECLINED, e.E_TRADED, e.E_CHARITY):
            return self.dealt(kind, seat, a, b)
        elif kind == e.E_WON:
            return "win" if seat == me else "lose"
        return OWN.get(kind, "") if seat == me else ""

    def cursed(self, victim: int, by: int) -> str:
        if victim == self.sense.seat:
            return self.hurt(by, CURSED)
        owed = self.rivals.regard.get(victim, 0.0) <= HINDERED
        return "revenge" if by == self.sense.seat and owed else ""

    def dealt(self, kind: int, seat: int, a: int, b: int) -> str:
        me = self.sense.seat
        if kind == e.E_DECLINED:
            if a == me:
                self.rivals.feel(seat, REFUSED)
            return "no-deal" if seat == me else ""
        if kind == e.E_TRADED and me in (seat, a):
            self.rivals.feel(a if seat == me else seat, TRADED)
            return "thanks"
        if kind == e.E_CHARITY and b == me:
            self.rivals.feel(seat, GIVEN)
        return ""

    def helps(self, helper: int, fighter: int) -> str:
        self.team = (*self.team, helper)
        if fighter == self.sense.seat:
            self.rivals.feel(helper, HELPED)
            return "thanks"
        if helper == self.sense.seat:
            self.favours[fighter] = self.turn
        return ""

    def acts(self, kind: int, seat: int, card: int, target: int) -> str:
        """A card or ability in the own fight, or on oneself."""
        me = self.sense.seat
        if seat == me or card < 0:
            return ""
        aimed = target == ids.T_PLAYER + me and (kind == e.E_USED or self.t.kind[card] != ids.K_CURSE)
        if kind == e.E_USED and aimed:
            return self.hurt(seat, HINDERED)
        if me not in self.team or seat in self.team:
            return ""
        if target == ids.T_SIDE + 1 or self.t.kind[card] in SPITE:
            return self.hurt(seat, HINDERED)
        if target == ids.T_SIDE:
            self.rivals.feel(seat, BACKED)
            return "thanks"
        return ""

    def hurt(self, by: int, n: float) -> str:
        """A bad turn; worse by somebody who owes a favour."""
        if by in (-1, self.sense.seat):
            return "ouch"
        owed = self.favours.pop(by, -LONG)
        self.rivals.feel(by, n + (BETRAYED if self.turn - owed < LONG else 0.0))
        return "ouch"
