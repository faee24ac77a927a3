"""What the tests of pages rest on: the same table plays the same game, and no other."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tests.server.person import Person
from tests.server.process import Process


def test_the_same_table_is_dealt_the_same(client_server: Process) -> None:
    async def hands(delay: int) -> list[int]:
        async with Person(client_server.address, "Ann") as ann:
            await ann.join(await ann.create({"seats": 3, "delay": delay}, ["heuristic:normal"] * 2))
            assert (await ann.do(t="start"))["t"] == "done"
            hand: list[int] = next(m for m in ann.heard if m["t"] == "update")["view"]["players"][0]["hand"]
            return hand

    async def story() -> None:
        first, again, other = [await hands(delay) for delay in (10, 10, 11)]
        assert first == again != other

    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs here
        aside.submit(asyncio.run, story()).result()
