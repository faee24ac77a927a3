"""The other side: the strength of monsters, and what killing them is worth."""

from kickdoor.engine import ids
from kickdoor.engine.counts import count, might
from kickdoor.engine.ids import (
    M_GROWS,
    N_OWN_TAG,
    P_ALL_PLUS,
    P_ALL_STRONGER,
    P_PER_TRAIT,
    P_PRIZE,
    P_SAPS,
    P_TAGGED,
    P_TREASURE_IF,
    SEAT_ZONES,
    Z_OPEN,
    Z_WORN,
)
from kickdoor.engine.might import MONSTERS, monster_tags, team
from kickdoor.engine.modifiers import usable
from kickdoor.engine.seal_rules import seal_rules
from kickdoor.engine.state import Combat, Monster, State
from kickdoor.engine.sums import levels_of, shortage
from kickdoor.reckoning.addends import Addend, of_card, of_trouble, total, troubles
from kickdoor.reckoning.deeds import weakened
from kickdoor.reckoning.munchkins import boosts


def monsters(s: State, cb: Combat) -> list[Addend]:
    """MULT-02: one monster after another, then what was played for all of them."""
    found = [addend for m in cb.monsters for addend in monster(s, cb, m)]
    found += boosts(s, cb, MONSTERS)
    if shortage(s, cb):
        for kind, traits, n in seal_rules(s):
            if kind == P_PER_TRAIT:
                having = [seat for seat in range(s.n) if s.con[seat] & traits and not s.dead >> seat & 1]
                found += [of_card(s, n, s.zones[Z_OPEN][-1], seat) for seat in having]
    return found


def monster(s: State, cb: Combat, m: Monster) -> list[Addend]:
    """ENH-01, R-18: its Level, its enhancers, and everything that makes it stronger or weaker."""
    t = s.t
    card = m[ids.MONSTER_CARD]
    found = []
    for enhancer in cb.enhancers[m[ids.MONSTER_GROUP]]:
        found.append(of_card(s, t.enhance[enhancer][0], enhancer))
        found.append(Addend(might(s, cb, enhancer, cb.fighter, m[ids.MONSTER_UID]), "might", enhancer, -1, "ENH-01"))
    if t.marks[card] & M_GROWS:
        found.append(Addend(total(found), "doubled", card, -1, "COMB-12"))
    found.insert(0, of_card(s, t.level[card], card))
    found.append(Addend(might(s, cb, card, cb.fighter, m[ids.MONSTER_UID]), "might", card, -1, "COMB-12"))
    for seat in team(cb):
        for curse, kind, a, b in troubles(s, seat):
            if kind == P_ALL_STRONGER:
                found.append(of_trouble(b * count(s, cb, N_OWN_TAG, a, seat, -1), curse, seat))
            elif kind == P_ALL_PLUS:
                found.append(of_trouble(a, curse, seat))
    found.append(Addend(len(s.zones[Z_OPEN]), "open-seals", -1, -1, "COMB-13"))
    for kind, a, b in seal_rules(s):
        if kind == P_TAGGED and monster_tags(s, cb, m) & a:
            found.append(of_card(s, b, s.zones[Z_OPEN][-1]))
    return found + sapped(s, cb, m) + weakened(s, cb, m[ids.MONSTER_UID], card) + against(s, cb, m)


def sapped(s: State, cb: Combat, m: Monster) -> list[Addend]:
    """Items of the munchkins that take from the first monster of a kind."""
    found = []
    for seat in team(cb):
        for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
            for kind, tag, n in s.t.passives[card]:
                if kind == P_SAPS and usable(s, seat, card):
                    first = next((x for x in cb.monsters if monster_tags(s, cb, x) & tag), None)
                    found += [of_card(s, n, card, seat)] if first == m else []
    return found


def against(s: State, cb: Combat, m: Monster) -> list[Addend]:
    """R-18: a bonus against somebody counts once; the player named is the first it is for (SUPER-03)."""
    found = []
    for traits, n in s.t.against[m[ids.MONSTER_CARD]]:
        hit = [seat for seat in team(cb) if traits & (s.con[seat] if n > 0 else s.pro[seat])]
        if hit:
            found.append(
                Addend(n, "against", m[ids.MONSTER_CARD], hit[0], "COMB-12" if hit[0] == cb.fighter else "HELP-04")
            )
    return found


def treasures(s: State, cb: Combat) -> list[Addend]:
    """REW-01, ENH-04: Treasures at stake."""
    t = s.t
    found = [kept(cb, cb.kept)]
    for m in cb.monsters:
        mine = [of_card(s, t.prize[m[ids.MONSTER_CARD]], m[ids.MONSTER_CARD], clause="REW-01")]
        mine += [of_card(s, t.enhance[card][1], card, clause="REW-01") for card in cb.enhancers[m[ids.MONSTER_GROUP]]]
        least, who = max([(0, -1), *[(t.enhance[card][2], card) for card in cb.enhancers[m[ids.MONSTER_GROUP]]]])
        mine.append(Addend(max(least - total(mine), 0), "floor", who, -1, "ENH-04"))
        for kind, traits, n in t.passives[m[ids.MONSTER_CARD]]:
            fans = [seat for seat in team(cb) if s.pro[seat] & traits]
            if kind == P_TREASURE_IF and fans:
                mine.append(Addend(n, "power", m[ids.MONSTER_CARD], fans[0], "REW-01"))
        for kind, a, _b in seal_rules(s):
            if kind == P_PRIZE:
                now = total(mine)
                mine.append(of_card(s, max(now + a, min(now, 1)) - now, s.zones[Z_OPEN][-1]))
        found += mine
    return found


def levels(s: State, cb: Combat) -> list[Addend]:
    """COMB-04, REW-04: levels at stake."""
    found = [kept(cb, cb.levels)]
    for m in cb.monsters:
        printed = s.t.rise[m[ids.MONSTER_CARD]]
        found.append(of_card(s, printed, m[ids.MONSTER_CARD], clause="COMB-04" if printed <= 1 else "REW-04"))
        found.append(Addend(levels_of(s, cb, m) - printed, "power", m[ids.MONSTER_CARD], -1, "REW-04"))
    return found


def kept(cb: Combat, n: int) -> Addend:
    """PREC-04: what was earned before the end of the fight waits for it."""
    return Addend(n, "kept", -1, cb.fighter, "PREC-04" if cb.kills else "COMB-05")
