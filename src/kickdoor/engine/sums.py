"""The arithmetic of a fight: both strengths, the rewards at stake, who is winning."""

from kickdoor.engine.ids import (
    FOR_EACH,
    IF_ANY,
    M_BONUS_ONLY,
    M_LEVEL_ONLY,
    M_MEDDLES,
    M_NO_HELP,
    N_LEVEL_AT_MOST,
    N_MONSTER_LEVEL,
    N_MONSTER_TAG,
    N_ONESHOTS,
    N_OTHER_TAG,
    N_OWN_TAG,
    N_SIDE_TAG,
    N_SOLE_HIGHEST,
    N_TOGETHER,
    N_TRAIT,
    N_WORN,
    N_WORN_TAG,
    P_ALL_STRONGER,
    P_ALL_TAGGED,
    P_LEVEL_IF_ALONE,
    P_LEVEL_IF_TAG,
    P_NO_HELP,
    P_ONESHOTS,
    P_ONLY_SLOT,
    P_SILENCE,
    P_SILENCE_BIG,
    P_SILENCE_TAG,
    P_SPARE,
    P_TREASURE_IF,
    P_WEAKENS,
    SEAT_ZONES,
    SLOT_HANDS,
    SLOT_ONE_HAND,
    Z_CURSES,
    Z_TRAITS,
    Z_WORN,
)
from kickdoor.engine.modifiers import bonus, item_bonus, lasting, suffers, usable, wins_ties
from kickdoor.engine.state import NO_MEMO, Combat, Monster, State, new_combat
from kickdoor.engine.zones import MIGHTY, is_big, item_tags, reach

MUNCHKINS = 0
MONSTERS = 1


def team(cb: Combat) -> tuple[int, ...]:
    """R-15: who is in the fight."""
    if cb.helper < 0:
        return (cb.fighter,)
    return (cb.fighter, cb.helper) if cb.second < 0 else (cb.fighter, cb.helper, cb.second)


def team_pro(s: State, cb: Combat) -> int:
    traits = 0
    for seat in team(cb):
        traits |= s.pro[seat]
    return traits


def team_con(s: State, cb: Combat) -> int:
    traits = 0
    for seat in team(cb):
        traits |= s.con[seat]
    return traits


def fight_marks(s: State, cb: Combat) -> int:
    """MULT-02: special powers hold for the whole fight."""
    marks = 0
    for m in cb.monsters:
        marks |= s.t.marks[m[1]]
    return marks


def monster_tags(s: State, cb: Combat, m: Monster) -> int:
    """Its own tags, those its enhancers and Curses on the munchkins give it, less those taken away."""
    tags = s.t.tags[m[1]]
    for card in cb.enhancers[m[2]]:
        tags |= s.t.enhance[card][3]
    if s.t.rousing:
        for seat in team(cb):
            for kind, a, _b in lasting(s, seat):
                if kind == P_ALL_TAGGED:
                    tags |= a
    for what, tag in cb.untagged:
        if what == m[0]:
            tags &= ~tag
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
        if t.might[card]:
            total += might(s, cb, card, cb.fighter, m[0])
    if t.might[m[1]]:
        total += might(s, cb, m[1], cb.fighter, m[0])
    if t.rousing:
        for seat in team(cb):
            for kind, a, b in lasting(s, seat):
                if kind == P_ALL_STRONGER:
                    total += b * count(s, cb, N_OWN_TAG, a, seat, -1)
    for uid, n in cb.weakened:
        if uid == m[0]:
            total += n
    against = t.against[m[1]]
    if against:
        con = team_con(s, cb)
        pro = team_pro(s, cb)
        for traits, n in against:
            # SUPER-03: a bonus for the monster is a disadvantage, a penalty an advantage.
            if traits & (con if n > 0 else pro):
                total += n
    return total


def count(s: State, cb: Combat, what: int, arg: int, seat: int, uid: int) -> int:
    """How many of what a card asks for are in the fight; seat is its owner, uid the monster it belongs to (or -1)."""
    t = s.t
    if what == N_LEVEL_AT_MOST:
        return sum([s.level[x] <= arg for x in team(cb)])
    if what == N_SIDE_TAG:
        return int(uses_tag(s, cb, arg))
    if what == N_MONSTER_TAG:
        return sum([monster_tags(s, cb, m) & arg != 0 for m in cb.monsters])
    if what == N_OTHER_TAG:
        return sum([monster_tags(s, cb, m) & arg != 0 for m in cb.monsters if m[0] != uid])
    if what == N_MONSTER_LEVEL:
        return sum([t.level[m[1]] >= arg for m in cb.monsters])
    if what == N_TRAIT:
        return sum([s.pro[x] & arg != 0 for x in team(cb)])
    if what == N_TOGETHER:
        return int(cb.helper >= 0)
    if what == N_SOLE_HIGHEST:
        return int(s.level[seat] == max(s.level) and s.level.count(s.level[seat]) == 1)
    if what == N_ONESHOTS:
        return sum([side == MUNCHKINS for _card, side, _n, _traits in cb.boosts])
    who = (seat,) if what == N_OWN_TAG else team(cb)
    worn = [card for x in who for card in s.zones[x * SEAT_ZONES + Z_WORN] if usable(s, x, card)]
    if what in (N_WORN_TAG, N_OWN_TAG):
        return sum([item_tags(s, card) & arg != 0 for card in worn])
    if what == N_WORN:
        return sum([t.slot[card] == arg for card in worn])
    return sum([t.face[card] == arg for card in worn])  # N_FACE


