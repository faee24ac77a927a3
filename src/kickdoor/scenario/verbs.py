"""The verbs of a step and the keys each of them takes."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from kickdoor.scenario.error import Fault, Where
from kickdoor.scenario.fields import (
    Reader,
    answer,
    flag,
    mapping,
    near,
    one_or_more,
    record,
    several,
    text,
    whole,
    word,
)

MOST_CARDS: Final = 40  # in one list of a step: more than anybody holds
MOST_NAMES: Final = 6  # players, or cards that are replaced
cards: Final = several(text, MOST_CARDS)
some: Final = one_or_more(text, MOST_NAMES)

offer: Final = record(
    {
        "treasures": whole(0),
        "pick": word("picking order", ("helper-first", "fighter-first", "alternate")),
        "items": cards,
        "play": cards,
    }
)

_CARD: Final[dict[str, Reader]] = {"card": text}
_CARDS: Final[dict[str, Reader]] = {"cards": cards}
_OFFER: Final[dict[str, Reader]] = {"offer": offer}
_IN_PLACE_OF: Final[dict[str, Reader]] = {"in_place_of": some}

VERBS: Final[dict[str, dict[str, Reader]]] = {
    "kick-door": {},
    "loot-room": {},
    "end-turn": {},
    "look-for-trouble": _CARD,
    "play": {
        "card": text,
        "target": some,
        "side": word("side", ("munchkins", "monsters")),
        "with": text,
        **_IN_PLACE_OF,
    },
    "keep": _CARD,
    "use": {"ability": text, "discard": cards, "target": some},
    "equip": {**_CARD, **_IN_PLACE_OF},
    "unequip": {**_CARD, **_IN_PLACE_OF},
    "attach": {"card": text, "to": text},
    "discard-class": _CARD,
    "discard-race": _CARD,
    "discard": _CARDS,
    "sell": {"cards": cards, "double": text},
    "trade": {"to": text, "give": cards, "get": cards},
    "give": {"to": text, "card": text},
    "ask-help": {"to": text, **_OFFER},
    "accept": _OFFER,
    "decline": _OFFER,
    "counter": _OFFER,
    "pass": {},
    "run": {"from": text, "sacrifice": text, "helper_too": flag},
    "choose": {"option": answer},
    "share": {"to": text, "cards": cards},
    "reveal": {"cards": cards, "to": some},
    "revel": {},
}

_TO_A_PLAYER: Final = {"trade", "give", "ask-help", "share", "reveal"}


def action(value: object, where: Where, players: Collection[str] | None = None) -> dict[str, Any]:
    """An action with its verb: `{do: sell, cards: [...]}`. Every verb but `choose` may carry its `choose` along."""
    given = mapping(value, where)
    if "do" not in given:
        raise Fault((*where, "do"), "is missing")
    verb = text(given["do"], (*where, "do"))
    if verb == "settle":
        raise Fault((*where, "do"), "'settle' is a step of its own, not an action of a player")
    if verb not in VERBS:
        raise Fault((*where, "do"), f"unknown verb {verb!r}{near(verb, VERBS)}")
    fields = {"do": text, **VERBS[verb]}
    if verb != "choose":
        fields["choose"] = answer
    for key in given:
        if key not in fields:
            raise Fault((*where, key), f"{verb!r} does not take this key{near(key, fields)}")
    found: dict[str, Any] = {key: fields[key](entry, (*where, key)) for key, entry in given.items()}
    if verb in _TO_A_PLAYER and "to" in found and players is not None:
        one_or_more(word("player", players), MOST_NAMES)(found["to"], (*where, "to"))
    return found


def check_step(step: Mapping[str, object], players: Collection[str] | None = None) -> dict[str, Any]:
    """One action given as Python data, checked: ValueError says what is wrong with it.

    >>> check_step({"do": "sell", "cards": ("leather-armor",)})
    {'do': 'sell', 'cards': ['leather-armor']}
    """
    return action(step, (), players)
