"""Conditions: why an ability cannot be used now (0 if it can), and whether something holds for "you" of a program."""

from collections.abc import Callable
from typing import Final

from kickdoor.engine.ability import Ability
from kickdoor.engine.attachments import carriers, items_in_play, worth
from kickdoor.engine.characters import may_change
from kickdoor.engine.combat import KILLED
from kickdoor.engine.flee import ESCAPE_ON, die_value
from kickdoor.engine.foresight import costs_levels
from kickdoor.engine.help import help_allowed
from kickdoor.engine.ids import *
from kickdoor.engine.joining import joinable
from kickdoor.engine.losing import fitting, traits_of_kind
from kickdoor.engine.might import fight_tags, team_con, team_pro
from kickdoor.engine.modifiers import highest_level
from kickdoor.engine.reasons import *
from kickdoor.engine.stakes import for_the_win
from kickdoor.engine.state import State
from kickdoor.engine.sums import winning


def why_not_conds(s: State, seat: Seat, ability: Ability) -> int:
    """The conditions that do not depend on the target."""
    for cond, arg in ability.conds:
        why = WHY_NOT[cond](s, seat, arg)
        if why:
            return why
    return OK


def holds(s: State, you: int, cond: int, arg: int) -> bool:
    """Conditions of branches."""
    return HOLDS[cond](s, you, arg)


# ---- of abilities: why not


def left_to_targets(s: State, seat: Seat, arg: int) -> int:
    return OK


def losing(s: State, seat: Seat, arg: int) -> int:
    cb = s.combat
    return NO_LOSING if cb is None or (s.phase != PH_RUN and winning(s, cb)) else OK


def alone(s: State, seat: Seat, arg: int) -> int:
    cb = s.combat
    return NO_ALONE if cb is None or cb.helper >= 0 else OK


def tag_there(s: State, seat: Seat, arg: int) -> int:
    cb = s.combat
    return NO_TAG if cb is None or not fight_tags(s, cb) & arg else OK


def many(s: State, seat: Seat, arg: int) -> int:
    cb = s.combat
    return NO_TAG if cb is None or len(cb.monsters) < arg else OK


def nobody(s: State, seat: Seat, arg: int) -> int:
    cb = s.combat
    return NO_TRAIT_FORBIDS if cb is not None and team_con(s, cb) & arg else OK


def somebody(s: State, seat: Seat, arg: int) -> int:
    cb = s.combat
    return NO_TRAIT_NEEDED if cb is None or not team_pro(s, cb) & arg else OK


def not_for_win(s: State, seat: Seat, arg: int) -> int:
    cb = s.combat
    return NO_FORCED_WIN if cb is None or for_the_win(s, cb) else OK


def help_allowed_here(s: State, seat: Seat, arg: int) -> int:
    cb = s.combat
    return NO_HELP_MONSTER if cb is None or not help_allowed(s, cb) else OK


def after_combat(s: State, seat: Seat, arg: int) -> int:
    return OK if s.fought else NO_AFTER_COMBAT


def after_kill(s: State, seat: Seat, arg: int) -> int:
    return OK if s.fought & KILLED else NO_AFTER_COMBAT


def before_door(s: State, seat: Seat, arg: int) -> int:
    return OK if s.phase == PH_START else NO_DOOR_OPEN


def own_turn(s: State, seat: Seat, arg: int) -> int:
    return OK if seat == s.turn else NO_OWN_TURN_CARD


def cursed(s: State, seat: Seat, arg: int) -> int:
    curse = s.stack[-1]
    at_you = curse[KIND] == F_CURSE and curse[SEAT] == seat
    return OK if at_you and not (arg and curse[CURSE_USER] in (-1, seat)) else NO_NOT_AT_YOU


def level_at_risk(s: State, seat: Seat, arg: int) -> int:
    return OK if costs_levels(s) else NO_NOT_AT_YOU


def opener(s: State, seat: Seat, arg: int) -> int:
    opening = s.stack[-1]
    if opening[KIND] != F_OPEN or opening[SEAT] != seat or s.used.count((USED_OPENED, seat, 0, 0)) > 1:
        return NO_OPENER
    return OK


