"""Blunders of one game, noticed as they happen: each question with its answer, before it is carried out."""

from collections import Counter

from kickdoor.engine import ids
from kickdoor.engine.attachments import worth
from kickdoor.engine.ids import Choice
from kickdoor.engine.modifiers import bonus, item_bonus
from kickdoor.engine.selling import sellable
from kickdoor.engine.stakes import for_the_win, levels_at_stake
from kickdoor.engine.state import State
from kickdoor.engine.winning import winning
from kickdoor.lab.trial import about_to_win, tried, would_stop

FIRST_ROUNDS = 2
FEW = 2  # Treasures
LEVEL_PRICE = 1000
NOTABLE = 2  # points
DRESS = (ids.K_ITEM, ids.K_CLASS, ids.K_RACE)
WATCHED = {
    ids.O_RESURRECT: "resurrection",
    ids.O_WEAKEN: "zap",
    ids.O_SALVAGE: "salvage",
    ids.O_PEEK: "peek",
}
# Everything that is counted, with what it means; "thefts" and "requests" are no blunders by themselves.
NAMES = {
    "thefts": "thefts tried",
    "theft-items": "own Items paid for them",
    "theft-levels": "levels lost by them",
    "trades-cancelled": "trades opened and let be",
    "self-curses": "Curses on oneself that stop nobody's win",
    "helped-to-win": "help that wins the game for somebody else",
    "grafts-worn": "Item enhancers put on Items that are worn",
    "grafts-idle": "Item enhancers put on others, or held at the end of a turn though one would fit",
    "steals-played": "levels taken from rivals by a card",
    "steals-idle": "turns ended with such a card that could have been played",
    "spare-gear": "turns ended with unused Items worth a level",
    "curses": "Curses played on others",
    "curses-idle": "Curses that did nothing",
    "curses-early": "Curses in the first two rounds",
    "trouble-lost": "trouble looked for that was not won as it stood",
    "helped-near": "help to the last level but one for one or two Treasures",
    "not-stopped": "winners whom one option would have stopped",
    "win-left": "own fights for the last Level that one option would have won, run from",
    "gifts-near": "gifts to somebody who needs but one Level",
    "dropped": "Classes and Races given up in a fight that stays lost",
    "worn-sold": "worn Items with a bonus sold",
    "weakened": "Items, Classes and Races that made their owner weaker",
    "armed": "trades that made somebody stronger who needs but one Level",
    "either-first": "either-or: the first way",
    "either-second": "either-or: the second way",
    "requests": "requests for help",
    "requests-win": "requests for help with the last level",
    "granted": "requests granted",
    "counters": "counter-offers",
    "trades": "trades proposed",
    "trades-done": "trades accepted",
    "swaps": "Classes and Races replaced",
    **{f"{name}-{word}": f"{name}: {word}" for name in WATCHED.values() for word in ("chances", "used")},
}


