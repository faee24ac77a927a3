"""Time at a table: windows, decisions, banks, "wait!", and people who are gone. The tests make every second of it."""

from dataclasses import replace
from itertools import pairwise
from random import Random

from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import F_TURN, KIND, PASS, PH_SETUP, Choice
from kickdoor.engine.options import options
from kickdoor.engine.questions import asked_openly
from kickdoor.engine.state import State
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.server import journal as j
from kickdoor.server.buckets import Gate
from kickdoor.server.timing import GREAT
from tests.server.house import Guest, House, asked, choosing, fight, housed, played

PEOPLE = ("Ann", "Ben", "Cay")


async def last(house: House, guest: Guest) -> j.Chose:
    """The latest choice that was kept, but for those that make themselves."""
    return [row for row in await house.rows(guest.at) if isinstance(row, j.Chose) and row.by != "forced"][-1]


# ---- windows


@housed
async def test_a_window_runs_its_full_length_whoever_could_act(house: House) -> None:
    """Windows in which somebody could step in, and windows in which nobody could, last equally long."""
    guests = await house.seat(PEOPLE, opened=played(fight))
    ann, dice = guests[0], Random(1)
    could: list[bool] = []
    while len(could) < 12:
        window = ann.clock["window"]
        if not window:
            chooser = asked(*guests)
            assert chooser.request
            await chooser.done(t="choose", choice=dice.choice(chooser.request["options"])["choice"])
            continue
        could.append(any(len(options(ann.room.playing.state, seat)) > 1 for seat in range(3)))
        assert [guest.clock["left"] for guest in guests] == [2.6] * 3
        await house.wait(2.55)
        assert ann.clock["window"] == window
        await house.wait(0.06)
        assert ann.clock["window"] != window
        assert (await last(house, ann)).by == "clock"
    assert {True, False} == set(could)


@housed
async def test_a_window_ends_early_only_when_all_people_let_it_stand(house: House) -> None:
    ann, ben, cay = await house.seat(PEOPLE, opened=played(fight))
    window = ann.clock["window"]
    length = ann.room.length
    await ann.do(t="ack", window=window)
    assert ann.clock["stood"]
    assert not ben.clock["stood"]
    await ben.do(t="ack", window=window)
    await ben.do(t="ack", window=window)
    assert ann.room.length == length
    await cay.do(t="ack", window=window)
    assert ann.room.length > length
    assert (await last(house, ann)).by == "person"
    assert house.hall.pulse.now == 0.0
    length = ann.room.length
    await ann.do(t="ack", window=window)  # too late, but no harm
    assert ann.room.length == length


@housed
async def test_a_pass_lets_the_window_stand_and_is_done_when_it_is_kept(house: House) -> None:
    ann, ben, cay = await house.seat(PEOPLE, opened=played(fight))
    window = ann.clock["window"]
    assert await ann.do(t="choose", id="mine", choice=PASS) == {}
    assert ann.update["clock"]["window"] == window
    await ben.do(t="ack", window=window)
    await cay.do(t="ack", window=window)
    assert {"t": "done", "id": "mine"} in ann.listen()
    assert (await last(house, ann)).by == "person"


def acts(s: State) -> list[Choice]:
    """What the first seat could do to the fight of another, so that it stands all the same."""
    found = []
    for choice in options(s, 0) if fight(s) and s.combat and s.combat.fighter == 1 else ():
        after = s.clone()
        apply(after, 0, choice)
        if choice != PASS and after.asked != CHANCE and fight(after):
            found.append(choice)
    return found


def acting(s: State) -> bool:
    return bool(acts(s))


@housed
async def test_an_old_action_that_comes_again_and_again_holds_nobody_up(house: House) -> None:
    """What is too long ago to be remembered is refused by the database, and the table begins anew: not its clocks."""
    people = await house.seat(PEOPLE, opened=played(fight))
    eve = await house.guest("Eve")
    await eve.come(people[0].at)
    await eve.done(t="say", id="old", text="Good luck!")
    while not people[0].clock["window"]:
        chooser = asked(*people)
        assert chooser.request
        await chooser.done(t="choose", choice=chooser.request["options"][0]["choice"])
    number, length = people[0].clock["window"], eve.room.length
    asked_before = [guest.request["id"] for guest in people if guest.request]
    for turn in range(6):
        eve.room.actions.clear()  # as after four hundred others
        answer = await eve.do(t="say", id="old", text="Again!")
        assert answer["t"] == "done"
        if not turn:
            assert [guest.request["id"] for guest in people if guest.request] == asked_before
            await people[1].do(t="choose", id="pass", choice=PASS)
        await house.wait(0.5)
    assert "busy" not in str(people[1].listen())
    assert people[0].clock["window"] != number
    assert eve.room.length > length
    assert "Again!" not in str(people[0].listen())


