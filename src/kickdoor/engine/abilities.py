"""Cards and abilities in use: their moment, costs and limits."""

from kickdoor.engine.ability import Ability
from kickdoor.engine.attachments import worth
from kickdoor.engine.ids import *
from kickdoor.engine.losing import fitting
from kickdoor.engine.reasons import *
from kickdoor.engine.stack import run_from
from kickdoor.engine.state import State


def why_not_now(when: Moment, w: Moment) -> Number:
    """The reason that fits the moment when an ability is not for it."""
    if w & when:
        return OK
    if w == 0:
        return NO_WAIT
    if w & (W_ROLL | W_ROLL_WATCH):
        return NO_ROLLED
    if w == W_CURSE:
        return NO_CURSE_FIRST
    if w == W_SEAL:
        return NO_SEAL_FIRST
    if w == W_FROZEN:
        return NO_FROZEN
    if w == W_SETUP:
        return NO_SETUP
    if w == W_DRAW:
        return NO_WAIT
    if when & W_COMBAT and w & (W_RUN | W_RUN_WATCH | W_ESCAPED):
        return NO_RUNNING
    if when == W_ROLL:
        return NO_DIE
    if when & (W_COMBAT | W_RUN | W_ESCAPED) and w & W_NO_FIGHT:
        return NO_FIGHT_ON
    if when & W_NO_FIGHT and w & W_COMBAT:
        return NO_IN_COMBAT
    if when & W_OWN and w == W_OFF:
        return NO_OWN_TURN_CARD
    if when & W_FIGHT and w & (W_HELP | W_WATCH):
        return NO_FIGHTERS_ONLY if when & W_HELP else NO_FIGHTER_ONLY
    return NO_COND


def payments(s: State, seat: Seat, ability: Ability, source: Number, target: Number, paid: Number = 0) -> list[int]:
    """The cards that can pay what is still owed; [-1] where there is nothing to choose.

    Who takes an Item out of the discards pays with one of at least its worth.
    """
    cost = ability.cost
    base = seat * SEAT_ZONES
    if cost == COST_CARD:
        # CHAR-08: any own card, in hand or in play; CHAR-09: no Curse in force; R-17: not the card itself.
        hand, worn, pack = s.zones[base + Z_HAND], s.zones[base + Z_WORN], s.zones[base + Z_PACK]
        traits = s.zones[base + Z_TRAITS]
        owed = ability.cost_n - paid
        if len(hand) + len(worn) + len(pack) + len(traits) <= owed and source in traits:
            return []
        kind = s.t.kind
        cards = [c for c in hand + worn + pack + traits if c != source and kind[c] != K_CHARACTER]
        return cards if len(cards) >= owed else []
    if cost == COST_HAND_CARD:
        return list(s.zones[base + Z_HAND])
    if cost == COST_FILTER:
        cards = fitting(s, seat, ability.cost_arg)
        if ability.target == TG_DROPPED and target >= T_CARD:
            cards = [c for c in cards if worth(s, c) >= s.t.gold[target - T_CARD]]
        return cards if len(cards) >= ability.cost_n - paid else []
    if cost == COST_HAND:
        return [-1] if len(s.zones[base + Z_HAND]) >= ability.cost_n else []
    return [-1]


def why_not_again(s: State, seat: Seat, number: Number, ability: Ability, target: Number) -> Number:
    """R-17: limits are for the ability, whichever copy of the card gives it."""
    limit = ability.limit
    if limit == LIMIT_NONE:
        return OK
    if not s.used:
        return OK
    used = deed(s, seat, number, limit, target)
    if limit == LIMIT_FOE:
        uses = sum([use[USE_SCOPE] == limit and use[USE_WHAT:] == used[USE_WHAT:] for use in s.used])
    else:
        uses = s.used.count(used)
    return NO_LIMIT if uses >= ability.limit_n else OK


def note_use(s: State, seat: Seat, number: Number, ability: Ability, target: Number) -> None:
    limit = ability.limit
    if limit != LIMIT_NONE:
        s.used = (*s.used, deed(s, seat, number, limit, target))


def deed(s: State, seat: Seat, number: Number, limit: Number, target: Number) -> tuple[int, int, int, int]:
    """What is counted: a use by this seat, against this victim, this monster, or whomever."""
    victim = -1
    if limit in (LIMIT_VICTIM, LIMIT_FOE):
        victim = target
    elif limit == LIMIT_RUN:
        victim = run_from(s) if s.stack[-1][KIND] == F_DIE else -1
    return limit, seat, s.t.alike[number], victim
