"""Help: who may be asked, by whom, and for how much."""

from typing import Final

from kickdoor.engine.ids import *
from kickdoor.engine.might import fight_marks
from kickdoor.engine.modifiers import gold_in_play, suffers
from kickdoor.engine.reasons import *
from kickdoor.engine.stakes import treasures_at_stake
from kickdoor.engine.state import Combat, State
from kickdoor.engine.windows import situation
from kickdoor.engine.winning import winning


def help_allowed(s: State, cb: Combat) -> bool:
    """A monster in the fight, a Curse on the fighter, or the fighter's own double may forbid all help."""
    if cb.doubles or fight_marks(s, cb) & M_NO_HELP:
        return False  # who has doubled the own strength fights alone
    cursed = s.woes or s.zones[cb.fighter * SEAT_ZONES + Z_CURSES]
    return not (cursed and suffers(s, cb.fighter, P_NO_HELP))


def can_help(s: State, seat: Seat) -> bool:
    """A Curse, or what a monster did, may keep somebody from helping."""
    cursed = s.woes or s.zones[seat * SEAT_ZONES + Z_CURSES]
    return not (cursed and suffers(s, seat, P_NO_HELPING))


def may_ask(s: State, cb: Combat) -> bool:
    """May the fighter ask for help? Some monsters make that a question of means."""
    if not s.t.help_costs_gold:
        return help_allowed(s, cb)
    rules = [rule for m in cb.monsters for rule in s.t.passives[m[MONSTER_CARD]]]
    dear = [a for kind, a, _b in rules if kind == P_HELP_GOLD]
    return help_allowed(s, cb) and (not dear or gold_in_play(s, cb.fighter) >= max(dear))


def treasures_to_offer(s: State, cb: Combat) -> Number:
    """HELP-03: what is at stake and not promised yet."""
    left = treasures_at_stake(s, cb)
    if not cb.deals:
        return left
    for deal in cb.deals:
        if deal:
            left -= deal[PACT_TREASURES]
    return max(left, 0)


def full(cb: Combat) -> bool:
    """HELP-02: is there no room for one more helper?"""
    return len(cb.helpers) > cb.extra


def why_not_ask(s: State, seat: Seat, to: Number, treasures: Number) -> Number:
    """HELP-01, HELP-02, HELP-03, R-9: may this seat have that one's help, for so many Treasures?"""
    cb = s.combat
    if cb is None or cb.over:
        return NO_FIGHT_ON
    if seat != cb.fighter:
        return NO_HELP_NOT_FIGHTER
    if s.phase == PH_RUN:
        return NO_RUNNING
    if to == seat or s.dead >> to & 1:
        return NO_HELP_SELF
    if full(cb) or to in cb.helpers:
        return NO_HELP_ONE
    if cb.closed or not help_allowed(s, cb):
        return NO_HELP_MONSTER
    if not may_ask(s, cb):
        return NO_HELP_GOLD
    if cb.frozen:
        return NO_FROZEN
    if not can_help(s, to):
        return NO_HELPING
    if winning(s, cb):
        return NO_HELP_WINNING
    return OK if 0 <= treasures <= treasures_to_offer(s, cb) else NO_OFFER_TREASURE


def why_not_help(s: State, seat: Seat, to: Number, treasures: Number) -> Number:
    """HELP-01: one request at a time, whatever others trade or put right meanwhile; the own problem comes first."""
    why = why_not_ask(s, seat, to, treasures)
    if why:
        return why
    asking = any([f[KIND] == F_DEAL and f[DEAL_SCOPE] == DEAL_HELP for f in s.stack])
    mending = any([f[KIND] == F_RIGHT and f[SEAT] == seat for f in s.stack])
    return NO_WAIT if asking or mending or situation(s, seat) != W_FIGHT else OK


# Asking a seat for help, for no Treasure, one, two…
HELP_OFFERS: Final[tuple[tuple[Choice, ...], ...]] = tuple(
    [tuple([(V_DEAL, DEAL_HELP, to, n) for n in range(100)]) for to in range(6)]
)


def help_options(s: State, cb: Combat, seat: Seat, found: list[Choice]) -> None:
    """Everybody the fighter of a lost fight may ask, for every number of Treasures."""
    if full(cb) or cb.frozen or cb.closed or not may_ask(s, cb):
        return
    offers = treasures_to_offer(s, cb) + 1
    for to in range(s.n):
        if to == seat or to in cb.helpers or (cb.declined | s.dead) >> to & 1:
            continue
        if can_help(s, to):
            found += HELP_OFFERS[to][:offers]
