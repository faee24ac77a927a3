"""What each choice does. The choice has already been judged lawful."""

from kickdoor.engine import deals
from kickdoor.engine.abilities import note_use, payments
from kickdoor.engine.ability import Ability
from kickdoor.engine.attachments import lose, release
from kickdoor.engine.combat import begin_run, join, the_fight
from kickdoor.engine.company import gain, leave
from kickdoor.engine.curses import aim
from kickdoor.engine.death import ORDER_RUN, roll_for_order
from kickdoor.engine.drawing import owe, replace_draw
from kickdoor.engine.events import *
from kickdoor.engine.flee import start_run
from kickdoor.engine.frames import *
from kickdoor.engine.hooks import H_ROOM_LOOTED, call
from kickdoor.engine.ids import *
from kickdoor.engine.items import place_item
from kickdoor.engine.losing import lose_trait
from kickdoor.engine.might import MONSTERS, MUNCHKINS, team
from kickdoor.engine.modifiers import marked
from kickdoor.engine.playing import TO_PAY, sources
from kickdoor.engine.selling import begin_sale, end_sale
from kickdoor.engine.stack import TO_HAND, ask, draw, receive, run_program, stir
from kickdoor.engine.state import EVERYBODY, Combat, Frame, State
from kickdoor.engine.targets import targets
from kickdoor.engine.traits import has_modifier
from kickdoor.engine.turn import end_turn, kick_open, to_charity
from kickdoor.engine.windows import situation
from kickdoor.engine.zones import cut, end_lasting, know, put


