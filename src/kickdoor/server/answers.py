"""Questions about the game: what a bot would do, and why a number is what it is."""

import asyncio
from typing import TYPE_CHECKING

from kickdoor.agents.base import Thought
from kickdoor.game import Request
from kickdoor.outlook import level_after
from kickdoor.reading import StepError
from kickdoor.reckoning import reckon
from kickdoor.server import minds, wire
from kickdoor.server.asked import moment
from kickdoor.server.bots import Question, question_of
from kickdoor.server.client import Client
from kickdoor.server.play import by_the_rules
from kickdoor.server.refusal import Refusal

if TYPE_CHECKING:
    from kickdoor.server.table import Table

MOST_THOUGHTS = 5


def advise(table: "Table", client: Client, seat: int, id: str) -> None:
    """Somebody shall be told what a bot would do in this seat. The table does not wait for it."""
    if not table.room.settings.hints:
        raise Refusal("not-now", "There are no hints at this table.")
    asked = table.playing().asked[seat]
    if asked.request is None:
        raise Refusal("not-now", "You are not asked anything now.")
    question = question_of(table.playing().game, seat, asked.request)
    now = moment(table.room, seat)  # before the answer begins, the game may go on

    async def answer() -> None:
        try:
            thoughts = await think(table, question, now, client.address)
            if table.stream is None or table.stream.asked[seat].id != question_number:
                raise Refusal("stale", "The question has changed since.")
            client.tell(advice(id, thoughts, question[2], client.language))
        except Refusal as refusal:
            client.refuse(id, refusal)

    question_number = asked.id
    table.hall.meanwhile(answer())


async def think(table: "Table", question: Question, moment: minds.Question, who: str) -> list[Thought]:
    """In a process of its own; where none is free, in the thread of the bots, but no two of them."""
    hall = table.hall
    thoughts = await hall.minds.ask(minds.advise, moment, who)
    if thoughts is not None and {thought.choice for thought in thoughts} == set(question[2].options):
        return thoughts
    if hall.advising:
        raise Refusal("busy", "Many ask for advice now. Try again.")
    hall.advising = True
    try:
        return await asyncio.get_running_loop().run_in_executor(hall.thinkers, table.bots.advise, question)
    except RuntimeError:  # the hall is closing
        raise Refusal("busy", "Many ask for advice now. Try again.") from None
    except Exception as error:  # a bot that fails does not stop the table
        table.report(question[0], error)
        raise Refusal("not-now", "The bot does not know, either.") from None
    finally:
        hall.advising = False


def advice(id: str, thoughts: list[Thought], request: Request, language: str) -> wire.Advice:
    """Best first, and why, in a language; nothing where no fact decides."""
    if thoughts[0].because is None:
        return wire.Advice(id, ())
    index = {choice: n for n, choice in enumerate(request.options)}
    told = [wire.Thought(index[t.choice], t.value, t.told(language)) for t in thoughts if t.because is not None]
    return wire.Advice(id, tuple(told[:MOST_THOUGHTS]))


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
