"""Play at a table: what is chosen, offered and refused, and that nothing is done twice or lost."""

from collections.abc import Callable
from random import Random

import pytest
from structlog.testing import capture_logs

from kickdoor.engine import ids
from kickdoor.engine.apply import apply
from kickdoor.engine.ids import PASS, SEAT_ZONES, Z_PACK, Z_WORN, Choice
from kickdoor.engine.legal import refuse
from kickdoor.engine.options import options
from kickdoor.engine.state import State
from kickdoor.game import Game, Refused
from kickdoor.server import journal as j
from kickdoor.server import wire
from kickdoor.server.letters import Sent, Went
from kickdoor.server.store import Batch, Row, StoreDown
from kickdoor.server.table import MOST_LETTERS
from tests.server.house import (
    LONG,
    MIDDLING,
    SECRET,
    Guest,
    House,
    asked,
    choosing,
    fight,
    housed,
    played,
    reached,
    until,
)

PEOPLE = ("Ann", "Ben", "Cay")


def lawful(s: State, seat: int, *plan: Choice) -> bool:
    s = s.clone()
    for choice in plan:
        if refuse(s, seat, choice):
            return False
        apply(s, seat, choice)
    return True


def on_table(s: State, seat: int) -> tuple[int, ...]:
    return s.zones[seat * SEAT_ZONES + Z_WORN] + s.zones[seat * SEAT_ZONES + Z_PACK]


def trade(s: State) -> tuple[int, int, int] | None:
    """A trade the turn player could offer: with whom, what for what."""
    if s.combat or not choosing(s):
        return None
    for other in range(s.n):
        for give in on_table(s, s.turn) if other != s.turn else ():
            for get in on_table(s, other):
                offer = (ids.V_DEAL, ids.DEAL_TRADE, other, 0)
                terms = ((ids.V_TERM, ids.TERM_GIVE, give, 0), (ids.V_TERM, ids.TERM_GET, get, 0))
                if lawful(s, s.turn, offer, *terms, (ids.V_DONE, 0, 0, 0)):
                    return other, give, get
    return None


def gift(s: State) -> tuple[int, int] | None:
    """A gift the turn player could make: to whom, which card."""
    if s.combat or not choosing(s):
        return None
    for other in range(s.n):
        for give in on_table(s, s.turn):
            if lawful(s, s.turn, (ids.V_DEAL, ids.DEAL_GIFT, other, give)):
                return other, give
    return None


def in_need(s: State) -> bool:
    """A fighter who could offer a Treasure for help."""
    cb = s.combat
    if cb is None or s.deciding != 1 << cb.fighter or s.phase != ids.PH_COMBAT:
        return False
    return lawful(s, cb.fighter, (ids.V_DEAL, ids.DEAL_HELP, (cb.fighter + 1) % 3, 1))


# ---- choosing


@housed
async def test_a_choice_is_made_by_option_or_in_words(house: House) -> None:
    one = asked(*await house.seat(PEOPLE, opened=played(choosing)))
    two = asked(*await house.seat(("Dot", "Eve", "Fay"), opened=played(choosing)))
    for _ in range(3):  # with the same luck the same words lead to the same game
        assert one.request
        assert two.request
        assert one.request["options"] == two.request["options"]
        # Offers and sales stand for more than one choice, in words.
        option = [o for o in one.request["options"] if o["step"]["do"] not in ("trade", "sell", "ask-help")][-1]
        await one.done(t="choose", request=one.request["id"], choice=option["choice"])
        await two.done(t="choose", request=two.request["id"], step=option["step"])
        assert one.room.playing.digest() == two.room.playing.digest()
        if not (one.request and one.request["mandatory"]):
            break
    assert await one.refused(t="choose", choice=PASS, step={"do": "pass"}) == "bad"
    assert await one.refused(t="choose") == "bad"


