"""Playing a card, by its kind."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kickdoor.engine import ids
from kickdoor.engine.ability import Ability
from kickdoor.engine.attaching import why_not_attach
from kickdoor.reading.aims import aims
from kickdoor.reading.reader import NOBODYS, ON_TABLE, UNFIT, Plan, Reader, several

AIMS = ("target", "side", "with", "in_place_of")


def play(r: Reader) -> Iterable[Plan]:
    bring_in(r)
    card = r.own(r.need("card"), (ids.Z_HAND, ids.Z_PACK))
    if saves(r, card):
        return [[(ids.V_CHOOSE, ids.T_CARD + card, 0, 0)]]
    if r.step.get("target") == r.scribe.players[r.seat] and not r.t.modes[card]:
        r.step = {key: value for key, value in r.step.items() if key != "target"}  # in front of oneself
    return BY_KIND.get(r.t.kind[card], act)(r, card)


def bring_in(r: Reader) -> None:
    """A monster that joins a fight: it and the card that brings it in may be named the other way round, and it may be
    said whom it joins and on which side."""
    if "with" in r.step and kind_of(r, "card") == ids.K_MONSTER:
        r.step = {**r.step, "card": r.step["with"], "with": r.step["card"]}
    said = [r.step["with"]] if "with" in r.step else []
    cb = r.s.combat
    if cb is not None and kind_of(r, "card") == (ids.K_ENHANCER if said else ids.K_MONSTER):
        said += [r.scribe.card(m[ids.MONSTER_CARD]) for m in cb.monsters]
        r.step = {key: value for key, value in r.step.items() if (key, value) != ("side", "monsters")}
    if r.step.get("target") in said:
        r.step = {key: value for key, value in r.step.items() if key != "target"}


def kind_of(r: Reader, key: str) -> int:
    face = r.scribe.box.names.face_of.get(str(r.step.get(key)))
    return -1 if face is None else r.t.kind[r.scribe.box.names.copies[face][0]]


def saves(r: Reader, card: int) -> bool:
    """Is it asked for as the card that saves a life?"""
    top = r.s.stack[-1]
    asked = top[ids.KIND] == ids.F_PICK and top[ids.PICK_WHY] == ids.WHY_SAVE
    return asked and ids.T_CARD + card in top[ids.PICK_OPTIONS :]


def item(r: Reader, card: int) -> Iterable[Plan]:
    """Perhaps in place of what is worn, which is taken off for it."""
    if "in_place_of" in r.step:
        off = [r.own(name, (ids.Z_WORN,)) for name in several(r.step["in_place_of"])]
        play: Plan = [*r.without("target", "side", "with"), (ids.V_PLAY, card, -1, ids.CARRIED)]
        return [[*play, *[(ids.V_UNEQUIP, c, 0, 0) for c in off[:-1]], (ids.V_EQUIP, card, off[-1], 0)]]
    how = ids.CARRIED if r.step.get("choose") == "carried" else 0
    return [[*r.without(*AIMS), (ids.V_PLAY, card, -1, how)]]


def item_enhancer(r: Reader, card: int) -> Iterable[Plan]:
    return ([] if r.step.get("choose") == "carried" else attached(r, card)) or item(r, card)


def cheat(r: Reader, card: int) -> Iterable[Plan]:
    return attached(r, card) or act(r, card)


def hireling(r: Reader, card: int) -> Iterable[Plan]:
    """Perhaps with the own Item that it is to carry."""
    if "with" not in r.step:
        return act(r, card)
    carries = (ids.V_ATTACH, card, r.own(r.step["with"]), 0)
    return [[*r.without("target", "side", "in_place_of"), (ids.V_PLAY, card, -1, -1), carries]]


def attached(r: Reader, card: int) -> list[Plan]:
    """To the own Item that is named, or else to each it may be attached to."""
    if r.has("target", "with"):
        return [[(ids.V_ATTACH, card, r.own(r.step.get("target", r.step.get("with"))), 0)]]
    fitting = [c for c in r.lying(ON_TABLE) if not why_not_attach(r.s, r.seat, card, c)]
    return [[*r.without("side", "in_place_of"), (ids.V_ATTACH, card, c, 0)] for c in fitting]


def trait(r: Reader, card: int) -> Iterable[Plan]:
    """A Class, a Race or an Ally, perhaps in place of another, which may be named by `choose` as well."""
    aim = -1
    places = (ids.Z_TRAITS, ids.Z_WORN, ids.Z_PACK)
    old = r.step.get("in_place_of", r.step.get("choose"))
    if "in_place_of" in r.step or old in [r.scribe.card(c) for c in r.lying(places)]:
        aim = ids.T_CARD + r.own(several(old)[0], places)
    return [[*r.without("target", "side", "with"), (ids.V_PLAY, card, aim, -1)]]


def act(r: Reader, card: int) -> Iterable[Plan]:
    """What does something when it is played."""
    kind = r.t.kind[card]
    if kind in (ids.K_SUPER, ids.K_HALF):
        return modifier(r, card)
    if not r.t.modes[card]:
        on_the_table = kind == ids.K_ONESHOT and not r.has(*AIMS)  # it waits there for its moment
        return [[*r.without(*AIMS), (ids.V_PLAY, card, -1, ids.CARRIED if on_the_table else -1)]]
    if kind == ids.K_ENHANCER and "with" in r.step and "target" not in r.step:
        return [[(ids.V_PLAY, card, -1, r.own(r.step["with"], (ids.Z_HAND,)))]]
    return aimed(r, card)


def modifier(r: Reader, card: int) -> Iterable[Plan]:
    """A Super Munchkin (Half-Breed): with the Class (Race) in play it goes with, or with another one from hand."""
    kind = ids.K_CLASS if r.t.kind[card] == ids.K_SUPER else ids.K_RACE
    mine = r.s.zones[r.seat * ids.SEAT_ZONES + ids.Z_TRAITS]
    bases = [r.scribe.card(c) for c in mine if r.t.kind[c] == kind]
    plan: Plan = [*r.without("side", "in_place_of"), (ids.V_PLAY, card, -1, -1)]
    for name in [r.step[key] for key in ("target", "with") if key in r.step]:
        other = r.own(name, (ids.Z_HAND,))
        if name not in bases:
            play: Plan = [(ids.V_PLAY, other, -1, -1) if r.t.kind[other] == kind else UNFIT]
            plan = plan + play if bases else play + plan
    return [plan]


def aimed(r: Reader, card: int) -> Iterator[Plan]:
    """In each way and at everything the step can mean; a one-shot may just as well be put on the table."""
    bare = not r.has("target", "side", "with")
    chosen = r.step.get("choose")
    if chosen != "carried":
        abilities = [r.t.abilities[number] for number in meant(r, r.t.modes[card])]
        found = [(ability, *pair) for ability in abilities for pair in aims(r, ability, card)]
        found = [way for way in found if names(r, way[1], chosen)] or found
        for ability, aim, second in found:
            yield [(ids.V_PLAY, card, aim, second), *put_away(r, ability)]
        if not found and not bare:
            yield [(ids.V_PLAY, card, NOBODYS, -1)]  # it cannot be aimed at such a thing
    if r.t.kind[card] == ids.K_ONESHOT and bare and chosen in (None, "carried"):
        yield [(ids.V_PLAY, card, -1, ids.CARRIED)]


def names(r: Reader, aim: int, chosen: Any) -> bool:
    """Is it the very card that is chosen?"""
    face = r.scribe.box.names.face_of.get(str(chosen), -1)
    return face >= 0 and ids.T_CARD <= aim < ids.T_CARD + len(r.t.face) and r.t.face[aim - ids.T_CARD] == face


def meant(r: Reader, modes: tuple[int, ...]) -> list[int]:
    """Where a card either sets a die or does something else with it, only a number means the setting."""
    setting = [number for number in modes if r.t.abilities[number].target == ids.TG_FACE]
    if len(setting) == len(modes) or "choose" in r.step:
        return list(modes)
    return [number for number in modes if number not in setting]


def put_away(r: Reader, ability: Ability) -> Plan:
    """What makes room for an Item that is taken: named at once, or afterwards by `choose`."""
    off = r.step.get("in_place_of", [])
    if off and ability.target != ids.TG_RIVAL_ITEM:
        return [UNFIT]
    return [(ids.V_CHOOSE, ids.T_CARD + r.own(name, (ids.Z_WORN, ids.Z_PACK)), 0, 0) for name in several(off)]


BY_KIND: dict[int, Callable[[Reader, int], Iterable[Plan]]] = {
    ids.K_ITEM: item,
    ids.K_ITEM_ENHANCER: item_enhancer,
    ids.K_CHEAT: cheat,
    ids.K_HIRELING: hireling,
    ids.K_CLASS: trait,
    ids.K_RACE: trait,
    ids.K_ALLY: trait,
}