@housed
async def test_a_window_lasts_no_longer_for_a_bot_that_still_thinks(house: House) -> None:
    """It would tell that there is something to think about."""
    people = await house.seat(PEOPLE, opened=played(fight))
    while not people[0].clock["window"]:
        chooser = asked(*people)
        assert chooser.request
        await chooser.done(t="choose", choice=chooser.request["options"][0]["choice"])
    timing, clock = house.at(people[0].at).timing, people[0].clock
    assert timing.window is not None
    timing.window.quiet = False  # as while somebody searches
    for guest in people:
        guest.send(t="ack", window=clock["window"])
    await house.wait(clock["length"] - 0.5)
    assert people[0].clock["window"] == clock["window"]  # as long as it lasts they may be heard
    await house.wait(1.0)
    assert people[0].clock["window"] != clock["window"]


@housed
async def test_who_comes_goes_or_turns_does_not_make_bots_think_anew(house: House) -> None:
    """Else bots that think for long would never come to an end, and no window would either."""
    (ann,) = await house.seat(["Ann"], opened=played(fight))
    table, eve = house.at(ann.at), await house.guest("Eve")
    await eve.come(ann.at)
    token = table.token
    for face in "ab":
        await ann.done(t="look", face=face)
        await eve.go()
        await eve.come(ann.at)
    assert table.token == token
    await ann.go()
    await eve.go()
    await ann.come(ann.at)  # a table that has slept begins with a new moment
    assert table.token > token or not ann.clock["window"]
    length = ann.room.length
    await house.wait(30.0)
    assert ann.room.length > length or ann.request


@housed
async def test_after_an_act_everybody_has_the_full_time_again(house: House) -> None:
    ann, ben, cay = await house.seat(PEOPLE, opened=played(acting))
    window = ann.clock["window"]
    await house.wait(2.0)
    assert (await ben.do(t="choose", id="waits", choice=PASS)) == {}
    await cay.do(t="ack", window=window)
    await ann.done(t="choose", choice=acts(ann.room.playing.state)[0])
    assert {m["code"] for m in ben.listen() if m.get("id") == "waits"} == {"stale"}  # it was about another moment
    assert ann.clock["window"] != window
    assert (ann.clock["left"], cay.clock["stood"]) == (2.6, False)
    await house.wait(2.5)
    assert ann.update["clock"]["window"] == cay.clock["window"] != 0
    await house.wait(0.2)
    assert (await last(house, ann)).by == "clock"


@housed
async def test_wait_stops_the_window_and_draws_on_a_budget(house: House) -> None:
    ann, ben, cay = await house.seat(PEOPLE, opened=played(fight, clocks={"hold": 8.0}))
    window, length = ann.clock["window"], ann.room.length
    await house.wait(1.0)
    await ben.do(t="hold", window=window)
    assert [guest.clock["holding"] for guest in (ann, ben, cay)] == [1, 1, 1]
    assert await ann.refused(t="hold", window=window) == "not-now"
    await house.wait(5.0)
    assert ann.room.length == length
    assert ann.clock["left"] == 1.6
    await cay.do(t="hold", window=window, on=False)  # only who said it may take it back
    assert cay.clock["holding"] == 1
    await ben.do(t="hold", window=window, on=False)
    assert ann.clock["holding"] == -1
    await house.wait(1.5)
    assert ann.room.length == length
    await ben.do(t="hold", window=window)
    await house.wait(2.75)  # three seconds were left
    assert ann.room.length == length
    await house.wait(0.5)
    assert ann.room.length > length  # the budget is used up: it goes on
    await ann.do(t="sync")
    assert [seat["hold"] for seat in ann.table["seats"]] == [8.0, 0.0, 8.0]


@housed
async def test_who_has_used_up_the_budget_cannot_wait_any_more(house: House) -> None:
    ann, ben, _cay = await house.seat(PEOPLE, opened=played(fight, clocks={"hold": 2.0, "window": 5.0}))
    window = ann.clock["window"]
    await ben.do(t="hold", window=window)
    await house.wait(2.5)
    assert await ben.refused(t="hold", window=window) == "not-now"
    assert await ben.refused(t="hold", window=window + 1) == "stale"
    await ann.do(t="hold", window=window)
    assert ann.clock["holding"] == 0


