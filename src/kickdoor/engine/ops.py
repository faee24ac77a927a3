"""The operations of card programs that touch a player: levels, losses, draws, dice, branches."""

from kickdoor.engine.curses import stay
from kickdoor.engine.death import die
from kickdoor.engine.events import E_DISCARDED, E_NO_EFFECT, E_SEX, say
from kickdoor.engine.fightops import FIRST_FIGHT_OP, fight_op
from kickdoor.engine.ids import (
    ACC,
    AS_DRAWN,
    C_CAN_PAY,
    C_HAS_SUCH,
    C_LEVEL,
    C_TRAIT,
    DIE_EFFECT,
    EACH_OTHER,
    F_EACH,
    F_GIVING,
    FEMALE,
    MALE,
    O_CHANGE_SEX,
    O_CHANGE_TRAIT,
    O_DEATH,
    O_DISCARD_HAND,
    O_DRAW,
    O_DRAWN,
    O_EACH,
    O_EITHER,
    O_GIVE,
    O_GOTO,
    O_IF_NONE,
    O_IF_SOME,
    O_LAST,
    O_LEVELS,
    O_LEVELS_ACC,
    O_LOSE,
    O_LOSE_ATTACHED,
    O_LOSE_BEST,
    O_LOSE_DEAREST,
    O_LOSE_RANDOM,
    O_LOSE_TRAITS,
    O_LOSE_VALUE,
    O_ROLL,
    O_SET_LEVEL,
    O_TAKEN,
    O_UNLESS,
    O_UNLESS_DIE,
    O_VALUE,
    O_WOE,
    SEAT_ZONES,
    T_PLAYER,
    T_WORD,
    TARGET,
    WHY_EITHER,
    Z_DISCARD,
    Z_HAND,
    Z_LIMBO,
    Z_TRAITS,
)
from kickdoor.engine.levels import fall, lowest_level, rise
from kickdoor.engine.losing import check_traits, lose_trait, traits_of_kind
from kickdoor.engine.losses import (
    lose_attached,
    lose_best,
    lose_most,
    lose_random,
    lose_some,
    lose_traits,
    lose_value,
)
from kickdoor.engine.program import ABILITY, AIM, CARD, PC, PROGRAM, REGISTER, SECOND, STAGE, USER, YOU_ARE, go
from kickdoor.engine.stack import ask, draw, living, roll, stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.taking import BLIND, let_take
from kickdoor.engine.zones import cut, discard, grafts_of, holder_of, items_in_play, lose, put, refresh_traits, worth

OWN_OPS = (
    O_LAST,
    O_IF_NONE,
    O_LOSE_RANDOM,
    O_GIVE,
    O_LOSE_DEAREST,
    O_LOSE_ATTACHED,
    O_WOE,
)  # of a player, though their numbers stand among those of a fight


def step_prog(s: State, f: Frame) -> bool:
    """F_PROG: one operation. It may leave frames above; then it is called again with the answer in state.result."""
    program = s.t.programs[f[PROGRAM]]
    pc = f[PC]
    if pc >= len(program):
        end_program(s, f)
        return False
    op = program[pc]
    code = op[0]
    you = f[YOU_ARE]
    acc = f[REGISTER]
    stage = f[STAGE]
    if code >= FIRST_FIGHT_OP and code not in OWN_OPS:
        go(s, f, pc + 1, acc)
        fight_op(s, f, op)
        return False
    if code == O_LEVELS:
        go(s, f, pc + 1, acc)
        who = f[AIM] - T_PLAYER if op[1] == TARGET else you
        if op[2] > 0:
            rise(s, who, op[2], op[3] == 1)
        else:
            fall(s, who, -op[2])
    elif code == O_LEVELS_ACC:
        go(s, f, pc + 1, acc)
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
        fall(s, you, s.level[you] - aim)
    elif code == O_EITHER:
        if stage == 0:
            go(s, f, pc, acc, 1)
            ask(s, you, WHY_EITHER, [T_WORD + op[1], T_WORD + op[2]])
        else:
            go(s, f, pc + 1 if s.result == T_WORD + op[1] else op[3], acc)
    elif code == O_CHANGE_TRAIT:
        go(s, f, pc + 1, acc)
        change_trait(s, you, op[1], f[CARD])
    elif code == O_CHANGE_SEX:
        go(s, f, pc + 1, acc)
        change_sex(s, you)
    elif code == O_EACH:
        go(s, f, pc + 1, acc)
        seats = [(you + i) % s.n for i in range(s.n)]
        if op[1] == EACH_OTHER:
            seats = [x for x in seats[1:] if living(s) >> x & 1]
        else:
            seats = [x for x in seats if s.pro[x] & op[3] and living(s) >> x & 1]
        s.stack.append((F_EACH, 0, op[2], f[CARD], f[USER], acc, *seats))
    elif code == O_DRAW:
        go(s, f, pc + 1, acc)
        if op[3] == AS_DRAWN:
            how = max(f[SECOND], 0)
            draw(s, op[1], op[2], you, how & 1, how >> 1)
        else:
            draw(s, op[1], op[2], you, op[3])
    elif code == O_VALUE:
        go(s, f, pc + 1, max(s.t.gold[acc_card(s)], 0))
    elif code == O_LOSE_DEAREST:
        lose_most(s, f, items_in_play(s, you), False)
    elif code == O_LOSE_ATTACHED:
        attached = [c for c in items_in_play(s, you) if grafts_of(s, c) or holder_of(s, c) >= 0]
        lose_attached(s, f, attached)
    elif code == O_WOE:
        go(s, f, pc + 1, acc)
        # What begins in a fight is for the time after it.
        s.woes += ((you, op[1], op[2], op[3] if s.combat is None else -op[3]),)
    elif code == O_LOSE_RANDOM:
        lose_random(s, f, op[1])
    elif code == O_GIVE:
        go(s, f, pc + 1, acc)
        s.stack.append((F_GIVING, 0, you, op[1], -1))
    elif code == O_LAST:
        go(s, f, pc + 1, acc)
        stay(s, f[CARD], you)
    return False


def end_program(s: State, f: Frame) -> None:
    """A card that has done all it does is discarded (SHOT-01)."""
    s.stack.pop()
    if f[ABILITY] >= 0 and f[CARD] in s.zones[Z_LIMBO]:
        cut(s, Z_LIMBO, f[CARD])
        discard(s, f[CARD])
    stir(s)


def holds(s: State, you: int, cond: int, arg: int) -> bool:
    """Conditions of branches. A trait that changes what a card does to you counts as you have it."""
    if cond == C_TRAIT:
        return bool(s.pro[you] & arg)
    if cond == C_HAS_SUCH:
        return bool(traits_of_kind(s, you, arg))
    if cond == C_LEVEL:
        return s.level[you] >= arg
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
    check_traits(s, you)


def change_sex(s: State, you: int) -> None:
    """CHAR-14: the sex changes for good. CHAR-15: who has none is not affected."""
    if s.sex[you]:
        s.sex[you] = MALE if s.sex[you] == FEMALE else FEMALE
        refresh_traits(s, you)
        say(s, E_SEX, you, s.sex[you])
