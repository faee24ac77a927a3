"""The verbs of a step, and who reads each of them."""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

from kickdoor.engine import ids
from kickdoor.engine.state import State
from kickdoor.notation import Scribe
from kickdoor.reading.answers import choose
from kickdoor.reading.bargains import ask_help, counter, give, offered, trade
from kickdoor.reading.flight import run
from kickdoor.reading.gear import attach, equip, sell, unequip
from kickdoor.reading.playing import play
from kickdoor.reading.reader import UNFIT, Plan, Reader, StepError, several
from kickdoor.reading.using import use

SIMPLE = {
    "pass": ids.V_PASS,
    "kick-door": ids.V_KICK,
    "loot-room": ids.V_LOOT,
    "end-turn": ids.V_END,
    "accept": ids.V_ACCEPT,
    "decline": ids.V_DECLINE,
    "revel": ids.V_REVEL,
}

LEFT_OUT = {  # what need not be said where there is nothing to choose
    "look-for-trouble": ("card",),
    "discard-class": ("card",),
    "discard-race": ("card",),
    "equip": ("card",),
    "unequip": ("card",),
    "attach": ("card", "to"),
    "give": ("card", "to"),
    "trade": ("to",),
    "ask-help": ("to",),
    "share": ("to",),
}


def plans(scribe: Scribe, s: State, seat: int, step: dict[str, Any]) -> list[Plan]:
    """Everything the step can mean for this seat, best guess first; never empty."""
    r = Reader(scribe, s, seat, step)
    verb = step["do"]
    r.check_names()
    if verb in SIMPLE:
        return [simple(r, verb)]
    if verb not in VERBS:
        raise StepError(f"do: {verb}: not a thing that is done in this edition")
    readers = [Reader(scribe, s, seat, one) for one in filled_in(r)] or [r]
    found = [plan for one in readers for plan in VERBS[verb](one) if plan]
    if not found:
        raise StepError(f"do: {verb}: something is missing to know what is meant")
    return found


def filled_in(r: Reader) -> list[dict[str, Any]]:
    """The step with all that a key it leaves out could be; the rules say whether there was anything to choose."""
    steps = [r.step]
    for key in LEFT_OUT.get(r.step["do"], ()):
        if key not in r.step:
            values = r.own_cards() if key == "card" or r.step["do"] == "attach" else r.others()
            steps = [{**one, key: value} for one in steps for value in values]
    return steps


def simple(r: Reader, verb: str) -> Plan:
    if verb == "end-turn" and r.s.phase == ids.PH_SETUP:
        return [ids.PASS]
    if "offer" in r.step and not offered(r):
        return [UNFIT]
    top = r.s.stack[-1]
    if verb in ("accept", "decline") and top[ids.KIND] == ids.F_PICK and ids.WORD_YES in top[ids.PICK_OPTIONS :]:
        return [(ids.V_CHOOSE, ids.WORD_YES if verb == "accept" else ids.NO_TARGET, 0, 0)]
    return [(SIMPLE[verb], 0, 0, 0)]


def look_for_trouble(r: Reader) -> Iterator[Plan]:
    yield [(ids.V_TROUBLE, r.own(r.need("card"), (ids.Z_HAND,)), 0, 0)]


def keep(r: Reader) -> Iterator[Plan]:
    shown = r.s.zones[ids.Z_SHOWN]
    card = shown[0] if shown else 0
    if "card" in r.step and (not shown or r.t.face[card] != r.face(r.step["card"])):
        card = r.own(r.step["card"])
    yield [(ids.V_KEEP, card, 0, 0)]


def discard_trait(r: Reader) -> Iterator[Plan]:
    kind = ids.K_CLASS if r.step["do"] == "discard-class" else ids.K_RACE
    card = r.own(r.need("card"), (ids.Z_TRAITS,))
    yield [(ids.V_DROP, card if r.t.kind[card] == kind else -1, 0, 0)]


def discard(r: Reader) -> Iterator[Plan]:
    yield [(ids.V_DISCARD, r.own(name), 0, 0) for name in r.need("cards")]


def share(r: Reader) -> Iterator[Plan]:
    to = r.player(r.need("to"))
    yield [(ids.V_SHARE, r.own(name, (ids.Z_HAND,)), to, 0) for name in r.need("cards")]


def reveal(r: Reader) -> Iterator[Plan]:
    cards = [r.own(n, (ids.Z_HAND,)) for n in r.need("cards")] if "cards" in r.step else list(r.hand())
    to = r.step.get("to")
    seats = [-1] if to is None else [r.player(x) for x in several(to)]
    pairs = dict.fromkeys(product(cards, seats))  # what is shown twice is shown once
    yield [(ids.V_REVEAL, card, seat, 0) for card, seat in pairs]


VERBS: dict[str, Callable[[Reader], Iterable[Plan]]] = {
    "look-for-trouble": look_for_trouble,
    "play": play,
    "keep": keep,
    "use": use,
    "equip": equip,
    "unequip": unequip,
    "attach": attach,
    "discard-class": discard_trait,
    "discard-race": discard_trait,
    "discard": discard,
    "sell": sell,
    "trade": trade,
    "give": give,
    "ask-help": ask_help,
    "counter": counter,
    "run": run,
    "choose": choose,
    "share": share,
    "reveal": reveal,
}
