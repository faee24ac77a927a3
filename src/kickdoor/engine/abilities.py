"""Cards and abilities in use: their moment, conditions, targets, costs and limits."""

from kickdoor.engine.fightops import carriers, take_to_win
from kickdoor.engine.flee import ESCAPE_ON, die_value
from kickdoor.engine.ids import (
    C_AFTER_COMBAT,
    C_ALONE,
    C_CAN_RISE,
    C_CARDS,
    C_CARRIER,
    C_FAILED,
    C_HELP_ALLOWED,
    C_LOSING,
    C_NOBODY,
    C_NOT_FOR_WIN,
    C_NOT_HIGHEST,
    C_OWN_TURN,
    C_RUN_ROLL,
    C_SOMEBODY,
    C_TAG,
    C_TRAIT,
    COST_CARD,
    COST_FILTER,
    COST_HAND,
    COST_HAND_CARD,
    DIE_RUN,
    F_DIE,
    K_MONSTER,
    LIMIT_NONE,
    LIMIT_RUN,
    LIMIT_VICTIM,
    M_NO_ESCAPE,
    NO_TARGET,
    O_COMPEL,
    PH_RUN,
    SEAT_ZONES,
    T_CARD,
    T_FACE,
    T_MASK,
    T_MONSTER,
    T_PLAYER,
    T_SIDE,
    TG_BYSTANDER,
    TG_CURSE,
    TG_FACE,
    TG_HAND_MONSTER,
    TG_MONSTER,
    TG_NAMED,
    TG_NONE,
    TG_OTHER_FIGHTER,
    TG_PLAYER,
    TG_RIVAL,
    TG_RIVAL_ITEM,
    TG_RIVAL_SMALL,
    TG_RUNNERS,
    TG_SIDE,
    TG_STRONGER,
    TG_SWAP,
    TG_THIS,
    W_COMBAT,
    W_CURSE,
    W_DRAW,
    W_ESCAPED,
    W_NO_FIGHT,
    W_ROLL,
    W_ROLL_WATCH,
    W_RUN,
    W_RUN_WATCH,
    Z_CURSES,
    Z_HAND,
    Z_PACK,
    Z_TRAITS,
    Z_WORN,
)
from kickdoor.engine.losing import fitting
from kickdoor.engine.modifiers import highest_level
from kickdoor.engine.reasons import (
    NO_AFTER_COMBAT,
    NO_ALONE,
    NO_CARRIER,
    NO_COND,
    NO_CURSE_FIRST,
    NO_DEAD_TARGET,
    NO_DIE,
    NO_FAILED_ROLL,
    NO_FIGHT_ON,
    NO_FORCED_WIN,
    NO_HAND_SIZE,
    NO_HELP_MONSTER,
    NO_HIGHEST,
    NO_IN_COMBAT,
    NO_LEVEL_WIN,
    NO_LIMIT,
    NO_LOSING,
    NO_MONSTER_GONE,
    NO_ONLY_MUNCHKINS,
    NO_OUT_OF_REACH,
    NO_OWN_TURN_CARD,
    NO_ROLLED,
    NO_RUN_ROLL,
    NO_RUNNING,
    NO_STAB_SELF,
    NO_STEAL_WIN,
    NO_STRONGER,
    NO_TAG,
    NO_TAKE_WIN,
    NO_TARGET_FIT,
    NO_THEFT_COMBAT,
    NO_TRAIT_FORBIDS,
    NO_TRAIT_NEEDED,
    NO_WAIT,
    OK,
)
from kickdoor.engine.stack import living
from kickdoor.engine.state import Combat, State
from kickdoor.engine.sums import (
    fight_tags,
    for_the_win,
    help_allowed,
    pursues,
    team,
    team_con,
    team_pro,
    winning,
)
from kickdoor.engine.tables import Ability
from kickdoor.engine.windows import in_combat
from kickdoor.engine.zones import items_in_play, owner_of


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
    for cond, arg in ability[4]:
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
        elif cond == C_CARRIER:
            if not carriers(s):
                return NO_CARRIER
        elif cond == C_RUN_ROLL:
            if s.stack[-1][0] != F_DIE or s.stack[-1][3] != DIE_RUN:
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
        elif cond == C_CARDS:
            if len(s.zones[seat * SEAT_ZONES + Z_HAND]) < arg:
                return NO_HAND_SIZE
    return OK


