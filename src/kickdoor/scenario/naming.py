"""The cards and abilities that the steps of a scenario name: unknown ones are an error before anything is done.

What is refused, lacking or hidden because nobody knows it would otherwise look like a rule that holds.
"""

from dataclasses import replace
from typing import Any, Final

from kickdoor.engine import ids
from kickdoor.notation import SIDES
from kickdoor.reading.answers import price
from kickdoor.ruleset import Box
from kickdoor.scenario.error import Where
from kickdoor.scenario.fields import near
from kickdoor.scenario.layout import Scenario, Step

CARDS: Final = (  # the keys of an action that name cards
    *("card", "cards", "with", "in_place_of", "discard", "double", "give", "get", "items", "play"),
    *("sacrifice", "from", "target"),
)
EXPECTED: Final = (  # and those of an expectation
    *("classes", "races", "allies", "modifiers", "equipped", "carried", "attached", "curses", "hand", "character"),
    *("door_discard", "treasure_discard", "seals_open", "cards", "enhancers", "sees", "hides"),
)
OPTIONS: Final = (  # of choices, beside cards, players, numbers and the words that the box has
    *("none", "no", "yes", "hand", "top", "bottom", "carried", "reroll", "roll-for-order", "item", "door", "treasure"),
    *SIDES,
)
MATE: Final = "mate"  # the second monster with the same id, in sets without such a card too


def unknown_card(box: Box, name: str) -> str:
    """Why this is no id of a card in the box."""
    several = [full for full in box.names.face_of if full.partition("/")[2] == name]
    if several:
        return f"'{name}' stands in several sets; name one of {', '.join(several)}"
    return f"no card '{name}' in {', '.join(box.editions)}{near(name, box.names.face_of)}"


def by_holder(box: Box, attached: dict[str, list[str]]) -> dict[str, list[str]]:
    """What is attached to which, the Item last: an Item may also stand first, with what hangs on it."""
    found: dict[str, list[str]] = {}
    for name, others in attached.items():
        if not others:
            found.setdefault(name, [])  # a Hireling whose hands are empty
        for other in others:
            hangs = kind_of(box, name) == ids.K_ITEM and kind_of(box, other) in (ids.K_ITEM_ENHANCER, ids.K_CHEAT)
            holder, item = (other, name) if hangs else (name, other)
            found.setdefault(holder, []).append(item)
    return found


def kind_of(box: Box, name: str) -> int:
    """The kind of the card with this id, or -1."""
    face = box.names.face_of.get(name)
    return -1 if face is None else box.tables.kind[box.names.copies[face][0]]


def named(scenario: Scenario, box: Box) -> Scenario:
    """The scenario with every card it expects called by the one id it has in this box."""
    naming = Naming(scenario, box)
    return replace(scenario, steps=[naming.step(step) for step in scenario.steps])


class Naming:
    """Looks at the names in the steps of one scenario."""

    def __init__(self, scenario: Scenario, box: Box) -> None:
        self.scenario = scenario
        self.box = box
        self.players = {player.name for player in scenario.players}

    def step(self, step: Step) -> Step:
        at: Where = ("steps", step.index)
        action = self.action(step.action, (*at, "refuse") if step.kind == "refuse" else at)
        return replace(step, action=action, expect=self.expected(step.expect, (*at, "expect")))

    def action(self, action: dict[str, Any], at: Where) -> dict[str, Any]:
        """A step as it is written, with the offer in it."""
        found = dict(action)
        if "ability" in action:
            found["ability"] = self.ability(action["ability"], (*at, "ability"))
        for key in CARDS:
            if key in action and not (key == "target" and action[key] in (*self.players, MATE)):
                found[key] = self.cards(action[key], (*at, key), players=key == "target")
        for key in ("option", "choose"):
            if key in action:
                found[key] = self.option(action[key], (*at, key))
        if action.get("do") == "attach" and "to" in action:
            found["to"] = self.card(action["to"], (*at, "to"))
        if "offer" in action:
            found["offer"] = self.action(action["offer"], (*at, "offer"))
        return found

    def ability(self, name: str, at: Where) -> str:
        """An ability that has no name is called by its card, with the set or without."""
        for known in (name, name.partition("/")[2]):
            if known in self.box.names.ability_of and (known == name or name in self.box.names.face_of):
                return known
        raise self.scenario.error(
            at, f"no ability '{name}' in {self.editions()}{near(name, self.box.names.ability_of)}"
        )

    def option(self, name: Any, at: Where) -> Any:
        """What is chosen: nobody is ever offered something that has no name here."""
        names = self.box.names
        if name in names.face_of and name not in (*self.players, *names.ability_of, *names.words):
            return names.cards[names.face_of[name]]
        known = (*names.face_of, *self.players, *names.ability_of, *names.words, *OPTIONS, MATE)
        if not isinstance(name, str) or name in known or name.isdigit():
            return name
        if not any(price(name) & price(word) for word in names.words):  # `levels` is `lose-levels`
            twice = any(full.partition("/")[2] == name for full in names.face_of)
            nobody = f"no option '{name}' in {self.editions()}{near(name, known)}"
            raise self.scenario.error(at, unknown_card(self.box, name) if twice else nobody)
        return name

    def expected(self, wanted: dict[str, Any], at: Where) -> dict[str, Any]:
        """An expectation; what is inside `not` and `one_of` too."""
        return {key: self.value(key, value, (*at, key)) for key, value in wanted.items()}

    def value(self, key: str, value: Any, at: Where) -> Any:
        if key in ("has", "lacks"):
            return [self.action(step, (*at, place)) for place, step in enumerate(value)]
        if key in EXPECTED:
            return self.matched(value, at)
        elif key == "monster":
            return {self.card(name, (*at, name)): self.expected(one, (*at, name)) for name, one in value.items()}
        elif isinstance(value, dict):
            return self.expected(value, at)
        elif key == "one_of":
            return [self.value("not", one, (*at, place)) for place, one in enumerate(value)]
        return value

    def matched(self, value: Any, at: Where) -> Any:
        """Such a list, a single id, what is attached to which, or `{not: x}` or `{one_of: [x, y]}` of them."""
        if not isinstance(value, dict):
            return None if value is None else self.cards(value, at)
        if value.keys() == {"not"}:
            return {"not": self.matched(value["not"], (*at, "not"))}
        if value.keys() == {"one_of"}:
            return {"one_of": [self.matched(one, (*at, "one_of", place)) for place, one in enumerate(value["one_of"])]}
        return by_holder(
            self.box, {self.card(name, (*at, name)): self.cards(held, (*at, name)) for name, held in value.items()}
        )

    def cards(self, names: Any, at: Where, players: bool = False) -> Any:
        if not isinstance(names, list):
            return self.card(names, at)
        return [
            name if players and name in self.players else self.card(name, (*at, place))
            for place, name in enumerate(names)
        ]

    def card(self, name: str, at: Where) -> str:
        face = self.box.names.face_of.get(name)
        if face is not None:
            return self.box.names.cards[face]
        if name == MATE:
            return name
        raise self.scenario.error(at, unknown_card(self.box, name))

    def editions(self) -> str:
        return ", ".join(self.box.editions)
