"""Why an option is good or bad, in a few words and a number, for hints."""

from kickdoor.agents.base import Thought
from kickdoor.agents.dealing import Dealing
from kickdoor.agents.managing import Managing
from kickdoor.agents.warfare import Warfare
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import DealView, View

PLAIN = {
    ids.V_PASS: (0.0, "keeps the cards for later"),
    ids.V_KICK: (1.0, "goes on with the turn"),
    ids.V_LOOT: (1.0, "draws a card"),
    ids.V_END: (0.0, "ends the turn"),
    ids.V_KEEP: (0.5, "keeps the card"),
    ids.V_DECLINE: (0.0, "leaves the offer"),
    ids.V_COUNTER: (0.0, "asks for more"),
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

    def judge(self, view: View, choice: Choice) -> tuple[float, str]:
        verb, a, b, _c = choice
        me = self.sense.me(view)
        fight = view.combat
        if verb in PLAIN:
            return PLAIN[verb]
        if verb == ids.V_ACCEPT and view.deal is not None:
            return self.offer(view, view.deal)
        if fight is not None and verb in (ids.V_PLAY, ids.V_USE):
            swing = self.fighting.swing(view, fight, choice)
            if swing:
                return self.turn(view, choice, swing)
        if verb == ids.V_RUN and fight is not None:
            return -self.sense.defeat(me, fight), f"escapes with {100 * self.sense.escape(me):.0f} %"
        if verb == ids.V_TROUBLE:
            lead = me.strength - self.sense.monster_strength(a, [me])
            return float(lead), f"a fight won by {lead}" if lead > 0 else f"a fight lost by {1 - lead}"
        if verb == ids.V_PLAY and self.t.kind[a] == ids.K_CURSE and 0 <= b < len(view.players):
            if b == self.sense.seat:
                return -self.sense.evil(self.t.bad[a], me), "hurts yourself"
            return self.household.harm(view, a, b), "hurts a rival"
        if verb == ids.V_PLAY and self.t.kind[a] == ids.K_LEVEL:
            own = b == ids.T_PLAYER + self.sense.seat
            return (self.sense.temper.level, "a level for you") if own else (-1.0, "a level for somebody else")
        if verb == ids.V_PLAY and self.t.kind[a] == ids.K_ITEM:
            bonus = self.sense.bonus(me, a)
            return float(bonus), f"{bonus:+d} in every fight" if bonus else "can be sold"
        if verb in (ids.V_DISCARD, ids.V_SHARE, ids.V_SELL):
            return -self.sense.worth(me, a), f"gives up a card worth {self.sense.worth(me, a):.1f}"
        if verb == ids.V_CHOOSE and b == 0 and a >= ids.T_CARD:
            return self.sense.worth(me, a - ids.T_CARD), f"a card worth {self.sense.worth(me, a - ids.T_CARD):.1f}"
        if verb == ids.V_PLAY:
            return self.sense.worth(me, a), "uses the card now"
        return 0.0, "possible"

    def offer(self, view: View, deal: DealView) -> tuple[float, str]:
        """What an offer is worth to oneself."""
        fight = view.combat
        if deal.scope != ids.DEAL_HELP or fight is None:
            gain = self.bargaining.gain(view, deal)
            return gain, f"cards that are worth {gain:+.1f} to you"
        if deal.giver == self.sense.seat:
            cost = deal.treasures * self.sense.temper.treasure
            return self.sense.spoils(fight) - cost, f"help for {deal.treasures} of {fight.treasures} Treasures"
        if not self.bargaining.good_help(view, deal):
            return -1.0, "would not win the fight, is not paid, or wins the game for somebody else"
        gain = self.bargaining.help_gain(view, fight, deal)
        return gain, f"{deal.treasures} of {fight.treasures} Treasures for your help: {gain:+.1f}"

    def turn(self, view: View, choice: Choice, swing: int) -> tuple[float, str]:
        """A card or ability that changes the sum of a fight."""
        fight = view.combat
        assert fight is not None
        own = self.sense.seat in (fight.fighter, fight.helper)
        lead = self.fighting.lead(view, fight)
        after = lead + swing
        verdict = f"won by {after}" if after > 0 else f"lost by {1 - after}"
        turns = (lead > 0) != (after > 0)
        stake = self.sense.spoils(fight) if turns else 0.0
        good = (swing > 0) == own
        worth = (stake if good else -stake) - self.fighting.price(view, choice)
        return worth, f"{swing:+d}: the fight would be {verdict}"
