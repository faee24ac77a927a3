"""The disk is full: nothing can be kept, so nothing is done, and when there is room again the game goes on."""

import asyncio
from pathlib import Path

import pytest

from tests.load.company import LONG, Company, check_all, until
from tests.load.disk import SmallDisk
from tests.load.lobby import Denied, Lobby
from tests.load.player import Manner


def test_a_full_disk_costs_nobody_anything(tmp_path: Path) -> None:
    async def story(server: SmallDisk) -> None:
        async with Lobby(server.address) as lobby:
            companies = [Company(lobby, f"disk {number}", Manner(gap=0.02, step_in=0.3)) for number in range(2)]
            for company in companies:
                await company.sit_down(LONG)
                await company.act(20)
            server.fill()
            for company in companies:
                heard = await company.players[1].do(t="say", phrase="hello")
                assert (heard.t, heard.code) == ("refused", "busy")
            acts = [company.acts for company in companies]
            await until(lambda: server.log.read_text().count("store-down") >= 6, "nobody tries to play on")
            with pytest.raises(Denied) as denied:
                await lobby.guest("Somebody new")
            assert denied.value.status == 503
            late = companies[0].player(companies[1].players[0].cookie, -1)
            await until(lambda: 1012 in late.memory.closed, "who comes now is not sent away")
            assert [company.acts for company in companies] == acts
            server.make_room()
            for company in companies:
                await company.act(30)
                await company.rest()
            await until(lambda: late.memory.here and bool(late.memory.told), "who was sent away does not come back")
            await late.go()
            assert server.failures() == []
            (tmp_path / "copy").mkdir()
            assert await check_all(server.copy(tmp_path / "copy"), companies) == []
            for company in companies:
                await company.go()

    with SmallDisk(tmp_path) as server:
        asyncio.run(story(server))
