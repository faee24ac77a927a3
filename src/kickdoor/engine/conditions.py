"""Conditions: why an ability cannot be used now (0 if it can), and whether something holds for "you" of a program.

A condition is (C_*, arg). Those made of others have the number of a group of such pairs as their arg.
"""

from collections.abc import Callable
from typing import Final

from kickdoor.engine.ability import Ability
from kickdoor.engine.attachments import carriers, items_in_play, worth
from kickdoor.engine.characters import may_change
from kickdoor.engine.combat import KILLED
from kickdoor.engine.company import company_of
from kickdoor.engine.flee import die_value
from kickdoor.engine.foresight import costs_levels
from kickdoor.engine.help import full, help_allowed
from kickdoor.engine.ids import *
from kickdoor.engine.losing import fitting
from kickdoor.engine.might import fight_tags, team_con, team_pro
from kickdoor.engine.modifiers import highest_level
from kickdoor.engine.reasons import *
from kickdoor.engine.stakes import for_the_win
from kickdoor.engine.state import Combat, State
from kickdoor.engine.windows import in_combat
from kickdoor.engine.winning import winning


def why_not_conds(s: State, seat: Seat, ability: Ability) -> Number:
    """The conditions that do not depend on the target."""
    for cond, arg in ability.conds:
        why = aside(s, seat, arg) if cond == C_ASIDE else WHY_NOT[cond](s, seat, arg)  # by name: it is faster
        if why:
            return why
    return OK


def holds(s: State, you: Number, cond: Number, arg: Number) -> bool:
    """Conditions of branches."""
    return WHY_NOT[cond](s, you, arg) == OK


# ---- made of others


def none_of(s: State, seat: Seat, arg: Number) -> Number:
    for cond, inner in s.t.groups[arg]:
        if WHY_NOT[cond](s, seat, inner) == OK:
            return FORBIDS[cond]
    return OK


def all_of(s: State, seat: Seat, arg: Number) -> Number:
    for cond, inner in s.t.groups[arg]:
        why = WHY_NOT[cond](s, seat, inner)
        if why:
            return why
    return OK


def any_of(s: State, seat: Seat, arg: Number) -> Number:
    why = OK
    for cond, inner in s.t.groups[arg]:
        why = WHY_NOT[cond](s, seat, inner)
        if why == OK:
            return OK
    return why


def left_to_targets(s: State, seat: Seat, arg: Number) -> Number:
    """`targets` asks it of each player there is to choose."""
    return OK


# ---- of the fight


def losing(s: State, seat: Seat, arg: Number) -> Number:
    cb = s.combat
    return NO_LOSING if cb is None or (s.phase != PH_RUN and winning(s, cb)) else OK


def alone(s: State, seat: Seat, arg: Number) -> Number:
    cb = s.combat
    return NO_ALONE if cb is None or cb.helpers else OK


def tag_there(s: State, seat: Seat, arg: Number) -> Number:
    cb = s.combat
    return NO_TAG if cb is None or not fight_tags(s, cb) & arg else OK


def many(s: State, seat: Seat, arg: Number) -> Number:
    cb = s.combat
    return NO_TAG if cb is None or len(cb.monsters) < arg else OK


def somebody(s: State, seat: Seat, arg: Number) -> Number:
    cb = s.combat
    return NO_TRAIT_NEEDED if cb is None or not team_pro(s, cb) & arg else OK


def burdens(s: State, seat: Seat, arg: Number) -> Number:
    cb = s.combat
    return NO_TRAIT_NEEDED if cb is None or not team_con(s, cb) & arg else OK


def not_for_win(s: State, seat: Seat, arg: Number) -> Number:
    cb = s.combat
    return NO_FORCED_WIN if cb is None or for_the_win(s, cb) else OK


def help_allowed_here(s: State, seat: Seat, arg: Number) -> Number:
    """HELP-02: help is not forbidden, and there is room for one more."""
    cb = s.combat
    if cb is None or cb.closed or not help_allowed(s, cb):
        return NO_HELP_MONSTER
    return NO_HELP_ONE if full(cb) else OK


# ---- of the turn, of what is about to happen and of a roll


def after_combat(s: State, seat: Seat, arg: Number) -> Number:
    return OK if s.fought or won_now(s) is not None else NO_AFTER_COMBAT


def after_kill(s: State, seat: Seat, arg: Number) -> Number:
    won = won_now(s)
    return OK if s.fought & KILLED or (won is not None and won.kills) else NO_AFTER_COMBAT


def won_now(s: State) -> Combat | None:
    """The fight that is won and whose Treasures are being shared out: it is over (R-3)."""
    cb = s.combat
    return cb if cb is not None and cb.over else None


def before_door(s: State, seat: Seat, arg: Number) -> Number:
    return OK if s.phase == PH_START else NO_DOOR_OPEN


def own_turn(s: State, seat: Seat, arg: Number) -> Number:
    return OK if seat == s.turn else NO_OWN_TURN_CARD


