"""Running away: one roll for each runner and monster, and what follows."""

from kickdoor.engine.addends import Addends
from kickdoor.engine.attachments import lose
from kickdoor.engine.combat import begin_run, find_monster, finish, the_fight, unkilled, win_fight
from kickdoor.engine.company import company_of
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.hooks import H_ANSWERED, call
from kickdoor.engine.ids import *
from kickdoor.engine.levels import fall, rise
from kickdoor.engine.might import team
from kickdoor.engine.modifiers import die_bonus, flee_bonus, has_rule, item_flee
from kickdoor.engine.pursuit import pursues
from kickdoor.engine.stack import ask, draw, roll, run_from, run_program, stir
from kickdoor.engine.state import Combat, Frame, Monster, State
from kickdoor.engine.zones import reach, ready


def start_run(s: State, seat: Seat, uid: Number) -> None:
    """The runner's step: this monster now."""
    cb = the_fight(s)
    if s.phase == PH_COMBAT:
        begin_run(s, cb)
    run_no_more(cb, seat, uid)
    s.stack.append(flee_frame(seat=seat, uid=uid))


def run_no_more(cb: Combat, seat: Seat, uid: Number) -> None:
    """The runner has nothing more to do with this monster."""
    cb.todo = tuple([pair for pair in cb.todo if pair[RUN_SEAT] != seat or pair[RUN_UID] != uid])


def step_flee(s: State, f: Frame) -> bool:
    """F_FLEE: one runner, one monster."""
    pc, seat, uid = f[PC], f[SEAT], f[FLEE_UID]
    cb = the_fight(s)
    if pc == 0:
        m = find_monster(cb, uid)
        if not pursues(s, m, seat):
            say(s, E_UNPURSUED, seat, m[MONSTER_CARD])
            s.stack.pop()
            cb.escaped = (*cb.escaped, (seat, uid))
        elif s.t.marks[m[MONSTER_CARD]] & M_NO_ESCAPE:
            s.stack.pop()
            caught(s, cb, seat, uid)
        elif s.t.marks[m[MONSTER_CARD]] & M_FREE_ESCAPE:
            s.stack.pop()
            escape(s, cb, seat, uid)
        else:
            s.stack[-1] = flee_frame(seat=seat, uid=uid, pc=1)
            roll(s, seat, DIE_RUN)
            return False
        stir(s)
        return False
    s.stack.pop()
    if s.result < ESCAPE_ON:
        lose_brittle(s, seat)
    if in_fight(s, uid) and (seat, uid) not in cb.escaped:
        if s.result >= ESCAPE_ON:
            escape(s, cb, seat, uid)
        else:
            caught(s, cb, seat, uid)
    stir(s)
    return False


def lose_brittle(s: State, seat: Seat) -> None:
    """Cards that are lost on a failed roll to run away."""
    if not s.t.items_break:
        return
    base = seat * SEAT_ZONES
    for card in s.zones[base + Z_WORN] + s.zones[base + Z_PACK]:
        if has_rule(s, card, P_BRITTLE):
            lose(s, seat, card)
            say(s, E_CARD_LOST, seat, card)


def give_up(s: State, seat: Seat, ally: Number) -> None:
    """RUN-08: an Ally goes instead of a roll; what only it made room for comes off."""
    lose(s, seat, ally)
    say(s, E_SACRIFICED, seat, ally)


def step_chase(s: State, f: Frame) -> bool:
    """F_CHASE: each other player the monster pursues rolls to get away from it, or loses levels."""
    pc, levels, uid = f[PC], f[CHASE_LEVELS], f[CHASE_UID]
    if len(f) == CHASE_SEATS:
        s.stack.pop()
        return False
    seat = f[CHASE_SEATS]
    cb = the_fight(s)
    if pc == 2 and s.result != NO_TARGET:  # RUN-08
        s.stack[-1] = chase_frame(levels=levels, uid=uid, seats=f[CHASE_SEATS + 1 :])
        give_up(s, seat, s.result - T_CARD)
        return False
    if pc == 1:
        s.stack[-1] = chase_frame(levels=levels, uid=uid, seats=f[CHASE_SEATS + 1 :])
        if s.result < ESCAPE_ON:
            lose_brittle(s, seat)
            if (seat, uid) not in cb.escaped:
                fall(s, seat, levels)
        return False
    m = find_monster(cb, uid)
    if s.dead >> seat & 1 or not pursues(s, m, seat):
        s.stack[-1] = chase_frame(levels=levels, uid=uid, seats=f[CHASE_SEATS + 1 :])
        return False
    if pc == 0:
        s.stack[-1] = at(f, 2)
        ask(s, seat, WHY_SACRIFICE, [*[T_CARD + c for c in company_of(s, seat, K_ALLY)], NO_TARGET])
        return False
    s.stack[-1] = at(f, 1)
    roll(s, seat, DIE_RUN)
    return False


