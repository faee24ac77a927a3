"""Why an option is good or bad: a worth, and the fact that decides, for hints."""

from collections.abc import Sequence
from typing import Final

from kickdoor.agents.base import Judged, Thought, hint
from kickdoor.agents.greedy_household import HAND_SIZE
from kickdoor.agents.heuristic_bargaining import Dealing
from kickdoor.agents.heuristic_fighting import Warfare
from kickdoor.agents.heuristic_household import Managing
from kickdoor.agents.heuristic_picking import Choosing
from kickdoor.agents.picks import Picks
from kickdoor.agents.question import Question
from kickdoor.agents.verdicts import Verdicts
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import PlayerView, View
from kickdoor.words import Phrase

SIX: Final = 6
PROPOSING: Final[tuple[int, ...]] = (ids.V_DEAL, ids.V_TERM, ids.V_DONE)
ROOM: Final = {ids.K_CLASS: ids.K_SUPER, ids.K_RACE: ids.K_HALF}  # what makes room for a second one


class Reasons:
    """One thought an option. Numbers are those of the view, which the reckoning can explain."""

    def __init__(
        self, worths: Worths, warfare: Warfare, managing: Managing, dealing: Dealing, choosing: Choosing
    ) -> None:
        self.worths = worths
        self.managing = managing
        self.picks = Picks(worths, managing, choosing)
        self.verdicts = Verdicts(worths, warfare, dealing)
        self.t = worths.t

    def thoughts(self, view: View, asked: Question, chosen: Choice) -> list[Thought]:
        """All options, the chosen one first; none is worth more than it."""
        judged = [(choice, *self.judge(view, asked, choice)) for choice in asked.options]
        best = max(value for choice, value, _fact in judged if choice == chosen)
        told = [Thought(choice, round(min(value, best), 2), fact) for choice, value, fact in judged]
        return sorted(told, key=lambda thought: (thought.choice != chosen, -thought.value))

    def judge(self, view: View, asked: Question, choice: Choice) -> Judged:
        verb, a, _b, _c = choice
        fight, me = view.combat, self.worths.me(view)
        if verb == ids.V_PASS:
            if asked.kind == "draw":
                return self.unknown(view, asked)
            if self.only_gifts(me, asked):
                return 0.0, hint("wait-gift")
            return self.verdicts.stand(view, self.armed(view, asked))
        if view.deal is not None and verb in (ids.V_ACCEPT, ids.V_DECLINE):
            if view.deal.made:
                return self.verdicts.answer(view, view.deal, verb == ids.V_ACCEPT)
            none = view.deal.scope == ids.DEAL_TRADE and self.managing.trading.plan is None
            return 0.0, hint("barter-none", who=view.deal.other) if none else None
        if verb == ids.V_CHOOSE:
            return self.picks.pick(view, asked, a)
        if verb in (ids.V_PLAY, ids.V_USE) and self.t_level(choice):
            return self.level(view, choice)
        if fight is not None:
            if verb == ids.V_RUN:
                return self.verdicts.run(view, fight, a)
            if choice[:2] == (ids.V_DEAL, ids.DEAL_HELP):
                return self.verdicts.ask(view, fight, choice)
            if verb in (ids.V_PLAY, ids.V_USE) and view.die is None and view.curse is None:
                return self.verdicts.act(view, fight, choice)
        if verb == ids.V_PLAY:
            return self.play(view, choice)
        if verb == ids.V_USE:
            return self.use(view, choice)
        if verb in (ids.V_SHARE, ids.V_DISCARD):
            return self.picks.give(me, a)
        return self.step(view, asked, choice)

    def only_gifts(self, me: PlayerView, asked: Question) -> bool:
        """Is all one could play a Level for somebody else, or the end of somebody else's Curse?"""
        for choice in asked.options:
            card, target = choice[1], choice[2]
            if choice[0] == ids.V_PASS:
                continue
            if choice[0] != ids.V_PLAY or target == ids.T_PLAYER + me.seat:
                return False
            ended = target >= ids.T_CARD and target - ids.T_CARD not in me.curses
            if not (self.t.kind[card] == ids.K_LEVEL or (ended and ids.O_CANCEL in self.worths.mode_codes(card))):
                return False
        return len(asked.options) > 1

    def armed(self, view: View, asked: Question) -> bool:
        """Would a Curse one could play hurt somebody else, or another card move Levels as one likes it?"""
        for choice in asked.plays:
            card, victim = choice[1], choice[2] - ids.T_PLAYER
            if not 0 <= victim < len(view.players):
                continue
            if self.t.kind[card] == ids.K_CURSE:
                if victim != self.worths.seat and self.managing.harm(view, card, victim) > 0:
                    return True
            elif self.managing.level_gain(view, card, victim) > 0:
                return True
        return False

    # ---- the turn

    def unknown(self, view: View, asked: Question) -> Judged:
        """A Door nobody knows, though one could have the one on the discards."""
        card = view.discard_tops[ids.DOOR]
        worse = card >= 0 and self.managing.redraw(view, asked) is None
        return 0.0, hint("unknown-door", card=self.verdicts.name(card)) if worse else None

    def step(self, view: View, asked: Question, choice: Choice) -> Judged:
        verb, a, b, _c = choice
        me = self.worths.me(view)
        if verb == ids.V_KICK:
            weak = hint("kick-weak", strength=me.strength, escape=me.escape)
            return 1.0, hint("kick", strength=me.strength, beats=me.strength - 1) if me.strength > 1 else weak
        if verb == ids.V_KEEP:
            return 1.0, hint("keep", hand=me.hand_size + 1)
        if verb == ids.V_TROUBLE:
            return self.trouble(me, choice)
        if verb == ids.V_LOOT:
            return 1.0, self.no_trouble(me, asked)
        if verb == ids.V_END:
            over = view.phase == ids.PH_CHARITY and me.hand_size
            return 0.5, hint("end", hand=me.hand_size) if over else None
        if verb == ids.V_SELL:
            return self.sale(view, asked, a)
        if verb == ids.V_EQUIP:
            n, off = self.worths.bonus(me, a), self.worths.bonus(me, b) if b >= 0 else 0
            now = self.brings(me, choice, n - off)
            if now != n - off and now > 0:
                return float(now), hint("item", n=now, before=me.strength, after=me.strength + now)
            return float(now), hint("equip", n=n, off=off, strength=me.strength + now) if now > 0 else None
        if verb == ids.V_ATTACH:
            n = self.brings(me, choice, self.worths.wardrobe.attached(me, a, b))
            return float(n), hint("item", n=n, before=me.strength, after=me.strength + n) if n > 0 else None
        if verb == ids.V_DONE and view.sale:
            gold, price = self.proceeds(view, view.sale), self.managing.price(view)
            return 1.0, hint("sold", gold=gold, price=price) if gold >= price else None
        return self.proposal(view, me, choice) if verb in PROPOSING else (0.0, None)

    def proposal(self, view: View, me: PlayerView, choice: Choice) -> Judged:
        """To offer something, term by term: help for Treasures, or a trade."""
        if choice[0] == ids.V_DEAL:
            return self.barter(view, me, choice[2], ())
        deal, term = view.deal, choice[0] == ids.V_TERM
        if deal is None:
            return 0.0, None
        if view.combat is not None and deal.scope == ids.DEAL_HELP:
            if term and choice[1] != ids.TERM_TREASURES:
                return 0.0, None
            return self.verdicts.offer(view, view.combat, deal, choice[2] if term else deal.treasures)
        return self.barter(view, me, deal.other, (choice[2],) if term else ())

    def barter(self, view: View, me: PlayerView, who: int, cards: Sequence[int]) -> Judged:
        """A trade one has in mind, with somebody for these cards of it: what it adds to the own strength."""
        give, get = self.managing.trading.plan or ((), ())
        other = view.players[who]
        if not get or give[0] not in me.worn + me.pack or get[0] not in other.worn + other.pack:
            return 0.0, None
        if any(card not in give + get for card in cards):
            return 0.0, None
        n = self.worths.wardrobe.added(me, get[0]) - self.worths.wardrobe.added(me, give[0])
        names = {"mine": self.verdicts.name(give[0]), "theirs": self.verdicts.name(get[0])}
        return 0.5, hint("barter" if n > 0 else "barter-both", who=who, n=n, **names)

    def proceeds(self, view: View, cards: Sequence[int]) -> int:
        """SELL-01: what a sale brings, one that is on or the next."""
        me, gold = self.worths.me(view), [max(0, self.t.gold[card]) for card in cards]
        doubles = self.worths.marked(me, ids.M_DOUBLE_SALE) if view.sale else self.managing.doubles(view)
        return sum(gold) + (max(gold) if doubles else 0)

    def trouble(self, me: PlayerView, choice: Choice) -> Judged:
        """TURN-07: a fight one looks for."""
        ours, theirs, won = self.meeting(me, choice)
        if not won:
            return -1.0, None
        wins = me.level + self.t.rise[choice[1]] >= self.t.win_level
        return self.t.win_level if wins else 2.0 + self.t.rise[choice[1]], self.beaten(me, choice[1], ours, theirs)

    def beaten(self, me: PlayerView, card: int, ours: int, theirs: int) -> Phrase:
        """A monster one knows, and beats."""
        facts = {"ours": ours, "theirs": theirs}
        if me.level + self.t.rise[card] >= self.t.win_level:
            return hint("won-game", **facts)
        facts |= {"levels": self.t.rise[card], "treasures": self.t.prize[card]}
        return hint("tie-won", **facts) if ours == theirs else hint("trouble", card=self.verdicts.name(card), **facts)

    def known(self, me: PlayerView, card: int) -> Judged:
        """A Door one knows instead of one nobody does."""
        worth = self.managing.met(me, card)
        if self.t.kind[card] != ids.K_MONSTER or not worth:
            return worth, hint("known-door", card=self.verdicts.name(card))
        return worth, self.beaten(me, card, self.worths.own_side(me, card), self.worths.monster_strength(card, [me]))

    def meeting(self, me: PlayerView, choice: Choice) -> tuple[int, int, bool]:
        """Both sides of a fight one could look for, and is it won? Tried where that is possible."""
        trials = self.verdicts.warfare.trials
        then = trials.fight_after(me.seat, choice) if trials.possible else None
        if then is not None:
            return then.munchkins, then.monsters, then.winning
        ours, theirs = self.worths.own_side(me, choice[1]), self.worths.monster_strength(choice[1], [me])
        return ours, theirs, ours > theirs

    def no_trouble(self, me: PlayerView, asked: Question) -> Phrase | None:
        """Why not look for trouble: by the monster one is nearest to beating."""
        troubles = [c for c in asked.options if c[0] == ids.V_TROUBLE]
        if not troubles:
            return hint("loot-free")
        meetings = [(self.meeting(me, choice), choice[1]) for choice in troubles]
        (ours, theirs, won), card = max(meetings, key=lambda met: met[0][0] - met[0][1])
        return None if won else hint("loot", card=self.verdicts.name(card), ours=ours, theirs=theirs)

    def sale(self, view: View, asked: Question, card: int) -> Judged:
        """SELL-01: what is given up for a level."""
        me = self.worths.me(view)
        plan = (*view.sale, card) if view.sale else tuple(self.managing.sale_plan(view, asked) or ())
        if not plan:
            return -1.0, None
        gold, price = self.proceeds(view, plan), self.managing.price(view)
        if gold < price:  # more is to come
            return 1.0, hint("item-gold", gold=gold, price=price)
        lost = sum([self.worths.wardrobe.added(me, c) for c in plan if c in me.worn])
        return 2.0, hint("sell", gold=gold, level=me.level + 1, lost=lost, strength=me.strength)

    # ---- cards

    def t_level(self, choice: Choice) -> bool:
        return choice[0] == ids.V_PLAY and any(op[0] == ids.O_LEVELS for op in self.worths.mode_ops(choice[1]))

    def level(self, view: View, choice: Choice) -> Judged:
        me, victim = self.worths.me(view), choice[2] - ids.T_PLAYER
        if not 0 <= victim < len(view.players):
            return 0.0, None
        gain = self.managing.level_gain(view, choice[1], victim)
        if gain <= 0:
            return gain, None
        if victim == me.seat or view.players[victim].level == 1:
            return gain, hint("level", level=me.level + 1, left=self.t.win_level - me.level - 1)
        return gain, hint("level-taken", level=me.level + 1, who=victim, theirs=view.players[victim].level - 1)

    def play(self, view: View, choice: Choice) -> Judged:
        _verb, card, target, second = choice
        me, kind = self.worths.me(view), self.t.kind[card]
        if kind == ids.K_CURSE and 0 <= target < len(view.players):
            return self.curse(view, card, target)
        if kind == ids.K_ITEM:
            return self.item(view, choice)
        if kind in (ids.K_CLASS, ids.K_RACE):
            return self.trait(me, card, target)
        if kind in (ids.K_SUPER, ids.K_HALF):
            return 1.5, hint("second-class" if kind == ids.K_SUPER else "second-race")
        if kind in (ids.K_ALLY, ids.K_HIRELING) and self.t.bonus[card] > 0:
            allies = [c for c in me.worn if self.t.kind[c] == kind == ids.K_ALLY]
            n = self.brings(me, choice, self.t.bonus[card] - sum([self.t.bonus[c] for c in allies]))
            return float(n), hint("item", n=n, before=me.strength, after=me.strength + n) if n > 0 else None
        if target - ids.T_CARD in me.curses and ids.O_CANCEL in self.worths.mode_codes(card):
            return self.rid(me, choice)
        if second == ids.CARRIED:
            return 0.5, hint("carry", hand=me.hand_size)
        return self.rescue(view, choice)

    def rid(self, me: PlayerView, choice: Choice) -> Judged:
        """The end of a Curse in force."""
        n = self.brings(me, choice, 0)
        if n > 0:
            return float(n), hint("item", n=n, before=me.strength, after=me.strength + n)
        return 1.0, hint("rid", card=self.verdicts.name(choice[2] - ids.T_CARD))

    def item(self, view: View, choice: Choice) -> Judged:
        """What an Item adds, or what it would sell for."""
        me, card = self.worths.me(view), choice[1]
        n, off = self.worths.wardrobe.added(me, card), self.worths.wardrobe.displaced(me, card)
        now = self.brings(me, choice, 0 if off else n)
        if n > 0 and now <= 0:
            return float(n), hint("swap", n=n + off, off=off, strength=me.strength + n)
        if now > 0:
            return float(now), hint("item", n=now, before=me.strength, after=me.strength + now)
        escape = self.escape(me, choice)
        if escape < me.escape:
            return 0.2, hint("escape", n=escape, before=me.escape)
        if view.phase == ids.PH_CHARITY and view.turn == me.seat and me.hand_size > HAND_SIZE:
            return 0.2, hint("carry", hand=me.hand_size)
        gold = max(0, self.t.gold[card]) if me.level + 1 < self.t.win_level else 0  # SELL-05
        return 0.2, hint("item-gold", gold=gold, price=self.managing.price(view)) if gold else None

    def trait(self, me: PlayerView, card: int, target: int) -> Judged:
        """A Class or Race: the first, one more, or another."""
        kind = self.t.kind[card]
        mine = [c for c in me.traits if self.t.kind[c] == kind]
        if not mine:
            return 2.0, hint("first-class" if kind == ids.K_CLASS else "first-race")
        if target == ids.NO_TARGET and any(self.t.kind[c] == ROOM[kind] for c in me.traits):
            return 1.5, hint("more-class" if kind == ids.K_CLASS else "more-race")
        n = round(self.worths.wardrobe.fits(me, card))
        return float(n), hint("fits", n=n) if n > 0 else None

    def tried(self, me: PlayerView, choice: Choice) -> PlayerView | None:
        """Oneself after a choice, where it can be tried."""
        trials = self.verdicts.warfare.trials
        return trials.self_after(me.seat, choice) if trials.possible else None

    def brings(self, me: PlayerView, choice: Choice, guess: int) -> int:
        """What a choice adds to the own strength."""
        then = self.tried(me, choice)
        return then.strength - me.strength if then is not None else guess

    def escape(self, me: PlayerView, choice: Choice) -> int:
        """What it takes to run away after it."""
        then = self.tried(me, choice)
        return then.escape if then is not None else me.escape

    def curse(self, view: View, card: int, victim: int) -> Judged:
        """Whom it hits, and what that costs."""
        player = view.players[victim]
        if victim == self.worths.seat:
            return -self.worths.evil(self.t.bad[card], player), None
        gain = self.managing.harm(view, card, victim)
        levels, bonus = self.worths.foresight.weakens(player, self.t.bad[card])
        if levels:
            return gain, hint("curse-levels", who=victim, level=player.level, n=levels)
        if bonus:
            return gain, hint("curse-bonus", who=victim, n=bonus, strength=player.strength)
        foremost = player.level == self.worths.leader(view).level
        return gain, hint("curse-rival", who=victim, level=player.level) if gain > 0 and foremost else None

    def rescue(self, view: View, choice: Choice) -> Judged:
        """What saves from a Curse that strikes oneself, or from a roll that fails."""
        me = self.worths.me(view)
        if view.curse is not None and view.curse[1] == me.seat:
            evil = self.worths.evil(self.t.bad[view.curse[0]], me)
            levels, bonus = self.worths.foresight.weakens(me, self.t.bad[view.curse[0]])
            saved = hint("saved-levels", n=levels) if levels else hint("saved-bonus", n=bonus) if bonus else None
            return evil, saved
        if view.die is not None and view.die.seat == me.seat and view.die.monster >= 0:
            face = choice[2] - ids.T_FACE
            if 0 < face <= SIX and view.die.value - view.die.face + face < ids.ESCAPE_ON:
                return -1.0, None
            facts = {"n": view.die.value, "needed": ids.ESCAPE_ON}
            return 1.0, hint("roll-fails", bad=self.verdicts.bad(me, view.die.monster), **facts)
        return 0.0, None

    def use(self, view: View, choice: Choice) -> Judged:
        """An ability outside the sum of a fight."""
        me = self.worths.me(view)
        program = self.worths.ops(choice[1])
        codes = [op[0] for op in program]
        if ids.O_TAKE in codes and choice[2] >= ids.T_CARD:
            card = choice[2] - ids.T_CARD
            percent = round(100 * self.worths.foresight.chance(program, ids.O_TAKE))
            n = self.worths.wardrobe.added(me, card)
            gain = self.managing.theft_gain(view, choice)
            return gain, hint("theft", percent=percent, card=self.verdicts.name(card), n=n) if gain > 0 and n else None
        if ids.O_SALVAGE in codes and choice[2] >= ids.T_CARD and choice[3] >= 0:
            n = self.worths.wardrobe.added(me, choice[2] - ids.T_CARD)
            off = self.worths.wardrobe.added(me, choice[3]) if choice[3] in me.worn else 0
            return float(n - off), hint("swap", n=n, off=off, strength=me.strength + n - off) if n > off else None
        if ids.O_RESURRECT in codes and view.discard_tops[ids.DOOR] >= 0:
            return self.known(me, view.discard_tops[ids.DOOR])
        if ids.O_PEEK in codes:
            return 0.5, hint("peek")
        return self.rescue(view, choice)
