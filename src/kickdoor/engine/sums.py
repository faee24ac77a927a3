"""The arithmetic of a fight: both strengths, the rewards at stake, who is winning."""

from typing import Final

from kickdoor.engine.attachments import is_big, item_tags
from kickdoor.engine.counts import count, might
from kickdoor.engine.ids import *
from kickdoor.engine.might import (
    MONSTERS,
    MUNCHKINS,
    fight_marks,
    monster_tags,
    team,
    team_con,
    team_pro,
    uses_tag,
)
from kickdoor.engine.modifiers import (
    TAMED_BONUS,
    bonus,
    gear,
    grip,
    highest_level,
    item_bonus,
    lasting,
    marked,
    suffers,
    tamed,
    usable,
    wins_ties,
)
from kickdoor.engine.seal_rules import seal_rules
from kickdoor.engine.state import NO_MEMO, Combat, Monster, State, new_combat
from kickdoor.engine.zones import MIGHTY, reach


def monster_strength(s: State, cb: Combat, m: Monster) -> int:
    """ENH-01, ENH-02, R-18: its Level, its enhancers, and each bonus against somebody in the fight once."""
    t = s.t
    total = t.level[m[MONSTER_CARD]]
    for card in cb.enhancers[m[MONSTER_GROUP]]:
        total += t.enhance[card][0]
        if t.might[card]:
            total += might(s, cb, card, cb.fighter, m[MONSTER_UID])
    if t.marks[m[MONSTER_CARD]] & M_GROWS:
        total += total - t.level[m[MONSTER_CARD]]
    if t.might[m[MONSTER_CARD]]:
        total += might(s, cb, m[MONSTER_CARD], cb.fighter, m[MONSTER_UID])
    if t.rousing:
        for seat in team(cb):
            for kind, a, b in lasting(s, seat):
                if kind == P_ALL_STRONGER:
                    total += b * count(s, cb, N_OWN_TAG, a, seat, -1)
                elif kind == P_ALL_PLUS:
                    total += a
    if t.sealed:
        total += len(s.zones[Z_OPEN])  # COMB-13
        for kind, a, b in seal_rules(s):
            if kind == P_TAGGED and monster_tags(s, cb, m) & a:
                total += b
    if t.sapping:
        total += sapped(s, cb, m)
    for uid, n in cb.weakened:
        if uid == m[MONSTER_UID]:
            total += n
    against = t.against[m[MONSTER_CARD]]
    if against:
        con = team_con(s, cb)
        pro = team_pro(s, cb)
        for traits, n in against:
            # SUPER-03: a bonus for the monster is a disadvantage, a penalty an advantage.
            if traits & (con if n > 0 else pro):
                total += n
    return total


def sapped(s: State, cb: Combat, m: Monster) -> int:
    """What Items of the munchkins take from the first monster of a kind."""
    total = 0
    for seat in team(cb):
        for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
            for kind, tag, n in s.t.passives[card]:
                if kind == P_SAPS and usable(s, seat, card):
                    first = [x[0] for x in cb.monsters if monster_tags(s, cb, x) & tag][:1]
                    total += n if first == [m[MONSTER_UID]] else 0
    return total


def is_silent(s: State, cb: Combat, card: int) -> bool:
    """Does a monster of the fight, or a card played into it, keep this Item from giving its bonus?"""
    t = s.t
    if card in cb.muted:
        return True
    for m in cb.monsters:
        for kind, a, every in t.passives[m[MONSTER_CARD]]:
            if kind == P_SILENCE and (a == t.slot[card] or (a == SLOT_HANDS and t.slot[card] >= SLOT_ONE_HAND)):
                return True
            if kind == P_SILENCE_TAG and item_tags(s, card) & a and (every or t.gold[card] >= 0):
                return True
            if kind == P_SILENCE_BIG and is_big(s, card):
                return True
    return False


def own_strength(s: State, cb: Combat, seat: Seat, meddled: int) -> int:
    """What one munchkin brings to the fight beside the Level."""
    t = s.t
    base = seat * SEAT_ZONES
    if t.allied and (s.woes or s.zones[base + Z_CURSES]) and suffers(s, seat, P_ALLIES_ONLY):
        return allied_strength(s, cb, seat)
    own = bonus(s, seat) + cb.spent[seat]
    if cb.attacks:
        own += attack_strength(s, cb, seat)
    if t.sealed:
        own += seal_change(s, cb, seat)
    memo = s.reach[seat]
    if not meddled and not (memo if memo != NO_MEMO else reach(s, seat)) & MIGHTY:
        return own
    return own + fight_strength(s, cb, seat, meddled)


