"""What is equipped, taken off, attached and sold."""

from collections.abc import Iterator

from kickdoor.engine import ids
from kickdoor.reading.playing import modifier
from kickdoor.reading.reader import ITEMS, UNFIT, Plan, Reader, several


def equip(r: Reader) -> Iterator[Plan]:
    off = r.step.get("in_place_of", [])
    card = r.own(r.need("card"), (ids.Z_PACK, ids.Z_HAND, ids.Z_WORN))
    worn = [r.own(name, (ids.Z_WORN,)) for name in several(off)]
    last = worn[-1] if worn else -1
    yield [*[(ids.V_UNEQUIP, c, 0, 0) for c in worn[:-1]], (ids.V_EQUIP, card, last, 0)]


def unequip(r: Reader) -> Iterator[Plan]:
    yield [*r.without("in_place_of"), (ids.V_UNEQUIP, r.own(r.need("card"), (ids.Z_WORN,)), 0, 0)]


def attach(r: Reader) -> Iterator[Plan]:
    holder = r.own(r.need("card"), (ids.Z_WORN, ids.Z_PACK, ids.Z_HAND))
    if r.t.kind[holder] in (ids.K_SUPER, ids.K_HALF):
        r.step = {**r.step, "with": r.need("to")}
        yield from modifier(r, holder)
        return
    item = r.own(r.need("to"), ITEMS)
    if (carries(r, item) or hangs(r, item)) and not (carries(r, holder) or hangs(r, holder)):
        holder, item = item, holder  # the Item to its carrier, or the carrier to its Item: it is the same
    play: Plan = []
    if r.t.kind[holder] == ids.K_HIRELING and holder in r.hand():
        play = [(ids.V_PLAY, holder, -1, -1)]
    elif r.t.kind[holder] == ids.K_ITEM and carries(r, holder) and item in r.hand():
        play = [(ids.V_PLAY, item, -1, 0)]  # what the Dolly holds is in play like any other Item
    yield [*play, (ids.V_ATTACH, holder, item, 0)]


def carries(r: Reader, card: int) -> bool:
    """Is it a card that Items are handed to: a Hireling, an Ally that carries, the Dolly?"""
    return bool(r.t.marks[card] & ids.M_CARRIER) or any(rule == ids.P_EXTRA_BIG for rule, _a, _b in r.t.passives[card])


def hangs(r: Reader, card: int) -> bool:
    """Is it a card that is hung on an Item?"""
    return r.t.kind[card] in (ids.K_ITEM_ENHANCER, ids.K_CHEAT)


def sell(r: Reader) -> Iterator[Plan]:
    cards = r.goods(r.need("cards"))
    double = r.step.get("double")
    face = r.face(double) if double is not None else -1
    doubled = next((c for c in cards if r.t.face[c] == face), -1)
    if double is not None and doubled < 0:
        yield [UNFIT]
        return
    yield [*[(ids.V_SELL, c, int(c == doubled), 0) for c in cards], (ids.V_DONE, 0, 0, 0)]
