"""The arithmetic of a fight: both strengths."""

from typing import Final

from kickdoor.engine.addends import Addends
from kickdoor.engine.attachments import grafts_of, host_of
from kickdoor.engine.boosts import boosts
from kickdoor.engine.counts import count, might
from kickdoor.engine.hooks import H_CURB, H_MONSTER, H_MONSTERS, H_MUNCHKIN
from kickdoor.engine.ids import *
from kickdoor.engine.might import (
    MONSTERS,
    MUNCHKINS,
    fight_marks,
    is_bare,
    is_silent,
    mirrored,
    monster_tags,
    proof,
    team,
    team_con,
    team_pro,
)
from kickdoor.engine.modifiers import (
    bonus,
    item_bonus,
    suffers,
    troubles,
    usable,
)
from kickdoor.engine.state import NO_MEMO, Combat, Monster, State, new_combat
from kickdoor.engine.zones import MIGHTY, reach


def monster_strength(s: State, cb: Combat, m: Monster, told: Addends | None = None) -> Number:
    """ENH-01, ENH-02, R-18: its Level, its enhancers, and each bonus against somebody in the fight once."""
    t = s.t
    card = m[MONSTER_CARD]
    total = t.level[card]
    if told is not None:
        told.card(total, card)
    for enhancer in cb.enhancers[m[MONSTER_GROUP]]:
        total += enhanced(s, cb, enhancer, m, told)
    if t.marks[card] & M_GROWS:
        if told is not None:
            told.add(total - t.level[card], "doubled", card, -1, "COMB-12")
        total += total - t.level[card]
    if t.might[card]:
        more = might(s, cb, card, cb.fighter, m[MONSTER_UID])
        total += more
        if told is not None:
            told.add(more, "might", card, -1, "COMB-12")
    if t.curses_change_monsters:
        total += roused(s, cb, told)
    for bound in t.hooks[H_MONSTER]:
        total += bound(s, cb, m, told)
    if t.items_weaken_monsters:
        total += sapped(s, cb, m, told)
    if cb.weakened:
        total += weakened(cb, m, told)
    if t.against[card]:
        total += against(s, cb, card, told)
    return total


def enhanced(s: State, cb: Combat, enhancer: Number, m: Monster, told: Addends | None) -> Number:
    """What one enhancer does for a monster."""
    n = s.t.enhance[enhancer][ENHANCE_STRENGTH]
    if told is not None:
        told.card(n, enhancer)
    if s.t.might[enhancer]:
        more = might(s, cb, enhancer, cb.fighter, m[MONSTER_UID])
        n += more
        if told is not None:
            told.add(more, "might", enhancer, -1, "ENH-01")
    return n


def roused(s: State, cb: Combat, told: Addends | None) -> Number:
    """What Curses on the munchkins do for every monster."""
    total = 0
    for seat in team(cb):
        for curse, kind, a, b in troubles(s, seat):
            if kind == P_ALL_STRONGER:
                n = b * count(s, cb, N_OWN_TAG, a, seat, -1)
            elif kind == P_ALL_PLUS:
                n = a
            else:
                continue
            total += n
            if told is not None:
                told.trouble(n, curse, seat)
    return total


def sapped(s: State, cb: Combat, m: Monster, told: Addends | None) -> Number:
    """What Items of the munchkins take from the first monster of a kind, where they give anything."""
    total = 0
    for seat in team(cb):
        if is_bare(s, cb, seat) or suffers(s, seat, P_ALLIES_ONLY):
            continue
        for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
            for kind, tag, n in s.t.passives[card]:
                if kind == P_SAPS and counts_for(s, seat, card) and not is_silent(s, cb, card):
                    first = [x[MONSTER_UID] for x in cb.monsters if monster_tags(s, cb, x) & tag][:1]
                    if first == [m[MONSTER_UID]]:
                        total += n
                        if told is not None:
                            told.card(n, card, seat)
    return total


def weakened(cb: Combat, m: Monster, told: Addends | None) -> Number:
    """What was done to this monster."""
    total = 0
    for which, (uid, n) in enumerate(cb.weakened):
        if uid == m[MONSTER_UID]:
            total += n
            if told is not None:
                told.deed(n, "weakened", which, m[MONSTER_CARD])
    return total


