"""What each choice does. The choice has already been judged lawful."""

from kickdoor.engine import deals
from kickdoor.engine.abilities import note_use, payments, targets
from kickdoor.engine.combat import join, the_fight
from kickdoor.engine.curses import aim
from kickdoor.engine.death import ORDER_RUN, roll_for_order
from kickdoor.engine.drawing import replace_draw
from kickdoor.engine.events import (
    E_ATTACHED,
    E_CHARITY,
    E_DISCARDED,
    E_DROPPED,
    E_EQUIPPED,
    E_KEPT,
    E_LOOTS_ROOM,
    E_PLAYED,
    E_REVEALED,
    E_TAKEN_OFF,
    E_TROUBLE,
    E_USED,
    say,
)
from kickdoor.engine.flee import start_run
from kickdoor.engine.hooks import H_ROOM_LOOTED, call
from kickdoor.engine.ids import (
    COST_HAND,
    COST_NONE,
    COST_SELF,
    DEAL_GIFT,
    DEAL_HELP,
    DOOR,
    F_BIG,
    F_DEAL,
    F_FIGHT,
    F_FIRST,
    F_PAY,
    K_CLASS,
    K_CURSE,
    K_HALF,
    K_HIRELING,
    K_ITEM,
    K_MONSTER,
    K_RACE,
    K_SUPER,
    NO_TARGET,
    SEAT_ZONES,
    T_CARD,
    T_MONSTER,
    T_PLAYER,
    TERM_GIVE,
    TERM_TREASURES,
    V_ACCEPT,
    V_ATTACH,
    V_CHOOSE,
    V_COUNTER,
    V_DEAL,
    V_DECLINE,
    V_DISCARD,
    V_DISPUTE,
    V_DONE,
    V_DROP,
    V_END,
    V_EQUIP,
    V_KEEP,
    V_KICK,
    V_LOOT,
    V_PASS,
    V_PLAY,
    V_REVEAL,
    V_RUN,
    V_SELL,
    V_SHARE,
    V_TERM,
    V_TROUBLE,
    V_UNEQUIP,
    V_USE,
    W_DRAW,
    W_LEFT,
    WHY_COST,
    WHY_FIRST,
    Z_HAND,
    Z_LIMBO,
    Z_PACK,
    Z_SHOWN,
    Z_TRAITS,
    Z_WORN,
    Choice,
)
from kickdoor.engine.items import begin_sale, check_big, end_sale, place_item
from kickdoor.engine.losing import check_traits, lose_trait
from kickdoor.engine.playing import CARRIED, TO_PAY, has_modifier, sources
from kickdoor.engine.stack import TO_HAND, ask, draw, receive, run_program, stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.turn import end_turn, kick_open, to_charity
from kickdoor.engine.windows import situation
from kickdoor.engine.zones import attach, cut, detach, held_by, know, lose, put, release, zone_of


def act(s: State, seat: int, choice: Choice) -> None:
    """Carry out one lawful choice of a seat."""
    verb, a, b, c = choice
    if verb == V_PASS:
        s.open &= ~(1 << seat)
        if s.fresh:
            # what was not played when received waits for the own turn.
            mine = s.zones[seat * SEAT_ZONES + Z_HAND]
            s.fresh = tuple([card for card in s.fresh if card not in mine])
    elif verb == V_CHOOSE:
        if s.stack[-1][0] == F_BIG:
            s.stack[-1] = (F_BIG, 1, seat, a - T_CARD)
        else:
            s.stack.pop()
            s.result = a
    elif verb == V_PLAY:
        play(s, seat, a, b, c)
    elif verb == V_USE:
        use(s, seat, a, b, c)
    elif verb == V_KICK:
        kick_open(s)
    elif verb == V_RUN:
        start_run(s, seat, a)
    elif verb in (V_LOOT, V_TROUBLE, V_END, V_KEEP, V_SHARE, V_DISCARD):
        turn_act(s, seat, verb, a, b)
    elif verb in (V_EQUIP, V_UNEQUIP, V_ATTACH, V_DROP):
        s.busy[seat] += 1
        gear_act(s, seat, verb, a, b)
    elif verb == V_SELL:
        if s.zones[Z_SHOWN] and a == s.zones[Z_SHOWN][0]:
            cut(s, Z_SHOWN, a)
            put(s, seat * SEAT_ZONES + Z_HAND, a)
        begin_sale(s, seat, a, b)
    elif verb == V_DONE:
        if s.stack[-1][0] == F_DEAL:
            deals.propose(s)
        else:
            end_sale(s)
    elif verb == V_DEAL:
        s.busy[seat] += 3
        deals.open_deal(s, a, seat, b)
        if a == DEAL_HELP:
            deals.set_term(s, TERM_TREASURES, c)
        elif a == DEAL_GIFT:
            deals.set_term(s, TERM_GIVE, c)
            deals.propose(s)
    elif verb == V_TERM:
        deals.set_term(s, a, b)
    elif verb == V_ACCEPT:
        deals.accept(s)
    elif verb == V_DECLINE:
        deals.decline(s)
    elif verb == V_COUNTER:
        deals.counter(s)
    elif verb == V_REVEAL:
        know(s, a, (1 << s.n) - 1 if b < 0 else 1 << b | 1 << seat)
        say(s, E_REVEALED, seat, a, -1, -1, -1 if b < 0 else 1 << b | 1 << seat)
    elif verb == V_DISPUTE:
        the_fight(s).disputed = -1
        s.stack.append((F_FIRST, 0))


