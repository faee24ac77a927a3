"""What a player is, as trait bits; Super Munchkin and Half-Breed."""

from kickdoor.engine.ids import *
from kickdoor.engine.state import NO_MEMO, State


def refresh_traits(s: State, seat: Seat) -> None:
    """The trait bits of a seat: as advantages (pro) and as disadvantages (con)."""
    t = s.t
    class_bits: Number = 0
    race_bits: Number = 0
    classes: Number = 0
    races: Number = 0
    character: Number = 0
    sex = s.sex[seat]
    is_super = is_half = False
    for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        kind = t.kind[card]
        if kind == K_CLASS:
            class_bits |= t.trait[card]
            classes += 1
        elif kind == K_RACE:
            race_bits |= t.trait[card]
            races += 1
        elif kind == K_SUPER:
            is_super = True
        elif kind == K_HALF:
            is_half = True
        elif kind == K_CHARACTER:
            character = t.trait[card]
            if t.marks[card] & M_NO_SEX:
                sex = 0  # CHAR-15
    pro = class_bits | race_bits | character | sex
    con = character | sex
    # SUPER-03, SUPER-06: with one Class (Race) only its advantages are left.
    if not (is_super and classes == 1):
        con |= class_bits
    if not (is_half and races == 1):
        con |= race_bits
    if classes == 0:
        pro |= NO_CLASS
        con |= NO_CLASS
    if races == 0:
        pro |= HUMAN
        con |= HUMAN
    elif is_half and races == 1:
        con |= HUMAN  # a half human is human for bonuses against humans only.
    s.pro[seat] = pro
    s.con[seat] = con
    s.gear[seat] = NO_MEMO


def has_modifier(s: State, seat: Seat, kind: Number) -> bool:
    modifier = K_SUPER if kind == K_CLASS else K_HALF
    for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        if s.t.kind[card] == modifier:
            return True
    return False
