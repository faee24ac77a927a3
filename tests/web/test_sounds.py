"""Every edition sounds different, and nothing is heard of somebody who wants quiet."""

from collections.abc import Callable

from tests.web.browser import Visitor
from tests.web.positions import BOT

EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")
# Every tone and every noise that a page makes, as what it is made of.
LISTEN = """
window.heard = []
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start
    kind.prototype.start = function (...when) {
        window.heard.push(kind === OscillatorNode ? [this.type, Math.round(this.frequency.value)] : ['noise'])
        return start.apply(this, when)
    }
}
"""


def seated(guest: Visitor, edition: str, sounds: bool) -> Visitor:
    guest.wish(sounds=sounds)
    guest.context.add_init_script(LISTEN)
    table = guest.make("/api/tables", {"settings": {"editions": [edition]}, "bots": [BOT] * 3})
    guest.go(f"/table/{table}?now")
    guest.button("I am ready").wait_for()
    return guest


def heard(guest: Visitor) -> str:
    return str(guest.page.evaluate("JSON.stringify(window.heard)"))


def test_an_orchestra_for_each_edition(guests: Callable[..., Visitor]) -> None:
    """The switch lets one hear the bell of the own turn."""
    told = {}
    for edition in EDITIONS:
        guest = seated(guests(), edition, sounds=False)
        assert heard(guest) == "[]"
        guest.button("Sound").click()
        guest.page.wait_for_function("window.heard.length > 0")
        told[edition] = heard(guest)
        assert not guest.complaints
    assert len(set(told.values())) == len(EDITIONS)
