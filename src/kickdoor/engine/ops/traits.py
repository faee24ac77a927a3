"""Operations on what a player is: Classes, Races, sex, character."""

from kickdoor.engine.characters import ask_character, become
from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.losing import lose_trait, traits_of_kind
from kickdoor.engine.program import again, go
from kickdoor.engine.stack import ask
from kickdoor.engine.state import Frame, State
from kickdoor.engine.traits import refresh_traits
from kickdoor.engine.zones import cut, put


def lose_traits(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LOSE_TRAITS: Class and Race cards, all or one of the victim's choice."""
    _code, kinds, n, only = op
    you = f[SEAT]
    if f[PROG_STAGE] == 1:
        go(s, f, f[PC] + 1, 1)
        lose_trait(s, you, s.result - T_CARD)
        return
    cards = [c for c in traits_of_kind(s, you, kinds) if not only or s.t.trait[c] & only]
    if n == ALL or len(cards) <= n:
        go(s, f, f[PC] + 1, len(cards))
        for card in cards:
            lose_trait(s, you, card)
        if not cards:
            say(s, E_NO_EFFECT, you, f[PROG_CARD])
        return
    go(s, f, f[PC], 0, 1)
    ask(s, you, WHY_LOSE, [T_CARD + c for c in cards])


def change_trait(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_CHANGE_TRAIT: the topmost such card of the discards replaces all the victim has."""
    you = f[SEAT]
    mine = traits_of_kind(s, you, op[1])
    if not mine:
        say(s, E_NO_EFFECT, you, f[PROG_CARD])
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


def change_sex(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_CHANGE_SEX. CHAR-14: the sex changes for good. CHAR-15: with who has none, all of it ends here."""
    you = f[SEAT]
    if not s.pro[you] & (MALE | FEMALE):
        go(s, f, len(s.t.programs[f[PROG_PROGRAM]]), f[PROG_ACC])
        say(s, E_NO_EFFECT, you, f[PROG_CARD])
        return
    s.sex[you] = MALE if s.sex[you] == FEMALE else FEMALE
    refresh_traits(s, you)
    say(s, E_SEX, you, s.sex[you])


def change_character(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_CHANGE_CHARACTER: one of those nobody has, of the user's choice."""
    if f[PROG_STAGE] == 0:
        again(s, f, 1)
        ask_character(s, f[PROG_USER], False)
    else:
        become(s, f[PROG_USER], s.result - T_CARD)
