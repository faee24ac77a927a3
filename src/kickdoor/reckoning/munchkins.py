"""The munchkin side: the strength of one player, and of all in the fight."""

from kickdoor.engine import ids
from kickdoor.engine.attachments import grafts_of
from kickdoor.engine.counts import might
from kickdoor.engine.ids import (
    K_CLASS,
    K_ITEM_ENHANCER,
    K_MONSTER,
    M_BONUS_ONLY,
    M_LEVEL_ONLY,
    M_MEDDLES,
    N_FIGHT_TAG,
    P_ALLIES_ONLY,
    P_GRIP,
    P_HELPER_BARE,
    P_HIGHEST,
    P_ONESHOTS,
    P_ONLY_SLOT,
    P_SILENCE_TAG,
    P_STRENGTH,
    P_WEAKENS,
    SEAT_ZONES,
    Z_CURSES,
    Z_OPEN,
    Z_PACK,
    Z_TRAITS,
    Z_WORN,
)
from kickdoor.engine.might import MUNCHKINS, fight_marks, team
from kickdoor.engine.modifiers import TAMED_BONUS, gear, grip, highest_level, item_bonus, usable
from kickdoor.engine.seal_rules import seal_rules
from kickdoor.engine.state import Combat, State
from kickdoor.engine.sums import ALONE, allied_strength, is_bare, is_silent, mirrored, oneshot_share, proof
from kickdoor.reckoning.addends import Addend, of_card, of_trouble, total, troubles
from kickdoor.reckoning.deeds import attacks, doubled, spent


def strength(s: State, seat: int) -> list[Addend]:
    """COMB-01: one player, alone."""
    return [level(s, seat), *own_strength(s, ALONE[s.n][seat], seat, 0)]


def level(s: State, seat: int, clause: str = "COMB-01") -> Addend:
    return Addend(s.level[seat], "level", -1, seat, clause)


def munchkins(s: State, cb: Combat) -> list[Addend]:
    """HELP-02: all who fight, and what was played for them."""
    marks = fight_marks(s, cb)
    meddled = marks & M_MEDDLES or (M_MEDDLES if cb.muted else 0)
    found: list[Addend] = []
    levels = 0
    for seat in team(cb):
        mine = [level(s, seat, "COMB-01" if seat == cb.fighter else "HELP-02"), *own_strength(s, cb, seat, meddled)]
        if marks & M_BONUS_ONLY:
            mine.append(Addend(-s.level[seat], "bonus-only", marked(s, cb, M_BONUS_ONLY), seat, "COMB-12"))
        else:
            levels += s.level[seat]
        if seat == cb.fighter and not marks & M_LEVEL_ONLY:
            once = total(mine)
            mine += [Addend(once, "doubled", card, seat, "COMB-01") for card in doubled(s, cb)]
        found += mine
    found += boosts(s, cb, MUNCHKINS)
    if marks & M_LEVEL_ONLY:
        found.append(Addend(levels - total(found), "level-only", marked(s, cb, M_LEVEL_ONLY), -1, "COMB-12"))
    return found


def marked(s: State, cb: Combat, mark: int) -> int:
    """The first monster of the fight with the mark."""
    return next(m[ids.MONSTER_CARD] for m in cb.monsters if s.t.marks[m[ids.MONSTER_CARD]] & mark)


def own_strength(s: State, cb: Combat, seat: int, meddled: int) -> list[Addend]:
    """What one munchkin brings beside the Level."""
    found = equipment(s, seat) + burdens(s, seat) + spent(s, cb, seat) + attacks(s, cb, seat)
    found += seal_change(s, cb, seat) + in_this_fight(s, cb, seat, meddled)
    small = [card for card, kind, _a, _b in troubles(s, seat) if kind == P_ALLIES_ONLY]
    if small and s.t.allied:
        found.append(of_trouble(allied_strength(s, cb, seat) - total(found), small[0], seat))
    return found


def equipment(s: State, seat: int) -> list[Addend]:
    """modifiers.gear: what is equipped, each with what is attached to it, tamed monsters, and the grip."""
    t = s.t
    base = seat * SEAT_ZONES
    found = []
    for card in s.zones[base + Z_WORN]:
        if t.kind[card] == K_ITEM_ENHANCER or not usable(s, seat, card):
            continue
        attached = [of_card(s, t.bonus[enhancer], enhancer, seat) for enhancer in grafts_of(s, card)]
        found += [of_card(s, item_bonus(s, seat, card) - total(attached), card, seat), *attached]
    for card in s.zones[base + Z_PACK]:
        if t.kind[card] == K_MONSTER:
            found.append(Addend(TAMED_BONUS, "ally", card, seat, "COMB-01"))
    grips = [(a, card) for card in s.zones[base + Z_TRAITS] for rule, a, _b in t.passives[card] if rule == P_GRIP]
    if grips:
        found.append(of_card(s, grip(s, seat), max(grips)[1], seat))
    return found


