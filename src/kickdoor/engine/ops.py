"""The operations of card programs that touch a player: levels, losses, draws, dice, branches."""

from typing import Final

from kickdoor.engine.allies import lose_ally
from kickdoor.engine.curses import encore_of, stay
from kickdoor.engine.death import die
from kickdoor.engine.events import *
from kickdoor.engine.fightops import FIRST_FIGHT_OP, fight_op
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.levels import fall, lowest_level, rise
from kickdoor.engine.losing import fitting, lose_trait, traits_of_kind
from kickdoor.engine.losses import (
    lose_attached,
    lose_best,
    lose_most,
    lose_random,
    lose_some,
    lose_traits,
    lose_value,
)
from kickdoor.engine.modifiers import highest_level, usable
from kickdoor.engine.program import go
from kickdoor.engine.seals import close_seal, encore, open_seal
from kickdoor.engine.stack import ask, draw, living, roll, stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.taking import BLIND, let_take
from kickdoor.engine.zones import (
    allies,
    cut,
    discard,
    grafts_of,
    holder_of,
    items_in_play,
    know,
    lose,
    put,
    refresh_traits,
    shuffle_in,
    worth,
)

OWN_OPS: Final = (
    O_LAST,
    O_IF_NONE,
    O_LOSE_RANDOM,
    O_GIVE,
    O_LOSE_DEAREST,
    O_LOSE_ATTACHED,
    O_WOE,
    O_LOSE_ALLY,
    O_CHASE,
    O_OPEN,
    O_CLOSE,
    O_ENCORE,
    O_SHOW_HAND,
    O_COUNT,
    O_RECYCLE,
)  # of a player, though their numbers stand among those of a fight


