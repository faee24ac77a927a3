"""The file of the guided first game still fits the rules, and teaches what it is there to teach."""

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from kickdoor.engine.apply import CHANCE
from kickdoor.guide import Guide, guide
from kickdoor.guide.line import LEARNER
from kickdoor.scenario.layout import Scenario
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import StepFailed, run_scenario

FILE = Path(str(files("kickdoor.guide") / "first-game.yaml"))
TAUGHT = {"play", "kick-door", "ask-help", "run", "loot-room", "share", "end-turn"}


def scenario(text: str | None = None) -> Scenario:
    return parse_text(text or FILE.read_text(encoding="utf-8"), FILE)


def test_it_is_a_scenario_and_passes() -> None:
    result = run_scenario(scenario())
    assert result.passed, result.error


def test_one_does_all_there_is_to_learn() -> None:
    own = [lesson for lesson in guide().lessons if lesson.seat == LEARNER]
    assert {lesson.step["do"] for lesson in own} == TAUGHT
    story = "\n".join(run_scenario(scenario()).story)
    for happens in (
        "curse-chicken-on-your-head stays with You", "Pip helps You", "You rolls 2", "You is dead",
        "You gives gazebo to Bonk", "Pip is caught by harpies", "You wins the game",
    ):  # fmt: skip
        assert happens in story


def test_every_lesson_comes_up_in_order() -> None:
    found = guide()
    told = [place.lesson.number for places in found.line.values() for place in places if place.lesson and place.begun]
    assert [number for at, number in enumerate(told) if number not in told[:at]] == list(range(len(found.lessons)))
    assert len({lesson.note for lesson in found.lessons}) == len(found.lessons)


def test_chance_is_asked_once_in_a_place() -> None:
    for places in guide().line.values():
        assert sum(place.seat == CHANCE for place in places) <= 1


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("dice: [6, 2, 5, 2, 6]", "dice: [6, 6, 5, 2, 6]", "alive"),
        ("options: {winning_level: 4}", "options: {winning_level: 10}", "winners"),
        ("sneaky-bastard-sword, leather-armor", "leather-armor", "munchkins"),
        ("leperchaun]", "plutonium-dragon]", "monsters"),
    ],
)
def test_a_file_that_does_not_fit_fails(old: str, new: str, why: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(StepFailed, match=why):
        Guide(scenario(text.replace(old, new)))


def test_a_file_that_does_not_end_fails() -> None:
    whole = scenario()
    with pytest.raises(StepFailed, match="does not end"):
        Guide(replace(whole, steps=whole.steps[:10]))
