"""What axe-core finds on a page: the serious and critical things, each as one line."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = ("serious", "critical")
RULES = ("target-size", "label-content-name-mismatch")  # not among those axe looks at by itself
RUN = """async ([rules, within]) => {
    await document.fonts.ready
    const enabled = Object.fromEntries(rules.map((rule) => [rule, {enabled: true}]))
    return (window.axeFound = (await axe.run(within, {resultTypes: ['violations'], rules: enabled})).violations)
}"""
BEGIN = f"(given) => {{ window.axeFound = null; void ({RUN})(given) }}"
TICK = 10  # milliseconds
TICKS = 50


def load(page: Page) -> None:
    """Once for every document."""
    assert SCRIPT.exists(), "axe-core is not installed: make web"
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))


def findings(page: Page, within: str = "html") -> list[str]:
    load(page)
    return told(page.evaluate(RUN, [list(RULES), within]))


def findings_at_once(page: Page) -> list[str]:
    """While the clock of the page is stopped: it goes on only as far as axe needs it."""
    load(page)
    page.evaluate(BEGIN, [list(RULES), "html"])
    for _ in range(TICKS):
        page.clock.run_for(TICK)
        if (found := page.evaluate("window.axeFound")) is not None:
            return told(found)
    raise AssertionError("axe does not come to an end")


def told(violations: list[dict[str, Any]]) -> list[str]:
    return [
        f"{found['id']}: {found['help']}: {node['html'][:200]} {node['failureSummary']}"
        for found in violations
        if found["impact"] in BAD
        for node in found["nodes"]
    ]
