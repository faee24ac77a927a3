"""The operations of card programs that touch a fight, a die, a Curse or another's Item."""

from typing import Final

from kickdoor.engine.allies import gain_ally
from kickdoor.engine.characters import ask_character, become
from kickdoor.engine.combat import (
    add_monster,
    begin_run,
    find_monster,
    helper_leaves,
    join,
    kill,
    remove,
    set_helper,
    the_fight,
    transfer,
)
from kickdoor.engine.curses import cancel, redirect
from kickdoor.engine.death import heir
from kickdoor.engine.events import *
from kickdoor.engine.flee import escape, escape_all, run_again
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.items import place_item
from kickdoor.engine.might import count, team
from kickdoor.engine.program import again
from kickdoor.engine.seals import keep_shut, next_seal
from kickdoor.engine.stack import ask, receive, run_from
from kickdoor.engine.state import Combat, Frame, State
from kickdoor.engine.tricks import brewed, into_fight, mute_best, retag, stamp, tame
from kickdoor.engine.turning import make_way
from kickdoor.engine.zones import cut, lose, owner_of, release

FIRST_FIGHT_OP: Final = O_BOOST


def spend(cb: Combat, seat: int, n: int) -> None:
    cb.spent = (*cb.spent[:seat], cb.spent[seat] + n, *cb.spent[seat + 1 :])


