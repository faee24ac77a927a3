"""Logs of a table where everything fails that can: they say where, and nothing about cards or what people write."""

import logging
from collections.abc import Iterator
from random import Random

import pytest
import structlog

from kickdoor.agents import Agent, fair_agent
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.ruleset import Box
from kickdoor.server.logs import set_up_logs
from kickdoor.server.store import StoreDown
from tests.server.house import LONG, SECRET, House, card_names, housed

LINE = "Nobody must know of the wolpertinger"


class Blabbing:
    """Raises what it holds, now and then."""

    def __init__(self, box: Box, agent: Agent) -> None:
        self.box = box
        self.agent = agent
        self.asked = 0

    def choose(self, view: View, request: Request) -> Choice:
        self.asked += 1
        if self.asked % 5 == 0:
            faces = [self.box.tables.face[card] for card in view.players[view.seat].hand]
            raise LookupError(*[self.box.names.titles[face] for face in faces], request.options)
        return self.agent.choose(view, request)


@pytest.fixture
def logs_restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    structlog.reset_defaults()
    root.handlers, root.level = handlers, level


@pytest.mark.usefixtures("logs_restored")
@pytest.mark.parametrize("as_json", [False, True])
def test_errors_are_logged_without_their_words(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    monkeypatch.setattr(
        "kickdoor.server.bots.fair_agent",
        lambda name, box, seat, seed: Blabbing(box, fair_agent(name, box, seat, seed)),
    )
    set_up_logs(as_json)

    @housed
    async def run(house: House) -> None:
        ann, ben = await house.seat(["Ann", "Ben"], options=LONG)
        dice = Random(2)
        await ann.done(t="say", text=LINE)
        await ann.do(t="choose", step={"do": "play", "card": "magic-missile"})
        await house.play(ann, ben, dice=dice, until=lambda room: room.length > 80)
        table = house.at(ann.at)
        told = table.settle

        def fail(events: object) -> None:
            monkeypatch.setattr(table, "settle", told)
            raise RuntimeError(f"{card_names()} {LINE} {SECRET} {events!r}")

        async def down(_batch: object) -> None:
            monkeypatch.setattr(house.store, "commit", commit)
            raise StoreDown("kickdoor.db: disk I/O error")

        commit = house.store.commit
        monkeypatch.setattr(table, "settle", fail)
        with pytest.raises(AssertionError, match="busy"):
            await house.play(ann, ben, dice=dice, until=lambda room: room.length > 85)
        monkeypatch.setattr(house.store, "commit", down)
        assert await ann.refused(t="say", text=LINE) == "busy"
        await house.play(ann, ben, dice=dice, until=lambda room: room.length > 120)

    run(sqlite_url)
    out = capsys.readouterr()
    log = out.err + out.out
    for event in ("bot-failed", "table-failed", "store-down", "LookupError", "RuntimeError", "disk I/O error"):
        assert event in log
    for word in ("wolpertinger", SECRET, *card_names()):
        assert word not in log, word
