"""One-shots played into a fight: what each adds to its side."""

from kickdoor.engine.addends import Addends
from kickdoor.engine.counts import might
from kickdoor.engine.ids import *
from kickdoor.engine.might import MUNCHKINS, proof, team
from kickdoor.engine.state import Combat, State


def oneshot_share(s: State, cb: Combat) -> tuple[int, int]:
    """One-shots for the munchkins count 1/n (0: not at all), and so much more or less."""
    for m in cb.monsters:
        for kind, a, b in s.t.passives[m[MONSTER_CARD]]:
            if kind == P_ONESHOTS:
                return a, b
    return 1, 0


def boosts(s: State, cb: Combat, side: Number, told: Addends | None) -> Number:
    """One-shots played on a side."""
    total = 0
    for boost in cb.boosts:
        if boost[1] == side:
            total += boosted(s, cb, boost, told)
    return total


def boosted(s: State, cb: Combat, boost: Numbers, told: Addends | None = None) -> Number:
    """What one of them adds to its side; where it helps whoever has a trait, once for each who has."""
    card, side, printed, traits = boost
    more = 0
    if s.t.might[card] and (side == MUNCHKINS or s.t.might[card][0][0] == N_FIGHT_TAG):
        more = might(s, cb, card, cb.fighter)
    n = printed + more
    spoiler = P_ONESHOTS
    if s.t.tags[card] and proof(s, cb, s.t.tags[card]):
        n = 0
        spoiler = P_SILENCE_TAG
    elif side == MUNCHKINS:
        share, plus = oneshot_share(s, cb)
        n = max(n // share + plus, min(n, 0)) if share else 0
    fans = [seat for seat in team(cb) if s.pro[seat] & traits] if traits else [-1]
    if told is not None:
        for seat in fans:
            told.card(printed, card, seat)
            told.add(more, "might", card, seat, "COMB-01")
            if n != printed + more:
                told.add(n - printed - more, "power", ruling(s, cb, spoiler), seat, "COMB-12")
    return n * len(fans)


def ruling(s: State, cb: Combat, rule: Number) -> Number:
    """The first monster of the fight with the standing rule."""
    there = [m[MONSTER_CARD] for m in cb.monsters]
    return next(card for card in there if any([kind == rule for kind, _a, _b in s.t.passives[card]]))
