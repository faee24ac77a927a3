"""A page that is told of more answers, and of longer ones, than a game has at once."""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import WebSocketRoute

from kickdoor.engine import ids
from kickdoor.server.boxes import read_box
from tests.web.browser import Visitor
from tests.web.test_stage import EDITIONS

PICKED = ("choose", "charity", "draw", "offer")  # their answers are cards, in a picker
TITLES = 4
FROM = 900  # no monster is called so
MONSTER = "Monster"
MORE: tuple[tuple[tuple[int, ...], dict[str, object]], ...] = (
    ((ids.V_DEAL, ids.DEAL_HELP, 1, 0), {"do": "ask-help", "to": "seat-1"}),
    ((ids.V_SELL, 0, 0, 0), {"do": "sell"}),
    ((ids.V_DEAL, ids.DEAL_TRADE, 1, 0), {"do": "trade", "to": "seat-1"}),
)


def by_length() -> list[str]:
    """The names of the monsters of all editions, the longest last."""
    faces = (face for edition in EDITIONS for face in read_box((edition,), {}).faces)
    return sorted({face.title for face in faces if face.kind == MONSTER}, key=lambda title: (len(title), title))


class Crowd:
    """From now on whatever a page is asked has more answers among its own: the longest, or any that luck gives."""

    def __init__(self, visitor: Visitor, luck: Random | None = None) -> None:
        self.luck = luck
        self.many = TITLES  # answers of a kind, where they are the longest
        self.titles = by_length()
        self.pages: list[WebSocketRoute] = []
        self.asked = ""  # the last question, as the server put it
        visitor.page.route_web_socket(re.compile("/ws"), self.between)

    def between(self, page: WebSocketRoute) -> None:
        self.pages.append(page)
        page.connect_to_server().on_message(self.tell)

    def tell(self, message: str | bytes) -> None:
        said: dict[str, Any] = json.loads(message)
        request = said.get("request")
        if said["t"] == "table":
            said["can_undo"] = True
        if request and request["kind"] not in PICKED:
            self.asked = str(message)
            there = {option["step"]["do"] for option in request["options"]} - {"run"}
            request["options"] += [each for each in self.more() if each["step"]["do"] not in there]
        self.pages[-1].send(json.dumps(said))

    def more(self) -> list[dict[str, Any]]:
        trouble = [((ids.V_TROUBLE, at, 0, 0), {"do": "look-for-trouble", "card": name}) for at, name in self.some()]
        runs = [((ids.V_RUN, FROM + at, 0, 0), {"do": "run", "from": name}) for at, name in self.some()]
        beside = [each for each in MORE if self.luck is None or self.luck.random() < 0.7]
        return [{"choice": choice, "step": step} for choice, step in (*trouble, *runs, *beside)]

    def some(self) -> list[tuple[int, str]]:
        luck, titles = self.luck, self.titles
        return list(enumerate(luck.sample(titles, luck.randint(0, TITLES)) if luck else titles[-self.many :]))

    def again(self) -> None:
        """The last question is asked anew, with other answers beside its own."""
        assert self.asked, "nothing was asked"
        self.tell(self.asked)
