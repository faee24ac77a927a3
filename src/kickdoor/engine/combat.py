"""A fight from the monster's entrance to the end: joining, leaving, killing, helping, handing over."""

from typing import Final

from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.help import can_help, help_allowed
from kickdoor.engine.hooks import H_FIGHT_WON, call
from kickdoor.engine.ids import *
from kickdoor.engine.might import team, team_pro
from kickdoor.engine.modifiers import marked
from kickdoor.engine.stack import run_program, stir
from kickdoor.engine.stakes import for_the_win, levels_of, treasures_of
from kickdoor.engine.state import Combat, Frame, Monster, State, new_combat
from kickdoor.engine.zones import cut, discard, end_lasting, lay, put

FOUGHT: Final = 1  # state.fought: a monster was fought this turn
VANISHED: Final = 2  # there was one, but it left unfought
KILLED: Final = 4  # one was killed


def the_fight(s: State) -> Combat:
    cb = s.combat
    assert cb is not None
    return cb


def step_fight(s: State, f: Frame) -> bool:
    """F_FIGHT: a monster is met. Its before-combat text comes first, then the fight is on."""
    pc, fighter, card = f[PC], f[SEAT], f[FIGHT_CARD]
    if pc == 0:
        cb = new_combat(fighter, s.n)
        s.combat = cb
        s.phase = PH_COMBAT
        put(s, Z_FIGHT, card)
        add_monster(cb, card, card)
        say(s, E_FIGHT, fighter, card)
        s.stack[-1] = fight_frame(seat=fighter, card=card, pc=1)
        enters(s, cb, card)
        for kind, program, _b in s.t.passives[card]:
            if kind == P_BEFORE:
                run_program(s, program, card, fighter, fighter, monster=cb.monsters[0][MONSTER_UID])
        return False
    s.stack.pop()
    stir(s)
    return False


def add_monster(cb: Combat, card: Number, body: Number, group: Number = -1) -> None:
    """A monster enters, with enhancers of its own unless it is a mate (ENH-03)."""
    if group < 0:
        group = cb.group
        cb.group += 1
        cb.enhancers += ((),)
    cb.monsters += ((cb.uid, card, group, body),)
    cb.uid += 1


def join(s: State, cb: Combat, seat: Seat, card: Number) -> None:
    """MULT-01, MULT-05: a monster joins the fight. R-18: its before-combat text is skipped."""
    put(s, Z_FIGHT, card)
    add_monster(cb, card, card)
    say(s, E_JOINS, seat, card)
    enters(s, cb, card)


def enters(s: State, cb: Combat, card: Number) -> None:
    """What a monster does whenever it enters a combat."""
    for kind, program, _b in s.t.passives[card]:
        if kind == P_ENTERS:
            run_program(s, program, card, cb.fighter, cb.fighter, monster=cb.monsters[-1][MONSTER_UID])


def find_monster(cb: Combat, uid: Number) -> Monster:
    for m in cb.monsters:
        if m[MONSTER_UID] == uid:
            return m
    raise ValueError(uid)


def drop_monster(s: State, cb: Combat, m: Monster) -> None:
    """The monster is out of the fight; its card goes to the discards."""
    cb.monsters = tuple([x for x in cb.monsters if x[MONSTER_UID] != m[MONSTER_UID]])
    cb.todo = tuple([pair for pair in cb.todo if pair[RUN_UID] != m[MONSTER_UID]])
    cut(s, Z_FIGHT, m[MONSTER_BODY])
    discard(s, m[MONSTER_BODY])
    if not any(x[MONSTER_GROUP] == m[MONSTER_GROUP] for x in cb.monsters):
        others = [card for x in cb.monsters for card in cb.enhancers[x[MONSTER_GROUP]]]
        for card in cb.enhancers[m[MONSTER_GROUP]]:
            if card not in others:  # a copy may still have it
                cut(s, Z_FIGHT, card)
                discard(s, card)
        cb.enhancers = (*cb.enhancers[: m[MONSTER_GROUP]], (), *cb.enhancers[m[MONSTER_GROUP] + 1 :])


