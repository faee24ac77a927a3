"""apply(state, seat, choice): one choice, then everything that follows of itself until somebody must answer."""

from typing import Final

from kickdoor.engine import acts
from kickdoor.engine.aftermath import NAMED
from kickdoor.engine.beneath import answer_first
from kickdoor.engine.combat import step_fight
from kickdoor.engine.curses import ANSWERS, step_curse
from kickdoor.engine.deals import step_deal
from kickdoor.engine.dispatch import ACTS, STEPS
from kickdoor.engine.drawing import drawn, step_draw
from kickdoor.engine.execute import step_prog
from kickdoor.engine.flee import step_die, step_flee
from kickdoor.engine.frames import *
from kickdoor.engine.hand_options import holds_fresh
from kickdoor.engine.hooks import H_JOINING
from kickdoor.engine.ids import *
from kickdoor.engine.joining import open_to_all
from kickdoor.engine.limits import settle
from kickdoor.engine.options import MONSTER_MOMENTS, window_options
from kickdoor.engine.questions import interrupt, thinker
from kickdoor.engine.rewards import step_reward
from kickdoor.engine.seals import turned
from kickdoor.engine.state import NO_MEMO, Frame, State
from kickdoor.engine.turn import step_turn
from kickdoor.engine.victory import game_won
from kickdoor.engine.windows import situation
from kickdoor.engine.zones import cut_named, reach, ready

CHANCE: Final = -1
SETTLED: Final = OPEN | 1 << F_TURN  # frames on which nothing is half done: limits are looked at
MOST_STEPS: Final = 100_000  # a bound no lawful chain of events comes near


# The first of the seats in a mask; nobody: -1.
FIRST: Final = tuple([(seats & -seats).bit_length() - 1 for seats in range(1 << 6)])


def from_left(n: int, seat: int, seats: int) -> Numbers:
    """The seats of a mask, from the left of a seat round to itself."""
    return tuple([(seat + i) % n for i in range(1, n + 1) if seats >> (seat + i) % n & 1])


# The same by number of players, seat and mask.
FROM_LEFT: Final[tuple[tuple[tuple[Numbers, ...], ...], ...]] = tuple(
    [tuple([tuple([from_left(n, seat, seats) for seats in range(1 << n)]) for seat in range(n)]) for n in range(7)]
)


def apply(s: State, seat: Seat, choice: Choice) -> None:
    """Carry out a lawful choice (of a seat, or of chance) in this state and let everything follow from it."""
    s.options = None
    if seat == CHANCE:
        chance_says(s, choice[1])
    else:
        verb: Number
        verb, a, b, c = choice
        if (s.dropped or s.t.discards_called) and verb != V_PASS and not calling(s, choice):
            end_event(s)
        if verb == V_CHOOSE and (s.stack[-1][KIND] != F_PICK or s.stack[-1][SEAT] != seat):
            answer_first(s, seat)
        elif s.stack[-1][KIND] == F_PICK:
            interrupt(s, verb)
        if INTERPRETED:
            ACTS[verb](s, seat, a, b, c)
        else:
            act(s, seat, verb, a, b, c)
    advance(s)


def act(s: State, seat: Seat, verb: Number, a: Number, b: Number, c: Number) -> None:
    """What a seat does. The most frequent acts are called by name, which is faster where it is compiled
    (docs/performance.md)."""
    if verb == V_TERM:
        acts.do_term(s, seat, a, b, c)
    elif verb == V_PLAY:
        acts.play(s, seat, a, b, c)
    elif verb == V_PASS:
        acts.do_pass(s, seat, a, b, c)
    elif verb == V_KICK:
        acts.do_kick(s, seat, a, b, c)
    elif verb == V_END:
        acts.do_end(s, seat, a, b, c)
    elif verb == V_DONE:
        acts.do_done(s, seat, a, b, c)
    elif verb == V_DEAL:
        acts.do_deal(s, seat, a, b, c)
    elif verb == V_RUN:
        acts.do_run(s, seat, a, b, c)
    elif verb == V_LOOT:
        acts.loot_room(s, seat, a, b, c)
    elif verb == V_DECLINE:
        acts.do_decline(s, seat, a, b, c)
    elif verb == V_USE:
        acts.use(s, seat, a, b, c)
    elif verb == V_CHOOSE:
        acts.do_choose(s, seat, a, b, c)
    else:
        ACTS[verb](s, seat, a, b, c)


