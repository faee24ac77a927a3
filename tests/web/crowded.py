"""A page that is told of more answers, and of longer ones, than a game has at once."""

import json
import re
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


def longest() -> list[str]:
    """The longest names of monsters of all editions."""
    faces = (face for edition in EDITIONS for face in read_box((edition,), {}).faces)
    return sorted({face.title for face in faces if face.kind == MONSTER}, key=len)[-TITLES:]


def crowd(visitor: Visitor) -> None:
    """From now on whatever is asked there has the longest answers among its own, and all that can be done beside."""
    titles = longest()
    trouble = [((ids.V_TROUBLE, at, 0, 0), {"do": "look-for-trouble", "card": titles[at]}) for at in range(TITLES)]
    runs = [((ids.V_RUN, FROM + at, 0, 0), {"do": "run", "from": titles[at]}) for at in range(TITLES)]
    more: list[dict[str, Any]] = [{"choice": choice, "step": step} for choice, step in (*trouble, *runs, *MORE)]

    def told(message: str | bytes) -> str:
        said: dict[str, Any] = json.loads(message)
        request = said.get("request")
        if said["t"] == "table":
            said["can_undo"] = True
        if request and request["kind"] not in PICKED:
            there = {option["step"]["do"] for option in request["options"]} - {"run"}
            request["options"] += [each for each in more if each["step"]["do"] not in there]
        return json.dumps(said)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(told(message)))

    visitor.page.route_web_socket(re.compile("/ws"), between)
