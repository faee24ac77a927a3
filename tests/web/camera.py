"""Pictures of every kind of moment at the table, to be looked at: every size, text and language, in build/screens.

python -m tests.web.camera [EDITION…]
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.process import Process
from tests.web import seeded
from tests.web.browser import Pilot, Visitor, launched
from tests.web.conftest import HINTS
from tests.web.positions import HOST, Moment, Shelved
from tests.web.test_axe import go_on, to_the_end
from tests.web.test_stage import EDITIONS, SETTLE, SIZES, TEXTS, crowd

SCREENS = Path(__file__).parents[2] / "build" / "screens"
LANGUAGES = ("en", "de")
STEPS = 3000  # of a pilot in a game with feasts, at most
FEAST = ".feast"
# A feast stays until it was pictured; a press ends it as ever.
STAYING = "const soon = setTimeout; window.setTimeout = (act, ms, ...all) => soon(act, ms > 1400 ? 600000 : ms, ...all)"


def kind(moment: Moment) -> str:
    """What is asked, and what stands on the stage, in a word."""
    view, request = moment.view, moment.request
    fight = view.combat
    parts = [
        request.kind if request.mandatory else f"{request.kind}-may",
        f"{'own' if fight.fighter == HOST else 'other'}-fight-{min(3, len(fight.cards))}" if fight else "",
        "helped" if fight and fight.helpers else "",
        "deal" if view.deal and view.deal.made else "",
        "die" if view.die else "",
        "curse" if view.curse else "",
        "shown" if view.shown else "",
        "spoils" if view.spoils else "",
        "body" if view.body else "",
        f"why{view.why}" if request.kind == "choose" else "",
    ]
    return "-".join(part for part in parts if part)


class Camera:
    """Takes one edition."""

    def __init__(self, browser: Browser, server: Process, edition: str) -> None:
        self.browser = browser
        self.server = server
        self.edition = edition
        self.folder = SCREENS / edition
        self.folder.mkdir(parents=True, exist_ok=True)

    def visitor(self, language: str, staying: bool = False) -> Visitor:
        come = Visitor(self.browser, self.server.address, reduced_motion="reduce")
        come.wish(language=language)
        if staying:
            come.context.add_init_script(STAYING)
        return come

    def shoot(self, visitor: Visitor, name: str, language: str) -> None:
        for text in TEXTS:
            for width, height in SIZES:
                visitor.page.set_viewport_size({"width": width, "height": height})
                visitor.page.evaluate(SETTLE, text)
                path = self.folder / f"{name}-{language}-{width}-{round(text * 100)}.png"
                visitor.page.screenshot(path=path, animations="disabled")

    def moments(self) -> None:
        """Of each kind the one with the most to show; and the podium."""
        game = Shelved(f"camera{EDITIONS.index(self.edition)}", editions=(self.edition,))
        game.put(self.server.database)
        kinds = {kind(moment): moment for moment in sorted(game.moments, key=crowd)}
        for language in LANGUAGES:
            visitor = self.visitor(language)
            for name, moment in kinds.items():
                go_on(visitor, game, moment.at)
                visitor.page.locator("[data-stage]").wait_for()
                visitor.page.wait_for_load_state("networkidle")
                self.shoot(visitor, name, language)
            visitor.leave()
        visitor = self.visitor("en")
        to_the_end(visitor, game)
        visitor.page.get_by_role("heading", name="What people will talk about").wait_for()
        self.shoot(visitor, "over", "en")
        visitor.leave()

    def feasts(self) -> None:
        """One of each kind, as they come in a game."""
        visitor = self.visitor("en", staying=True)
        settings = {"editions": [self.edition], "clocks": {"pace": 0.2, "window": 10}, "options": {"winning_level": 7}}
        table = visitor.make("/api/tables", {"settings": settings, "bots": ["heuristic:vindictive"] * 3})
        visitor.go(f"/table/{table}?now")
        pilot, seen = Pilot(visitor), set[str]()
        for _ in range(STEPS):
            if pilot.over():
                break
            feast = visitor.page.locator(FEAST)
            if feast.count():
                name = (feast.first.get_attribute("class") or "").split()[1]
                if name not in seen:
                    seen.add(name)
                    self.shoot(visitor, f"feast-{name}", "en")
                visitor.page.evaluate(f"document.querySelector('{FEAST}')?.click()")
            if not pilot.act():
                visitor.page.wait_for_timeout(20)
        visitor.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every kind of moment at the table, in build/screens.")
    parser.add_argument("edition", nargs="*", choices=[[], *EDITIONS], help="left out: all of them")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Process(Path(folder), f"sqlite:///{folder}/kickdoor.db", *HINTS)
        server.words[:1] = [sys.executable, seeded.__file__]
        with server:
            for edition in asked.edition or EDITIONS:
                camera = Camera(browser, server, edition)
                camera.moments()
                camera.feasts()
                print(f"{edition}: {len(list(camera.folder.glob('*.png')))} pictures in {camera.folder}", flush=True)


if __name__ == "__main__":
    main()
