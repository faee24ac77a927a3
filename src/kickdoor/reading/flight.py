"""Running away: from whom, and what is sacrificed for it."""

from collections.abc import Iterable

from kickdoor.engine import ids
from kickdoor.engine.might import team
from kickdoor.reading.reader import UNFIT, Plan, Reader


def run(r: Reader) -> Iterable[Plan]:
    if "sacrifice" in r.step:
        return sacrifice(r)
    if r.step.get("helper_too"):
        return [[UNFIT]]  # only a sacrifice takes anybody along
    if hunted(r):
        return [[(ids.V_CHOOSE, ids.NO_TARGET, 0, 0)]]
    return [[(ids.V_RUN, uid, 0, 0)] for uid in pursuers(r) or [-1]]


def sacrifice(r: Reader) -> Iterable[Plan]:
    card = r.own(r.step["sacrifice"], (ids.Z_WORN, ids.Z_PACK))
    alone = [UNFIT] if r.step.get("helper_too") or "from" in r.step else []
    if hunted(r):
        return [[*alone, (ids.V_CHOOSE, ids.T_CARD + card, 0, 0)]]
    if r.t.kind[card] != ids.K_HIRELING:
        return [[*r.without("from"), (ids.V_SACRIFICE, card, saved(r), 0)]]
    given_up = [number for number in r.t.uses[card] if r.t.abilities[number].cost == ids.COST_SELF]
    return [[*alone, (ids.V_USE, number, -1, -1)] for number in given_up]


def hunted(r: Reader) -> bool:
    """Is the seat, beside those who fight, asked how it gets away from a monster?"""
    top = r.s.stack[-1]
    return top[ids.KIND] == ids.F_PICK and top[ids.PICK_WHY] == ids.WHY_SACRIFICE and top[ids.SEAT] == r.seat


def saved(r: Reader) -> int:
    """Who escapes by a sacrifice: the seat, and with `helper_too` all who still run with it."""
    cb = r.s.combat
    mask = 1 << r.seat
    if cb is None or not r.step.get("helper_too"):
        return mask
    for x in team(cb)[1:]:
        if r.s.phase != ids.PH_RUN or any(who == x for who, _uid in cb.todo):
            mask |= 1 << x
    return mask if mask & (mask - 1) else 0


def pursuers(r: Reader) -> list[int]:
    """Uids of the monsters that can be meant; the id alone is the first one still to run from."""
    name = r.step.get("from")
    named = r.monsters(name) if name is not None else []
    cb = r.s.combat
    if cb is None:
        return named
    behind = [uid for who, uid in cb.todo if who == r.seat]
    if name is None:
        return behind or [m[ids.MONSTER_UID] for m in cb.monsters]
    if r.s.phase != ids.PH_RUN or name == "mate":
        return named
    face = r.face(name)
    alike = [m[ids.MONSTER_UID] for m in cb.monsters if r.t.face[m[ids.MONSTER_CARD]] == face]
    return [uid for uid in alike if uid in behind][:1] or named
