"""Dragging cards with a mouse: an extra, never the only way."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.process import Process
from tests.web.mouse import Mouse, seated
from tests.web.stacked import ENHANCER, STACKED, title, told, until


@pytest.fixture
def pilot(browser: Browser, client_server: Process) -> Iterator[Mouse]:
    with seated(browser, client_server, STACKED) as mouse:
        yield mouse


def lift(pilot: Mouse, card: Locator, onto: Locator) -> None:
    """Press the card and carry it there, without letting go."""
    onto.scroll_into_view_if_needed()
    for place in (card, onto):
        box = place.bounding_box()
        assert box
        pilot.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if place is card:
            pilot.page.mouse.down()


def test_an_item_to_the_own_place(pilot: Mouse) -> None:
    mine = pilot.page.get_by_role("region", name="Your character")
    card = until(pilot, "[^,]*, Item,", mine)
    name = title(card)
    lift(pilot, card, mine)
    pilot.page.mouse.up()
    if (sheet := pilot.page.get_by_role("dialog")).count():  # it may be put on, or carried
        sheet.get_by_role("button", name=re.compile("^(?!Close)")).first.click()
    expect(mine.get_by_role("button", name=name)).to_be_visible()


def test_an_item_onto_the_felt(pilot: Mouse) -> None:
    """It is played as it is meant, or one is asked how."""
    mine = pilot.page.get_by_role("region", name="Your character")
    card = until(pilot, "[^,]*, Item,", mine)
    name = title(card)
    lift(pilot, card, pilot.page.locator("[data-center]"))
    pilot.page.mouse.up()
    put = mine.get_by_role("button", name=name)
    ways = pilot.page.get_by_role("dialog").get_by_role("button", name=re.compile("^(?!Close)"))
    expect(put.or_(ways).first).to_be_visible()
    if not put.count():
        ways.first.click()
    expect(put).to_be_visible()


def test_a_curse_to_a_player(pilot: Mouse) -> None:
    """Targets are told while the card is held; Escape and a drop beside them do nothing."""
    players = pilot.page.get_by_role("group", name="Players")
    card = until(pilot, "Curse!", players)
    name = title(card)
    targets = players.get_by_role("button", name=re.compile("may be the target"))
    cards = pilot.page.get_by_role("group", name=re.compile("Your hand")).get_by_role("button")
    held = cards.count()
    lift(pilot, card, players.get_by_role("button").last)
    expect(targets.last).to_be_visible()
    pilot.page.keyboard.press("Escape")
    pilot.page.mouse.up()
    lift(pilot, card, pilot.page.get_by_role("heading", level=1))
    pilot.page.mouse.up()
    expect(targets).to_have_count(0)
    expect(pilot.page.get_by_role("dialog")).to_have_count(0)
    assert cards.count() == held
    lift(pilot, card, players.get_by_role("button").last)
    victim = (targets.last.get_attribute("aria-label") or targets.last.inner_text()).partition(":")[0]
    pilot.page.mouse.up()
    told(pilot, f"Mira plays {name}")
    told(pilot, f"{name} is aimed at {victim}")


def test_an_enhancer_to_a_monster_in_the_fight(pilot: Mouse) -> None:
    fight = pilot.page.get_by_role("region", name="The fight")
    card = until(pilot, ENHANCER, fight)
    name = title(card)
    lift(pilot, card, fight.get_by_role("button", name=re.compile(", Monster, Level")).first)
    pilot.page.mouse.up()
    told(pilot, f"Mira plays {name}")
