"""What the rules allow every player now, as steps of a scenario."""

from collections.abc import Iterator

from kickdoor.engine import ids
from kickdoor.engine.abilities import payments
from kickdoor.engine.beneath import asked_first
from kickdoor.engine.company import company, most
from kickdoor.engine.ids import Choice
from kickdoor.engine.joining import joiners
from kickdoor.engine.legal import refuse
from kickdoor.engine.options import options
from kickdoor.engine.playing import TO_PAY, sources
from kickdoor.engine.selling import can_finish_sale
from kickdoor.engine.state import State
from kickdoor.engine.targets import targets
from kickdoor.engine.traits import has_modifier
from kickdoor.game import Game


def legal_now(game: Game) -> dict[str, list[str]]:
    """By player: what is offered first, then what else is lawful; one line each, copies of a card once."""
    s = game.state
    found: dict[str, list[str]] = {}
    for seat, name in enumerate(game.scribe.players):
        lawful = [] if game.over else [*options(s, seat), *(c for c in candidates(s, seat) if not refuse(s, seat, c))]
        found[name] = list(dict.fromkeys(game.scribe.line(s, choice) for choice in lawful))
    return found


def candidates(s: State, seat: int) -> Iterator[Choice]:
    """Everything a seat could think of with the cards it has and sees."""
    base = seat * ids.SEAT_ZONES
    hand, worn, pack, traits = s.zones[base : base + ids.Z_CURSES]
    others = [x for x in range(s.n) if x != seat]
    yield from ((verb, 0, 0, 0) for verb in (ids.V_KICK, ids.V_LOOT, ids.V_END, ids.V_DISPUTE))
    first = asked_first(s, seat)
    if first is not None:
        yield from ((ids.V_CHOOSE, option, 0, 0) for option in first.stack[-1][ids.PICK_OPTIONS :])
    for card in (*hand, *pack, *(s.zones[ids.Z_SHOWN] if seat == s.turn else ())):
        yield from plays(s, seat, card)
    for card in hand:
        yield (ids.V_TROUBLE, card, 0, 0)
        yield (ids.V_DISCARD, card, 0, 0)
        yield from ((ids.V_SHARE, card, to, 0) for to in others)
    for number in range(len(s.t.abilities)):
        yield from uses(s, seat, number)
    for card in pack:
        yield from ((ids.V_EQUIP, card, off, 0) for off in (-1, *worn))
    for card in worn:
        yield (ids.V_UNEQUIP, card, 0, 0)
    for holder in (*worn, *hand):
        yield from ((ids.V_ATTACH, holder, item, 0) for item in (*worn, *pack, *hand))
    for card in traits:
        yield (ids.V_DROP, card, 0, 0)
    for card in (*hand, *worn, *pack):
        if s.t.gold[card] >= 0 and can_finish_sale(s, seat, [card]):
            yield (ids.V_SELL, card, 0, 0)
        yield from ((ids.V_DEAL, ids.DEAL_GIFT, to, card) for to in others)
    for to in others:
        yield (ids.V_DEAL, ids.DEAL_HELP, to, 0)
        yield (ids.V_DEAL, ids.DEAL_TRADE, to, 0)
    if s.combat is not None:
        yield from ((ids.V_RUN, m[ids.MONSTER_UID], 0, 0) for m in s.combat.monsters)


def plays(s: State, seat: int, card: int) -> Iterator[Choice]:
    yield from ((ids.V_PLAY, card, ids.NO_TARGET, second) for second in (-1, 0, ids.CARRIED))
    yield from ((ids.V_PLAY, card, ids.NO_TARGET, second) for second in joiners(s, seat, card))
    for number in s.t.modes[card]:
        for target, second in targets(s, seat, s.t.abilities[number], card):
            yield (ids.V_PLAY, card, target, second)
    kind = s.t.kind[card]
    if has_modifier(s, seat, kind):  # without it the new card takes the place of the old one anyway
        for old in s.zones[seat * ids.SEAT_ZONES + ids.Z_TRAITS]:
            yield (ids.V_PLAY, card, ids.T_CARD + old, -1)
    if s.t.custom[card] >= 0:
        m = s.t.customs[s.t.custom[card]]
        if most(s, seat, m) > 1:
            yield from ((ids.V_PLAY, card, ids.T_CARD + old, -1) for old in company(s, seat, m))


def uses(s: State, seat: int, number: int) -> Iterator[Choice]:
    ability = s.t.abilities[number]
    for source in sources(s, seat, number)[:1]:
        for target, _second in targets(s, seat, ability, source):
            paid = payments(s, seat, ability, source, target)
            named = len(paid) == 1 or ability.target == ids.TG_DROPPED  # what is paid is part of the choice
            yield from ((ids.V_USE, number, target, card) for card in (paid if named else [TO_PAY]))
