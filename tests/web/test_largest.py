"""The largest text on the smallest phone: everything wraps, nothing is cut off at the side."""

from collections.abc import Callable

import pytest

from tests.web.browser import PHONE, Visitor
from tests.web.positions import BOT, Shelved
from tests.web.test_axe import PAGES, SLOW
from tests.web.test_pictures import WIDE

LARGEST = 1.5


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