def against(s: State, cb: Combat, card: Number, told: Addends | None) -> Number:
    """R-18: a bonus against somebody counts once, however many it is for.

    SUPER-03: a bonus for the monster is a disadvantage, a penalty an advantage.
    """
    total: Number = 0
    con = team_con(s, cb)
    pro = team_pro(s, cb)
    for traits, n in s.t.against[card]:
        if traits & (con if n > 0 else pro):
            total += n
            if told is not None:
                who = next(x for x in team(cb) if traits & (s.con[x] if n > 0 else s.pro[x]))
                told.add(n, "against", card, who, "COMB-12" if who == cb.fighter else "HELP-04")
    return total


def own_strength(s: State, cb: Combat, seat: Seat, meddled: Number, told: Addends | None = None) -> Number:
    """What one munchkin brings to the fight beside the Level."""
    own = full_strength(s, cb, seat, meddled, told)
    for bound in s.t.hooks[H_CURB]:
        own = bound(s, cb, seat, own, told)
    return own


def full_strength(s: State, cb: Combat, seat: Seat, meddled: Number, told: Addends | None) -> Number:
    """The same, where all of it counts."""
    bought = spent(s, cb, seat)
    own = bonus(s, seat, told) + bought
    if told is not None:
        told.deed(bought, "spent", seat)
    if cb.attacks:
        own += attack_strength(s, cb, seat, told)
    for bound in s.t.hooks[H_MUNCHKIN]:
        own += bound(s, cb, seat, told)
    memo = s.reach[seat]
    if not meddled and not (memo if memo != NO_MEMO else reach(s, seat)) & MIGHTY:
        return own
    return own + fight_strength(s, cb, seat, meddled, told)


def fight_strength(s: State, cb: Combat, seat: Seat, meddled: Number, told: Addends | None) -> Number:
    """What a munchkin has or lacks in this fight alone: cards that depend on it, Items that fall silent."""
    t = s.t
    base = seat * SEAT_ZONES
    own = 0
    worn = s.zones[base + Z_WORN]
    traits = s.zones[base + Z_TRAITS]
    if is_bare(s, cb, seat):
        worn = ()
        traits = tuple([card for card in traits if t.kind[card] == K_CLASS])
    quiet = [card for card in worn if is_silent(s, cb, card)] if meddled else []
    for card in quiet:
        if not mirrored(s, seat, card):
            n = item_bonus(s, seat, card)
            own -= n
            if told is not None:
                told.add(-n, "silenced", card, seat, "COMB-12" if card not in cb.muted else "COMB-01")
    if reach(s, seat) & MIGHTY:
        for card in worn:
            item = host_of(s, card)
            if t.might[card] and card not in quiet and item not in quiet and counts_for(s, seat, item):
                n = might(s, cb, card, seat)
                own += n
                if told is not None:
                    told.add(n, "might", card, seat, "COMB-01")
        for card in traits + s.zones[base + Z_CURSES]:
            if t.might[card]:
                n = might(s, cb, card, seat)
                own += n
                if told is not None:
                    told.card(n, card, seat)
    return own + weakening(s, cb, seat, told) if meddled else own


def counts_for(s: State, seat: Seat, item: Number) -> bool:
    """Does an equipped Item that is not silent give its owner anything in this fight?"""
    return usable(s, seat, item) and not mirrored(s, seat, item)


def spent(s: State, cb: Combat, seat: Seat) -> Number:
    """What was bought with discards, and what each Item of a kind gives more that gives anything in this fight."""
    total = cb.spent[seat]
    for who, tag, n in cb.greased:
        if who == seat:
            total += n * count(s, cb, N_OWN_GIVING, tag, seat, -1)
    return total


def attack_strength(s: State, cb: Combat, seat: Seat, told: Addends | None) -> Number:
    """Strength from attacks of a kind that no monster of the fight is proof against."""
    total = 0
    for which, (who, tag, n) in enumerate(cb.attacks):
        if who == seat:
            works = not proof(s, cb, tag)
            total += n if works else 0
            if told is not None:
                told.deed(n, "attack", which)
                told.deed(0 if works else -n, "foiled", which)
    return total


