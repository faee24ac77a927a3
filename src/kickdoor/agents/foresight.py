"""What a card's program would cost a player: followed op by op, dice on average, choices at their best."""

from typing import Final

from kickdoor.agents.sense import Sense
from kickdoor.agents.temper import Temper
from kickdoor.engine import ids
from kickdoor.engine.view import PlayerView

Program = tuple[tuple[int, ...], ...]

MOST_STEPS: Final = 60  # of one program; none of the editions comes near
UNSEEN: Final = 2.0  # a card of a hand one cannot see
LESSER: Final = 1.1  # what stays with its victim for a while
SHOWN: Final = 0.5
TRAIT: Final = 2.3
DOOR: Final = 1.0
KINDS: Final = {ids.KIND_CLASS: ids.K_CLASS, ids.KIND_RACE: ids.K_RACE}
TAKERS: Final = {
    ids.TAKE_NEIGHBOURS: 2,
    ids.TAKE_RIGHT: 1,
    ids.TAKE_LOWEST: 1,
    ids.TAKE_ONE_HIGHEST: 1,
    ids.TAKE_ROUND: 99,
}
OTHERS: Final = 3  # takers where every other player is one


class Foresight:
    """Costs are in points of bonus; what a player gains counts as less than nothing."""

    def __init__(self, sense: Sense, temper: Temper) -> None:
        self.sense = sense
        self.t = sense.t
        self.temper = temper
        self.branches: dict[tuple[int, int], tuple[Program, int, int]] = {}  # of all programs, when asked for

    def find_branches(self) -> None:
        for program in self.t.programs:
            for pc, op in enumerate(program):
                if op[0] == ids.O_EITHER:
                    self.branches.setdefault((op[1], op[2]), (program, pc + 1, op[3]))

    def either(self, player: PlayerView, first: int, second: int) -> tuple[float, float]:
        """What the two ways of a choice between two words cost: equal words mean equal effects, on whichever card."""
        if not self.branches:
            self.find_branches()
        if (first, second) not in self.branches:
            return 0.0, 0.0
        program, one, other = self.branches[first, second]
        return self.cost(player, program, one), self.cost(player, program, other)

    def cost(self, player: PlayerView, program: Program, pc: int = 0, acc: int = 0, steps: int = MOST_STEPS) -> float:
        """What the program costs the player on average from an operation on."""
        total = 0.0
        while pc < len(program) and steps > 0:
            op = program[pc]
            code = op[0]
            pc += 1
            steps -= 1
            if code == ids.O_GOTO:
                pc = op[1]
            elif code == ids.O_ROLL:
                return total + sum([self.cost(player, program, pc, face, steps) for face in range(1, 7)], 0.0) / 6
            elif code == ids.O_UNLESS_DIE:
                pc = pc if op[1] <= acc <= op[2] else op[3]
            elif code == ids.O_UNLESS:
                pc = pc if self.holds(player, op[1], op[2]) else op[3]
            elif code == ids.O_IF_SOME:
                pc = op[1] if acc else pc
            elif code == ids.O_IF_NONE:
                pc = pc if acc else op[1]
            elif code == ids.O_EITHER:
                ways = [self.cost(player, program, way, acc, steps) for way in (pc, op[3])]
                return total + min(ways)
            else:
                price, acc = self.step(player, op, acc)
                total += price
        return total

    def chance(self, program: Program, code: int) -> float:
        """How likely a program that begins with a roll comes to an operation."""
        if program[0][0] != ids.O_ROLL:
            return 1.0
        return sum([self.reaches(program, face, code) for face in range(1, 7)]) / 6

    def reaches(self, program: Program, face: int, code: int) -> bool:
        pc = 1
        for _ in range(MOST_STEPS):
            if pc >= len(program) or program[pc][0] == code:
                return pc < len(program)
            op = program[pc]
            if op[0] == ids.O_UNLESS_DIE and not op[1] <= face <= op[2]:
                pc = op[3]
            else:
                pc = op[1] if op[0] == ids.O_GOTO else pc + 1
        return False

    def holds(self, player: PlayerView, cond: int, arg: int) -> bool:
        """Conditions one can see; those one cannot are taken to hold."""
        if cond in (ids.C_NOT, ids.C_ALL, ids.C_ANY):
            held = [self.holds(player, *inner) for inner in self.t.groups[arg]]
            return not any(held) if cond == ids.C_NOT else all(held) if cond == ids.C_ALL else any(held)
        if cond == ids.C_TRAIT:
            return bool(self.sense.traits(player) & arg)
        if cond == ids.C_LEVEL:
            return player.level >= arg
        if cond == ids.C_CAN_PAY:
            return player.gold >= arg
        if cond == ids.C_OWNS:
            cards, unseen = self.fitting(player, arg)
            return bool(cards or unseen)
        return True

    def step(self, player: PlayerView, op: tuple[int, ...], acc: int) -> tuple[float, int]:
        """What one operation costs, and what it leaves in the register."""
        code = op[0]
        if code == ids.O_DEATH:
            return self.temper.death, acc
        if code in (ids.O_LEVELS, ids.O_LEVELS_ACC, ids.O_SET_LEVEL):
            return self.temper.level * self.falls(player, op, acc), acc
        if code == ids.O_LOSE:
            return self.lose(player, op[1], op[2], op[3], acc)
        if code in (ids.O_LOSE_BEST, ids.O_LOSE_ATTACHED, ids.O_LOSE_DEAREST, ids.O_LOSE_VALUE):
            return self.lose_items(player, op, acc)
        if code == ids.O_LOSE_TRAITS:
            mine = [c for c in player.traits if self.of_kind(c, op[1]) and (not op[3] or self.t.trait[c] & op[3])]
            n = len(mine) if op[2] == ids.ALL else min(1, len(mine))
            return TRAIT * n, n
        if code == ids.O_CHANGE_TRAIT:
            return (TRAIT / 2 if any(self.t.kind[c] == op[1] for c in player.traits) else 0.0), acc
        if code in (ids.O_TAKEN, ids.O_DRAWN, ids.O_LOSE_RANDOM, ids.O_DISCARD_HAND, ids.O_GIVE):
            return self.taken(player, op, acc)
        return self.rare(player, op, acc)

    def taken(self, player: PlayerView, op: tuple[int, ...], acc: int) -> tuple[float, int]:
        """Cards that others take, or that go by chance."""
        code = op[0]
        if code == ids.O_TAKEN:
            return self.lose(player, op[1], TAKERS.get(op[2], OTHERS), ids.BY_LEFT, acc)
        if code == ids.O_DRAWN:
            return self.of_hand(player, TAKERS.get(op[1], OTHERS)), acc
        if code == ids.O_LOSE_RANDOM:
            return self.of_hand(player, op[1]), min(op[1], player.hand_size)
        if code == ids.O_DISCARD_HAND:
            return self.of_hand(player, player.hand_size), player.hand_size
        return self.lose(player, op[1], 1, ids.BY_YOU, acc)

    def rare(self, player: PlayerView, op: tuple[int, ...], acc: int) -> tuple[float, int]:
        """Allies, everybody's troubles, cards drawn, what stays for a while."""
        code = op[0]
        if code == ids.O_LOSE_ALLY:
            allies = [self.sense.worth(player, c) for c in player.worn if self.t.kind[c] == ids.K_ALLY]
            return min(allies, default=0.0), min(1, len(allies))
        if code == ids.O_EACH and op[1] == ids.EACH_ALL:
            return self.cost(player, self.t.programs[op[2]], 0, acc), acc
        if code == ids.O_DRAW:
            return -op[2] * (self.temper.treasure if op[1] == ids.TREASURE else DOOR), acc
        if code in (ids.O_LAST, ids.O_WOE, ids.O_OPEN, ids.O_ENCORE, ids.O_CHASE, ids.O_MUTE_BEST, ids.O_CHANGE_SEX):
            return LESSER, 1
        return (SHOWN if code == ids.O_SHOW_HAND else 0.0), acc

    def falls(self, player: PlayerView, op: tuple[int, ...], acc: int = 0) -> int:
        """The levels an operation costs; less than none if it brings some."""
        if op[0] == ids.O_LEVELS_ACC:
            return min(acc, player.level - 1)
        if op[0] == ids.O_SET_LEVEL:
            return player.level - (op[1] or min(self.sense.lowest, player.level))
        return min(-op[2], player.level - 1) if op[1] == ids.YOU else 0

    def weakens(self, player: PlayerView, program: int) -> tuple[int, int]:
        """The levels and the bonus that a Curse without dice or choices takes from a player at once."""
        levels = bonus = 0
        ops = self.t.programs[program] if program >= 0 else ()
        if any(op[0] in (ids.O_ROLL, ids.O_EITHER, ids.O_UNLESS) for op in ops):
            return 0, 0
        for op in ops:
            if op[0] in (ids.O_LEVELS, ids.O_SET_LEVEL):
                levels += max(0, self.falls(player, op))
            elif op[0] == ids.O_LOSE_BEST:
                bonus += max([0, *[self.sense.bonus(player, c) for c in player.worn]])
            elif op[0] == ids.O_LOSE and op[2] == 1 and self.t.filters[op[1]][ids.FILTER_PLACES] == ids.IN_WORN:
                cards, _unseen = self.fitting(player, op[1])
                bonus += min([self.sense.bonus(player, c) for c in cards], default=0)
        return levels, bonus

    def of_kind(self, card: int, mask: int) -> bool:
        return any(mask & bit and self.t.kind[card] == kind for bit, kind in KINDS.items())

    # ---- cards that go

    def lose(self, player: PlayerView, number: int, n: int, chooser: int, acc: int) -> tuple[float, int]:
        cards, unseen = self.fitting(player, number)
        worths = sorted([*[self.sense.worth(player, c) for c in cards], *[UNSEEN] * unseen])
        many = len(worths) if n == ids.ALL else min(acc if n == ids.ACC else n, len(worths))
        gone = worths[:many] if chooser == ids.BY_YOU else worths[len(worths) - many :]
        return sum(gone, 0.0), many

    def lose_items(self, player: PlayerView, op: tuple[int, ...], acc: int) -> tuple[float, int]:
        """Items of a certain rank: the best, the dearest, or so many that they are worth a sum."""
        items = [c for c in player.worn + player.pack if self.t.gold[c] >= 0]
        if not items:
            return 0.0, 0
        if op[0] == ids.O_LOSE_VALUE:
            owed = acc if op[1] == ids.ACC else op[1]
            cost = 0.0
            for card in sorted(items, key=lambda c: self.sense.worth(player, c) / max(1, self.t.gold[c])):
                if owed > 0:
                    owed -= self.t.gold[card]
                    cost += self.sense.worth(player, card)
            return cost, int(owed <= 0)
        rank = self.t.gold if op[0] == ids.O_LOSE_DEAREST else self.t.bonus
        return self.sense.worth(player, max(items, key=lambda c: rank[c])), 1

    def of_hand(self, player: PlayerView, n: int) -> float:
        """So many cards of the hand, at random."""
        n = min(n, player.hand_size)
        if not n:
            return 0.0
        known = sum([self.sense.worth(player, c) for c in player.hand], 0.0)
        return (known + UNSEEN * (player.hand_size - len(player.hand))) * n / player.hand_size

    def fitting(self, player: PlayerView, number: int) -> tuple[list[int], int]:
        """The cards of a player that fit a filter, and how many of the hand may that one cannot see."""
        places = self.t.filters[number][ids.FILTER_PLACES]
        deck = self.t.filters[number][ids.FILTER_DECK]
        play = [*(player.worn if places & ids.IN_WORN else ()), *(player.pack if places & ids.IN_PACK else ())]
        own = [c for c in play if deck >= 0 or self.t.gold[c] >= 0]
        own += player.traits if places & ids.IN_TRAITS else ()
        own += player.hand if places & ids.IN_HAND else ()
        unseen = player.hand_size - len(player.hand) if places & ids.IN_HAND else 0
        return [c for c in own if self.fits(c, number)], unseen

    def fits(self, card: int, number: int) -> bool:
        asked = self.t.filters[number]
        size, slot, tags = asked[ids.FILTER_SIZE], asked[ids.FILTER_SLOT], asked[ids.FILTER_TAGS]
        low, high = asked[ids.FILTER_LEAST], asked[ids.FILTER_MOST]
        deck, kind = asked[ids.FILTER_DECK], asked[ids.FILTER_KIND]
        t = self.t
        if size != ids.SIZE_ANY and bool(t.big[card]) != (size == ids.SIZE_BIG):
            return False
        if slot == ids.SLOT_HANDS and t.slot[card] not in (ids.SLOT_ONE_HAND, ids.SLOT_TWO_HANDS):
            return False
        if slot not in (ids.ANY_SLOT, ids.SLOT_HANDS) and t.slot[card] != slot:
            return False
        if (tags and not t.tags[card] & tags) or (deck >= 0 and t.deck[card] != deck):
            return False
        if kind != ids.ANY_KIND and t.kind[card] != kind:
            return False
        return (low <= 0 or t.gold[card] >= low) and (high < 0 or t.gold[card] <= high)
