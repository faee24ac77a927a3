"""After a won fight: levels, Treasures, and what was promised."""

from typing import Final

from kickdoor.engine.acts import play
from kickdoor.engine.attachments import is_big, release
from kickdoor.engine.combat import clear_away, finish, helped_kill, killed, the_fight
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.items import place_item, why_not_carry
from kickdoor.engine.levels import rise
from kickdoor.engine.modifiers import lasting, marked
from kickdoor.engine.playing import can_promise
from kickdoor.engine.stack import TO_HAND, TO_SPOILS, ask, draw, receive
from kickdoor.engine.stakes import levels_at_stake, treasures_at_stake
from kickdoor.engine.state import Combat, Frame, State
from kickdoor.engine.zones import cut, discard, put, zone_of

LEVELS: Final = 0
PRIOR: Final = 1
TREASURES: Final = 2
SHARES: Final = 3
REST: Final = 4
PAYMENT: Final = 5
END: Final = 6


def helpers(cb: Combat) -> list[tuple[int, tuple[int, ...]]]:
    """Who helped, each with the deal made."""
    return list(zip(cb.helpers, cb.deals, strict=True))


def promised(cb: Combat) -> Number:
    """How many Treasures are promised in all."""
    return sum([deal[PACT_TREASURES] for _seat, deal in helpers(cb) if deal])


def step_reward(s: State, f: Frame) -> bool:
    """F_REWARD: stage after stage, each leaving the frame at the next."""
    cb = the_fight(s)
    stage, n = f[PC], f[REWARD_TREASURES]
    if stage == LEVELS:
        n = treasures_at_stake(s, cb)
        if s.woes:
            n = max(0, n - sum([a for kind, a, _b in lasting(s, cb.fighter) if kind == P_FEWER]))
        s.stack[-1] = reward_frame(treasures=n, pc=stage + 1)
        for slot in exchanges(s, cb):
            s.stack.append(spoil_frame(slot=slot))
        gain_levels(s, cb)
        for seat, levels, _treasures in reversed(cb.prior):
            rise(s, seat, levels, True)  # with the others, so that who wins, wins together
        clear_away(s, cb)  # COMB-09: first; a Curse that comes while Treasures are shared is for the next combat
        return False
    if stage > TREASURES and not any(cb.deals):
        stage = END  # nothing was promised
    s.stack[-1] = reward_frame(treasures=n, pc=stage + 1)
    if stage == PRIOR:
        # rewards from before a transfer; the first player draws first.
        for seat, _levels, treasures in reversed(cb.prior):
            draw(s, TREASURE, treasures, seat, 0)
    elif stage == TREASURES:
        # REW-02: face up as soon as anyone helped.
        draw(s, TREASURE, n, cb.fighter, int(bool(cb.helpers)), TO_SPOILS if promised(cb) else TO_HAND)
    elif stage == SHARES:
        later = 0
        for seat, deal in reversed(helpers(cb)):
            if deal and deal[PACT_TREASURES] > 0:
                s.stack.append(
                    share_frame(owed=deal[PACT_TREASURES], order=deal[PACT_ORDER], made=0, seat=seat, later=later)
                )
                later += deal[PACT_TREASURES]
    elif stage == REST:
        for card in s.zones[Z_SPOILS]:
            cut(s, Z_SPOILS, card)
            if s.dead >> cb.fighter & 1:
                discard(s, card)  # DEAD-04
            else:
                receive(s, cb.fighter, card, 1)
    elif stage == PAYMENT:
        for seat, deal in helpers(cb):
            if deal:
                pay_items(s, cb, seat, deal)
                keep_promises(s, cb, seat, deal)
    elif stage == END:
        s.stack.pop()
        finish(s, cb)
    return False


def exchanges(s: State, cb: Combat) -> list[int]:
    """Slots for which a Treasure of a monster to be killed may be exchanged."""
    return [slot for m in cb.monsters for kind, slot, _b in s.t.passives[m[MONSTER_CARD]] if kind == P_SPOIL]


def step_spoil(s: State, f: Frame) -> bool:
    """F_SPOIL: one Treasure of the kill may be a card of that slot from the Treasure discards."""
    cb = the_fight(s)
    if f[PC] == 0:
        found = [T_CARD + c for c in reversed(s.zones[Z_DISCARD - TREASURE]) if s.t.slot[c] == f[SPOIL_SLOT]]
        if not found or s.stack[rewarding(s)][REWARD_TREASURES] < 1:
            s.stack.pop()
            return False
        s.stack[-1] = at(f, 1)
        ask(s, cb.fighter, WHY_SPOIL, [*found, NO_TARGET])
        return False
    s.stack.pop()
    if s.result != NO_TARGET:
        place, card = rewarding(s), s.result - T_CARD
        reward = s.stack[place]
        s.stack[place] = put_in(reward, REWARD_TREASURES, reward[REWARD_TREASURES] - 1)
        cut(s, Z_DISCARD - TREASURE, card)
        if promised(cb):
            put(s, Z_SPOILS, card)  # HELP-08: shared out like the others
        else:
            receive(s, cb.fighter, card, 1)
    return False