def fight_op(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """One operation; f is the program's frame, already moved on."""
    code = op[0]
    card, you, user, target, stage, second = (
        f[PROG_CARD],
        f[SEAT],
        f[PROG_USER],
        f[PROG_TARGET],
        f[PROG_STAGE],
        f[PROG_SECOND],
    )
    if code == O_SEARCH:
        search(s, f, user, stage)
        return
    if code == O_DISMISS:
        dismiss(s, f, user, stage)
        return
    if code == O_CANCEL:
        cancel(s, target - T_CARD if target >= T_CARD else -1)
        return
    if code == O_TAKE:
        victim = owner_of(s, target - T_CARD)
        if victim < 0:
            return  # it was lost in the meantime
        release(s, victim, target - T_CARD)
        say(s, E_TAKEN, user, target - T_CARD, victim)
        place_item(s, user, target - T_CARD)
        return
    if code == O_REDIRECT:
        redirect(s, -1)
        return
    if code == O_REDIRECT_TO:
        redirect(s, target - T_PLAYER)
        return
    if code == O_PEEK:
        s.stack.append(peek_frame(seat=user, deck=op[1], count=op[2], sink=op[3]))
        return
    if code == O_TAKE_ALLY:
        victim = owner_of(s, target - T_CARD)
        if victim >= 0:
            release(s, victim, target - T_CARD)
            say(s, E_TAKEN, user, target - T_CARD, victim)
            gain_ally(s, user, target - T_CARD)
        return
    if code == O_CHANGE_CHARACTER:
        if stage == 0:
            again(s, f, 1)
            ask_character(s, user, False)
        else:
            become(s, user, s.result - T_CARD)
        return
    if code == O_KEEP_SHUT:
        keep_shut(s)
        return
    if code == O_NEXT_SEAL:
        next_seal(s, user)
        return
    if code == O_EXCHANGE:
        exchange(s, user, second, target - T_CARD)
        return
    if code == O_INHERIT:
        heir(s, user)
        return
    if code == O_SALVAGE:
        cut(s, Z_DISCARD - s.t.deck[target - T_CARD], target - T_CARD)
        s.dropped = tuple([pair for pair in s.dropped if pair[0] != target - T_CARD])
        receive(s, user, target - T_CARD, 1)
        return
    if code in (O_SET_DIE, O_DIE_PLUS, O_REROLL):
        die_op(s, code, op, target)
        return
    cb = the_fight(s)
    if code == O_BOOST:
        into_fight(s, card)
        cb.boosts = (*cb.boosts, (card, target - T_SIDE, op[1] + brewed(s, user), op[2]))
    elif code == O_BOOST_ACC:
        into_fight(s, card)
        cb.boosts = (*cb.boosts, (card, target - T_SIDE, f[PROG_ACC] + brewed(s, user), 0))
    elif code == O_ENHANCE:
        into_fight(s, card)
        if target == NO_TARGET:  # MULT-06: brings its own monster along
            cut(s, user * SEAT_ZONES + Z_HAND, second)
            join(s, cb, user, second)
            group = cb.monsters[-1][MONSTER_GROUP]
        else:
            group = find_monster(cb, target - T_MONSTER)[2]
        cb.enhancers = (*cb.enhancers[:group], (*cb.enhancers[group], card), *cb.enhancers[group + 1 :])
        retag(cb, [m[MONSTER_UID] for m in cb.monsters if m[MONSTER_GROUP] == group], s.t.enhance[card][3])
    elif code == O_MATE:
        into_fight(s, card)
        m = find_monster(cb, target - T_MONSTER)
        add_monster(cb, m[MONSTER_CARD], card, m[MONSTER_GROUP])
    elif code == O_TWIN:
        into_fight(s, card)
        m = find_monster(cb, target - T_MONSTER)
        add_monster(cb, m[MONSTER_CARD], card)
        group = cb.monsters[-1][MONSTER_GROUP]
        cb.enhancers = (*cb.enhancers[:group], cb.enhancers[m[MONSTER_GROUP]])
    elif code == O_JOIN:
        into_fight(s, card)
        cut(s, user * SEAT_ZONES + Z_HAND, second)
        join(s, cb, user, second)
    elif code == O_SWAP:
        into_fight(s, card)
        cut(s, user * SEAT_ZONES + Z_HAND, second)
        remove(s, cb, target - T_MONSTER, PAY_NONE)
        join(s, cb, user, second)
    elif code == O_REMOVE:
        uid = f[PROG_MONSTER] if target == NO_TARGET else target - T_MONSTER
        remove(s, cb, uid, op[1])
    elif code == O_REMOVE_ALL:
        for m in cb.monsters:
            remove(s, cb, m[MONSTER_UID], PAY_NONE)
        if op[1]:
            cb.prior += ((cb.fighter, 0, op[1]),)  # nothing was killed: face down, whoever helped
        cb.loot = op[2]
    elif code == O_KILL:
        kill(s, cb, target - T_MONSTER)
    elif code == O_TRANSFER:
        transfer(s, cb, target - T_PLAYER)
    elif code == O_DOUBLE:
        into_fight(s, card)
        cb.doubles += 1
    elif code == O_TAKE_TO_WIN:
        make_way(s, f, user, target - T_CARD, stage)
    elif code == O_ESCAPE_ALL:
        escape_with(s, f, cb, user, target, stage)
    elif code == O_ESCAPE:
        escape_one(s, cb, user, target, f[PROG_MONSTER])
    elif code == O_GLUE:
        run_again(s, cb)
    elif code == O_COMPEL:
        set_helper(s, cb, target - T_PLAYER, 1, ())
    elif code == O_STAB:
        cb.attacks += ((target - T_PLAYER, 0, op[1]),)
    elif code == O_SPEND:
        spend(cb, you, op[1])
    elif code == O_ATTACK:
        cb.attacks += ((you, op[2], op[1]),)
    elif code == O_MUTE_BEST:
        mute_best(s, cb, you, op[1])
    elif code == O_MUTE:
        into_fight(s, card)
        cb.muted += (target - T_CARD,)
    elif code == O_TAME:
        tame(s, cb, user, target - T_MONSTER)
    elif code == O_STAMP:
        stamp(s, cb, f, op)
    elif code == O_GROW_ACC:
        cb.weakened += ((f[PROG_MONSTER], f[PROG_ACC]),)
    elif code == O_FREEZE:
        into_fight(s, card)
        cb.frozen = 1
    elif code == O_FLEE_PLUS:
        into_fight(s, card)
        who = target - T_PLAYER
        cb.fleeing = (*cb.fleeing[:who], cb.fleeing[who] + op[1], *cb.fleeing[who + 1 :])
    elif code == O_GREASE:
        spend(cb, target - T_PLAYER, op[2] * count(s, cb, N_OWN_TAG, op[1], target - T_PLAYER, -1))
    elif code == O_UNTAG:
        into_fight(s, card)
        if target >= T_CARD:
            cb.untagged += ((-1 - (target - T_CARD), op[1]),)
        else:
            cb.untagged += ((target - T_MONSTER, op[1]),)
            cb.weakened += ((target - T_MONSTER, op[2]),)
    elif code == O_WEAKEN:
        cb.weakened += ((target - T_MONSTER, op[1]),)
    elif code == O_LET_GO:
        remove(s, cb, f[PROG_MONSTER], PAY_NONE)
        cb.kept += op[1]
    elif code == O_EXTRA_HELPER:
        into_fight(s, card)
        cb.extra = 1
    elif code == O_SEND_HOME:
        helper_leaves(s, cb, target - T_PLAYER)
        cb.closed = 1


def search(s: State, f: Frame, user: int, stage: int) -> None:
    """O_SEARCH: any one card of the discards, but none that was used up in the same way this turn (SHOT-01)."""
    if stage == 0:
        s.used += ((USED_SEARCH, -1, f[PROG_CARD], 0),)
        spent = [card for scope, _seat, card, _victim in s.used if scope == USED_SEARCH]
        piles = [c for deck in (DOOR, TREASURE) for c in reversed(s.zones[Z_DISCARD - deck])]
        found = [T_CARD + c for c in piles if c not in spent]
        if found:
            again(s, f, 1)
            ask(s, user, WHY_SEARCH, found)
        return
    card = s.result - T_CARD
    cut(s, Z_DISCARD - s.t.deck[card], card)
    receive(s, user, card, 0)


def dismiss(s: State, f: Frame, user: int, stage: int) -> None:
    """O_DISMISS: a Hireling in play is lost with what it holds."""
    if stage == 0:
        found = carriers(s)
        if found:
            again(s, f, 1)
            ask(s, user, WHY_CARRIER, [T_CARD + c for c in found])
        return
    card = s.result - T_CARD
    owner = owner_of(s, card)
    lose(s, owner, card)
    say(s, E_CARD_LOST, owner, card)


def carriers(s: State) -> list[int]:
    """The Hirelings in play."""
    return [
        c
        for seat in range(s.n)
        for c in s.zones[seat * SEAT_ZONES + Z_WORN]
        if s.t.marks[c] & M_CARRIER and s.t.kind[c] != K_ALLY
    ]  # fmt: skip


def die_op(s: State, code: int, op: tuple[int, ...], target: int) -> None:
    """The die lies in the frame under this program."""
    i = len(s.stack) - 1
    while s.stack[i][KIND] != F_DIE:
        i -= 1
    d = s.stack[i]
    if code == O_SET_DIE:
        s.stack[i] = (*d[:4], target - T_FACE, d[5])
    elif code == O_DIE_PLUS:
        s.stack[i] = (*d[:5], d[5] + op[1])
    else:
        s.stack[i] = (d[0], 0, d[2], d[3], 0, 0)


def escape_one(s: State, cb: Combat, user: int, target: int, monster: int) -> None:
    """O_ESCAPE: away from one monster; after a roll, from the one rolled against."""
    if s.phase == PH_COMBAT:
        begin_run(s, cb)
    if target != NO_TARGET:
        uid = target - T_MONSTER
    elif monster >= 0:
        uid = monster
    else:
        uid = run_from(s)
    escape(s, cb, user, uid)


def escape_with(s: State, f: Frame, cb: Combat, user: int, target: int, stage: int) -> None:
    """O_ESCAPE_ALL, R-19: for the willing: a fighter who has not given up is asked before another's card ends it."""
    if target == NO_TARGET:
        mask = 1 << user
    else:
        mask = target - T_MASK if target >= T_MASK else 1 << target - T_PLAYER
    if stage == 0 and s.phase == PH_COMBAT and user != cb.fighter and mask >> cb.fighter & 1:
        again(s, f, 1)
        ask(s, cb.fighter, WHY_ESCAPE, [WORD_YES, NO_TARGET])
        return
    if stage == 1 and s.result != WORD_YES:
        return
    for seat in team(cb):
        if mask >> seat & 1:
            escape_all(s, cb, seat)


def exchange(s: State, user: int, mine: int, theirs: int) -> None:
    """O_EXCHANGE: two Items in play change owners."""
    other = owner_of(s, theirs)
    release(s, user, mine)
    release(s, other, theirs)
    place_item(s, other, mine)
    place_item(s, user, theirs)
    say(s, E_TRADED, user, other, 1, 1)
