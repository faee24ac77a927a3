"""A heuristic player in a fight: what winning brings against what it costs, for oneself and for rivals."""

from typing import Final

from kickdoor.agents.greedy_fighting import Fighting
from kickdoor.agents.question import Question
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import Temper
from kickdoor.agents.trials import MOST_TRIES, Trials
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import CombatView, PlayerView, View

Swings = list[tuple[int, Choice]]
TAKES_AWAY: Final[tuple[int, ...]] = (ids.O_REMOVE, ids.O_TAME)  # a fight with one monster is over
ENDS_IT: Final[tuple[int, ...]] = (ids.O_REMOVE_ALL, ids.O_TRANSFER)
HELP: Final = 0.6  # the least an offer of help must bring both
FEAR: Final = 30.0  # how much more the luck of somebody hurts who would be one step from winning


class Warfare(Fighting):
    """The greedy player's sums, and a price for everything."""

    def __init__(self, worths: Worths, rivals: Rivals, trials: Trials, temper: Temper) -> None:
        super().__init__(worths)
        self.worths = worths
        self.rivals = rivals
        self.trials = trials
        self.temper = temper

    # ---- the sum

    def lead(self, view: View, fight: CombatView) -> int:
        """As the greedy player; who wins as it stands, everybody sees."""
        lead = super().lead(view, fight)
        return lead if (lead > 0) == fight.winning else int(fight.winning)

    def swing(self, view: View, fight: CombatView, choice: Choice) -> int:
        total = super().swing(view, fight, choice)
        target = choice[2]
        monster = self.foe(fight, target)
        for op in self.program(choice):
            if op[0] in (ids.O_WEAKEN, ids.O_UNTAG) and monster is not None:
                total -= op[-1]
            elif op[0] == ids.O_ATTACK:
                total += op[1]
            elif op[0] == ids.O_GREASE and 0 <= target < len(view.players):
                total += self.greased(view.players[target], op[1], op[2])
            elif op[0] == ids.O_MUTE and target >= ids.T_CARD:
                total -= self.muted(view, fight, target - ids.T_CARD)
            elif op[0] == ids.O_SEND_HOME and 0 <= target < len(view.players):
                total -= view.players[target].strength
            elif op[0] == ids.O_TWIN and monster is not None:
                total -= monster.strength
            elif op[0] == ids.O_TAME and monster is not None and len(fight.cards) > 1:
                total += monster.strength
        return total

    def muted(self, view: View, fight: CombatView, item: int) -> int:
        return sum([self.worths.bonus(player, item) for player in self.team(view, fight) if item in player.worn])

    def greased(self, player: PlayerView, tag: int, n: int) -> int:
        """So much for each Item of a kind that is worn."""
        return n * sum([bool(self.t.tags[c] & tag) and self.worths.usable(player, c) for c in player.worn])

    def with_help(self, view: View, fight: CombatView, helper: PlayerView) -> tuple[int, int]:
        """Both sides with a helper: tried, or else as much of one as the monsters let count, and more for hate."""
        then = self.trials.helped(helper.seat)
        if then is not None:
            return then.munchkins, then.monsters
        marks, more, team = 0, 0, self.team(view, fight)
        for monster in fight.cards:
            marks |= self.t.marks[monster.card]
            if self.t.against[monster.card]:
                hate = self.sense.monster_strength(monster.card, [*team, helper])
                more += hate - self.sense.monster_strength(monster.card, team)
        own = 0 if marks & ids.M_BONUS_ONLY else helper.level
        own += 0 if marks & ids.M_LEVEL_ONLY else helper.strength - helper.level
        return fight.munchkins + own, fight.monsters + more

    def aid(self, view: View, fight: CombatView, helper: PlayerView) -> int:
        """By how much a helper changes the lead."""
        ours, theirs = self.with_help(view, fight, helper)
        return ours - theirs - (fight.munchkins - fight.monsters)

    # ---- as one of the munchkins in it

    def join_in(self, view: View, fight: CombatView, asked: Question) -> Choice | None:
        """Spend on the own fight what it brings; else ask for help, or get away."""
        need = 1 - self.lead(view, fight)
        if fight.fighter != self.sense.seat:
            return super().join_in(view, fight, asked) if self.wanted(view, fight) else None
        if need <= 0:
            return self.pump(view, fight, asked)
        swings = [(n, choice) for choice in asked.acts if (n := self.swing(view, fight, choice)) > 0]
        last = self.for_the_win(view, fight)
        first, cost = self.plan(view, swings, need)
        gain = self.worths.spoils(fight) + self.worths.defeat(self.sense.me(view), fight)
        if first is not None and (last or cost * self.temper.thrift <= gain):
            return first
        found = self.drop(view, fight, asked, need)
        if found is None and (last or self.deadly(view, fight)):
            found = self.won_by_trial(asked)
        if found is None and self.rivals.may_offer(view):
            found = self.ask_help(view, asked, need)
        return found or self.get_away(view, asked)

    def drop(self, view: View, fight: CombatView, asked: Question, need: int) -> Choice | None:
        """As the greedy player, where it turns the fight: who has nothing bad of a Class is not hated for it."""
        found = super().drop(view, fight, asked, need)
        if found is None or not self.trials.possible:
            return found
        then = self.trials.fight_after(self.sense.seat, found)
        return found if then is not None and then.winning else None

    def deadly(self, view: View, fight: CombatView) -> bool:
        """Is one about to lose a fight against a monster that kills?"""
        me = self.sense.me(view)
        if fight.winning or (me.seat != fight.fighter and me.seat not in fight.helpers):
            return False
        for monster in fight.cards:
            if (
                self.worths.pursues(monster.card, me)
                and self.worths.evil(self.t.bad[monster.card], me) >= self.temper.death
            ):
                return True
        return False

    def get_away(self, view: View, asked: Question) -> Choice | None:
        """As the greedy player; or what makes the own rolls better, where the Bad Stuff is worse than its price."""
        found = super().get_away(view, asked)
        if found is not None and any(op[0] == ids.O_TRANSFER for op in self.program(found)):
            found = self.hand_over(view, asked, found)
        return found or self.hurry(view, asked)

    def hand_over(self, view: View, asked: Question, found: Choice) -> Choice | None:
        """A lost fight goes to whoever is furthest from winning it, and to nobody who would win the game by it."""
        best: tuple[int, Choice] | None = None
        for choice in asked.acts:
            if choice[:2] == found[:2] and self.mine(choice):
                heir = view.players[choice[2] - ids.T_PLAYER]
                lead = self.lead_of(view, choice, heir)
                wins = view.combat is not None and heir.level + view.combat.levels >= self.t.win_level
                if not (wins and lead > 0) and (best is None or lead < best[0]):
                    best = (lead, choice)
        return best[1] if best is not None else None

    def lead_of(self, view: View, choice: Choice, heir: PlayerView) -> int:
        """By how much somebody would win a fight that is handed over, with all one can see of what there is for it."""
        then = self.trials.fight_after(self.sense.seat, choice) if self.trials.possible else view.combat
        if then is None:
            return 0
        own = then.munchkins if then.fighter == heir.seat else heir.strength
        more = 0
        for card in heir.pack + heir.hand:
            for op in self.sense.mode_ops(card) if self.t.kind[card] == ids.K_ONESHOT else ():
                more += op[1] if op[0] == ids.O_BOOST else own if op[0] == ids.O_DOUBLE else 0
        return own + more - then.monsters

    def hurry(self, view: View, asked: Question) -> Choice | None:
        fight, me = view.combat, self.sense.me(view)
        for choice in asked.plays if fight is not None else ():
            plus = [op[1] for op in self.program(choice) if op[0] == ids.O_FLEE_PLUS]
            if not plus or choice[2] != ids.T_PLAYER + me.seat or fight is None:
                continue
            spared = 0.0
            for monster in fight.cards:
                if self.worths.pursues(monster.card, me):
                    caught = min(plus[0] / 6, 1.0 - self.worths.escape(me, monster.card))
                    spared += caught * self.worths.evil(self.t.bad[monster.card], me)
            if spared >= self.price(view, choice):
                return choice
        return None

    def wanted(self, view: View, fight: CombatView) -> bool:
        """Does a helper want the fight to be won? Not one that wins the game for somebody else."""
        return fight.fighter == self.sense.seat or not self.for_the_win(view, fight)

    def ask_help(self, view: View, asked: Question, need: int) -> Choice | None:
        """HELP-01: whoever is strong enough and would do it for least; nobody who would not do it at all."""
        fight = view.combat
        if fight is None or self.for_the_win(view, fight):
            return None
        best: tuple[float, Choice] | None = None
        aids: dict[int, int] = {}
        for choice in asked.of(ids.V_DEAL):
            if choice[1] != ids.DEAL_HELP:
                continue
            helper = view.players[choice[2]]
            if helper.seat not in aids:
                aids[helper.seat] = self.aid(view, fight, helper)
            if aids[helper.seat] < need or not self.harmless(helper) or self.rivals.quarrels(helper.seat):
                continue
            if not self.would_help(view, fight, choice):
                continue
            cost = choice[3] * self.temper.treasure + 0.1 * helper.level - 0.2 * self.rivals.regard.get(choice[2], 0.0)
            if best is None or cost < best[0]:
                best = (cost, choice)
        return best[1] if best is not None else None

    def would_help(self, view: View, fight: CombatView, choice: Choice) -> bool:
        """Would somebody sensible in that seat accept so many Treasures?"""
        helper, treasures = choice[2], choice[3]
        return self.help_worth(view, fight, helper, treasures) >= HELP

    def help_worth(self, view: View, fight: CombatView, helper: int, treasures: int) -> float:
        """What it brings a helper to help for so many Treasures, less a part of what it brings the fighter."""
        own = treasures * self.temper.treasure
        if self.sense.marked(view.players[helper], ids.M_HELP_LEVEL):
            own += self.temper.level * len(fight.cards)
        theirs = self.worths.spoils(fight) - treasures * self.temper.treasure
        mine = helper == self.sense.seat
        weight = self.rivals.weight(view, fight.fighter) if mine else self.rivals.weight_to(view, helper)
        return own - self.temper.grudging * weight * theirs * self.fear(view.players[fight.fighter], fight)

    def fear(self, fighter: PlayerView, fight: CombatView) -> float:
        """Who would be one step from winning pays more for help."""
        return FEAR if fighter.level + fight.levels >= self.t.win_level - 1 else 1.0

    def take_over(self, view: View, fight: CombatView, asked: Question) -> Choice | None:
        """Another's fight, if one would win it and it is worth the card."""
        me = self.sense.me(view)
        lead = me.strength - fight.monsters
        wins = me.level + fight.levels >= self.t.win_level
        for choice in asked.acts:
            if choice[2] == ids.T_PLAYER + me.seat and any(op[0] == ids.O_TRANSFER for op in self.program(choice)):
                if lead > (0 if wins else 2) and (wins or self.worths.spoils(fight) > self.price(view, choice)):
                    return choice
        return None

    def pump(self, view: View, fight: CombatView, asked: Question) -> Choice | None:
        """Make a fight that is surely won bigger: more monsters for more levels, more Treasures."""
        lead = self.lead(view, fight)
        if lead <= self.temper.pump or self.for_the_win(view, fight):
            return None
        best: tuple[float, Choice] | None = None
        for choice in asked.acts:
            n = self.swing(view, fight, choice)
            if n < 0 and lead + n >= self.temper.pump:
                gain = self.yielded(fight, choice) - self.price(view, choice)
                if gain > 0 and (best is None or gain > best[0]):
                    best = (gain, choice)
        return best[1] if best is not None else None

    def yielded(self, fight: CombatView, choice: Choice) -> float:
        """What a card played into the own fight brings if the fight is won."""
        verb, a, b, c = choice[0], choice[1], choice[2], choice[3]
        ops = [op[0] for op in self.program(choice)]
        level, treasure = self.temper.level, self.temper.treasure
        if verb == ids.V_PLAY and self.t.kind[a] == ids.K_MONSTER:
            return self.t.rise[a] * level + self.t.prize[a] * treasure
        if ids.O_JOIN in ops and c >= 0:
            return self.t.rise[c] * level + self.t.prize[c] * treasure
        for monster in fight.cards:
            if ids.T_MONSTER + monster.uid == b and (ids.O_MATE in ops or ids.O_TWIN in ops):
                return self.t.rise[monster.card] * level + monster.treasures * treasure
        return self.t.enhance[a][ids.ENHANCE_TREASURES] * treasure if ids.O_ENHANCE in ops else 0.0

    def plan(self, view: View, swings: Swings, need: int) -> tuple[Choice | None, float]:
        """The first step of the cheapest way to turn the fight, and what all of it costs."""
        best: dict[tuple[int, int], tuple[int, Choice, float]] = {}
        for n, choice in swings:
            key = (choice[0], choice[1])
            if key not in best or n > best[key][0]:
                best[key] = (n, choice, self.price(view, choice))
        ways = sorted(best.values(), key=lambda way: way[2] / way[0])
        alone = min([way for way in ways if way[0] >= need], key=lambda way: (way[2], way[0]), default=None)
        total, cost, first = 0, 0.0, None
        for n, choice, price in ways:
            for _ in range(2 if choice[0] == ids.V_USE else 1):
                if total < need:
                    total += n
                    cost += price
                    first = first or choice
        if total < need or (alone is not None and alone[2] <= cost):
            return (alone[1], alone[2]) if alone is not None else (None, 0.0)
        return first, cost

    # ---- as a bystander

    def interfere(self, view: View, fight: CombatView, asked: Question) -> Choice | None:
        """Stop whoever is about to win the game, take a fight over, meddle otherwise only where it pays."""
        lead = self.lead(view, fight)
        found = self.take_over(view, fight, asked)
        if found is not None:
            return found
        if self.for_the_win(view, fight):
            return self.prevent(view, fight, asked) if lead > 0 else None
        if self.rivals.at_peace(fight.fighter) or not self.rivals.owed(fight.fighter):
            return None
        if not (self.temper.meddle if lead > 0 else -lead < self.temper.pile_on):
            return None
        harms = [(-n, choice) for choice in asked.acts if (n := self.swing(view, fight, choice)) < 0]
        if not harms:
            return None
        fighter = view.players[fight.fighter]
        loss = self.worths.spoils(fight) + self.worths.defeat(fighter, fight)
        gain = loss * self.rivals.weight(view, fight.fighter)
        if lead > 0:
            first, cost = self.plan(view, harms, lead)
            return first if cost * self.temper.meddle < gain else None
        cheap = [pair for pair in harms if self.price(view, pair[1]) <= min(self.temper.pile_price, gain)]
        return max(cheap, key=lambda pair: pair[0])[1] if cheap else None

    def prevent(self, view: View, fight: CombatView, asked: Question) -> Choice | None:
        """Somebody is about to win the game: the cheapest card that alone prevents it, or several, or what there is."""
        stops = [choice for choice in asked.acts if self.stops(view, fight, choice)]
        stops = stops or self.found_by_trial(view, fight, asked)
        if stops:
            weakest = min(view.players, key=lambda player: player.level).seat
            return min(stops, key=lambda c: (self.price(view, c), c[2] != ids.T_PLAYER + weakest))
        return super().interfere(view, fight, asked)

    def hurt(self, view: View, choice: Choice) -> float:
        return self.worths.evil(self.t.bad[choice[1]], view.players[choice[2] - ids.T_PLAYER])

    def won_by_trial(self, asked: Question) -> Choice | None:
        """Where the game or the own life hangs on it, what no rule of thumb knows of: a Seal closed, another Class."""
        if not self.trials.possible:
            return None
        for choice in asked.acts[:MOST_TRIES]:
            after = self.trials.fight_after(self.sense.seat, choice)
            if after is not None and after.fighter == self.sense.seat and after.winning:
                return choice
        return None

    def found_by_trial(self, view: View, fight: CombatView, asked: Question) -> list[Choice]:
        """What no rule of thumb knows of: the first option after which the fight is not won, or is no more."""
        if not self.trials.possible:
            return []
        for choice in asked.acts[:MOST_TRIES]:
            after = self.trials.fight_after(self.sense.seat, choice)
            if after is None or after.fighter != fight.fighter or not after.winning:
                return [choice]
        return []

    def stops(self, view: View, fight: CombatView, choice: Choice) -> bool:
        """Does the choice alone keep the fighter from winning the game, as far as one can see?"""
        ops = [op[0] for op in self.program(choice)]
        if ids.O_ROLL in ops:
            return False
        if any(op in ENDS_IT for op in ops):
            heir = choice[2] - ids.T_PLAYER
            taken = ids.O_TRANSFER not in ops or view.players[heir].level + fight.levels < self.t.win_level
            return taken or heir == self.sense.seat
        if any(op in TAKES_AWAY for op in ops) and len(fight.cards) == 1:
            return True
        if self.swing(view, fight, choice) <= -self.lead(view, fight):
            return True
        return self.curse_stops(view, fight, choice)

    def curse_stops(self, view: View, fight: CombatView, choice: Choice) -> bool:
        """A Curse on the fighter that costs a level too many, or as much strength as the lead."""
        card = choice[1]
        if choice[0] != ids.V_PLAY or self.t.kind[card] != ids.K_CURSE or choice[2] != ids.T_PLAYER + fight.fighter:
            return False
        fighter = view.players[fight.fighter]
        levels, strength = self.worths.foresight.weakens(fighter, self.t.bad[card])
        spare = fighter.level + fight.levels - self.t.win_level
        return levels > spare or levels + strength >= self.lead(view, fight)
