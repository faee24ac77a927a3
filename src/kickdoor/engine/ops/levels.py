"""Operations on the Level of a player, and on the life."""

from kickdoor.engine.death import die
from kickdoor.engine.ids import *
from kickdoor.engine.levels import fall, lowest_level, rise
from kickdoor.engine.modifiers import usable
from kickdoor.engine.program import go
from kickdoor.engine.state import Frame, State


def change(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LEVELS."""
    who = f[PROG_TARGET] - T_PLAYER if op[1] == TARGET else f[SEAT]
    if op[2] > 0:
        rise(s, who, op[2], op[3] == 1)
    elif not proof(s, f, who):
        fall(s, who, -op[2])


def lose_counted(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LEVELS_ACC."""
    if not proof(s, f, f[SEAT]):
        fall(s, f[SEAT], max(f[PROG_ACC], 0))


def set_level(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_SET_LEVEL: downwards only."""
    aim = op[1] if op[1] else lowest_level(s)
    if not proof(s, f, f[SEAT]):
        fall(s, f[SEAT], s.level[f[SEAT]] - aim)


def death(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_DEATH: nothing of the program comes after it."""
    go(s, f, len(s.t.programs[f[PROG_PROGRAM]]), f[PROG_ACC])
    die(s, f[SEAT])


def proof(s: State, f: Frame, seat: Seat) -> bool:
    """Does something equipped keep this Curse from costing the seat levels?"""
    t = s.t
    if t.kind[f[PROG_CARD]] != K_CURSE:
        return False
    worn = [c for c in s.zones[seat * SEAT_ZONES + Z_WORN] if usable(s, seat, c)]
    return any([kind == P_CURSE_PROOF for card in worn for kind, _a, _b in t.passives[card]])
