"""Operations on the monsters of a fight: stronger, more, fewer, other ones."""

from kickdoor.engine.allies import tame
from kickdoor.engine.combat import add_monster, enters, find_monster, join, kill, remove, the_fight
from kickdoor.engine.ids import *
from kickdoor.engine.state import Frame, State
from kickdoor.engine.tricks import into_fight, retag, stamp
from kickdoor.engine.zones import cut


def enhance(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_ENHANCE. MULT-06: without a target it brings its own monster along."""
    card, user, target, second = f[PROG_CARD], f[PROG_USER], f[PROG_TARGET], f[PROG_SECOND]
    cb = the_fight(s)
    into_fight(s, card)
    if target == NO_TARGET:
        cut(s, user * SEAT_ZONES + Z_HAND, second)
        join(s, cb, user, second)
        group = cb.monsters[-1][MONSTER_GROUP]
    else:
        group = find_monster(cb, target - T_MONSTER)[MONSTER_GROUP]
    cb.enhancers = (*cb.enhancers[:group], (*cb.enhancers[group], card), *cb.enhancers[group + 1 :])
    retag(cb, [m[MONSTER_UID] for m in cb.monsters if m[MONSTER_GROUP] == group], s.t.enhance[card][ENHANCE_TAGS])


def mate(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_MATE."""
    cb = the_fight(s)
    into_fight(s, f[PROG_CARD])
    m = find_monster(cb, f[PROG_TARGET] - T_MONSTER)
    add_monster(cb, m[MONSTER_CARD], f[PROG_CARD], m[MONSTER_GROUP])
    enters(s, cb, m[MONSTER_CARD])


def twin(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_TWIN."""
    cb = the_fight(s)
    into_fight(s, f[PROG_CARD])
    m = find_monster(cb, f[PROG_TARGET] - T_MONSTER)
    add_monster(cb, m[MONSTER_CARD], f[PROG_CARD])
    group = cb.monsters[-1][MONSTER_GROUP]
    cb.enhancers = (*cb.enhancers[:group], cb.enhancers[m[MONSTER_GROUP]])
    enters(s, cb, m[MONSTER_CARD])


def join_fight(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_JOIN."""
    into_fight(s, f[PROG_CARD])
    cut(s, f[PROG_USER] * SEAT_ZONES + Z_HAND, f[PROG_SECOND])
    join(s, the_fight(s), f[PROG_USER], f[PROG_SECOND])


def swap(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_SWAP."""
    cb = the_fight(s)
    into_fight(s, f[PROG_CARD])
    cut(s, f[PROG_USER] * SEAT_ZONES + Z_HAND, f[PROG_SECOND])
    remove(s, cb, f[PROG_TARGET] - T_MONSTER, PAY_NONE)
    join(s, cb, f[PROG_USER], f[PROG_SECOND])


def remove_one(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_REMOVE: the target, or the monster whose program it is."""
    uid = f[PROG_MONSTER] if f[PROG_TARGET] == NO_TARGET else f[PROG_TARGET] - T_MONSTER
    remove(s, the_fight(s), uid, op[1])


def remove_all(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_REMOVE_ALL: nothing was killed, so the Treasures are drawn face down, whoever helped."""
    cb = the_fight(s)
    for m in cb.monsters:
        remove(s, cb, m[MONSTER_UID], PAY_NONE)
    if op[1]:
        cb.prior += ((cb.fighter, 0, op[1]),)
    cb.loot = op[2]


def let_go(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LET_GO."""
    cb = the_fight(s)
    remove(s, cb, f[PROG_MONSTER], PAY_NONE)
    cb.left_behind += op[1]


def kill_one(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_KILL."""
    kill(s, the_fight(s), f[PROG_TARGET] - T_MONSTER)


def tame_one(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_TAME."""
    tame(s, the_fight(s), f[PROG_USER], f[PROG_TARGET] - T_MONSTER)


def stamp_one(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_STAMP."""
    stamp(s, the_fight(s), f, op)


def untag(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_UNTAG."""
    target = f[PROG_TARGET]
    cb = the_fight(s)
    into_fight(s, f[PROG_CARD])
    if target >= T_CARD:
        cb.untagged += ((-1 - (target - T_CARD), op[1]),)
    else:
        cb.untagged += ((target - T_MONSTER, op[1]),)
        cb.weakened += ((target - T_MONSTER, op[2]),)


def weaken(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_WEAKEN."""
    the_fight(s).weakened += ((f[PROG_TARGET] - T_MONSTER, op[1]),)


def grow(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_GROW_ACC."""
    the_fight(s).weakened += ((f[PROG_MONSTER], f[PROG_ACC]),)