def targets(s: State, seat: int, ability: Ability, card: int) -> list[tuple[int, int]]:
    """Everything the ability can lawfully be aimed at now, as (target, second card)."""
    kind = ability[2]
    if kind == TG_NONE:
        return [(NO_TARGET, -1)]
    if kind == TG_PLAYER:
        alive = living(s)
        seats = [x for x in range(s.n) if alive >> x & 1]
        for cond, arg in ability[4]:
            if cond == C_CAN_RISE and arg == 1:
                top = s.t.win_level - 1
                seats = [x for x in seats if s.level[x] < top]
            elif cond == C_NOT_HIGHEST:
                high = highest_level(s)
                seats = [x for x in seats if s.level[x] < high]
        return [(T_PLAYER + x, -1) for x in seats]
    if kind == TG_RIVAL:
        alive = living(s)
        return [(T_PLAYER + x, -1) for x in range(s.n) if x != seat and alive >> x & 1]
    if kind == TG_FACE:
        return [(T_FACE + face, -1) for face in range(1, 7)]
    if kind == TG_CURSE:
        return [(T_CARD + c, -1) for x in range(s.n) for c in s.zones[x * SEAT_ZONES + Z_CURSES]]
    if kind == TG_RIVAL_SMALL:
        big = s.t.big
        return [
            (T_CARD + c, -1)
            for x in range(s.n)
            if x != seat and not in_combat(s, x) and not s.dead >> x & 1
            for c in items_in_play(s, x)
            if not big[c]
        ]
    cb = s.combat
    return [] if cb is None else fight_targets(s, cb, seat, ability, card)


def fight_targets(s: State, cb: Combat, seat: int, ability: Ability, card: int) -> list[tuple[int, int]]:
    """Targets that exist only in a fight."""
    t = s.t
    kind = ability[2]
    if kind == TG_SIDE:
        return [(T_SIDE, -1)] if ability[3] else [(T_SIDE, -1), (T_SIDE + 1, -1)]
    if kind == TG_MONSTER:
        return [(T_MONSTER + uid, -1) for uid in reachable(s, cb, seat, ability)]
    if kind == TG_NAMED:
        return [(T_MONSTER + m[0], -1) for m in cb.monsters if t.face[m[1]] == ability[3]]
    if kind == TG_THIS:
        able = reachable(s, cb, seat, ability)
        return [(T_MONSTER + m[0], -1) for m in cb.monsters if t.face[m[1]] == t.face[card] and m[0] in able]
    if kind in (TG_HAND_MONSTER, TG_SWAP):
        mine = [c for c in s.zones[seat * SEAT_ZONES + Z_HAND] if t.kind[c] == K_MONSTER]
        if kind == TG_HAND_MONSTER:
            return [(NO_TARGET, c) for c in mine]
        return [(T_MONSTER + m[0], c) for m in cb.monsters for c in mine]
    if kind == TG_OTHER_FIGHTER:
        return [(T_PLAYER + x, -1) for x in team(cb) if x != seat]
    if kind == TG_STRONGER:
        alive = living(s)
        return [
            (T_PLAYER + x, -1)
            for x in range(s.n)
            if x != seat and alive >> x & 1 and s.level[x] > s.level[seat] and x not in team(cb)
        ]
    if kind == TG_BYSTANDER:
        alive = living(s)
        return [(T_PLAYER + x, -1) for x in range(s.n) if x != cb.fighter and alive >> x & 1]
    if kind == TG_RUNNERS:
        running = s.phase == PH_RUN
        who = [x for x in team(cb) if not running or any(pair[0] == x for pair in cb.todo)]
        masks = [1 << x for x in who]
        if len(who) == 2:
            masks.append(masks[0] | masks[1])
        return [(T_MASK + mask, -1) for mask in masks]
    if kind == TG_RIVAL_ITEM:
        return [(T_CARD + c, -1) for c in turning_items(s, cb, seat)]
    return []


def reachable(s: State, cb: Combat, seat: int, ability: Ability) -> list[int]:
    """Monsters an ability can be used on: after a roll the one rolled against, when running those still behind."""
    top = s.stack[-1]
    if top[0] == F_DIE:
        return [s.stack[-2][3]] if top[3] == DIE_RUN else []
    most = ability[3] if ability[2] == TG_MONSTER else 0
    escaping = ability[1] & W_RUN
    if s.phase == PH_RUN:
        uids = [pair[1] for pair in cb.todo if pair[0] == seat]
    else:
        uids = [m[0] for m in cb.monsters]
    found = []
    for m in cb.monsters:
        if m[0] not in uids or (most and s.t.level[m[1]] > most):
            continue
        # an automatic escape does not work against a monster that cannot be fled from.
        if escaping and s.t.marks[m[1]] & M_NO_ESCAPE and pursues(s, m, seat):
            continue
        found.append(m[0])
    return found


