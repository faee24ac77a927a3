"""Figures of the page: how soon an own action is shown, and what a page keeps that is left open for game after game.

python -m tests.web.figures [GAMES]
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import CDPSession

from tests.server.process import Process
from tests.web.browser import Pilot, Visitor, launched

QUICK = {"pace": 0, "window": 2}
BOTS = ["heuristic:normal"] * 3
LONGEST = 400.0  # seconds for a game
HINTS = ("--limit", "hint-rate=100000", "--limit", "hint-burst=100000")
# From a click in "What now" to the next change there; a hint is thought over by a bot, and is no action.
WATCH = """() => {
    const place = (node) => (node instanceof Element ? node : node.parentElement)
    const asked = (node) => place(node)?.closest('[aria-label="What now"]') && !place(node).closest('svg')
    let since = 0
    window.shown = []
    addEventListener('click', ({target}) => {
        if (asked(target) && target.textContent.trim() !== 'Hint') since = performance.now()
    }, true)
    new MutationObserver((changes) => {
        if (!since || !changes.some(({target}) => asked(target))) return
        window.shown.push(performance.now() - since)
        since = 0
    }).observe(document.body, {childList: true, subtree: true, characterData: true})
}"""


@dataclass(frozen=True)
class Kept:
    """What a page holds after everything that can be thrown away is gone."""

    bytes: int  # with the code that the browser has made of the script
    things: int  # objects and lists
    nodes: int
    listeners: int


@dataclass
class Evening:
    """Game after game on one page that is never loaded again."""

    shown: list[float] = field(default_factory=list)  # milliseconds until an own action was shown
    kept: list[Kept] = field(default_factory=list)  # after each game

    @property
    def median(self) -> float:
        return median(self.shown)

    @property
    def p95(self) -> float:
        return quantiles(self.shown, n=20)[-1]


def evening(visitor: Visitor, games: int, level: int = 3) -> Evening:
    told = Evening()
    for _ in play(visitor, games, level):
        told.kept.append(kept(visitor))
    told.shown = visitor.page.evaluate("window.shown")
    return told


def play(visitor: Visitor, games: int, level: int) -> Iterator[None]:
    """Up to this Level; stops after every game."""
    settings = {"options": {"winning_level": level}, "clocks": QUICK, "delay": 46}
    table = visitor.make("/api/tables", {"settings": settings, "bots": BOTS})
    visitor.go(f"/table/{table}")
    visitor.page.evaluate(WATCH)
    pilot = Pilot(visitor)
    for number in range(games):
        visitor.button("Play again" if number else "Start the game").click()
        visitor.button("I am ready").wait_for()
        end = time.monotonic() + LONGEST
        while not pilot.over():
            assert time.monotonic() < end, "the game does not end"
            if not pilot.act():
                visitor.page.wait_for_timeout(10)
        yield


def kept(visitor: Visitor) -> Kept:
    session: CDPSession = visitor.context.new_cdp_session(visitor.page)
    try:
        session.send("HeapProfiler.collectGarbage")
        heap = session.send("Runtime.getHeapUsage")
        counts = session.send("Memory.getDOMCounters")
        root = session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
        found = session.send("Runtime.queryObjects", {"prototypeObjectId": root, "objectGroup": "kept"})["objects"][
            "objectId"
        ]
        asked = {"objectId": found, "functionDeclaration": "function () { return this.length }", "returnByValue": True}
        things = session.send("Runtime.callFunctionOn", asked)["result"]["value"]
        session.send("Runtime.releaseObjectGroup", {"objectGroup": "kept"})
    finally:
        session.detach()
    return Kept(int(heap["usedSize"]), things, counts["nodes"], counts["jsEventListeners"])


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder), f"sqlite:///{folder}/kickdoor.db", *HINTS) as server,
        launched() as browser,
    ):
        visitor = Visitor(browser, server.address)
        told = evening(visitor, games)
        assert not visitor.complaints, visitor.complaints
    print(f"own action shown: median {told.median:.0f} ms, p95 {told.p95:.0f} ms of {len(told.shown)}")
    for number, held in enumerate(told.kept, 1):
        size = f"{held.bytes / 1e6:.1f} MB, {held.things} things"
        print(f"after game {number}: {size}, {held.nodes} nodes, {held.listeners} listeners")


if __name__ == "__main__":
    main()
