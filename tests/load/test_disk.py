"""The disk is full: nothing can be kept, so nothing is done, and when there is room again the game goes on."""

import asyncio
from pathlib import Path

import pytest

from tests.load.company import Company, check_all, until
from tests.load.disk import SmallDisk
from tests.load.lobby import Denied, Lobby
from tests.load.player import Manner

GAME: dict[str, object] = {"options": {"winning_level": 4}, "clocks": {"pace": 0, "window": 1}}


def test_a_full_disk_costs_nobody_anything(tmp_path: Path) -> None:
    async def story(server: SmallDisk) -> None:
        async with Lobby(server.address) as lobby:
            companies = [Company(lobby, f"disk {number}", Manner(gap=0.02, step_in=0.3)) for number in range(2)]
            for company in companies:
                await company.sit_down(GAME)
            await until(lambda: all(company.acts > 25 and deciding(company) for company in companies), "nobody acts")
            server.fill()
            await until(lambda: all(busy(company) >= 3 for company in companies), "nobody hears of the full disk")
            acts = [company.acts for company in companies]
            with pytest.raises(Denied) as denied:
                await lobby.guest("Somebody new")
            assert denied.value.status == 503
            late = companies[0].player(companies[1].players[0].cookie, -1)
            await until(lambda: 1012 in late.memory.closed, "who comes now is not sent away")
            assert [company.acts for company in companies] == acts
            server.make_room()
            for company in companies:
                await company.until_over()
                await company.rest()
            await until(lambda: late.over, "who was sent away does not come back")
            await late.go()
            assert server.failures() == []
            (tmp_path / "copy").mkdir()
            assert await check_all(server.copy(tmp_path / "copy"), companies) == []
            for company in companies:
                await company.go()

    with SmallDisk(tmp_path) as server:
        asyncio.run(story(server))


def deciding(company: Company) -> bool:
    return any(player.acting for player in company.players)


def busy(company: Company) -> int:
    return sum(code == "busy" for player in company.players for code in player.memory.refused.values())
