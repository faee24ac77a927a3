"""Questions about the game: what a bot would do, and why a number is what it is."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

from kickdoor.engine.ids import PH_COMBAT
from kickdoor.engine.state import State
from kickdoor.reckoning import ABOUT
from tests.server.house import LONG, House, asked, choosing, housed, played, reached, until

PEOPLE = ("Ann", "Ben", "Cay")


def fighting(s: State) -> bool:
    return s.phase == PH_COMBAT and len(s.stack) == 1 and s.combat is not None and bool(s.deciding)


@housed
async def test_a_hint_is_what_a_bot_would_do_best_first(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(fighting))
    one = asked(*people)
    digest = one.room.playing.digest()
    advice = await one.do(t="hint")
    assert advice["t"] == "advice"
    thoughts = advice["thoughts"]
    values = [thought["value"] for thought in thoughts]
    assert values[1:] == sorted(values[1:], reverse=True)  # what it would do comes first, whatever its worth
    assert 1 <= len(thoughts) <= 5
    assert one.request
    for thought in thoughts:
        assert 0 <= thought["option"] < len(one.request["options"])
        assert thought["reason"]
    assert one.room.playing.digest() == digest
    # It is advice one can follow.
    choice = one.request["options"][thoughts[0]["option"]]["choice"]
    await one.done(t="choose", choice=choice)


@housed
async def test_who_is_not_asked_gets_no_hint_and_nobody_one_without_a_fact(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    one = asked(*people)
    other = next(guest for guest in people if guest.request is None)
    assert await other.refused(t="hint") == "not-now"

    async def without_facts(work: Any, question: Any, who: str = "") -> Any:
        return [replace(thought, because=None) for thought in work(question)]

    house.hall.minds.ask = without_facts  # type: ignore[method-assign]
    assert (await one.do(t="hint"))["thoughts"] == []


@housed
async def test_a_table_does_not_wait_for_a_hint(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    one, ask, think = asked(*people), house.hall.minds.ask, asyncio.Event()

    async def slowly(work: Any, question: Any, who: str = "") -> Any:
        await think.wait()
        return await ask(work, question, who)

    house.hall.minds.ask = slowly  # type: ignore[method-assign]
    one.send(t="hint", id="slow")
    assert one.request
    one.send(t="choose", id="quick", choice=one.request["options"][0]["choice"])
    await until(lambda: {"t": "done", "id": "quick"} in one.listen())
    think.set()
    await house.settle()
    told = next(message for message in one.listen() if message.get("id") == "slow")
    assert (told["t"], told["code"]) == ("refused", "stale")  # it was about another question


@housed
async def test_a_hint_is_about_the_moment_in_which_it_was_asked_for(house: House) -> None:
    """Somebody asks and chooses in one breath: a process was asked about a moment in which nothing was to be chosen."""
    people = await house.seat(PEOPLE, opened=played(choosing))
    one, ask = asked(*people), house.hall.minds.ask
    thought: list[Any] = []

    async def noted(work: Any, question: Any, who: str = "") -> Any:
        thought.append(await ask(work, question, who))
        return thought[-1]

    house.hall.minds.ask = noted  # type: ignore[method-assign]
    assert one.request
    options = [tuple(option["choice"]) for option in one.request["options"]]
    one.send(t="hint", id="slow")
    one.send(t="choose", id="quick", choice=options[0])
    await house.settle()
    assert thought[0] is not None
    assert {one.choice for one in thought[0]} == set(options)


@housed
async def test_hints_come_one_at_a_time_where_no_process_is_free(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(fighting))
    one = asked(*people)
    house.hall.minds.processes = 0
    house.hall.advising = True
    told = await one.do(t="hint")
    assert (told["t"], told["code"]) == ("refused", "busy")
    assert told["after"] > 0
    house.hall.advising = False
    assert (await one.do(t="hint"))["t"] == "advice"
    assert not house.hall.advising


@housed
async def test_a_hint_is_the_same_with_and_without_a_free_process(house: House) -> None:
    """Where nothing can be tried out the fact may be another one, but never the option."""
    people = await house.seat(PEOPLE, opened=played(fighting))
    one = asked(*people)
    advice = [await one.do(t="hint")]
    house.hall.minds.processes = 0
    advice.append(await one.do(t="hint"))
    assert {answer["thoughts"][0]["option"] for answer in advice} == {advice[0]["thoughts"][0]["option"]}


@housed
async def test_there_are_tables_without_hints(house: House) -> None:
    one = asked(*await house.seat(PEOPLE, opened=played(choosing, hints=False)))
    assert await one.refused(t="hint") == "not-now"


@housed
async def test_a_number_is_told_as_a_sum_with_its_clauses(house: House) -> None:
    ann, ben, _cay = await house.seat(PEOPLE, opened=played(fighting))
    eve = await house.guest("Eve")
    await eve.come(ann.at)
    view = ann.update["view"]
    wanted = {"munchkins": view["combat"]["munchkins"], "monsters": view["combat"]["monsters"]}
    wanted |= {"treasures": view["combat"]["treasures"], "levels": view["combat"]["levels"]}
    for about, number in wanted.items():
        for guest in (ann, ben, eve):  # they are public: everybody may ask
            answer = await guest.do(t="why", about=about)
            assert answer["t"] == "because"
            assert answer["total"] == number == sum(addend["n"] for addend in answer["addends"])
            assert answer["clauses"]
            assert all(addend["clause"] and addend["what"] for addend in answer["addends"])
    for player in view["players"]:
        for about in ("strength", "gold", "escape"):
            answer = await eve.do(t="why", about=about, seat=player["seat"])
            assert answer["total"] == player[about] == sum(addend["n"] for addend in answer["addends"])
    monster = view["combat"]["cards"][0]
    assert (await eve.do(t="why", about="monster", monster=monster["uid"]))["total"] == monster["strength"]


@housed
async def test_a_sum_names_no_card_that_is_hidden(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], options=LONG)
    eve = await house.guest("Eve")
    await eve.come(ann.at)
    dice = Random(3)
    for stop in range(30, 200, 10):
        await house.play(ann, ben, dice=dice, until=reached(stop))
        s = ann.room.playing.state
        hidden = {card for seat in range(s.n) for card in s.zones[seat * 5]}
        for about in ABOUT:
            for seat in range(s.n):
                answer = await eve.do(t="why", about=about, seat=seat)
                assert not hidden & {addend["card"] for addend in answer.get("addends", ())}


@housed
async def test_a_step_is_told_to_be_allowed_or_why_it_is_not(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    one = asked(*people)
    other = next(guest for guest in people if guest is not one)
    digest = one.room.playing.digest()
    assert one.request
    option = next(o for o in one.request["options"] if o["step"]["do"] in ("kick-door", "loot-room", "end-turn"))
    answer = await one.do(t="why", step=option["step"])
    assert answer == {"t": "because", "id": answer["id"], "total": None, "addends": [], "clauses": [], "why": ""}
    answer = await other.do(t="why", step=option["step"])
    assert answer["why"].endswith(".")
    assert answer["clauses"]
    assert one.room.playing.digest() == digest


@housed
async def test_a_question_without_an_answer_is_refused(house: House) -> None:
    ann, *_ = await house.seat(PEOPLE, opened=played(choosing))
    questions: tuple[dict[str, Any], ...] = (
        {"about": "luck"},
        {"about": ""},
        {"about": "strength"},
        {"about": "strength", "seat": 4},
        {"about": "monsters"},
        {"about": "monster", "monster": 3},
        {"step": {"do": "fly"}},
        {"step": {"do": "play", "card": "no-such-card"}},
        {"step": {}},
        {"step": {"do": ["play"]}},
    )
    for question in questions:
        assert await ann.refused(t="why", **question) == "bad", question
