"""Before the game: who sits where, who decides, and when it begins."""

import asyncio
from random import Random
from typing import Any

import pytest

from kickdoor.agents.cast import COMPANY, mixed
from kickdoor.server import journal as j
from kickdoor.server.keeping import load_room, read_saved, save_room
from kickdoor.server.settings import BOTS
from tests.server.house import Guest, House, housed, played, settings


def seats(guest: Guest) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["bot"] or seat["name"]) for seat in guest.table["seats"]]


def changed(**changes: Any) -> dict[str, Any]:
    """Settings as a client sends them."""
    return {"seats": 3, "options": {"winning_level": 3}, "clocks": {"pace": 0.0}, **changes}


@housed
async def test_a_table_is_set_up_with_everything_its_host_chose(house: House) -> None:
    chosen = settings(
        editions=("classic", "legends"),
        options={"winning_level": 7, "shared_victory": True},
        seats=5,
        clocks={"window": 4.0, "decide": 30.0, "bank": 120.0, "hold": 9.0, "absence": 45.0, "pace": 1.5},
        public=True,
        spectators="hands",
        delay=90.0,
        chat=False,
        hints=False,
        undo=False,
    )
    ann = await house.guest("Ann")
    room = await house.hall.create(ann.id, chosen, ["greedy", "", "heuristic:hard"])
    await ann.come(room.id)
    told = ann.table["settings"]
    for name in ("seats", "public", "spectators", "delay", "chat", "hints", "undo", "options"):
        assert told[name] == getattr(chosen, name), name
    assert told["editions"] == ["classic", "legends"]
    assert told["clocks"] == {
        "window": 4.0, "decide": 30.0, "bank": 120.0, "hold": 9.0, "absence": 45.0, "pace": 1.5,
        "last_chance": 15.0,
    }  # fmt: skip
    assert seats(ann) == [
        ("person", "Ann"), ("bot", "greedy"), ("empty", ""), ("bot", "heuristic:hard"), ("empty", "")
    ]  # fmt: skip
    assert ann.table["hosting"]
    assert ann.table["you"] == ann.table["host"] == 0
    assert len(ann.table["code"]) == 6
    # The game is played with these cards and variants.
    await ann.done(t="start")
    assert ann.room.box.options.winning_level == 7
    assert ann.room.box.options.patient
    assert ann.room.playing.header["options"] == {"winning_level": 7, "shared_victory": True, "patient": True}
    assert ann.room.playing.state.n == 5


@housed
async def test_people_choose_seats_and_have_one_each(house: House) -> None:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await house.table(ann, ["greedy"])
    await ann.come(table)
    await ben.come(table)
    assert ben.table["you"] == -1
    await ben.done(t="sit", seat=2, sex="male")
    assert seats(ann) == [("person", "Ann"), ("bot", "greedy"), ("person", "Ben")]
    assert ann.table["seats"][2]["sex"] == "male"
    assert ben.table["you"] == 2
    assert await ben.refused(t="sit", seat=0) == "full"
    assert await ben.refused(t="sit", seat=3) == "bad"
    # A bot makes room, and the former seat is free.
    await ben.done(t="sit", seat=1)
    assert seats(ann) == [("person", "Ann"), ("person", "Ben"), ("empty", "")]
    await ben.done(t="rise")
    assert seats(ann) == [("person", "Ann"), ("empty", ""), ("empty", "")]
    assert await ben.refused(t="rise") == "not-yours"
    assert await ben.refused(t="ready") == "not-yours"


@housed
async def test_the_host_starts_when_all_are_ready_and_bots_fill_the_seats(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False, seats=4)
    await ben.done(t="ready", ready=False)
    assert not ann.table["seats"][1]["ready"]
    assert await ann.refused(t="start") == "not-now"
    await ben.done(t="ready")
    assert await ben.refused(t="start") == "not-yours"
    assert ann.table["state"] == "lobby"
    await ann.done(t="start")
    assert seats(ben) == [
        ("person", "Ann"), ("person", "Ben"), ("bot", "heuristic:normal"), ("bot", "heuristic:normal")
    ]  # fmt: skip
    assert ben.table["state"] == "playing"
    assert ben.table["commitment"] == ann.room.playing.header["commitment"]
    for guest in (ann, ben):
        assert guest.update["view"]["seat"] == guest.seat
    assert await ann.refused(t="start") == "not-now"


