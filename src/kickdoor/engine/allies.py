"""Allies: who they are, how many there may be, what they add, and how one pays for an escape."""

from typing import Final

from kickdoor.engine import reasons as r
from kickdoor.engine.addends import Addends
from kickdoor.engine.combat import find_monster, remove, the_fight
from kickdoor.engine.company import gain, leave
from kickdoor.engine.counts import might
from kickdoor.engine.custom import Custom
from kickdoor.engine.events import *
from kickdoor.engine.flee import escape_all, give_up
from kickdoor.engine.ids import *
from kickdoor.engine.might import is_bare, is_silent, team
from kickdoor.engine.modifiers import item_bonus, suffers, troubles
from kickdoor.engine.running import why_not_flee
from kickdoor.engine.stack import stir
from kickdoor.engine.state import Combat, State
from kickdoor.engine.zones import cut, put


def allies(s: State, seat: Number) -> list[int]:
    """The Allies of a seat; a monster that lies there was tamed."""
    kind = s.t.kind
    base = seat * SEAT_ZONES
    found = [c for c in s.zones[base + Z_WORN] if kind[c] == K_ALLY]
    return found + [c for c in s.zones[base + Z_PACK] if kind[c] == K_MONSTER]


def ally_limit(s: State, seat: Number) -> Number:
    """CHAR-17: one, unless a card allows more."""
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_TRAITS] + s.zones[base + Z_WORN]
    return max([1, *[a for card in own for rule, a, _b in s.t.passives[card] if rule == P_ALLIES]])


def tame(s: State, cb: Combat, user: Number, uid: Number) -> None:
    """O_TAME: the monster leaves the fight and becomes an Ally."""
    m = find_monster(cb, uid)
    remove(s, cb, uid, PAY_NONE)
    cut(s, Z_DISCARD - s.t.deck[m[MONSTER_BODY]], m[MONSTER_BODY])
    if s.t.kind[m[MONSTER_BODY]] == K_MONSTER:
        gain(s, user, m[MONSTER_BODY], ALLIES)
        say(s, E_TAMED, user, m[MONSTER_BODY])
    else:
        put(s, Z_DISCARD - s.t.deck[m[MONSTER_BODY]], m[MONSTER_BODY])  # a copy of another monster is only that


TAMED_BONUS: Final = 2  # of a monster that has become an Ally


def tamed_bonus(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """What the monsters that are Allies of the seat add."""
    tamed = [card for card in s.zones[seat * SEAT_ZONES + Z_PACK] if s.t.kind[card] == K_MONSTER]
    if told is not None:
        for card in tamed:
            told.add(TAMED_BONUS, "ally", card, seat, "COMB-01")
    return TAMED_BONUS * len(tamed)


def allies_only(s: State, cb: Combat, seat: Seat, n: Number, told: Addends | None) -> Number:
    """A Curse lets nothing count beside the Level but Allies."""
    if not suffers(s, seat, P_ALLIES_ONLY):
        return n
    bare = is_bare(s, cb, seat)  # then not even they count
    own = 0 if bare else tamed_bonus(s, seat)
    for card in () if bare else s.zones[seat * SEAT_ZONES + Z_WORN]:
        if s.t.kind[card] == K_ALLY and not is_silent(s, cb, card):
            own += item_bonus(s, seat, card) + might(s, cb, card, seat)
    if told is not None:
        curse = next(card for card, kind, _a, _b in troubles(s, seat) if kind == P_ALLIES_ONLY)
        told.trouble(own - n, curse, seat)
    return own


def part_ways(s: State, seat: Number, _n: Number) -> Number:
    """Some leave after the first fight they have helped to win."""
    for card in allies(s, seat):
        if any([kind == P_LEAVES_WON for kind, _a, _b in s.t.passives[card]]):
            leave(s, seat, card)
    return 0


# ---- RUN-08: an Ally instead of a roll


def why_not_sacrifice(s: State, seat: Seat, card: Number, mask: Number, c: Number) -> Number:
    """V_SACRIFICE, RUN-08: the own Ally instead of a roll; only the fighter can take helpers along."""
    why = why_not_flee(s, seat)
    cb = s.combat
    if why or cb is None:
        return why
    if card not in allies(s, seat):
        return r.NO_SACRIFICE
    able = 1 << seat
    if seat == cb.fighter:
        for x in team(cb)[1:]:
            if s.phase == PH_COMBAT or any(pair[RUN_SEAT] == x for pair in cb.todo):
                able |= 1 << x
    return r.OK if mask >> seat & 1 and mask & ~able == 0 else r.NO_TAKE_ALONG


def sacrifices(s: State, cb: Combat, seat: Seat) -> list[Choice]:
    """RUN-08: each Ally, for oneself alone or with any of the helpers."""
    masks = [1 << seat]
    if seat == cb.fighter:
        for x in team(cb)[1:]:
            masks += [mask | 1 << x for mask in masks]
    mine = allies(s, seat)
    every = [(V_SACRIFICE, card, mask, 0) for card in mine for mask in masks]
    return [choice for choice in every if why_not_sacrifice(s, seat, choice[1], choice[2], 0) == 0]


def sacrifice(s: State, seat: Seat, card: Number, mask: Number, c: Number) -> None:
    """V_SACRIFICE, RUN-08: the Ally goes; its owner, and the helpers the owner names, escape from all monsters."""
    cb = the_fight(s)
    for who in team(cb):
        if mask >> who & 1:
            escape_all(s, cb, who)
    give_up(s, seat, card)
    stir(s)


ALLIES: Final = Custom(
    "ally",
    ally_limit,
    allies,
    WHY_ALLY,
    kinds=[K_ALLY],
    hooks={"gear": tamed_bonus, "curb": allies_only, "fight-won": part_ways},
    offers=sacrifices,
)
