"""Operations on who fights, who helps, and who gets away."""

from kickdoor.engine.combat import begin_run, helper_leaves, set_helper, the_fight, transfer
from kickdoor.engine.flee import escape, escape_all, run_again
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.might import team
from kickdoor.engine.program import again
from kickdoor.engine.stack import ask, living, run_from
from kickdoor.engine.state import Frame, State
from kickdoor.engine.tricks import into_fight


def take_over(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_TRANSFER."""
    transfer(s, the_fight(s), f[PROG_TARGET] - T_PLAYER)


def compel(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_COMPEL."""
    set_helper(s, the_fight(s), f[PROG_TARGET] - T_PLAYER, 1, ())


def extra_helper(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_EXTRA_HELPER."""
    into_fight(s, f[PROG_CARD])
    the_fight(s).extra += 1


def send_home(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_SEND_HOME."""
    cb = the_fight(s)
    helper_leaves(s, cb, f[PROG_TARGET] - T_PLAYER)
    cb.closed = 1


def escape_one(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_ESCAPE: away from one monster; after a roll, from the one rolled against."""
    cb = the_fight(s)
    if s.phase == PH_COMBAT:
        begin_run(s, cb)
    if f[PROG_TARGET] != NO_TARGET:
        uid = f[PROG_TARGET] - T_MONSTER
    elif f[PROG_MONSTER] >= 0:
        uid = f[PROG_MONSTER]
    else:
        uid = run_from(s)
    escape(s, cb, f[PROG_USER], uid)


def escape_with(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_ESCAPE_ALL, R-19: for the willing: a fighter who has not given up is asked before another's card ends it."""
    user, target, stage = f[PROG_USER], f[PROG_TARGET], f[PROG_STAGE]
    cb = the_fight(s)
    if target == NO_TARGET:
        mask = 1 << user
    else:
        mask = target - T_MASK if target >= T_MASK else 1 << target - T_PLAYER
    if stage == 0 and s.phase == PH_COMBAT and user != cb.fighter and mask >> cb.fighter & 1:
        again(s, f, 1)
        ask(s, cb.fighter, WHY_ESCAPE, [WORD_YES, NO_TARGET])
        return
    if stage == 1 and s.result != WORD_YES:
        return
    for seat in team(cb):
        if mask >> seat & 1:
            escape_all(s, cb, seat)


def glue(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_GLUE."""
    run_again(s, the_fight(s))


def flee_plus(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_FLEE_PLUS."""
    cb = the_fight(s)
    into_fight(s, f[PROG_CARD])
    who = f[PROG_TARGET] - T_PLAYER
    cb.fleeing = (*cb.fleeing[:who], cb.fleeing[who] + op[1], *cb.fleeing[who + 1 :])


def chase(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_CHASE."""
    you = f[SEAT]
    others = [x for x in [(you + i) % s.n for i in range(1, s.n)] if living(s) >> x & 1]
    s.stack.append(chase_frame(levels=op[1], uid=f[PROG_MONSTER], seats=others))
