"""What an ability or card can be aimed at, and why not at something else."""

from kickdoor.engine.abilities import why_not_conds
from kickdoor.engine.ids import *
from kickdoor.engine.items import sellable
from kickdoor.engine.might import monster_tags, team
from kickdoor.engine.modifiers import big_room, highest_level, suffers, usable
from kickdoor.engine.reasons import *
from kickdoor.engine.stack import living, run_from
from kickdoor.engine.state import Combat, State
from kickdoor.engine.sums import pursues, winning
from kickdoor.engine.tables import Ability
from kickdoor.engine.turning import taken, ways_clear, would_win
from kickdoor.engine.windows import in_combat
from kickdoor.engine.zones import allies, is_big, is_grafted, item_tags, items_in_play, owner_of, worth


def targets(s: State, seat: int, ability: Ability, card: int) -> list[tuple[int, int]]:
    """Everything the ability can lawfully be aimed at now, as (target, second card)."""
    kind = ability[A_TARGET]
    if kind == TG_NONE:
        return [(NO_TARGET, -1)]
    if kind == TG_PLAYER:
        alive = living(s)
        seats = [x for x in range(s.n) if alive >> x & 1]
        for cond, arg in ability[A_CONDS]:
            if cond == C_CAN_RISE and arg == 1:
                top = s.t.win_level - 1
                seats = [x for x in seats if s.level[x] < top]
            elif cond == C_NOT_HIGHEST:
                high = highest_level(s)
                seats = [x for x in seats if s.level[x] < high]
            elif cond == C_ALLY:
                seats = [x for x in seats if allies(s, x)]
        return [(T_PLAYER + x, -1) for x in seats]
    if kind == TG_RIVAL:
        alive = living(s)
        rivals = [x for x in range(s.n) if x != seat and alive >> x & 1]
        if compels(s, ability):
            rivals = [x for x in rivals if not suffers(s, x, P_NO_HELPING)]
        return [(T_PLAYER + x, -1) for x in rivals]
    if kind == TG_FACE:
        return [(T_FACE + face, -1) for face in range(1, 7)]
    if kind == TG_CURSE:
        return [(T_CARD + c, -1) for x in range(s.n) for c in s.zones[x * SEAT_ZONES + Z_CURSES]]
    if kind == TG_RIVAL_SMALL:
        return [
            (T_CARD + c, -1)
            for x in range(s.n)
            if x != seat and not in_combat(s, x) and not s.dead >> x & 1
            for c in items_in_play(s, x)
            if not (s.t.big[c] or (s.grafts and is_big(s, c)))
        ]
    if kind == TG_DROPPED:
        lying = [(c, who) for c, who in s.dropped if in_discards(s, c)]
        if ability[A_TARGET_ARG]:
            return [(T_CARD + c, -1) for c, who in lying if who not in (seat, -1)]
        purse = max([worth(s, c) for c in sellable(s, seat)], default=-1)
        return [(T_CARD + c, -1) for c, _who in lying if s.t.gold[c] <= purse]
    if kind == TG_MOST:
        tally = [sum([item_tags(s, c) & ability[A_TARGET_ARG] != 0 for c in items_in_play(s, x)]) for x in range(s.n)]
        best = max(tally)
        most = [x for x in range(s.n) if best and tally[x] == best and not s.dead >> x & 1]
        return [(T_PLAYER + x, -1) for x in most if s.level[x] + 1 < s.t.win_level]
    if kind == TG_EXCHANGE:
        return exchanges(s, seat)
    if kind == TG_RIVAL_ALLY:
        return [(T_CARD + c, -1) for x in range(s.n) if x != seat for c in allies(s, x)]
    cb = s.combat
    return [] if cb is None else fight_targets(s, cb, seat, ability, card)


def compels(s: State, ability: Ability) -> bool:
    """Does it make its target help? Who cannot help cannot be made to."""
    program = ability[A_PROGRAM]
    return program >= 0 and s.t.programs[program][0][0] == O_COMPEL


