"""What a step aims an ability at: (target, second card) pairs, by what there is to aim at (TG_*)."""

from collections.abc import Callable
from typing import Any

from kickdoor.engine import ids
from kickdoor.engine.ability import Ability
from kickdoor.engine.targets import Aim, targets
from kickdoor.notation import SIDES
from kickdoor.reading.reader import NOBODYS, Reader, several

GONE = ids.T_MASK - 1  # a monster that is not there
MONSTERS = (ids.TG_MONSTER, ids.TG_SWAP, ids.TG_NAMED, ids.TG_THIS, ids.TG_TAGGED, ids.TG_NOT_FIRST)


def aims(r: Reader, ability: Ability, card: int) -> list[Aim]:
    """The pairs a step names for an ability; all lawful ones where it names none."""
    second = r.own(r.step["with"], (ids.Z_HAND,)) if "with" in r.step else -1
    kind = ability.target
    if kind != ids.TG_SIDE and "side" in r.step:
        return []
    return BY_TARGET.get(kind, at_anything)(r, ability, card, second)


def at_anything(r: Reader, ability: Ability, card: int, second: int) -> list[Aim]:
    """A player or a monster, as the ability needs."""
    lawful = targets(r.s, r.seat, ability, card)
    if "target" in r.step:
        meant = named(r, ability.target, several(r.step["target"])[0])
        seconds = [pair for pair in lawful if pair[0] in meant] if second < 0 else []
        return seconds or [(aim, second) for aim in meant]
    if "with" in r.step:
        lawful = [pair for pair in lawful if pair[1] == second]
    return lawful or [(-1, second)]


def named(r: Reader, kind: int, name: Any) -> list[int]:
    if name in r.scribe.players:
        return [] if kind in MONSTERS else [r.player(name)]
    return [ids.T_MONSTER + uid for uid in r.monsters(name)] or [GONE] if kind in MONSTERS else []


def at_side(r: Reader, ability: Ability, card: int, second: int) -> list[Aim]:
    if r.has("target", "with"):
        return []
    sides = [r.step["side"]] if "side" in r.step else list(SIDES)
    return [(ids.T_SIDE + SIDES.index(side), -1) for side in sides]


def at_die(r: Reader, ability: Ability, card: int, second: int) -> list[Aim]:
    """A face of the die just rolled; whose roll it is may be named."""
    top = r.s.stack[-1]
    if top[ids.KIND] == ids.F_DIE and set(several(r.step.get("target", []))) - {r.scribe.players[top[ids.SEAT]]}:
        return []
    faces = [r.step["choose"]] if "choose" in r.step else range(1, 7)
    return [(ids.T_FACE + int(face), -1) for face in faces if str(face).isdigit()]


def at_nothing(r: Reader, ability: Ability, card: int, second: int) -> list[Aim]:
    """Nobody but whom it is about anyway can be named, and no number, which is a face of the die."""
    number = str(r.step.get("choose", "")).isdigit()
    stray = set(several(r.step.get("target", []))) - about(r, ability)
    return [] if number or "with" in r.step or stray else [(-1, -1)]


def about(r: Reader, ability: Ability) -> set[str]:
    """Oneself; the Curse that is about to strike, who played it and its victim; those who have just got away."""
    found = {r.scribe.players[r.seat]}
    top = r.s.stack[-1]
    if top[ids.KIND] == ids.F_CURSE and ability.when & ids.W_CURSE:
        found |= {r.scribe.card(top[ids.CURSE_CARD]), r.scribe.players[top[ids.SEAT]]}
        found |= {r.scribe.players[seat] for seat in top[ids.CURSE_USER : ids.CURSE_USER + 1] if seat >= 0}
    if r.s.combat is not None and ability.when & ids.W_ESCAPED:
        found |= {r.scribe.players[seat] for seat, _uid in r.s.combat.escaped}
    return found