@housed
async def test_wait_takes_back_that_one_let_it_stand_and_the_other_way_round(house: House) -> None:
    ann, ben, cay = await house.seat(PEOPLE, opened=played(fight))
    window, length = ann.clock["window"], ann.room.length
    await ann.do(t="ack", window=window)
    await ann.do(t="hold", window=window)
    assert not ann.clock["stood"]
    await ben.do(t="ack", window=window)
    await cay.do(t="ack", window=window)
    await house.wait(10.0)
    assert ann.room.length == length
    await ann.do(t="ack", window=window)
    assert ann.room.length > length


@housed
async def test_a_wait_ends_with_who_said_it(house: House) -> None:
    ann, ben, _cay = await house.seat(PEOPLE, opened=played(fight, clocks={"hold": 100.0}))
    length = ann.room.length
    await ben.do(t="hold", window=ann.clock["window"])
    await ben.done(t="leave")
    await house.wait(3.0)
    assert ann.room.length > length


def opening(s: State) -> bool:
    """Are opening plays being made? The rolls for who begins come after them."""
    return s.phase == PH_SETUP and s.stack[-1][KIND] == F_TURN


@housed
async def test_the_opening_waits_for_everybody(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"])
    assert ann.room.playing.state.phase == PH_SETUP
    assert ann.clock["left"] == house.hall.limits.longest_decision
    await house.wait(120.0)
    for _ in range(20):
        await ann.do(t="ack", window=ann.clock["window"])
        assert ann.room.playing.state.phase == PH_SETUP
    await ben.do(t="ack", window=ben.clock["window"])
    assert not opening(ann.room.playing.state)


@housed
async def test_the_opening_has_the_time_of_a_decision(house: House) -> None:
    ann, _ben = await house.seat(["Ann", "Ben"], clocks={"decide": 20.0, "bank": 10.0})
    assert ann.clock["length"] == 30.0
    await house.wait(29.0)
    assert ann.room.playing.state.phase == PH_SETUP
    await house.wait(1.5)
    assert not opening(ann.room.playing.state)
    assert any(isinstance(row, j.Chose) and row.by == "clock" for row in await house.rows(ann.at))


# ---- decisions


@housed
async def test_time_for_a_decision_and_a_bank_on_top(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing, clocks={"decide": 10.0, "bank": 6.0}))
    one = asked(*people)
    assert one.clock["deciding"] == [one.seat]
    assert (one.clock["left"], one.clock["bank"]) == (16.0, False)
    await house.wait(12.0)
    await one.do(t="sync")
    assert (one.clock["left"], one.clock["bank"]) == (4.0, True)
    assert one.request
    await one.done(t="choose", choice=one.request["options"][0]["choice"])
    assert (await last(house, one)).by == "person"
    await one.do(t="sync")
    assert one.table["seats"][one.seat]["bank"] == 4.0  # two of six seconds are gone
    assert [seat["bank"] for seat in one.table["seats"]].count(6.0) == 2


@housed
async def test_who_runs_out_of_time_has_a_bot_choose_once(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing, clocks={"decide": 10.0, "bank": 6.0}))
    one = asked(*people)
    length = one.room.length
    await house.wait(15.75)
    assert one.room.length == length
    await house.wait(0.5)
    assert one.room.length > length
    row = await last(house, one)
    assert (row.by, row.picks[0][0]) == ("clock", one.seat)
    assert not one.room.seats[one.seat].gone
    await one.do(t="sync")
    assert one.table["seats"][one.seat]["bank"] == 0.0
    again = asked(*people)
    if again is one:  # the bank is used up
        assert one.clock["left"] <= 10.0


@housed
async def test_a_bank_alone_that_is_used_up_gives_no_more_time(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing, clocks={"decide": 0.0, "bank": 6.0}))
    one = asked(*people)
    assert one.clock["left"] == 6.0
    await house.wait(6.25)
    assert one.room.length > 0
    assert house.at(one.at).timing.banks[one.seat] == 0.0
    # Whenever it is this player's turn to decide again, no time is left, and nobody waits for ever.
    for _ in range(200):
        others = [guest for guest in people if guest is not one]
        assert not (one.request and one.request["mandatory"]), "a decision without an end"
        chose = [row for row in await house.rows(one.at) if isinstance(row, j.Chose) and row.by == "clock"]
        if sum(row.picks[0][0] == one.seat and row.picks[0][1] != PASS[0] for row in chose) > 2:
            return
        if one.clock["window"]:
            await house.wait(3.0)
        else:
            other = asked(*others)
            assert other.request
            await other.done(t="choose", choice=other.request["options"][-1]["choice"])
    raise AssertionError("it was never this player's turn")


