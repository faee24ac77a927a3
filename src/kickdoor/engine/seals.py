"""Seals: how they open and close, what the top one does, and the end of the world."""

from typing import Final

from kickdoor.engine.addends import Addends
from kickdoor.engine.curses import aim
from kickdoor.engine.custom import Custom
from kickdoor.engine.decks import pile_ready
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.might import monster_tags
from kickdoor.engine.modifiers import gear, grip, highest_level, lasting, outside, usable
from kickdoor.engine.stack import draw, roll, run_program, stir
from kickdoor.engine.state import Combat, Frame, Monster, State
from kickdoor.engine.sums import alone
from kickdoor.engine.victory import end_game
from kickdoor.engine.zones import cut, forget, know, lay, put

LAST_SEAL: Final = 7  # SEAL-05
CLOSING_CLIMB: Final = 3  # SEAL-04

AIMED: Final = 0
ANSWERS: Final = 1
TURNING: Final = 2
SHUT: Final = 3


def open_seal(s: State, opener: Number) -> None:
    """SEAL-02: the opener is whoever was hit by the card."""
    s.stack.append(open_frame(seat=opener, quiet=0, pc=AIMED))


def step_open(s: State, f: Frame) -> bool:
    """F_OPEN: a card may keep the Seal closed, unless it is the seventh (SEAL-05); then it is turned over."""
    pc, opener, quiet = f[PC], f[SEAT], f[OPEN_QUIET]
    if pc == AIMED:
        pc = TURNING
        if not quiet:
            s.used += ((USED_OPENED, opener, 0, 0),)
            if not next_is_last(s):
                pc = ANSWERS
                stir(s)
        s.stack[-1] = open_frame(seat=opener, quiet=quiet, pc=pc)
    if pc == ANSWERS:
        if s.invited:
            s.deciding = 0
            return True
        s.stack[-1] = open_frame(seat=opener, quiet=quiet, pc=TURNING)
    if pc == SHUT or not pile_ready(s, SEAL):
        s.stack.pop()
        say(s, E_SEAL_SHUT, opener)
        stir(s)
        return False
    pile = s.zones[Z_TOP - SEAL]
    if not pile:
        s.deciding = s.invited = 0
        s.chance = CH_DRAW + SEAL
        return True
    lay(s, Z_TOP - SEAL, pile[1:])
    turned(s, f, pile[0])
    return False


def turned(s: State, f: Frame, card: Number) -> None:
    """SEAL-01: the Seal lies open: its opening effect, and a Door for everybody who draws one (SEAL-07)."""
    opener, quiet = f[SEAT], f[OPEN_QUIET]
    s.stack.pop()
    forget(s, card)
    put(s, Z_OPEN, card)
    say(s, E_SEAL_OPENED, opener, card)
    if len(s.zones[Z_OPEN]) >= LAST_SEAL:
        end_of_the_world(s)
        return
    stir(s)
    if quiet:
        return
    if s.t.bad[card] >= 0:
        run_program(s, s.t.bad[card], card, opener, opener)
    for i in reversed(range(s.n)):
        seat = (opener + i) % s.n
        draw(s, DOOR, drawn_for(s, seat, P_SEAL_DRAW), seat, 0)


def drawn_for(s: State, seat: Number, rule: Number) -> Number:
    """Cards the Classes of a seat bring it for a Seal."""
    traits = s.zones[seat * SEAT_ZONES + Z_TRAITS]
    return max([0, *[a for card in traits for kind, a, _b in s.t.passives[card] if kind == rule]])