def at_hand_monster(r: Reader, ability: Ability, card: int, second: int) -> list[Aim]:
    """It joins those who fight; who names a monster in the fight means something else."""
    if "with" in r.step:
        return [(-1, second)]
    if set(several(r.step.get("target", []))) - set(r.scribe.players):
        return []
    return targets(r.s, r.seat, ability, card) or [(-1, -1)]


def at_item(r: Reader, ability: Ability, card: int, second: int) -> list[Aim]:
    """A card in play, named by `choose` (or `target`), of the player named by `target`."""
    step = r.step
    seats: list[int] = list(range(r.s.n))
    name = step.get("choose")
    if step.get("target") in r.scribe.players:
        seats = [r.player(step["target"])]
    elif "target" in step:
        name = step["target"]
    if name is not None:
        found = [(ids.T_CARD + c, -1) for c in r.in_play(name, seats)]
        anywhere = r.scribe.box.names.copies[r.face(name)][0]
        return found or [(NOBODYS if len(seats) == 1 else ids.T_CARD + anywhere, -1)]
    lawful = targets(r.s, r.seat, ability, card)
    mine = [pair for pair in lawful if any(r.held(x, pair[0] - ids.T_CARD) for x in seats)]
    return mine or [(NOBODYS if "target" in step else -1, -1)]


def at_discards(r: Reader, ability: Ability, card: int, second: int) -> list[Aim]:
    if not r.has("choose", "target"):
        return at_anything(r, ability, card, second)
    face = r.face(r.step.get("choose", r.step.get("target")))
    lawful = targets(r.s, r.seat, ability, card)
    return [pair for pair in lawful if r.t.face[pair[0] - ids.T_CARD] == face] or [(NOBODYS, -1)]


def at_exchange(r: Reader, ability: Ability, card: int, second: int) -> list[Aim]:
    """Two Items that change owners: theirs by `target` or `choose`, mine by `with`, or by `choose` as well."""
    step = r.step
    lawful = targets(r.s, r.seat, ability, card)
    for key in ("target", "choose"):
        if step.get(key) in r.scribe.players:
            seat = r.player(step[key])
            lawful = [pair for pair in lawful if r.held(seat, pair[0] - ids.T_CARD)]
        elif key in step:
            face = r.face(step[key])
            mine = [pair for pair in lawful if r.t.face[pair[1]] == face]
            lawful = [pair for pair in lawful if r.t.face[pair[0] - ids.T_CARD] == face] or mine
    if "with" in step:
        face = r.face(step["with"])
        lawful = [pair for pair in lawful if r.t.face[pair[1]] == face]
    return lawful or [(NOBODYS, second)]


def at_best_stocked(r: Reader, ability: Ability, card: int, second: int) -> list[Aim]:
    if r.step.get("choose") in r.scribe.players:
        return [(r.player(r.step["choose"]), -1)]
    return at_anything(r, ability, card, second)


def at_runners(r: Reader, ability: Ability, card: int, second: int) -> list[Aim]:
    if "target" not in r.step:
        return at_anything(r, ability, card, second)
    return [(ids.T_MASK + sum(1 << r.player(name) for name in several(r.step["target"])), -1)]


BY_TARGET: dict[int, Callable[[Reader, Ability, int, int], list[Aim]]] = {
    ids.TG_SIDE: at_side,
    ids.TG_FACE: at_die,
    ids.TG_NONE: at_nothing,
    ids.TG_HAND_MONSTER: at_hand_monster,
    ids.TG_RIVAL_SMALL: at_item,
    ids.TG_RIVAL_ITEM: at_item,
    ids.TG_CURSE: at_item,
    ids.TG_TAGGED_ITEM: at_item,
    ids.TG_RIVAL_ALLY: at_item,
    ids.TG_WORN: at_item,
    ids.TG_DROPPED: at_discards,
    ids.TG_EXCHANGE: at_exchange,
    ids.TG_MOST: at_best_stocked,
    ids.TG_RUNNERS: at_runners,
}
