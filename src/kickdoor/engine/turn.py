"""The turn: its phases, and who must or may act in each."""

from typing import Final

from kickdoor.engine.combat import check_fight, the_fight, win_fight
from kickdoor.engine.curses import aim
from kickdoor.engine.death import ORDER_FIRST, roll_for_order
from kickdoor.engine.events import *
from kickdoor.engine.flee import end_run
from kickdoor.engine.frames import *
from kickdoor.engine.hooks import H_DEBTS, H_TURN_BEGINS, call
from kickdoor.engine.ids import *
from kickdoor.engine.stack import TO_DOOR, TO_HAND, at_once, draw, stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.winning import winning
from kickdoor.engine.zones import cut, end_lasting, end_next

HAND_OF_EACH: Final = 4  # SETUP-03, DEAD-06
NOTHING: Final = tuple([(0,) * n for n in range(7)])  # by number of players
QUIET: Final = 1 << PH_START | 1 << PH_TROUBLE | 1 << PH_CHARITY  # phases in which the turn player simply decides


def step_turn(s: State, f: Frame) -> bool:
    """F_TURN, always at the bottom: what the phase asks for now. True: somebody must answer."""
    if s.debts and s.combat is None:
        call(s, H_DEBTS, s.turn)
        return False
    phase = s.phase
    if QUIET >> phase & 1 and not s.dead >> s.turn & 1:
        s.deciding = 1 << s.turn
        return True
    if phase == PH_COMBAT:
        return fight_on(s)
    if phase == PH_RUN:
        cb = the_fight(s)
        s.deciding = 0
        for seat, _uid in cb.todo:
            s.deciding |= 1 << seat
        if s.deciding and cb.disputed > 0 and s.deciding >> cb.disputed - 1 & 1:
            s.deciding = 1 << cb.disputed - 1  # RUN-06: the order was decided
        if s.deciding or s.invited:
            return True
        end_run(s, cb)
        return False
    if phase == PH_SETUP:
        return opening(s, f)
    if phase == PH_OVER:
        s.deciding = s.invited = 0
        return True
    if s.dead >> s.turn & 1:
        # Who dies on the own turn ends it, after the others have had their chance.
        s.deciding = 0
        if s.invited:
            return True
        end_turn(s)
        return False
    if phase == PH_DOOR and behind_the_door(s):
        return False
    s.deciding = 1 << s.turn
    return True


DEALT: Final = 0  # F_TURN's pc before the first turn
OPENING: Final = 1
ROLLED: Final = 2
PLAYING: Final = 3


def opening(s: State, f: Frame) -> bool:
    """SETUP-09, SETUP-13: everybody may play Items, a Class and a Race; then the die says who begins (or the table)."""
    s.deciding = 0
    if f[PC] == DEALT:
        s.stack[-1] = turn_frame(pc=OPENING)
        stir(s)
        return False
    if s.invited:
        return True
    if f[PC] == OPENING and not s.t.first_begins:
        s.stack[-1] = turn_frame(pc=ROLLED)
        roll_for_order(s, ORDER_FIRST, [(seat, 0) for seat in range(s.n)])
        return False
    s.fresh = ()
    begin_turn(s, s.order[0] if f[PC] == ROLLED else s.turn)
    s.stack[0] = turn_frame(pc=PLAYING)
    return False


def fight_on(s: State) -> bool:
    """A fight: while it is lost the fighter must do something; while it is won it ends when nobody speaks up."""
    cb = the_fight(s)
    if s.deciding == LOOK_AGAIN:  # something happened since the last look
        if check_fight(s, cb):
            return False
        s.deciding = 0 if winning(s, cb) else 1 << cb.fighter
    if s.deciding or s.invited:
        return True
    win_fight(s, cb)
    return False


def behind_the_door(s: State) -> bool:
    """TURN-03, TURN-04, TURN-05: what the face-up card does. False: its drawer decides."""
    shown = s.zones[Z_SHOWN]
    if not shown:
        s.phase = PH_TROUBLE
        stir(s)
        return True
    card = shown[0]
    kind = s.t.kind[card]
    if kind == K_MONSTER:
        cut(s, Z_SHOWN, card)
        s.stack.append(fight_frame(seat=s.turn, card=card))
        return True
    if kind == K_CURSE:
        cut(s, Z_SHOWN, card)
        aim(s, card, s.turn, -1, 1)
        return True
    if at_once(s, card, 1):
        s.stack.append(gain_frame(seat=s.turn, card=card, up=1, where=TO_HAND))
        return True
    return False


def kick_open(s: State) -> None:
    """TURN-02: one Door card, face up. TIME-09: what others received before is no longer just received."""
    s.phase = PH_DOOR
    s.fresh = ()
    draw(s, DOOR, 1, s.turn, 1, TO_DOOR)
    stir(s)


def begin_turn(s: State, seat: Seat) -> None:
    """TURN-01, DEAD-05, DEAD-06."""
    s.turn = seat
    s.number += 1
    s.phase = PH_START
    s.fought = 0
    s.loot = 0
    s.given = NOTHING[s.n]
    s.used = ()
    s.busy = [0] * s.n
    if s.events is not None:
        say(s, E_TURN, seat)
    if s.dead:
        for x in range(s.n):
            if s.dead >> x & 1:
                say(s, E_BACK, x)
        s.dead = 0
    call(s, H_TURN_BEGINS, seat)
    if s.owed >> seat & 1:
        s.owed &= ~(1 << seat)
        s.stack.append(redraw_frame(seat=seat))
    stir(s)


def end_turn(s: State) -> None:
    """TURN-14: the next player to the left."""
    if s.events is not None:
        say(s, E_ENDED, s.turn)
    if s.woes or s.zones[s.turn * SEAT_ZONES + Z_CURSES]:
        end_lasting(s, s.turn, U_TURN)
        end_next(s, s.turn)
    begin_turn(s, (s.turn + 1) % s.n)


def step_redraw(s: State, f: Frame) -> bool:
    """F_REDRAW: four face-down cards of each deck."""
    s.stack.pop()
    draw(s, TREASURE, HAND_OF_EACH, f[SEAT], 0)
    draw(s, DOOR, HAND_OF_EACH, f[SEAT], 0)
    return False


def to_charity(s: State) -> None:
    s.phase = PH_CHARITY
    stir(s)