def might(s: State, cb: Combat, card: int, seat: int, uid: int = -1) -> int:
    """Strength of a card that depends on the fight."""
    total = 0
    for what, arg, n, mode in s.t.might[card]:
        found = count(s, cb, what, arg, seat, uid)
        if mode == FOR_EACH:
            total += n * found
        elif (found > 0) == (mode == IF_ANY):
            total += n
    return total


def is_silent(s: State, cb: Combat, card: int) -> bool:
    """Does a monster of the fight keep this Item from giving its bonus?"""
    t = s.t
    for m in cb.monsters:
        for kind, a, _b in t.passives[m[1]]:
            if kind == P_SILENCE and (a == t.slot[card] or (a == SLOT_HANDS and t.slot[card] >= SLOT_ONE_HAND)):
                return True
            if kind == P_SILENCE_TAG and item_tags(s, card) & a:
                return True
            if kind == P_SILENCE_BIG and is_big(s, card):
                return True
    return False


def own_strength(s: State, cb: Combat, seat: int, meddled: int) -> int:
    """What one munchkin brings to the fight beside the Level."""
    own = bonus(s, seat) + cb.spent[seat]
    memo = s.reach[seat]
    if not meddled and not (memo if memo != NO_MEMO else reach(s, seat)) & MIGHTY:
        return own
    t = s.t
    base = seat * SEAT_ZONES
    worn = s.zones[base + Z_WORN]
    quiet = [card for card in worn if t.gold[card] >= 0 and is_silent(s, cb, card)] if meddled else []
    for card in quiet:
        if not mirrored(s, seat, card):
            own -= item_bonus(s, seat, card)
    if reach(s, seat) & MIGHTY:
        for card in worn:
            if t.might[card] and usable(s, seat, card) and card not in quiet:
                own += might(s, cb, card, seat)
        for card in s.zones[base + Z_TRAITS] + s.zones[base + Z_CURSES]:
            if t.might[card]:
                own += might(s, cb, card, seat)
    return own + weakening(s, cb, seat) if meddled else own


def mirrored(s: State, seat: int, card: int) -> bool:
    """Has a Curse already taken the bonus of this Item?"""
    return any([kind == P_ONLY_SLOT and s.t.slot[card] != a for kind, a, _b in lasting(s, seat)])


def strength(s: State, seat: int) -> int:
    """COMB-01: Level plus all modifiers, alone and as in a fight without monsters."""
    return s.level[seat] + alone(s, seat)


def alone(s: State, seat: int) -> int:
    """Strength less Level."""
    return own_strength(s, new_combat(seat, s.n), seat, 0)


def oneshot_share(s: State, cb: Combat) -> int:
    """One-shots for the munchkins count 1/n (0: not at all)."""
    for m in cb.monsters:
        for kind, a, _b in s.t.passives[m[1]]:
            if kind == P_ONESHOTS:
                return a
    return 1


def boosts(s: State, cb: Combat, side: int) -> int:
    """One-shots played on a side."""
    total = 0
    share = oneshot_share(s, cb) if side == MUNCHKINS else 1
    for card, where, n, traits in cb.boosts:
        if where == side:
            if side == MUNCHKINS and s.t.might[card]:
                n += might(s, cb, card, cb.fighter)
            n = n // share if share else 0
            if traits:
                for seat in team(cb):
                    if s.pro[seat] & traits:
                        total += n
            else:
                total += n
    return total


def weakening(s: State, cb: Combat, seat: int) -> int:
    """What the monsters take from this munchkin."""
    total = 0
    for m in cb.monsters:
        for kind, traits, n in s.t.passives[m[1]]:
            if kind == P_WEAKENS and s.con[seat] & traits:
                total += n
    return total


def munchkin_strength(s: State, cb: Combat) -> int:
    """COMB-01, HELP-02: the fighter's strength and the helper's."""
    marks = fight_marks(s, cb)
    meddled = marks & M_MEDDLES
    tangled = meddled or s.t.mighty
    total = 0
    for seat in team(cb):
        own = 0 if marks & M_BONUS_ONLY else s.level[seat]
        if not marks & M_LEVEL_ONLY:
            own += own_strength(s, cb, seat, meddled) if tangled else bonus(s, seat) + cb.spent[seat]
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
            if item_tags(s, card) & tag and usable(s, seat, card):
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
    """A monster in the fight, or a Curse on the fighter, may forbid all help."""
    if fight_marks(s, cb) & M_NO_HELP:
        return False
    cursed = s.woes or s.zones[cb.fighter * SEAT_ZONES + Z_CURSES]
    return not (cursed and suffers(s, cb.fighter, P_NO_HELP))


def treasures_to_offer(s: State, cb: Combat) -> int:
    """HELP-03: what is at stake and not promised yet."""
    left = treasures_at_stake(s, cb)
    if not cb.deal and not cb.second_deal:
        return left
    if cb.deal:
        left -= cb.deal[0]
    if cb.second_deal:
        left -= cb.second_deal[0]
    return max(left, 0)


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
