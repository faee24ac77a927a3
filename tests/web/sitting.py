"""One person against three bots at the default pace, two seconds of thought a decision: how long, and what is asked.

python -m tests.web.sitting [EDITION…]
"""

import json
import re
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, WebSocket

from tests.server.process import Process
from tests.web.browser import AN_ACT, DESK, PHONE, Pilot, Visitor, launched

THOUGHT = 2000  # milliseconds a decision
LONGEST = 1500.0  # seconds for a game
BOTS = ["heuristic:normal"] * 3
A_WAY = re.compile("^(Play|Use|Equip|Attach|Look for trouble|Take|Give|Drop) ")  # what a card's sheet offers to do
KINDS = ("arrange", "door", "trouble", "charity", "combat")  # of the own turn, in which cards of the hand are played


@dataclass
class Ear:
    """What goes over the socket of a page."""

    choices: int = 0
    windows: set[int] = field(default_factory=set)  # shown with their clock
    idle: set[int] = field(default_factory=set)  # those in which this person can do nothing
    update: dict[str, Any] = field(default_factory=dict)
    own: float = 0.0  # when the first own turn began

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self.spoken(json.loads(frame)))

    def spoken(self, told: dict[str, Any]) -> None:
        if told["t"] in ("choose", "propose", "choices", "ack"):
            self.choices += 1
            print(f"         -> {told['t']}", file=sys.stderr)

    def hear(self, told: dict[str, Any]) -> None:
        if told["t"] != "update":
            return
        self.update = told
        view, window = told["view"], told["clock"]["window"]
        if view["turn"] == view["seat"] and view["number"] and not self.own:
            self.own = time.monotonic()
        if window and view["number"]:
            self.windows.add(window)
            if not told["request"]:
                self.idle.add(window)


class Person(Pilot):
    """Plays by the page's own controls, never by a hint: cards by a double click, else the first of what is offered."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.gestures = 0
        self.tried: set[str] = set()  # cards of the hand, in this turn

    def gesture(self, control: Locator, twice: bool = False) -> bool:
        self.page.wait_for_timeout(THOUGHT)
        try:
            name = control.get_attribute("aria-label", timeout=1500) or control.inner_text(timeout=1500)
            (control.dblclick if twice else control.click)(timeout=1500)
        except Exception:  # taken away meanwhile
            return False
        self.gestures += 1
        print(f"         {'twice ' if twice else ''}{name!r}", file=sys.stderr)
        return True

    def answer(self, request: dict[str, Any]) -> bool:
        if self.sheet.count():  # a card that may be played in several ways
            return (
                self.gesture(way.first)
                if (way := self.sheet.get_by_role("button", name=A_WAY)).count()
                else self.close()
            )
        if request["kind"] in KINDS and self.playable():
            return True
        choice = self.page.get_by_role("group", name="Your choice")
        boxes = choice.get_by_role("checkbox", checked=False)
        confirm = choice.get_by_role("button", name=AN_ACT, disabled=False)
        if boxes.count() and not confirm.count():
            return self.gesture(boxes.first)
        for group in (choice, self.page.get_by_role("group", name="What you can do")):
            button = group.get_by_role("button", name=AN_ACT, disabled=False)
            if button.count():
                return self.gesture(button.first)
        place = self.page.get_by_role("button", name="may be the target of")
        return bool(place.count()) and self.gesture(place.first)

    def close(self) -> bool:
        self.page.keyboard.press("Escape")
        return True

    def playable(self) -> bool:
        """A card of the hand that can be played now, each once a turn."""
        cards = self.hand.get_by_role("button", name="can be played now")
        for name in cards.evaluate_all("all => all.map(each => each.getAttribute('aria-label'))"):
            if name not in self.tried:
                self.tried.add(name)
                return self.gesture(self.hand.get_by_role("button", name=name, exact=True).first, twice=True)
        return False


def sit(visitor: Visitor, edition: str) -> str:
    """One whole game, told in a line."""
    ear = Ear()
    visitor.page.on("websocket", ear.listen)
    body = {"settings": {"editions": [edition], "options": {"first_begins": True}}, "bots": BOTS}  # as "play now"
    table = visitor.make("/api/tables", body)
    begin = time.monotonic()
    visitor.go(f"/table/{table}?now")
    visitor.button("I am ready").click()
    person = Person(visitor)
    turn = -1
    while not person.over():
        assert time.monotonic() < begin + LONGEST, "the game does not end"
        view, request = ear.update["view"], ear.update["request"]
        if view["turn"] != turn:
            turn = view["turn"]
            person.tried.clear()
            levels = " ".join(str(player["level"]) for player in view["players"])
            print(f"{time.monotonic() - begin:6.0f} s, turn {view['number']}: {levels}", file=sys.stderr)
        if not (request and request["mandatory"] and person.answer(request)):
            visitor.page.wait_for_timeout(50)
    minutes, seconds = divmod(time.monotonic() - begin, 60)
    return (
        f"{edition}: {minutes:.0f}:{seconds:02.0f} minutes, {ear.choices} choices by {person.gestures} gestures "
        f"({person.gestures / max(1, ear.choices):.2f}), {len(ear.windows)} windows, {len(ear.idle)} of them with "
        f"nothing to do, own turn after {ear.own - begin:.1f} s"
    )


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder), f"sqlite:///{folder}/kickdoor.db") as server,
        launched() as browser,
    ):
        for number, edition in enumerate(sys.argv[1:] or ["classic"]):
            visitor = Visitor(browser, server.address, PHONE if number % 2 else DESK)
            print(sit(visitor, edition), flush=True)
            visitor.leave()


if __name__ == "__main__":
    main()
