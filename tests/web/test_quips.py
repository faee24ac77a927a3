"""The line of humour on the large card: below the rules, heard after them, the first to go where there is no room."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kickdoor.cards.load import read_edition
from kickdoor.cards.quips import quips
from tests.web.browser import DESK, PHONE, Visitor
from tests.web.positions import Shelved
from tests.web.test_axe import go_on
from tests.web.wanted import own_turn

SAID = {"en": ("Quip:", "Rules it touches"), "de": ("Am Rande:", "Regeln, die sie berührt")}
LOW = {"width": 1280, "height": 430}  # too low for any large card
INSIDE = """quip => {
    const inner = quip.getBoundingClientRect()
    const card = quip.closest('.card').getBoundingClientRect()
    const above = quip.previousElementSibling.getBoundingClientRect()
    return inner.height > 0 && inner.top >= above.bottom && inner.bottom < card.bottom && inner.right <= card.right
}"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", SAID)
def test_it_stands_below_the_rules(guests: Callable[..., Visitor], language: str, size: dict[str, int]) -> None:
    visitor = guests(size)
    visitor.wish(language=language)
    before, heading = SAID[language]
    for id in ("potted-plant", "thief"):  # with few words, and with many
        visitor.go(f"/cards/classic/{id}")
        visitor.page.get_by_role("heading", name=heading).wait_for()
        told = f"{before} {quips(read_edition('classic'), language)[id]}"
        quip = visitor.page.get_by_role("dialog").get_by_text(told, exact=True)
        expect(quip).to_be_visible()
        assert quip.evaluate(INSIDE)
    assert not visitor.complaints


def test_a_card_in_passing_keeps_its_rules_where_there_is_no_room(
    guests: Callable[..., Visitor], game: Shelved
) -> None:
    visitor = guests()
    go_on(visitor, game, game.first("own turn", own_turn).at)
    hand = visitor.page.get_by_role("group", name=re.compile("^Your hand")).get_by_role("button")
    hand.first.hover()
    title = (hand.first.get_attribute("aria-label") or "").partition(",")[0]
    edition = read_edition("classic")
    card = next(card for card in edition.cards() if card.name == title)
    quip = visitor.page.get_by_text(quips(edition)[card.id])
    expect(quip).to_be_visible()
    visitor.page.set_viewport_size(LOW)  # type: ignore[arg-type]
    expect(quip).to_be_hidden()
    assert not visitor.complaints