def rewarding(s: State) -> Number:
    """Where the rewards stand on the stack; several Treasures may be exchanged, one after another."""
    place = len(s.stack) - 1
    while s.stack[place][KIND] != F_REWARD:
        place -= 1
    return place


def gain_levels(s: State, cb: Combat) -> None:
    """COMB-04, HELP-06, HELP-07: the fighter's levels for all kills; an Elf helper's one for each."""
    levels = levels_at_stake(s, cb)
    kills = cb.kills = cb.kills + len(cb.monsters)
    for m in cb.monsters:
        say(s, E_KILLED, cb.fighter, m[MONSTER_CARD])
        killed(s, cb, m)
    if levels:
        rise(s, cb.fighter, levels, True)
    if kills:
        for seat, _deal in helpers(cb):
            if marked(s, seat, M_HELP_LEVEL):
                rise(s, seat, helped_kill(s, seat, kills), True)
            if s.t.shared and s.won >> cb.fighter & 1 and not s.dead >> seat & 1:
                s.won |= 1 << seat  # VAR-03


def step_share(s: State, f: Frame) -> bool:
    """F_SHARE: promised Treasures are picked in the agreed order; what others are owed is held back."""
    cb = the_fight(s)
    pc, owed, order, made, helper, held_back = (
        f[PC],
        f[SHARE_OWED],
        f[SHARE_ORDER],
        f[SHARE_MADE],
        f[SEAT],
        f[SHARE_LATER],
    )
    spoils = s.zones[Z_SPOILS]
    if pc == 1:
        card = s.result - T_CARD
        picker = cb.fighter if fighter_picks(order, made) else helper
        cut(s, Z_SPOILS, card)
        if picker == helper:
            owed -= 1
            say(s, E_PAID, picker, card, cb.fighter)
        s.stack[-1] = share_frame(owed=owed, order=order, made=made + 1, seat=helper, later=held_back)
        receive(s, picker, card, 1)
        return False
    if owed <= 0 or not spoils or s.dead >> helper & 1:
        s.stack.pop()
        return False
    if s.dead >> cb.fighter & 1 or (order != PICK_HELPER and len(spoils) <= owed + held_back):
        order = PICK_HELPER  # only what was promised is left
    picker = cb.fighter if fighter_picks(order, made) else helper
    s.stack[-1] = share_frame(owed=owed, order=order, made=made, seat=helper, later=held_back, pc=1)
    ask(s, picker, WHY_SPOILS, [T_CARD + c for c in spoils])
    return False


def fighter_picks(order: Number, made: Number) -> bool:
    """Fighter first: all of the fighter's picks come first. Alternate: in turn, the helper beginning."""
    if order == PICK_FIGHTER:
        return True
    return order == PICK_ALTERNATE and made % 2 == 1


def pay_items(s: State, cb: Combat, helper: Number, deal: tuple[int, ...]) -> None:
    """HELP-03: Items promised to the helper change hands."""
    if (s.dead >> helper | s.dead >> cb.fighter) & 1:
        return
    given = deal[PACT_CARDS : PACT_CARDS + deal[PACT_GIVES]]
    for card in sorted(given, key=lambda c: is_big(s, c)):  # what carries Big Items comes before them
        zone = zone_of(s, cb.fighter, card)
        if zone < 0 or zone % SEAT_ZONES not in (Z_WORN, Z_PACK):
            continue
        if why_not_carry(s, helper, card):
            say(s, E_UNPAID, cb.fighter, card, helper)
            continue
        release(s, cb.fighter, card)
        place_item(s, helper, card)
        say(s, E_PAID, helper, card, cb.fighter)


def keep_promises(s: State, cb: Combat, helper: Number, deal: tuple[int, ...]) -> None:
    """HELP-03: cards the fighter promised to play on the helper, if they still can be."""
    for card in deal[PACT_CARDS + deal[PACT_GIVES] :]:
        if can_promise(s, card, cb.fighter, helper):
            play(s, cb.fighter, card, T_PLAYER + helper, -1)
