"""Answering a question: an option by the id of a card, the name of a player, or its own name."""

from collections.abc import Iterable

from kickdoor.engine import ids
from kickdoor.engine.apply import apply
from kickdoor.engine.beneath import asked_there, own_question
from kickdoor.engine.ids import Choice
from kickdoor.engine.legal import refuse
from kickdoor.reading.reader import Plan, Reader
from kickdoor.reading.using import use

WAYS = {"lose", "discard", "give", "up", "your", "the"}  # of a way to pay only the price is looked at
LEFT_ALONE = "fight"  # the way that does nothing


def choose(r: Reader) -> Iterable[Plan]:
    options = offered(r)
    wanted = str(r.need("option"))
    if wanted == "no" and ids.WORD_YES in options:
        wanted = "none"
    if not options and stands_for_use(r, wanted):
        r.step = {**r.step, "ability": wanted}
        return use(r)
    if ids.WORD_BELOW in options and wanted in ("none", "top"):
        options.remove(ids.WORD_BELOW)  # the card stays where it is
        return [[(ids.V_CHOOSE, options[0], 0, 0)]]
    if wanted == "roll-for-order":
        return [[(ids.V_DISPUTE, 0, 0, 0)]]
    fit = [option for option in options if str(r.scribe.target(r.s, option)) == wanted] or worded(r, options, wanted)
    if not fit and wanted == "none" and not refuse(r.s, r.seat, ids.PASS):
        return [[ids.PASS]]
    if not fit and wanted in r.scribe.box.names.face_of:
        return card(r, options, wanted)
    return [[(ids.V_CHOOSE, fit[0] if fit else -2, 0, 0)]]


def offered(r: Reader) -> list[int]:
    """The options of the question at hand, or of the seat's own one beneath it."""
    top = r.s.stack[-1]
    if top[ids.KIND] != ids.F_PICK or top[ids.SEAT] != r.seat:
        place = own_question(r.s, r.seat)
        asked = asked_there(r.s, place) if place >= 0 else None
        top = asked.stack[-1] if asked is not None else top
    return list(top[ids.PICK_OPTIONS :]) if top[ids.KIND] == ids.F_PICK else []


def stands_for_use(r: Reader, wanted: str) -> bool:
    """Nothing is asked: is a card in play meant that may be used, as a chance to step in?"""
    if wanted not in r.scribe.box.names.ability_of or wanted not in r.scribe.box.names.face_of:
        return False
    face = r.face(wanted)
    base = r.seat * ids.SEAT_ZONES
    mine = r.s.zones[base + ids.Z_WORN] + r.s.zones[base + ids.Z_TRAITS]
    return any(r.t.face[card] == face for card in mine)


def card(r: Reader, options: list[int], wanted: str) -> Iterable[Plan]:
    """A card in another spelling of its id; or what is paid where the question is first how to pay."""
    face = r.face(wanted)
    fit = [o for o in options if o >= ids.T_CARD and r.t.face[o - ids.T_CARD] == face]
    paid = fit[0] - ids.T_CARD if fit else r.own(wanted)
    ways: Plan = [(ids.V_CHOOSE, way, 0, 0) for way in worded(r, options, "item")]
    return [ways if ways and goes_at_once(r, ways[0], paid) else [*ways, (ids.V_CHOOSE, ids.T_CARD + paid, 0, 0)]]


def goes_at_once(r: Reader, way: Choice, card: int) -> bool:
    """Is it the only card that can be paid, so that nothing is asked after the way?"""
    s = r.s.clone()
    if not r.held(r.seat, card) or refuse(s, r.seat, way):
        return False
    apply(s, r.seat, way)
    base = r.seat * ids.SEAT_ZONES
    return not any(card in s.zones[base + z] for z in range(ids.SEAT_ZONES))


def worded(r: Reader, options: list[int], wanted: str) -> list[int]:
    """The one way that is meant, of several that have words: `levels` is `lose-levels`, `none` does nothing."""
    words = {o: str(r.scribe.target(r.s, o)) for o in options if ids.T_WORD <= o < ids.WORD_BLIND}
    if wanted == "none":
        return [o for o, word in words.items() if word == LEFT_ALONE]
    fit = [o for o, word in words.items() if price(word) & price(wanted)]
    return fit if len(fit) == 1 else []


def price(word: str) -> set[str]:
    """What is paid, in the singular.

    >>> price("lose-2-levels")
    {'level'}
    """
    return {part.removesuffix("s") for part in word.split("-") if not part.isdigit()} - WAYS
