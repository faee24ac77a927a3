"""Operations on what others have in play: Items and Allies taken, exchanged, dismissed."""

from kickdoor.engine.allies import ALLIES
from kickdoor.engine.attachments import carriers, lose, release
from kickdoor.engine.company import gain
from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.items import place_item
from kickdoor.engine.program import again
from kickdoor.engine.stack import ask
from kickdoor.engine.state import Frame, State
from kickdoor.engine.targets import exchanges
from kickdoor.engine.turning import make_way
from kickdoor.engine.zones import owner_of


def take_item(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_TAKE: unless it was lost in the meantime."""
    item, user = f[PROG_TARGET] - T_CARD, f[PROG_USER]
    victim = owner_of(s, item)
    if victim >= 0:
        release(s, victim, item)
        say(s, E_TAKEN, user, item, victim)
        place_item(s, user, item)


def take_ally(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_TAKE_ALLY: unless it was lost in the meantime."""
    ally, user = f[PROG_TARGET] - T_CARD, f[PROG_USER]
    victim = owner_of(s, ally)
    if victim >= 0:
        release(s, victim, ally)
        say(s, E_TAKEN, user, ally, victim)
        gain(s, user, ally, ALLIES)


def take_to_win(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_TAKE_TO_WIN."""
    make_way(s, f, f[PROG_USER], f[PROG_TARGET] - T_CARD, f[PROG_STAGE])


def exchange(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_EXCHANGE: two Items in play change owners; which own one, is asked if it was not said."""
    user, mine, theirs = f[PROG_USER], f[PROG_SECOND], f[PROG_TARGET] - T_CARD
    if mine < 0 and f[PROG_STAGE] == 0:
        pairs = exchanges(s, user, s.t.abilities[f[PROG_ABILITY]], f[PROG_CARD])
        again(s, f, 1)
        ask(s, user, WHY_GIVE, [T_CARD + own for target, own in pairs if target == f[PROG_TARGET]])
        return
    if mine < 0:
        mine = s.result - T_CARD
    other = owner_of(s, theirs)
    release(s, user, mine)
    release(s, other, theirs)
    place_item(s, other, mine)
    place_item(s, user, theirs)
    say(s, E_TRADED, user, other)


def dismiss(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_DISMISS: a Hireling in play is lost with what it holds."""
    if f[PROG_STAGE] == 0:
        found = carriers(s)
        if found:
            again(s, f, 1)
            ask(s, f[PROG_USER], WHY_CARRIER, [T_CARD + c for c in found])
        return
    card = s.result - T_CARD
    owner = owner_of(s, card)
    lose(s, owner, card)
    say(s, E_CARD_LOST, owner, card)