def calling(s: State, choice: Choice) -> bool:
    """May what was just discarded still be called? A choice that is asked for belongs to the same event; so do the
    calls of others, and a cheer changes nothing."""
    verb, what, _b, _c = choice
    if verb == V_USE:
        return s.t.abilities[what].target == TG_DROPPED
    if verb == V_PLAY:
        return any([s.t.abilities[number].target == TG_DROPPED for number in s.t.modes[what]])
    return verb in (V_CHOOSE, V_REVEL, V_REVEAL)


def end_event(s: State) -> None:
    """Something else begins: what was discarded before can no longer be called."""
    s.dropped = ()
    if s.t.discards_called and s.used:
        s.used = tuple([use for use in s.used if use[USE_SCOPE] != LIMIT_EVENT])


def chance_says(s: State, value: Number) -> None:
    """Chance has named a card or a face."""
    s.chance = CH_NONE
    f = s.stack[-1]
    kind = f[KIND]
    if kind == F_DIE:
        s.stack[-1] = die_frame(seat=f[SEAT], purpose=f[DIE_PURPOSE], face=value, plus=f[DIE_PLUS], pc=1)
    elif kind == F_DRAW:
        cut_named(s, f[DRAW_DECK], value)
        drawn(s, f, value)
    elif kind == F_OPEN:
        cut_named(s, SEAL, value)
        turned(s, f, value)
    elif kind == F_PEEK:
        s.result = value
        s.stack[-1] = at(f, NAMED)
    else:
        s.stack.pop()
        s.result = value


def advance(s: State) -> None:
    """Run frames until a seat, or chance, must answer. A seat that could only pass is not asked."""
    stack = s.stack
    for _step in range(MOST_STEPS):
        if s.won and not s.winners and event_over(stack):
            game_won(s)
        f = stack[-1]
        kind = f[KIND]
        if s.unsettled and SETTLED >> kind & 1:
            settle(s)
            continue
        if not (STEPS[kind](s, f) if INTERPRETED else step(s, f, kind)):
            continue
        if s.chance:
            s.asked = CHANCE
            return
        asked = find_asked(s) if s.invited & ~s.deciding else s.deciding
        if asked >= 0:
            s.asked = FIRST[asked]
            return
        # nobody wants to step in: go on
    raise RuntimeError("the rules do not come to an end")


def step(s: State, f: Frame, kind: Number) -> bool:
    """One step of the top frame; True: somebody must answer. The most frequent are called by name, as acts are."""
    if kind == F_TURN:
        return step_turn(s, f)
    if kind == F_PROG:
        return step_prog(s, f)
    if kind == F_DEAL:
        return step_deal(s, f)
    if kind == F_DIE:
        return step_die(s, f)
    if kind == F_DRAW:
        return step_draw(s, f)
    if kind == F_FIGHT:
        return step_fight(s, f)
    if kind == F_CURSE:
        return step_curse(s, f)
    if kind == F_REWARD:
        return step_reward(s, f)
    if kind == F_FLEE:
        return step_flee(s, f)
    return STEPS[kind](s, f)


INTERPRETED: Final = hasattr(step, "__code__")  # then a table is faster than names one after another


def event_over(stack: list[Frame]) -> bool:
    """R-4: all levels of one event are applied before the winners are found."""
    return all(f[KIND] not in (F_PROG, F_EACH) for f in stack)


