"""What an agent cannot see changes nothing it does."""

from random import Random

import pytest

import kickdoor
from kickdoor.agents import Agent, make_agent
from kickdoor.agents.budget import Budget
from kickdoor.agents.flat import ClairvoyantAgent
from kickdoor.chance import Seeded, answer
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import O_PEEK
from kickdoor.engine.options import options
from kickdoor.engine.seals import close_seal
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.engine.view import view
from kickdoor.game import request
from kickdoor.ruleset import Box, open_box
from kickdoor.worlds import World, Worlds, imagine, let_imagine

FAIR = ("greedy", "heuristic", "heuristic:vindictive", "flat:3", "ismcts:4")
EDITIONS = (("classic",), ("apocalypse",), ("legends", "steampunk", "adventure-time"))


def some_states(box: Box, seed: int, many: int) -> list[State]:
    """States of a game in which a seat has more than one option, some way into it."""
    s = empty_table(box.tables, [ids.MALE, ids.FEMALE] * 2)
    deal(s)
    source, dice = Seeded(seed), Random(seed)
    found: list[State] = []
    while not s.winners and len(found) < many:
        if s.asked == CHANCE:
            apply(s, CHANCE, answer(s, source))
            continue
        offered = options(s, s.asked)
        if len(offered) > 1 and s.number > 4 and dice.random() < 0.08:
            found.append(s.clone())
        apply(s, s.asked, offered[int(dice.random() * len(offered))])
    return found


def answer_of(agent: Agent, s: State) -> ids.Choice:
    let_imagine(agent, s, s.asked)
    return agent.choose(view(s, s.asked), request(s, s.asked, options(s, s.asked), 0))


@pytest.mark.parametrize("editions", EDITIONS, ids="+".join)
@pytest.mark.parametrize("name", FAIR)
def test_the_answer_is_the_same_when_hidden_cards_are_dealt_anew(name: str, editions: tuple[str, ...]) -> None:
    box = open_box(editions)
    changed = 0
    for number, s in enumerate(some_states(box, 5, 8)):
        other = imagine(s, s.asked, Random(number).random)
        changed += other.zones != s.zones
        here, there = (answer_of(make_agent(name, box, s.asked, 1), game) for game in (s, other))
        assert here == there
    assert changed > 4


def test_a_cheat_is_not_blind() -> None:
    """The check above would notice an agent that looks: what a clairvoyant imagines is what is really there."""
    box = open_box()
    differ = 0
    for number, s in enumerate(some_states(box, 9, 12)):
        other = imagine(s, s.asked, Random(number).random)
        hands = []
        for game in (s, other):
            agent = ClairvoyantAgent(box, s.asked, 1, Budget(worlds=1))
            let_imagine(agent, game, s.asked)
            world = agent.imagine("luck")
            hands.append([world.view(x).players[x].hand for x in range(s.n)])
            assert hands[-1] == [view(game, x).players[x].hand for x in range(s.n)]
        differ += hands[0] != hands[1]
    assert differ > 4


@pytest.mark.parametrize("editions", EDITIONS, ids="+".join)
def test_an_imagined_world_keeps_all_that_the_seat_knows(editions: tuple[str, ...]) -> None:
    box = open_box(editions)
    for number, s in enumerate(some_states(box, 3, 30)):
        for seat in range(s.n):
            assert Worlds(s, seat).sample(Random(number).random, number).view(seat) == view(s, seat)
            other = imagine(s, seat, Random(number).random)
            assert sorted(c for zone in other.zones for c in zone) == list(range(len(box.tables.face)))
            for x in range(s.n):
                mine, theirs = (game.zones[x * ids.SEAT_ZONES + ids.Z_HAND] for game in (s, other))
                assert [box.tables.deck[c] for c in mine] == [box.tables.deck[c] for c in theirs]


