"""Whom a host does not want at the table, and what the others tell the operator."""

import asyncio
from typing import Any
from unittest.mock import patch

from kickdoor.server import wire
from kickdoor.server.store import Player
from tests.server.house import Guest, House, housed


async def looking_on(house: House, host: Guest, name: str, address: str = "") -> Guest:
    guest = await house.guest(name)
    await guest.come(host.at, address)
    return guest


def lines(guest: Guest) -> list[str]:
    return [line["text"] for m in guest.listen() if m["t"] == "chat" for line in m["lines"]]


def bye(guest: Guest) -> wire.Bye | None:
    assert guest.client is not None
    return guest.client.closing


def lookers(host: Guest) -> dict[str, dict[str, Any]]:
    return {looker["name"]: looker for looker in host.table["lookers"]}


@housed
async def test_the_host_knows_who_looks_on_and_nobody_else(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    eve = await looking_on(house, ann, "Eve")
    assert lookers(ann).keys() == {"Eve"}
    assert ben.table["lookers"] == eve.table["lookers"] == []
    assert ben.table["watching"] == 1


@housed
async def test_a_spectator_is_silenced_by_the_host_and_muted_by_anybody(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    eve = await looking_on(house, ann, "Eve")
    number = lookers(ann)["Eve"]["number"]
    await eve.done(t="say", text="First!")
    assert ben.latest("chat")["lines"][-1]["looker"] == number
    await ben.do(t="mute", looker=number)
    await eve.done(t="say", text="Second!")
    assert (lines(ann), lines(ben)) == (["First!", "Second!"], ["First!"])
    assert await ben.refused(t="silence", looker=number) == "not-yours"
    assert await ann.refused(t="silence", looker=number + 1) == "bad"
    assert await ann.refused(t="silence", seat=0) == "bad"
    await ann.done(t="silence", looker=number)
    assert lookers(ann)["Eve"]["silenced"]
    assert await eve.refused(t="say", text="Third!") == "not-now"
    table = ann.at
    await house.restart()
    await ann.come(table)
    await eve.come(table)
    assert await eve.refused(t="say", text="Fourth!") == "not-now"
    await ann.done(t="silence", looker=lookers(ann)["Eve"]["number"], on=False)
    await eve.done(t="say", text="Fifth!")


@housed
async def test_the_host_alone_is_told_which_seat_is_silenced(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    await ann.done(t="silence", seat=1)
    assert (ann.table["silenced"], ben.table["silenced"]) == ([1], [])
    assert await ben.refused(t="say", text="Why?") == "not-now"
    await ann.done(t="silence", seat=1, on=False)
    assert ann.table["silenced"] == []


@housed
async def test_a_spectator_is_sent_away_and_comes_back_unless_barred(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    eve = await looking_on(house, ann, "Eve", "192.0.2.7")
    number = lookers(ann)["Eve"]["number"]
    assert await ben.refused(t="dismiss", looker=number) == "not-yours"
    await ann.done(t="dismiss", looker=number)
    assert bye(eve) == wire.Bye(wire.CLOSE_BANNED, "The host has sent you away from this table.")
    await eve.go()
    await eve.come(ann.at, "192.0.2.7")
    assert bye(eve) is None
    await ann.done(t="dismiss", looker=number, bar=True)
    await eve.go()
    sock = await looking_on(house, ann, "Sock", "192.0.2.7")  # somebody new, from where Eve came
    flo = await looking_on(house, ann, "Flo", "192.0.2.8")
    await eve.come(ann.at, "192.0.2.9")
    assert [told and told.code for told in map(bye, (eve, sock, flo))] == [4003, 4003, None]
    table = ann.at
    await house.restart()  # of an address nothing is written
    await eve.come(table, "192.0.2.9")
    assert bye(eve) is not None


@housed
async def test_the_address_of_others_who_play_is_not_barred(house: House) -> None:
    ann, _ben = await house.seat(["Ann", "Ben"], start=False)
    await looking_on(house, ann, "Eve", "192.0.2.7")
    flo = await looking_on(house, ann, "Flo", "192.0.2.7")  # of the same household
    await flo.done(t="sit", seat=2)
    await ann.done(t="dismiss", looker=lookers(ann)["Eve"]["number"], bar=True)
    await flo.go()
    await flo.come(ann.at, "192.0.2.7")
    assert bye(flo) is None


@housed
async def test_who_is_barred_does_not_come_again_by_having_two_names(house: House) -> None:
    """Whoever keeps a second one at the table would come back as a third."""
    ann, _ben = await house.seat(["Ann", "Ben"], start=False)
    await looking_on(house, ann, "Eve", "192.0.2.7")
    await looking_on(house, ann, "Sock", "192.0.2.7")
    await ann.done(t="dismiss", looker=lookers(ann)["Eve"]["number"], bar=True)
    third = await looking_on(house, ann, "Third", "192.0.2.7")
    assert bye(third) is not None
    assert set(lookers(ann)) == {"Sock"}


@housed
async def test_who_has_a_seat_is_not_sent_away(house: House) -> None:
    ann, _ben = await house.seat(["Ann", "Ben"], start=False)
    eve = await looking_on(house, ann, "Eve")
    number = lookers(ann)["Eve"]["number"]
    await eve.done(t="sit", seat=2)
    assert await ann.refused(t="dismiss", looker=number, bar=True) == "not-now"


@housed
async def test_a_line_is_reported_to_the_operator_once(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    await ben.done(t="say", text="Something foul.")
    for _ in range(2):
        await ann.done(t="report", line=1, why="It is foul.")
    (report,) = await house.store.reports()
    assert (report.table, report.n, report.by, report.player) == (ann.at, 1, ann.id, ben.id)
    assert (report.text, report.why) == ("Something foul.", "It is foul.")
    assert await ben.refused(t="report", line=1) == "bad"  # the own line
    assert await ann.refused(t="report", line=2) == "bad"
    await house.store.erase(ben.id)
    assert await house.store.reports() == []


def test_what_a_report_says_is_text_that_any_database_holds(database_url: str) -> None:
    async def story() -> None:
        async with House(database_url) as house:
            ann, ben = await house.seat(["Ann", "Ben"], start=False)
            await ben.done(t="say", text="Something foul.")
            await ann.done(t="report", line=1, why="It is\0 foul,\x1b[31m and red.")
            assert [report.why for report in await house.store.reports()] == ["It is foul,[31m and red."]

    asyncio.run(story())


@housed
async def test_tables_that_know_nothing_of_a_player_ask_nobody_about_one_who_is_gone(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    eve = await house.guest("Eve")
    asked: list[str] = []
    player = house.store.player

    async def noted(id: str) -> Player | None:
        asked.append(id)
        return await player(id)

    with patch.object(house.store, "player", noted):
        house.hall.forget(eve.id, "You are gone.")
        await house.settle()
        assert asked == []
        house.hall.forget(ben.id, "You are gone.")
        await house.settle()
    assert asked == [ben.id]
    assert ann.table["seats"][1]["kind"] == "empty"


@housed
async def test_reports_have_a_limit(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    await ben.done(t="say", text="Something foul.")
    for _ in range(house.hall.limits.reports_an_hour):
        await ann.done(t="report", line=1)
    answer = await ann.do(t="report", line=1)
    assert (answer["code"], answer["limit"]) == ("slow-down", "reports-an-hour")
    assert answer["after"] > 0


@housed
async def test_a_rematch_is_a_table_set_up(house: House) -> None:
    ann, _ben = await house.seat(["Ann", "Ben"])
    ann.room.state = "over"
    house.hall.made.wait(ann.id, 1e9, house.hall.limits.tables_an_hour)  # all of them
    answer = await ann.do(t="rematch")
    assert (answer["code"], answer["limit"]) == ("slow-down", "tables-an-hour")
