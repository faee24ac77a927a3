"""What a program about to run may cost, as far as it can be foreseen."""

from kickdoor.engine.combat import find_monster
from kickdoor.engine.ids import *
from kickdoor.engine.losing import fitting, traits_of_kind
from kickdoor.engine.state import State
from kickdoor.engine.tables import Program


def costs_levels(s: State) -> bool:
    """Would the Curse or Bad Stuff about to happen cost its victim levels?"""
    top = s.stack[-1]
    if top[KIND] == F_CURSE:
        program, victim = s.t.bad[top[CURSE_CARD]], top[SEAT]
    elif top[KIND] == F_BAD and s.combat is not None:
        program, victim = s.t.bad[find_monster(s.combat, top[BAD_UID])[MONSTER_CARD]], top[SEAT]
    else:
        return False
    return program >= 0 and may_cost(s, victim, s.t.programs[program], 0, 0)


def may_cost(s: State, you: Number, program: Program, pc: Number, acc: Number) -> bool:
    """Follow the program as far as it can be foreseen; a choice or a die may go either way."""
    while pc < len(program):
        op = program[pc]
        code = op[0]
        pc += 1
        if code in (O_LEVELS_ACC, O_SET_LEVEL) or (code == O_LEVELS and op[1] == YOU and op[2] < 0):
            return True
        if code == O_LOSE:
            acc = len(fitting(s, you, op[1]))
        elif code == O_LOSE_TRAITS:
            acc = len(traits_of_kind(s, you, op[1]))
        elif code == O_IF_SOME and acc:
            pc = op[1]
        elif code == O_IF_NONE and not acc:
            pc = op[1]
        elif code == O_GOTO:
            pc = op[1]
        elif code in (O_EITHER, O_UNLESS, O_UNLESS_DIE) and may_cost(s, you, program, op[3], acc):
            return True
    return False
