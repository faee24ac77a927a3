"""An option as a row of numbers, as the seat that is asked counts; layout/observation.py says what each means."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from kickdoor.engine.ids import *
from kickdoor.engine.state import State


def place(seat: Number, who: Number, n: Number) -> Number:
    """A seat as the observer counts: 1 the observer, 2 the left neighbour…; 0 nobody."""
    return 1 + (who - seat) % n if who >= 0 else 0


def write_option(s: State, seat: Number, choice: Choice, offers: "vec[i16]", at: i64) -> None:
    verb, a, b, c = choice
    offers[at + OPTION_VERB] = verb
    if verb == V_PLAY:
        offers[at + OPTION_CARD] = a + 1
        write_target(s, seat, b, offers, at)
        if c == CARRIED:
            offers[at + OPTION_DETAIL] = 1
        elif c >= 0 and s.t.kind[a] != K_ITEM:
            offers[at + OPTION_SECOND] = c + 1
    elif verb == V_USE:
        offers[at + OPTION_ABILITY] = a + 1
        write_target(s, seat, b, offers, at)
        offers[at + OPTION_SECOND] = c + 1
    elif verb == V_CHOOSE:
        write_target(s, seat, a, offers, at)
    elif verb == V_RUN:
        write_target(s, seat, T_MONSTER + a, offers, at)
    elif verb == V_DEAL:
        offers[at + OPTION_DETAIL] = a + 1
        write_target(s, seat, T_PLAYER + b, offers, at)
        if a == DEAL_GIFT:
            offers[at + OPTION_CARD] = c + 1
        else:
            offers[at + OPTION_AMOUNT] = c
    elif verb == V_TERM:
        offers[at + OPTION_DETAIL] = a + 1
        if a >= TERM_GIVE:
            offers[at + OPTION_CARD] = b + 1
        else:
            offers[at + OPTION_AMOUNT] = b if a == TERM_TREASURES else b + 1
    elif VERB_FIELDS[verb] > 0:
        offers[at + OPTION_CARD] = a + 1
        if verb == V_EQUIP:
            offers[at + OPTION_SECOND] = b + 1
        elif verb == V_SELL:
            offers[at + OPTION_DETAIL] = b
        elif verb == V_ATTACH:
            write_target(s, seat, T_CARD + b, offers, at)
        elif verb in (V_SHARE, V_REVEAL):
            write_target(s, seat, T_PLAYER + b, offers, at)
        elif verb == V_SACRIFICE:
            write_target(s, seat, T_MASK + b, offers, at)


def write_target(s: State, seat: Number, target: Number, offers: "vec[i16]", at: i64) -> None:
    if target < 0:
        return
    if target >= T_CARD:
        offers[at + OPTION_KIND] = AIM_CARD
        offers[at + OPTION_TARGET] = i16(target - T_CARD + 1)
    elif target >= T_WORD:
        offers[at + OPTION_KIND] = AIM_WORD
        offers[at + OPTION_VALUE] = i16(target - T_WORD + 1)
    elif target >= T_MASK:
        mask = target - T_MASK
        offers[at + OPTION_KIND] = AIM_PLAYERS
        offers[at + OPTION_VALUE] = i16((mask >> seat | mask << (s.n - seat)) & ((1 << s.n) - 1))
    elif target >= T_MONSTER:
        offers[at + OPTION_KIND] = AIM_MONSTER
        cb = s.combat
        if cb is not None:
            for i, m in enumerate(cb.monsters):
                if m[MONSTER_UID] == target - T_MONSTER:
                    offers[at + OPTION_VALUE] = i + 1
    elif target >= T_DECK:
        offers[at + OPTION_KIND] = AIM_DECK
        offers[at + OPTION_VALUE] = i16(target - T_DECK + 1)
    elif target >= T_SIDE:
        offers[at + OPTION_KIND] = AIM_SIDE
        offers[at + OPTION_VALUE] = i16(target - T_SIDE + 1)
    elif target >= T_FACE:
        offers[at + OPTION_KIND] = AIM_FACE
        offers[at + OPTION_VALUE] = i16(target - T_FACE)
    else:
        offers[at + OPTION_KIND] = AIM_PLAYER
        offers[at + OPTION_VALUE] = i16(place(seat, target - T_PLAYER, s.n))
