"""However many answers a question has, and however long they are: nothing is cut, and each can be given."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, Visitor
from tests.web.crowded import PICKED, TITLES, Crowd
from tests.web.positions import Moment, Shelved
from tests.web.test_axe import go_on
from tests.web.test_largest import OFFERED
from tests.web.test_stage import LOOK, SETTLE, SIZES, TEXTS

EVERYTHING = ("Loot the room", "Look for trouble with ", "Run away", "Ask for help", "Sell Items", "Trade or give")
NARROW = ((1024, 768), (390, 844), (360, 640))
MOST_OF_IT = 0.6  # of the room, one way or the other
NOW = {"en": "What now", "de": "Was jetzt"}
TAKE_BACK = {"en": "Take back", "de": "Zurücknehmen"}
FAMILY = "(family) => document.documentElement.style.setProperty('--sans', family)"

# Letters that come when all stands already, wider than those before; nothing else on the page changes.
LATE = """(family) => {
    document.documentElement.style.setProperty('--sans', family);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
# A card that never lands, in the box of what is asked; and the page is made narrower meanwhile.
FLYING = (
    """() => document.querySelector('.asked .words').animate([{translate: '0'}, {translate: '1px'}], {duration: 1e9})"""
)
# Is there more to a question than is seen?
HALF = """() => {
    const words = [...document.querySelectorAll('.asked .words')];
    return words.some((each) => each.scrollHeight > each.clientHeight + 2);
}"""


def few_cards(moment: Moment) -> bool:
    steps = [step for step in moment.steps if step["do"] == "choose"]
    asked = moment.request.kind == "choose" and moment.request.mandatory
    return asked and 1 < len(steps) < 4 and len(steps) == len(moment.steps) and all("option" in step for step in steps)


def only_loot(moment: Moment) -> bool:
    asked = moment.request.kind == "trouble" and moment.request.mandatory
    return asked and not moment.may("look-for-trouble")


@pytest.mark.parametrize("language", NOW)
def test_more_answers_than_fit(guests: Callable[..., Visitor], game: Shelved, language: str) -> None:
    """Of each kind of question, asked or open, the one with the most answers, and more beside."""
    most: dict[tuple[str, bool], Moment] = {}
    for moment in sorted(game.moments, key=lambda moment: len(moment.steps)):
        if moment.request.kind not in PICKED:
            most[moment.request.kind, moment.request.mandatory] = moment
    visitor = guests()
    visitor.wish(language=language)
    Crowd(visitor)
    cut: set[str] = set()
    for (kind, mandatory), moment in most.items():
        go_on(visitor, game, moment.at)
        visitor.page.get_by_role("region", name=NOW[language]).wait_for()
        for text in TEXTS:
            for width, height in NARROW:
                visitor.page.set_viewport_size({"width": width, "height": height})
                visitor.page.evaluate(SETTLE, text)
                where = f"{kind} {mandatory} at {width}x{height}, text {text}"
                cut.update(f"{where}: {name}" for name in visitor.page.evaluate(OFFERED))
                if mandatory and text == 1 and visitor.page.evaluate(HALF):
                    cut.add(f"{where}: the question itself")
    assert len(most) > 6
    assert not cut, "\n".join(sorted(cut))
    assert not visitor.complaints


@pytest.mark.parametrize("language", NOW)
def test_few_long_answers_and_many(guests: Callable[..., Visitor], game: Shelved, language: str) -> None:
    """One monster more to look for trouble with, two, three and four; the page changes its size in between, and its
    letters come late."""
    visitor = guests()
    visitor.wish(language=language)
    crowd = Crowd(visitor)
    go_on(visitor, game, game.first("no trouble of its own", only_loot).at)
    asked = visitor.page.get_by_role("region", name=NOW[language])
    expect(asked.get_by_role("button", name=TAKE_BACK[language])).to_be_visible()
    cut: set[str] = set()
    for crowd.many in range(1, TITLES + 1):
        crowd.again()
        asked.get_by_text(crowd.titles[-crowd.many].replace("-", " ")).first.wait_for(state="attached")
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            for family in ("monospace", ""):
                visitor.page.evaluate(FAMILY, family)
                for text in TEXTS:
                    seen = visitor.page.evaluate(LOOK, text)
                    where = f"{crowd.many} at {width}x{height}, text {text}, {family}"
                    cut.update(f"{where}: {fault}" for fault in seen["own"] if text == 1)
                    cut.update(f"{where}: {name}" for name in visitor.page.evaluate(OFFERED))
    assert not cut, "\n".join(sorted(cut))
    assert not visitor.complaints


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_what_is_chosen_from_has_the_room(guests: Callable[..., Visitor], game: Shelved, size: tuple[int, int]) -> None:
    """A few cards are as large as all of them can be, and no card beside them is cut."""
    visitor = guests({"width": size[0], "height": size[1]})
    moment = game.first("a choice of a few cards", few_cards)
    go_on(visitor, game, moment.at)
    picker = visitor.page.get_by_role("group", name="Your choice")
    cards = picker.get_by_role("group", name="Cards to choose from").get_by_role("button")
    expect(cards).to_have_count(len(moment.steps))
    room, card = picker.bounding_box(), cards.first.bounding_box()
    assert room
    assert card
    across = len(moment.steps) * card["width"] / room["width"]
    assert max(across, card["height"] / room["height"]) > MOST_OF_IT
    assert picker.evaluate("(it) => it.scrollHeight - it.clientHeight") <= 0
    assert not visitor.complaints


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_what_comes_late_cuts_nothing(guests: Callable[..., Visitor], game: Shelved, size: tuple[int, int]) -> None:
    """Larger letters, other letters, a narrower page while a card flies: the box of the question stays as it is."""
    visitor = guests({"width": size[0], "height": size[1]})
    page = visitor.page
    Crowd(visitor)
    moment = game.first("trouble", lambda moment: moment.request.kind == "trouble" and moment.request.mandatory)
    go_on(visitor, game, moment.at)
    offered = page.get_by_role("group", name="What you can do").get_by_role("button")
    expect(offered.filter(has_text="Loot the room")).to_be_visible()
    room = page.get_by_role("region", name="What now").bounding_box()

    def seen() -> list[str]:
        assert page.evaluate(OFFERED) == []
        return [each.inner_text() for each in offered.all() if each.is_visible()]

    page.evaluate(SETTLE, 1)
    small = seen()
    for text in (1.5, 1, 1.3, 1.15, 1):
        page.evaluate(SETTLE, text)
        seen()
    assert page.get_by_role("region", name="What now").bounding_box() == room
    assert seen() == small  # what has room again is there again
    wide = [each["width"] for each in (button.bounding_box() for button in offered.all()) if each]
    page.evaluate(LATE, "monospace")
    seen()
    wider = [each["width"] for each in (button.bounding_box() for button in offered.all()) if each]
    assert wider[0] > wide[0]
    page.evaluate(LATE, "")
    assert seen() == small
    page.evaluate(FLYING)
    page.set_viewport_size({"width": 320, "height": 600})
    page.evaluate(SETTLE, 1.5)
    seen()
    assert not visitor.complaints


def test_what_has_no_room_is_one_press_away(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests(PHONE)
    Crowd(visitor)
    moment = game.first("trouble", lambda moment: moment.request.kind == "trouble" and moment.request.mandatory)
    go_on(visitor, game, moment.at)
    asked = visitor.page.get_by_role("region", name="What now")
    expect(asked.get_by_role("button", name="Loot the room")).to_be_visible()
    asked.get_by_role("button", name="Something else…").click()
    sheet = visitor.page.get_by_role("dialog")
    names = sheet.get_by_role("button").all_text_contents()
    for name in EVERYTHING:
        assert any(each.startswith(name) for each in names), f"{name} is not among them"
    sheet.get_by_role("button", name="Loot the room").click()
    expect(sheet).to_have_count(0)
    expect(visitor.page.get_by_role("heading", name=re.compile("^Turn"))).to_be_visible()
    expect(asked.get_by_role("button", name="Loot the room")).to_have_count(0)
    assert not visitor.complaints