def turn_act(s: State, seat: int, verb: int, a: int, b: int) -> None:
    hand = seat * SEAT_ZONES + Z_HAND
    if verb == V_LOOT:
        # TURN-08: a face-down Door card, unless the table plays otherwise (VAR-02).
        say(s, E_LOOTS_ROOM, seat)
        to_charity(s)
        deck = call(s, H_ROOM_LOOTED, seat)
        draw(s, deck - 1 if deck else DOOR, 1, seat, 0, TO_HAND)
    elif verb == V_TROUBLE:
        cut(s, hand, a)
        say(s, E_TROUBLE, seat, a)
        s.stack.append((F_FIGHT, 0, seat, a))
    elif verb == V_END:
        if s.loot:
            s.loot = 0
            to_charity(s)
        else:
            end_turn(s)
    elif verb == V_KEEP:
        cut(s, Z_SHOWN, a)
        say(s, E_KEPT, seat, a)
        receive(s, seat, a, 1)
        stir(s)
    elif verb == V_SHARE:
        cut(s, hand, a)
        s.given = (*s.given[:b], s.given[b] + 1, *s.given[b + 1 :])
        say(s, E_CHARITY, seat, a, b, -1, 1 << seat | 1 << b)
        receive(s, b, a, 0)
        know(s, a, 1 << seat | 1 << b)
        stir(s)
    else:
        lose(s, seat, a)
        say(s, E_DISCARDED, seat, a)
        stir(s)


def gear_act(s: State, seat: int, verb: int, a: int, b: int) -> None:
    """Gear changes open no new chance to step in: nothing can answer them."""
    base = seat * SEAT_ZONES
    if verb == V_EQUIP:
        if b >= 0:
            cut(s, base + Z_WORN, b)
            put(s, base + Z_PACK, b)
        cut(s, base + Z_PACK, a)
        put(s, base + Z_WORN, a)
        say(s, E_EQUIPPED, seat, a)
    elif verb == V_UNEQUIP:
        cut(s, base + Z_WORN, a)
        put(s, base + Z_PACK, a)
        say(s, E_TAKEN_OFF, seat, a)
    elif verb == V_ATTACH:
        attach_item(s, seat, a, b)
    else:
        lose(s, seat, a)
        say(s, E_DROPPED, seat, a)
        check_traits(s, seat)
        stir(s)


def attach_item(s: State, seat: int, holder: int, item: int) -> None:
    """ITEM-08, ITEM-14: the Item is equipped whatever the limits; what a Hireling held before is carried."""
    base = seat * SEAT_ZONES
    old = held_by(s, holder)
    if old >= 0:
        detach(s, seat, old)
        cut(s, base + Z_WORN, old)
        put(s, base + Z_PACK, old)
    for card in (holder, item):
        if card in s.zones[Z_SHOWN]:
            cut(s, Z_SHOWN, card)
            put(s, base + Z_WORN, card)
        elif card not in s.zones[base + Z_WORN]:
            cut(s, zone_of(s, seat, card), card)
            put(s, base + Z_WORN, card)
    attach(s, seat, holder, item)
    say(s, E_ATTACHED, seat, holder, item)
    check_big(s, seat)


def take_card(s: State, seat: int, card: int) -> None:
    """The card leaves the hand (or the table, or the door) to be played."""
    if card in s.zones[Z_SHOWN]:
        cut(s, Z_SHOWN, card)
    else:
        release(s, seat, card)


