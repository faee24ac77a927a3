"""What a seat may know, built up field by field. A new field of the state is invisible until it is added here.

A view is made for one question and belongs to whoever asked for it: changing one changes nothing else.
"""

from collections.abc import Callable

from kickdoor.engine import deals
from kickdoor.engine.aftermath import ORDERED
from kickdoor.engine.charity import lowest_living
from kickdoor.engine.flee import die_value
from kickdoor.engine.hand_limit import hand_limit
from kickdoor.engine.ids import *
from kickdoor.engine.kept import Kept as Kept
from kickdoor.engine.kept import known_hand as known_hand
from kickdoor.engine.kept import player_view as player_view
from kickdoor.engine.kept import player_views
from kickdoor.engine.might import monster_tags
from kickdoor.engine.modifiers import has_rule
from kickdoor.engine.stack import run_from
from kickdoor.engine.stakes import levels_at_stake, treasures_at_stake, treasures_of
from kickdoor.engine.state import Combat, State
from kickdoor.engine.sums import monster_strength, monsters_strength, munchkin_strength
from kickdoor.engine.viewed import CauseView as CauseView
from kickdoor.engine.viewed import CombatView as CombatView
from kickdoor.engine.viewed import DealView as DealView
from kickdoor.engine.viewed import DieView as DieView
from kickdoor.engine.viewed import MonsterView as MonsterView
from kickdoor.engine.viewed import PlayerView as PlayerView
from kickdoor.engine.viewed import View as View
from kickdoor.engine.winning import winning


def view(s: State, seat: int, kept: Kept | None = None) -> View:
    """The view of a seat; -1 for spectators. Who keeps players from one to the next leaves them as they are."""
    zones = s.zones
    return View(
        seat=seat,
        turn=s.turn,
        phase=s.phase,
        number=s.number,
        players=player_views(s, seat, kept),
        combat=fight_view(s),
        deck_sizes=(deck_size(s, DOOR), deck_size(s, TREASURE)),
        discard_sizes=(len(zones[Z_DISCARD - DOOR]), len(zones[Z_DISCARD - TREASURE])),
        discard_tops=(top_of(zones[Z_DISCARD - DOOR]), top_of(zones[Z_DISCARD - TREASURE])),
        shown=zones[Z_SHOWN] + zones[Z_LIMBO],
        spoils=zones[Z_SPOILS],
        body=zones[Z_BODY],
        deal=deal_view(s, seat),
        curse=curse_view(s),
        die=die_view(s),
        sale=sale_view(s),
        why=why_asked(s, seat),
        winners=tuple([x for x in range(s.n) if s.winners >> x & 1]) if s.winners else (),
        peeked=peeked(s, seat),
        seals_left=deck_size(s, SEAL),
        seals=zones[Z_OPEN],
        characters=zones[Z_POOL - CHARACTER],
        board=tuple([(x, s.level[x]) for x in range(s.n)]) if s.t.board else (),
        cause=cause_view(s),
        charity=(hand_limit(s, s.turn), tuple(lowest_living(s))) if s.phase == PH_CHARITY else None,
        extras=tuple([(m.name, told(s, m.shown)) for m in s.t.customs if m.shown is not None]) if s.t.customs else (),
    )


