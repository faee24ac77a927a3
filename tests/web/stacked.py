"""A table whose box has much of what goes to others: Curses for players, enhancers for monsters."""

import re
import time
from contextlib import suppress
from functools import partial
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

LONGEST = 300.0  # seconds
CURSES = ("lose-a-level", "change-sex", "duck-of-doom", "lose-two-cards", "income-tax")
ENHANCERS = ("ancient", "humongous", "intelligent", "enraged")
ENHANCER = "Ancient|Humongous|Intelligent|Enraged"
DECKS = {name: 9 for name in (*ENHANCERS, *(f"curse-{name}" for name in CURSES))}
STACKED: dict[str, object] = {"options": {"decks": DECKS}, "clocks": {"pace": 0, "window": 10}}


class Player(Protocol):
    page: Page

    def act(self) -> bool: ...
    def over(self) -> bool: ...
    def tap(self, control: Locator) -> bool: ...


def until(player: Player, card: str, place: Locator) -> Locator:
    """Play on until such a card may be played out of the hand, and its place is there; then have everybody wait."""
    hand = player.page.get_by_role("group", name=re.compile("Your hand"))
    found = hand.get_by_role("button", name=re.compile(rf"^({card}).*can be played now$"))
    end = time.monotonic() + LONGEST
    doing = player.page.get_by_role("button", name="Do that", exact=True)
    while not (found.count() and place.count() and settled(player) and found.count() and place.count()):
        assert time.monotonic() < end, f"no {card} could be played"
        assert not player.over(), f"the game ended before {card} could be played"
        done = doing.count()
        if not player.act():
            player.page.wait_for_timeout(20)
        elif done:
            with suppress(AssertionError):  # the next hint may be there already
                expect(doing).to_have_count(0, timeout=10_000)
    return found.first


def settled(player: Player) -> bool:
    """Nobody else is about to act: it is our decision alone, or the server knows that we want to think."""
    button = partial(player.page.get_by_role("region", name="What now").get_by_role, "button", exact=True)
    if button(name="Wait!").count() and player.tap(button(name="Wait!")):
        with suppress(AssertionError):  # the window has closed meanwhile
            expect(button(name="Go on")).to_be_visible(timeout=2000)
    if button(name="Go on").count() or button(name="I am ready").count():
        return True
    mine = player.page.get_by_role("heading", name=re.compile(r"^Turn \d+: you$"))
    return mine.count() > 0 and not button(name="Wait!").count()


def title(card: Locator) -> str:
    return (card.get_attribute("aria-label") or card.inner_text()).partition(",")[0]


def told(player: Player, line: str) -> None:
    """What is read out says so, now or soon."""
    expect(player.page.get_by_role("log", name="What happens").get_by_text(line).first).to_be_attached(timeout=15_000)
