"""How long a game against three bots lasts at the default pace, on a clock that no busy machine slows down.

One person, who begins as after "play now", takes two seconds for each decision, plays as a heuristic bot would, and
lets windows run out.

python -m tests.server.pacing [GAMES] [EDITION…]
"""

import asyncio
import sys
import tempfile
from dataclasses import dataclass
from statistics import median

from kickdoor.engine.ids import PASS
from kickdoor.server.bots import Bots, question_of
from kickdoor.server.clocks import LEAP
from kickdoor.server.limits import Limits
from kickdoor.server.settings import Clocks
from tests.server.house import Guest, House
from tests.web.positions import failed

EDITIONS = ("classic", "adventure-time", "apocalypse", "legends", "steampunk")
THOUGHT = 2.0  # seconds a decision
BOT = "heuristic:normal"
STEPS = 200_000  # more than any game here has
SOON = 1e-6


@dataclass
class Sat:
    """One game."""

    seconds: float
    decisions: int
    windows: int  # that were shown
    idle: int  # in which that person could do nothing
    first: float  # seconds to the first own turn


async def pass_time(house: House, until: float) -> None:
    """To the next moment at which something is due, and no further than that."""
    pulse = house.hall.pulse
    due = min((alarm.due for alarm in pulse.alarms if alarm.ring is not None), default=until)
    pulse.advance(min(LEAP, max(SOON, min(due, until) - pulse.now + SOON)))
    await house.settle()


async def sit(house: House, edition: str, number: int) -> Sat:
    house.hall.new_secret = lambda: f"{number:064x}"  # type: ignore[method-assign]
    house.hall.limits = Limits()
    (ann,) = await house.seat(
        ["Ann"], seats=4, options={"first_begins": True}, editions=(edition,), clocks=vars_of(Clocks())
    )
    bots, pulse = Bots(ann.room.box, f"ann{number}"), house.hall.pulse
    begin, thought = pulse.now, 0.0
    sat, shown, idle, waiting = Sat(0.0, 0, 0, 0, 0.0), set[int](), set[int](), -1
    for _ in range(STEPS):
        if ann.room.state != "playing":
            sat.seconds = pulse.now - begin
            sat.windows, sat.idle = len(shown), len(idle)
            return sat
        state, clock = ann.room.playing.state, ann.update["clock"]
        if state.number and state.turn == 0 and not sat.first:
            sat.first = pulse.now - begin
        if clock["window"] and state.number:
            shown.add(clock["window"])
            if not ann.request:
                idle.add(clock["window"])
        request = ann.request
        asks = request is not None and (request["mandatory"] or not state.number)
        if request is not None and asks and request["id"] != waiting:
            waiting, thought = request["id"], pulse.now + THOUGHT
        if asks and pulse.now >= thought:
            await decide(house, ann, bots)
            sat.decisions += 1
        else:
            await pass_time(house, thought if asks else pulse.now + LEAP)
    raise AssertionError("the game does not end")


async def decide(house: House, ann: Guest, bots: Bots) -> None:
    table = house.at(ann.at)
    assert table.stream is not None
    assert ann.request is not None
    request = table.stream.asked[0].request
    choice = bots.answer(BOT, question_of(ann.room.playing, 0, request), failed) if request else PASS
    if choice == PASS and ann.update["clock"]["window"]:
        await ann.do(t="ack", window=ann.update["clock"]["window"])
    else:
        await ann.do(t="choose", request=ann.request["id"], choice=choice)


def vars_of(clocks: Clocks) -> dict[str, float]:
    return {name: getattr(clocks, name) for name in clocks.__struct_fields__}


async def measure(games: int, edition: str) -> str:
    sats = []
    for number in range(games):
        with tempfile.TemporaryDirectory() as folder:
            async with House(f"sqlite:///{folder}/kickdoor.db") as house:
                sats.append(await sit(house, edition, number))
    seconds = sorted(sat.seconds for sat in sats)
    told = [f"{int(s) // 60}:{int(s) % 60:02}" for s in (median(seconds), seconds[0], seconds[-1])]
    first = sorted(sat.first for sat in sats)
    return (
        f"{edition}: {told[0]} minutes ({told[1]} to {told[2]}), {median(s.decisions for s in sats):.0f} decisions, "
        f"{median(s.windows for s in sats):.0f} windows, {sum(s.idle for s in sats)} with nothing to do, "
        f"own turn after {median(first):.1f} s (at most {first[-1]:.1f})"
    )


def main() -> None:
    games, *editions = sys.argv[1:] or ["5"]
    for edition in editions or EDITIONS:
        print(asyncio.run(measure(int(games), edition)), flush=True)


if __name__ == "__main__":
    main()