@housed
async def test_the_host_decides_about_seats_and_settings_before_the_game_only(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    for bot in BOTS:
        await ann.done(t="set-seat", seat=2, bot=bot)
        assert seats(ben)[2] == ("bot", bot)
    await ann.done(t="set-seat", seat=2, bot="")
    assert seats(ben)[2] == ("empty", "")
    assert await ann.refused(t="set-seat", seat=2, bot="ismcts") == "bad"
    assert await ann.refused(t="set-seat", seat=3, bot="greedy") == "bad"
    assert await ben.refused(t="set-seat", seat=2, bot="greedy") == "not-yours"

    assert await ben.refused(t="change", settings=changed()) == "not-yours"
    await ann.done(t="change", settings=changed(seats=6, editions=["legends"], hints=False))
    assert len(ben.table["seats"]) == 6
    assert ben.table["settings"]["editions"] == ["legends"]
    assert ben.table["box"] == ann.room.box.hash
    assert not ben.table["seats"][1]["ready"]  # nobody has agreed to this yet
    assert await ann.refused(t="change", settings=changed(editions=["no-such"])) == "bad"
    assert await ann.refused(t="change", settings=changed(options={"winning_level": 99})) == "bad"
    assert await ann.refused(t="change", settings=changed(options={"patient": False})) == "bad"
    await ben.done(t="sit", seat=5)
    assert await ann.refused(t="change", settings=changed(seats=3)) == "full"

    await ben.done(t="ready")
    await ann.done(t="start")
    for guest, message in (
        (ann, {"t": "change", "settings": changed()}),
        (ann, {"t": "set-seat", "seat": 1, "bot": "greedy"}),
        (ben, {"t": "sit", "seat": 2}),
        (ben, {"t": "rise"}),
        (ben, {"t": "ready"}),
    ):
        assert await guest.refused(**message) == "not-now"


@housed
async def test_more_seats_have_a_clock_each(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    await ann.done(t="change", settings=changed(seats=5, clocks={"bank": 50.0, "hold": 7.0, "pace": 0.0}))
    await ben.done(t="sit", seat=4)
    await ben.done(t="ready")
    await ann.done(t="start")
    assert [(seat["bank"], seat["hold"]) for seat in ben.table["seats"]] == [(50.0, 7.0)] * 5


@housed
async def test_the_hosts_part_goes_on_and_the_last_closes_the_table(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    await ann.done(t="leave")
    assert seats(ben) == [("empty", ""), ("person", "Ben"), ("empty", "")]
    assert ben.table["hosting"]
    assert ben.table["host"] == 1
    assert not ann.table["hosting"]
    await ben.done(t="set-seat", seat=0, bot="greedy")
    await ben.done(t="leave")
    assert ben.table["state"] == "closed"
    assert ben.table["closed"]
    assert ben.table["code"] == ""
    entry = await house.store.entry(ben.at)
    assert entry is not None
    assert (entry.state, entry.code) == ("closed", None)
    # Nothing more happens here.
    for message in ({"t": "sit", "seat": 0}, {"t": "say", "text": "hello?"}, {"t": "leave"}, {"t": "start"}):
        assert await ben.refused(**message) == "not-now"
    assert isinstance((await house.rows(ben.at))[-1], j.Closed)


@housed
async def test_a_bot_is_called_as_its_temper_is_and_as_long_as_it_sits_there(house: House) -> None:
    ann = await house.guest("Ann")
    spite = "heuristic:vindictive"
    room = await house.hall.create(ann.id, settings(seats=6), [spite, "heuristic:normal", spite, "", "expert"])
    await ann.come(room.id)

    def called() -> list[str]:
        return [seat["name"] for seat in ann.table["seats"]]

    assert called() == ["Ann", "Vexa", "Grog", "Grudge", "", "Sibyl"]
    assert [seat["face"][2:4] for seat in ann.table["seats"]] == ["", "23", "00", "23", "", "40"]
    assert ann.table["seats"][1]["face"] != ann.table["seats"][3]["face"]
    # The other one of the two stays who it is, whoever comes and goes.
    await ann.done(t="set-seat", seat=1, bot="")
    assert called() == ["Ann", "", "Grog", "Grudge", "", "Sibyl"]
    await ann.done(t="set-seat", seat=4, bot=spite)
    assert called() == ["Ann", "", "Grog", "Grudge", "Vexa", "Sibyl"]
    kept = save_room(ann.room)
    assert [seat.name for seat in load_room(room.id, read_saved(kept)).seats] == [
        "",
        "",
        "Grog",
        "Grudge",
        "Vexa",
        "Sibyl",
    ]
    # A table kept before bots had names gives them some.
    for seat in ann.room.seats:
        seat.name = ""
    old = load_room(room.id, read_saved(save_room(ann.room)))
    assert [seat.name for seat in old.seats] == ["", "", "Grog", "Vexa", "Grudge", "Sibyl"]


@housed
async def test_a_bot_is_told_from_a_person_of_its_name(house: House) -> None:
    grog, _ben = await house.seat(["gROG", "Ben"])
    assert [seat["name"] for seat in grog.table["seats"]] == ["gROG", "Ben", "Grog 2"]
    assert grog.table["seats"][2]["face"] == "00000"


@housed
async def test_any_bots_are_a_company_of_different_tempers(house: House) -> None:
    ann = await house.guest("Ann")
    seen = set()
    for _ in range(12):
        room = await house.hall.create(ann.id, settings(seats=4), ["any"] * 3)
        bots = [seat.bot for seat in room.seats[1:]]
        assert bots == mixed(["any"] * 3, room.id)
        assert len({seat.name for seat in room.seats[1:]}) == len(set(bots)) == 3
        seen.update(bots)
    assert seen == set(COMPANY)


@housed
async def test_who_leaves_the_game_leaves_the_seat_to_a_bot(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"])
    await ann.done(t="leave")
    assert seats(ben)[:2] == [("bot", "heuristic:normal"), ("person", "Ben")]
    assert ben.table["hosting"]
    assert ann.table["you"] == -1
    assert ann.update["view"]["seat"] == -1
    assert ann.update["request"] is None
    assert await ann.refused(t="choose", step={"do": "pass"}) == "not-yours"


@housed
async def test_votes_remove_a_player_when_all_others_agree(house: House) -> None:
    ann, ben, cay = await house.seat(["Ann", "Ben", "Cay"], seats=4)
    await ben.done(t="vote", seat=0)
    assert cay.table["votes"] == [[0, [1]]]
    await ben.done(t="vote", seat=0, yes=False)
    assert cay.table["votes"] == []
    await cay.done(t="vote", seat=0)
    assert seats(cay)[0] == ("person", "Ann")  # a vote that was taken back does not count
    assert await ann.refused(t="vote", seat=0) == "bad"
    assert await ann.refused(t="vote", seat=3) == "bad"  # a bot
    await ben.done(t="vote", seat=0)
    assert seats(cay)[0] == ("bot", "heuristic:normal")
    assert cay.table["votes"] == []
    assert ben.table["hosting"]  # Ann was the host
    assert ann.table["you"] == -1
    assert [type(row) for row in await house.rows(ann.at) if not isinstance(row, j.Chose)][-3:] == [
        j.Voted, j.Removed, j.Host
    ]  # fmt: skip
    # One alone removes nobody: there are two people left.
    await ben.done(t="vote", seat=2)
    assert seats(cay)[2] == ("person", "Cay")


@housed
async def test_before_the_game_a_vote_empties_the_seat(house: House) -> None:
    ann, _ben, cay = await house.seat(["Ann", "Ben", "Cay"], start=False)
    for guest in (ann, cay):
        await guest.done(t="vote", seat=1)
    assert seats(cay) == [("person", "Ann"), ("empty", ""), ("person", "Cay")]


@housed
async def test_nobody_is_voted_out_of_the_own_lobby(house: House) -> None:
    ann, ben, cay = await house.seat(["Ann", "Ben", "Cay"], start=False)
    for guest in (ben, cay):
        assert await guest.refused(t="vote", seat=0) == "not-now"
    assert ann.table["hosting"]
    assert seats(ann)[0] == ("person", "Ann")


@housed
async def test_the_host_passes_the_table_on(house: House) -> None:
    ann, ben, cay = await house.seat(["Ann", "Ben", "Cay"], start=False)
    assert await ben.refused(t="pass-host", seat=2) == "not-yours"
    assert await ann.refused(t="pass-host", seat=0) == "bad"
    assert await ann.refused(t="pass-host", seat=5) == "bad"
    await ann.done(t="pass-host", seat=2)
    assert cay.table["hosting"]
    assert not ann.table["hosting"]
    assert await ann.refused(t="set-seat", seat=1, bot="") == "not-yours"
    await cay.done(t="set-seat", seat=1, bot="")
    table = ann.at
    await house.restart()
    await cay.come(table)
    assert cay.table["hosting"]


@housed
async def test_one_alone_may_remove_somebody_who_is_gone(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], clocks={"absence": 5.0})
    await ben.go()
    await house.wait(5.5)
    assert ann.table["seats"][1]["gone"]
    await ann.done(t="vote", seat=1)
    assert seats(ann)[1] == ("bot", "heuristic:normal")


@housed
async def test_a_vote_belongs_to_who_gave_it_and_is_about_who_sat_there(house: House) -> None:
    host, ann, ben, cay, dot = await house.seat(["Flo", "Ann", "Ben", "Cay", "Dot"], start=False, seats=6)
    await host.done(t="rise")
    await ann.done(t="sit", seat=0)
    await ben.done(t="sit", seat=1)
    await cay.done(t="sit", seat=2)
    await dot.done(t="sit", seat=3)
    await ben.done(t="vote", seat=0)
    await ben.done(t="sit", seat=4)
    assert cay.table["votes"] == []  # the seat that had voted is empty
    eve = await house.guest("Eve")
    await eve.come(ann.at)
    await eve.done(t="sit", seat=1)
    await ben.done(t="vote", seat=0)
    await cay.done(t="vote", seat=0)
    await dot.done(t="vote", seat=0)
    assert seats(eve)[0] == ("person", "Ann")  # Eve has not voted
    await ann.done(t="sit", seat=5)
    assert eve.table["votes"] == []  # Ann sits elsewhere: nobody has voted about seat 0
    await ben.done(t="sit", seat=0)
    await eve.done(t="vote", seat=0)
    assert eve.table["votes"] == [[0, [1]]]


@pytest.mark.parametrize("state", ["lobby", "over"])
def test_there_is_nothing_to_do_in_a_game_that_does_not_go_on(sqlite_url: str, state: str) -> None:
    async def run() -> None:
        async with House(sqlite_url) as house:
            ann, ben = await house.seat(["Ann", "Ben"], start=False)
            if state == "over":
                await ann.done(t="start")
                await house.play(ann, ben, dice=Random(2))
            assert ann.table["state"] == state
            for message in (
                {"t": "choose", "step": {"do": "pass"}},
                {"t": "propose", "scope": "help", "to": 1},
                {"t": "undo"},
                {"t": "hint"},
                {"t": "why", "about": "strength", "seat": 0},
            ):
                assert await ann.refused(**message) == "not-now", message
            if state == "over":
                assert await ann.refused(t="vote", seat=1) == "not-now"

    asyncio.run(run())


@housed
async def test_a_rematch_is_one_new_table_with_the_same_people(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], hints=False)
    eve = await house.guest("Eve")
    await eve.come(ann.at)
    assert await ann.refused(t="rematch") == "not-now"
    await house.play(ann, ben, dice=Random(1))
    assert await eve.refused(t="rematch") == "not-yours"
    old = ann.at
    await ben.done(t="rematch")
    fresh = ben.table["rematch"]
    await ann.done(t="rematch")
    assert fresh
    assert ann.table["rematch"] == ben.table["rematch"] == eve.table["rematch"] == fresh
    assert sum(isinstance(row, j.Rematch) for row in await house.rows(old)) == 1
    for guest in (ann, ben):
        await guest.go()
        await guest.come(fresh)
    assert seats(ann) == [("person", "Ann"), ("person", "Ben"), ("bot", "heuristic:normal")]
    assert ann.table["state"] == "lobby"
    assert ann.table["hosting"]
    assert not ann.table["settings"]["hints"]
    await ben.done(t="ready")
    await ann.done(t="start")
    assert ann.table["state"] == "playing"


@housed
async def test_a_rematch_has_a_host_who_is_there_and_nobody_who_is_no_more(house: House) -> None:
    ann, ben, cay = await house.seat(["Ann", "Ben", "Cay"])
    await house.play(ann, ben, cay, dice=Random(1))
    await ann.go()
    await house.store.erase(cay.id)
    house.hall.forget(cay.id, "You have been erased.")
    await house.settle()
    assert seats(ben)[2] == ("bot", "heuristic:normal")
    await house.store.ban(ann.id)
    await ben.done(t="rematch")
    fresh = ben.table["rematch"]
    await ben.go()
    await ben.come(fresh)
    assert seats(ben) == [("empty", ""), ("person", "Ben"), ("bot", "heuristic:normal")]
    assert ben.table["hosting"]
    await ben.done(t="start")
    assert ben.table["state"] == "playing"


@housed
async def test_a_table_that_goes_on_from_a_game_keeps_its_cards_and_people(house: House) -> None:
    opened = played(lambda s: s.number == 2)
    ann, ben = await house.seat(["Ann", "Ben"], start=False, opened=opened)
    same = {"options": {}, "clocks": {"pace": 0.0}}
    assert await ann.refused(t="change", settings=changed(**{**same, "seats": 4})) == "not-now"
    assert await ann.refused(t="change", settings=changed(**{**same, "editions": ["legends"]})) == "not-now"
    assert await ann.refused(t="change", settings=changed()) == "not-now"
    await ann.done(t="change", settings=changed(**{**same, "chat": False}))
    # A character that has a past does not become somebody else.
    assert await ben.refused(t="sit", seat=2, sex="female") == "not-now"
    await ben.done(t="sit", seat=2, sex="male")
    await ben.done(t="ready")
    await ann.done(t="start")
    assert [seat["sex"] for seat in ann.table["seats"]] == ["male", "female", "male"]
    assert ann.update["view"]["number"] == 2


@housed
async def test_a_program_says_what_it_is_and_everybody_is_told(house: House) -> None:
    ann, robo = await house.guest("Ann"), await house.guest("Robo")
    table = await house.table(ann, ["", "greedy"])
    await ann.come(table)
    await robo.come(table)
    await robo.done(t="sit", seat=1, program=True)
    assert [seat["program"] for seat in ann.table["seats"]] == [False, True, False]
    assert seats(ann)[1] == ("person", "Robo")  # it plays and talks as people do
    kept = load_room(table, read_saved(save_room(ann.room)))
    assert [seat.program for seat in kept.seats] == [False, True, False]
    # Whoever sits down anew says it anew.
    await robo.done(t="sit", seat=2)
    assert not any(seat["program"] for seat in ann.table["seats"])
    await robo.done(t="sit", seat=1, program=True)
    await robo.done(t="ready")
    await ann.done(t="start")
    assert robo.table["seats"][1]["program"]
    fresh = await house.hall.rematch(ann.room, ann.id)
    await ann.come(fresh)
    assert [seat["program"] for seat in ann.table["seats"]] == [False, True, False]