@pytest.mark.parametrize("editions", [("apocalypse",), ("adventure-time",)], ids="+".join)
def test_what_a_seat_looks_at_stays_and_no_card_is_lost_or_doubled(editions: tuple[str, ...]) -> None:
    """Somebody looks at the top of a deck: in every world of every seat each card is there once."""
    box = open_box(editions)
    looked = 0
    for seed in range(12):
        for number, s in enumerate(looking(box, seed)):
            looker = next(f[ids.SEAT] for f in s.stack if f[ids.KIND] == ids.F_PEEK)
            looked += 1
            for seat in range(s.n):
                other = imagine(s, seat, Random(number).random)
                assert sorted(c for zone in other.zones for c in zone) == list(range(len(box.tables.face)))
                assert view(other, seat) == view(s, seat)
                deck = next(f[ids.PEEK_DECK] for f in s.stack if f[ids.KIND] == ids.F_PEEK)
                ordered = next(f[ids.PEEK_CARDS :] for f in other.stack if f[ids.KIND] == ids.F_PEEK)
                assert set(ordered) <= set(other.zones[ids.Z_TOP - deck])
                if seat == looker:
                    assert other.zones[ids.Z_TOP - deck] == s.zones[ids.Z_TOP - deck]
                World(other, Seeded(1)).play(options(other, other.asked)[0])
    assert looked > 10


def looking(box: Box, seed: int) -> list[State]:
    """Moments of a game in which somebody puts cards back on a deck."""
    found = []
    s = empty_table(box.tables, [ids.MALE, ids.FEMALE] * 2)
    deal(s)
    source, dice = Seeded(seed), Random(seed)
    for _ in range(3000):
        if s.winners:
            break
        if s.asked == CHANCE:
            apply(s, CHANCE, answer(s, source))
            continue
        offered = options(s, s.asked)
        if s.stack[-1][ids.KIND] == ids.F_PICK and any(f[ids.KIND] == ids.F_PEEK for f in s.stack):
            found.append(s.clone())
        looks = [c for c in offered if c[0] == ids.V_USE and O_PEEK in [op[0] for op in program(box, c[1])]]
        apply(s, s.asked, looks[0] if looks else offered[int(dice.random() * len(offered))])
    return found


def program(box: Box, ability: int) -> tuple[tuple[int, ...], ...]:
    return box.tables.programs[box.tables.abilities[ability].program]


def test_in_its_thoughts_a_seat_acts_first_where_several_are_asked() -> None:
    game = kickdoor.new_game(seed=3, options={"patient": True})
    seats = list(game.pending)
    assert len(seats) > 1
    for seat in seats:
        world = Worlds(game.state, seat).sample(Random(1).random, 1)
        assert world.asked == seat
        assert world.options() == list(game.pending[seat].options)
        world.play(world.options()[-1])


def test_cards_shown_and_put_back_stay_where_they_are() -> None:
    s = some_states(open_box(), 4, 1)[0]
    shown = s.zones[ids.Z_POOL][-1]
    s.zones[ids.Z_POOL] = s.zones[ids.Z_POOL][:-1]
    s.zones[1 * ids.SEAT_ZONES + ids.Z_HAND] += (shown,)
    top = s.zones[ids.Z_POOL][0]
    s.zones[ids.Z_POOL] = s.zones[ids.Z_POOL][1:]
    s.zones[ids.Z_TOP] = (top,)
    s.seen = ((shown, 1 << 0 | 1 << 1), (top, 1 << 0))
    for number in range(20):
        knowing, other = (imagine(s, seat, Random(number).random) for seat in (0, 2))
        assert shown in knowing.zones[1 * ids.SEAT_ZONES + ids.Z_HAND]
        assert knowing.zones[ids.Z_TOP] == (top,)
        if other.zones[ids.Z_TOP] != (top,):
            return
    pytest.fail("who has not looked cannot know the top card")


def test_a_closed_seal_lies_where_everybody_saw_it_go() -> None:
    s = some_states(open_box(["apocalypse"]), 4, 1)[0]
    s.zones[ids.Z_OPEN] += (s.zones[ids.Z_POOL - ids.SEAL][0],)
    s.zones[ids.Z_POOL - ids.SEAL] = s.zones[ids.Z_POOL - ids.SEAL][1:]
    closed = s.zones[ids.Z_OPEN][-1]
    close_seal(s, 0)
    for number in range(10):
        assert imagine(s, 2, Random(number).random).zones[ids.Z_BOTTOM - ids.SEAL][-1] == closed
