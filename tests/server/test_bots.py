"""Bots at a table: they see what a player in their seat sees, and one that fails stops nobody."""

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from kickdoor.agents import Agent, fair_agent
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.search import Searcher
from kickdoor.agents.value import Unfit
from kickdoor.engine.events import E_CURSED
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request, request
from kickdoor.ruleset import Box
from kickdoor.server import journal as j
from kickdoor.server import minds as thinking
from kickdoor.server.asked import moment
from kickdoor.server.bots import SEARCHING, WEAKER, Bots, question_of
from kickdoor.server.letters import Letter, Thought
from kickdoor.server.minds import LAST, Minds, Question, choose
from kickdoor.server.settings import BOTS, Settings
from kickdoor.server.workshop import hand_over
from tests.server.house import LONG, LONG_ENOUGH, House, housed, until


class Failing:
    """Raises, or chooses what nobody offered, every other time."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.asked = 0

    def choose(self, view: View, request: Request) -> Choice:
        self.asked += 1
        if self.asked % 3 == 0:
            raise RuntimeError("a bot that does not work")
        if self.asked % 3 == 1:
            return (10_000, 0, 0, 0)
        return self.agent.choose(view, request)


def test_a_bot_that_fails_does_not_stop_the_table(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, box: Box, seat: int, seed: int | str) -> Agent:
        return Failing(fair_agent(name, box, seat, seed))

    monkeypatch.setattr("kickdoor.server.bots.fair_agent", broken)

    @housed
    async def run(house: House) -> None:
        (ann,) = await house.seat(["Ann"])
        with capture_logs() as logs:
            await house.play(ann, dice=Random(1))
        assert ann.table["state"] == "over"
        assert (await house.verify(ann.at)).over
        assert {entry["event"] for entry in logs} == {"bot-failed"}
        assert {entry["table"] for entry in logs} == {ann.at}
        assert len(logs) > 10

    run(sqlite_url)


@housed
async def test_every_bot_plays_a_game_to_its_end(house: House) -> None:
    for number, bots in enumerate((BOTS[:5], BOTS[5:-1])):
        guest = await house.guest(f"Guest {number}")
        table = await house.table(guest, bots, seats=6, options={"winning_level": 2})
        await guest.come(table)
        await guest.done(t="start")
        await house.play(guest, dice=Random(number))
        assert (await house.verify(table)).over
        by = {row.by for row in await house.rows(table) if isinstance(row, j.Chose)}
        assert {"person", "bot"} <= by


@housed
async def test_a_bot_can_try_things_in_worlds_of_its_own(house: House) -> None:
    """As in the arena: what it is worth there it is worth at a table, and the table goes on while it thinks."""
    (ann,) = await house.seat(["Ann"], options=LONG)
    await house.play(ann, dice=Random(1), until=lambda room: room.length > 60)
    room, bots = ann.room, house.at(ann.at).bots
    agents = [agent for agent in bots.agents.values() if isinstance(agent, HeuristicAgent)]
    assert len(agents) == 2
    for agent in agents:
        assert agent.worlds is not None
        assert agent.worlds.sample(Random(1).random, 1).turn <= room.playing.turn_number
    question = question_of(room.playing, 0, request(room.playing.state, 0, room.playing.options(0), 0))
    worlds, before = question[3], room.length
    told = worlds.reckon("strength", 0)
    await house.play(ann, dice=Random(1), until=lambda room: room.length > before + 100)
    assert worlds.reckon("strength", 0) == told


def test_a_bot_sees_what_its_seat_sees(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, View, Request]] = []

    class Watching:
        def __init__(self, seat: int, agent: Agent) -> None:
            self.seat = seat
            self.agent = agent

        def choose(self, view: View, request: Request) -> Choice:
            seen.append((self.seat, view, request))
            return self.agent.choose(view, request)

    monkeypatch.setattr(
        "kickdoor.server.bots.fair_agent",
        lambda name, box, seat, seed: Watching(seat, fair_agent(name, box, seat, seed)),
    )

    @housed
    async def run(house: House) -> None:
        (ann,) = await house.seat(["Ann"], options=LONG)
        await house.play(ann, dice=Random(1), until=lambda room: room.length > 150)

    run(sqlite_url)
    assert {seat for seat, _view, _request in seen} == {1, 2}
    for seat, view, asked in seen:
        assert view.seat == asked.seat == seat
        assert len(view.players[seat].hand) == view.players[seat].hand_size
    hidden = [p for seat, view, _ in seen for p in view.players if p.seat != seat and p.hand_size > len(p.hand)]
    assert len(hidden) > len(seen)


def test_the_same_table_plays_the_same_game_again(tmp_path_factory: pytest.TempPathFactory) -> None:
    digests = []

    @housed
    async def run(house: House) -> None:
        (ann,) = await house.seat(["Ann"])
        await house.play(ann, dice=Random(3))
        digests.append(ann.room.playing.digest())

    for _ in range(2):
        run(f"sqlite:///{tmp_path_factory.mktemp('same')}/kickdoor.db")
    assert digests[0] == digests[1]


def test_only_honest_bots_with_a_bound_on_their_thinking_sit_at_tables() -> None:
    assert not any(name.partition(":")[0] in ("clairvoyant", "ismcts", "flat") for name in BOTS)
    assert set(SEARCHING) < set(BOTS)
    assert WEAKER in BOTS


@housed
async def test_an_expert_thinks_in_a_process_of_its_own(house: House) -> None:
    guest = await house.guest("Ann")
    table = await house.table(guest, ["expert", "expert"], seats=3, options={"winning_level": 2})
    await guest.come(table)
    await guest.done(t="start")
    asked: list[str] = []
    ask = house.hall.minds.ask

    async def counted(work: Any, question: Any, who: str = "") -> Any:
        answer = await ask(work, question, who)
        asked.append(question.bot)
        assert answer is not None
        return answer

    house.hall.minds.ask = counted  # type: ignore[method-assign]
    await house.play(guest, dice=Random(1))
    assert (await house.verify(table)).over
    assert "expert" in asked


@housed
async def test_where_no_process_is_free_a_weaker_bot_answers_and_says_so(house: House) -> None:
    house.hall.minds.processes = 0
    guest = await house.guest("Ann")
    table = await house.table(guest, ["expert", "expert"], seats=3, options={"winning_level": 2})
    await guest.come(table)
    await guest.done(t="start")
    await house.play(guest, dice=Random(1))
    assert (await house.verify(table)).over
    asides = [message for message in guest.listen() if message["t"] == "aside"]
    assert {"busy"} <= {message["line"] for message in asides}
    assert all(message["text"] for message in asides)


@housed
async def test_what_a_weaker_bot_says_does_not_tell_that_it_could_have_stepped_in(house: House) -> None:
    house.hall.minds.processes = 0
    guest = await house.guest("Ann")
    id = await house.table(guest, ["expert", "expert"], seats=3, options={"winning_level": 3})
    await guest.come(id)
    await guest.done(t="start")
    table = house.at(id)
    put, told, could = table.put, 0, 0

    def noted(letter: Letter) -> bool:
        nonlocal told, could
        if isinstance(letter, Thought):
            busy = any(line == "busy" for _seat, line in letter.lines)
            told += busy
            could += letter.act is None
            assert not busy or letter.act is not None
        return put(letter)

    table.put = noted  # type: ignore[method-assign]
    await house.play(guest, dice=Random(1))
    assert told
    assert could


@housed
async def test_a_process_that_dies_is_replaced_and_nothing_is_lost(house: House) -> None:
    minds = house.hall.minds
    guest = await house.guest("Ann")
    table = await house.table(guest, ["expert"], seats=3)
    await guest.come(table)
    question = Question(Settings(seats=3), b"", 1, "expert", "x")
    assert await minds.ask(die, question) is None
    assert minds.busy == 0
    assert await minds.ask(seat_of, question) == 1
    with capture_logs() as logs:
        assert await minds.ask(choose, question) is None  # bytes that are no moment of a game
        assert await minds.ask(stumble, question) is None
        assert await minds.ask(misfit, question) is None
    assert [(entry["event"], entry.get("why")) for entry in logs] == [
        ("mind-failed", None),
        ("mind-failed", None),
        ("mind-failed", "45 weights for 46 numbers"),
    ]


@housed
async def test_an_expert_whose_process_is_killed_is_played_by_a_weaker_bot(house: House) -> None:
    """In the middle of a thought: the bot says so, and the game goes on to its end."""
    minds = house.hall.minds
    guest = await house.guest("Ann")
    table = await house.table(guest, ["expert", "expert"], seats=3, options={"winning_level": 2})
    await guest.come(table)
    await guest.done(t="start")
    ask, killed = minds.ask, 0

    async def unlucky(work: Any, question: Question, who: str = "") -> Any:
        nonlocal killed
        killed += 1
        return await ask(choose if killed % 4 else die, question, who)

    minds.ask = unlucky  # type: ignore[method-assign]
    with capture_logs() as logs:
        await house.play(guest, dice=Random(1))
    assert killed > 4
    assert (await house.verify(table)).over
    assert {entry["event"] for entry in logs} == {"mind-failed"}
    assert "busy" in {message["line"] for message in guest.listen() if message["t"] == "aside"}


def misfit(question: Question) -> int:
    raise Unfit("45 weights for 46 numbers")


def stumble(question: Question) -> int:
    raise KeyError(question.seat)


def test_a_slow_machine_gets_no_more_processes_for_being_slow(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    question = Question(Settings(seats=3), b"", 1, "expert", str(pipe))

    @housed
    async def run(house: House) -> None:
        minds = house.hall.minds
        minds.processes = 1
        assert await minds.ask(seat_of, question) == 1
        pool = minds.pool
        with monkeypatch.context() as hurry:
            hurry.setattr(thinking, "PATIENCE", 0.1)
            assert await minds.ask(read, question) is None
        assert minds.busy == 1
        assert await minds.ask(seat_of, question) is None  # at once: the only process is still at it
        pipe.write_text("done", encoding="utf-8")
        await until(lambda: minds.busy == 0)
        assert await minds.ask(seat_of, question) == 1
        assert minds.pool is pool

    run(sqlite_url)


def test_nobody_keeps_all_processes_by_playing_at_many_tables(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    question = Question(Settings(seats=3), b"", 1, "expert", str(pipe))

    @housed
    async def run(house: House) -> None:
        minds = house.hall.minds
        minds.processes = 1
        monkeypatch.setattr(thinking, "SOON", 0.01)
        first = asyncio.create_task(minds.ask(read, question, "here"))
        await until(lambda: minds.busy == 1)
        assert await minds.ask(seat_of, question, "elsewhere") is None  # it waited, but not for ever
        monkeypatch.setattr(thinking, "SOON", LONG_ENOUGH)
        second = asyncio.create_task(minds.ask(seat_of, question, "elsewhere"))
        await until(lambda: bool(minds.line))
        for who in ("here", "elsewhere"):  # one thinks for it, or it waits already
            assert await minds.ask(seat_of, question, who) is None
        pipe.write_text("done", encoding="utf-8")
        assert await first == "done"
        assert await second == 1
        assert not minds.line
        await until(lambda: not minds.held)
        assert minds.busy == 0

    run(sqlite_url)


def test_an_endless_thought_ends_its_process(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    question = Question(Settings(seats=3), b"", 1, "expert", "x")

    @housed
    async def run(house: House) -> None:
        minds = house.hall.minds
        with monkeypatch.context() as impatient:
            impatient.setattr(thinking, "MOST_THOUGHT", 0.2)
            assert await minds.ask(forever, question) is None
        assert minds.busy == 0
        assert await minds.ask(seat_of, question) == 1

    run(sqlite_url)


def read(question: Question) -> str:
    return Path(question.seed).read_text(encoding="utf-8")


def forever(question: Question) -> int:
    while True:
        pass


def die(question: Question) -> int:
    os._exit(1)


def seat_of(question: Question) -> int:
    return question.seat


def regards(bots: Bots, name: str = "heuristic:vindictive") -> list[dict[int, float]]:
    agents = [bots.agent(seat, name) for seat in (1, 2)]
    return [dict(agent.rivals.regard) for agent in agents if isinstance(agent, HeuristicAgent)]


@housed
async def test_grudges_outlast_a_restart(house: House) -> None:
    ann = await house.guest("Ann")
    table = await house.table(ann, ["heuristic:vindictive"] * 2, seats=3, options=LONG)
    await ann.come(table)
    await ann.done(t="start")
    await house.play(ann, dice=Random(5), until=lambda room: min(map(len, regards(house.at(table).bots))) > 1)
    felt = regards(house.at(table).bots)
    await house.restart()
    await ann.come(table)
    again = regards(house.at(table).bots)
    assert [{seat: n > 0 for seat, n in one.items()} for one in again] == [
        {seat: n > 0 for seat, n in one.items()} for one in felt
    ]


def test_an_expert_is_told_what_happened(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Agent] = []

    def noted(name: str, box: Box, seat: int, seed: int | str) -> Agent:
        made.append(fair_agent(name, box, seat, seed))
        return made[-1]

    monkeypatch.setattr("kickdoor.server.minds.fair_agent", noted)

    @housed
    async def run(house: House) -> None:
        (ann,) = await house.seat(["Ann"], options=LONG)
        await house.play(ann, dice=Random(5), until=lambda room: room.length > 60 and room.playing.state.deciding == 1)
        room = ann.room
        room.past.append((E_CURSED, 0, 5, 1, -1, -1))
        assert choose(moment(room, 0, "expert")) in room.playing.options(0)
        assert not moment(room, 0).past  # a hint
        (agent,) = made
        assert isinstance(agent, Searcher)
        assert agent.own.rivals.regard[1] < -1.0

    run(sqlite_url)


def test_searches_come_after_everything_else() -> None:
    async def story() -> None:
        minds = Minds(1, print)
        try:
            (pid,) = await hand_over(minds.beginner, minds.workers(), who_thinks)
            assert os.getpriority(os.PRIO_PROCESS, pid) == LAST
        finally:
            minds.close()

    asyncio.run(story())


def test_who_thinks_ends_with_the_server_whatever_it_is_at() -> None:
    """Also where the pool could not tell it: a server that waited for it would never end."""

    async def story() -> None:
        minds = Minds(1, print)
        await hand_over(minds.beginner, minds.workers(), who_thinks)
        thought = asyncio.create_task(hand_over(minds.beginner, minds.workers(), time.sleep, 9 * LONG_ENOUGH))
        minds.leash.let_go()
        with pytest.raises(BrokenProcessPool):
            await asyncio.wait_for(thought, LONG_ENOUGH)
        minds.close()

    asyncio.run(story())


def who_thinks() -> tuple[int]:
    return (os.getpid(),)
