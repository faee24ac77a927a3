"""Questions about the game: what a bot would do, and why a number is what it is."""

import asyncio
from typing import TYPE_CHECKING

from kickdoor.outlook import level_after
from kickdoor.reading import StepError
from kickdoor.reckoning import reckon
from kickdoor.server import minds, wire
from kickdoor.server.asked import moment
from kickdoor.server.bots import question_of
from kickdoor.server.play import by_the_rules
from kickdoor.server.refusal import Refusal

if TYPE_CHECKING:
    from kickdoor.server.table import Table

MOST_THOUGHTS = 5


async def advise(table: "Table", seat: int, message: wire.Hint, language: str) -> wire.Advice:
    """What a bot would do in this seat, best first, and why, in a language; nothing where no fact decides."""
    if not table.room.settings.hints:
        raise Refusal("not-now", "There are no hints at this table.")
    stream = table.playing()
    request = stream.asked[seat].request
    if request is None:
        raise Refusal("not-now", "You are not asked anything now.")
    hall, question = table.hall, question_of(stream.game, seat, request)
    thoughts = await hall.minds.ask(minds.advise, moment(table.room, seat))
    if thoughts is None or {thought.choice for thought in thoughts} != set(request.options):
        try:
            thoughts = await asyncio.get_running_loop().run_in_executor(hall.thinkers, table.bots.advise, question)
        except Exception as error:  # a bot that fails does not stop the table
            table.report(seat, error)
            raise Refusal("not-now", "The bot does not know, either.") from None
    if thoughts[0].because is None:
        return wire.Advice(message.id, ())
    index = {choice: n for n, choice in enumerate(request.options)}
    told = [wire.Thought(index[t.choice], t.value, t.told(language)) for t in thoughts if t.because is not None]
    return wire.Advice(message.id, tuple(told[:MOST_THOUGHTS]))


def explain(table: "Table", seat: int, message: wire.Why, language: str) -> wire.Because:
    """The sum behind a number, or why a step may not be done, in a language; of a sale, which Level it leads to."""
    game = table.playing().game
    try:
        if message.step is None:
            told = reckon(game.state, message.about, message.seat, message.monster)
            addends = tuple(wire.AddendWire(x.n, x.what, x.card, x.seat, x.clause) for x in told.addends)
            return wire.Because(message.id, told.total, addends, told.clauses)
        if seat < 0:
            raise Refusal("not-yours", "You have no seat here.")
        plan, refusal = game.plan_of(seat, message.step)
    except (ValueError, StepError) as error:
        raise Refusal("bad", str(error)) from None
    if refusal is None:
        sold = message.step["do"] == "sell"
        return wire.Because(message.id, level_after(game.state, seat, plan) if sold else None)
    return wire.Because(message.id, clauses=refusal.clauses, why=by_the_rules(game, refusal).said(language))