@housed
async def test_without_a_clock_nobody_is_hurried_but_nobody_blocks_the_others_for_ever(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    one, length = asked(*people), people[0].room.length
    assert one.clock["left"] == house.hall.limits.longest_decision == 600.0
    await house.wait(200.0)
    assert one.room.length == length
    await house.wait(401.0)
    assert one.room.length > length


@housed
async def test_who_lets_that_time_run_out_has_less_until_heard_of_again(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    idle = asked(*people)
    await house.wait(601.0)
    await others_play(house, idle, people)
    assert idle.clock["left"] == 60.0 == idle.room.settings.clocks.absence
    assert idle.request
    await idle.done(t="choose", choice=idle.request["options"][-1]["choice"])
    await others_play(house, idle, people)
    assert idle.clock["left"] == 600.0


async def others_play(house: House, idle: Guest, people: list[Guest]) -> None:
    """Until this one must decide."""
    for _ in range(200):
        chooser = next((one for one in people if one.request and one.request["mandatory"]), None)
        if chooser is idle:
            return
        if chooser is None or chooser.request is None:
            await house.wait(3.0)
        else:
            await chooser.done(t="choose", choice=chooser.request["options"][-1]["choice"])
    raise AssertionError("it was never this player's turn")


@housed
async def test_who_plays_with_bots_alone_has_all_the_time(house: House) -> None:
    (ann,) = await house.seat(["Ann"], opened=played(lambda s: choosing(s) and s.deciding == 1))
    length = ann.room.length
    assert ann.clock["left"] is None
    await house.wait(700.0)
    assert ann.room.length == length


@housed
async def test_when_the_last_person_leaves_during_the_opening_the_bots_go_on(house: House) -> None:
    (ann,) = await house.seat(["Ann"])
    eve = await house.guest("Eve")
    await eve.come(ann.at)
    assert ann.room.playing.state.phase == PH_SETUP
    await ann.done(t="leave")
    await house.wait(5.0)
    assert eve.room.playing.state.phase != PH_SETUP


@housed
async def test_bots_have_a_least_pace(house: House) -> None:
    house.hall.limits = replace(house.hall.limits, least_pace=0.5)
    (ann,) = await house.seat(["Ann"])
    before = len(ann.listen())
    await ann.done(t="leave")
    await house.wait(2.0)
    moves = [m for m in ann.listen()[before:] if m["t"] == "update" and m["events"]]
    assert len(moves) <= 2.0 / 0.5 + 1


@housed
async def test_bots_of_one_address_share_a_rate_and_others_do_not_wait_for_them(house: House) -> None:
    house.hall.acts = Gate(1.0, 10)
    ann, eve = await house.guest("Ann"), await house.guest("Eve")
    moved = {}
    for guest, address, tables in ((eve, "here", 6), (ann, "there", 1)):
        for _ in range(tables):
            table = await house.table(guest, ["greedy"] * 3, clocks={"pace": 0})
            await guest.come(table, address)
            await guest.done(t="set-seat", seat=0, bot="greedy")
            await guest.done(t="start")
            moved[table] = guest
    await house.wait(4.0)
    rows = {guest: sum(house.at(table).room.seq for table, of in moved.items() if of is guest) for guest in (ann, eve)}
    assert rows[ann] > 10
    assert rows[eve] < 6 * rows[ann] / 2
    assert all(house.at(table).room.length for table in moved)  # slower, but nobody stands still


@housed
async def test_a_jump_of_the_clock_forfeits_nobody(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing, clocks={"decide": 3.0, "absence": 5.0}))
    length = people[0].room.length
    away = next(guest for guest in people if guest is not asked(*people))
    await away.go()
    house.hall.pulse.advance(1000.0)
    await house.settle()
    assert people[0].room.length == length
    assert not any(seat.gone for seat in people[0].room.seats)


@housed
async def test_a_jump_of_the_clock_closes_no_window(house: House) -> None:
    ann, _ben, _cay = await house.seat(PEOPLE, opened=played(fight))
    length = ann.room.length
    house.hall.pulse.advance(1000.0)
    await house.settle()
    assert ann.room.length == length


# ---- coming and going


@housed
async def test_nobody_loses_time_while_nobody_is_there(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing, clocks={"decide": 10.0, "absence": 5.0}))
    one, length = asked(*people), people[0].room.length
    await house.wait(4.0)
    for guest in people:
        await guest.go()
    rows = len(await house.rows(one.at))
    await house.wait(60.0)
    assert len(await house.rows(one.at)) == rows
    assert not any(seat.gone for seat in one.room.seats)
    await one.come(one.at)
    assert one.clock["left"] == 10.0
    await house.wait(9.0)
    assert one.room.length == length


