"""Does an expectation hold? The first thing that does not is told with what was found."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from kickdoor.engine import ids
from kickdoor.engine.events import EVENTS
from kickdoor.engine.state import Event
from kickdoor.game import Game
from kickdoor.reading import StepError
from kickdoor.scenario.facts import Facts
from kickdoor.scenario.inner import judged

IN_ORDER = ("door_discard", "treasure_discard")  # compared as a prefix, top first
Lists: TypeAlias = Callable[[list[str], list[str]], bool]  # how two lists are compared


def mismatch(game: Game, expect: dict[str, Any], events: list[Event], dice_left: int) -> str | None:
    """What is wrong, as `key: expected X, found Y`; None when everything holds."""
    facts = Facts(game)
    for key, wanted in expect.items():
        if key == "players":
            found = players(facts, wanted)
        elif key == "combat":
            found = either(key, wanted, partial(combat, facts))
        elif key == "legal":
            found = legal(game, wanted)
        elif key == "view":
            found = view(facts, wanted)
        elif key == "events":
            found = either(key, wanted, partial(happened, events))
        elif key == "dice_left":
            found = differs("dice_left", wanted, dice_left)
        elif key == "seals_open":
            found = differs(key, wanted, facts.scribe.cards(game.state.zones[ids.Z_OPEN]), exactly)
        elif key == "pending":
            found = unlike(key, wanted, facts.pending())
        else:
            found = differs(key, wanted, facts.top(key), on_top if key in IN_ORDER else alike)
        if found:
            return found
    return None


def exactly(wanted: list[str], found: list[str]) -> bool:
    return wanted == found


def on_top(wanted: list[str], found: list[str]) -> bool:
    return wanted == found[: len(wanted)]


def alike(wanted: list[str], found: list[str]) -> bool:
    """Lists are multisets where nothing else is said."""
    return Counter(map(str, wanted)) == Counter(map(str, found))


def fits(wanted: Any, found: Any, lists: Lists = alike) -> bool:
    """`{not: x}` and `{one_of: [x, y]}` work everywhere."""
    if isinstance(wanted, dict) and wanted.keys() == {"not"}:
        return not fits(wanted["not"], found, lists)
    if isinstance(wanted, dict) and wanted.keys() == {"one_of"}:
        return any(fits(one, found, lists) for one in wanted["one_of"])
    if isinstance(wanted, list) and isinstance(found, list):
        return lists(wanted, found)
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(fits(wanted[k], found[k]) for k in wanted)
    return bool(wanted == found) and type(wanted) is type(found)


def either(what: str, wanted: Any, wrong: Callable[[Any], str | None]) -> str | None:
    """What is made of several facts, under `{not: x}` and `{one_of: [x, y]}` too."""
    if isinstance(wanted, dict) and wanted.keys() == {"not"}:
        return None if either(what, wanted["not"], wrong) else f"{what}: expected {wanted}, found just that"
    if isinstance(wanted, dict) and wanted.keys() == {"one_of"}:
        found = [either(what, one, wrong) for one in wanted["one_of"]]
        return found[0] if all(found) else None
    return wrong(wanted)


def differs(what: str, wanted: Any, found: Any, lists: Lists = alike) -> str | None:
    return None if fits(wanted, found, lists) else f"{what}: expected {wanted}, found {found}"


def unlike(what: str, wanted: Any, told: list[Any]) -> str | None:
    """Of what can be told in several ways, one has to fit."""

    def wrong(one: Any) -> str | None:
        return None if any(fits(one, way) for way in told) else f"{what}: expected {wanted}, found {told[0]}"

    return either(what, wanted, wrong)


# what stays in play and is no Item may stand in either place
OTHERWISE = {
    "modifiers": ("all modifiers",),
    "equipped": ("items",),
    "carried": ("all carried",),
    "attached": ("all attached",),
}


def players(facts: Facts, wanted: dict[str, dict[str, Any]]) -> str | None:
    for name, values in wanted.items():
        for key, value in values.items():
            told = [facts.player(name, way) for way in (key, *OTHERWISE.get(key, ()))]
            wrong = unlike(f"players.{name}.{key}", value, told)
            if wrong and key == "equipped" and "not" not in value:
                wrong = either(f"players.{name}.{key}", value, partial(unattached, facts, name, values))
            if wrong:
                return wrong
    return None


def unattached(facts: Facts, name: str, values: dict[str, Any], wanted: list[str]) -> str | None:
    """What is attached, or holds something, is equipped too: it may stand there, or only under `attached`."""
    attached = values.get("attached", {})
    named = [card for holder, items in attached.items() if isinstance(items, list) for card in (holder, *items)]
    missing = Counter(facts.player(name, "equipped")) - Counter(wanted)
    fit = not Counter(wanted) - Counter(facts.player(name, "worn")) and all(card in named for card in missing)
    return None if fit else f"players.{name}.equipped: expected {wanted}, found {facts.player(name, 'equipped')}"


def combat(facts: Facts, wanted: Any) -> str | None:
    cb = facts.fight()
    if wanted is None:
        return None if cb is None else "combat: expected none, found one going on"
    if cb is None:
        return f"combat: expected {wanted}, found none"
    for key, value in wanted.items():
        if key == "monster":
            for name, values in value.items():
                if facts.monster(cb, name, "strength") is None:
                    return f"combat.monster.{name}: expected {values}, found no such monster in the fight"
                for inner, one in values.items():
                    wrong = differs(f"combat.monster.{name}.{inner}", one, facts.monster(cb, name, inner))
                    if wrong:
                        return wrong
            continue
        if key == "helper":
            wrong = either(key, value, partial(helped, facts.helpers(cb)))
            if wrong:
                return wrong
            continue
        found = facts.combat(cb, key)
        if key == "cards" and fits(value, [facts.scribe.card(m[ids.MONSTER_CARD]) for m in cb.monsters]):
            continue  # a mate may be called by its own name too
        wrong = differs(f"combat.{key}", value, found)
        if wrong:
            return wrong
    return None


def helped(helpers: list[str], wanted: Any) -> str | None:
    """One of those who help, all of them as a list, or nobody."""
    holds = not helpers if wanted is None else wanted in helpers if isinstance(wanted, str) else fits(wanted, helpers)
    return None if holds else f"combat.helper: expected {wanted}, found {', '.join(helpers) or None}"


def legal(game: Game, wanted: dict[str, dict[str, Any]]) -> str | None:
    """What the rules allow a player now, also while somebody else is being asked."""
    for name, lists in wanted.items():
        seat = game.scribe.players.index(name)
        for step in lists.get("has", ()):
            refusal = allowed(game, seat, step)
            if refusal:
                return f"legal.{name}.has: {step} is refused: {refusal}"
        for step in lists.get("lacks", ()):
            if not allowed(game, seat, step):
                return f"legal.{name}.lacks: {step} is allowed"
    return None


def allowed(game: Game, seat: int, step: dict[str, Any]) -> str:
    """Empty when allowed; a step that fits several lawful actions is allowed too."""
    try:
        refusal = judged(game, seat, step)
    except StepError as error:
        if ": missing, " in str(error):
            raise  # nothing was asked
        return "" if "several actions fit" in str(error) else str(error)
    return "" if refusal is None else str(refusal)


def view(facts: Facts, wanted: dict[str, dict[str, Any]]) -> str | None:
    for name, lists in wanted.items():
        seen = facts.seen(name)
        for card in lists.get("sees", ()):
            if card not in seen:
                return f"view.{name}.sees: {card} is not there"
        for card in lists.get("hides", ()):
            if card in seen:
                return f"view.{name}.hides: {card} is there"
    return None


def happened(events: list[Event], wanted: Any) -> str | None:
    """The names in this order, others between them allowed."""
    names = [EVENTS[event[ids.EVENT_KIND]][0] for event in events]
    rest = iter(names)
    for name in wanted:
        if name not in rest:
            return f"events: expected {wanted}, found {names}"
    return None