def fight_strength(s: State, cb: Combat, seat: Seat, meddled: int) -> int:
    """What a munchkin has or lacks in this fight alone: cards that depend on it, Items that fall silent."""
    t = s.t
    base = seat * SEAT_ZONES
    own = 0
    worn = s.zones[base + Z_WORN]
    traits = s.zones[base + Z_TRAITS]
    if t.sealed and seat != cb.fighter and is_bare(s):
        worn = ()
        traits = tuple([card for card in traits if t.kind[card] == K_CLASS])
    quiet = [card for card in worn if is_silent(s, cb, card)] if meddled else []
    for card in quiet:
        if not mirrored(s, seat, card):
            own -= item_bonus(s, seat, card)
    if reach(s, seat) & MIGHTY:
        for card in worn:
            if t.might[card] and usable(s, seat, card) and card not in quiet:
                own += might(s, cb, card, seat)
        for card in traits + s.zones[base + Z_CURSES]:
            if t.might[card]:
                own += might(s, cb, card, seat)
    return own + weakening(s, cb, seat) if meddled else own


def attack_strength(s: State, cb: Combat, seat: Seat) -> int:
    """Strength from attacks of a kind that no monster of the fight is proof against."""
    return sum([n for who, tag, n in cb.attacks if who == seat and not proof(s, cb, tag)])


def proof(s: State, cb: Combat, tags: int) -> bool:
    """Is a monster of the fight proof against everything with the tags?"""
    rules = [rule for m in cb.monsters for rule in s.t.passives[m[MONSTER_CARD]]]
    return any([kind == P_SILENCE_TAG and every and a & tags for kind, a, every in rules])


def allied_strength(s: State, cb: Combat, seat: Seat) -> int:
    """What the Allies of a seat add."""
    own = TAMED_BONUS * tamed(s, seat)
    for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
        if s.t.kind[card] == K_ALLY and not is_silent(s, cb, card):
            own += item_bonus(s, seat, card) + might(s, cb, card, seat)
    return own


def is_bare(s: State) -> bool:
    """Does a Seal let helpers add no more than Level and Class abilities?"""
    return any([kind == P_HELPER_BARE for kind, _a, _b in seal_rules(s)])


def seal_change(s: State, cb: Combat, seat: Seat) -> int:
    """What the continuing effect of the Seals does to one munchkin."""
    total = 0
    for kind, a, _b in seal_rules(s):
        if kind == P_HIGHEST and s.level[seat] == highest_level(s):
            total += a
        elif kind == P_HELPER_BARE and seat != cb.fighter:
            total -= gear(s, seat) - grip(s, seat)  # the grip is an ability of the Class
    return total


def mirrored(s: State, seat: Seat, card: int) -> bool:
    """Has a Curse already taken the bonus of this Item?"""
    return any([kind == P_ONLY_SLOT and s.t.slot[card] != a for kind, a, _b in lasting(s, seat)])


def strength(s: State, seat: Seat) -> int:
    """COMB-01: Level plus all modifiers, alone and as in a fight without monsters."""
    return s.level[seat] + alone(s, seat)


def alone(s: State, seat: Seat) -> int:
    """Strength less Level."""
    return own_strength(s, ALONE[s.n][seat], seat, 0)


ALONE: Final = tuple([tuple([new_combat(seat, n) for seat in range(n)]) for n in range(7)])  # fights without monsters


def oneshot_share(s: State, cb: Combat) -> tuple[int, int]:
    """One-shots for the munchkins count 1/n (0: not at all), and so much more or less."""
    for m in cb.monsters:
        for kind, a, b in s.t.passives[m[MONSTER_CARD]]:
            if kind == P_ONESHOTS:
                return a, b
    return 1, 0


def boosts(s: State, cb: Combat, side: int) -> int:
    """One-shots played on a side."""
    total = 0
    for boost in cb.boosts:
        if boost[1] == side:
            total += boosted(s, cb, boost)
    return total


