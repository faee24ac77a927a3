"""Cards and abilities in use: their moment, conditions, targets, costs and limits."""

from kickdoor.engine.characters import may_change
from kickdoor.engine.combat import KILLED, find_monster
from kickdoor.engine.fightops import carriers
from kickdoor.engine.flee import ESCAPE_ON, die_value
from kickdoor.engine.ids import *
from kickdoor.engine.losing import fitting, traits_of_kind
from kickdoor.engine.might import fight_tags, team_con, team_pro
from kickdoor.engine.reasons import *
from kickdoor.engine.stack import run_from
from kickdoor.engine.state import State
from kickdoor.engine.sums import for_the_win, help_allowed, winning
from kickdoor.engine.tables import Ability, Program
from kickdoor.engine.zones import worth


def why_not_now(when: int, w: int) -> int:
    """The reason that fits the moment when an ability is not for it."""
    if w & when:
        return OK
    if w == 0:
        return NO_WAIT
    if w & (W_ROLL | W_ROLL_WATCH):
        return NO_ROLLED
    if w == W_CURSE:
        return NO_CURSE_FIRST
    if w == W_SEAL:
        return NO_SEAL_FIRST
    if w == W_FROZEN:
        return NO_FROZEN
    if w == W_DRAW:
        return NO_WAIT
    if when & W_COMBAT and w & (W_RUN | W_RUN_WATCH | W_ESCAPED):
        return NO_RUNNING
    if when == W_ROLL:
        return NO_DIE
    if when & (W_COMBAT | W_RUN | W_ESCAPED) and w & W_NO_FIGHT:
        return NO_FIGHT_ON
    if when & W_NO_FIGHT and w & W_COMBAT:
        return NO_IN_COMBAT
    return NO_COND


def why_not_conds(s: State, seat: int, ability: Ability) -> int:
    """The conditions that do not depend on the target."""
    cb = s.combat
    for cond, arg in ability[A_CONDS]:
        if cond == C_LOSING:
            if cb is None or (s.phase != PH_RUN and winning(s, cb)):
                return NO_LOSING
        elif cond == C_ALONE:
            if cb is None or cb.helper >= 0:
                return NO_ALONE
        elif cond == C_TAG:
            if cb is None or not fight_tags(s, cb) & arg:
                return NO_TAG
        elif cond == C_AFTER_COMBAT:
            if not s.fought:
                return NO_AFTER_COMBAT
        elif cond == C_AFTER_KILL:
            if not s.fought & KILLED:
                return NO_AFTER_COMBAT
        elif cond == C_CURSED:
            curse = s.stack[-1]
            if curse[KIND] != F_CURSE or curse[SEAT] != seat or (arg and curse[CURSE_USER] in (-1, seat)):
                return NO_NOT_AT_YOU
        elif cond == C_COSTS_LEVELS:
            if not costs_levels(s):
                return NO_NOT_AT_YOU
        elif cond == C_MANY:
            if cb is None or len(cb.monsters) < arg:
                return NO_TAG
        elif cond == C_CARRIER:
            if not carriers(s):
                return NO_CARRIER
        elif cond == C_RUN_ROLL:
            if s.stack[-1][KIND] != F_DIE or s.stack[-1][DIE_PURPOSE] != DIE_RUN:
                return NO_RUN_ROLL
        elif cond == C_FAILED:
            die = s.stack[-1]
            if die[0] != F_DIE or die[3] != DIE_RUN or die_value(s, die) >= ESCAPE_ON:
                return NO_FAILED_ROLL
        elif cond == C_NOBODY:
            if cb is not None and team_con(s, cb) & arg:
                return NO_TRAIT_FORBIDS
        elif cond == C_SOMEBODY:
            if cb is None or not team_pro(s, cb) & arg:
                return NO_TRAIT_NEEDED
        elif cond == C_TRAIT:
            if not s.pro[seat] & arg:
                return NO_TRAIT_NEEDED
        elif cond == C_OWN_TURN:
            if seat != s.turn:
                return NO_OWN_TURN_CARD
        elif cond == C_CAN_RISE:
            if arg == 0 and s.level[seat] + 1 >= s.t.win_level:
                return NO_STEAL_WIN
        elif cond == C_NOT_FOR_WIN:
            if cb is None or for_the_win(s, cb):
                return NO_FORCED_WIN
        elif cond == C_HELP_ALLOWED:
            if cb is None or not help_allowed(s, cb):
                return NO_HELP_MONSTER
        elif cond == C_BEFORE_DOOR:
            if s.phase != PH_START:
                return NO_DOOR_OPEN
        elif cond == C_CHARACTER:
            if not may_change(s, seat):
                return NO_CHARACTER
        elif cond == C_SEALS:
            if len(s.zones[Z_OPEN]) < arg:
                return NO_SEALS
        elif cond == C_OPENER:
            opening = s.stack[-1]
            if opening[KIND] != F_OPEN or opening[SEAT] != seat or s.used.count((USED_OPENED, seat, 0, 0)) > 1:
                return NO_OPENER
        elif cond == C_JOINABLE:
            if cb is None or not fight_tags(s, cb) & arg:
                return NO_MONSTER_ALONE
        elif cond == C_CARDS:
            if len(s.zones[seat * SEAT_ZONES + Z_HAND]) < arg:
                return NO_HAND_SIZE
    return OK


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


