"""The names of all cards in full hands on a phone: none is cut, and a word that breaks has a hyphen."""

import json
import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.process import Process
from tests.web.browser import Visitor
from tests.web.positions import HOST, Moment, Shelved
from tests.web.test_axe import go_on
from tests.web.test_stage import EDITIONS, LOOK, SETTLE, SIZES, TEXTS

PHONES = ({"width": 390, "height": 844}, {"width": 360, "height": 640})
HANDS = (10, 8, 6, 4)  # in two lines of five, four and three, and in one
TRIED = count()
MANY = (7, 10, 14, 25)
FIRST = 20
FADES = "it => getComputedStyle(it).maskImage !== 'none'"

DEALT = """cards => cards.join()
    === [...document.querySelectorAll('.hand [data-card]')].map((each) => each.dataset.card).join()"""

# What is wrong with the names in the hand: cut by its tile, or a word that goes on in the next line without a hyphen.
FAULTS = r"""() => [...document.querySelectorAll('.hand [data-card]')].flatMap((card) => {
    const title = card.querySelector('[lang]');
    const [inner, outer] = [title, card.firstElementChild].map((each) => each.getBoundingClientRect());
    const whole = inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5
        && inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
    const faults = whole ? [] : [`cut: ${title.textContent}`];
    for (const text of [...title.childNodes].filter((each) => each.nodeType === 3)) {
        const top = (at) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return [...range.getClientRects()].findLast((each) => each.width)?.top;
        };
        for (let at = 1; at < text.length; at++) {
            if (!/^[^\s\-]{2}$/.test(text.data.slice(at - 1, at + 1))) continue;
            if (top(at) > top(at - 1) + 2) faults.push(`no hyphen: ${text.data.slice(0, at)} in ${title.textContent}`);
        }
    }
    for (const hyphen of title.querySelectorAll('i')) {
        const parts = [...title.childNodes].filter((each) => each === hyphen || each.nodeType === 3);
        const place = (text, at) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect().top;
        };
        const [before, , after] = parts.slice(parts.indexOf(hyphen) - 1);
        const broken = place(after, 0) > place(before, before.length - 1) + 2;
        const shown = hyphen.getBoundingClientRect().width;
        if (broken && !shown) faults.push(`no hyphen: ${before.data} in ${title.textContent}`);
    }
    return faults;
})"""


class Table:
    """A table as its page hears of it, with other cards in the own hand."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.hand: tuple[int, ...] = ()
        self.last: dict[str, Any] = {}
        self.page.route_web_socket(re.compile("/ws"), self.between)

    def between(self, page: WebSocketRoute) -> None:
        self.socket = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        told = json.loads(message)
        if told["t"] == "update":
            self.last = told
            self.deal(self.hand)
        else:
            self.socket.send(message)

    def deal(self, hand: tuple[int, ...]) -> None:
        self.hand = hand
        if self.last:
            player = self.last["view"]["players"][HOST]
            player["hand"], player["hand_size"] = list(hand), len(hand)
            self.socket.send(json.dumps(self.last))


def in_play(moment: Moment) -> int:
    host = moment.view.players[HOST]
    return len(host.traits) + len(host.worn) + len(host.pack)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_name_in_a_full_hand(guests: Callable[..., Visitor], client_server: Process, edition: str) -> None:
    game = Shelved(f"named{next(TRIED)}", editions=(edition,))
    game.put(client_server.database)
    names = {game.room.playing.scribe.title(card): card for card in range(len(game.room.box.tables.gold))}
    visitor = guests(PHONES[0])
    table = Table(visitor)
    go_on(visitor, game, game.first("the own turn", lambda m: m.request.mandatory and m.may("kick-door")).at)
    visitor.button("Kick open the door").wait_for()
    faults: set[str] = set()
    cards = tuple(names.values())
    hands = [cards[at : at + many] for many in HANDS for at in range(0, len(cards), many)]
    for number, hand in enumerate(hands):
        table.deal(hand)
        visitor.page.wait_for_function(DEALT, arg=list(hand))
        for size in PHONES if number % 2 else reversed(PHONES):  # the size of the last hand comes first
            visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
            for text in TEXTS:
                visitor.page.evaluate(SETTLE, text)
                found = visitor.page.evaluate(FAULTS)
                faults.update(f"{len(hand)} at {size['width']}, text {text}: {fault}" for fault in found)
    assert len(names) > 100
    assert not faults, "\n".join(sorted(faults))
    assert not visitor.complaints


def test_a_hand_of_any_size_is_whole_or_says_that_there_is_more(guests: Callable[..., Visitor], game: Shelved) -> None:
    """Ten cards are in sight everywhere; of more than fit the last line in sight fades until one came there."""
    visitor = guests()
    table, hand = Table(visitor), visitor.page.get_by_role("group", name=re.compile("^Your hand"))
    turns = (moment for moment in game.moments if moment.request.mandatory and moment.may("kick-door"))
    go_on(visitor, game, max(turns, key=in_play).at)
    visitor.button("Kick open the door").wait_for()
    more: set[tuple[int, int]] = set()
    for many in MANY:
        table.deal(tuple(range(FIRST, FIRST + many)))
        expect(hand.get_by_role("button")).to_have_count(many)
        for width, height in SIZES:
            visitor.page.set_viewport_size({"width": width, "height": height})
            assert visitor.page.evaluate(LOOK, 1)["own"] == [], f"{many} at {width}x{height}"
            if hand.evaluate(FADES):
                more.add((many, width))
                hand.evaluate("it => it.scrollTo(0, it.scrollHeight)")
                expect(hand.get_by_role("button").last).to_be_in_viewport(ratio=1)
                visitor.page.wait_for_function(f"!({FADES})(document.querySelector('.hand'))")
                hand.evaluate("it => it.scrollTo(0, 0)")
    assert {width for many, width in more if many == max(MANY)} == {width for width, _height in SIZES}
    assert min(many for many, _width in more) > 10
    assert not visitor.complaints