@housed
async def test_a_table_without_people_sleeps(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], clocks={"decide": 5.0})
    await house.wait(12.0)
    await ann.go()
    await ben.go()
    table, length = house.at(ann.at), house.at(ann.at).room.length
    await house.wait(30.0)
    assert table.room.length == length
    assert table.alarm is None  # it does not even look at the clock
    house.hall.pulse.advance(0.02)
    assert not table.mail.letters


@housed
async def test_a_bot_sits_in_for_who_is_gone_and_gives_the_seat_back(house: House) -> None:
    opened = played(choosing, clocks={"absence": 20.0, "pace": 0.0})
    people = await house.seat(PEOPLE, opened=opened)
    one, length = asked(*people), people[0].room.length
    seat, stays = one.seat, next(guest for guest in people if guest is not one)
    await one.go()
    assert not stays.table["seats"][seat]["here"]
    await house.wait(19.0)
    assert (stays.room.length, stays.table["seats"][seat]["gone"]) == (length, False)
    await house.wait(1.5)
    assert stays.table["seats"][seat]["gone"]
    assert stays.table["seats"][seat]["name"] == one.name
    assert stays.room.length > length  # a bot has chosen
    row = next(row for row in await house.rows(one.at) if isinstance(row, j.Chose))
    assert (row.by, row.picks[0][0]) == ("bot", seat)
    await one.come(one.at)
    assert not stays.table["seats"][seat]["gone"]
    assert [row for row in await house.rows(one.at) if isinstance(row, j.Absent)] == [
        j.Absent(seat, True), j.Absent(seat, False)
    ]  # fmt: skip
    assert one.table["you"] == seat
    await house.play(*people, dice=Random(3), until=lambda room: one.request is not None and one.request["mandatory"])
    length = one.room.length
    await house.wait(30.0)
    assert one.room.length == length  # the person decides again


@housed
async def test_a_second_socket_of_the_same_person_is_presence_enough(house: House) -> None:
    ann, _ben = await house.seat(["Ann", "Ben"], clocks={"absence": 5.0})
    twin = Guest(house, ann.id, ann.name)
    await twin.come(ann.at)
    await ann.go()
    await house.wait(10.0)
    assert not twin.room.seats[0].gone
    assert twin.table["seats"][0]["here"]
    assert twin.update["view"]["seat"] == 0


@housed
async def test_a_table_of_bots_plays_while_somebody_looks(house: House) -> None:
    ann = await house.guest("Ann")
    table = await house.table(ann, clocks={"pace": 0.5})
    await ann.come(table)
    await ann.done(t="rise")
    await ann.done(t="start")
    await house.wait(10.0)
    length = ann.room.length
    assert length > 30
    await ann.go()
    await house.wait(10.0)
    assert house.at(table).room.length == length
    await ann.come(table)
    await house.wait(5.0)
    assert ann.room.length > length


# ---- bots in time


@housed
async def test_what_everybody_looks_at_has_its_time(house: House) -> None:
    """After a Level gained, a won fight, an escape, nothing else happens for a while; the rest comes at its pace."""
    ann = await house.guest("Ann")
    table = await house.table(ann, clocks={"pace": 1.0})
    await ann.come(table)
    await ann.done(t="rise")
    await ann.done(t="start")
    pulse, moves = house.hall.pulse, list[tuple[float, float]]()  # when, and how long it ought to stand
    heard = len(ann.listen())
    for _ in range(4_000):
        await house.wait(0.05)
        told = [m for m in ann.listen()[heard:] if m["t"] == "update" and m["events"]]
        heard = len(ann.listen())
        moves += [(pulse.now, max(GREAT.get(event[0], 0.0) for event in m["events"])) for m in told]
        if len([stands for _when, stands in moves if stands]) > 5 or ann.room.state != "playing":
            break
    pairs = [(then - when, stands) for (when, stands), (then, _) in pairwise(moves)]
    assert {stands > 0 for _gap, stands in pairs} == {True, False}
    assert all(gap >= stands - 0.06 for gap, stands in pairs)
    assert min(gap for gap, _stands in pairs) < 1.0


