"""Moments that must not be missed or misread: somebody about to win, Charity, a card in passing, the typed name."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.process import Process
from tests.web.browser import DESK, PHONE, Visitor
from tests.web.positions import HOST, Shelved
from tests.web.test_axe import go_on, to_the_end
from tests.web.wanted import (
    about_to_win,
    arms_a_winner,
    own_offer,
    own_turn,
    shelve,
    too_many_and_one_to_play,
    too_many_cards,
)

FINGER = 44  # px
RING_TO_NUMBERS = """all => all.map((seat) => {
    seat.classList.add('close')
    const level = seat.querySelector('[data-level]')
    const ring = parseFloat(getComputedStyle(level).boxShadow.split('px')[3]) // its spread
    return seat.querySelector('.numbers svg').getBoundingClientRect().left - level.getBoundingClientRect().right - ring
})"""
LOGS = 8  # moments of a game, of which the later half is looked at


def test_somebody_is_about_to_win(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    moment = game.first("the end", about_to_win)
    go_on(visitor, game, moment.at)
    asked = visitor.page.get_by_role("region", name="What now")
    expect(asked.get_by_role("alert")).to_contain_text(re.compile("wins? the game if nobody does anything!"))
    expect(asked.get_by_role("button", name="Let it stand")).to_be_visible()
    fight = visitor.page.get_by_role("region", name="The fight")
    expect(fight).to_contain_text("the game if nobody does anything!")
    assert not visitor.complaints


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_ring_of_who_is_one_level_short_keeps_off_the_numbers(
    guests: Callable[..., Visitor], game: Shelved, size: dict[str, int]
) -> None:
    visitor = guests(size)
    go_on(visitor, game, game.first("own turn", own_turn).at)
    seats = visitor.page.get_by_role("group", name="Players").get_by_role("button")
    seats.first.wait_for()
    assert min(seats.evaluate_all(RING_TO_NUMBERS)) >= 0
    assert not visitor.complaints


def test_no_golden_button_hands_the_game_to_another(guests: Callable[..., Visitor], client_server: Process) -> None:
    game = shelve("arming", arms_a_winner)
    game.put(client_server.database)
    moment = game.first("a fight that another would win the game by", arms_a_winner)
    visitor = guests()
    go_on(visitor, game, moment.at)
    name = arms_a_winner(moment)[0].replace("-", ".")
    hand = visitor.page.get_by_role("group", name=re.compile("^Your hand"))
    hand.get_by_role("button", name=re.compile(f"^{name}", re.IGNORECASE)).first.click()
    ways = visitor.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Play "))
    expect(ways).to_have_count(2)
    expect(ways.nth(0)).to_contain_text("monsters")
    expect(ways.nth(1)).to_contain_text("munchkins")
    golden = "all => all.map((each) => each.classList.contains('main'))"
    assert ways.evaluate_all(golden) == [True, False]
    assert not visitor.complaints


def test_what_is_offered_is_seen_while_it_is_made(guests: Callable[..., Visitor], client_server: Process) -> None:
    visitor = guests()
    game = shelve("offering", own_offer)
    game.put(client_server.database)
    making = game.first("an offer in the making", own_offer)
    go_on(visitor, game, making.at)
    expect(visitor.page.get_by_role("region", name="An offer")).to_contain_text("for help")
    asked = visitor.page.get_by_role("region", name="What now")
    expect(asked).to_contain_text("Make the offer as it stands?")
    expect(asked.get_by_role("button", name="Make the offer")).to_be_visible()
    assert not visitor.complaints


def test_charity_is_chosen_at_once_and_confirmed_once(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    moment = game.first("charity", too_many_cards)
    assert moment.view.charity is not None
    limit, hand = moment.view.charity[0], moment.view.players[HOST].hand
    go_on(visitor, game, moment.at)
    cards = visitor.page.get_by_role("group", name="Cards to choose from").get_by_role("checkbox")
    over = len(hand) - limit
    expect(cards).to_have_count(len(hand))
    spot = cards.first.bounding_box()
    assert spot is not None
    assert min(spot["width"], spot["height"]) > FINGER, "what is pressed is the whole card"
    expect(visitor.button(re.compile(f"^Choose {over} more$"))).to_be_disabled()
    for card in cards.all()[:over]:
        card.check()
    visitor.button(re.compile("^(Give them away|Discard them)$")).click()
    expect(cards).to_have_count(0)
    held = visitor.page.get_by_role("group", name=re.compile("^Your hand"))
    expect(held.get_by_role("button")).to_have_count(limit)
    assert not visitor.complaints


def test_cards_are_played_before_charity(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    moment = game.first("charity with a card to play", too_many_and_one_to_play)
    hand = moment.view.players[HOST].hand
    go_on(visitor, game, moment.at)
    visitor.button("Play cards first").click()
    held = visitor.page.get_by_role("group", name=re.compile("^Your hand")).get_by_role("button")
    expect(held).to_have_count(len(hand))
    held.and_(visitor.button(re.compile("Item,.*can be played now"))).first.dblclick()
    expect(visitor.button("Take back")).to_be_visible()
    if len(hand) - 1 > (moment.view.charity or (0,))[0]:
        visitor.button(re.compile(r"^(Give away|Discard) \d cards?$")).click()
        cards = visitor.page.get_by_role("group", name="Cards to choose from").get_by_role("checkbox")
        expect(cards).to_have_count(len(hand) - 1)
    assert not visitor.complaints


def test_a_card_is_read_in_passing(guests: Callable[..., Visitor], game: Shelved) -> None:
    """Under the mouse, with the focus, and under a finger that stays."""
    visitor = guests()
    moment = game.first("own turn", own_turn)
    go_on(visitor, game, moment.at)
    hand = visitor.page.get_by_role("group", name=re.compile("^Your hand")).get_by_role("button")
    hand.first.wait_for()
    words = visitor.page.evaluate("async () => (await (await fetch('/api/boxes?editions=classic')).json()).faces")
    title = (hand.first.get_attribute("aria-label") or "").partition(",")[0]
    line = next(face["text"][-1] for face in words if face["title"] == title)
    large = visitor.page.get_by_text(line[-20:])
    expect(large).to_have_count(0)
    hand.first.hover()
    expect(large.first).to_be_visible()
    visitor.page.mouse.move(0, 0)
    expect(large).to_have_count(0)
    visitor.page.keyboard.press("c")
    expect(hand.first).to_be_focused()
    expect(large.first).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    hand.first.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(large.first).to_be_visible()
    hand.first.dispatch_event("pointerup", {"pointerType": "touch"})
    expect(large).to_have_count(0)


def test_chat_does_not_arrive_unseen_on_a_phone(guests: Callable[..., Visitor], game: Shelved) -> None:
    player, watcher = guests(PHONE), guests()
    table = go_on(player, game, game.first("own turn", own_turn).at)
    opener = player.button(re.compile("^Log and chat"))
    opener.wait_for()
    expect(opener).not_to_contain_text("new")
    watcher.go(f"/table/{table}")
    watcher.page.get_by_role("textbox", name="Say something").fill("Anybody for the dragon?")
    watcher.button("Send").click()
    expect(opener).to_contain_text("1 new")
    opener.click()
    player.page.get_by_role("tab", name="Chat").click()
    expect(player.page.get_by_role("list", name="Chat")).to_contain_text("Anybody for the dragon?")
    player.page.keyboard.press("Escape")
    expect(opener).not_to_contain_text("new")


# How far the log is from its end, once it has been laid out.
FROM_THE_END = """(log) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
    requestAnimationFrame(() => done(log.scrollHeight - log.clientHeight - log.scrollTop)))))"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_log_opens_at_its_newest_line(guests: Callable[..., Visitor], game: Shelved, size: dict[str, int]) -> None:
    visitor = guests(size)
    visitor.wish(language="de")  # whose lines are longer
    for moment in game.moments[len(game.moments) // 2 :: len(game.moments) // LOGS]:
        go_on(visitor, game, moment.at)
        if size is PHONE:
            visitor.button(re.compile("^Verlauf und Chat")).click()
        log = visitor.page.get_by_role("list", name="Verlauf")
        log.get_by_role("listitem").last.wait_for()
        assert log.evaluate(FROM_THE_END) < 2
        assert log.evaluate("(log) => log.scrollHeight > 2 * log.clientHeight")
    assert not visitor.complaints


def test_again_deals_at_once_where_one_plays_with_bots(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    to_the_end(visitor, game)
    over = visitor.page.url
    visitor.button("Play again").click()
    expect(visitor.button(re.compile("^(I am ready|Kick open the door)$")).first).to_be_visible()
    assert visitor.page.url != over
    assert not visitor.complaints


def test_the_typed_name_is_kept(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    visitor.go("/")
    visitor.page.get_by_role("textbox", name="Your name").fill("Griselda")
    visitor.page.get_by_role("link", name=re.compile("Set up a table")).click()
    expect(visitor.page.get_by_role("button", name=re.compile("^Your seat: Griselda"))).to_be_visible()
    assert not visitor.complaints
