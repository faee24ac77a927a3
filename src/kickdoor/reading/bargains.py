"""Trades, gifts and help: what is offered, term by term."""

from collections.abc import Iterator
from typing import Any

from kickdoor.engine import deals, ids
from kickdoor.notation import PICKS
from kickdoor.reading.reader import ITEMS, ON_TABLE, Plan, Reader


def trade(r: Reader) -> Iterator[Plan]:
    to = r.player(r.need("to"))
    theirs = r.of(to)
    give = r.goods(r.step.get("give", ()))
    get = theirs.goods(r.step.get("get", ()), ON_TABLE)
    if not r.has("give", "get"):  # any Item of either will do
        yield from (swap(to, [card], []) for card in r.lying(ON_TABLE))
        yield from (swap(to, [], [card]) for card in theirs.lying(ON_TABLE))
    yield swap(to, give, get)


def swap(to: int, give: list[int], get: list[int]) -> Plan:
    return [
        (ids.V_DEAL, ids.DEAL_TRADE, to, 0),
        *[(ids.V_TERM, ids.TERM_GIVE, c, 0) for c in give],
        *[(ids.V_TERM, ids.TERM_GET, c, 0) for c in get],
        (ids.V_DONE, 0, 0, 0),
    ]


def give(r: Reader) -> Iterator[Plan]:
    card = r.own(r.need("card"), ITEMS)
    yield [(ids.V_DEAL, ids.DEAL_GIFT, r.player(r.need("to")), card)]


def ask_help(r: Reader) -> Iterator[Plan]:
    offer = r.step.get("offer") or {}
    to = r.player(r.need("to"))
    yield [(ids.V_DEAL, ids.DEAL_HELP, to, offer.get("treasures", 0)), *terms(r, r.seat, offer)]


def counter(r: Reader) -> Iterator[Plan]:
    offer = r.step.get("offer") or {}
    cb = r.s.combat
    fighter = cb.fighter if cb is not None else r.seat
    first: Plan = [(ids.V_COUNTER, 0, 0, 0)]
    if "treasures" in offer:
        first.append((ids.V_TERM, ids.TERM_TREASURES, offer["treasures"], 0))
    yield first + terms(r, fighter, offer)


def terms(r: Reader, fighter: int, offer: dict[str, Any]) -> Plan:
    theirs = r.of(fighter)
    found: Plan = []
    if "pick" in offer:
        found.append((ids.V_TERM, ids.TERM_PICK, PICKS.index(offer["pick"]), 0))
    found += [(ids.V_TERM, ids.TERM_GIVE, card, 0) for card in theirs.goods(offer.get("items", ()))]
    for name in offer.get("play", ()):
        found.append((ids.V_TERM, ids.TERM_PLAY, theirs.own(name, (ids.Z_HAND,)), 0))
    return [*found, (ids.V_DONE, 0, 0, 0)]


def offered(r: Reader) -> bool:
    """Is what the step names as the offer what lies on the table?"""
    f = r.s.stack[-1]
    if f[ids.KIND] != ids.F_DEAL or f[ids.DEAL_SCOPE] != ids.DEAL_HELP:
        return False
    on_table = {
        "treasures": max(f[ids.DEAL_TREASURES], 0),
        "pick": PICKS[max(f[ids.DEAL_ORDER], 0)],
        "items": sorted(r.scribe.cards(deals.gives(f))),
        "play": sorted(r.scribe.cards(deals.promises(f))),
    }
    named = {key: sorted(value) if isinstance(value, list) else value for key, value in r.step["offer"].items()}
    return all(on_table[key] == value for key, value in named.items())