@housed
async def test_bots_act_within_the_window_at_their_pace(house: House) -> None:
    """A bot takes its time, acts before the window closes, and comes before everybody's consent to let it stand."""
    opened = played(acting, clocks={"pace": 1.5})
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await house.table(ann, ["", "random"], opened=opened)
    await ann.come(table)
    await ann.done(t="rise")
    await ann.done(t="set-seat", seat=0, bot="random")
    await ben.come(table)
    await ben.done(t="sit", seat=1)
    await ben.done(t="ready")
    await ann.done(t="start")
    house.at(table).bots.agents = {(0, "random"): Eager(), (2, "random"): Idle()}
    house.at(table).pondered = ()  # they are asked anew, whatever those thought who sat there before
    house.at(table).look_again()
    await house.settle()
    length = ben.room.length
    await ben.do(t="ack", window=ben.clock["window"])
    assert ben.room.length == length
    await house.wait(1.25)
    assert ben.room.length == length
    await house.wait(0.5)
    assert ben.room.length > length
    row = next(row for row in reversed(await house.rows(table)) if isinstance(row, j.Chose) and row.by == "bot")
    assert row.picks[0][0] == 0


@housed
async def test_the_end_of_a_window_does_not_tell_whether_a_bot_could_act(house: House) -> None:
    """People who let everything stand at once wait as long as a bot may think, whether it is asked or not."""
    house.hall.limits = replace(house.hall.limits, least_pace=0.5)
    guests = await house.seat(["Ann", "Ben"], opened=played(fight, clocks={"window": 5.0}))
    table, dice = house.at(guests[0].at), Random(1)
    table.bots.agents = {(2, table.room.seats[2].bot): Idle()}
    could: list[bool] = []
    for _ in range(400):
        if {True, False} == set(could) and len(could) >= 8:
            break
        window = guests[0].clock["window"]
        chooser = next((guest for guest in guests if guest.request and guest.request["mandatory"]), None)
        if chooser is not None and chooser.request:
            await chooser.done(t="choose", choice=dice.choice(chooser.request["options"])["choice"])
        elif not window:
            await house.wait(0.5)
        else:
            could.append(len(options(table.room.playing.state, 2)) > 1)
            for guest in guests:
                await guest.do(t="ack", window=window)
            await house.wait(0.45)
            assert guests[0].clock["window"] == window
            await house.wait(0.06)
            assert guests[0].clock["window"] != window
    assert {True, False} == set(could)


class Eager:
    """Plays whatever can be played."""

    def choose(self, _view: View, request: Request) -> Choice:
        return next((choice for choice in request.options if choice != PASS), PASS)


class Idle:
    """Does nothing that need not be done."""

    def choose(self, _view: View, request: Request) -> Choice:
        return request.options[0] if request.mandatory else PASS


# ---- open questions


def interruptions(s: State) -> list[tuple[int, Choice]]:
    """What another seat could do while one is asked an open question that is asked again afterwards."""
    question = asked_openly(s)
    if question is None or int(s.deciding).bit_count() != 1:
        return []
    found = []
    for seat in range(s.n):
        for choice in options(s, seat) if not s.deciding >> seat & 1 else ():
            after = s.clone()
            apply(after, seat, choice)
            if (
                choice != PASS
                and after.asked != CHANCE
                and after.deciding == s.deciding
                and asked_openly(after) == question
            ):
                found.append((seat, choice))
    return found


@housed
async def test_a_question_that_is_interrupted_keeps_its_clock(house: House) -> None:
    clocks = {"decide": 20.0, "bank": 30.0}
    guests = await house.seat(PEOPLE, opened=played(lambda s: bool(interruptions(s)), clocks=clocks))
    state, timing = guests[0].room.playing.state, house.at(guests[0].at).timing
    deciding = guests[0].clock["deciding"]
    assert guests[0].clock["left"] == 50.0
    await house.wait(22.0)
    seat, choice = interruptions(state)[0]
    await guests[seat].done(t="choose", choice=choice)
    assert guests[0].clock["deciding"] == deciding
    assert guests[0].clock["left"] == 28.0
    await house.wait(1.0)
    asker = guests[deciding[0]]
    assert asker.request
    await asker.done(t="choose", choice=asker.request["options"][0]["choice"])
    assert timing.banks == [27.0 if [guest.seat] == deciding else 30.0 for guest in guests]  # charged once
