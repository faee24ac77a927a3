"""Somebody with a phone: everything is done by taps."""

import time

from playwright.sync_api import Browser, Error, Locator

from tests.web.browser import PATIENCE, PHONE, Pilot, Visitor

ROLES = (
    "button", "link", "checkbox", "switch", "radio", "tab", "textbox", "combobox", "spinbutton", "slider",
)  # fmt: skip

# Each control that is too small or covered by another; those scrolled out of sight are seen another time.
# Exempt is what cannot be large: a link inside running text.
FAULTS = """(all) => all.flatMap((control) => {
    const box = (control.closest('label') ?? control).getBoundingClientRect();
    const name = control.getAttribute('aria-label') || control.textContent.trim() || control.id;
    if (getComputedStyle(control).display === 'inline' && control.matches('a')) return [];
    const page = document.documentElement;
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const shown = (area) => x > area.left && x < area.right && y > area.top && y < area.bottom;
    for (let up = control.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflow !== 'visible' && !shown(up.getBoundingClientRect())) return [];
    }
    if (!shown({left: 0, top: 0, right: page.clientWidth, bottom: page.clientHeight})) return [];
    const top = document.elementFromPoint(x, y);
    if (!top) return [];  // off the screen by a hair
    const found = [];
    if (Math.min(box.width, box.height) < 43.5) found.push(`${name}: ${box.width} x ${box.height}`);
    if (!control.contains(top) && !top.contains(control)) {
        found.push(`${name}: covered by ${top.outerHTML.slice(0, 80)}`);
    }
    return found;
})"""


class Finger(Pilot):
    def __init__(self, browser: Browser, address: str) -> None:
        super().__init__(Visitor(browser, address, PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce"))
        self.faults: set[str] = set()

    def tap(self, control: Locator) -> bool:
        """False if it is taken away meanwhile."""
        try:
            control.first.tap(timeout=1000)
        except Error:
            return False
        return True

    use = tap

    def close(self) -> None:
        """Unless it has closed by itself: a tap that was given up may have been made even so."""
        end = time.monotonic() + PATIENCE / 1000
        while self.sheet.count():
            assert time.monotonic() < end, "the sheet stays open"
            self.tap(self.sheet.get_by_role("button", name="Close", exact=True))

    def look(self) -> None:
        """Note what is too small, covered, or cut off at the sides."""
        place = self.sheet if self.sheet.count() else self.page.get_by_role("main")
        for role in ROLES:
            self.faults.update(place.get_by_role(role).evaluate_all(FAULTS))  # type: ignore[arg-type]
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        if wide > PHONE["width"]:
            self.faults.add(f"the page is {wide} px wide")
