"""A greedy player in a fight: as fighter, as helper, as bystander, and on the run."""

from typing import Final

from kickdoor.agents.question import Question
from kickdoor.agents.sense import Sense
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import CombatView, MonsterView, PlayerView, View

GETS_AWAY: Final[tuple[int, ...]] = (ids.O_ESCAPE, ids.O_ESCAPE_ALL, ids.O_REMOVE_ALL, ids.O_TRANSFER, ids.O_REMOVE)
SAVES: Final[tuple[int, ...]] = (ids.O_ESCAPE, ids.O_REROLL, ids.O_REMOVE)
ENDS_IT: Final[tuple[int, ...]] = (ids.O_REMOVE_ALL, ids.O_TRANSFER)
LEVEL_OF_A_THREAT: Final = 5
CHEAP: Final = 3.5  # worth of a card one gives to slow a leader down who is not about to win

Program = tuple[tuple[int, ...], ...]
NOTHING: Final[Program] = ()


class Fighting:
    """What to do about a fight. Every answer is a choice of the request, or None for nothing."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.t = sense.t
        self.programs: dict[int, Program] = {}  # of cards that were looked up, by side or not

    # ---- the sum

    def team(self, view: View, fight: CombatView) -> list[PlayerView]:
        return [view.players[seat] for seat in (fight.fighter, *fight.helpers)]

    def lead(self, view: View, fight: CombatView) -> int:
        """By how much the munchkins are ahead: above 0 they win (COMB-02, COMB-03)."""
        ties = any(self.sense.marked(player, ids.M_WIN_TIES) for player in self.team(view, fight))
        return fight.munchkins - fight.monsters + int(ties)

    def for_the_win(self, view: View, fight: CombatView) -> bool:
        return view.players[fight.fighter].level + fight.levels >= self.t.win_level

    def program(self, choice: Choice) -> Program:
        """What a play or a use does."""
        a, b = choice[1], choice[2]
        if choice[0] == ids.V_USE:
            return self.sense.ops(a)
        carried = b == ids.NO_TARGET and choice[3] == ids.CARRIED and self.t.kind[a] == ids.K_ONESHOT
        if choice[0] != ids.V_PLAY or carried:
            return NOTHING
        side = b == ids.T_SIDE or b == ids.T_SIDE + 1
        key = 2 * a + int(side)
        found = self.programs.get(key)
        if found is None:
            fits = [number for number in self.t.modes[a] if (self.t.abilities[number].target == ids.TG_SIDE) == side]
            self.programs[key] = found = tuple([op for number in fits for op in self.sense.ops(number)])
        return found

    def foe(self, fight: CombatView, target: int) -> MonsterView | None:
        """The monster a choice is aimed at."""
        for monster in fight.cards:
            if ids.T_MONSTER + monster.uid == target:
                return monster
        return None

    def swing(self, view: View, fight: CombatView, choice: Choice) -> int:
        """How the choice changes the lead of the munchkins; 0 if it does not work by strength."""
        a, b = choice[1], choice[2]
        if choice[0] == ids.V_PLAY and self.t.kind[a] == ids.K_MONSTER:
            return -self.sense.monster_strength(a, self.team(view, fight))
        total = 0
        target = self.foe(fight, b)
        for op in self.program(choice):
            if op[0] == ids.O_BOOST:
                n = op[1]
                if op[2]:
                    n *= sum([bool(self.sense.traits(p) & op[2]) for p in self.team(view, fight)])
                total += n if b == ids.T_SIDE else -n
            elif op[0] == ids.O_ENHANCE:
                total -= self.t.enhance[a][ids.ENHANCE_STRENGTH]
            elif op[0] == ids.O_MATE and target is not None:
                total -= target.strength
            elif op[0] == ids.O_JOIN:
                total -= self.sense.monster_strength(choice[3], self.team(view, fight))
            elif op[0] == ids.O_SWAP and target is not None:
                total += target.strength - self.sense.monster_strength(choice[3], self.team(view, fight))
            elif op[0] in (ids.O_REMOVE, ids.O_KILL) and target is not None and len(fight.cards) > 1:
                total += target.strength
            elif op[0] == ids.O_DOUBLE:
                total += view.players[fight.fighter].strength
            elif op[0] == ids.O_SPEND:
                total += op[1]
            elif op[0] == ids.O_STAB:
                total += op[1]
            elif op[0] == ids.O_COMPEL:
                total += view.players[b - ids.T_PLAYER].strength
            elif op[0] in (ids.O_TAKE_TO_WIN, ids.O_KILL):
                total += max(1, 1 - self.lead(view, fight))
        return total

    def price(self, view: View, choice: Choice) -> float:
        """What the choice costs in cards."""
        me = self.sense.me(view)
        verb, a, c = choice[0], choice[1], choice[3]
        if verb == ids.V_PLAY:
            return self.sense.worth(me, a)
        if verb == ids.V_USE and self.t.abilities[a].cost == ids.COST_NONE:
            return 0.0
        if verb == ids.V_USE and self.t.abilities[a].cost == ids.COST_HAND:
            return sum([self.sense.worth(me, card) for card in me.hand], 0.0)
        return self.sense.worth(me, c) if verb == ids.V_USE and c >= 0 else 1.5

    def smallest(self, view: View, swings: list[tuple[int, Choice]], need: int) -> Choice | None:
        """The cheapest choice that turns the fight, or the biggest of several that do so together."""
        enough = [pair for pair in swings if pair[0] >= need]
        if enough:
            return min(enough, key=lambda pair: (self.price(view, pair[1]), pair[0]))[1]
        return max(swings, key=lambda pair: pair[0])[1] if self.together(swings) >= need else None

    def together(self, swings: list[tuple[int, Choice]]) -> int:
        """What all of them can do: each card once, each ability as often as cards may pay for it (at most three)."""
        best: dict[tuple[int, int], int] = {}
        for n, choice in swings:
            key = (choice[0], choice[1])
            best[key] = max(best.get(key, 0), n)
        return sum([n * (2 if verb == ids.V_USE else 1) for (verb, _a), n in best.items()])

    # ---- as one of the munchkins in it

    def join_in(self, view: View, fight: CombatView, asked: Question) -> Choice | None:
        """Turn the own fight to a win, ask for help, or get away."""
        need = 1 - self.lead(view, fight)
        if need <= 0:
            return None
        swings = [(n, choice) for choice in asked.acts if (n := self.swing(view, fight, choice)) > 0]
        found = self.smallest(view, swings, need) if swings else None
        if found is not None or fight.fighter != self.sense.seat:
            return found
        found = self.drop(view, fight, asked, need)
        return found or self.ask_help(view, asked, need - self.together(swings)) or self.get_away(view, asked)

    def drop(self, view: View, fight: CombatView, asked: Question, need: int) -> Choice | None:
        """Give up the Class or Race the monster hates, if that wins."""
        for choice in asked.of(ids.V_DROP):
            trait = self.t.trait[choice[1]]
            hate = sum([n for m in fight.cards for bits, n in self.t.against[m.card] if bits & trait])
            if hate - bool(self.t.marks[choice[1]] & ids.M_WIN_TIES) >= need:
                return choice
        return None

    def ask_help(self, view: View, asked: Question, need: int) -> Choice | None:
        """HELP-01: the weakest of those who are strong enough, for a Treasure or two."""
        asks = [c for c in asked.of(ids.V_DEAL) if c[1] == ids.DEAL_HELP]
        able = [c for c in asks if view.players[c[2]].strength >= need and self.harmless(view.players[c[2]])]
        if not able:
            return None
        helper = min((view.players[c[2]] for c in able), key=lambda player: (player.level, player.strength))
        offers = [c for c in able if c[2] == helper.seat]
        most = max(c[3] for c in offers)
        return next((c for c in offers if c[3] == (2 if most > 3 else min(1, most))), offers[0])

    def harmless(self, player: PlayerView) -> bool:
        """HELP-06: an Elf goes up by helping."""
        return not self.sense.marked(player, ids.M_HELP_LEVEL) or player.level < self.t.win_level - 2

    def get_away(self, view: View, asked: Question) -> Choice | None:
        """A card that saves from a lost fight; which one, is a question of price. None: run."""
        ways = [c for c in asked.acts if any(op[0] in GETS_AWAY for op in self.program(c)) and self.mine(c)]
        if not ways or not self.dangerous(view):
            return None
        return min(ways, key=lambda choice: self.price(view, choice))

    def mine(self, choice: Choice) -> bool:
        """TG_RUNNERS: it takes the own seat along; a fight is handed to somebody else."""
        target = choice[2]
        if ids.T_MASK <= target < ids.T_WORD:
            return bool(target - ids.T_MASK >> self.sense.seat & 1)
        return target != ids.T_PLAYER + self.sense.seat

    def dangerous(self, view: View) -> bool:
        """Is the Bad Stuff worth a card? Not that of a monster that does not pursue (RUN-09)."""
        me = self.sense.me(view)
        worst = 0.0
        for m in view.combat.cards if view.combat is not None else ():
            if any(kind == ids.P_SPARE and me.level <= level for kind, level, _b in self.t.passives[m.card]):
                continue
            bad = self.t.bad[m.card]
            ops = self.t.programs[bad] if bad >= 0 else ()
            worst = max([worst, *[10.0 if op[0] == ids.O_DEATH else 2.0 for op in ops]])
        return worst > 5.0 or (worst > 0 and me.level > 3)

    def save(self, view: View, asked: Question) -> Choice | None:
        """RUN-02: an own roll to run away that fails: what saves from it, the cheapest first."""
        die = view.die
        if die is None or die.seat != self.sense.seat or die.monster < 0 or die.value >= ids.ESCAPE_ON:
            return None
        ways = []
        for choice in asked.acts:
            ops = [op[0] for op in self.program(choice)]
            six = ids.O_SET_DIE in ops and choice[2] == ids.T_FACE + 6 and die.value - die.face + 6 >= ids.ESCAPE_ON
            if six or any(op in SAVES for op in ops) or (ids.O_DIE_PLUS in ops and ids.ESCAPE_ON - die.value <= 2):
                ways.append(choice)
        way = min(ways, key=lambda choice: self.price(view, choice)) if ways else None
        return way if way is not None and (self.dangerous(view) or self.price(view, way) <= CHEAP) else None

    # ---- as a bystander

    def interfere(self, view: View, fight: CombatView, asked: Question) -> Choice | None:
        """Stop one who is about to win the game with all there is; slow a leader down if it is cheap."""
        fighter = view.players[fight.fighter]
        lead = self.lead(view, fight)
        if lead <= 0:
            return None
        harms = [(-n, c) for c in asked.acts if (n := self.swing(view, fight, c)) < 0]
        if self.for_the_win(view, fight):
            return self.smallest(view, harms, lead) if self.together(harms) >= lead else self.stop(view, harms, asked)
        ahead = fighter.level >= LEVEL_OF_A_THREAT and fighter.level > self.sense.me(view).level
        enough = [(n, c) for n, c in harms if n >= lead and self.price(view, c) <= CHEAP]
        return self.smallest(view, enough, lead) if ahead and enough else None

    def stop(self, view: View, harms: list[tuple[int, Choice]], asked: Question) -> Choice | None:
        """Strength alone does not do it: end the fight, curse the fighter, or hope that others add to it."""
        fight = view.combat
        assert fight is not None
        ends = [c for c in asked.acts if any(op[0] in ENDS_IT for op in self.program(c))]
        if ends:
            weakest = min(view.players, key=lambda player: player.level).seat
            return max(ends, key=lambda c: (c[2] == ids.T_PLAYER + weakest, c[2] == ids.T_PLAYER + self.sense.seat))
        curses = [c for c in asked.plays if self.t.kind[c[1]] == ids.K_CURSE and c[2] == ids.T_PLAYER + fight.fighter]
        worst = max(curses, key=lambda c: self.hurt(view, c), default=None)
        if worst is not None and self.hurt(view, worst) > 0:
            return worst
        return max(harms, key=lambda pair: pair[0])[1] if harms else None

    def hurt(self, view: View, choice: Choice) -> float:
        """What a Curse costs whom it is aimed at: one is like another to who does not look."""
        return 1.0