def do_pass(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """A pass closes the seat's chance. R-14: what was not played when received waits for the own turn."""
    s.invited &= ~(1 << seat)
    if s.fresh:
        mine = s.zones[seat * SEAT_ZONES + Z_HAND]
        s.fresh = tuple([card for card in s.fresh if card not in mine])


def do_choose(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    s.stack.pop()
    s.result = a


def do_kick(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    kick_open(s)


def do_run(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    start_run(s, seat, a)


def do_sell(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    if a in s.zones[Z_SHOWN]:
        cut(s, Z_SHOWN, a)
        put(s, seat * SEAT_ZONES + Z_HAND, a)
    begin_sale(s, seat, a, b)


def do_done(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    if s.stack[-1][KIND] == F_DEAL:
        deals.propose(s)
    else:
        end_sale(s)


def do_deal(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    s.busy[seat] += 3
    deals.open_deal(s, a, seat, b, c)
    if a == DEAL_GIFT:
        deals.propose(s)


def do_term(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    deals.set_term(s, a, b)


def do_accept(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    deals.accept(s, seat)


def do_decline(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    if s.stack[-1][KIND] == F_SALE:
        s.stack.pop()  # no sale after all
        s.deciding = LOOK_AGAIN
    else:
        deals.decline(s, seat)


def do_counter(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    deals.counter(s, seat)


def do_reveal(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """CARDS-09."""
    who = (1 << s.n) - 1 if b < 0 else 1 << b | 1 << seat
    know(s, a, who)
    say(s, E_REVEALED, seat, a, -1, -1, EVERYBODY if b < 0 else who)


def do_dispute(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """RUN-06: the running away begins with a roll for who goes first."""
    begin_run(s, the_fight(s))
    s.stack.append(first_frame())


def loot_room(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """TURN-08: a face-down Door card, unless the table plays otherwise (VAR-02)."""
    if s.events is not None:
        say(s, E_LOOTS_ROOM, seat)
    to_charity(s)
    deck = call(s, H_ROOM_LOOTED, seat)
    cards = 1
    for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        for kind, a, _b in s.t.passives[card]:
            if kind == P_LOOT:
                cards = max(cards, a)
    if cards > 1:
        s.stack.append(keep_one_frame(seat=seat, cards=s.zones[seat * SEAT_ZONES + Z_HAND]))
    if marked(s, seat, M_LOOT_EITHER):
        s.stack.append(loot_frame(seat=seat, count=cards))
        return
    draw(s, deck - 1 if deck else DOOR, cards, seat, 0, TO_HAND)


def look_for_trouble(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """TURN-07."""
    end_lasting(s, seat, U_LOOT)
    cut(s, seat * SEAT_ZONES + Z_HAND, a)
    say(s, E_TROUBLE, seat, a)
    s.stack.append(fight_frame(seat=seat, card=a))


def do_end(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """TURN-14: done with phase 2 where the room need not be looted, or with Charity."""
    if s.phase == PH_TROUBLE:
        end_lasting(s, seat, U_LOOT)
        to_charity(s)
    else:
        end_turn(s)


def keep(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """TURN-05."""
    cut(s, Z_SHOWN, a)
    say(s, E_KEPT, seat, a)
    receive(s, seat, a, 1)
    stir(s)


def drop(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """TIME-01, TIME-02."""
    lose(s, seat, a)
    say(s, E_DROPPED, seat, a)
    changed(s)


def take_card(s: State, seat: Seat, card: Number) -> None:
    """The card leaves the hand (or the table, or the door) to be played."""
    if card in s.zones[Z_SHOWN]:
        cut(s, Z_SHOWN, card)
    else:
        release(s, seat, card)


def play(s: State, seat: Seat, card: Number, target: Number, second: Number) -> None:
    """V_PLAY."""
    t = s.t
    kind = t.kind[card]
    take_card(s, seat, card)
    if s.events is not None:
        say(s, E_PLAYED, seat, card, target, second)
    if kind in (K_ITEM, K_ITEM_ENHANCER) or (target == NO_TARGET and second == CARRIED and t.gold[card] >= 0):
        place_item(s, seat, card, second == CARRIED)
        stir(s)
    elif kind in (K_CLASS, K_RACE):
        play_trait(s, seat, card, target)
    elif kind in (K_SUPER, K_HALF):
        put(s, seat * SEAT_ZONES + Z_TRAITS, card)
        stir(s)
    elif kind in (K_ALLY, K_COMPANION):
        stir(s)
        if target != NO_TARGET:
            leave(s, seat, target - T_CARD)
        gain(s, seat, card, t.customs[t.custom[card]])
        changed(s)
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
        if kind == K_ONESHOT and s.combat is not None and aids(s.combat, seat, target):
            s.combat.aids += 1
        number = mode_for(s, seat, card, target)
        ability = t.abilities[number]
        run_program(s, ability.program, card, seat, seat, target, second=second, ability=number)
        changed(s)


def aids(cb: Combat, seat: Seat, target: Number) -> bool:
    """Is a one-shot used for the munchkins: on their side, for one of them, or by one and not for the monsters?"""
    if target in (T_SIDE + MUNCHKINS, T_SIDE + MONSTERS):
        return target == T_SIDE + MUNCHKINS
    return seat in team(cb) or target - T_PLAYER in team(cb)


def mode_for(s: State, seat: Seat, card: Number, target: Number) -> Number:
    """Which of the card's ways to be played this target means, at this moment."""
    modes = s.t.modes[card]
    if len(modes) > 1:
        w = situation(s, seat)
        for number in modes:
            ability = s.t.abilities[number]
            if ability.when & w and any(aimed == target for aimed, _second in targets(s, seat, ability, card)):
                return number
    return modes[0]


def changed(s: State) -> None:
    """Something came into the fight: those who declined to help may be asked again."""
    if s.combat is not None:
        s.combat.declined = 0
    stir(s)


def play_trait(s: State, seat: Seat, card: Number, target: Number) -> None:
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


def use(s: State, seat: Seat, number: Number, target: Number, paid: Number) -> None:
    """V_USE: R-1: it happens when the discards are made."""
    t = s.t
    ability = t.abilities[number]
    source = sources(s, seat, number)[0]
    note_use(s, seat, number, ability, target)
    if ability.when & W_OFF:
        s.busy[seat] += 1
    if s.events is not None:
        say(s, E_USED, seat, source, target, paid)
    replaces = t.programs[ability.program][0][0] == O_RESURRECT
    if replaces:
        replace_draw(s, s.stack[-1])  # paid after: the card drawn is on its way already
    if ability.when & W_LEFT:
        s.stack.pop()
    if ability.cost == COST_SELF:
        lose(s, seat, source)
    elif ability.cost == COST_HAND:
        for card in s.zones[seat * SEAT_ZONES + Z_HAND]:
            lose(s, seat, card)
            say(s, E_DISCARDED, seat, card)
    owed = 0 if ability.cost in (COST_NONE, COST_SELF, COST_HAND) else ability.cost_n
    if owed and paid != TO_PAY:
        if replaces:
            owe(s, seat, paid)
        else:
            pay(s, seat, paid, ability)
        owed -= 1
    if not replaces:
        monster = target - T_MONSTER if T_MONSTER <= target < T_MASK else -1
        run_program(s, ability.program, source, seat, seat, target, ability=number, monster=monster)
        changed(s)
    if owed:
        s.stack.append(pay_frame(seat=seat, ability=number, owed=owed, source=source, target=target))


def pay(s: State, seat: Seat, card: Number, ability: Ability) -> None:
    """CHAR-08: a discard that powers an ability. What is paid for a discarded Item can itself not be called."""
    dropped = s.dropped
    lose(s, seat, card)
    say(s, E_DISCARDED, seat, card)
    if ability.target == TG_DROPPED:
        s.dropped = dropped


def step_pay(s: State, f: Frame) -> bool:
    """F_PAY: the further cards of a cost."""
    pc, seat, number, left, source, target = f[PC], f[SEAT], f[PAY_ABILITY], f[PAY_OWED], f[PAY_SOURCE], f[PAY_TARGET]
    s.stack.pop()
    ability = s.t.abilities[number]
    if pc == 1 and ability.when & W_DRAW:
        owe(s, seat, s.result - T_CARD)
        left -= 1
    elif pc == 1:
        pay(s, seat, s.result - T_CARD, ability)
        left -= 1
    able = payments(s, seat, ability, source, target, ability.cost_n - left) if left else []
    if able:  # a card that took another along has paid for both
        s.stack.append(pay_frame(seat=seat, ability=number, owed=left, source=source, target=target, pc=1))
        ask(s, seat, WHY_COST, [T_CARD + c for c in able])
    return False


def step_first(s: State, f: Frame) -> bool:
    """F_FIRST, RUN-06: all who run roll, and the highest roller chooses who runs first."""
    cb = the_fight(s)
    if f[PC] == 0:
        s.stack[-1] = first_frame(pc=1)
        roll_for_order(s, ORDER_RUN, [(seat, 0) for seat in team(cb)])
    elif f[PC] == 1:
        s.stack[-1] = first_frame(pc=2)
        ask(s, s.order[0], WHY_FIRST, [T_PLAYER + seat for seat in team(cb)])
    else:
        s.stack.pop()
        cb.disputed = s.result - T_PLAYER + 1
        stir(s)
    return False


def do_revel(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """TIME-14: the whole table sees it; it changes nothing."""
    say(s, E_REVELS, seat)


def chance_never(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    raise ValueError("only chance may speak for chance")
