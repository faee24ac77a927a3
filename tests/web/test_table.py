"""Whole games through the page."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser import LONGEST, PATIENCE, PHONE, Pilot, Visitor
from tests.web.positions import Shelved
from tests.web.test_axe import go_on
from tests.web.wanted import ASKED

# A game of the usual length, and one of a few turns; see seeded.py.
QUICK: dict[str, object] = {"clocks": {"pace": 0, "window": 10}, "delay": 31}
SHORT: dict[str, object] = {**QUICK, "options": {"winning_level": 3}, "delay": 46}


def new_table(visitor: Visitor, bots: list[str], settings: dict[str, object] = SHORT) -> str:
    """A table of one's own, made by the page's own script."""
    return visitor.make("/api/tables", {"settings": settings, "bots": bots})


def play(pilot: Pilot) -> None:
    end = time.monotonic() + LONGEST
    while not pilot.over():
        assert time.monotonic() < end, "the game does not end"
        if not pilot.act():
            pilot.page.wait_for_timeout(20)


def acts(pilot: Pilot) -> None:
    """The page can be played: what is drawn anew under the finger is tried again."""
    end = time.monotonic() + PATIENCE / 1000
    while not pilot.act():
        assert time.monotonic() < end, f"nothing can be done: {pilot.offered()}"
        pilot.page.wait_for_timeout(50)


def test_play_now_is_one_click_and_under_ten_seconds(guests: Callable[..., Visitor]) -> None:
    visitor = guests(PHONE)
    begin = time.monotonic()
    visitor.go("/")
    visitor.button("Play now").click()
    visitor.button("I am ready").wait_for()
    assert time.monotonic() - begin < 10
    assert not visitor.complaints


def test_a_whole_game_against_bots(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    visitor.go(f"/table/{new_table(visitor, ['heuristic:normal'] * 3)}?now")
    play(Pilot(visitor))
    visitor.page.get_by_role("link", name="Watch the replay").click()
    expect(visitor.page).to_have_url(re.compile("/replay/"))
    assert not visitor.complaints


def test_a_reload_in_the_middle_of_a_game_brings_it_back(guests: Callable[..., Visitor]) -> None:
    visitor = guests(PHONE)
    visitor.go(f"/table/{new_table(visitor, ['heuristic:normal'] * 3)}?now")
    visitor.button("I am ready").wait_for()
    hand = visitor.page.get_by_role("group", name=re.compile("Your hand"))
    before = hand.get_by_role("button").count()
    assert before
    visitor.page.reload()
    visitor.button("I am ready").wait_for()
    assert hand.get_by_role("button").count() == before
    acts(Pilot(visitor))
    assert not visitor.complaints


def test_a_reload_in_the_middle_of_a_fight_brings_it_back(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    pilot = Pilot(visitor)
    for delay in range(64, 72):  # a short game may end before there is one
        visitor.go(f"/table/{new_table(visitor, ['heuristic:normal'] * 3, SHORT | {'delay': delay})}?now")
        if to_an_own_fight(pilot):
            break
    before = shown(pilot)
    visitor.page.reload()
    pilot.asked.wait_for()
    expect(visitor.page.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(len(before["log"]))
    assert shown(pilot) == before
    acts(pilot)
    assert not visitor.complaints


def to_an_own_fight(pilot: Pilot) -> bool:
    """Until there is a fight in which this player must decide: then nothing moves. False: the game is over before."""
    end = time.monotonic() + LONGEST
    while not any(name.startswith(("Ask for help", "Run away")) for name in pilot.offered()):
        assert time.monotonic() < end, "there is no fight"
        if pilot.over():
            return False
        if not pilot.act():
            pilot.page.wait_for_timeout(20)
    pilot.page.get_by_role("region", name="The fight").wait_for()
    return True


def shown(pilot: Pilot) -> dict[str, list[str]]:
    """The fight, the request, the hand and the log, as the page has them."""
    page = pilot.page
    fight = page.get_by_role("region", name="The fight")
    expect(fight.get_by_role("list", name="Strength of the munchkins").get_by_role("listitem")).not_to_have_count(0)
    return {
        "sums": fight.get_by_role("status").all_text_contents(),
        "addends": fight.get_by_role("listitem").all_text_contents(),
        # a hint, which takes the place of the cause, is asked for again
        "asked": [name for name in pilot.offered() if name != "Do that" and " against your " not in name],
        "hand": page.get_by_role("group", name=re.compile("Your hand")).get_by_role("button").all_text_contents(),
        "log": page.get_by_role("list", name="Log").get_by_role("listitem").all_text_contents(),
    }


def test_a_spectator_sees_no_hand(guests: Callable[..., Visitor]) -> None:
    player, watcher = guests(), guests()
    table = new_table(player, ["heuristic:normal"] * 3)
    player.go(f"/table/{table}?now")
    player.button("I am ready").wait_for()
    watcher.go(f"/table/{table}")
    watcher.page.get_by_text("You are watching.").wait_for()
    assert watcher.page.get_by_role("group", name=re.compile("Your hand")).count() == 0
    assert not watcher.complaints


def test_a_rule_and_a_player_are_read_at_the_table(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    table = go_on(visitor, game, game.first("an own fight", ASKED["fight"]).at)
    page, sheet = visitor.page, visitor.page.get_by_role("dialog")
    page.get_by_role("region", name="The fight").get_by_role("link", name=re.compile("Mira.s Level")).click()
    expect(sheet).to_have_accessible_name("Rule COMB-01")
    expect(sheet).to_contain_text("Combat strength is")
    page.keyboard.press("Escape")
    page.get_by_role("group", name="Players").get_by_role("button").first.click()
    for place in ("Headgear", "Armor", "Footgear", "hands"):
        expect(sheet.get_by_role("term").filter(has_text=place)).to_be_visible()
    assert page.url == f"{visitor.address}/table/{table}"
    assert not visitor.complaints
