"""Dragging cards with a mouse: an extra, never the only way."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import Visitor
from tests.web.positions import Shelved
from tests.web.stacked import at_hand, curse, enhancer, item, title, told


@pytest.fixture
def visitor(guests: Callable[..., Visitor]) -> Iterator[Visitor]:
    visitor = guests()
    yield visitor
    assert not visitor.complaints


def lift(visitor: Visitor, card: Locator, onto: Locator) -> None:
    """Press the card and carry it there, without letting go."""
    onto.scroll_into_view_if_needed()
    for place in (card, onto):
        box = place.bounding_box()
        assert box
        visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if place is card:
            visitor.page.mouse.down()


def test_an_item_to_the_own_place(visitor: Visitor, stack: Shelved) -> None:
    mine = visitor.page.get_by_role("region", name="Your character")
    card = at_hand(visitor, stack, item)
    name = title(card)
    lift(visitor, card, mine)
    visitor.page.mouse.up()
    if (sheet := visitor.page.get_by_role("dialog")).count():  # it may be put on, or carried
        sheet.get_by_role("button", name=re.compile("^(?!Close)")).first.click()
    expect(mine.get_by_role("button", name=name)).to_be_visible()


def test_an_item_onto_the_felt(visitor: Visitor, stack: Shelved) -> None:
    """It is played as it is meant, or one is asked how."""
    mine = visitor.page.get_by_role("region", name="Your character")
    card = at_hand(visitor, stack, item)
    name = title(card)
    lift(visitor, card, visitor.page.locator("[data-center]"))
    visitor.page.mouse.up()
    put = mine.get_by_role("button", name=name)
    ways = visitor.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(?!Close)"))
    expect(put.or_(ways).first).to_be_visible()
    if not put.count():
        ways.first.click()
    expect(put).to_be_visible()


def test_a_curse_to_a_player(visitor: Visitor, stack: Shelved) -> None:
    """Targets are told while the card is held; Escape and a drop beside them do nothing."""
    page = visitor.page
    players = page.get_by_role("group", name="Players")
    card = at_hand(visitor, stack, curse)
    name = title(card)
    targets = players.get_by_role("button", name=re.compile("may be the target"))
    cards = page.get_by_role("group", name=re.compile("Your hand")).get_by_role("button")
    held = cards.count()
    lift(visitor, card, players.get_by_role("button").last)
    expect(targets.last).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.up()
    lift(visitor, card, page.get_by_role("heading", level=1))
    page.mouse.up()
    expect(targets).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert cards.count() == held
    lift(visitor, card, players.get_by_role("button").last)
    victim = (targets.last.get_attribute("aria-label") or targets.last.inner_text()).partition(":")[0]
    page.mouse.up()
    told(page, f"Mira plays {name}")
    told(page, f"{name} is aimed at {victim}")


def test_an_enhancer_to_a_monster_in_the_fight(visitor: Visitor, stack: Shelved) -> None:
    fight = visitor.page.get_by_role("region", name="The fight")
    card = at_hand(visitor, stack, enhancer)
    name = title(card)
    lift(visitor, card, fight.get_by_role("button", name=re.compile(", Monster, Level")).first)
    visitor.page.mouse.up()
    told(visitor.page, f"Mira plays {name}")
