"""Operations on the strength of a side or of one munchkin in a fight."""

from kickdoor.engine.combat import the_fight
from kickdoor.engine.ids import *
from kickdoor.engine.state import Combat, Frame, State
from kickdoor.engine.tricks import brewed, into_fight, silence_best


def boost(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_BOOST."""
    into_fight(s, f[PROG_CARD])
    cb = the_fight(s)
    cb.boosts += ((f[PROG_CARD], f[PROG_TARGET] - T_SIDE, op[1] + brewed(s, f[PROG_USER]), op[2]),)


def boost_counted(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_BOOST_ACC."""
    into_fight(s, f[PROG_CARD])
    cb = the_fight(s)
    cb.boosts += ((f[PROG_CARD], f[PROG_TARGET] - T_SIDE, f[PROG_ACC] + brewed(s, f[PROG_USER]), 0),)


def double(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_DOUBLE."""
    into_fight(s, f[PROG_CARD])
    the_fight(s).doubles += 1


def stab(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_STAB."""
    the_fight(s).attacks += ((f[PROG_TARGET] - T_PLAYER, 0, op[1]),)


def attack(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_ATTACK."""
    the_fight(s).attacks += ((f[SEAT], op[2], op[1]),)


def spend(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_SPEND."""
    change(the_fight(s), f[SEAT], op[1])


def grease(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_GREASE."""
    the_fight(s).greased += ((f[PROG_TARGET] - T_PLAYER, op[1], op[2]),)


def change(cb: Combat, seat: Seat, n: Number) -> None:
    """One munchkin's strength for this fight."""
    cb.spent = (*cb.spent[:seat], cb.spent[seat] + n, *cb.spent[seat + 1 :])


def mute_best(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_MUTE_BEST."""
    silence_best(s, the_fight(s), f[SEAT], op[1])


def mute(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_MUTE."""
    into_fight(s, f[PROG_CARD])
    the_fight(s).muted += (f[PROG_TARGET] - T_CARD,)


def freeze(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_FREEZE."""
    into_fight(s, f[PROG_CARD])
    the_fight(s).frozen = 1
