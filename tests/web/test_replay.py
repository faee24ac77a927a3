"""A finished game watched again: forwards, backwards, with others, and gone on from."""

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from kickdoor.engine.view import view
from kickdoor.lab.analysis import analyse
from kickdoor.server.replays import read_replay
from tests.server.process import Process
from tests.web.browser import PHONE, Pilot, Visitor
from tests.web.positions import Shelved
from tests.web.wanted import ASKED, shelve

STEPS = 60  # of a pilot, at most


@pytest.fixture(scope="module")
def game(client_server: Process) -> Shelved:
    shelved = shelve("watched", ASKED["fight"], options={"winning_level": 4})
    shelved.put(client_server.database)
    return shelved


@pytest.fixture
def visitor(guests: Callable[..., Visitor], game: Shelved) -> Visitor:
    watcher = guests()
    watcher.go(f"/replay/{game.id}")
    position(watcher).wait_for()
    return watcher


def position(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider", name="Position in the game")


def at(visitor: Visitor) -> int:
    return int(position(visitor).input_value())


def levels(visitor: Visitor) -> list[str]:
    seats = visitor.page.get_by_role("article")
    return [seat.get_by_text(re.compile(r"^\d+$")).first.text_content() or "" for seat in seats.all()]


def test_scrubbing_shows_the_game_as_it_stood(visitor: Visitor, game: Shelved) -> None:
    slider = position(visitor)
    assert levels(visitor) == ["1", "1", "1", "1"]
    expect(visitor.page.get_by_role("article", name="Polly")).to_be_visible()  # as the bot was called at the table
    last = game.room.length
    slider.fill(str(last))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(f"choice {last:,} of {last:,}$"))
    winner = game.room.playing.winners[0]
    seat = visitor.page.get_by_role("article").nth(winner)
    expect(seat.get_by_role("img", name="has won")).to_be_visible()
    assert levels(visitor) == [str(player.level) for player in view(game.room.playing.state, -1).players]
    expect(visitor.page.get_by_role("region", name="What happened")).to_contain_text("wins the game")
    visitor.button("One choice back").click()
    expect(slider).to_have_value(str(last - 1))
    expect(seat.get_by_role("img", name="has won")).to_have_count(0)
    slider.press("Home")
    expect(slider).to_have_value("0")
    expect(visitor.button("One choice back")).to_be_disabled()
    assert not visitor.complaints


def test_it_plays_by_itself_as_fast_as_one_likes(visitor: Visitor) -> None:
    slider = position(visitor).element_handle()
    everything = visitor.page.get_by_role("region", name="Turning points").get_by_text("wins the game")

    def pace(speed: str) -> float:
        """Seconds for some choices at this speed."""
        position(visitor).fill("20")
        everything.wait_for()  # what is read meanwhile does not push out what is watched
        visitor.page.get_by_role("combobox", name="Speed").select_option(speed)
        visitor.button("Play").click()
        begin = time.monotonic()
        visitor.page.wait_for_function("slider => Number(slider.value) >= 28", arg=slider)
        taken = time.monotonic() - begin
        visitor.button("Pause").click()
        return taken

    assert pace("8×") * 2 < pace("1×")
    stopped = at(visitor)
    visitor.button("One choice on").click()
    assert at(visitor) == stopped + 1  # it goes on by hand alone
    assert not visitor.complaints


def test_a_jump_to_a_turning_point(visitor: Visitor) -> None:
    points = visitor.page.get_by_role("region", name="Turning points").get_by_role("button")
    won = points.filter(has_text="wins the game")
    won.wait_for()
    assert points.count() > 3
    won.click()
    end = at(visitor)
    assert end == int(position(visitor).get_attribute("max") or 0)
    expect(won).to_have_attribute("aria-current", "step")
    visitor.button("To the turning point before").click()
    before = at(visitor)
    assert 0 < before < end
    visitor.button("To the next turning point").click()
    assert at(visitor) == end


