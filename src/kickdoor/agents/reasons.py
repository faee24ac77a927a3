"""Why an option is good or bad, in a few words and a number, for hints."""

from kickdoor.agents.base import Thought
from kickdoor.agents.dealing import Dealing
from kickdoor.agents.managing import Managing
from kickdoor.agents.warfare import Warfare
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import DealView, View
from kickdoor.words import Phrase, Value

PLAIN = {
    ids.V_PASS: (0.0, "pass"),
    ids.V_KICK: (1.0, "kick"),
    ids.V_LOOT: (1.0, "loot"),
    ids.V_END: (0.0, "end"),
    ids.V_KEEP: (0.5, "keep"),
    ids.V_DECLINE: (0.0, "decline"),
    ids.V_COUNTER: (0.0, "counter"),
}


class Reasons:
    """One thought an option."""

    def __init__(self, sense: Worths, fighting: Warfare, household: Managing, bargaining: Dealing) -> None:
        self.sense = sense
        self.bargaining = bargaining
        self.fighting = fighting
        self.household = household
        self.t = sense.t

    def thought(self, view: View, choice: Choice) -> Thought:
        value, reason = self.judge(view, choice)
        return Thought(choice, round(value, 2), reason)

    def judge(self, view: View, choice: Choice) -> tuple[float, Phrase]:
        verb, a, b, _c = choice
        me = self.sense.me(view)
        fight = view.combat
        if verb in PLAIN:
            value, name = PLAIN[verb]
            return value, hint(name)
        if verb == ids.V_ACCEPT and view.deal is not None:
            return self.offer(view, view.deal)
        if fight is not None and verb in (ids.V_PLAY, ids.V_USE):
            swing = self.fighting.swing(view, fight, choice)
            if swing:
                return self.turn(view, choice, swing)
        if verb == ids.V_RUN and fight is not None:
            return -self.sense.defeat(me, fight), hint("run", percent=round(100 * self.sense.escape(me)))
        if verb == ids.V_TROUBLE:
            lead = me.strength - self.sense.monster_strength(a, [me])
            return float(lead), hint("trouble-won", n=lead) if lead > 0 else hint("trouble-lost", n=1 - lead)
        if verb == ids.V_PLAY and self.t.kind[a] == ids.K_CURSE and 0 <= b < len(view.players):
            if b == self.sense.seat:
                return -self.sense.evil(self.t.bad[a], me), hint("hurts-you")
            return self.household.harm(view, a, b), hint("hurts-rival")
        if verb == ids.V_PLAY and self.t.kind[a] == ids.K_LEVEL:
            own = b == ids.T_PLAYER + self.sense.seat
            return (self.sense.temper.level, hint("level-for-you")) if own else (-1.0, hint("level-for-other"))
        if verb == ids.V_PLAY and self.t.kind[a] == ids.K_ITEM:
            bonus = self.sense.bonus(me, a)
            return float(bonus), hint("bonus", n=bonus) if bonus else hint("sold")
        if verb in (ids.V_DISCARD, ids.V_SHARE, ids.V_SELL):
            return -self.sense.worth(me, a), hint("gives-up", worth=self.sense.worth(me, a))
        if verb == ids.V_CHOOSE and b == 0 and a >= ids.T_CARD:
            return self.sense.worth(me, a - ids.T_CARD), hint("worth", worth=self.sense.worth(me, a - ids.T_CARD))
        if verb == ids.V_PLAY:
            return self.sense.worth(me, a), hint("now")
        return 0.0, hint("possible")

    def offer(self, view: View, deal: DealView) -> tuple[float, Phrase]:
        """What an offer is worth to oneself."""
        fight = view.combat
        if deal.scope != ids.DEAL_HELP or fight is None:
            gain = self.bargaining.gain(view, deal)
            return gain, hint("trade", gain=gain)
        if deal.giver == self.sense.seat:
            cost = deal.treasures * self.sense.temper.treasure
            return self.sense.spoils(fight) - cost, hint("help", treasures=deal.treasures, all=fight.treasures)
        if not self.bargaining.good_help(view, deal):
            return -1.0, hint("bad-help")
        gain = self.bargaining.help_gain(view, fight, deal)
        return gain, hint("good-help", treasures=deal.treasures, all=fight.treasures, gain=gain)

    def turn(self, view: View, choice: Choice, swing: int) -> tuple[float, Phrase]:
        """A card or ability that changes the sum of a fight."""
        fight = view.combat
        assert fight is not None
        own = self.sense.seat in (fight.fighter, fight.helper)
        lead = self.fighting.lead(view, fight)
        after = lead + swing
        turns = (lead > 0) != (after > 0)
        stake = self.sense.spoils(fight) if turns else 0.0
        good = (swing > 0) == own
        worth = (stake if good else -stake) - self.fighting.price(view, choice)
        if after > 0:
            return worth, hint("fight-won", swing=swing, n=after)
        return worth, hint("fight-lost", swing=swing, n=1 - after)


def hint(name: str, /, **blanks: Value) -> Phrase:
    return Phrase(f"hint-{name}", blanks)
