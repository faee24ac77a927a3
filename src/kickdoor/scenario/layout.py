"""A scenario as read: the table laid out and the steps, still in the words of the file."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from kickdoor.cards.shelf import Packs
from kickdoor.scenario.error import ScenarioError, Where, field_name
from kickdoor.scenario.yaml_lines import Lines, line_of


@dataclass(frozen=True, slots=True)
class PlayerSetup:
    """A player at the start of the scenario."""

    name: str
    level: int
    sex: str
    classes: list[str]
    races: list[str]
    allies: list[str]
    character: str | None
    modifiers: list[str]
    equipped: list[str]
    carried: list[str]
    attached: dict[str, list[str]]
    curses: list[str]
    hand: list[str]
    dead: bool


@dataclass(frozen=True, slots=True)
class MonsterSetup:
    """A monster in the fight, with what enhances it."""

    card: str
    enhancers: list[str]


@dataclass(frozen=True, slots=True)
class CombatSetup:
    """The fight in which a scenario starts."""

    fighter: str
    helper: str | None
    forced: bool
    deal: dict[str, Any] | None
    monsters: list[MonsterSetup]


@dataclass(frozen=True, slots=True)
class Step:
    """One step: an action done or refused, everyone passing, or what must hold."""

    index: int
    line: int
    kind: Literal["do", "refuse", "settle", "expect"]
    by: str | None
    action: dict[str, Any]
    clause: str | None
    expect: dict[str, Any]
    note: str = ""  # a word for whoever shows the step; it changes nothing


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario file. `lines` tells where each value stands, by its place in the file."""

    path: Path
    name: str
    clauses: list[str]
    editions: list[str]
    options: dict[str, Any]
    seed: int
    players: list[PlayerSetup]
    door: list[str]
    treasure: list[str]
    seals: list[str]
    seals_open: list[str]
    door_discard: list[str]
    treasure_discard: list[str]
    dice: list[int]
    turn: str | None
    phase: str | None
    combat: CombatSetup | None
    steps: list[Step]
    lines: Lines
    packs: Packs = ()  # folders of editions from outside

    def line(self, where: Where) -> int:
        """The line of a place such as ("players", 0, "hand", 2)."""
        return line_of(self.lines, where)

    def error(self, where: Where, message: str) -> ScenarioError:
        """An error about a value of this file, with its line and field."""
        return ScenarioError(self.path, self.line(where), field_name(where), message)