def step_prog(s: State, f: Frame) -> bool:
    """F_PROG: one operation. It may leave frames above; then it is called again with the answer in state.result."""
    program = s.t.programs[f[PROG_PROGRAM]]
    pc = f[PC]
    if pc >= len(program):
        end_program(s, f)
        return False
    op = program[pc]
    code = op[0]
    you = f[SEAT]
    acc = f[PROG_ACC]
    stage = f[PROG_STAGE]
    if code >= FIRST_FIGHT_OP and code not in OWN_OPS:
        go(s, f, pc + 1, acc)
        fight_op(s, f, op)
        return False
    if code == O_LEVELS:
        go(s, f, pc + 1, acc)
        who = f[PROG_TARGET] - T_PLAYER if op[1] == TARGET else you
        if op[2] > 0:
            rise(s, who, op[2], op[3] == 1)
        elif not proof(s, f, who):
            fall(s, who, -op[2])
    elif code == O_LEVELS_ACC:
        go(s, f, pc + 1, acc)
        if not proof(s, f, you):
            fall(s, you, max(acc, 0))
    elif code == O_DEATH:
        go(s, f, len(program), acc)
        die(s, you)
    elif code == O_ROLL:
        if stage == 0:
            go(s, f, pc, acc, 1)
            roll(s, you, DIE_EFFECT)
        else:
            go(s, f, pc + 1, max(1, min(6, s.result)))
    elif code == O_UNLESS_DIE:
        go(s, f, pc + 1 if op[1] <= acc <= op[2] else op[3], acc)
    elif code == O_UNLESS:
        go(s, f, pc + 1 if holds(s, you, op[1], op[2]) else op[3], acc)
    elif code == O_IF_SOME:
        go(s, f, op[1] if acc else pc + 1, acc)
    elif code == O_IF_NONE:
        go(s, f, pc + 1 if acc else op[1], acc)
    elif code == O_GOTO:
        go(s, f, op[1], acc)
    elif code == O_LOSE:
        lose_some(s, f, op[1], op[2], op[3])
    elif code == O_LOSE_BEST:
        lose_best(s, f)
    elif code == O_LOSE_VALUE:
        lose_value(s, f, acc if op[1] == ACC else op[1])
    elif code == O_LOSE_TRAITS:
        lose_traits(s, f, op[1], op[2], op[3])
    elif code == O_TAKEN:
        go(s, f, pc + 1, acc)
        let_take(s, you, op[1], op[2])
    elif code == O_DRAWN:
        go(s, f, pc + 1, acc)
        let_take(s, you, BLIND, op[1])
    elif code == O_DISCARD_HAND:
        go(s, f, pc + 1, acc)
        for card in s.zones[you * SEAT_ZONES + Z_HAND]:
            lose(s, you, card)
            say(s, E_DISCARDED, you, card)
    elif code == O_SET_LEVEL:
        go(s, f, pc + 1, acc)
        aim = op[1] if op[1] else lowest_level(s)
        if not proof(s, f, you):
            fall(s, you, s.level[you] - aim)
    elif code == O_EITHER:
        if stage == 0:
            go(s, f, pc, acc, 1)
            ask(s, you, WHY_EITHER, [T_WORD + op[1], T_WORD + op[2]])
        else:
            go(s, f, pc + 1 if s.result == T_WORD + op[1] else op[3], acc)
    elif code == O_CHANGE_TRAIT:
        go(s, f, pc + 1, acc)
        change_trait(s, you, op[1], f[PROG_CARD])
    elif code == O_CHANGE_SEX:
        go(s, f, pc + 1, acc)
        change_sex(s, you)
    elif code == O_EACH:
        go(s, f, pc + 1, acc)
        seats = [(you + i) % s.n for i in range(s.n)]
        if op[1] == EACH_OTHER:
            seats = seats[1:]
        elif op[1] == EACH_WITH:
            seats = [x for x in seats if s.pro[x] & op[3]]
        elif op[1] == EACH_BURDENED:
            seats = [x for x in seats if s.con[x] & op[3]]
        elif op[1] == EACH_HIGHEST:
            seats = [x for x in seats if s.level[x] == highest_level(s)]
        seats = [x for x in seats if living(s) >> x & 1]
        s.stack.append(each_frame(program=op[2], card=f[PROG_CARD], user=f[PROG_USER], acc=acc, seats=seats))
    elif code == O_DRAW:
        go(s, f, pc + 1, acc)
        if op[3] == AS_DRAWN:
            how = max(f[PROG_SECOND], 0)
            draw(s, op[1], op[2], you, how & 1, how >> 1)
        else:
            draw(s, op[1], op[2], you, op[3])
    elif code == O_VALUE:
        go(s, f, pc + 1, max(s.t.gold[acc_card(s)], 0))
    elif code == O_LOSE_DEAREST:
        lose_most(s, f, items_in_play(s, you), False)
    elif code == O_LOSE_ATTACHED:
        attached = [c for c in items_in_play(s, you) if grafts_of(s, c) or holder_of(s, c) >= 0]
        lose_attached(s, f, attached, op[1] == 1)
    elif code == O_WOE:
        go(s, f, pc + 1, acc)
        until = U_TURN if op[3] == U_NEXT_TURN and you != s.turn else op[3]
        # What begins in a fight is for the time after it.
        s.woes += ((you, op[1], op[2], until if s.combat is None else -until),)
    elif code == O_LOSE_RANDOM:
        lose_random(s, f, op[1])
    elif code == O_GIVE:
        go(s, f, pc + 1, acc)
        s.stack.append(giving_frame(seat=you, filter=op[1], card=-1, lowest=op[2]))
    elif code == O_LAST:
        go(s, f, pc + 1, acc)
        stay(s, f[PROG_CARD], you)
    elif code == O_LOSE_ALLY:
        lose_one_ally(s, f)
    elif code == O_CHASE:
        go(s, f, pc + 1, acc)
        others = [x for x in [(you + i) % s.n for i in range(1, s.n)] if living(s) >> x & 1]
        s.stack.append(chase_frame(levels=op[1], uid=f[PROG_MONSTER], seats=others))
    elif code == O_OPEN:
        go(s, f, pc + 1, acc)
        open_seal(s, you)
    elif code == O_CLOSE:
        go(s, f, pc + 1, acc)
        close_seal(s, you)
    elif code == O_ENCORE:
        card = encore_of(s, op[1])
        go(s, f, pc + 1, int(card >= 0))
        encore(s, you, card)
    elif code == O_SHOW_HAND:
        go(s, f, pc + 1, acc)
        for card in s.zones[you * SEAT_ZONES + Z_HAND]:
            know(s, card, (1 << s.n) - 1)
            say(s, E_REVEALED, you, card)
    elif code == O_COUNT:
        go(s, f, pc + 1, max(0, len(fitting(s, you, op[1])) - op[2]))
    elif code == O_RECYCLE:
        go(s, f, pc + 1, acc)
        monsters = [c for c in s.zones[Z_DISCARD - DOOR] if s.t.kind[c] == K_MONSTER]
        s.zones[Z_DISCARD - DOOR] = tuple([c for c in s.zones[Z_DISCARD - DOOR] if c not in monsters])
        shuffle_in(s, DOOR, monsters)
    return False