def strength(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """COMB-01: Level plus all modifiers, alone and as in a fight without monsters."""
    if told is not None:
        told.add(s.level[seat], "level", -1, seat, "COMB-01")
    return s.level[seat] + alone(s, seat, told)


def alone(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """Strength less Level."""
    return own_strength(s, ALONE[s.n][seat], seat, 0, told)


ALONE: Final = tuple([tuple([new_combat(seat, n) for seat in range(n)]) for n in range(7)])  # fights without monsters


def gives(s: State, seat: Seat, card: Number) -> Number:
    """What an equipped Item adds for its owner now: in the fight the owner is in, or alone."""
    cb = s.combat
    if cb is None or cb.over or seat not in team(cb):
        cb = ALONE[s.n][seat]
    total = item_bonus(s, seat, card)
    for part in [card, *grafts_of(s, card)]:
        if s.t.might[part] and usable(s, seat, card):
            total += might(s, cb, part, seat)
    return total


def weakening(s: State, cb: Combat, seat: Seat, told: Addends | None) -> Number:
    """What the monsters take from this munchkin."""
    total = 0
    for m in cb.monsters:
        for kind, traits, n in s.t.passives[m[MONSTER_CARD]]:
            if kind == P_WEAKENS and s.con[seat] & traits:
                total += n
                if told is not None:
                    told.add(n, "weakens", m[MONSTER_CARD], seat, "COMB-12" if seat == cb.fighter else "HELP-04")
    return total


def munchkin_strength(s: State, cb: Combat, told: Addends | None = None) -> Number:
    """COMB-01, HELP-02: the fighter's strength and the helper's."""
    marks = fight_marks(s, cb)
    meddled: Number = marks & M_MEDDLES or (M_MEDDLES if cb.muted else 0)
    total: Number = 0
    levels: Number = 0
    for seat in team(cb):
        own: Number = 0 if marks & M_BONUS_ONLY else s.level[seat]
        levels += own
        if told is not None:
            tell_level(s, cb, seat, own, told)
        if not marks & M_LEVEL_ONLY or told is not None:
            if meddled or s.t.strength_depends or s.t.hooks[H_MUNCHKIN] or s.t.hooks[H_CURB] or told is not None:
                own += own_strength(s, cb, seat, meddled, told)
            else:
                own += bonus(s, seat) + spent(s, cb, seat) + (attack_strength(s, cb, seat, None) if cb.attacks else 0)
            if cb.doubles and seat == cb.fighter:
                own += doubled(cb, own, told)
        total += own
    if cb.boosts:
        total += boosts(s, cb, MUNCHKINS, told)
    if marks & M_LEVEL_ONLY:
        if told is not None:
            told.add(levels - total, "level-only", marked_monster(s, cb, M_LEVEL_ONLY), -1, "COMB-12")
        return levels
    return total


def tell_level(s: State, cb: Combat, seat: Seat, counts: Number, told: Addends) -> None:
    """The Level of one munchkin, and a monster against which it does not count."""
    told.add(s.level[seat], "level", -1, seat, "COMB-01" if seat == cb.fighter else "HELP-02")
    if counts != s.level[seat]:
        told.add(counts - s.level[seat], "bonus-only", marked_monster(s, cb, M_BONUS_ONLY), seat, "COMB-12")


def doubled(cb: Combat, own: Number, told: Addends | None) -> Number:
    """What cards that double the fighter's strength add."""
    if told is not None:
        for which in range(cb.doubles):
            told.deed(own, "double", which)
    return own * cb.doubles


def marked_monster(s: State, cb: Combat, mark: Number) -> Number:
    """The first monster of the fight with the mark."""
    return next(m[MONSTER_CARD] for m in cb.monsters if s.t.marks[m[MONSTER_CARD]] & mark)


def monsters_strength(s: State, cb: Combat, told: Addends | None = None) -> Number:
    """MULT-02: all monsters together."""
    total: Number = 0
    for m in cb.monsters:
        total += monster_strength(s, cb, m, told)
    if cb.boosts:
        total += boosts(s, cb, MONSTERS, told)
    for bound in s.t.hooks[H_MONSTERS]:
        total += bound(s, cb, told)
    return total


def hated_traits(s: State, cb: Combat) -> Number:
    """Traits that make this fight harder for whoever has them."""
    hated = 0
    for m in cb.monsters:
        for traits, n in s.t.against[m[MONSTER_CARD]]:
            if n > 0:
                hated |= traits
        for kind, traits, n in s.t.passives[m[MONSTER_CARD]]:
            if kind == P_WEAKENS and n < 0:
                hated |= traits
    return hated