def remove(s: State, cb: Combat, uid: Number, pay: Number) -> None:
    """COMB-05: a monster leaves unkilled: no level, and its Treasures only if the ability says so."""
    m = find_monster(cb, uid)
    unkilled(s, cb, m)
    if pay == PAY_ALL or (pay == PAY_IF_SOLE and len(cb.monsters) == 1):
        cb.left_behind += treasures_of(s, cb, m)
    say(s, E_LEAVES, cb.fighter, m[MONSTER_CARD])
    drop_monster(s, cb, m)


def unkilled(s: State, cb: Combat, m: Monster) -> None:
    """What enhancers do when their monster is not killed."""
    for card in cb.enhancers[m[MONSTER_GROUP]]:
        for kind, program, _b in s.t.passives[card]:
            if kind == P_UNKILLED:
                run_program(s, program, card, cb.fighter, cb.fighter)


def killed(s: State, cb: Combat, m: Monster) -> None:
    """What a monster does when it is killed."""
    for kind, program, _b in s.t.passives[m[MONSTER_CARD]]:
        if kind == P_KILLED:
            run_program(s, program, m[MONSTER_CARD], cb.fighter, cb.fighter)


def kill(s: State, cb: Combat, uid: Number) -> None:
    """R-6: automatically defeated is killed. PREC-04: the rewards come when the fight is over."""
    m = find_monster(cb, uid)
    cb.levels += levels_of(s, cb, m)
    cb.kills += 1
    cb.left_behind += treasures_of(s, cb, m)
    say(s, E_KILLED, cb.fighter, m[MONSTER_CARD])
    killed(s, cb, m)
    drop_monster(s, cb, m)


def check_fight(s: State, cb: Combat) -> bool:
    """What follows from the present state: who leaves, and whether the fight is over (COMB-06)."""
    t = s.t
    for m in cb.monsters:
        for kind, traits, gift in t.passives[m[MONSTER_CARD]]:
            # if one fighter is somebody a monster will not fight, that monster leaves.
            if kind == P_LEAVES_FOR and traits & team_pro(s, cb):
                cb.left_behind += gift
                unkilled(s, cb, m)
                say(s, E_LEAVES, cb.fighter, m[MONSTER_CARD])
                drop_monster(s, cb, m)
                for ability in t.uses[m[MONSTER_CARD]]:
                    if t.abilities[ability].when & W_LEFT:
                        meant = [seat for seat in team(cb) if s.pro[seat] & traits]
                        for seat in reversed(meant):  # the fighter is asked first
                            s.stack.append(offer_frame(seat=seat, ability=ability, card=m[MONSTER_CARD]))
                        stir(s)
                        return True
    if cb.helpers:
        allowed = help_allowed(s, cb)
        for seat in cb.helpers:
            if not allowed or not can_help(s, seat):
                helper_leaves(s, cb, seat)
            elif cb.forced >> seat & 1 and for_the_win(s, cb) and not helper_would_win(s, cb, seat):
                helper_leaves(s, cb, seat)  # HELP-09
    if not cb.monsters:
        win_fight(s, cb)
        return True
    return False


def helper_would_win(s: State, cb: Combat, seat: Seat) -> bool:
    """R-8: a forced helper stays if the fight would win the game for the helper too."""
    if s.t.shared:
        return True
    kills = helped_kill(s, seat, cb.kills + len(cb.monsters))
    return marked(s, seat, M_HELP_LEVEL) and s.level[seat] + kills >= s.t.win_level


def helped_kill(s: State, seat: Seat, kills: Number) -> Number:
    """HELP-07: how many of those the helper helped to kill; what was dead before the help began is not among them."""
    return kills - max([n for scope, who, n, _b in s.used if scope == USED_CAME and who == seat], default=0)