def proof(s: State, f: Frame, seat: int) -> bool:
    """Does something equipped keep this Curse from costing the seat levels?"""
    t = s.t
    if t.kind[f[PROG_CARD]] != K_CURSE:
        return False
    worn = [c for c in s.zones[seat * SEAT_ZONES + Z_WORN] if usable(s, seat, c)]
    return any([kind == P_CURSE_PROOF for card in worn for kind, _a, _b in t.passives[card]])


def lose_one_ally(s: State, f: Frame) -> None:
    """O_LOSE_ALLY: of several the victim chooses."""
    you = f[SEAT]
    mine = allies(s, you)
    if f[PROG_STAGE] == 1 or len(mine) == 1:
        go(s, f, f[PC] + 1, 1)
        lose_ally(s, you, s.result - T_CARD if f[PROG_STAGE] == 1 else mine[0])
    elif mine:
        go(s, f, f[PC], 0, 1)
        ask(s, you, WHY_ALLY, [T_CARD + c for c in mine])
    else:
        go(s, f, f[PC] + 1, 0)


def end_program(s: State, f: Frame) -> None:
    """A card that has done all it does is discarded (SHOT-01)."""
    s.stack.pop()
    if f[PROG_ABILITY] >= 0 and f[PROG_CARD] in s.zones[Z_LIMBO]:
        cut(s, Z_LIMBO, f[PROG_CARD])
        discard(s, f[PROG_CARD])
    stir(s)


def holds(s: State, you: int, cond: int, arg: int) -> bool:
    """Conditions of branches. SUPER-03: a trait may be there without counting against you."""
    if cond == C_TRAIT:
        return bool(s.pro[you] & arg)
    if cond == C_BURDEN:
        return bool(s.con[you] & arg)
    if cond == C_HAS_SUCH:
        return bool(traits_of_kind(s, you, arg))
    if cond == C_LEVEL:
        return s.level[you] >= arg
    if cond == C_OWNS:
        return bool(fitting(s, you, arg))
    if cond == C_HIGHEST:
        return s.level[you] == highest_level(s)
    if cond == C_CAN_PAY:
        return sum([worth(s, c) for c in items_in_play(s, you)]) >= arg
    raise ValueError(cond)


def acc_card(s: State) -> int:
    """The card that was lost last: the top of its discards."""
    return s.result


def change_trait(s: State, you: int, kinds: int, curse: int) -> None:
    """O_CHANGE_TRAIT: the topmost such card of the discards replaces all the victim has."""
    mine = traits_of_kind(s, you, kinds)
    if not mine:
        say(s, E_NO_EFFECT, you, curse)
        return
    kind = s.t.kind[mine[0]]
    deck = s.t.deck[mine[0]]
    pile = s.zones[Z_DISCARD - deck]
    new = [c for c in reversed(pile) if s.t.kind[c] == kind][:1]
    for card in new:
        cut(s, Z_DISCARD - deck, card)
    for card in mine:
        lose_trait(s, you, card)
    for card in new:
        put(s, you * SEAT_ZONES + Z_TRAITS, card)


def change_sex(s: State, you: int) -> None:
    """CHAR-14: the sex changes for good. CHAR-15: who has none is not affected."""
    if s.pro[you] & (MALE | FEMALE):
        s.sex[you] = MALE if s.sex[you] == FEMALE else FEMALE
        refresh_traits(s, you)
        say(s, E_SEX, you, s.sex[you])
