"""What a moment means: who would win, how long it lasts then, choices with one answer, and nobody to wait for."""

import pytest

from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import DIE_PLUS, DIE_PURPOSE, DIE_RUN, ESCAPE_ON, F_PICK
from kickdoor.engine.options import options
from kickdoor.engine.stack import run_from
from kickdoor.engine.state import State
from kickdoor.engine.view import die_view
from kickdoor.outlook import NO_ESCAPE, flights, look_ahead
from kickdoor.server import journal as j
from tests.server.house import House, fight, housed, played

PEOPLE = ("Ann", "Ben", "Cay")
LAST = 15.0  # seconds, as by default


def would_win(s: State) -> bool:
    return fight(s) and bool(look_ahead(s).winners)


def ordinary(s: State) -> bool:
    return fight(s) and not look_ahead(s).winners


def one_answer(s: State) -> bool:
    """The first seat must pick, and there is one thing to pick."""
    top = s.stack[-1]
    return top[0] == F_PICK and s.deciding == 1 and len(options(s, 0)) == 1


def idle(s: State) -> bool:
    """A window in which the first seat could only pass."""
    return fight(s) and len(options(s, 0)) < 2 and not look_ahead(s).winners


@housed
async def test_the_last_chance_is_longer_and_everybody_is_told(house: House) -> None:
    guests = await house.seat(PEOPLE, opened=played(would_win))
    for guest in guests:
        assert guest.update["outlook"]["winners"]
        assert guest.clock["last"]
        assert guest.clock["length"] == guest.clock["left"] == LAST
    window = guests[0].clock["window"]
    await house.wait(LAST - 0.1)
    assert guests[0].clock["window"] == window
    assert not guests[0].room.playing.over
    await house.wait(0.2)
    assert guests[0].room.state == "over"


@housed
async def test_the_last_chance_ends_early_only_when_every_person_says_so(house: House) -> None:
    guests = await house.seat(PEOPLE, opened=played(would_win))
    window = guests[0].clock["window"]
    for guest in guests:
        assert guest.room.state == "playing"
        await guest.do(t="ack", window=window)
    assert guests[0].room.state == "over"


@housed
async def test_an_ordinary_fight_is_no_last_chance(house: House) -> None:
    guests = await house.seat(PEOPLE, opened=played(ordinary))
    assert not guests[0].update.get("outlook", {}).get("winners")
    assert not guests[0].clock.get("last")
    assert guests[0].clock["length"] == 2.6


def test_looking_ahead_changes_nothing_and_comes_true() -> None:
    """What is foreseen is what happens when everybody passes."""
    opened = played(would_win)
    assert opened.choices
    seen: list[State] = []

    def remember(s: State) -> bool:
        if would_win(s):
            seen.append(s.clone())
        return bool(seen)

    played(remember)
    s = seen[0]
    before = s.fields()
    told = look_ahead(s)
    assert s.fields() == before
    while not s.winners and s.asked != CHANCE:
        apply(s, next(seat for seat in range(s.n) if s.invited >> seat & 1), (1, 0, 0, 0))
    assert told.winners == tuple(seat for seat in range(s.n) if s.winners >> seat & 1)
    assert told.levels == ((told.winners[0], s.level[told.winners[0]]),)


@pytest.mark.parametrize("edition", ["classic", "legends", "apocalypse", "steampunk", "adventure-time"])
def test_what_the_die_must_show_to_get_away_is_what_it_must_show(edition: str) -> None:
    """With what the monster itself changes about the roll."""
    seen: set[tuple[int, int]] = set()  # (what it must show, what it shows)

    def rolled(s: State) -> bool:
        die = die_view(s)
        if die is None or s.combat is None or s.stack[-1][DIE_PURPOSE] != DIE_RUN or s.stack[-1][DIE_PLUS]:
            return False
        uid = run_from(s)
        least = next((roll for seat, monster, roll in flights(s) if (seat, monster) == (die.seat, uid)), None)
        if least is not None:
            assert (die.value >= ESCAPE_ON) == (die.face >= least)
            seen.add((least, die.face))
        return len({roll for roll, _face in seen}) > 2 and len(seen) > 9

    played(rolled, editions=(edition,))
    assert any(roll not in (0, ESCAPE_ON, NO_ESCAPE) for roll, _face in seen)


@housed
async def test_a_choice_with_one_answer_makes_itself(house: House) -> None:
    guests = await house.seat(PEOPLE, opened=played(one_answer, clocks={"pace": 1.0}))
    ann = guests[0]
    assert ann.request
    assert len(ann.request["options"]) == 1
    asked = ann.request["id"]
    await house.wait(0.9)
    assert ann.request["id"] == asked  # it is seen first
    await house.wait(0.2)
    assert not ann.request or ann.request["id"] != asked
    rows = [row for row in await house.rows(ann.at) if isinstance(row, j.Chose)]
    assert rows[0].by == "forced"


@housed
async def test_nobody_waits_for_the_only_person_who_can_do_nothing(house: House) -> None:
    ann = (await house.seat(PEOPLE[:1], opened=played(idle, clocks={"pace": 0.5})))[0]
    assert ann.request is None
    assert not ann.clock.get("window")
    length = ann.room.length
    await house.wait(0.6)
    assert ann.room.length > length


@housed
async def test_who_looks_on_is_told_nothing_by_the_time_it_takes(house: House) -> None:
    """A stranger would learn what the only person holds: then the window is asked and lasts like any other."""
    ann = (await house.seat(PEOPLE[:1], start=False, opened=played(idle, clocks={"pace": 5.0})))[0]
    watcher = await house.guest("Wes")
    await watcher.come(ann.at)
    await ann.done(t="start")
    assert ann.request is None
    assert ann.clock["window"]
    assert ann.clock["length"] == watcher.clock["length"] == 2.6


@housed
async def test_a_face_is_kept_and_shown(house: House) -> None:
    guests = await house.seat(PEOPLE, start=False)
    ann, ben, _cay = guests
    await ann.done(t="look", face="12345")
    assert ben.table["seats"][0]["face"] == "12345"
    assert isinstance((await house.rows(ann.at))[-1], j.Faced)
    rows = len(await house.rows(ann.at))
    await ann.done(t="look", face="12345")
    assert len(await house.rows(ann.at)) == rows  # the same again is no news
    await house.restart()
    await ben.come(ben.at)
    assert ben.table["seats"][0]["face"] == "12345"
