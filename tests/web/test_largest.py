"""The largest text on phones: everything wraps, nothing is cut off at the side, and what can be done is in sight."""

from collections.abc import Callable

import pytest

from tests.web.browser import PHONE, Visitor
from tests.web.positions import BOT, Moment, Shelved
from tests.web.test_axe import PAGES, SLOW, go_on
from tests.web.test_pictures import WIDE
from tests.web.test_stage import SETTLE

LARGEST = 1.5
PHONES = ({"width": 390, "height": 844}, PHONE)

# What is offered and not wholly in sight.
OFFERED = """() => [...document.querySelectorAll('.asked .acts button')].filter((each) => {
    if (!each.getClientRects().length) return false; // it is behind another
    const [inner, outer] = [each, each.closest('.asked')].map((element) => element.getBoundingClientRect());
    return inner.bottom > outer.bottom + 1 || inner.top < outer.top - 1;
}).map((each) => each.textContent.trim())"""

# What reaches beyond the side of its sheet.
BEYOND = """(sheet) => [...sheet.querySelectorAll('button, a, select, input, dt, dd, p, h2, h3')].filter((each) =>
    each.getClientRects().length && each.getBoundingClientRect().right > sheet.getBoundingClientRect().right
).map((each) => each.textContent.trim() || each.tagName)"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_is_wider_than_the_phone(guests: Callable[..., Visitor], game: Shelved, language: str) -> None:
    visitor = guests(PHONE)
    visitor.wish(language=language, text=LARGEST)
    lobby = visitor.make("/api/tables", {"settings": {}, "bots": [BOT]})
    paths = [path for path, _heading in PAGES.values()]
    for path in (*paths, f"/table/{lobby}", f"/table/{lobby}/board"):
        visitor.go(path)
        visitor.page.get_by_role("heading").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.page.evaluate(WIDE) <= 0, path
    fork = {"settings": {"clocks": SLOW}, "bots": [BOT] * 3}
    fight = game.first("fight", lambda moment: moment.view.combat is not None).at
    for at in (game.moments[0].at, fight, game.moments[len(game.moments) // 2].at):
        table = visitor.make(f"/api/replays/{game.id}/fork", {**fork, "at": at})
        visitor.go(f"/table/{table}?now")
        visitor.page.get_by_role("log").first.wait_for(state="attached")
        assert visitor.page.evaluate(WIDE) <= 0, f"the table after {at} choices"


def test_all_that_can_be_done_is_in_sight(guests: Callable[..., Visitor], game: Shelved) -> None:
    """In German, where words are long: of each kind of question the one with the most answers."""
    most: dict[tuple[str, int], Moment] = {}
    for moment in sorted(game.moments, key=lambda moment: len({step["do"] for step in moment.steps})):
        most[moment.request.kind, len(moment.view.shown)] = moment
    visitor = guests(PHONE)
    visitor.wish(language="de", text=LARGEST)
    cut: set[str] = set()
    for kind, moment in most.items():
        go_on(visitor, game, moment.at)
        visitor.page.get_by_role("region", name="Was jetzt").wait_for()
        for size in PHONES:
            visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
            visitor.page.evaluate(SETTLE, LARGEST)
            cut.update(f"{kind} at {size['width']}: {name}" for name in visitor.page.evaluate(OFFERED))
    assert len(most) > 6
    assert not cut, "\n".join(sorted(cut))


def test_no_sheet_is_wider_than_the_phone(guests: Callable[..., Visitor], game: Shelved) -> None:
    """In German: the menu, and whom one looks at."""
    visitor = guests(PHONE)
    visitor.wish(language="de", text=LARGEST)
    go_on(visitor, game, game.moments[-1].at)
    sheet = visitor.page.get_by_role("dialog")
    for opens in (visitor.button("Menü"), visitor.page.locator(".seat").first):
        opens.click()
        sheet.wait_for()
        assert sheet.evaluate(BEYOND) == []
        visitor.page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