def test_looking_back_leads_to_the_turns_and_choices_that_mattered(
    guests: Callable[..., Visitor], client_server: Process
) -> None:
    """Three turning points by the chances to win, and choices with what would have been better; each leads there."""
    game = Shelved("erring", "heuristic:easy", options={"winning_level": 5})
    game.put(client_server.database)
    found = analyse(read_replay(game.replay()))
    visitor = guests()
    visitor.go(f"/replay/{game.id}")
    back = visitor.page.get_by_role("region", name="Looking back")
    turned = back.get_by_role("list", name="The turns that changed most").get_by_role("button")
    expect(turned).to_have_count(3)
    expect(back.get_by_role("img", name="Chances to win")).to_be_visible()
    for button, point in zip(turned.all(), found.turning, strict=True):
        expect(button).to_contain_text(f"from {100 * point.before:.0f} % to {100 * point.after:.0f} % to win")
        button.click()
        expect(position(visitor)).to_have_value(str(point.choice))
    erring = back.get_by_role("group", name="Whose choices").get_by_role("button")
    seats = sorted({mistake.seat for mistake in found.mistakes})
    expect(erring).to_have_count(len(seats))
    assert len(seats) > 1
    erring.last.click()
    choices = back.get_by_role("list", name="What would have been better").get_by_role("button")
    dearest = [mistake for mistake in found.mistakes if mistake.seat == seats[-1]]
    expect(choices).to_have_count(len(dearest))
    expect(choices.first).to_contain_text("Better: ")
    choices.first.click()
    expect(position(visitor)).to_have_value(str(dearest[0].choice))
    assert not visitor.complaints


def test_a_moment_is_shared_with_somebody_else(visitor: Visitor, guests: Callable[..., Visitor], game: Shelved) -> None:
    half = game.room.length // 2
    position(visitor).fill(str(half))
    there = re.compile(rf"^Turn [1-9]\d*, choice {half} ")
    expect(position(visitor)).to_have_attribute("aria-valuetext", there)
    told = position(visitor).get_attribute("aria-valuetext")
    visitor.button("Share").click()
    friend = guests(PHONE)
    friend.page.goto(visitor.page.get_by_role("textbox", name="Link to this very moment").input_value())
    expect(position(friend)).to_have_attribute("aria-valuetext", there)
    assert position(friend).get_attribute("aria-valuetext") == told
    assert not friend.complaints


def test_the_log_can_be_checked_without_a_server(visitor: Visitor, tmp_path: Path) -> None:
    visitor.button("Share").click()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Download the log").click()
    log = tmp_path / download.value.suggested_filename
    download.value.save_as(log)
    kickdoor = Path(sys.executable).with_name("kickdoor")
    verified = subprocess.run([kickdoor, "replay", "verify", log], capture_output=True, text=True, timeout=60)
    assert verified.returncode == 0, verified.stderr
    lines = log.read_text().splitlines()
    log.write_text("\n".join([*lines[:-2], lines[-1]]))  # the last choice is missing
    assert subprocess.run([kickdoor, "replay", "verify", log], capture_output=True, timeout=60).returncode == 1


def test_the_game_goes_on_from_here(visitor: Visitor, game: Shelved) -> None:
    moment = game.first("a fight", ASKED["fight"])
    position(visitor).fill(str(moment.at))
    visitor.button("Continue from here").click()
    visitor.page.get_by_role("textbox", name="Your name").fill("Mira")
    visitor.button("Set up the table").click()
    visitor.button("Start the game").click()
    fight = visitor.page.get_by_role("region", name="The fight")
    expect(fight.get_by_label("Strength of the monsters").first).to_have_text(str(moment.view.combat.monsters))  # type: ignore[union-attr]
    pilot = Pilot(visitor)
    for _ in range(STEPS):  # and it can be played
        if not fight.count():
            break
        if not pilot.act():
            visitor.page.wait_for_timeout(50)
    expect(fight).to_have_count(0)
    assert not visitor.complaints
