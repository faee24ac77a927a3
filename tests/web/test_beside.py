"""What lies on a monster has its place beside the words that stand there instead of a picture."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import ViewportSize, WebSocketRoute

from kickdoor.server.boxes import read_box
from tests.web.browser import Visitor
from tests.web.positions import Moment, Shelved
from tests.web.test_axe import go_on
from tests.web.test_stage import FAULTS, SETTLE

LOWEST: ViewportSize = {"width": 360, "height": 640}
BROKEN = 60  # signs; no longer line is one line
TRIED = 8


def of_kind(kind: str) -> Iterator[tuple[int, int]]:
    """Cards of the classic set, and how long the longest line of each is."""
    box = read_box(("classic",), {})
    for card, face in enumerate(box.cards):
        if box.faces[face].kind == kind:
            yield max(map(len, box.faces[face].text)), card


def alone(moment: Moment) -> bool:
    fight = moment.view.combat
    return moment.request.kind == "combat" and fight is not None and len(fight.cards) == 1


def test_an_enhancer_beside_the_words(guests: Callable[..., Visitor], game: Shelved) -> None:
    """The monsters whose longest line is about as wide as the stage, one after another with an enhancer on them."""
    monsters = [card for length, card in sorted(of_kind("Monster")) if length <= BROKEN][-TRIED:]
    enhancer = next(card for _length, card in of_kind("Monster enhancer"))
    fought = {"card": -1}

    def told(message: str | bytes) -> str:
        said: dict[str, Any] = json.loads(message)
        fight = (said.get("view") or {}).get("combat")
        if fight:
            fight["cards"][0] |= fought | {"enhancers": [enhancer]}
        return json.dumps(said)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(told(message)))

    visitor = guests()
    visitor.page.set_viewport_size(LOWEST)
    visitor.page.route_web_socket(re.compile("/ws"), between)
    moment = game.first("a fight with one monster", alone)
    faults = []
    for card in monsters:
        fought["card"] = card
        go_on(visitor, game, moment.at)
        visitor.page.get_by_role("region", name="What now").wait_for()
        visitor.page.evaluate(SETTLE, 1)
        faults += visitor.page.evaluate(FAULTS)["faults"]
    assert len(monsters) == TRIED
    assert not faults, "\n".join(faults)
    assert not visitor.complaints
