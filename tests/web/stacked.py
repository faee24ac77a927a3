"""Moments to play a card of the hand, in a game whose box has much of what goes to others: Curses, enhancers."""

import re
from collections.abc import Callable, Sequence
from functools import partial

from playwright.sync_api import Locator, Page, expect

from kickdoor.engine.ids import K_ITEM, K_LEVEL
from tests.web.browser import Visitor
from tests.web.positions import HOST, Moment, Shelved
from tests.web.test_axe import go_on
from tests.web.wanted import Wanted, of_kind, shelve

CURSES = ("lose-a-level", "change-sex", "duck-of-doom", "lose-two-cards", "income-tax")
ENHANCERS = ("ancient", "humongous", "intelligent", "enraged")
DECKS = {name: 9 for name in (*ENHANCERS, *(f"curse-{name}" for name in CURSES))}
KINDS = ("arrange", "trouble", "combat")  # of questions, beside which the hand can be played


def playable(cards: Sequence[str], moment: Moment, target: str = "") -> list[str]:
    """Those of the cards that may be played, on such a target, while everybody waits for the host."""
    if not moment.request.mandatory or moment.request.kind not in KINDS:
        return []
    held = moment.hand.intersection(cards)
    plays = [step for step in moment.steps if step["do"] == "play" and step["card"] in held]
    return [str(step["card"]) for step in plays if str(step.get("target", "")).startswith(target)]


def trouble(moment: Moment) -> list[str]:
    """Monsters of the hand that may be fought now."""
    looking = [step for step in moment.steps if step["do"] == "look-for-trouble"]
    return [str(step["card"]) for step in looking] if moment.request.mandatory else []


curse = partial(playable, [f"curse-{name}" for name in CURSES])
enhancer = partial(playable, ENHANCERS)
item = partial(playable, of_kind(K_ITEM))
level = partial(playable, of_kind(K_LEVEL), target=f"seat-{HOST}")


def stacked() -> Shelved:
    """The first game with a moment for each."""
    wanted: tuple[Wanted, ...] = (curse, enhancer, item, level, trouble)
    return shelve("stacked", *wanted, options={"decks": DECKS})


def at_hand(visitor: Visitor, game: Shelved, what: Callable[[Moment], list[str]]) -> Locator:
    """Go on from the first moment for such a card; the card in the hand."""
    moment = game.first("a card to be played", what)
    go_on(visitor, game, moment.at)
    name = "[^a-z]+".join(what(moment)[0].split("-"))
    name = re.sub(r"(?<=\d)(?=\d)", ",?", name)  # 1,000 Gold Pieces
    hand = visitor.page.get_by_role("group", name=re.compile("^Your hand"))
    card = hand.get_by_role("button", name=re.compile(rf"^{name}\b.*can be played now$", re.IGNORECASE)).first
    card.wait_for()
    return card


def title(card: Locator) -> str:
    return (card.get_attribute("aria-label") or card.inner_text()).partition(",")[0]


def told(page: Page, line: str) -> None:
    """What is read out says so, now or soon."""
    expect(page.get_by_role("log", name="What happens").get_by_text(line).first).to_be_attached()
