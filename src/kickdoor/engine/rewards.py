"""After a won fight: levels, Treasures, and what was promised."""

from kickdoor.engine.acts import play
from kickdoor.engine.combat import finish, the_fight
from kickdoor.engine.events import E_KILLED, E_TAKEN, say
from kickdoor.engine.ids import (
    F_SHARE,
    M_HELP_LEVEL,
    PICK_ALTERNATE,
    PICK_FIGHTER,
    SEAT_ZONES,
    T_CARD,
    T_PLAYER,
    TREASURE,
    WHY_SPOILS,
    Z_PACK,
    Z_SPOILS,
    Z_WORN,
)
from kickdoor.engine.items import check_big, place_item
from kickdoor.engine.levels import rise
from kickdoor.engine.modifiers import marked
from kickdoor.engine.playing import can_promise
from kickdoor.engine.stack import TO_HAND, TO_SPOILS, ask, draw, receive
from kickdoor.engine.state import Combat, Frame, State
from kickdoor.engine.sums import levels_at_stake, treasures_at_stake
from kickdoor.engine.zones import cut, release, zone_of

LEVELS = 0
PRIOR = 1
TREASURES = 2
SHARES = 3
ITEMS = 4
PROMISES = 5
END = 6


def step_reward(s: State, f: Frame) -> bool:
    """F_REWARD: stage after stage, each leaving the frame at the next."""
    cb = the_fight(s)
    stage, n = f[1], f[2]
    if stage == LEVELS:
        n = treasures_at_stake(s, cb)
        gain_levels(s, cb)
    s.stack[-1] = (f[0], stage + 1, n)
    if stage == PRIOR and cb.prior:
        # rewards from before a transfer; the first player draws first.
        first, levels, _kills, treasures = cb.prior
        rise(s, first, levels, True)
        draw(s, TREASURE, treasures, first, 0)
    elif stage == TREASURES:
        # REW-02: face up as soon as anyone helped.
        promised = bool(cb.deal) and cb.deal[0] > 0
        draw(s, TREASURE, n, cb.fighter, int(cb.helper >= 0), TO_SPOILS if promised else TO_HAND)
    elif stage == SHARES and cb.deal and cb.deal[0] > 0:
        s.stack.append((F_SHARE, 0, cb.deal[0], cb.deal[1], 0))
    elif stage == ITEMS and cb.deal:
        pay_items(s, cb)
    elif stage == PROMISES and cb.deal:
        keep_promises(s, cb)
    elif stage == END:
        s.stack.pop()
        finish(s, cb)
    return False


def gain_levels(s: State, cb: Combat) -> None:
    """COMB-04, HELP-06, HELP-07: the fighter's levels for all kills; an Elf helper's one for each."""
    levels = levels_at_stake(s, cb)
    kills = cb.kills = cb.kills + len(cb.monsters)
    for m in cb.monsters:
        say(s, E_KILLED, cb.fighter, m[1])
    if levels:
        rise(s, cb.fighter, levels, True)
    if cb.helper >= 0 and kills:
        if marked(s, cb.helper, M_HELP_LEVEL):
            rise(s, cb.helper, kills, True)
        if s.t.shared and s.won >> cb.fighter & 1:
            s.won |= 1 << cb.helper  # VAR-03


def step_share(s: State, f: Frame) -> bool:
    """F_SHARE: promised Treasures are picked in the agreed order, the rest is the fighter's."""
    cb = the_fight(s)
    kind, pc, owed, order, made = f
    spoils = s.zones[Z_SPOILS]
    if pc == 1:
        card = s.result - T_CARD
        picker = cb.fighter if fighter_picks(order, made) else cb.helper
        cut(s, Z_SPOILS, card)
        if picker == cb.helper:
            owed -= 1
            say(s, E_TAKEN, picker, card)
        s.stack[-1] = (kind, 0, owed, order, made + 1)
        receive(s, picker, card, 1)
        return False
    if owed <= 0 or not spoils or s.dead >> cb.helper & 1:
        s.stack.pop()
        s.zones[Z_SPOILS] = ()
        for card in spoils:
            receive(s, cb.fighter, card, 1)
        return False
    if order == PICK_FIGHTER and len(spoils) <= owed:
        order = 0  # only the helper's share is left
    picker = cb.fighter if fighter_picks(order, made) else cb.helper
    s.stack[-1] = (kind, 1, owed, order, made)
    ask(s, picker, WHY_SPOILS, [T_CARD + c for c in spoils])
    return False


def fighter_picks(order: int, made: int) -> bool:
    """Fighter first: all of the fighter's picks come first. Alternate: in turn, the helper beginning."""
    if order == PICK_FIGHTER:
        return True
    return order == PICK_ALTERNATE and made % 2 == 1


def pay_items(s: State, cb: Combat) -> None:
    """HELP-03: Items promised to the helper change hands."""
    for card in cb.deal[3 : 3 + cb.deal[2]]:
        zone = zone_of(s, cb.fighter, card)
        if zone >= 0 and zone % SEAT_ZONES in (Z_WORN, Z_PACK):
            release(s, cb.fighter, card)
            place_item(s, cb.helper, card)
            say(s, E_TAKEN, cb.helper, card, cb.fighter)
    check_big(s, cb.helper)


def keep_promises(s: State, cb: Combat) -> None:
    """HELP-03: cards the fighter promised to play on the helper, if they still can be."""
    for card in cb.deal[3 + cb.deal[2] :]:
        if can_promise(s, card, cb.fighter, cb.helper):
            play(s, cb.fighter, card, T_PLAYER + cb.helper, -1)