def may_cost(s: State, you: int, program: Program, pc: int, acc: int) -> bool:
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


def payments(s: State, seat: int, ability: Ability, source: int, target: int, paid: int = 0) -> list[int]:
    """The cards that can pay what is still owed; [-1] where there is nothing to choose.

    Who takes an Item out of the discards pays with one of at least its worth.
    """
    cost = ability[A_COST]
    base = seat * SEAT_ZONES
    if cost == COST_CARD:
        # CHAR-08: any own card, in hand or in play; CHAR-09: no Curse in force; R-17: not the card itself.
        own = s.zones[base + Z_HAND] + s.zones[base + Z_WORN] + s.zones[base + Z_PACK] + s.zones[base + Z_TRAITS]
        cards = [c for c in own if c != source and s.t.kind[c] != K_CHARACTER]
        return cards if len(cards) >= ability[A_COST_N] - paid else []
    if cost == COST_HAND_CARD:
        return list(s.zones[base + Z_HAND])
    if cost == COST_FILTER:
        cards = fitting(s, seat, ability[A_COST_ARG])
        if ability[A_TARGET] == TG_DROPPED and target >= T_CARD:
            cards = [c for c in cards if worth(s, c) >= s.t.gold[target - T_CARD]]
        return cards if len(cards) >= ability[A_COST_N] - paid else []
    if cost == COST_HAND:
        return [-1] if len(s.zones[base + Z_HAND]) >= ability[A_COST_N] else []
    return [-1]


def why_not_again(s: State, seat: int, number: int, ability: Ability, target: int) -> int:
    """R-17: limits are for the ability, whichever copy of the card gives it."""
    limit = ability[A_LIMIT]
    if limit == LIMIT_NONE:
        return OK
    victim = -1
    if limit == LIMIT_VICTIM:
        victim = target
    elif limit == LIMIT_RUN:
        victim = run_from(s) if s.stack[-1][KIND] == F_DIE else -1
    if limit == LIMIT_FIGHT:
        uses = sum([u[0] == limit and u[2] == s.t.alike[number] for u in s.used])
    else:
        uses = s.used.count((limit, seat, s.t.alike[number], victim))
    return NO_LIMIT if uses >= ability[A_LIMIT_N] else OK


def note_use(s: State, seat: int, number: int, ability: Ability, target: int) -> None:
    limit = ability[A_LIMIT]
    if limit != LIMIT_NONE:
        victim = -1
        if limit == LIMIT_VICTIM:
            victim = target
        elif limit == LIMIT_RUN:
            victim = run_from(s) if s.stack[-1][KIND] == F_DIE else -1
        s.used = (*s.used, (limit, seat, s.t.alike[number], victim))