class Detectors:
    """Counts of one game."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.thief: tuple[int, int] | None = None  # (seat, Level) of a theft under way
        self.cursed: tuple[int, tuple[object, ...]] | None = None  # (victim, everything it has) of a Curse under way
        self.trouble = False  # somebody has just looked for it
        self.missed: dict[int, int] = {}  # fighter about to win -> turn in which somebody let it happen

    def witness(self, s: State, seat: int, offered: list[Choice], choice: Choice) -> None:
        verb = choice[0]
        if s.stack[-1][ids.KIND] == ids.F_TURN:
            self.settle(s)
        if verb == ids.V_USE:
            self.used(s, seat, choice)
        elif verb == ids.V_PLAY:
            self.played(s, seat, choice)
        elif verb == ids.V_CHOOSE:
            self.picked(s, choice)
        elif verb == ids.V_ATTACH and s.t.kind[choice[1]] == ids.K_ITEM_ENHANCER:
            worn = choice[2] in s.zones[seat * ids.SEAT_ZONES + ids.Z_WORN]
            self.counts["grafts-worn" if worn else "grafts-idle"] += 1
        elif verb == ids.V_EQUIP:
            self.dressed(s, seat, choice)
        elif verb == ids.V_SELL:
            self.counts["worn-sold"] += self.adds(s, seat, choice[1]) > 0
        elif verb == ids.V_TROUBLE:
            self.trouble = True
        elif verb in (ids.V_DEAL, ids.V_ACCEPT, ids.V_DECLINE, ids.V_COUNTER, ids.V_DONE):
            self.dealt(s, seat, choice)
        elif verb == ids.V_END:
            self.ended(s, seat, offered)
        elif verb == ids.V_RUN:
            self.ran(s, seat, offered)
        elif verb == ids.V_DROP and s.combat is not None:
            self.counts["dropped"] += not wins(tried(s, seat, choice), seat)
        self.chances(s, offered)
        fighter = about_to_win(s)
        if fighter not in (-1, seat) and choice == ids.PASS and fighter not in self.missed:
            if would_stop(s, seat, offered, fighter) is not None:
                self.missed[fighter] = s.number

    def settle(self, s: State) -> None:
        """Nothing is pending any more: what came of the last theft, Curse or trouble?"""
        if self.thief is not None:
            seat, level = self.thief
            self.counts["theft-levels"] += max(0, level - s.level[seat])
            self.thief = None
        if self.cursed is not None:
            victim, before = self.cursed
            self.counts["curses-idle"] += before == belongings(s, victim)
            self.cursed = None
        cb = s.combat
        if self.trouble and cb is not None:
            self.counts["trouble-lost"] += not winning(s, cb)
            self.trouble = False

    def finish(self, s: State) -> Counter[str]:
        """The game is over."""
        for fighter, turn in self.missed.items():
            self.counts["not-stopped"] += bool(s.winners >> fighter & 1) and s.number == turn
        return self.counts

    # ---- what somebody does

    def used(self, s: State, seat: int, choice: Choice) -> None:
        program = s.t.programs[s.t.abilities[choice[1]].program]
        codes = [op[0] for op in program]
        if ids.O_TAKE in codes:
            self.counts["thefts"] += 1
            self.counts["theft-items"] += choice[3] >= 0 and s.t.gold[choice[3]] >= 0
            self.thief = (seat, s.level[seat])
        for code, name in WATCHED.items():
            self.counts[f"{name}-used"] += code in codes

    def played(self, s: State, seat: int, choice: Choice) -> None:
        _verb, card, target, _second = choice
        kind = s.t.kind[card]
        if kind == ids.K_CURSE and 0 <= target < s.n:
            self.counts["self-curses"] += target == seat and not stops_a_win(s, seat, choice)
            self.counts["curses"] += target != seat
            self.counts["curses-early"] += s.number <= FIRST_ROUNDS * s.n
            self.cursed = (target, belongings(s, target)) if target != seat else None
        self.counts["steals-played"] += steals_level(s, seat, choice)
        self.dressed(s, seat, choice)
        mine = [c for c in s.zones[seat * ids.SEAT_ZONES + ids.Z_TRAITS] if s.t.kind[c] == kind]
        modifier = {ids.K_CLASS: ids.K_SUPER, ids.K_RACE: ids.K_HALF}.get(kind, -1)
        alone = not any(s.t.kind[c] == modifier for c in s.zones[seat * ids.SEAT_ZONES + ids.Z_TRAITS])
        self.counts["swaps"] += bool(modifier >= 0 and mine and (alone or target >= ids.T_CARD))

    def dressed(self, s: State, seat: int, choice: Choice) -> None:
        """Something is put on, or somebody becomes something."""
        if s.combat is None and s.t.kind[choice[1]] in DRESS:
            self.counts["weakened"] += bonus(tried(s, seat, choice), seat) <= bonus(s, seat) - NOTABLE

    def picked(self, s: State, choice: Choice) -> None:
        f = s.stack[-1]
        if f[ids.KIND] != ids.F_PICK:
            return
        if f[ids.PICK_WHY] == ids.WHY_COST and self.thief is not None and choice[1] >= ids.T_CARD:
            self.counts["theft-items"] += s.t.gold[choice[1] - ids.T_CARD] >= 0
        if f[ids.PICK_WHY] == ids.WHY_EITHER:
            self.counts["either-first" if choice[1] == f[ids.PICK_OPTIONS] else "either-second"] += 1

    def dealt(self, s: State, seat: int, choice: Choice) -> None:
        verb, cb, f = choice[0], s.combat, s.stack[-1]
        if verb == ids.V_DEAL and choice[1] == ids.DEAL_HELP and cb is not None:
            self.counts["requests"] += 1
            self.counts["requests-win"] += for_the_win(s, cb)
        if f[ids.KIND] != ids.F_DEAL:
            return
        helping = f[ids.DEAL_SCOPE] == ids.DEAL_HELP
        self.counts["counters"] += verb == ids.V_COUNTER
        self.counts["trades"] += verb == ids.V_DONE and not helping
        near = s.level[f[ids.DEAL_OTHER]] >= s.t.win_level - 1
        self.counts["gifts-near"] += verb == ids.V_DONE and not helping and f[ids.DEAL_GETS] == 0 and near
        self.counts["trades-done"] += verb == ids.V_ACCEPT and not helping
        if verb == ids.V_ACCEPT and not helping:
            self.counts["armed"] += arms(s, seat, choice)
        self.counts["trades-cancelled"] += verb == ids.V_DECLINE and not helping and f[ids.PC] == 0
        if verb == ids.V_ACCEPT and helping and cb is not None:
            self.counts["granted"] += 1
            self.counts["helped-to-win"] += for_the_win(s, cb)
            near = s.level[cb.fighter] + levels_at_stake(s, cb) == s.t.win_level - 1
            self.counts["helped-near"] += near and max(0, f[ids.DEAL_TREASURES]) <= FEW and f[ids.DEAL_GIVES] == 0

    def ran(self, s: State, seat: int, offered: list[Choice]) -> None:
        """The own fight is given up: would it have won the game, with one option more?"""
        cb = s.combat
        if cb is None or cb.fighter != seat or s.phase != ids.PH_COMBAT or not for_the_win(s, cb):
            return
        acts = [c for c in offered if c[0] in (ids.V_PLAY, ids.V_USE)]
        self.counts["win-left"] += any(wins(tried(s, seat, choice), seat) for choice in acts)

    def ended(self, s: State, seat: int, offered: list[Choice]) -> None:
        """A turn ends: what lies idle?"""
        base = seat * ids.SEAT_ZONES
        worn = s.zones[base + ids.Z_WORN]
        grafts = {c[1] for c in offered if c[0] == ids.V_ATTACH and c[2] in worn and self.adds(s, seat, c[2]) > 0}
        self.counts["grafts-idle"] += sum(s.t.kind[c] == ids.K_ITEM_ENHANCER and s.t.bonus[c] > 0 for c in grafts)
        self.counts["steals-idle"] += len({c[1] for c in offered if steals_level(s, seat, c)})
        gear = [c for c in sellable(s, seat) if c not in worn and s.t.kind[c] == ids.K_ITEM]
        may_sell = any(c[0] == ids.V_SELL for c in offered)
        self.counts["spare-gear"] += may_sell and sum(worth(s, c) for c in gear) >= LEVEL_PRICE

    def chances(self, s: State, offered: list[Choice]) -> None:
        seen = set()
        for choice in offered:
            if choice[0] == ids.V_USE:
                seen |= {op[0] for op in s.t.programs[s.t.abilities[choice[1]].program]}
        for code, name in WATCHED.items():
            self.counts[f"{name}-chances"] += code in seen

    def adds(self, s: State, seat: int, card: int) -> int:
        """The bonus of a worn Item; 0 for what is not worn."""
        return item_bonus(s, seat, card) if card in s.zones[seat * ids.SEAT_ZONES + ids.Z_WORN] else 0


def wins(s: State, seat: int) -> bool:
    """Is the fight of a seat won as it stands, or has the game been won by it?"""
    if s.winners:
        return bool(s.winners >> seat & 1)
    cb = s.combat
    return cb is not None and cb.fighter == seat and not cb.over and winning(s, cb)


def stops_a_win(s: State, seat: int, choice: Choice) -> bool:
    """Does it keep somebody else from winning the game at once? A tax that all pay is worth one's own Level then."""
    fighter = about_to_win(s)
    return fighter not in (-1, seat) and would_stop(s, seat, [choice], fighter) is not None


