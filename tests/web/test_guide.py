"""The guided first game by somebody who has never played, in both languages: by keyboard, by taps, and by ear."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, Locator, Page, expect

from kickdoor.guide import guide
from kickdoor.guide.line import LEARNER
from tests.server.process import Process
from tests.web import axe
from tests.web.browser import DESK, LONGEST, Pilot, Visitor
from tests.web.keyboard import Keyboard
from tests.web.test_listening import LISTEN
from tests.web.touch import Finger

WORDS = Path(__file__).parents[2] / "web" / "src" / "words"
LANGUAGES = ("en", "de")
START = {"en": "A guided first game", "de": "Ein geführtes erstes Spiel"}
COACH = {"en": "Coach", "de": "Trainer"}
GO_ON = {"en": "Go on", "de": "Weiter"}
WHERE = {"en": "Show me where", "de": "Zeig mir, wo"}
WON = {"en": "You have won your first game!", "de": "Du hast dein erstes Spiel gewonnen!"}
SEEN = 110  # px of the stage on the smallest phone, whatever the coach says
A_MINUTE = 150  # words that one reads who reads slowly


def words(language: str) -> dict[str, str]:
    """What the coach says, as it is written."""
    found = {}
    for entry in FluentParser().parse((WORDS / language / "guide.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = [part.value if isinstance(part, ast.TextElement) else "…" for part in entry.value.elements]
            found[entry.id.name] = "".join(parts)
    return found


class Newcomer:
    """Does what the coach says, by whatever there is to press things with."""

    def __init__(self, page: Page, language: str, press: Callable[[Locator], bool]) -> None:
        self.page = page
        self.language = language
        self.press = press
        self.coach = page.get_by_role("complementary", name=COACH[language])
        self.told = self.coach.get_by_role("status")
        self.read: list[str] = []  # what was said, in order
        self.pressed: list[str] = []

    def pointed(self) -> str:
        """What the control is called that the coach points at; "" for none."""
        where = self.coach.get_by_role("button", name=re.compile(f"^{WHERE[self.language]}: "))
        for name in where.evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))"):
            return str(name).partition(": ")[2]
        return ""

    def control(self, name: str) -> Locator:
        sheet = self.page.get_by_role("dialog")
        place = sheet if sheet.count() else self.page
        return (
            place.get_by_role("button", name=name, exact=True)
            .or_(place.get_by_role("checkbox", name=name, exact=True))
            .first
        )

    def steps(self) -> Iterator[str]:
        """One lesson after another, up to the end; what was said last."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            said = self.told.inner_text().partition("\n")[0]
            if said and said not in self.read[-1:]:
                self.read.append(said)
                yield said
            if said == WON[self.language]:
                return
            go_on = self.coach.get_by_role("button", name=GO_ON[self.language], exact=True)
            name = "" if go_on.count() else self.pointed()
            control = go_on if go_on.count() else self.control(name) if name else None
            if control is not None and control.count() and self.told.inner_text().startswith(said):
                self.pressed.append(name)
                if self.press(control) and not name:  # pressed once: a second time would be for the next lesson, unread
                    expect(self.coach.filter(has_text=said).and_(self.coach.filter(has=go_on))).to_have_count(0)
            self.page.wait_for_timeout(50)
        raise AssertionError(f"it does not end; the last was {self.read[-1:]}")


def complete(newcomer: Newcomer) -> None:
    """All lessons were told, in their order."""
    said = words(newcomer.language)
    lessons = [re.escape(said[f"coach-{lesson.note}"]).replace("…", ".+") for lesson in guide().lessons]
    told = iter(newcomer.read)
    missing = [lesson for lesson in lessons if not any(re.fullmatch(lesson, each) for each in told)]
    assert not missing
    assert newcomer.read[-1] == WON[newcomer.language]


def begin(visitor: Visitor, language: str) -> None:
    visitor.wish(language=language)
    visitor.go("/how-to/classic")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words_and_they_are_read_in_time(language: str) -> None:
    said = words(language)
    notes = [*(lesson.note for lesson in guide().lessons), "off", "over"]
    told = [said[f"coach-{note}{part}"] for note in notes for part in ("", "-why")]
    assert {id.removeprefix("coach-").removesuffix("-why") for id in said if id.endswith("-why")} == set(notes)
    assert len(" ".join(told).split()) / A_MINUTE < 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_keyboard(guests: Callable[..., Visitor], language: str) -> None:
    visitor = guests()
    begin(visitor, language)
    keyboard = Keyboard(visitor)
    page = visitor.page
    page.get_by_role("button", name=START[language]).wait_for()

    def press(control: Locator) -> bool:
        """One key goes on, or leads to where there is something to do; on a sheet it is the Tab key."""
        reading = page.get_by_role("button", name=GO_ON[language], exact=True).count() > 0
        if not keyboard.sheet.count():
            keyboard.press("n")
        if not reading and keyboard.reach(control):
            keyboard.press("Space" if control.evaluate("it => it.type === 'checkbox'") else "Enter")
        return True

    keyboard.reach(page.get_by_role("button", name=START[language]))
    keyboard.press("Enter")
    newcomer = Newcomer(page, language, press)
    newcomer.coach.wait_for()
    for _said in newcomer.steps():
        pass
    complete(newcomer)
    assert not visitor.complaints


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_taps(browser: Browser, client_server: Process, language: str) -> None:
    finger = Finger(browser, client_server.address)
    begin(finger.visitor, language)
    finger.tap(finger.page.get_by_role("button", name=START[language]))
    newcomer = Newcomer(finger.page, language, finger.tap)
    newcomer.coach.wait_for()
    coach = newcomer.coach
    left = []  # px of the stage that the coach leaves to be seen
    for _said in newcomer.steps():
        box, stage = coach.bounding_box(), finger.page.locator("[data-center]").bounding_box()
        assert box
        if stage:
            left.append(stage["y"] + stage["height"] - max(stage["y"], box["y"] + box["height"]))
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= finger.page.viewport_size["width"]  # type: ignore[index]
    complete(newcomer)
    assert min(left) > SEEN, left
    assert not finger.visitor.complaints
    finger.visitor.leave()