def run_roll(s: State, seat: Seat, arg: int) -> int:
    top = s.stack[-1]
    return OK if top[KIND] == F_DIE and top[DIE_PURPOSE] == DIE_RUN else NO_RUN_ROLL


def failed(s: State, seat: Seat, arg: int) -> int:
    top = s.stack[-1]
    if top[KIND] != F_DIE or top[DIE_PURPOSE] != DIE_RUN or die_value(s, top) >= ESCAPE_ON:
        return NO_FAILED_ROLL
    return OK


def made(s: State, seat: Seat, arg: int) -> int:
    top = s.stack[-1]
    if top[KIND] != F_DIE or top[DIE_PURPOSE] != DIE_RUN or die_value(s, top) < ESCAPE_ON:
        return NO_MADE_ROLL
    return OK


def has_trait(s: State, seat: Seat, arg: int) -> int:
    return OK if s.pro[seat] & arg else NO_TRAIT_NEEDED


def can_rise(s: State, seat: Seat, arg: int) -> int:
    return NO_STEAL_WIN if arg == 0 and s.level[seat] + 1 >= s.t.win_level else OK


def carrier(s: State, seat: Seat, arg: int) -> int:
    return OK if carriers(s) else NO_CARRIER


def other_character(s: State, seat: Seat, arg: int) -> int:
    return OK if may_change(s, seat) else NO_CHARACTER


def seals_open(s: State, seat: Seat, arg: int) -> int:
    return OK if len(s.zones[Z_OPEN]) >= arg else NO_SEALS


def hand_size(s: State, seat: Seat, arg: int) -> int:
    return OK if len(s.zones[seat * SEAT_ZONES + Z_HAND]) >= arg else NO_HAND_SIZE


# ---- of programs: does it hold?


def of_abilities_only(s: State, you: int, arg: int) -> bool:
    raise ValueError("no program asks for this")


def with_trait(s: State, you: int, arg: int) -> bool:
    """SUPER-03: a trait may be there without counting against you."""
    return bool(s.pro[you] & arg)


def burdened(s: State, you: int, arg: int) -> bool:
    return bool(s.con[you] & arg)


def has_such(s: State, you: int, arg: int) -> bool:
    return bool(traits_of_kind(s, you, arg))


def of_level(s: State, you: int, arg: int) -> bool:
    return s.level[you] >= arg


def owns(s: State, you: int, arg: int) -> bool:
    return bool(fitting(s, you, arg))


def highest(s: State, you: int, arg: int) -> bool:
    return s.level[you] == highest_level(s)


def can_pay(s: State, you: int, arg: int) -> bool:
    return sum([worth(s, c) for c in items_in_play(s, you)]) >= arg


# ---- from layout/, by `make layout`
# fmt: off
WHY_NOT: Final[tuple[Callable[[State, int, int], int], ...]] = (
    losing, alone, tag_there, after_combat, left_to_targets, carrier, failed, run_roll, nobody, has_trait, own_turn,
    can_rise, left_to_targets, not_for_win, help_allowed_here, hand_size, somebody, left_to_targets, after_kill,
    cursed, level_at_risk, left_to_targets, many, left_to_targets, left_to_targets, before_door, other_character,
    seals_open, opener, joinable, left_to_targets, made, left_to_targets,
)
HOLDS: Final[tuple[Callable[[State, int, int], bool], ...]] = (
    of_abilities_only, of_abilities_only, of_abilities_only, of_abilities_only, of_abilities_only,
    of_abilities_only, of_abilities_only, of_abilities_only, of_abilities_only, with_trait, of_abilities_only,
    of_abilities_only, has_such, of_abilities_only, of_abilities_only, of_abilities_only, of_abilities_only,
    of_level, of_abilities_only, of_abilities_only, of_abilities_only, can_pay, of_abilities_only, highest,
    of_abilities_only, of_abilities_only, of_abilities_only, of_abilities_only, of_abilities_only,
    of_abilities_only, owns, of_abilities_only, burdened,
)
# fmt: on
# ---- end of what is from layout/