def cursed(s: State, seat: Seat, arg: Number) -> Number:
    curse = s.stack[-1]
    at_you = curse[KIND] == F_CURSE and curse[SEAT] == seat
    return OK if at_you and not (arg and curse[CURSE_USER] in (-1, seat)) else NO_NOT_AT_YOU


def level_at_risk(s: State, seat: Seat, arg: Number) -> Number:
    return OK if costs_levels(s) else NO_NOT_AT_YOU


def opener(s: State, seat: Seat, arg: Number) -> Number:
    opening = s.stack[-1]
    if opening[KIND] != F_OPEN or opening[SEAT] != seat or s.used.count((USED_OPENED, seat, 0, 0)) > 1:
        return NO_OPENER
    return OK


def run_roll(s: State, seat: Seat, arg: Number) -> Number:
    top = s.stack[-1]
    return OK if top[KIND] == F_DIE and top[DIE_PURPOSE] == DIE_RUN else NO_RUN_ROLL


def failed(s: State, seat: Seat, arg: Number) -> Number:
    top = s.stack[-1]
    if top[KIND] != F_DIE or top[DIE_PURPOSE] != DIE_RUN or die_value(s, top) >= ESCAPE_ON:
        return NO_FAILED_ROLL
    return OK


def made(s: State, seat: Seat, arg: Number) -> Number:
    top = s.stack[-1]
    if top[KIND] != F_DIE or top[DIE_PURPOSE] != DIE_RUN or die_value(s, top) < ESCAPE_ON:
        return NO_MADE_ROLL
    return OK


# ---- of a player


def has_trait(s: State, seat: Seat, arg: Number) -> Number:
    return OK if s.pro[seat] & arg else NO_TRAIT_NEEDED


def burdened(s: State, seat: Seat, arg: Number) -> Number:
    """SUPER-03: a trait may be there without counting against you."""
    return OK if s.con[seat] & arg else NO_TRAIT_NEEDED


def can_rise(s: State, seat: Seat, arg: Number) -> Number:
    if s.level[seat] + 1 < s.t.win_level:
        return OK
    return NO_LEVEL_WIN if arg else NO_STEAL_WIN


def of_level(s: State, seat: Seat, arg: Number) -> Number:
    return OK if s.level[seat] >= arg else NO_COND


def highest(s: State, seat: Seat, arg: Number) -> Number:
    high = highest_level(s)
    if s.level[seat] < high or (arg and sum([s.level[x] == high for x in range(s.n) if not s.dead >> x & 1]) > 1):
        return NO_COND
    return OK


def has_allies(s: State, seat: Seat, arg: Number) -> Number:
    return OK if len(company_of(s, seat, K_ALLY)) >= arg else NO_ALLY


def owns(s: State, seat: Seat, arg: Number) -> Number:
    return OK if fitting(s, seat, arg) else NO_COND


def aside(s: State, seat: Seat, arg: Number) -> Number:
    return NO_IN_COMBAT if in_combat(s, seat) else OK


def can_pay(s: State, seat: Seat, arg: Number) -> Number:
    return OK if sum([worth(s, c) for c in items_in_play(s, seat)]) >= arg else NO_COND


def hand_size(s: State, seat: Seat, arg: Number) -> Number:
    return OK if len(s.zones[seat * SEAT_ZONES + Z_HAND]) >= arg else NO_HAND_SIZE


def other_character(s: State, seat: Seat, arg: Number) -> Number:
    return OK if may_change(s, seat) else NO_CHARACTER


# ---- of the table


def carrier(s: State, seat: Seat, arg: Number) -> Number:
    return OK if carriers(s) else NO_CARRIER


def seals_open(s: State, seat: Seat, arg: Number) -> Number:
    return OK if len(s.zones[Z_OPEN]) >= arg else NO_SEALS


# ---- from layout/, by `make layout`
# fmt: off
WHY_NOT: Final[tuple[Callable[[State, int, int], int], ...]] = (
    losing, alone, tag_there, after_combat, carrier, failed, run_roll, has_trait, own_turn, can_rise, not_for_win,
    help_allowed_here, hand_size, somebody, of_level, after_kill, cursed, level_at_risk, can_pay, many, highest,
    has_allies, before_door, other_character, seals_open, opener, owns, made, burdened, burdens, none_of, all_of,
    any_of, aside, left_to_targets,
)
FORBIDS: Final[Numbers] = (
    NO_COND, NO_COND, NO_COND, NO_COND, NO_COND, NO_COND, NO_COND, NO_TRAIT_FORBIDS, NO_COND, NO_COND, NO_COND,
    NO_COND, NO_COND, NO_TRAIT_FORBIDS, NO_COND, NO_COND, NO_COND, NO_COND, NO_COND, NO_COND, NO_HIGHEST, NO_COND,
    NO_COND, NO_COND, NO_COND, NO_COND, NO_COND, NO_COND, NO_TRAIT_FORBIDS, NO_TRAIT_FORBIDS, NO_COND, NO_COND,
    NO_COND, NO_COND, NO_COND,
)
# fmt: on
# ---- end of what is from layout/
