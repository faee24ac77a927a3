"""Why something is no lawful target."""

from kickdoor.engine.ability import Ability
from kickdoor.engine.conditions import all_of
from kickdoor.engine.ids import *
from kickdoor.engine.reasons import *
from kickdoor.engine.state import State
from kickdoor.engine.targets import compels
from kickdoor.engine.windows import in_combat
from kickdoor.engine.zones import lies_before


def why_not_target(s: State, seat: Seat, ability: Ability, target: Number) -> Number:
    """A reason that fits a target that is not lawful."""
    kind = ability.target
    if 0 <= target < s.n and s.dead >> target & 1:
        return NO_DEAD_TARGET
    if kind == TG_MOST:
        return NO_LEVEL_WIN
    if kind == TG_RIVAL and compels(s, ability):
        return NO_HELP_SELF if target == seat else NO_HELPING
    if kind == TG_PLAYER and 0 <= target < s.n:
        why = why_not_player(s, ability, target)
        if why:
            return why
    if kind == TG_RIVAL_SMALL and target >= T_CARD and held_in_combat(s, target - T_CARD):
        return NO_THEFT_COMBAT
    if kind == TG_OTHER_FIGHTER:
        return NO_STAB_SELF
    if kind == TG_RIVAL_ITEM:
        return NO_TAKE_WIN
    if kind == TG_SIDE and ability.target_arg:
        return NO_ONLY_MUNCHKINS
    if kind == TG_FACE and T_FACE < target <= T_FACE + 6:
        return NO_OUT_OF_REACH
    if kind == TG_STRONGER:
        return NO_STRONGER
    if kind in (TG_MONSTER, TG_NAMED, TG_THIS, TG_TAGGED):
        there = s.combat is not None and any(T_MONSTER + m[MONSTER_UID] == target for m in s.combat.monsters)
        return NO_OUT_OF_REACH if there else NO_MONSTER_GONE
    return NO_TARGET_FIT


def held_in_combat(s: State, card: Number) -> bool:
    """Is it on the table in front of somebody in combat? Hands are not looked into: not even the time tells of them."""
    for seat in range(s.n):
        if in_combat(s, seat) and lies_before(s, seat, card):
            return True
    return False


def why_not_player(s: State, ability: Ability, target: Number) -> Number:
    """The conditions that are of the player aimed at."""
    for cond, arg in ability.conds:
        if cond == C_TARGET:
            return all_of(s, target, arg)
    return OK