def fight_targets(s: State, cb: Combat, seat: int, ability: Ability, card: int) -> list[tuple[int, int]]:
    """Targets that exist only in a fight."""
    t = s.t
    kind = ability[A_TARGET]
    if kind == TG_SIDE:
        return [(T_SIDE, -1)] if ability[A_TARGET_ARG] else [(T_SIDE, -1), (T_SIDE + 1, -1)]
    if kind == TG_MONSTER:
        return [(T_MONSTER + uid, -1) for uid in reachable(s, cb, seat, ability)]
    if kind == TG_TAGGED:
        able = reachable(s, cb, seat, ability)
        tag = ability[A_TARGET_ARG]
        return [
            (T_MONSTER + m[MONSTER_UID], -1)
            for m in cb.monsters
            if m[MONSTER_UID] in able and monster_tags(s, cb, m) & tag
        ]
    if kind == TG_NOT_FIRST:
        return [(T_MONSTER + m[MONSTER_UID], -1) for m in cb.monsters[1:]]
    if kind == TG_FIGHTER:
        return [(T_PLAYER + x, -1) for x in (team(cb)[:1] if ability[A_TARGET_ARG] else team(cb))]
    if kind == TG_WORN:
        worn = [c for x in team(cb) for c in s.zones[x * SEAT_ZONES + Z_WORN]]
        return [(T_CARD + c, -1) for c in worn if t.gold[c] >= 0 and not is_grafted(s, c)]
    if kind == TG_TAGGED_ITEM:
        tag = ability[A_TARGET_ARG]
        worn = [c for x in team(cb) for c in s.zones[x * SEAT_ZONES + Z_WORN]]
        return [(T_CARD + c, -1) for c in worn if item_tags(s, c) & tag]
    if kind == TG_HELPER:
        return [(T_PLAYER + x, -1) for x in team(cb)[1:]]
    if kind == TG_NAMED:
        return [
            (T_MONSTER + m[MONSTER_UID], -1) for m in cb.monsters if t.face[m[MONSTER_CARD]] == ability[A_TARGET_ARG]
        ]
    if kind == TG_THIS:
        able = reachable(s, cb, seat, ability)
        return [
            (T_MONSTER + m[MONSTER_UID], -1)
            for m in cb.monsters
            if t.face[m[MONSTER_CARD]] == t.face[card] and m[MONSTER_UID] in able
        ]
    if kind in (TG_HAND_MONSTER, TG_SWAP):
        mine = [c for c in s.zones[seat * SEAT_ZONES + Z_HAND] if t.kind[c] == K_MONSTER]
        if kind == TG_HAND_MONSTER:
            return [(NO_TARGET, c) for c in mine]
        return [(T_MONSTER + m[MONSTER_UID], c) for m in cb.monsters for c in mine]
    if kind == TG_OTHER_FIGHTER:
        return [(T_PLAYER + x, -1) for x in team(cb) if x != seat]
    if kind == TG_STRONGER:
        alive = living(s)
        return [
            (T_PLAYER + x, -1)
            for x in range(s.n)
            if x != seat
            and alive >> x & 1
            and s.level[x] > s.level[seat]
            and x not in team(cb)
            and not suffers(s, x, P_NO_HELPING)
        ]
    if kind == TG_BYSTANDER:
        alive = living(s)
        return [(T_PLAYER + x, -1) for x in range(s.n) if x != cb.fighter and alive >> x & 1]
    if kind == TG_RUNNERS:
        running = s.phase == PH_RUN
        who = [x for x in team(cb) if not running or any(pair[0] == x for pair in cb.todo)]
        masks = [1 << x for x in who]
        if not ability[A_TARGET_ARG]:
            masks += [1 << x | 1 << y for i, x in enumerate(who) for y in who[i + 1 :]]
        return [(T_MASK + mask, -1) for mask in masks]
    if kind == TG_RIVAL_ITEM:
        return [(T_CARD + c, -1) for c in turning_items(s, cb, seat)]
    return []


def in_discards(s: State, card: int) -> bool:
    return card in s.zones[Z_DISCARD - s.t.deck[card]]


