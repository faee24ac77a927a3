"""Somebody who has a keyboard and nothing else."""

from playwright.sync_api import Locator, expect

from tests.web.browser import UNDECIDED, Pilot

KEYS = {"Do that": "d", "I am ready": "l", "Let it stand": "l", "Hint": "h"}
MOST = 60  # presses to get anywhere
WHERE = """() => {
    const at = document.activeElement;
    return !at || at === document.body ? '' : at.getAttribute('aria-label') || at.textContent.trim() || at.tagName;
}"""


class Keyboard(Pilot):
    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def where(self) -> str:
        """What has focus, in words; "" for nothing."""
        return str(self.page.evaluate(WHERE))

    def on(self, control: Locator) -> bool:
        return bool(control.evaluate_all("all => all.includes(document.activeElement)"))

    def reach(self, control: Locator, key: str = "Tab") -> bool:
        """Press the key until one of these has focus; False if it is taken away meanwhile."""
        for _ in range(MOST):
            if self.on(control):
                return True
            if not control.count():
                return False
            self.press(key)
        raise AssertionError(f"{key} does not lead to {control}; it is at {self.where()!r}")

    def is_offered(self, name: str) -> bool:
        return self.asked.get_by_role("button", name=name, exact=True, disabled=False).count() > 0

    def read(self, cards: Locator) -> None:
        """One of these cards of the hand, up close."""
        self.press("c")
        self.reach(cards, "ArrowRight")
        self.press("Enter")
        expect(self.sheet).to_have_count(1)

    def close(self) -> None:
        self.press("Escape")
        expect(self.sheet).to_have_count(0)

    def use(self, control: Locator) -> bool:
        if not self.reach(control.first):
            return False
        self.press("Space")
        return True

    def act(self, offered: list[str] | None = None) -> bool:
        """What the request asks for, by shortcut keys; returns whether a key was pressed."""
        for name, key in KEYS.items():
            if self.is_offered(name):
                if name == "Hint" and self.asked.get_by_text(UNDECIDED).count():
                    return self.decide()
                self.press(key)
                return True
        return False
