"""Chat: lines, quick phrases, and what each reader wants of them."""

from random import Random

from kickdoor.agents.voice import OCCASIONS
from kickdoor.server.names import LINE_LENGTH, PHRASES
from kickdoor.server.room import Room
from kickdoor.words import say
from tests.server.house import LONG, Guest, House, housed


def lines(guest: Guest) -> list[tuple[str, str]]:
    """Who said what, as this reader was told."""
    return [(line["name"], line["text"]) for m in guest.listen() if m["t"] == "chat" for line in m["lines"]]


@housed
async def test_everybody_at_the_table_reads_a_line(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    eve = await house.guest("Eve")
    await eve.come(ann.at)
    await ann.done(t="say", text="  Shall   we\tbegin? ")
    await eve.done(t="say", text="I only look on.")
    assert lines(ann) == lines(ben) == lines(eve) == [("Ann", "Shall we begin?"), ("Eve", "I only look on.")]
    told = [line for m in ben.listen() if m["t"] == "chat" for line in m["lines"]]
    assert [(line["n"], line["seat"]) for line in told] == [(1, 0), (2, -1)]
    # Whoever comes later reads what was said, also after a restart.
    await house.restart()
    await ben.come(ann.at)
    assert lines(ben)[2:] == [("Ann", "Shall we begin?"), ("Eve", "I only look on.")]


@housed
async def test_quick_phrases_are_said_by_their_id(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    for phrase, text in PHRASES.items():
        await ann.done(t="say", phrase=phrase)
        line = ben.latest("chat")["lines"][-1]
        assert (line["phrase"], line["text"]) == (phrase, text)
    assert await ann.refused(t="say", phrase="no-such-phrase") == "bad"
    await ann.done(t="say", text="/hello")  # nobody types a phrase
    assert ben.latest("chat")["lines"][-1]["phrase"] == ""


@housed
async def test_a_line_has_something_to_read_and_an_end(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    for text in ("", "   ", "\u200b", "///"):
        assert await ann.refused(t="say", text=text) == "bad", text
    await ann.done(t="say", text="x" * LINE_LENGTH)
    assert lines(ben) == [("Ann", "x" * LINE_LENGTH)]
    assert await ann.refused(t="say", text="ﬃ" * 200) == "bad"  # one sign becomes three


@housed
async def test_who_is_muted_is_not_heard_by_who_muted_them(house: House) -> None:
    ann, ben, cay = await house.seat(["Ann", "Ben", "Cay"], start=False)
    await ann.do(t="mute", seat=1)
    await ben.done(t="say", text="Psst!")
    await ben.done(t="say", phrase="hello")
    assert lines(ann) == []
    assert len(lines(cay)) == len(lines(ben)) == 2
    await ann.do(t="mute", seat=1, on=False)
    await ben.done(t="say", text="And now?")
    assert lines(ann) == [("Ben", "And now?")]
    assert await ann.refused(t="mute", seat=5) == "bad"


@housed
async def test_each_reader_has_words_of_their_own_that_are_masked(house: House) -> None:
    ann, ben, cay = await house.seat(["Ann", "Ben", "Cay"], start=False)
    await ann.do(t="filter", words=["Drat"])
    await cay.done(t="say", text="drat, a dratted DRÀT!")
    assert lines(ann) == [("Cay", "****, a dratted ****!")]
    assert lines(ben) == [("Cay", "drat, a dratted DRÀT!")]
    await ann.do(t="filter", words=[])
    await cay.done(t="say", text="drat")
    assert lines(ann)[1:] == [("Cay", "drat")]


@housed
async def test_there_are_tables_without_chat(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False, chat=False)
    assert await ann.refused(t="say", text="Hello?") == "not-now"
    assert await ann.refused(t="say", phrase="hello") == "not-now"
    assert lines(ben) == []


@housed
async def test_a_line_is_said_once_even_after_a_restart(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    await ann.done(t="say", id="once", text="Once.")
    await ann.done(t="say", id="once", text="Once.")
    assert lines(ben) == [("Ann", "Once.")]
    await house.restart()
    await ann.come(ann.at)
    await ann.done(t="say", id="once", text="Once.")
    assert [line.text for line in await house.store.chat(ann.at, 10)] == ["Once."]
    await ann.done(t="say", text="Twice.")
    assert [line.n for line in await house.store.chat(ann.at, 10)] == [1, 2]


@housed
async def test_what_people_write_is_not_in_the_rows_of_the_table(house: House) -> None:
    ann, _ben = await house.seat(["Ann", "Ben"], start=False)
    await ann.done(t="say", text="Remember the sword of Orkney")
    assert not any(b"Orkney" in row.data for row in await house.store.read(ann.at))


@housed
async def test_nothing_of_an_erased_player_is_shown_to_newcomers(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    await ben.done(t="say", text="I was here.")
    await house.store.erase(ben.id)
    house.hall.forget(ben.id, "You have been erased.")
    await house.settle()
    eve = await house.guest("Eve")
    await eve.come(ann.at)
    assert lines(eve) == []
    assert [seat["name"] for seat in eve.table["seats"]] == ["Ann", "", ""]


@housed
async def test_bots_talk_and_can_be_muted(house: House) -> None:
    guests = [await house.guest(name) for name in ("Ann", "Ben")]
    table = await house.table(guests[0], ["", "heuristic:chatty", "heuristic:vindictive"], seats=4, options=LONG)
    for number, guest in enumerate(guests):
        await guest.come(table)
        if number:
            await guest.done(t="sit", seat=number)
            await guest.done(t="ready")
    await guests[0].done(t="start")
    for seat in (2, 3):
        await guests[1].do(t="mute", seat=seat)

    def far_enough(room: Room) -> bool:
        assert not house.at(table).heard  # bots hear of everything at once, not when they hold something to play
        return room.length > 250

    await house.play(*guests, dice=Random(2), until=far_enough)
    said = [message for message in guests[0].listen() if message["t"] == "aside"]
    assert said
    for message in said:
        temper, _, occasion = message["line"].partition("-")
        assert {2: "chatty", 3: "vindictive"}[message["seat"]] == temper
        assert occasion.rpartition("-")[0] in OCCASIONS
        assert message["text"] == say("en", f"say-{message['line']}")
    assert not [message for message in guests[1].listen() if message["t"] == "aside"]


@housed
async def test_where_there_is_no_chat_bots_are_silent(house: House) -> None:
    ann = await house.guest("Ann")
    table = await house.table(ann, ["heuristic:chatty", "heuristic:chatty"], seats=3, chat=False, options=LONG)
    await ann.come(table)
    await ann.done(t="start")
    await house.play(ann, dice=Random(2), until=lambda room: room.length > 300)
    assert not [message for message in ann.listen() if message["t"] == "aside"]