def told(s: State, shown: Callable[..., tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """What a custom tells of each seat."""
    return tuple([shown(s, x) for x in range(s.n)])


def peeked(s: State, seat: int) -> tuple[int, ...]:
    """The cards a seat is putting back in an order of its choice, or has put back and knows to lie there."""
    for f in s.stack:
        if f[KIND] == F_PEEK and f[SEAT] == seat and f[PC] >= ORDERED:
            return s.zones[Z_TOP - f[PEEK_DECK]][: f[PEEK_COUNT]]
    tops = s.zones[Z_TOP - DOOR] + s.zones[Z_TOP - TREASURE] + s.zones[Z_TOP - SEAL]
    if not tops or not s.seen or seat < 0:
        return ()
    known = [card for card, mask in s.seen if mask >> seat & 1]
    return tuple([card for card in tops if card in known])


def why_asked(s: State, seat: int) -> int:
    """What the choice is about that this seat must make, or -1."""
    top = s.stack[-1]
    return top[PICK_WHY] if top[KIND] == F_PICK and top[SEAT] == seat else -1


def deck_size(s: State, deck: int) -> int:
    return len(s.zones[Z_POOL - deck]) + len(s.zones[Z_TOP - deck]) + len(s.zones[Z_BOTTOM - deck])


def top_of(pile: tuple[int, ...]) -> int:
    return pile[-1] if pile else -1


def deal_view(s: State, seat: int) -> DealView | None:
    for f in reversed(s.stack):
        if f[KIND] == F_DEAL:
            break
    else:
        return None
    return DealView(
        scope=f[DEAL_SCOPE],
        builder=f[DEAL_BUILDER],
        other=f[DEAL_OTHER],
        giver=f[DEAL_GIVER],
        made=f[PC] == 1,
        treasures=max(f[DEAL_TREASURES], 0),
        pick=max(f[DEAL_ORDER], 0),
        give=deals.gives(f),
        get=deals.gets(f),
        play=deals.promises(f) if seat in (f[DEAL_BUILDER], f[DEAL_OTHER]) else (),
    )


def sale_view(s: State) -> tuple[int, ...]:
    for f in reversed(s.stack):
        if f[KIND] == F_SALE:
            return f[SALE_CARDS:]
    return ()


def curse_view(s: State) -> tuple[int, int] | None:
    for f in s.stack:
        if f[KIND] == F_CURSE:
            return (f[CURSE_CARD], f[SEAT])
    return None


def cause_view(s: State) -> CauseView | None:
    """The innermost card, death or shared Treasure that is being carried out."""
    for at in range(len(s.stack) - 1, 0, -1):
        f = s.stack[at]
        kind = f[KIND]
        if kind == F_PROG:
            card, below = f[PROG_CARD], s.stack[at - 1]
            if below[KIND] == F_CURSE and below[CURSE_CARD] == card:
                return CauseView("curse", card, below[SEAT], below[CURSE_USER])
            bad = f[PROG_PROGRAM] == s.t.bad[card] and f[PROG_MONSTER] >= 0
            return CauseView("bad" if bad else "card", card, f[SEAT], -1 if bad else f[PROG_USER])
        if kind == F_TOLL:
            return CauseView("card", toll_card(s, at), f[SEAT], -1)
        if kind == F_CURSE:
            return CauseView("curse", f[CURSE_CARD], f[SEAT], f[CURSE_USER])
        if kind == F_EACH:
            return CauseView("card", f[EACH_CARD], -1, f[EACH_USER])
        if kind == F_BAD and s.combat is not None:
            monsters = s.combat.monsters
            card = next((m[MONSTER_CARD] for m in monsters if m[MONSTER_UID] == f[BAD_UID]), -1)
            return CauseView("bad", card, f[SEAT], -1)
        if kind == F_DEATH:
            return CauseView("death", -1, f[SEAT], -1)
        if kind == F_SHARE:
            return CauseView("spoils", -1, s.turn, -1)
    return None


def toll_card(s: State, at: int) -> int:
    """What has cards of the hand discarded: what a player is, for lost levels, or a Seal, for a Curse."""
    seat = s.stack[at][SEAT]
    mine = [c for c in s.zones[seat * SEAT_ZONES + Z_TRAITS] if has_rule(s, c, P_FORTUNE)]
    seals = [c for c in s.zones[Z_OPEN] if has_rule(s, c, P_CURSE_TOLL)]
    own = not seals or s.stack[at - 1][KIND] != F_CURSE
    return next(iter(mine + seals if own else seals + mine), -1)


def die_view(s: State) -> DieView | None:
    f = s.stack[-1]
    if f[KIND] != F_DIE or f[DIE_FACE] == 0:
        return None
    monster = -1
    if f[DIE_PURPOSE] == DIE_RUN and s.combat is not None:
        for m in s.combat.monsters:
            if m[MONSTER_UID] == run_from(s):
                monster = m[MONSTER_CARD]
    return DieView(seat=f[SEAT], face=f[DIE_FACE], value=die_value(s, f), monster=monster)


def fight_view(s: State) -> CombatView | None:
    """The fight that is on."""
    cb = s.combat
    return None if cb is None or cb.over else combat_view(s, cb)


def combat_view(s: State, cb: Combat) -> CombatView:
    return CombatView(
        fighter=cb.fighter,
        helpers=cb.helpers,
        forced=cb.forced != 0,
        munchkins=munchkin_strength(s, cb),
        monsters=monsters_strength(s, cb),
        winning=winning(s, cb),
        treasures=treasures_at_stake(s, cb),
        levels=levels_at_stake(s, cb),
        cards=tuple(
            [
                MonsterView(
                    m[MONSTER_UID],
                    m[MONSTER_CARD],
                    monster_strength(s, cb, m),
                    treasures_of(s, cb, m),
                    monster_tags(s, cb, m),
                    cb.enhancers[m[MONSTER_GROUP]],
                )
                for m in cb.monsters
            ]
        ),
        played=tuple([(card, side, n) for card, side, n, _traits in cb.boosts]),
        running=tuple([(who, uid) for who, uid in cb.todo]) if s.phase == PH_RUN else (),
    )