def boosted(s: State, cb: Combat, boost: tuple[int, int, int, int]) -> int:
    """What one of them adds to its side."""
    card, side, n, traits = boost
    if s.t.tags[card] and proof(s, cb, s.t.tags[card]):
        return 0
    if s.t.might[card] and (side == MUNCHKINS or s.t.might[card][0][0] == N_FIGHT_TAG):
        n += might(s, cb, card, cb.fighter)
    if side == MUNCHKINS:
        share, more = oneshot_share(s, cb)
        n = max(n // share + more, min(n, 0)) if share else 0
    return n * sum([s.pro[seat] & traits != 0 for seat in team(cb)]) if traits else n


def weakening(s: State, cb: Combat, seat: Seat) -> int:
    """What the monsters take from this munchkin."""
    total = 0
    for m in cb.monsters:
        for kind, traits, n in s.t.passives[m[MONSTER_CARD]]:
            if kind == P_WEAKENS and s.con[seat] & traits:
                total += n
    return total


def munchkin_strength(s: State, cb: Combat) -> int:
    """COMB-01, HELP-02: the fighter's strength and the helper's."""
    marks = fight_marks(s, cb)
    meddled = marks & M_MEDDLES or (M_MEDDLES if cb.muted else 0)
    tangled = meddled or s.t.mighty
    total = 0
    for seat in team(cb):
        own = 0 if marks & M_BONUS_ONLY else s.level[seat]
        if not marks & M_LEVEL_ONLY:
            if tangled:
                own += own_strength(s, cb, seat, meddled)
            else:
                own += bonus(s, seat) + cb.spent[seat] + (attack_strength(s, cb, seat) if cb.attacks else 0)
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
    if s.t.sealed:
        total += shortage(s, cb)
    return total


def shortage(s: State, cb: Combat) -> int:
    """A Seal that makes monsters stronger for each player of a kind in the game; some fighters need not care."""
    for kind, traits, n in seal_rules(s):
        if kind == P_PER_TRAIT:
            face = s.t.face[s.zones[Z_OPEN][-1]]
            worn = [c for c in s.zones[cb.fighter * SEAT_ZONES + Z_WORN] if usable(s, cb.fighter, c)]
            if any([rule == P_SEAL_PROOF and a == face for c in worn for rule, a, _b in s.t.passives[c]]):
                return 0
            return n * sum([s.con[x] & traits != 0 for x in range(s.n) if not s.dead >> x & 1])
    return 0


def winning(s: State, cb: Combat) -> bool:
    """COMB-02, COMB-03: monsters win ties, unless somebody on the munchkin side wins them."""
    ours = munchkin_strength(s, cb)
    theirs = monsters_strength(s, cb)
    if ours != theirs:
        return ours > theirs
    return any([wins_ties(s, seat) for seat in team(cb)]) or marked(s, cb.fighter, M_WIN_OWN_TIES)


def treasures_of(s: State, cb: Combat, m: Monster) -> int:
    """REW-01, ENH-04: its Treasures, changed by its enhancers, not below what they allow."""
    t = s.t
    n = t.prize[m[MONSTER_CARD]]
    least = 0
    for card in cb.enhancers[m[MONSTER_GROUP]]:
        n += t.enhance[card][1]
        least = max(least, t.enhance[card][2])
    n = max(n, least)
    for kind, a, b in t.passives[m[MONSTER_CARD]]:
        if kind == P_TREASURE_IF and a & team_pro(s, cb):
            n += b
    if t.sealed:
        for kind, a, _b in seal_rules(s):
            if kind == P_PRIZE:
                n = max(n + a, min(n, 1))
    return n


def levels_of(s: State, cb: Combat, m: Monster) -> int:
    """COMB-04, REW-04: what killing it is worth."""
    t = s.t
    n = t.rise[m[MONSTER_CARD]]
    for kind, a, b in t.passives[m[MONSTER_CARD]]:
        if kind == P_LEVEL_IF_TAG and uses_tag(s, cb, a):
            n += b
        elif kind == P_LEVEL_IF_ALONE and cb.helper < 0 and winning(s, cb) and not any_bonus(s, cb):
            n += a
    return n


def any_bonus(s: State, cb: Combat) -> bool:
    """Does anything beside the Level add to the fighter's strength, even if something else takes as much away?"""
    seat = cb.fighter
    marks = fight_marks(s, cb)
    if marks & M_LEVEL_ONLY:
        return False
    if cb.doubles or any([boosted(s, cb, boost) > 0 for boost in cb.boosts if boost[1] == MUNCHKINS]):
        return True
    if s.t.allied and suffers(s, seat, P_ALLIES_ONLY):
        return allied_strength(s, cb, seat) > 0
    if cb.spent[seat] > 0 or any([n > 0 and who == seat and not proof(s, cb, tag) for who, tag, n in cb.attacks]):
        return True
    for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
        if usable(s, seat, card) and not is_silent(s, cb, card):
            if item_bonus(s, seat, card) > 0 and not mirrored(s, seat, card):
                return True
            if might(s, cb, card, seat) > 0:
                return True
    if any([might(s, cb, card, seat) > 0 for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]]):
        return True
    return tamed(s, seat) > 0 or (s.t.gripping and grip(s, seat) > 0)


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


def hated_traits(s: State, cb: Combat) -> int:
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
