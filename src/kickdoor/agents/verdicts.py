"""What is to be said about an option in a fight: the sum before and after, and what hangs on it."""

from typing import Final

from kickdoor.agents.base import Judged, hint
from kickdoor.agents.greedy_fighting import GETS_AWAY
from kickdoor.agents.heuristic_bargaining import Dealing
from kickdoor.agents.heuristic_fighting import Warfare
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import CombatView, DealView, DieView, PlayerView, View
from kickdoor.words import Phrase

# Operations that change the monsters' side of the sum.
THEIRS: Final[tuple[int, ...]] = (
    ids.O_ENHANCE, ids.O_MATE, ids.O_JOIN, ids.O_SWAP, ids.O_REMOVE, ids.O_KILL, ids.O_WEAKEN, ids.O_TWIN,
    ids.O_UNTAG, ids.O_TAME,
)  # fmt: skip
NEAR: Final = 2  # levels below the winning one


class Verdicts:
    """Each is a worth, and a fact that decides, or None where there is none."""

    def __init__(self, worths: Worths, warfare: Warfare, dealing: Dealing) -> None:
        self.worths = worths
        self.warfare = warfare
        self.dealing = dealing
        self.t = worths.t

    def name(self, card: int) -> str:
        return self.worths.titles[self.t.face[card]]

    # ---- letting things stand

    def stand(self, view: View, armed: bool) -> Judged:
        """Doing nothing, though there may be something to be armed with."""
        me, fight, die = self.worths.me(view), view.combat, view.die
        if die is not None and die.monster >= 0:
            return 0.0, self.rolled(me, die)
        if view.curse is not None and view.curse[1] != me.seat:
            return 0.0, hint("curse-elsewhere", who=view.curse[1])
        if view.curse is not None:
            return 0.0, None if self.worths.evil(self.t.bad[view.curse[0]], me) else hint("curse-idle")
        deal = view.deal
        if deal is not None and deal.made and deal.builder == me.seat:
            return 0.0, hint("thinking", who=deal.other)
        if fight is None and not armed:
            return 0.0, hint("wait-idle")
        if fight is None:
            rival = self.worths.leader(view)
            near = rival.level >= self.t.win_level - NEAR
            facts = {"who": rival.seat, "level": rival.level, "goal": self.t.win_level}
            return 0.0, hint("wait-near" if near else "wait", **facts)
        level = view.players[fight.fighter].level + fight.levels
        if me.seat == fight.fighter or me.seat in fight.helpers:
            return 0.0, self.standing(view, fight, me, level) if fight.winning else None
        if not fight.winning:
            return 0.0, hint("stand-lost", who=fight.fighter, **self.sum(fight))
        if level >= self.t.win_level:
            return 0.0, None
        tie = fight.munchkins == fight.monsters
        return 0.0, hint("tie-harmless" if tie else "stand-harmless", who=fight.fighter, level=level, **self.sum(fight))

    def rolled(self, me: PlayerView, die: DieView) -> Phrase | None:
        """What a roll to run away comes to as it lies there."""
        enough = die.value >= ids.ESCAPE_ON
        if die.seat == me.seat:
            return hint("roll-enough", n=die.value, needed=ids.ESCAPE_ON) if enough else None
        return None if enough else hint("roll-caught", n=die.value, who=die.seat)

    def standing(self, view: View, fight: CombatView, me: PlayerView, level: int) -> Phrase | None:
        """What one's side wins as it stands: the Levels are the fighter's, and of a helper who is an Elf."""
        if me.seat != fight.fighter and level >= self.t.win_level:
            return None
        if me.seat != fight.fighter:
            facts = {"who": fight.fighter, "level": level, **self.sum(fight)}
            rises = self.worths.marked(me, ids.M_HELP_LEVEL)  # HELP-06
            return hint("stand-rise", n=len(fight.cards), **facts) if rises else hint("stand-helped", **facts)
        tie = fight.munchkins == fight.monsters
        return self.won(view, fight, "tie-won" if tie else "stand-won", fight.munchkins, fight.monsters)

    def sum(self, fight: CombatView) -> dict[str, int]:
        return {"ours": fight.munchkins, "theirs": fight.monsters}

    def won(self, view: View, fight: CombatView, name: str, ours: int, theirs: int) -> Phrase:
        """What a fight that is won brings: the game, or less."""
        me = self.worths.me(view)
        if fight.fighter == me.seat and me.level + fight.levels >= self.t.win_level:
            return hint("won-game", ours=ours, theirs=theirs)
        return hint(name, ours=ours, theirs=theirs, levels=fight.levels, treasures=fight.treasures)

    # ---- cards and abilities

    def act(self, view: View, fight: CombatView, choice: Choice) -> Judged:
        """A card or ability in a fight: what the sum is afterwards."""
        if self.worths.seat != fight.fighter and self.worths.seat not in fight.helpers:
            return self.aside(view, fight, choice)
        after, ours, theirs, won = self.after(view, fight, choice)
        stake, price = self.worths.spoils(fight), self.warfare.price(view, choice)
        swing = (ours - theirs) - (fight.munchkins - fight.monsters)
        if fight.fighter != self.worths.seat and self.warfare.for_the_win(view, fight):
            return -price, None
        if not fight.winning and won:
            return stake - price, self.won(view, fight, "won", ours, theirs)
        if not after:
            runs = view.phase == ids.PH_RUN and not any(op[0] in GETS_AWAY for op in self.warfare.program(choice))
            told = None if fight.winning or runs else hint("away", **self.sum(fight))
            return self.worths.defeat(self.worths.me(view), fight) - price, told
        if swing > 0 and not fight.winning:
            return 0.5 * stake - price, hint("step", swing=swing, need=theirs - ours + 1)
        if fight.winning and won and swing < 0:
            gain = self.warfare.yielded(fight, choice)
            return gain - price, hint("bigger", ours=ours, theirs=theirs) if gain > 0 else None
        return -price, None

    def aside(self, view: View, fight: CombatView, choice: Choice) -> Judged:
        """The same in a fight of others."""
        after, ours, theirs, won = self.after(view, fight, choice)
        price, last = self.warfare.price(view, choice), self.warfare.for_the_win(view, fight)
        if fight.winning and not won:
            worth = (20.0 if last else 0.5 * self.worths.spoils(fight)) - price
            if last:
                told = hint("stopped", who=fight.fighter, ours=ours, theirs=theirs)
                return worth, told if after else hint("fight-gone", who=fight.fighter)
            return worth, hint("loses", who=fight.fighter, ours=ours, theirs=theirs) if after else None
        weaker = fight.winning and last and ours - theirs < fight.munchkins - fight.monsters
        return -price, hint("weakened", who=fight.fighter, ours=ours, theirs=theirs) if weaker else None

    def after(self, view: View, fight: CombatView, choice: Choice) -> tuple[bool, int, int, bool]:
        """Is there still a fight after the choice, its sum, and is it won? Tried where that is possible."""
        if self.warfare.trials.possible:
            then = self.warfare.trials.fight_after(self.worths.seat, choice)
            if then is None or then.fighter != fight.fighter:
                return False, 0, 0, False
            return True, then.munchkins, then.monsters, then.winning
        swing = self.warfare.swing(view, fight, choice)
        monsters = (choice[0] == ids.V_PLAY and self.t.kind[choice[1]] == ids.K_MONSTER) or choice[2] == ids.T_SIDE + 1
        monsters = monsters or any(op[0] in THEIRS for op in self.warfare.program(choice))
        ours, theirs = fight.munchkins, fight.monsters
        ours, theirs = (ours, theirs - swing) if monsters else (ours + swing, theirs)
        gone = self.warfare.stops(view, fight, choice) and not swing
        return not gone, ours, theirs, self.warfare.lead(view, fight) + swing > 0

    def run(self, view: View, fight: CombatView, uid: int) -> Judged:
        """RUN-01: from one monster."""
        me = self.worths.me(view)
        monster = next((m for m in fight.cards if m.uid == uid), None)
        if monster is None:
            return 0.0, None
        name = self.name(monster.card)
        cost = -self.worths.defeat(me, fight)
        if not self.worths.pursues(monster.card, me):
            return cost, hint("run-safe", card=name, **self.sum(fight))
        percent = round(100 * self.worths.escape(me, monster.card))
        bad = self.bad(me, monster.card)
        return cost, hint("run", card=name, percent=percent, bad=bad, **self.sum(fight))

    def bad(self, me: PlayerView, monster: int) -> Phrase:
        """Bad Stuff in a word or two."""
        program = self.t.bad[monster]
        ops = self.t.programs[program] if program >= 0 else ()
        levels, _bonus = self.worths.foresight.weakens(me, program)
        if any(op[0] == ids.O_DEATH for op in ops) and not any(op[0] == ids.O_ROLL for op in ops):
            return hint("bad-death")
        return hint("bad-levels", n=levels) if levels else hint("bad-stuff")

    # ---- help

    def ask(self, view: View, fight: CombatView, choice: Choice) -> Judged:
        """HELP-01: an offer to somebody."""
        helper = view.players[choice[2]]
        if self.warfare.for_the_win(view, fight) or not self.enough(view, fight, helper):
            return -1.0, None
        if not self.warfare.would_help(view, fight, choice):
            return -1.0, None
        left = self.worths.spoils(fight) - choice[3] * self.worths.temper.treasure
        return left, self.pledge(view, fight, helper, choice[3])

    def enough(self, view: View, fight: CombatView, helper: PlayerView) -> bool:
        """Is the fight won with somebody's help?"""
        return self.warfare.lead(view, fight) + self.warfare.aid(view, fight, helper) > 0

    def pledge(self, view: View, fight: CombatView, helper: PlayerView, treasures: int) -> Phrase:
        """The fight with somebody's help, and what is left for oneself."""
        ours, theirs = self.warfare.with_help(view, fight, helper)
        facts = {"left": fight.treasures - treasures, "all": fight.treasures}
        return hint("ask", who=helper.seat, ours=ours, theirs=theirs, **facts)

    def offer(self, view: View, fight: CombatView, deal: DealView, treasures: int) -> Judged:
        """An offer of help that is about to be made, for so many Treasures."""
        me, helper = self.worths.me(view), view.players[deal.other]
        if deal.giver != me.seat:  # one's own price
            return 1.0, self.reward(view, fight, treasures, me) if self.dealing.good_help(view, deal) else None
        return 1.0, self.pledge(view, fight, helper, treasures) if self.enough(view, fight, helper) else None

    def reward(self, view: View, fight: CombatView, treasures: int, me: PlayerView) -> Phrase:
        """What helping brings."""
        ours, theirs = self.warfare.with_help(view, fight, me)
        level = view.players[fight.fighter].level + fight.levels
        facts = {"ours": ours, "theirs": theirs, "level": level, "who": fight.fighter}
        facts |= {"treasures": treasures, "all": fight.treasures}
        rises = self.worths.marked(me, ids.M_HELP_LEVEL)  # HELP-06
        return hint("help-rise", n=len(fight.cards), **facts) if rises else hint("help", **facts)

    def answer(self, view: View, deal: DealView, accept: bool) -> Judged:
        """What an offer is worth to oneself, said of accepting it or of leaving it."""
        fight, me = view.combat, self.worths.me(view)
        if deal.scope != ids.DEAL_HELP or fight is None:
            return self.trade(view, me, deal, accept)
        if deal.giver == me.seat:
            left = self.worths.spoils(fight) - deal.treasures * self.worths.temper.treasure
            told = hint("demand", left=fight.treasures - deal.treasures, all=fight.treasures, levels=fight.levels)
            return (left if accept else -left), told if accept == (left > 0) else None
        ours, theirs = self.warfare.with_help(view, fight, me)
        good = self.dealing.good_help(view, deal)
        gain = self.dealing.help_gain(view, fight, deal) if good else -3.0
        worth = gain if accept else -gain
        if self.warfare.for_the_win(view, fight):
            return worth, None if accept else hint("help-wins", who=fight.fighter)
        if not good:
            return worth, None if accept else hint("help-lost", ours=ours, theirs=theirs)
        if accept != (gain >= 0):
            return worth, None
        if accept:
            return worth, self.reward(view, fight, deal.treasures, me)
        level = view.players[fight.fighter].level + fight.levels
        facts = {"treasures": deal.treasures, "all": fight.treasures, "level": level, "who": fight.fighter}
        return worth, hint("cheap", **facts)

    def trade(self, view: View, me: PlayerView, deal: DealView, accept: bool) -> Judged:
        """By what the Items would add to the strength of both."""
        gain = self.dealing.gain(view, deal)
        other = view.players[self.dealing.partner(deal)]
        into, out = (deal.get, deal.give) if deal.giver == me.seat else (deal.give, deal.get)
        if accept and not out:
            return gain, hint("present")
        mine, theirs = self.added(me, into, out), self.added(other, out, into)
        told = accept == (gain > 0) and (mine > 0 if accept else mine <= 0 or theirs > 0)
        return gain if accept else -gain, hint("trade", n=mine, who=other.seat, theirs=theirs) if told else None

    def added(self, player: PlayerView, into: tuple[int, ...], out: tuple[int, ...]) -> int:
        """What a trade adds to somebody's strength."""
        n = sum([self.worths.wardrobe.added(player, card) for card in into])
        return n - sum([self.worths.wardrobe.added(player, card) for card in out])