def exchanges(s: State, seat: int) -> list[tuple[int, int]]:
    """Items of others, each with an own Item in play worth at least as much; nobody may end with too many Big ones."""
    found = []
    for x in range(s.n):
        if x == seat or s.dead >> x & 1 or in_combat(s, x):
            continue
        for theirs in items_in_play(s, x):
            for mine in items_in_play(s, seat):
                if worth(s, mine) >= worth(s, theirs) and fits_both(s, seat, mine, x, theirs):
                    found.append((T_CARD + theirs, mine))
    return found


def fits_both(s: State, seat: int, mine: int, other: int, theirs: int) -> bool:
    for who, out, into in ((seat, mine, theirs), (other, theirs, mine)):
        if is_big(s, into) and not big_room(s, who, going=int(is_big(s, out))):
            return False
    return True


def reachable(s: State, cb: Combat, seat: int, ability: Ability) -> list[int]:
    """Monsters an ability can be used on: after a roll the one rolled against, when running those still behind."""
    top = s.stack[-1]
    if top[KIND] == F_DIE:
        return [run_from(s)] if top[DIE_PURPOSE] == DIE_RUN else []
    most = ability[A_TARGET_ARG] if ability[A_TARGET] == TG_MONSTER else 0
    escaping = ability[A_WHEN] & W_RUN
    if s.phase == PH_RUN:
        uids = [pair[1] for pair in cb.todo if pair[0] == seat]
    else:
        uids = [m[MONSTER_UID] for m in cb.monsters]
    found = []
    for m in cb.monsters:
        if m[MONSTER_UID] not in uids or (most and s.t.level[m[MONSTER_CARD]] > most):
            continue
        # an automatic escape does not work against a monster that cannot be fled from.
        if escaping and s.t.marks[m[MONSTER_CARD]] & M_NO_ESCAPE and pursues(s, m, seat):
            continue
        found.append(m[MONSTER_UID])
    return found


def turning_items(s: State, cb: Combat, seat: int) -> list[int]:
    """Items of others that would turn the fight from lost to won, by their bonus or by compelling help."""
    found = []
    for x in range(s.n):
        if x == seat or s.dead >> x & 1:
            continue
        for item in items_in_play(s, x):
            for way in ways_clear(s, seat, item):
                trial = taken(s, seat, item, way)
                if would_win(trial) or compelled_win(trial, seat, item):
                    found.append(item)
                    break
    return found


def compelled_win(s: State, seat: int, item: int) -> bool:
    """Would an ability of the Item bring a helper who wins the fight?"""
    for number in s.t.uses[item] if usable(s, seat, item) else ():
        ability = s.t.abilities[number]
        if s.t.programs[ability[A_PROGRAM]][0][0] == O_COMPEL and why_not_conds(s, seat, ability) == OK:
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
    kind = ability[A_TARGET]
    if 0 <= target < s.n and s.dead >> target & 1:
        return NO_DEAD_TARGET
    if kind == TG_MOST:
        return NO_LEVEL_WIN
    if kind == TG_PLAYER and 0 <= target < s.n:
        for cond, arg in ability[A_CONDS]:
            if cond == C_CAN_RISE and arg == 1 and s.level[target] + 1 >= s.t.win_level:
                return NO_LEVEL_WIN
            if cond == C_NOT_HIGHEST and s.level[target] == highest_level(s):
                return NO_HIGHEST
            if cond == C_ALLY and not allies(s, target):
                return NO_ALLY
    if kind == TG_RIVAL_SMALL and target >= T_CARD and in_combat(s, owner_of(s, target - T_CARD)):
        return NO_THEFT_COMBAT
    if kind == TG_OTHER_FIGHTER:
        return NO_STAB_SELF
    if kind == TG_RIVAL_ITEM:
        return NO_TAKE_WIN
    if kind == TG_SIDE and ability[A_TARGET_ARG]:
        return NO_ONLY_MUNCHKINS
    if kind == TG_STRONGER:
        return NO_STRONGER
    if kind in (TG_MONSTER, TG_NAMED, TG_THIS, TG_TAGGED):
        there = s.combat is not None and any(T_MONSTER + m[MONSTER_UID] == target for m in s.combat.monsters)
        return NO_OUT_OF_REACH if there else NO_MONSTER_GONE
    return NO_TARGET_FIT