def must_flee(s: State, cb: Combat, seat: Seat, uid: Number) -> None:
    """Some monsters cost levels even on an escape; once a fight."""
    m = find_monster(cb, uid)
    for kind, levels, above in s.t.passives[m[MONSTER_CARD]]:
        if kind == P_FLEE_COST and s.level[seat] > above:
            paid = (LIMIT_COMBAT, seat, -1 - uid, -1)
            if paid not in s.used:
                s.used = (*s.used, paid)
                fall(s, seat, levels)


def escape(s: State, cb: Combat, seat: Seat, uid: Number) -> None:
    """Away from this monster."""
    m = find_monster(cb, uid)
    run_no_more(cb, seat, uid)
    cb.escaped = (*cb.escaped, (seat, uid))
    say(s, E_ESCAPED, seat, m[MONSTER_CARD])
    must_flee(s, cb, seat, uid)


def caught(s: State, cb: Combat, seat: Seat, uid: Number) -> None:
    """RUN-03: the Bad Stuff works at once."""
    m = find_monster(cb, uid)
    say(s, E_CAUGHT, seat, m[MONSTER_CARD])
    must_flee(s, cb, seat, uid)
    if s.t.bad[m[MONSTER_CARD]] < 0:
        return
    if (reach(s, seat) | ready(s, seat)) & W_BAD and not call(s, H_ANSWERED, seat, m[MONSTER_CARD]):
        s.stack.append(bad_frame(seat=seat, uid=uid))
    else:
        run_program(s, s.t.bad[m[MONSTER_CARD]], m[MONSTER_CARD], seat, seat, monster=uid)


def step_bad(s: State, f: Frame) -> bool:
    """F_BAD: the Bad Stuff, unless its victim has a card against it."""
    pc, seat, uid = f[PC], f[SEAT], f[BAD_UID]
    if pc == 0:
        s.stack[-1] = bad_frame(seat=seat, uid=uid, pc=1)
        s.invited = 1 << seat
        s.deciding = 0
        return True
    if pc == 1 and s.invited >> seat & 1:
        return True
    s.stack.pop()
    m = find_monster(the_fight(s), uid)
    if pc == 1:
        run_program(s, s.t.bad[m[MONSTER_CARD]], m[MONSTER_CARD], seat, seat, monster=uid)
    else:
        say(s, E_CANCELLED, seat, m[MONSTER_CARD])
        stir(s)
    return False


def escape_all(s: State, cb: Combat, seat: Seat) -> None:
    """R-19: away from every monster of the fight that can be fled from."""
    if s.phase == PH_COMBAT:
        begin_run(s, cb)
    for who, uid in cb.todo:
        if who == seat:
            m = find_monster(cb, uid)
            if not pursues(s, m, seat) or not s.t.marks[m[MONSTER_CARD]] & M_NO_ESCAPE:
                escape(s, cb, seat, uid)


def run_again(s: State, cb: Combat) -> None:
    """All who got away, and live, must run again; who is still running has not got away."""
    still = [m[MONSTER_UID] for m in cb.monsters]
    going = [seat for seat, _uid in cb.todo]
    back = [pair for pair in cb.escaped if pair[RUN_SEAT] not in going]
    cb.escaped = tuple([pair for pair in cb.escaped if pair[RUN_SEAT] in going])
    cb.todo += tuple([pair for pair in back if pair[RUN_UID] in still and not s.dead >> pair[RUN_SEAT] & 1])


def end_run(s: State, cb: Combat) -> None:
    """RUN-07: all rolls are done. With no monster left the fight was won after all (COMB-05)."""
    if not cb.monsters:
        win_fight(s, cb)
    else:
        s.stack.append(after_frame())


def escapes(cb: Combat, seat: Seat) -> Number:
    """How many monsters the runner got away from."""
    many: Number = 0
    for pair in cb.escaped:
        if pair[RUN_SEAT] == seat:
            many += 1
    return many