def helper_leaves(s: State, cb: Combat, seat: Seat) -> None:
    """A helper is out, and what was agreed on with that one is over."""
    say(s, E_HELPER_LEAVES, seat)
    place = cb.helpers.index(seat)
    cb.helpers = cb.helpers[:place] + cb.helpers[place + 1 :]
    cb.deals = cb.deals[:place] + cb.deals[place + 1 :]
    cb.forced &= ~(1 << seat)


def set_helper(s: State, cb: Combat, seat: Seat, forced: Number, deal: tuple[int, ...]) -> None:
    cb.helpers += (seat,)
    cb.deals += (deal,)
    cb.forced |= forced << seat
    if cb.kills:
        s.used += ((USED_CAME, seat, cb.kills, 0),)
    say(s, E_HELPS, seat, cb.fighter, forced)


def transfer(s: State, cb: Combat, seat: Seat) -> None:
    """R-22: another player takes the fight over; what was earned before stays with the first."""
    if cb.kills or cb.left_behind:
        cb.prior += ((cb.fighter, cb.levels, cb.left_behind),)
        cb.levels = cb.kills = cb.left_behind = 0
    cb.fighter = seat
    cb.helpers = ()
    cb.deals = ()
    cb.forced = 0
    cb.doubles = 0
    cb.declined = 0
    cb.transferred = int(seat != s.turn)  # whoever has the turn and fights in the end does not loot (TURN-06)
    s.used = tuple([use for use in s.used if use[USE_SCOPE] != USED_CAME])
    say(s, E_TRANSFERRED, seat)


def win_fight(s: State, cb: Combat) -> None:
    """The last monster is killed or gone: nothing can be played into the fight any more (R-3)."""
    cb.over = 1
    say(s, E_WON_FIGHT, cb.fighter)
    s.stack.append(reward_frame(treasures=0))


def begin_run(s: State, cb: Combat) -> None:
    """RUN-01, RUN-05: fighter and helper run from every monster."""
    s.phase = PH_RUN
    cb.todo = tuple([(seat, m[MONSTER_UID]) for seat in team(cb) for m in cb.monsters])
    cb.escaped = ()
    say(s, E_RUNS, cb.fighter)


def end_effects(s: State, cb: Combat) -> None:
    """Curses and other effects that were to last until the end of this fight."""
    for seat in range(s.n):
        if not s.woes and not s.zones[seat * SEAT_ZONES + Z_CURSES]:
            continue
        if seat in team(cb):
            end_lasting(s, seat, U_COMBAT)
            end_lasting(s, seat, U_WIN if cb.over else U_FLIGHT)
        if seat != cb.fighter:
            end_lasting(s, seat, U_HELP)
    if s.woes:
        s.woes = tuple([(seat, kind, a, max(until, -until)) for seat, kind, a, until in s.woes])


def clear_away(s: State, cb: Combat) -> None:
    """COMB-09, RUN-07: everything played into the fight is discarded; what was to last until its end is over."""
    for card in s.zones[Z_FIGHT]:
        discard(s, card)
    lay(s, Z_FIGHT, ())
    end_effects(s, cb)


def finish(s: State, cb: Combat) -> None:
    """The fight is over and the turn goes on. Of one that was won everything is cleared away before the rewards."""
    if not cb.over:
        clear_away(s, cb)
    if cb.over and s.t.hooks[H_FIGHT_WON]:  # COMB-05: won, killed or not
        for seat in team(cb):
            call(s, H_FIGHT_WON, seat)
    if s.used:
        done = (LIMIT_COMBAT, LIMIT_VICTIM, LIMIT_RUN, LIMIT_FOE, USED_CAME)
        s.used = tuple([use for use in s.used if use[USE_SCOPE] not in done])
    s.combat = None
    s.fought |= (VANISHED if cb.over else FOUGHT) if not cb.kills else FOUGHT | KILLED
    say(s, E_OVER_FIGHT, cb.fighter)
    if cb.loot or cb.transferred:
        s.phase = PH_TROUBLE
        s.loot = 1
    else:
        s.phase = PH_CHARITY
    stir(s)
