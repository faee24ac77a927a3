"""The arithmetic of a fight: both strengths, the rewards at stake, who is winning."""

from kickdoor.engine.ids import (
    M_BONUS_ONLY,
    M_LEVEL_ONLY,
    M_NO_HELP,
    P_LEVEL_IF_ALONE,
    P_LEVEL_IF_TAG,
    P_SPARE,
    P_TREASURE_IF,
    P_WEAKENS,
    SEAT_ZONES,
    Z_WORN,
)
from kickdoor.engine.modifiers import bonus, usable, wins_ties
from kickdoor.engine.state import Combat, Monster, State

MUNCHKINS = 0
MONSTERS = 1


def team(cb: Combat) -> tuple[int, ...]:
    """R-15: who is in the fight."""
    return (cb.fighter,) if cb.helper < 0 else (cb.fighter, cb.helper)


def team_pro(s: State, cb: Combat) -> int:
    traits = s.pro[cb.fighter]
    return traits if cb.helper < 0 else traits | s.pro[cb.helper]


def team_con(s: State, cb: Combat) -> int:
    traits = s.con[cb.fighter]
    return traits if cb.helper < 0 else traits | s.con[cb.helper]


def fight_marks(s: State, cb: Combat) -> int:
    """MULT-02: special powers hold for the whole fight."""
    marks = 0
    for m in cb.monsters:
        marks |= s.t.marks[m[1]]
    return marks


def monster_tags(s: State, cb: Combat, m: Monster) -> int:
    tags = s.t.tags[m[1]]
    for card in cb.enhancers[m[2]]:
        tags |= s.t.enhance[card][3]
    return tags


def fight_tags(s: State, cb: Combat) -> int:
    tags = 0
    for m in cb.monsters:
        tags |= monster_tags(s, cb, m)
    return tags


def monster_strength(s: State, cb: Combat, m: Monster) -> int:
    """ENH-01, ENH-02, R-18: its Level, its enhancers, and each bonus against somebody in the fight once."""
    t = s.t
    total = t.level[m[1]]
    for card in cb.enhancers[m[2]]:
        total += t.enhance[card][0]
    against = t.against[m[1]]
    if against:
        con = team_con(s, cb)
        pro = team_pro(s, cb)
        for traits, n in against:
            # SUPER-03: a bonus for the monster is a disadvantage, a penalty an advantage.
            if traits & (con if n > 0 else pro):
                total += n
    return total


def boosts(s: State, cb: Combat, side: int) -> int:
    """One-shots played on a side."""
    total = 0
    for _card, where, n, traits in cb.boosts:
        if where == side:
            if traits:
                for seat in team(cb):
                    if s.pro[seat] & traits:
                        total += n
            else:
                total += n
    return total


def munchkin_strength(s: State, cb: Combat) -> int:
    """COMB-01, HELP-02: the fighter's strength and the helper's."""
    t = s.t
    marks = fight_marks(s, cb)
    total = 0
    for seat in team(cb):
        own = 0 if marks & M_BONUS_ONLY else s.level[seat]
        if not marks & M_LEVEL_ONLY:
            own += bonus(s, seat) + cb.spent[seat]
            for m in cb.monsters:
                for kind, traits, n in t.passives[m[1]]:
                    if kind == P_WEAKENS and s.con[seat] & traits:
                        own += n
            if cb.doubles and seat == cb.fighter:
                own *= 1 + cb.doubles
        total += own
    if not marks & M_LEVEL_ONLY and cb.boosts:
        total += boosts(s, cb, MUNCHKINS)
    return total


def monsters_strength(s: State, cb: Combat) -> int:
    """MULT-02: all monsters together."""
    total = 0
    for m in cb.monsters:
        total += monster_strength(s, cb, m)
    if cb.boosts:
        total += boosts(s, cb, MONSTERS)
    return total


def winning(s: State, cb: Combat) -> bool:
    """COMB-02, COMB-03: monsters win ties, unless somebody on the munchkin side wins them."""
    ours = munchkin_strength(s, cb)
    theirs = monsters_strength(s, cb)
    if ours != theirs:
        return ours > theirs
    return any(wins_ties(s, seat) for seat in team(cb))


def treasures_of(s: State, cb: Combat, m: Monster) -> int:
    """REW-01, ENH-04: its Treasures, changed by its enhancers, not below what they allow."""
    t = s.t
    n = t.prize[m[1]]
    least = 0
    for card in cb.enhancers[m[2]]:
        n += t.enhance[card][1]
        least = max(least, t.enhance[card][2])
    n = max(n, least)
    for kind, a, b in t.passives[m[1]]:
        if kind == P_TREASURE_IF and a & team_pro(s, cb):
            n += b
    return n


def levels_of(s: State, cb: Combat, m: Monster) -> int:
    """COMB-04, REW-04: what killing it is worth."""
    t = s.t
    n = t.rise[m[1]]
    for kind, a, b in t.passives[m[1]]:
        if kind == P_LEVEL_IF_TAG and uses_tag(s, cb, a):
            n += b
        elif kind == P_LEVEL_IF_ALONE and cb.helper < 0 and winning(s, cb):
            if munchkin_strength(s, cb) <= s.level[cb.fighter]:
                n += a
    return n


def uses_tag(s: State, cb: Combat, tag: int) -> bool:
    """Is a card with the tag used on the munchkin side?"""
    t = s.t
    for card, side, _n, _traits in cb.boosts:
        if side == MUNCHKINS and t.tags[card] & tag:
            return True
    for seat in team(cb):
        for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
            if t.tags[card] & tag and usable(s, seat, card):
                return True
    return False


def treasures_at_stake(s: State, cb: Combat) -> int:
    total = cb.kept
    for m in cb.monsters:
        total += treasures_of(s, cb, m)
    return total


def levels_at_stake(s: State, cb: Combat) -> int:
    total = cb.levels
    for m in cb.monsters:
        total += levels_of(s, cb, m)
    return total


def for_the_win(s: State, cb: Combat) -> bool:
    """R-8: the fighter's Level plus the levels at stake reaches the winning level."""
    return s.level[cb.fighter] + levels_at_stake(s, cb) >= s.t.win_level


def help_allowed(s: State, cb: Combat) -> bool:
    return not fight_marks(s, cb) & M_NO_HELP


def pursues(s: State, m: Monster, seat: int) -> bool:
    """RUN-09, R-19: judged for each munchkin and monster at the moment of the roll."""
    for kind, a, b in s.t.passives[m[1]]:
        if kind == P_SPARE and s.level[seat] <= a and not s.con[seat] & b:
            return False
    return True


def hated_traits(s: State, cb: Combat) -> int:
    """Traits that make this fight harder for whoever has them."""
    hated = 0
    for m in cb.monsters:
        for traits, n in s.t.against[m[1]]:
            if n > 0:
                hated |= traits
        for kind, traits, n in s.t.passives[m[1]]:
            if kind == P_WEAKENS and n < 0:
                hated |= traits
    return hated
