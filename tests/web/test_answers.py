"""However many answers a question has, and however long they are: nothing is cut, and each can be given."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, Visitor
from tests.web.crowded import PICKED, crowd
from tests.web.positions import Moment, Shelved
from tests.web.test_axe import go_on
from tests.web.test_largest import OFFERED
from tests.web.test_stage import SETTLE, TEXTS

EVERYTHING = ("Loot the room", "Look for trouble with ", "Run away", "Ask for help", "Sell Items", "Trade or give")
NARROW = ((1024, 768), (390, 844), (360, 640))
NOW = {"en": "What now", "de": "Was jetzt"}

# Is there more to a question than is seen?
HALF = """() => {
    const words = [...document.querySelectorAll('.asked .words')];
    return words.some((each) => each.scrollHeight > each.clientHeight + 2);
}"""


@pytest.mark.parametrize("language", NOW)
def test_more_answers_than_fit(guests: Callable[..., Visitor], game: Shelved, language: str) -> None:
    """Of each kind of question, asked or open, the one with the most answers, and more beside."""
    most: dict[tuple[str, bool], Moment] = {}
    for moment in sorted(game.moments, key=lambda moment: len(moment.steps)):
        if moment.request.kind not in PICKED:
            most[moment.request.kind, moment.request.mandatory] = moment
    visitor = guests()
    visitor.wish(language=language)
    crowd(visitor)
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


def test_what_has_no_room_is_one_press_away(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests(PHONE)
    crowd(visitor)
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