def keep_shut(s: State) -> None:
    """The Seal about to be opened stays closed."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if f[KIND] == F_OPEN:
            s.stack[i] = at(f, SHUT)
            return


def close_seal(s: State, closer: Number) -> None:
    """SEAL-03: the top open Seal goes under the Seal deck; the one below holds again."""
    if sink_top(s) >= 0:
        say(s, E_SEAL_CLOSED, closer)
        draw(s, TREASURE, drawn_for(s, closer, P_CLOSE_DRAW), closer, 0)
        stir(s)


def sink_top(s: State) -> Number:
    """The top open Seal goes under the Seal deck; -1 where none is open."""
    pile = s.zones[Z_OPEN]
    if not pile:
        return -1
    lay(s, Z_OPEN, pile[:-1])
    put(s, Z_BOTTOM - SEAL, pile[-1])
    know(s, pile[-1], (1 << s.n) - 1)
    return pile[-1]


def next_seal(s: State, user: Number) -> None:
    """The next Seal takes the place of the top open one, without its opening effect."""
    if sink_top(s) >= 0:
        s.stack.append(open_frame(seat=user, quiet=1, pc=AIMED))


def step_omen(s: State, f: Frame) -> bool:
    """F_OMEN, VAR-06: a Seal opens on a 1."""
    if f[PC] == 0:
        s.stack[-1] = omen_frame(seat=f[SEAT], pc=1)
        roll(s, f[SEAT], DIE_EFFECT)
        return False
    s.stack.pop()
    if s.result <= 1:
        open_seal(s, f[SEAT])
    return False


def end_of_the_world(s: State) -> None:
    """SEAL-06: the highest bonus from cards in play wins, then the highest Level; still tied, they share it.

    DEAD-04: the dead do not win, unless nobody is left alive.
    """
    able = [seat for seat in range(s.n) if not s.dead >> seat & 1] or list(range(s.n))
    ranks = [(alone(s, seat), s.level[seat]) for seat in able]
    best = max(ranks)
    end_game(s, sum([1 << seat for seat, rank in zip(able, ranks) if rank == best]))


# ---- what opens and closes them of itself


def three_levels(s: State, seat: Number, n: Number) -> Number:
    """SEAL-04: a Seal closes when a munchkin has gone up three levels in one turn."""
    before = sum([use[USE_WHAT] for use in s.used if use[USE_SCOPE] == USED_CLIMBED and use[USE_SEAT] == seat])
    s.used += ((USED_CLIMBED, seat, n, 0),)
    if before < CLOSING_CLIMB <= before + n:
        close_seal(s, seat)
    return 0


def death_opens(s: State, seat: Number, _n: Number) -> Number:
    """DEAD-08: the dead open a Seal when the event that killed them is over."""
    s.debts |= 1 << seat
    return 0


def seal_roll(s: State, seat: Number, _n: Number) -> Number:
    """VAR-06: a die at the start of the turn, and a Seal opens on a 1."""
    s.stack.append(omen_frame(seat=seat))
    return 0


def mourn(s: State, _seat: Number, _n: Number) -> Number:
    """DEAD-08: the dead open a Seal; when one event has killed several, the current player opens one."""
    dead = s.debts
    sole = dead & (dead - 1) == 0
    opener = int(dead).bit_length() - 1 if sole else s.turn
    s.debts = 0
    open_seal(s, opener)
    return 0


# ---- what the top open Seal does


def next_is_last(s: State) -> bool:
    """Would one more open Seal be the seventh?"""
    return len(s.zones[Z_OPEN]) + 1 >= LAST_SEAL


def seal_rules(s: State) -> tuple[tuple[int, int, int], ...]:
    """SEAL-01: the continuing effect of the top open Seal."""
    pile = s.zones[Z_OPEN]
    return s.t.passives[pile[-1]] if pile and len(pile) < LAST_SEAL else ()


def monster(s: State, cb: Combat, m: Monster, told: Addends | None) -> Number:
    """COMB-13: one for each open Seal, and what the top one does for a kind."""
    total = len(s.zones[Z_OPEN])
    if told is not None:
        told.add(total, "open-seals", -1, -1, "COMB-13")
    for kind, a, b in seal_rules(s):
        if kind == P_TAGGED and monster_tags(s, cb, m) & a:
            total += b
            if told is not None:
                told.card(b, s.zones[Z_OPEN][-1])
    return total


def munchkin(s: State, cb: Combat, seat: Seat, told: Addends | None) -> Number:
    """What the continuing effect of the Seals does to one munchkin."""
    total = 0
    for kind, a, _b in seal_rules(s):
        if kind == P_HIGHEST and s.level[seat] == highest_level(s):
            n = a
        elif kind == P_HELPER_BARE and seat != cb.fighter:
            gone = sum([outside(s, seat, slot) for curse, slot, _b in lasting(s, seat) if curse == P_ONLY_SLOT])
            n = grip(s, seat) - gear(s, seat) + gone  # the grip is an ability of the Class
        else:
            continue
        total += n
        if told is not None:
            told.card(n, s.zones[Z_OPEN][-1], seat)
    return total


def bare(s: State, cb: Combat, seat: Number) -> Number:
    """Does a Seal let this munchkin, a helper, add no more than Level and Class abilities?"""
    return int(seat != cb.fighter and any([kind == P_HELPER_BARE for kind, _a, _b in seal_rules(s)]))


def monsters(s: State, cb: Combat, told: Addends | None) -> Number:
    """A Seal that makes monsters stronger for each player of a kind in the game; some fighters need not care."""
    for kind, traits, n in seal_rules(s):
        if kind == P_PER_TRAIT:
            seal = s.zones[Z_OPEN][-1]
            worn = [c for c in s.zones[cb.fighter * SEAT_ZONES + Z_WORN] if usable(s, cb.fighter, c)]
            if any([rule == P_SEAL_PROOF and a == s.t.face[seal] for c in worn for rule, a, _b in s.t.passives[c]]):
                return 0
            having = [x for x in range(s.n) if s.con[x] & traits and not s.dead >> x & 1]
            if told is not None:
                for seat in having:
                    told.card(n, seal, seat)
            return n * len(having)
    return 0


def treasures(s: State, n: Number, told: Addends | None) -> Number:
    """What the Seals change about the Treasures of a monster."""
    before = n
    for kind, a, _b in seal_rules(s):
        if kind == P_PRIZE:
            after = max(n + a, min(n, 1))
            if told is not None:
                told.card(after - n, s.zones[Z_OPEN][-1])
            n = after
    return n - before


def flight(s: State, seat: Number, told: Addends | None) -> Number:
    """What the Seals change about rolls to run away."""
    total = 0
    for kind, a, _b in seal_rules(s):
        if kind == P_FLEE:
            total += a
            if told is not None:
                told.card(a, s.zones[Z_OPEN][-1])
    return total


def level_price(s: State, _seat: Number, _n: Number) -> Number:
    """SELL-01: a Seal may say what a level costs."""
    return max([0, *[a for kind, a, _b in seal_rules(s) if kind == P_PRICE]])


def toll(s: State, victim: Number, _card: Number) -> Number:
    """A Seal may have who is hit by a Curse discard cards of the hand first."""
    for kind, n, _b in seal_rules(s):
        if kind == P_CURSE_TOLL:
            s.stack.append(toll_frame(seat=victim, count=n))
    return 0


# ---- SEAL-05: nobody steps in before the seventh


def inevitable(s: State, _victim: Number, card: Number) -> Number:
    """Does the Curse or Bad Stuff open the seventh Seal?"""
    return int(next_is_last(s) and opens_seal(s, card))


def opens_seal(s: State, card: Number, gone: tuple[int, ...] = ()) -> bool:
    """Does this Curse or Bad Stuff open a Seal, itself or by the Curse that it brings back from the discards?"""
    program = s.t.bad[card]
    if program < 0:
        return False
    for op in s.t.programs[program]:
        if op[0] == O_OPEN:
            return True
        if op[0] == O_ENCORE:
            back = encore_of(s, op[1], (*gone, card))
            if back >= 0 and opens_seal(s, back, (*gone, card)):
                return True
    return False


def encore_of(s: State, without_opening: Number, gone: tuple[int, ...] = ()) -> Number:
    """The topmost Curse of the Door discards but for those already brought back, or -1."""
    for card in reversed(s.zones[Z_DISCARD - DOOR]):
        if s.t.kind[card] == K_CURSE and card not in gone and not (without_opening and opens_seal(s, card, gone)):
            return card
    return -1


def encore(s: State, you: Number, card: Number) -> None:
    """You suffer a Curse of the discards."""
    if card >= 0:
        cut(s, Z_DISCARD - DOOR, card)
        aim(s, card, you, -1, 0)


SEALS: Final = Custom(
    "seal",
    kinds=[K_SEAL],
    hooks={
        "level-price": level_price,
        "curse": toll,
        "answered": inevitable,
        "debts": mourn,
        "monster": monster,
        "monsters": monsters,
        "munchkin": munchkin,
        "bare": bare,
        "treasures": treasures,
        "flight": flight,
    },
    rules={
        "three-levels": ("levels-gained", three_levels),
        "death-opens": ("body-looted", death_opens),
        "seal-roll": ("turn-begins", seal_roll),
    },
)
