"""The stage: whatever happens there, at every size, nothing of it is cut or covered, and it never changes its size."""

import re
import time
from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import expect

from tests.server.process import Process
from tests.web.browser import LONGEST, Pilot, Visitor
from tests.web.painted import once
from tests.web.positions import Moment, Shelved
from tests.web.test_axe import go_on
from tests.web.test_table import QUICK, new_table
from tests.web.wanted import throws

SIZES = ((1440, 900), (1280, 800), (1024, 768), (390, 844), (360, 640))
TEXTS = (1, 1.5)
TRIED = count()  # a table has a name of its own each time a test is tried
EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")

# The size of the text, and time for the page to be laid out anew.
SETTLE = """(text) => {
    document.documentElement.style.setProperty('--text', text);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

# What of the stage is cut off or covered, and how large it is.
FAULTS = """() => {
    const inside = document.querySelector('[data-stage]');
    if (!inside) return null;
    const zone = inside.parentElement.getBoundingClientRect();
    const stage = inside.closest('[data-place="middle"]').getBoundingClientRect();
    const faults = [];
    const said = (it) => `${it.tagName} ${it.className} ${it.textContent.trim().slice(0, 40)}`;
    const say = (what, it) => faults.push(`${what}: ${said(it)}`);
    const edges = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round);
    const within = (box, area, hair) => box.left >= area.left - hair && box.top >= area.top - hair
        && box.right <= area.right + hair && box.bottom <= area.bottom + hair;
    if (!within(stage, {left: 0, top: 0, right: innerWidth, bottom: innerHeight}, 1)) say('off the screen', inside);
    for (const element of inside.querySelectorAll('*')) {
        const leaf = element.matches('button, a, .card, .face, output, p, h3, li, b, small, .words');
        const box = element.getBoundingClientRect();
        if (!leaf || !box.width || element.closest('.leaf, .sr')) continue;
        if (!within(box, zone, 1.5)) say(`cut, ${edges(box)} in ${edges(zone)}`, element);
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (top && !top.closest('[data-place="middle"]')) say('covered', element);
        const clips = getComputedStyle(element).overflow === 'hidden' && element.matches('p, h3, b, small');
        if (clips && element.scrollWidth > element.clientWidth + 1) say('clipped', element);
    }
    for (const sum of inside.querySelectorAll('.sum')) {
        const one = sum.getBoundingClientRect();
        for (const other of inside.querySelectorAll('.card, .words, p, .addend, .face')) {
            const two = other.getBoundingClientRect();
            const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
            const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
            if (two.width && across > 2 && down > 2) say(`over the sum ${sum.textContent}`, other);
        }
    }
    return { faults, height: Math.round(stage.height) };
}"""

# What of the own things is not wholly there: the hand, and what can be done.
OWN = """() => {
    const faults = [];
    for (const hand of document.querySelectorAll('.hand'))
        if (hand.scrollHeight > hand.clientHeight + 3 && !(hand.children.length > 10 && hand.matches('.beyond')))
            faults.push(`the hand of ${hand.children.length} is cut`);
    for (const acts of document.querySelectorAll('.asked .acts')) {
        const [inner, outer] = [acts, acts.parentElement].map((each) => each.getBoundingClientRect());
        const whole = inner.bottom <= outer.bottom + 1 && inner.top >= outer.top - 1;
        if (!whole) faults.push(`cut: ${acts.textContent.trim()}`);
    }
    for (const picker of document.querySelectorAll('.picker'))
        if (picker.scrollHeight > picker.clientHeight + 3) faults.push('what is chosen from is cut');
    // lines of different paragraphs that lie on each other
    const seen = (each) => getComputedStyle(each).position !== 'absolute'; // else it is only read out
    const words = [...document.querySelectorAll('.asked .words > p')].filter(seen).flatMap((each) => {
        const range = document.createRange();
        const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        const boxes = [];
        while (texts.nextNode()) {
            range.selectNodeContents(texts.currentNode);
            boxes.push(...[...range.getClientRects()].map((box) => ({ each, box })));
        }
        return boxes;
    });
    for (const one of words)
        for (const two of words) {
            const down = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
            const across = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
            if (one.each !== two.each && across > 0 && down > 6)
                faults.push(`${one.each.textContent.trim()} lies on ${two.each.textContent.trim()}`);
        }
    return faults;
}"""

LOOK = once(f"() => ({{ told: ({FAULTS})(), own: ({OWN})() }})")

# By how much a card that is thrown into a fight, and who threw it, are wider than the place between the sides.
BESIDE = """() => {
    const [throwing, between] = ['.throw', '.between'].map((each) => document.querySelector(each).offsetWidth);
    return throwing - between;
}"""


def kind(moment: Moment) -> tuple[object, ...]:
    """What sort of thing stands on the stage."""
    view = moment.view
    fight = view.combat
    crowd = min(3, len(fight.cards)) if fight else 0
    deal = bool(view.deal and view.deal.made)
    return (
        view.phase,
        crowd,
        deal,
        bool(view.die),
        bool(view.curse),
        bool(view.shown),
        bool(view.spoils),
        bool(view.body),
    )


def crowd(moment: Moment) -> int:
    """How much there is to show."""
    fight = moment.view.combat
    cards = sum(1 + len(monster.enhancers) for monster in fight.cards) + len(fight.played) if fight else 0
    return cards + len(moment.view.spoils) + len(moment.view.body) + len(moment.view.shown)


class Measure:
    """What was found at all sizes so far."""

    def __init__(self, visitor: Visitor, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
        self.page = visitor.page
        self.sizes = sizes
        self.heights: dict[tuple[int, int, float], int] = {}
        self.faults: set[str] = set()

    def look(self, where: str) -> None:
        for text in TEXTS:
            for width, height in self.sizes:
                self.page.set_viewport_size({"width": width, "height": height})
                seen = self.page.evaluate(LOOK, text)
                told, own = seen["told"], seen["own"] if text == 1 else []
                if told is None:  # the game is over
                    continue
                here = f"{where} at {width}x{height}, text {text}"
                self.faults.update(f"{here}: {fault}" for fault in (*told["faults"], *own))
                before = self.heights.setdefault((width, height, text), told["height"])
                if before != told["height"]:
                    self.faults.add(f"{here}: the stage is {told['height']} px high, and was {before}")


def look_at_all(visitor: Visitor, game: Shelved, asked: str, phones: bool = False) -> set[str]:
    """What is amiss where the game goes on from a moment of each kind, the one with the most to show."""
    kinds: dict[tuple[object, ...], Moment] = {}
    for moment in sorted(game.moments, key=crowd):
        kinds[kind(moment)] = moment
    measure = Measure(visitor, SIZES[-2:] if phones else SIZES)
    for moment in kinds.values():
        go_on(visitor, game, moment.at)
        visitor.page.get_by_role("region", name=asked).wait_for()
        measure.look(f"after {moment.at} choices")
    assert len(kinds) > 6
    return measure.faults


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_of_moment(guests: Callable[..., Visitor], client_server: Process, edition: str) -> None:
    game = Shelved(f"staged{next(TRIED)}", editions=(edition,))
    game.put(client_server.database)
    visitor = guests()
    faults = look_at_all(visitor, game, "What now")
    assert not faults, "\n".join(sorted(faults))
    assert not visitor.complaints


def test_in_german(guests: Callable[..., Visitor], client_server: Process) -> None:
    """Where words are long, and the stage has piles of its own."""
    game = Shelved(f"deutsch{next(TRIED)}", editions=("apocalypse",))
    game.put(client_server.database)
    visitor = guests()
    visitor.wish(language="de")
    faults = look_at_all(visitor, game, "Was jetzt", phones=True)
    assert not faults, "\n".join(sorted(faults))
    assert not visitor.complaints


def test_a_whole_game(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    settings = QUICK | {"options": {"winning_level": 4}}
    visitor.go(f"/table/{new_table(visitor, ['heuristic:chatty'] * 3, settings)}?now")
    pilot, measure = Pilot(visitor), Measure(visitor)
    looks = 0
    end = time.monotonic() + LONGEST
    while not pilot.over():
        assert time.monotonic() < end, "the game does not end"
        if pilot.act():
            looks += 1
            if looks % 6 == 0:
                measure.look(f"look {looks}")
        else:
            visitor.page.wait_for_timeout(20)
    assert looks > 20
    assert not measure.faults, "\n".join(sorted(measure.faults))
    assert not visitor.complaints


def test_a_card_thrown_into_a_fight(guests: Callable[..., Visitor], game: Shelved) -> None:
    """The stage says who threw it and by how much it turned the fight, and has room for that."""
    visitor = guests()
    page = visitor.page

    moment = game.first("an own fight with a card to throw into it", throws)
    go_on(visitor, game, moment.at)
    hand = page.get_by_role("group", name=re.compile("^Your hand"))
    name = throws(moment)[0].replace("-", ".")
    hand.get_by_role("button", name=re.compile(f"{name}.*can be played now$", re.IGNORECASE)).first.dblclick()
    fight, way = page.get_by_role("region", name="The fight"), page.get_by_role("dialog").get_by_role("button")
    thrown = fight.get_by_text(re.compile("^Mira (plays|uses) "))
    expect(thrown.or_(way.first).first).to_be_visible()
    if way.count():
        way.filter(has_text=re.compile("^(Play|Use) ")).first.click()
    expect(thrown).to_be_visible()
    expect(fight.get_by_text(re.compile(r"^[+−]\d+$")).first).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(SETTLE, 1)
    assert page.evaluate(BESIDE) <= 0, "the throw reaches beyond its place"
    measure = Measure(visitor)
    measure.look("thrown")
    assert not measure.faults, "\n".join(sorted(measure.faults))
    assert not visitor.complaints
