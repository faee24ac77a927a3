"""What an ability or card can be aimed at: by kind of target, all there are now as (target, second card)."""

from collections.abc import Callable
from typing import Final

from kickdoor.engine.ability import Ability
from kickdoor.engine.attachments import is_big, is_grafted, item_tags, items_in_play, worth
from kickdoor.engine.big_items import big_room
from kickdoor.engine.company import company_of
from kickdoor.engine.conditions import all_of, why_not_conds
from kickdoor.engine.decks import used_to_search
from kickdoor.engine.flee import item_proof
from kickdoor.engine.ids import *
from kickdoor.engine.might import monster_tags, team
from kickdoor.engine.modifiers import suffers, usable
from kickdoor.engine.pursuit import pursues
from kickdoor.engine.reasons import *
from kickdoor.engine.selling import sellable
from kickdoor.engine.stack import living, run_from
from kickdoor.engine.state import State
from kickdoor.engine.turning import taken, ways_clear, would_win
from kickdoor.engine.windows import in_combat
from kickdoor.engine.winning import winning

Aim = tuple[int, int]


def targets(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    """Everything the ability can lawfully be aimed at now."""
    return TARGETS[ability.target](s, seat, ability, card)


def nothing(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    return [(NO_TARGET, -1)]


# ---- players


def players(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    alive = living(s)
    seats = [x for x in range(s.n) if alive >> x & 1]
    return [(T_PLAYER + x, -1) for x in of_whom(s, ability, seats)]


def of_whom(s: State, ability: Ability, seats: list[int]) -> list[int]:
    """Those of these players for whom all holds that must."""
    for cond, arg in ability.conds:
        if cond == C_TARGET:
            return [x for x in seats if all_of(s, x, arg) == OK]
    return seats


def rivals(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    alive = living(s)
    others = [x for x in range(s.n) if x != seat and alive >> x & 1]
    if s.combat is not None and compels(s, ability):
        others = [x for x in others if x not in team(s.combat) and not suffers(s, x, P_NO_HELPING)]
    return [(T_PLAYER + x, -1) for x in others]


def compels(s: State, ability: Ability) -> bool:
    """Does it make its target help? Who cannot help cannot be made to."""
    program = ability.program
    return program >= 0 and s.t.programs[program][0][0] == O_COMPEL


def best_stocked(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    tally = [sum([item_tags(s, c) & ability.target_arg != 0 for c in items_in_play(s, x)]) for x in range(s.n)]
    best = max(tally)
    most = [x for x in range(s.n) if best and tally[x] == best and not s.dead >> x & 1]
    return [(T_PLAYER + x, -1) for x in of_whom(s, ability, most)]


def fighters(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    if cb is None:
        return []
    return [(T_PLAYER + x, -1) for x in (team(cb)[:1] if ability.target_arg else team(cb))]


def other_fighters(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    return [] if cb is None else [(T_PLAYER + x, -1) for x in team(cb) if x != seat]


def helpers(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    return [] if cb is None else [(T_PLAYER + x, -1) for x in team(cb)[1:]]


def bystanders(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    if cb is None:
        return []
    alive = living(s)
    return [(T_PLAYER + x, -1) for x in range(s.n) if x != cb.fighter and alive >> x & 1]


def stronger_players(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    if cb is None:
        return []
    alive = living(s)
    above = [x for x in range(s.n) if x != seat and alive >> x & 1 and s.level[x] > s.level[seat]]
    return [(T_PLAYER + x, -1) for x in above if x not in team(cb) and not suffers(s, x, P_NO_HELPING)]


def runners(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    if cb is None:
        return []
    running = s.phase == PH_RUN
    who = [x for x in team(cb) if not running or any(pair[RUN_SEAT] == x for pair in cb.todo)]
    masks = [1 << x for x in who]
    if not ability.target_arg:
        masks += [1 << x | 1 << y for i, x in enumerate(who) for y in who[i + 1 :]]
    return [(T_MASK + mask, -1) for mask in masks]


# ---- sides and monsters


def sides(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    if s.combat is None:
        return []
    return [(T_SIDE, -1)] if ability.target_arg else [(T_SIDE, -1), (T_SIDE + 1, -1)]


def monsters(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    return [(T_MONSTER + uid, -1) for uid in reachable(s, seat, ability)]


def tagged_monsters(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    if cb is None:
        return []
    able = reachable(s, seat, ability)
    tag = ability.target_arg
    there = [m for m in cb.monsters if m[MONSTER_UID] in able]
    return [(T_MONSTER + m[MONSTER_UID], -1) for m in there if monster_tags(s, cb, m) & tag]


def this_monster(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    if cb is None:
        return []
    face = s.t.face
    able = reachable(s, seat, ability)
    alike = [m[MONSTER_UID] for m in cb.monsters if face[m[MONSTER_CARD]] == face[card]]
    return [(T_MONSTER + uid, -1) for uid in alike if uid in able]


def named_monsters(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    if cb is None:
        return []
    face = ability.target_arg
    return [(T_MONSTER + m[MONSTER_UID], -1) for m in cb.monsters if s.t.face[m[MONSTER_CARD]] == face]


def later_monsters(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    return [] if cb is None else [(T_MONSTER + m[MONSTER_UID], -1) for m in cb.monsters[1:]]


def hand_monsters(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    return [] if s.combat is None else [(NO_TARGET, c) for c in monsters_held(s, seat)]


def swaps(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    cb = s.combat
    if cb is None:
        return []
    mine = monsters_held(s, seat)
    return [(T_MONSTER + m[MONSTER_UID], c) for m in cb.monsters for c in mine]


def monsters_held(s: State, seat: Seat) -> list[int]:
    return [c for c in s.zones[seat * SEAT_ZONES + Z_HAND] if s.t.kind[c] == K_MONSTER]


# ---- cards and dice


def faces(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    """None where an Item may not change the roll to run away."""
    if s.t.gold[card] >= 0 and item_proof(s):
        return []
    return [(T_FACE + face, -1) for face in range(1, 7)]


def curses_in_force(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    return [(T_CARD + c, -1) for x in range(s.n) for c in s.zones[x * SEAT_ZONES + Z_CURSES]]


def small_items(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    return [
        (T_CARD + c, -1)
        for x in range(s.n)
        if x != seat and not in_combat(s, x) and not s.dead >> x & 1
        for c in items_in_play(s, x)
        if not is_big(s, c)
    ]


def dropped_items(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    spent = used_to_search(s)
    lying = [(c, who) for c, who in s.dropped if c in s.zones[Z_DISCARD - s.t.deck[c]] and c not in spent]
    if ability.target_arg:
        return [(T_CARD + c, -1) for c, who in lying if who not in (seat, -1)]
    purse = max([worth(s, c) for c in sellable(s, seat)], default=-1)
    return [(T_CARD + c, -1) for c, _who in lying if s.t.gold[c] <= purse]


def allies_of_rivals(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    return [(T_CARD + c, -1) for x in range(s.n) if x != seat for c in company_of(s, x, K_ALLY)]


def worn_items(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    worn = worn_in_fight(s)
    return [(T_CARD + c, -1) for c in worn if s.t.gold[c] >= 0 and not is_grafted(s, c)]


def tagged_items(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    tag = ability.target_arg
    return [(T_CARD + c, -1) for c in worn_in_fight(s) if item_tags(s, c) & tag]


def worn_in_fight(s: State) -> list[int]:
    """What the munchkins of the fight have equipped."""
    cb = s.combat
    return [] if cb is None else [c for x in team(cb) for c in s.zones[x * SEAT_ZONES + Z_WORN]]


def unpaired(aims: list[Aim]) -> list[Aim]:
    """Each target once: what it is paired with is asked afterwards."""
    return [(target, -1) for target in dict.fromkeys([target for target, _second in aims])]


def exchanges(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
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


def fits_both(s: State, seat: Seat, mine: Number, other: Number, theirs: Number) -> bool:
    for who, out, into in ((seat, mine, theirs), (other, theirs, mine)):
        if is_big(s, into) and not big_room(s, who, going=int(is_big(s, out))):
            return False
    return True


def reachable(s: State, seat: Seat, ability: Ability) -> list[int]:
    """Monsters an ability can be used on: after a roll the one rolled against, when running those still behind."""
    cb = s.combat
    if cb is None:
        return []
    top = s.stack[-1]
    if top[KIND] == F_DIE:
        return [run_from(s)] if top[DIE_PURPOSE] == DIE_RUN else []
    most = ability.target_arg if ability.target == TG_MONSTER else 0
    escaping = ability.when & W_RUN
    if s.phase == PH_RUN:
        uids = [pair[RUN_UID] for pair in cb.todo if pair[RUN_SEAT] == seat]
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


def turning_items(s: State, seat: Seat, ability: Ability, card: Number) -> list[Aim]:
    """Items of others that would turn the fight from lost to won, by their bonus or by compelling help."""
    found: list[Aim] = []
    if s.combat is None:
        return found
    for x in range(s.n):
        if x == seat or s.dead >> x & 1:
            continue
        for item in items_in_play(s, x):
            for way in ways_clear(s, seat, item):
                trial = taken(s, seat, item, way)
                if would_win(trial) or compelled_win(trial, seat, item):
                    found.append((T_CARD + item, -1))
                    break
    return found


def compelled_win(s: State, seat: Seat, item: Number) -> bool:
    """Would an ability of the Item bring a helper who wins the fight?"""
    for number in s.t.uses[item] if usable(s, seat, item) else ():
        ability = s.t.abilities[number]
        if s.t.programs[ability.program][0][0] == O_COMPEL and why_not_conds(s, seat, ability) == OK:
            for target, _second in targets(s, seat, ability, item):
                trial = s.clone()
                fight = trial.combat
                assert fight is not None
                fight.helpers += (target - T_PLAYER,)
                fight.deals += ((),)
                if winning(trial, fight):
                    return True
    return False


# ---- from layout/, by `make layout`
# fmt: off
TARGETS: Final[tuple[Callable[[State, int, Ability, int], list[Aim]], ...]] = (
    nothing, players, rivals, monsters, sides, hand_monsters, swaps, other_fighters, small_items, turning_items,
    faces, curses_in_force, named_monsters, runners, stronger_players, bystanders, this_monster, tagged_monsters,
    helpers, later_monsters, dropped_items, fighters, exchanges, tagged_items, best_stocked, allies_of_rivals,
    worn_items,
)
# fmt: on
# ---- end of what is from layout/
