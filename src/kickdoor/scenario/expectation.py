"""What a scenario may expect, and in which form."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from kickdoor.engine.events import EVENTS
from kickdoor.scenario.error import Fault, Where
from kickdoor.scenario.fields import (
    Reader,
    by_name,
    cards,
    each,
    flag,
    mapping,
    one_or_more,
    or_nothing,
    record,
    text,
    whole,
    word,
)
from kickdoor.scenario.verbs import action
from kickdoor.scenario.yaml_lines import Lines

PHASES: Final = ("setup", "start", "door", "combat", "run", "trouble", "charity", "over")
SEXES: Final = ("male", "female", "none")

_DOTTED: Final = ("players", "legal", "view")


def matcher(reader: Reader) -> Reader:
    """Such a value, or `{not: x}` or `{one_of: [x, y]}` of it."""

    def read(value: object, where: Where) -> Any:
        if isinstance(value, Mapping) and value.keys() == {"not"}:
            return {"not": read(value["not"], (*where, "not"))}
        if isinstance(value, Mapping) and value.keys() == {"one_of"}:
            return {"one_of": each(read, least=1)(value["one_of"], (*where, "one_of"))}
        return reader(value, where)

    return read


def _matchers(fields: Mapping[str, Reader]) -> dict[str, Reader]:
    return {key: matcher(reader) for key, reader in fields.items()}


_NUMBER: Final = whole()
_MONSTER: Final = record(_matchers({"strength": _NUMBER, "treasures": _NUMBER, "enhancers": cards, "tags": each(text)}))
_PLAYER: Final = record(
    _matchers(
        {
            **dict.fromkeys(("level", "hand_size", "strength", "bonus", "gold", "escape"), _NUMBER),
            **dict.fromkeys(
                ("classes", "races", "allies", "modifiers", "equipped", "carried", "curses", "hand"), cards
            ),
            "sex": word("sex", SEXES),
            "alive": flag,
            "character": or_nothing(text),
            "attached": by_name(text, cards),
        }
    )
)


def expectation(value: object, where: Where, players: Collection[str], lines: Lines) -> dict[str, Any]:
    """An `expect` mapping. `players.NAME`, `legal.NAME`, `view.NAME` and `monster.ID` come back nested."""
    given = _nested(mapping(value, where), where, _DOTTED, lines)
    if not given:
        raise Fault(where, "expects nothing")
    result: dict[str, Any] = _reader(players, lines)(given, where)
    return result


def _reader(players: Collection[str], lines: Lines) -> Reader:
    player = word("player", players)

    def combat(value: object, where: Where) -> Any:
        return None if value is None else fight(_nested(mapping(value, where), where, ("monster",), lines), where)

    def step(value: object, where: Where) -> dict[str, Any]:
        return action(value, where, players)

    fight = record(
        {
            **_matchers(
                {
                    "fighter": player,
                    "helper": or_nothing(one_or_more(player, len(players))),
                    **dict.fromkeys(("munchkins", "monsters", "treasures", "levels"), _NUMBER),
                    "winning": flag,
                    "cards": cards,
                }
            ),
            "monster": by_name(text, _MONSTER),
        }
    )
    sizes = ("door_size", "treasure_size", "door_discard_size", "treasure_discard_size", "dice_left")
    return record(
        {
            **_matchers(
                {
                    "combat": combat,
                    "turn": player,
                    "phase": word("phase", PHASES),
                    "winners": each(player),
                    **dict.fromkeys(sizes, _NUMBER),
                    **dict.fromkeys(("door_discard", "treasure_discard", "seals_open"), cards),
                    "pending": each(player),
                }
            ),
            "players": by_name(player, _PLAYER),
            "legal": by_name(player, record({"has": each(step), "lacks": each(step)})),
            "view": by_name(player, record({"sees": cards, "hides": cards})),
            "events": matcher(each(word("event", [name for name, _clause in EVENTS]))),
        }
    )


def _nested(given: Mapping[str, object], where: Where, heads: tuple[str, ...], lines: Lines) -> dict[str, object]:
    """`legal.Sam: x` as `legal: {Sam: x}`, and its lines with it."""
    found: dict[str, object] = {}
    for key, value in given.items():
        head, dot, name = key.partition(".")
        if not dot or head not in heads:
            if key in heads:
                value = {**mapping(found.get(key, {}), where), **_apart(value, found.get(key), (*where, key))}
            found[key] = value
            continue
        inside = found.setdefault(head, {})
        found[head] = {**mapping(inside, (*where, head)), **_apart({name: value}, inside, (*where, key))}
        _copy_lines(lines, (*where, key), (*where, head, name))
    return found


def _apart(value: object, others: object, where: Where) -> Mapping[str, object]:
    """The entries of a mapping, none of which was given before in the other way of writing."""
    entries = mapping(value, where)
    for name in entries:
        if isinstance(others, Mapping) and name in others:
            raise Fault(where, f"{name!r} is given twice")
    return entries


def _copy_lines(lines: Lines, old: Where, new: Where) -> None:
    for where in [where for where in lines if where[: len(old)] == old]:
        lines[new + where[len(old) :]] = lines[where]
