"""The steps of a scenario: what is done, refused, let pass or expected."""

from collections.abc import Collection, Mapping
from typing import Final

from kickdoor.rules.clauses import load
from kickdoor.scenario.error import Fault, Where
from kickdoor.scenario.expectation import expectation
from kickdoor.scenario.fields import Reader, each, mapping, text, word
from kickdoor.scenario.layout import Step
from kickdoor.scenario.verbs import action
from kickdoor.scenario.yaml_lines import Lines, line_of

_KINDS: Final = {"expect": ("expect",), "settle": ("do",), "refuse": ("by", "refuse", "clause")}


def steps_reader(names: Collection[str], lines: Lines) -> Reader:
    """The list of steps at a table of these players."""

    def read(value: object, where: Where) -> list[Step]:
        return [_step(one, where, names, lines) for one in _chosen(mapping(value, where))]

    every = each(read)

    def flat(value: object, where: Where) -> list[Step]:
        return [step for steps in every(value, where) for step in steps]

    return flat


def _chosen(given: Mapping[str, object]) -> list[Mapping[str, object]]:
    """A step that chooses several things is short for as many steps that choose one."""
    key = "option" if given.get("do") == "choose" else "choose"
    picks = given.get(key)
    if "do" not in given or not isinstance(picks, list | tuple) or not picks:
        return [given]
    return [{**given, key: picks[0]}, *[{"by": given.get("by"), "do": "choose", "option": pick} for pick in picks[1:]]]


def _step(value: object, where: Where, names: Collection[str], lines: Lines) -> Step:
    given = mapping(value, where)
    index, line = int(where[-1]), line_of(lines, where)
    if "expect" in given:
        _only("expect", given, where)
        expected = expectation(given["expect"], (*where, "expect"), names, lines)
        return Step(index, line, "expect", None, {}, None, expected)
    if given.get("do") == "settle":
        _only("settle", given, where)
        return Step(index, line, "settle", None, {"do": "settle"}, None, {})
    if "do" not in given and "refuse" not in given:
        raise Fault(where, "a step has one of the keys do, refuse, expect")
    if "by" not in given:
        raise Fault((*where, "by"), "is missing")
    by = word("player", names)(given["by"], (*where, "by"))
    if "refuse" in given:
        _only("refuse", given, where)
        refused = action(given["refuse"], (*where, "refuse"), names)
        return Step(index, line, "refuse", by, refused, _clause(given, where), {})
    done = action({key: entry for key, entry in given.items() if key not in ("by", "note")}, where, names)
    note = text(given["note"], (*where, "note")) if "note" in given else ""
    return Step(index, line, "do", by, done, None, {}, note)


def _clause(given: Mapping[str, object], where: Where) -> str | None:
    if "clause" not in given:
        return None
    clause: str = word("clause", load(), list_them=False)(given["clause"], (*where, "clause"))
    return clause


def _only(kind: str, given: Collection[str], where: Where) -> None:
    for key in given:
        if key not in _KINDS[kind]:
            raise Fault((*where, key), f"{kind!r} does not take this key")