def burdens(s: State, seat: int) -> list[Addend]:
    """Curses in force that change the strength or take the bonus of Items."""
    found = []
    for card, kind, a, _b in troubles(s, seat):
        if kind == P_STRENGTH:
            found.append(of_trouble(a, card, seat))
        elif kind == P_ONLY_SLOT:
            worn = s.zones[seat * SEAT_ZONES + Z_WORN]
            lost = [item_bonus(s, seat, c) for c in worn if s.t.gold[c] >= 0 and s.t.slot[c] != a]
            found.append(of_trouble(-sum(lost), card, seat))
    return found


def seal_change(s: State, cb: Combat, seat: int) -> list[Addend]:
    """sums.seal_change: what the top open Seal does to one munchkin."""
    found = []
    for kind, a, _b in seal_rules(s):
        if kind == P_HIGHEST and s.level[seat] == highest_level(s):
            found.append(of_card(s, a, s.zones[Z_OPEN][-1], seat))
        elif kind == P_HELPER_BARE and seat != cb.fighter:
            found.append(of_card(s, grip(s, seat) - gear(s, seat), s.zones[Z_OPEN][-1], seat))
    return found


def in_this_fight(s: State, cb: Combat, seat: int, meddled: int) -> list[Addend]:
    """What depends on the fight: silenced Items, cards whose strength follows who is there, weakening monsters."""
    t = s.t
    base = seat * SEAT_ZONES
    worn = s.zones[base + Z_WORN]
    traits = s.zones[base + Z_TRAITS]
    if seat != cb.fighter and is_bare(s):
        worn = ()
        traits = tuple([card for card in traits if t.kind[card] == K_CLASS])
    quiet = [card for card in worn if is_silent(s, cb, card)] if meddled else []
    found = [
        Addend(-item_bonus(s, seat, card), "silenced", card, seat, "COMB-12" if card not in cb.muted else "COMB-01")
        for card in quiet
        if not mirrored(s, seat, card)
    ]
    for card in worn:
        if t.might[card] and usable(s, seat, card) and card not in quiet:
            found.append(Addend(might(s, cb, card, seat), "might", card, seat, "COMB-01"))
    for card in traits + s.zones[base + Z_CURSES]:
        if t.might[card]:
            found.append(of_card(s, might(s, cb, card, seat), card, seat))
    for m in cb.monsters:
        for kind, enemies, n in t.passives[m[ids.MONSTER_CARD]]:
            if kind == P_WEAKENS and s.con[seat] & enemies:
                found.append(
                    Addend(n, "weakens", m[ids.MONSTER_CARD], seat, "COMB-12" if seat == cb.fighter else "HELP-04")
                )
    return found


def boosts(s: State, cb: Combat, side: int) -> list[Addend]:
    """One-shots played on a side; where they help whoever has a trait, once for each who has."""
    found = []
    share, more = oneshot_share(s, cb) if side == MUNCHKINS else (1, 0)
    for card, where, n, traits in cb.boosts:
        if where != side:
            continue
        rules = s.t.might[card]
        extra = might(s, cb, card, cb.fighter) if rules and (side == MUNCHKINS or rules[0][0] == N_FIGHT_TAG) else 0
        spoiler = P_ONESHOTS
        counts = max((n + extra) // share + more, min(n + extra, 0)) if share else 0
        if s.t.tags[card] and proof(s, cb, s.t.tags[card]):
            spoiler = P_SILENCE_TAG
            counts = 0
        for seat in [seat for seat in team(cb) if s.pro[seat] & traits] if traits else [-1]:
            found += [of_card(s, n, card, seat), Addend(extra, "might", card, seat, "COMB-01")]
            if counts != n + extra:
                found.append(Addend(counts - n - extra, "power", ruling(s, cb, spoiler), seat, "COMB-12"))
    return found


def ruling(s: State, cb: Combat, rule: int) -> int:
    """The first monster of the fight with the standing rule."""
    return next(
        m[ids.MONSTER_CARD]
        for m in cb.monsters
        if any([kind == rule for kind, _a, _b in s.t.passives[m[ids.MONSTER_CARD]]])
    )