def step_after(s: State, f: Frame) -> bool:
    """F_AFTER: the monsters are discarded; what an escape is worth, what is owed from before a transfer."""
    cb = the_fight(s)
    s.stack.pop()
    runners = team(cb)
    for m in cb.monsters:
        unkilled(s, cb, m)
    away = [seat for seat in runners if escapes(cb, seat) == len(cb.monsters)]
    prior = cb.prior
    finish(s, cb)
    for seat in away:
        if not s.dead >> seat & 1:
            for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
                for kind, n, _b in s.t.passives[card]:
                    if kind == P_ESCAPE_PRIZE:
                        draw(s, TREASURE, n, seat, 0)
    for seat, levels, treasures in reversed(prior):  # the first player draws first
        if levels:  # for kills; for what was only sent away there is nothing, the rest is not beaten (MULT-04)
            rise(s, seat, levels, True)
            draw(s, TREASURE, treasures, seat, 0)
    return False


def run_total(s: State, seat: Seat, uid: Number, face: Number, plus: Number, told: Addends | None = None) -> Number:
    """RUN-02: the roll with everything that changes it."""
    cb = the_fight(s)
    total = die_total(s, seat, face, plus, "RUN-02", told) + flee_bonus(s, seat, told) + cb.fleeing[seat]
    if told is not None:
        told.deed(cb.fleeing[seat], "haste", seat)
    for m in cb.monsters:
        if m[MONSTER_UID] == uid:
            total += pursuer(s, cb, m, seat, told)
    return total


def pursuer(s: State, cb: Combat, m: Monster, seat: Seat, told: Addends | None) -> Number:
    """What the monster and its enhancers change about rolls to run away from it."""
    card = m[MONSTER_CARD]
    total = s.t.flee[card]
    if told is not None:
        told.card(total, card, -1, "RUN-02")
    if has_rule(s, card, P_NO_FLEE_ITEMS):
        total -= item_flee(s, seat) + cb.fleeing[seat]
        if told is not None:
            told.add(-item_flee(s, seat) - cb.fleeing[seat], "power", card, seat, "COMB-12")
    for enhancer in cb.enhancers[m[MONSTER_GROUP]]:
        total += s.t.flee[enhancer]
        if told is not None:
            told.card(s.t.flee[enhancer], enhancer, -1, "RUN-02")
    return total


def die_total(s: State, seat: Seat, face: Number, plus: Number, clause: str, told: Addends | None) -> Number:
    """What the die shows, what was bought for it, and what changes every own roll."""
    if told is not None:
        told.add(face, "die", -1, seat, clause)
        told.deed(plus, "nudge", seat)
    return face + plus + die_bonus(s, seat, told)


def item_proof(s: State) -> bool:
    """Is the die on the table a roll to run away that no Item changes?"""
    top = s.stack[-1]
    if s.combat is None or top[KIND] != F_DIE or top[DIE_PURPOSE] != DIE_RUN:
        return False
    cards = [m[MONSTER_CARD] for m in s.combat.monsters if m[MONSTER_UID] == run_from(s)]
    return any([has_rule(s, card, P_NO_FLEE_ITEMS) for card in cards])


def needed(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """What the die must show against no monster in particular. The addends are those of the roll."""
    return ESCAPE_ON - die_bonus(s, seat, told) - flee_bonus(s, seat, told)


def die_value(s: State, f: Frame, told: Addends | None = None) -> Number:
    """The value of the die in a frame as it stands."""
    seat, purpose, face, plus = f[SEAT], f[DIE_PURPOSE], f[DIE_FACE], f[DIE_PLUS]
    if purpose == DIE_RUN:
        return run_total(s, seat, run_from(s), face, plus, told)
    return die_total(s, seat, face, plus, "R-1", told)


def in_fight(s: State, uid: Number) -> bool:
    """Is the monster of this number still there?"""
    for m in the_fight(s).monsters:
        if m[MONSTER_UID] == uid:
            return True
    return False


def step_die(s: State, f: Frame) -> bool:
    """F_DIE: chance rolls; then cards that speak of the roll may be played; then the value stands."""
    if f[PC] == 0:
        if s.used:
            s.used = tuple([use for use in s.used if use[USE_SCOPE] != LIMIT_ROLL])
        s.deciding = s.invited = 0
        s.chance = CH_DIE
        return True
    if f[PC] == 1:
        s.stack[-1] = at(f, 2)
        say(s, E_ROLLED, f[SEAT], f[DIE_FACE])
        stir(s)
        return False
    if f[DIE_PURPOSE] == DIE_RUN and s.invited and not in_fight(s, run_from(s)):
        s.invited = 0  # the monster is gone, the roll counts for nothing
    if s.invited:
        s.deciding = 0
        return True
    s.result = die_value(s, f)
    s.stack.pop()
    return False