def turning_items(s: State, cb: Combat, seat: int) -> list[int]:
    """Items of others that would turn the fight from lost to won, by their bonus or by compelling help."""
    found = []
    for x in range(s.n):
        if x == seat or s.dead >> x & 1:
            continue
        for item in items_in_play(s, x):
            trial = s.clone()
            take_to_win(trial, seat, item)
            fight = trial.combat
            assert fight is not None
            if winning(trial, fight) or compelled_win(trial, fight, seat, item):
                found.append(item)
    return found


def compelled_win(s: State, cb: Combat, seat: int, item: int) -> bool:
    """Would an ability of the Item bring a helper who wins the fight?"""
    for number in s.t.uses[item]:
        ability = s.t.abilities[number]
        if s.t.programs[ability[10]][0][0] == O_COMPEL and why_not_conds(s, seat, ability) == OK:
            for target, _second in targets(s, seat, ability, item):
                trial = s.clone()
                fight = trial.combat
                assert fight is not None
                fight.helper = target - T_PLAYER
                if winning(trial, fight):
                    return True
    return False


def why_not_target(s: State, seat: int, ability: Ability, target: int) -> int:
    """A reason that fits a target that is not lawful."""
    kind = ability[2]
    if 0 <= target < s.n and s.dead >> target & 1:
        return NO_DEAD_TARGET
    if kind == TG_PLAYER and 0 <= target < s.n:
        for cond, arg in ability[4]:
            if cond == C_CAN_RISE and arg == 1 and s.level[target] + 1 >= s.t.win_level:
                return NO_LEVEL_WIN
            if cond == C_NOT_HIGHEST and s.level[target] == highest_level(s):
                return NO_HIGHEST
    if kind == TG_RIVAL_SMALL and target >= T_CARD and in_combat(s, owner_of(s, target - T_CARD)):
        return NO_THEFT_COMBAT
    if kind == TG_OTHER_FIGHTER:
        return NO_STAB_SELF
    if kind == TG_RIVAL_ITEM:
        return NO_TAKE_WIN
    if kind == TG_SIDE:
        return NO_ONLY_MUNCHKINS
    if kind == TG_STRONGER:
        return NO_STRONGER
    if kind in (TG_MONSTER, TG_NAMED, TG_THIS):
        there = s.combat is not None and any(T_MONSTER + m[0] == target for m in s.combat.monsters)
        return NO_OUT_OF_REACH if there else NO_MONSTER_GONE
    return NO_TARGET_FIT


def payments(s: State, seat: int, ability: Ability, source: int, paid: int = 0) -> list[int]:
    """The cards that can pay what is still owed; [-1] where there is nothing to choose."""
    cost = ability[5]
    base = seat * SEAT_ZONES
    if cost == COST_CARD:
        # CHAR-08: any own card, in hand or in play; CHAR-09: no Curse in force; R-17: not the card itself.
        own = s.zones[base + Z_HAND] + s.zones[base + Z_WORN] + s.zones[base + Z_PACK] + s.zones[base + Z_TRAITS]
        return [c for c in own if c != source]
    if cost == COST_HAND_CARD:
        return list(s.zones[base + Z_HAND])
    if cost == COST_FILTER:
        cards = fitting(s, seat, ability[6])
        return cards if len(cards) >= ability[7] - paid else []
    if cost == COST_HAND:
        return [-1] if len(s.zones[base + Z_HAND]) >= ability[7] else []
    return [-1]


def why_not_again(s: State, seat: int, number: int, ability: Ability, target: int) -> int:
    """R-17: limits are for the ability, whichever copy of the card gives it."""
    limit = ability[8]
    if limit == LIMIT_NONE:
        return OK
    victim = -1
    if limit == LIMIT_VICTIM:
        victim = target
    elif limit == LIMIT_RUN:
        victim = s.stack[-2][3] if s.stack[-1][0] == F_DIE else -1
    return NO_LIMIT if s.used.count((limit, seat, number, victim)) >= ability[9] else OK


def note_use(s: State, seat: int, number: int, ability: Ability, target: int) -> None:
    limit = ability[8]
    if limit != LIMIT_NONE:
        victim = -1
        if limit == LIMIT_VICTIM:
            victim = target
        elif limit == LIMIT_RUN:
            victim = s.stack[-2][3] if s.stack[-1][0] == F_DIE else -1
        s.used = (*s.used, (limit, seat, number, victim))