def all_who_might(s: State, waiting: Seats, joining: Moment) -> Seats:
    """All who could hold an answer as far as everybody knows; the others lose their chance to step in."""
    for seat in range(s.n):
        if waiting >> seat & 1 and not might_answer(s, seat, joining):
            waiting ^= 1 << seat
            s.invited ^= 1 << seat
    return waiting


def might_answer(s: State, seat: Seat, joining: Moment) -> bool:
    """Could there be a card for this moment in a hand, or is there an ability on the table?"""
    w = situation(s, seat)
    return bool((s.t.moments | ready(s, seat)) & (w | joining) or w & MONSTER_MOMENTS)


def next_of(s: State, seats: Seats) -> Seats:
    """The first of them from the turn player's left, as a bit."""
    return 1 << FROM_LEFT[s.n][s.turn][seats][0]


def find_asked(s: State) -> Seats:
    """The next seat to ask, as a bit: bystanders from the turn player's left, then those who must decide.

    Seats with nothing but a pass lose their chance here, except the fighter of a won fight, who has the last word
    before the kill counts (COMB-08). -1: nobody is left and nobody must decide.
    """
    deciding = s.deciding
    waiting = s.invited & ~deciding
    last: Seat = -1
    common: Moment = 0  # the situation all the others share, where they do
    joining: Moment = 0
    top = s.stack[-1]
    kind = top[KIND]
    if kind == F_DEAL and deciding == thinker(s, top):
        deciding = 0  # a trade is thought over: nobody waits for that
        kind = F_TURN
    if kind == F_TURN:
        cb = s.combat
        if cb is None:
            common = 0 if s.phase == PH_SETUP else W_OFF
        elif s.phase == PH_COMBAT:
            last = cb.fighter
            waiting &= ~(1 << last)
            if not cb.helpers and not cb.frozen:
                common = W_WATCH
            if s.t.hooks[H_JOINING]:
                joining = open_to_all(s, cb)
        elif s.phase == PH_RUN and not cb.todo and not s.dead:
            common = W_ESCAPED if cb.escaped else W_RUN_WATCH
    elif kind == F_CURSE and top[PC] == ANSWERS and not s.dead:
        common = W_CURSE
    if s.t.patient:
        if not deciding:
            waiting = all_who_might(s, waiting, joining)
            if waiting:
                return next_of(s, waiting)
    elif waiting:
        asked = first_with_answer(s, waiting, common, joining)
        if asked:
            return asked
    if deciding:
        return deciding
    return 1 << last if last >= 0 and s.invited >> last & 1 else -1


def first_with_answer(s: State, waiting: Seats, common: Moment, joining: Moment) -> Seats:
    """The first of those waiting, from the turn player's left, who could do more than pass, as a bit."""
    turn = s.turn
    fresh = s.fresh
    order = FROM_LEFT[s.n][turn][waiting]
    # What moment it is for bystanders, as far as that is known: most have nothing for it.
    wide: Moment = 0
    if not fresh:
        if common:
            wide = common | joining
        elif s.stack[-1][KIND] == F_DIE:
            wide = W_ROLL | W_ROLL_WATCH
    reaches, table = s.reach, s.ready
    for seat in order:
        if wide and not (reaches[seat] | table[seat]) & wide and seat != turn:
            continue
        w: Moment = common or situation(s, seat)
        moment = w | W_TURN if seat == turn else w
        if joining:
            moment |= joining
        memo: Moment = reaches[seat]
        if memo == NO_MEMO:
            memo = reach(s, seat)
        if (memo | table[seat]) & moment or w & MONSTER_MOMENTS or (fresh and w & W_ASIDE and holds_fresh(s, seat)):
            found = window_options(s, seat, w)
            if len(found) > 1:
                s.options = found
                for other in order:
                    if other == seat:
                        break
                    s.invited &= ~(1 << other)
                return 1 << seat
    s.invited &= ~waiting
    return 0