def play(s: State, seat: int, card: int, target: int, second: int) -> None:
    """V_PLAY."""
    t = s.t
    kind = t.kind[card]
    take_card(s, seat, card)
    say(s, E_PLAYED, seat, card, target, second)
    if kind == K_ITEM or (target == NO_TARGET and second == CARRIED and t.gold[card] >= 0):
        place_item(s, seat, card, second == CARRIED)
        stir(s)
    elif kind in (K_CLASS, K_RACE):
        play_trait(s, seat, card, target)
    elif kind in (K_SUPER, K_HALF):
        put(s, seat * SEAT_ZONES + Z_TRAITS, card)
        stir(s)
    elif kind == K_HIRELING:
        put(s, seat * SEAT_ZONES + Z_WORN, card)
        stir(s)
    elif kind == K_MONSTER:
        join(s, the_fight(s), seat, card)
        changed(s)
    elif kind == K_CURSE:
        aim(s, card, target - T_PLAYER, seat, 0)
    else:
        put(s, Z_LIMBO, card)
        number = mode_for(s, seat, card, target)
        ability = t.abilities[number]
        run_program(s, ability[10], card, seat, seat, target, second=second, ability=number)
        changed(s)


def mode_for(s: State, seat: int, card: int, target: int) -> int:
    """Which of the card's ways to be played this target means, at this moment."""
    modes = s.t.modes[card]
    if len(modes) > 1:
        w = situation(s, seat)
        for number in modes:
            ability = s.t.abilities[number]
            if ability[1] & w and any(aimed == target for aimed, _second in targets(s, seat, ability, card)):
                return number
    return modes[0]


def changed(s: State) -> None:
    """Something came into the fight: those who declined to help may be asked again."""
    if s.combat is not None:
        s.combat.declined = 0
    stir(s)


def play_trait(s: State, seat: int, card: int, target: int) -> None:
    """CHAR-02, CHAR-13, CHAR-18: at once, in place of the old one unless two are allowed."""
    zone = seat * SEAT_ZONES + Z_TRAITS
    mine = [c for c in s.zones[zone] if s.t.kind[c] == s.t.kind[card]]
    if target != NO_TARGET:
        lose_trait(s, seat, target - T_CARD)
    elif mine and not has_modifier(s, seat, s.t.kind[card]):
        for old in mine:
            lose_trait(s, seat, old)
    put(s, zone, card)
    changed(s)
    check_traits(s, seat)


def use(s: State, seat: int, number: int, target: int, paid: int) -> None:
    """V_USE: R-1: it happens when the discards are made."""
    t = s.t
    ability = t.abilities[number]
    source = sources(s, seat, number)[0]
    note_use(s, seat, number, ability, target)
    say(s, E_USED, seat, source, target, paid)
    if ability[1] & W_DRAW:
        replace_draw(s, s.stack[-1])  # paid after: the card drawn is on its way already
    if ability[1] & W_LEFT:
        s.stack.pop()
    if ability[5] == COST_SELF:
        lose(s, seat, source)
    elif ability[5] == COST_HAND:
        for card in s.zones[seat * SEAT_ZONES + Z_HAND]:
            lose(s, seat, card)
            say(s, E_DISCARDED, seat, card)
    owed = 0 if ability[5] in (COST_NONE, COST_SELF, COST_HAND) else ability[7]
    if owed and paid != TO_PAY:
        pay(s, seat, paid)
        owed -= 1
    if not ability[1] & W_DRAW:
        monster = target - T_MONSTER if T_MONSTER <= target < T_CARD else -1
        run_program(s, ability[10], source, seat, seat, target, ability=number, monster=monster)
        changed(s)
    if owed:
        s.stack.append((F_PAY, 0, seat, number, owed, source))


def pay(s: State, seat: int, card: int) -> None:
    """CHAR-08: a discard that powers an ability."""
    lose(s, seat, card)
    say(s, E_DISCARDED, seat, card)
    check_traits(s, seat)


def step_pay(s: State, f: Frame) -> bool:
    """F_PAY: the further cards of a cost."""
    kind, pc, seat, number, left, source = f
    s.stack.pop()
    if pc == 1:
        pay(s, seat, s.result - T_CARD)
        left -= 1
    if left:
        s.stack.append((kind, 1, seat, number, left, source))
        ability = s.t.abilities[number]
        ask(s, seat, WHY_COST, [T_CARD + c for c in payments(s, seat, ability, source, ability[7] - left)])
    return False


def step_first(s: State, f: Frame) -> bool:
    """F_FIRST, RUN-06: both roll, and the higher roller chooses who runs first."""
    cb = the_fight(s)
    if f[1] == 0:
        s.stack[-1] = (F_FIRST, 1)
        roll_for_order(s, ORDER_RUN, [(cb.fighter, 0), (cb.helper, 0)])
    elif f[1] == 1:
        s.stack[-1] = (F_FIRST, 2)
        ask(s, s.order[0], WHY_FIRST, [T_PLAYER + cb.fighter, T_PLAYER + cb.helper])
    else:
        s.stack.pop()
        cb.disputed = s.result - T_PLAYER + 1
        stir(s)
    return False
