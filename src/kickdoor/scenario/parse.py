"""Reading scenario files. Whatever is malformed is refused with its file, line and field."""

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, Final

from kickdoor.cards.load import shipped
from kickdoor.cards.shelf import Packs, folders, gather
from kickdoor.rules.clauses import EDITIONS, load
from kickdoor.scenario import yaml_lines
from kickdoor.scenario.error import Fault, ScenarioError, Where, field_name
from kickdoor.scenario.expectation import SEXES
from kickdoor.scenario.fields import (
    Reader,
    by_name,
    cards,
    each,
    flag,
    mapping,
    or_nothing,
    record,
    text,
    whole,
    word,
)
from kickdoor.scenario.layout import CombatSetup, MonsterSetup, PlayerSetup, Scenario
from kickdoor.scenario.steps import steps_reader
from kickdoor.scenario.template import expand, read_text
from kickdoor.scenario.verbs import check_step, offer
from kickdoor.scenario.yaml_lines import Lines

__all__ = ["Scenario", "ScenarioError", "check_step", "parse", "parse_text"]

_DEFAULT_WINNING_LEVEL: Final = 10
_PILES: Final = ("door", "treasure", "seals", "seals_open", "door_discard", "treasure_discard")
_PHASES: Final = ("setup", "start", "trouble", "charity")
_PLAYER_CARDS: Final = ("classes", "races", "allies", "modifiers", "equipped", "carried", "curses", "hand")

_options: Final = record(
    {
        "faster_play": flag,
        "shared_victory": flag,
        "winning_level": whole(2, 20),
        "seal_roll": flag,
        "ignore_sex": flag,
        "hand_limit": whole(1, 30),
        "first_begins": flag,
        "table": each(word("thing on the table", ("sweet-food", "beverage"))),
        "decks": by_name(text, whole(0)),
    }
)
_monsters: Final = each(record({"card": text, "enhancers": cards}, required=["card"]), least=1)


def parse(path: Path, packs: Packs = (), edition: str | None = None) -> Scenario:
    """Read a scenario file; its editions may lie in these folders from outside. A template is read for one edition."""
    return parse_text(read_text(path), path, packs, edition)


def parse_text(content: str, path: Path, packs: Packs = (), edition: str | None = None) -> Scenario:
    """Read a scenario from text; the path is only named in errors."""
    data, lines = yaml_lines.load(expand(content, path, edition), path)
    try:
        return _scenario(data, path, lines, packs)
    except Fault as fault:
        line = yaml_lines.line_of(lines, fault.where)
        raise ScenarioError(path, line, field_name(fault.where), fault.message) from None


def _scenario(data: object, path: Path, lines: Lines, packs: Packs) -> Scenario:
    outline = mapping(data, ())
    options: dict[str, Any] = _options(outline.get("options", {}), ("options",))
    names = _player_names(outline.get("players"))
    player = word("player", names)
    outside = gather(folders(packs))
    known = {*load(), *(id for edition in outside.values() for id in edition.clauses)}
    top = record(
        {
            "name": text,
            "clauses": each(word("clause", known, list_them=False)),
            "edition": _editions_reader(outside),
            "options": _options,
            "seed": whole(),
            "players": each(_player_reader(options.get("winning_level", _DEFAULT_WINNING_LEVEL))),
            **dict.fromkeys(_PILES, cards),
            "dice": each(whole(1, 6)),
            "turn": player,
            "phase": word("phase", _PHASES),
            "combat": or_nothing(_combat_reader(names)),
            "steps": steps_reader(names, lines),
        },
        required=["name", "players", "steps"],
    )(data, ())
    if "phase" in top and top.get("combat") is not None:
        raise Fault(("phase",), "a scenario that starts in a combat has no phase")
    return Scenario(
        path=path,
        name=top["name"],
        clauses=top.get("clauses", []),
        editions=top.get("edition", ["classic"]),
        options=options,
        seed=top.get("seed", 0),
        players=top["players"],
        **{pile: top.get(pile, []) for pile in _PILES},
        dice=top.get("dice", []),
        turn=top.get("turn"),
        phase=top.get("phase"),
        combat=top.get("combat"),
        steps=top["steps"],
        lines=lines,
        packs=packs,
    )


def _editions_reader(outside: Iterable[str]) -> Reader:
    edition = word("edition", list(dict.fromkeys((*EDITIONS.values(), *shipped(), *outside))))

    def read(value: object, where: Where) -> list[str]:
        if not isinstance(value, list):
            return [edition(value, where)]
        found: list[str] = each(edition, least=1)(value, where)
        for index, name in enumerate(found):
            if name in found[:index]:
                raise Fault((*where, index), f"edition {name!r} is given twice")
        return found

    return read


def _player_names(value: object) -> list[str]:
    """The names at the table: three to six (SETUP-01), no two alike."""
    if value is None:
        return []
    names: list[str] = []
    for index, entry in enumerate(each(mapping, 3, 6)(value, ("players",))):
        where = ("players", index, "name")
        if "name" not in entry:
            raise Fault(where, "is missing")
        name = text(entry["name"], where)
        if name in names:
            raise Fault(where, f"there are two players called {name!r}")
        names.append(name)
    return names


def _player_reader(winning_level: int) -> Reader:
    fields = record(
        {
            "name": text,
            "level": whole(1, winning_level),
            "sex": word("sex", SEXES),
            "character": text,
            **dict.fromkeys(_PLAYER_CARDS, cards),
            "attached": by_name(text, each(text)),
            "dead": flag,
        }
    )

    def read(value: object, where: Where) -> PlayerSetup:
        found = fields(value, where)
        return PlayerSetup(
            name=found["name"],
            level=found.get("level", 1),
            sex=found.get("sex", "male"),
            character=found.get("character"),
            attached=found.get("attached", {}),
            dead=found.get("dead", False),
            **{kind: found.get(kind, []) for kind in _PLAYER_CARDS},
        )

    return read


def _combat_reader(names: Collection[str]) -> Reader:
    player = word("player", names)
    fields = record(
        {
            "fighter": player,
            "helper": or_nothing(player),
            "forced": flag,
            "deal": or_nothing(offer),
            "monsters": _monsters,
        },
        required=["fighter", "monsters"],
    )

    def read(value: object, where: Where) -> CombatSetup:
        found = fields(value, where)
        helper, forced, deal = found.get("helper"), found.get("forced", False), found.get("deal")
        if helper == found["fighter"]:
            raise Fault((*where, "helper"), "nobody helps in the own fight")
        if helper is None and forced:
            raise Fault((*where, "forced"), "there is no helper to be forced")
        if helper is None and deal is not None:
            raise Fault((*where, "deal"), "there is no helper to have a deal with")
        monsters = [MonsterSetup(entry["card"], entry.get("enhancers", [])) for entry in found["monsters"]]
        return CombatSetup(found["fighter"], helper, forced, deal, monsters)

    return read