def belongings(s: State, seat: int) -> tuple[object, ...]:
    """All that a Curse could change."""
    base = seat * ids.SEAT_ZONES
    woes = tuple(woe for woe in s.woes if woe[ids.WOE_SEAT] == seat)
    own = s.zones[base : base + ids.SEAT_ZONES]
    return (s.level[seat], s.dead >> seat & 1, s.pro[seat], woes, s.zones[ids.Z_OPEN], *own)


def arms(s: State, seat: int, choice: Choice) -> bool:
    """Does accepting a trade make the partner stronger, who needs but one Level?"""
    after = tried(s, seat, choice)
    near = [x for x in range(s.n) if x != seat and s.level[x] >= s.t.win_level - 1]
    return any(bonus(after, x) > bonus(s, x) for x in near)


def steals_level(s: State, seat: int, choice: Choice) -> bool:
    """A card that takes a level from a rival who has one to lose."""
    verb, card, target, _second = choice
    if verb != ids.V_PLAY or not 0 <= target < s.n or target == seat or s.level[target] < 2:
        return False
    programs = [s.t.abilities[number].program for number in s.t.modes[card]]
    ops = [op for program in programs if program >= 0 for op in s.t.programs[program]]
    down = any(op[:2] == (ids.O_LEVELS, ids.TARGET) and op[2] < 0 for op in ops)
    return down and any(op[:2] == (ids.O_LEVELS, ids.YOU) and op[2] > 0 for op in ops)
