"""Real browsers at a real server. Controls are found by role and accessible name, and by nothing else."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, sync_playwright

MISSING = "Chromium is not installed: the browser tests need it (Debian: apt install chromium)"
NAMES = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
PHONE = {"width": 360, "height": 640}
TABLET = {"width": 820, "height": 1180}
DESK = {"width": 1280, "height": 800}
PATIENCE = 60_000  # milliseconds: where many tests run at once, a page has little time of its own
LONGEST = 1200.0  # seconds for a game there
PREFERRED = ("Do that", "I am ready", "Let it stand")
UNDECIDED = "Nothing speaks for one choice over another here"  # where a hint has no reason to give
AN_ACT = re.compile(r"^(?!Hint$|Take back$|Play cards first$|Wait!$|Go on$|Sell Items$|Trade or give$|Ask for help$)")
MAKE = """async ([path, body]) => {
    const headers = {'content-type': 'application/json'}
    const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})
    await post('/api/guest', {name: 'Mira'})
    return (await (await post(path, body)).json()).id
}"""


def chromium() -> str:
    """Debian's package, or what else is there."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found is not None, MISSING
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, address: str, size: dict[str, int] = DESK, **more: object) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(viewport=size, locale="en-US", **more)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda told: self.complaints.append(told.text) if told.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def make(self, path: str, body: object) -> str:
        """A table made by the page's own script, for a guest of today; its id."""
        self.go("/")
        table: str = self.page.evaluate(MAKE, [path, body])
        return table

    def wish(self, **wishes: object) -> None:
        """What the settings of this browser say, from now on."""
        kept = json.dumps(json.dumps(wishes))
        self.context.add_init_script(f"localStorage['kickdoor-prefs'] ??= {kept}")

    def leave(self) -> None:
        self.context.close()


class Pilot:
    """Plays through the page what a bot would: asks for a hint and does it, and lets windows stand."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    @property
    def asked(self) -> Locator:
        return self.page.get_by_role("region", name="What now")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("Your hand"))

    def over(self) -> bool:
        return self.page.get_by_role("region", name="The game is over").count() > 0

    def offered(self) -> list[str]:
        """What the page offers to do."""
        return [name.strip() for name in self.asked.get_by_role("button", disabled=False).all_text_contents()]

    def use(self, control: Locator) -> bool:
        """False if it is taken away meanwhile."""
        try:
            control.first.click(timeout=1000)
        except Error:
            return False
        return True

    def act(self, offered: list[str] | None = None) -> bool:
        """One thing, if there is something to do; returns whether something was done."""
        names = self.offered() if offered is None else offered
        name = next((name for name in PREFERRED if name in names), None)
        if name is None and "Hint" in names:
            if self.asked.get_by_text(UNDECIDED).count():
                return self.decide()
            name = "Hint"
        found = self.asked.get_by_role("button", name=name or "", exact=True, disabled=False)
        return name is not None and found.count() > 0 and self.use(found)

    def decide(self) -> bool:
        """The first of what is offered."""
        for place in ("Your choice", "What you can do"):
            group = self.page.get_by_role("group", name=place)
            button = group.get_by_role("button", name=AN_ACT, disabled=False)
            for control in (button, group.get_by_role("checkbox", checked=False)):
                if control.count():
                    return self.use(control)
        return False
