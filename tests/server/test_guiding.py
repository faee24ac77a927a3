"""A guided game at a real table: the others wait until one has read, nothing lawful is refused, one can come back."""

from typing import Any

from kickdoor.guide import guide
from kickdoor.guide.line import LEARNER
from kickdoor.server.guiding import BOT, guided
from tests.server.house import Guest, House, housed

PATIENCE = 60  # times something may be waited for


async def begin(house: House) -> Guest:
    ann = await house.guest("Ann")
    opened = guided(ann.id)
    table = await house.table(ann, [BOT, BOT], opened)
    await ann.come(table)
    await ann.done(t="start")
    return ann


def lesson(guest: Guest) -> dict[str, Any]:
    told: dict[str, Any] = guest.update.get("lesson", {})
    return told


async def until_told(house: House, guest: Guest) -> dict[str, Any]:
    """Time passes until there is something to read or to do."""
    for _ in range(PATIENCE):
        told = lesson(guest)
        if told.get("note") or guest.room.state == "over":
            return told
        await house.wait(1.0)
    raise AssertionError(f"nothing is told: {lesson(guest)}")


async def follow(house: House, guest: Guest, note: str = "") -> None:
    """As one is told, up to a lesson, or to the end."""
    for _ in range(2 * len(guide().lessons)):
        told = await until_told(house, guest)
        if guest.room.state == "over" or told["note"] == note:
            return
        if told.get("unread"):
            await guest.done(t="lead", heard=told["number"])
        else:
            await guest.done(t="choose", step=told["step"])
    raise AssertionError(f"'{note}' is not told")


@housed
async def test_who_does_as_told_wins(house: House) -> None:
    ann = await begin(house)
    await follow(house, ann)
    assert ann.room.playing.winners == [LEARNER]
    assert ann.room.replay == ""  # it began in the middle
    assert "lesson" not in ann.update
    notes = {m["lesson"]["note"] for m in ann.listen() if m["t"] == "update" and "lesson" in m}
    assert notes - {""} == {each.note for each in guide().lessons}


@housed
async def test_the_others_wait_until_one_has_read(house: House) -> None:
    ann = await begin(house)
    await follow(house, ann, "others")
    before = ann.room.length
    await house.wait(120.0)
    assert ann.room.length == before
    await ann.done(t="lead", heard=lesson(ann)["number"])
    await house.wait(3.0)
    assert ann.room.length > before


@housed
async def test_a_window_waits_for_who_has_something_to_do_in_it(house: House) -> None:
    ann = await begin(house)
    await follow(house, ann, "stop")
    before = ann.room.length
    ann.send(t="ack", window=ann.clock["window"])
    await house.wait(120.0)
    assert ann.room.length == before
    await follow(house, ann)
    assert ann.room.playing.winners == [LEARNER]


@housed
async def test_nothing_lawful_is_refused_and_there_is_a_way_back(house: House) -> None:
    """Into the fight with bare hands: a tie, and nobody planned for that."""
    ann = await begin(house)
    await ann.done(t="choose", step={"do": "kick-door"})
    await house.wait(3.0)
    assert lesson(ann) == {"note": "", "number": -1, "count": len(guide().lessons), "back": True}
    await ann.done(t="lead", back=True)
    assert lesson(ann)["note"] == "wear"
    await follow(house, ann)
    assert ann.room.playing.winners == [LEARNER]


@housed
async def test_what_is_needed_later_can_be_had_back(house: House) -> None:
    ann = await begin(house)
    await follow(house, ann, "charity")
    await ann.done(t="choose", step={"do": "share", "to": "seat-2", "cards": ["enraged"]})
    assert lesson(ann)["number"] == -1
    await ann.done(t="lead", back=True)
    assert lesson(ann)["note"] == "charity"
    # Other cards than the file's are as good.
    await ann.done(t="choose", step={"do": "share", "to": "seat-2", "cards": ["yippie-water", "platycore", "lawyers"]})
    assert lesson(ann)["note"] == "given"
    await follow(house, ann)
    assert ann.room.playing.winners == [LEARNER]


@housed
async def test_who_does_a_little_more_stays_on_the_line(house: House) -> None:
    """A potion in the fight in which help was to be asked for; more to wear than the file says."""
    ann = await begin(house)
    await follow(house, ann, "help")
    await ann.done(t="choose", step={"do": "play", "card": "sleep-potion", "side": "munchkins"})
    assert (await until_told(house, ann))["note"] == "shared"
    await ann.done(t="choose", step={"do": "play", "card": "boots-of-running-really-fast"})
    assert lesson(ann)["note"] == "shared"
    await follow(house, ann)
    assert ann.room.playing.winners == [LEARNER]


@housed
async def test_who_leaves_the_line_plays_on_with_bots(house: House) -> None:
    ann = await begin(house)
    await ann.done(t="choose", step={"do": "kick-door"})
    await house.wait(3.0)
    await ann.done(t="choose", step={"do": "run", "from": "potted-plant"})
    await house.wait(3.0)
    if ann.request and ann.request["mandatory"]:
        await ann.done(t="choose", step={"do": "end-turn"})
    before = ann.room.playing.turn_number
    await house.wait(30.0)
    assert ann.room.playing.turn_number > before or ann.request


@housed
async def test_a_restart_in_the_middle(house: House) -> None:
    ann = await begin(house)
    await follow(house, ann, "dead")
    at = ann.at
    await house.restart()
    await ann.come(at)
    assert lesson(ann)["note"] == "dead"
    await follow(house, ann)
    assert ann.room.playing.winners == [LEARNER]


@housed
async def test_again_is_the_same_lesson_again(house: House) -> None:
    ann = await begin(house)
    await follow(house, ann)
    await ann.done(t="rematch")
    await ann.come(ann.table["rematch"])
    await ann.done(t="start")
    assert lesson(ann)["note"] == "wear"


@housed
async def test_at_other_tables_nobody_is_led(house: House) -> None:
    (ann,) = await house.seat(["Ann"])
    assert "lesson" not in ann.update
    assert await ann.refused(t="lead", heard=1) == "not-now"