@housed
async def test_everybody_is_told_what_happened_and_the_next_question(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    one = asked(*people)
    before = {guest.name: guest.update["n"] for guest in people}
    assert one.request
    kick = next(o for o in one.request["options"] if o["step"]["do"] in ("kick-door", "end-turn", "loot-room"))
    await one.done(t="choose", choice=kick["choice"])
    for guest in people:
        assert guest.update["n"] > before[guest.name]
        assert guest.update["view"]["seat"] == guest.seat
        assert any(m["events"] for m in guest.listen() if m["t"] == "update")


@housed
async def test_what_the_rules_forbid_is_refused_with_its_clause(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    other = next(guest for guest in people if guest is not asked(*people))
    digest = other.room.playing.digest()
    for message in (
        {"step": {"do": "kick-door"}},
        {"choice": (ids.V_KICK, 0, 0, 0)},
        {"choice": (ids.V_PLAY, 5, -1, 0)},
    ):
        answer = await other.do(t="choose", **message)
        assert (answer["t"], answer["code"]) == ("refused", "rules")
        assert answer["why"].endswith(".")
        assert answer["clauses"]
    assert await other.refused(t="choose", step={"do": "play", "card": "no-such-card"}) == "bad"
    assert await other.refused(t="choose", step={"do": "fly"}) == "bad"
    assert await other.refused(t="choose", step={}) == "bad"
    assert other.room.playing.digest() == digest


@housed
async def test_junk_is_refused_and_changes_nothing(house: House) -> None:
    (ann, *_) = people = await house.seat(PEOPLE, opened=played(fight, clocks={"window": 10.0}))
    dice, digest = Random(7), ann.room.playing.digest()
    numbers = (-(2**31), -5, -1, 0, 1, 2, 7, 100, 2**31 - 1)
    with capture_logs() as logs:
        for _ in range(300):
            guest = dice.choice(people)
            a, b, c = dice.choices(numbers, k=3)
            choice = (dice.randrange(-1, 40), a, b, c)
            if forbidden(ann.room.playing, guest.seat, choice):
                assert await guest.refused(t="choose", choice=choice) == "rules"
            cards = dice.choices(numbers, k=2)
            assert await guest.refused(
                t="propose", scope=dice.choice(("trade", "gift")), to=dice.randrange(6), give=cards, get=cards[:1]
            ) in ("rules", "bad")
    assert logs == []
    assert ann.room.playing.digest() == digest


def forbidden(game: Game, seat: int, choice: Choice) -> bool:
    try:
        return game.judge(seat, choice) != 0
    except Refused:
        return True


@housed
async def test_a_question_goes_stale_for_a_seat_when_its_own_changes(house: House) -> None:
    """Somebody else's act leaves my question as it is, if it is still the same question."""

    def two_may_act(s: State) -> bool:
        return fight(s) and bool(keeping_others(s, 0, 1))

    ann, ben, _cay = await house.seat(PEOPLE, opened=played(two_may_act))
    assert ann.request
    assert ben.request
    mine, before = ben.request, ann.request["id"]
    act = keeping_others(ann.room.playing.state, 0, 1)[0]
    await ann.done(t="choose", request=before, choice=act)
    assert ben.request["id"] == mine["id"]
    assert await ann.refused(t="choose", request=before, choice=act) == "stale"
    option = next(o for o in mine["options"] if tuple(o["choice"]) != PASS)
    await ben.done(t="choose", request=mine["id"], choice=option["choice"])
    assert await ben.refused(t="choose", request=mine["id"], choice=option["choice"]) == "stale"


def keeping_others(s: State, seat: int, other: int) -> list[Choice]:
    """Acts of a seat after which the other, who could act too, is asked the same as before."""
    found, asked_before = [], options(s, other)
    for choice in options(s, seat) if len(asked_before) > 1 else ():
        after = s.clone()
        apply(after, seat, choice)
        if choice != PASS and after.asked >= 0 and fight(after) and options(after, other) == asked_before:
            found.append(choice)
    return found


# ---- offers


@housed
async def test_a_trade_is_offered_in_one_message(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(lambda s: trade(s) is not None))
    one = asked(*people)
    found = trade(one.room.playing.state)
    assert found is not None
    other, give, get = found
    rows = len(await house.rows(one.at))
    await one.done(t="propose", scope="trade", to=other, give=[give], get=[get])
    assert len(await house.rows(one.at)) == rows + 1  # all of it or nothing
    two = people[other]
    assert two.request
    assert two.request["kind"] == "deal"
    deal = people[3 - one.seat - other].update["view"]["deal"]
    assert (deal["give"], deal["get"], deal["made"]) == ([give], [get], True)
    await two.done(t="choose", step={"do": "accept"})
    s = one.room.playing.state
    assert give in on_table(s, other)
    assert get in on_table(s, one.seat)


@housed
async def test_an_offer_is_answered_by_another(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(lambda s: trade(s) is not None))
    one = asked(*people)
    found = trade(one.room.playing.state)
    assert found is not None
    other, give, get = found
    await one.done(t="propose", scope="trade", to=other, give=[give], get=[get])
    two = people[other]
    await two.done(t="propose", scope="trade", to=one.seat, give=[give], get=[], counter=True)
    deal = one.update["view"]["deal"]
    assert (deal["builder"], deal["give"], deal["get"]) == (other, [give], [])
    await one.done(t="choose", step={"do": "decline"})
    assert give in on_table(one.room.playing.state, one.seat)


@housed
async def test_a_gift_is_made_in_one_message(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(lambda s: gift(s) is not None))
    one = asked(*people)
    found = gift(one.room.playing.state)
    assert found is not None
    other, give = found
    assert await one.refused(t="propose", scope="gift", to=other) == "bad"
    assert await one.refused(t="propose", scope="gift", to=other, give=[give, give]) == "bad"
    assert await one.refused(t="propose", scope="gift", to=one.seat, give=[give]) == "rules"
    await one.done(t="propose", scope="gift", to=other, give=[give])
    await people[other].done(t="choose", step={"do": "accept"})  # TRADE-04: only to somebody who wants it
    assert give in on_table(one.room.playing.state, other)


@housed
async def test_help_is_asked_for_with_a_whole_offer(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(in_need))
    one = asked(*people)
    other = people[(one.seat + 1) % 3]
    await one.done(t="propose", scope="help", to=other.seat, treasures=1, pick="fighter-first")
    assert other.request
    assert other.update["view"]["deal"]["treasures"] == 1
    await other.done(t="choose", step={"do": "accept"})
    assert one.update["view"]["combat"]["helpers"] == [other.seat]


# ---- once and only once


@housed
async def test_the_same_action_is_done_once_even_after_a_restart(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    one = asked(*people)
    assert one.request
    message = {"t": "choose", "id": "only-once", "choice": one.request["options"][0]["choice"]}
    await one.done(**message)
    digest, rows = one.room.playing.digest(), len(await house.rows(one.at))
    await one.done(**message)
    await one.done(**{**message, "choice": (99, 0, 0, 0)})  # it is the id that counts
    assert (one.room.playing.digest(), len(await house.rows(one.at))) == (digest, rows)
    other = next(guest for guest in people if guest is not one)
    assert await other.refused(t="choose", id="only-once", choice=(99, 0, 0, 0)) == "rules"  # each has ids of their own

    await house.restart()
    await one.come(one.at)
    await one.done(**message)
    assert one.room.playing.digest() == digest
    assert len(await house.rows(one.at)) == rows


@housed
async def test_a_snapshot_knows_the_action_it_was_written_with(house: House) -> None:
    house.hall.snapshot_every = house.snapshot_every = 1
    people = await house.seat(PEOPLE, opened=played(choosing))
    one = asked(*people)
    for number in range(50):
        one = asked(*people)
        assert one.request
        message = {"t": "choose", "id": f"act-{number}", "choice": one.request["options"][0]["choice"]}
        await one.done(**message)
        kept = await house.store.snapshot(one.at)
        if kept is not None and kept[0] == one.room.seq:
            break
    else:
        pytest.fail("no snapshot was made with an action")
    digest = one.room.playing.digest()
    await house.restart()
    await one.come(one.at)
    await one.done(**message)
    assert one.room.playing.digest() == digest


@housed
async def test_a_pass_that_was_kept_is_not_passed_again(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(fight))
    ann, dice = people[0], Random(1)
    for guest in people:
        await guest.do(t="choose", id="stands", choice=PASS)
    assert all({"t": "done", "id": "stands"} in guest.listen() for guest in people)
    await house.play(*people, dice=dice, until=lambda room: room.waiting() == [0, 1, 2] and ann.clock["window"] > 0)
    length = ann.room.length
    for _ in range(2):
        for guest in people:
            await guest.done(t="choose", id="stands", choice=PASS)
        assert ann.room.length == length
        await house.restart()
        for guest in people:
            await guest.come(ann.at)


@housed
async def test_a_lobby_action_is_done_once(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    await ben.done(t="ready", id="r", ready=False)
    await ben.done(t="ready", id="s", ready=True)
    await ben.done(t="ready", id="r", ready=False)
    assert ann.table["seats"][1]["ready"]
    await ann.done(t="start", id="go")
    await ann.done(t="start", id="go")
    assert sum(isinstance(row, j.Began) for row in await house.rows(ann.at)) == 1


@housed
async def test_spectators_have_no_say(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(fight))
    eve = await house.guest("Eve")
    await eve.come(people[0].at)
    digest, window = people[0].room.playing.digest(), people[0].clock["window"]
    for message in (
        {"t": "choose", "choice": PASS},
        {"t": "choose", "step": {"do": "pass"}},
        {"t": "propose", "scope": "help", "to": 1},
        {"t": "ack", "window": window},
        {"t": "hold", "window": window},
        {"t": "vote", "seat": 0},
        {"t": "undo"},
        {"t": "hint"},
        {"t": "why", "step": {"do": "pass"}},
    ):
        assert await eve.refused(**message) == "not-yours", message
    for message in ({"t": "agree"}, {"t": "ready"}, {"t": "rise"}, {"t": "start"}, {"t": "sit", "seat": 0}):
        assert await eve.refused(**message) in ("not-yours", "not-now"), message
    assert people[0].room.playing.digest() == digest


# ---- when something goes wrong


class Broken:
    """A store that can be made to fail."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.commit, self.read = house.store.commit, house.store.read
        self.down = self.blind = False
        self.looked = 0
        house.store.commit = self.write  # type: ignore[method-assign, assignment]
        house.store.read = self.look  # type: ignore[method-assign]

    async def write(self, batch: Batch) -> None:
        if self.down:
            raise StoreDown("the disk is full")
        await self.commit(batch)

    async def look(self, table: str, after: int = 0) -> list[Row]:
        if self.blind:
            self.looked += 1
            raise StoreDown("the disk is gone")
        return await self.read(table, after)


@housed
async def test_what_cannot_be_kept_has_not_happened_and_is_not_told(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    one, broken = asked(*people), Broken(house)
    assert one.request
    request, digest = one.request, one.room.playing.digest()
    message = {"t": "choose", "id": "x", "choice": request["options"][0]["choice"]}
    heard = {guest.name: len(guest.listen()) for guest in people}
    broken.down = True
    with capture_logs() as logs:
        assert await one.refused(**message) == "busy"
        assert await one.refused(t="say", text="Is anybody there?") == "busy"
        assert one.latest("refused")["after"] > 0
    assert {entry["event"] for entry in logs} == {"store-down"}
    assert one.room.playing.digest() == digest
    for guest in people:
        told = guest.listen()[heard[guest.name] :]
        assert not any(m.get("events") or m["t"] == "chat" for m in told)
        assert guest.update["view"]["number"] == one.update["view"]["number"]
    broken.down = False
    await one.done(**message)
    assert one.room.playing.digest() != digest


def test_a_table_waits_until_what_is_kept_can_be_read_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickdoor.server.table.RETRY", 0.01)

    @housed
    async def run(house: House) -> None:
        people = await house.seat(PEOPLE, opened=played(choosing))
        one, broken = asked(*people), Broken(house)
        assert one.request
        digest, message = one.room.playing.digest(), {"id": "x", "choice": one.request["options"][0]["choice"]}
        broken.down = broken.blind = True
        with capture_logs():
            one.send(t="choose", **message)
            await until(lambda: broken.looked > 2)
            broken.down = broken.blind = False
            await house.settle()
        assert one.room.playing.digest() == digest
        assert [m["code"] for m in one.listen() if m["t"] == "refused"] == ["busy"]
        await one.done(t="choose", **message)

    run(sqlite_url)


@housed
async def test_an_error_inside_stops_no_table(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    one = asked(*people)
    assert one.request
    digest, choice = one.room.playing.digest(), one.request["options"][0]["choice"]

    def fail(events: object) -> None:
        raise KeyError("something nobody thought of")

    table = house.at(one.at)
    table.settle = fail  # type: ignore[method-assign]
    with capture_logs() as logs:
        assert await one.refused(t="choose", id="x", choice=choice) == "busy"
    assert [entry["event"] for entry in logs] == ["table-failed"]
    del table.settle
    await one.done(t="choose", id="x", choice=choice)
    assert one.room.playing.digest() != digest


@housed
async def test_a_full_mailbox_refuses_messages_but_notices_who_goes(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"])
    assert ben.client
    table = house.at(ann.at)
    ann.listen()
    for _ in range(MOST_LETTERS):
        assert table.put(Sent(ben.client, wire.Sync()))
    assert not table.put(Sent(ben.client, wire.Sync()))
    assert table.put(Went(ben.client))
    await house.wait(0.0)
    assert not ann.table["seats"][1]["here"]


@housed
async def test_whoever_is_banned_is_sent_away_and_a_bot_plays_on(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"])
    client = ben.client
    house.hall.forget(ben.id, "You have been banned.")
    await house.settle()
    assert client
    assert client.closing == wire.Bye(wire.CLOSE_BANNED, "You have been banned.")
    assert ann.table["seats"][1]["kind"] == "bot"
    # What was on its way is not done any more.
    house.at(ann.at).put(Sent(client, wire.Say("late", "I am still here!")))
    await house.settle()
    assert not any(m["t"] == "chat" and m["lines"] for m in ann.listen())
    assert await house.store.chat(ann.at, 10) == []


# ---- after a restart


async def same_after_restart(house: House, people: list[Guest], damage: Callable[[], object] | None = None) -> None:
    """The table goes on exactly where it was."""
    one = people[0]
    before = one.room
    told = [(guest.update["view"], guest.request and guest.request["options"]) for guest in people]
    await house.restart()
    if damage is not None:
        await damage()  # type: ignore[misc]
    for guest in people:
        await guest.come(one.at)
    assert one.room is not before
    assert one.room.playing.digest() == before.playing.digest()
    for name in ("seq", "length", "chances", "state", "host", "code", "secret", "settings", "seats", "votes"):
        assert getattr(one.room, name) == getattr(before, name), name
    assert list(one.room.actions) == list(before.actions)
    assert [(guest.update["view"], guest.request and guest.request["options"]) for guest in people] == told


@housed
async def test_a_restart_costs_nobody_anything(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], options=MIDDLING)
    dice = Random(3)
    for stop in (40, 80, 120):
        await house.play(ann, ben, dice=dice, until=reached(stop))
        await same_after_restart(house, [ann, ben])
    assert await house.store.snapshot(ann.at) is not None
    await house.play(ann, ben, dice=dice)
    assert (await house.verify(ann.at)).over


def test_either_database_keeps_a_game_over_a_restart(database_url: str) -> None:
    @housed
    async def run(house: House) -> None:
        ann, ben = await house.seat(["Ann", "Ben"], options=MIDDLING)
        dice = Random(9)
        await ann.done(t="say", text="Here we go.")
        await house.play(ann, ben, dice=dice, until=lambda room: room.length >= 90)
        await same_after_restart(house, [ann, ben])
        await house.play(ann, ben, dice=dice)
        assert (await house.verify(ann.at)).over
        assert (await house.store.erase(ben.id)).lines == 0
        assert (await house.verify(ann.at)).over

    run(database_url)


@housed
async def test_a_damaged_snapshot_is_made_good_by_the_rows(house: House) -> None:
    house.hall.snapshot_every = house.snapshot_every = 8
    ann, ben = await house.seat(["Ann", "Ben"], options=MIDDLING)
    dice = Random(6)
    await house.play(ann, ben, dice=dice, until=lambda room: room.length >= 70)

    async def damage() -> None:
        kept = await house.store.snapshot(ann.at)
        assert kept is not None
        seq, data = kept
        middle = len(data) // 2
        broken = data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]
        await house.store.commit(Batch(ann.at, [], snapshot=(seq, broken)))

    with capture_logs() as logs:
        await same_after_restart(house, [ann, ben], damage)
    assert [entry["event"] for entry in logs] == ["snapshot-unusable"]
    await house.play(ann, ben, dice=dice)
    assert (await house.verify(ann.at)).over


@housed
async def test_questions_of_before_a_restart_are_not_taken_for_new_ones(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    dice = Random(2)
    seen: dict[tuple[int, str], object] = {}
    start = people[0].room.length
    for stop in (0, 6, 12, 18):
        await house.play(*people, dice=dice, until=reached(start + stop))
        for guest in people:
            if guest.request:
                key = (guest.seat, guest.request["id"])
                assert seen.setdefault(key, guest.request["options"]) == guest.request["options"]
        await house.restart()
        for guest in people:
            await guest.come(people[0].at)


@housed
async def test_the_secret_of_a_game_is_never_told_before_its_end(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], options=LONG)
    eve = await house.guest("Eve")
    await eve.come(ann.at)
    await house.play(ann, ben, dice=Random(1), until=lambda room: room.length > 100)
    await ann.do(t="hint")
    await eve.do(t="why", about="strength", seat=0)
    for guest in (ann, ben, eve):
        guest.listen()
        assert not any(SECRET.encode() in data for data in guest.raw)