def test_by_ear(guests: Callable[..., Visitor]) -> None:
    """What is told is read out, politely; every lesson is sound, and every control it points at has a name."""
    visitor = guests(DESK)
    begin(visitor, "en")
    visitor.page.get_by_role("button", name=START["en"]).click()
    newcomer = Newcomer(visitor.page, "en", Pilot(visitor).use)
    newcomer.coach.wait_for()
    newcomer.told.evaluate(LISTEN)
    for said in newcomer.steps():
        if said == words("en")["coach-watch"]:
            continue  # soon over; for a lesson the table waits
        tree = newcomer.coach.aria_snapshot()
        assert 'heading "Coach"' in tree
        assert said in tree
        assert axe.findings(visitor.page, "aside[popover]") == []
    complete(newcomer)
    heard = visitor.page.evaluate("window.heard")
    assert {each["live"] for each in heard} == {"polite"}
    own = [lesson for lesson in guide().lessons if lesson.seat == LEARNER]
    assert len([name for name in newcomer.pressed if name]) >= len(own)


def test_off_the_lesson_and_back(guests: Callable[..., Visitor]) -> None:
    """Nothing lawful is refused; who left the lesson is told so, and comes back by one press, or goes on alone."""
    visitor = guests()
    begin(visitor, "en")
    page = visitor.page
    page.get_by_role("button", name=START["en"]).click()
    coach = page.get_by_role("complementary", name="Coach")
    expect(coach).to_contain_text("Play the Buckler of Swashing")
    page.get_by_role("button", name="Kick open the door", exact=True).click()
    expect(coach).to_contain_text("You have left the lesson.")
    coach.get_by_role("button", name="Back to the lesson").click()
    expect(coach).to_contain_text("Play the Buckler of Swashing")
    page.get_by_role("button", name="Kick open the door", exact=True).click()
    coach.get_by_role("button", name="Play on alone").click()
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Run away", exact=True).wait_for()
    visitor.go("/")
    page.get_by_role("heading", name="Continue").wait_for()  # one can come back to it
    assert not visitor.complaints


def test_the_coach_can_be_left_and_folded(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    begin(visitor, "en")
    page = visitor.page
    page.get_by_role("button", name=START["en"]).click()
    coach = page.get_by_role("complementary", name="Coach")
    coach.get_by_role("button", name="Fold", exact=True).click()
    expect(coach).not_to_contain_text("Play the Buckler")
    coach.get_by_role("button", name="Coach: open", exact=True).click()
    expect(coach).to_contain_text("Play the Buckler")
    coach.get_by_role("link", name="Leave").click()
    page.get_by_role("heading", name="Kick open the door").wait_for()
    expect(coach).to_have_count(0)


def test_the_coach_keeps_clear_of_the_stage(guests: Callable[..., Visitor]) -> None:
    visitor = guests({"width": 1024, "height": 768})
    begin(visitor, "en")
    visitor.button(START["en"]).click()
    coach = visitor.page.get_by_role("complementary", name=COACH["en"])
    expect(coach.get_by_role("button", name=re.compile(f"^{WHERE['en']}"))).to_be_visible()
    spot = coach.bounding_box()
    stage = visitor.page.locator("[data-stage]").bounding_box()
    assert spot
    assert stage
    assert stage["x"] + stage["width"] <= spot["x"] or stage["y"] >= spot["y"] + spot["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_large_text_the_stage_keeps_its_room(browser: Browser, client_server: Process, language: str) -> None:
    """What the coach offers is one line, and the own Level is whole in its place."""
    finger = Finger(browser, client_server.address)
    finger.visitor.wish(language=language, text=1.5)
    finger.visitor.go("/how-to/classic")
    finger.tap(finger.page.get_by_role("button", name=START[language]))
    coach = finger.page.get_by_role("complementary", name=COACH[language])
    where = coach.get_by_role("button", name=re.compile(f"^{WHERE[language]}"))
    where.wait_for()
    fold = coach.get_by_role("button", expanded=True)
    lines = [box["y"] + box["height"] / 2 for box in (fold.bounding_box(), where.bounding_box()) if box]
    assert abs(lines[0] - lines[1]) < 3
    level = finger.page.locator("li.now")
    assert level.evaluate("it => it.scrollHeight <= it.clientHeight")
    finger.visitor.leave()
