"""Answering a question: an option by the id of a card, the name of a player, or its own name."""

from collections.abc import Iterable

from kickdoor.engine import ids
from kickdoor.reading.reader import Plan, Reader

WAYS = {"lose", "discard", "give", "up", "your", "the"}  # of a way to pay only the price is looked at
LEFT_ALONE = "fight"  # the way that does nothing


def choose(r: Reader) -> Iterable[Plan]:
    wanted = str(r.need("option"))
    top = r.s.stack[-1]
    options: list[int] = list(top[ids.PICK_OPTIONS :]) if top[ids.KIND] == ids.F_PICK else []
    if ids.WORD_BELOW in options and wanted in ("none", "top"):
        options.remove(ids.WORD_BELOW)  # the card stays where it is
        return [[(ids.V_CHOOSE, options[0], 0, 0)]]
    if wanted == "roll-for-order":
        return [[(ids.V_DISPUTE, 0, 0, 0)]]
    fit = [option for option in options if str(r.scribe.target(r.s, option)) == wanted] or worded(r, options, wanted)
    if not fit and wanted == "none" and r.s.invited >> r.seat & 1:
        return [[ids.PASS]]
    if not fit and wanted in r.scribe.box.names.face_of:
        return card(r, options, wanted)
    return [[(ids.V_CHOOSE, fit[0] if fit else -2, 0, 0)]]


def card(r: Reader, options: list[int], wanted: str) -> Iterable[Plan]:
    """A card in another spelling of its id; or what is paid where the question is first how to pay."""
    face = r.face(wanted)
    fit = [o for o in options if o >= ids.T_CARD and r.t.face[o - ids.T_CARD] == face]
    answer = (ids.V_CHOOSE, fit[0] if fit else ids.T_CARD + r.own(wanted), 0, 0)
    return [[*[(ids.V_CHOOSE, way, 0, 0) for way in worded(r, options, "item")], answer]]


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
