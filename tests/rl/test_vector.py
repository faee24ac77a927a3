"""Many games in one call are the same games as one after another."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from kickdoor import new_game
from kickdoor.engine.events import E_DIED
from kickdoor.engine.ids import EVENT_KIND, EVENT_SEAT
from kickdoor.engine.state import Event
from kickdoor.rl import ActionError, Batch, SeatEnv, Snapshots, StaleBatch, VecTable, Wishes, aec_env, raw_env
from kickdoor.ruleset import OptionError, open_box

SHORT = open_box(options={"winning_level": 3})


def guessed(batch: Batch, dice: Random) -> list[int]:
    return [int(dice.random() * count) for count in batch.counts]


@pytest.mark.parametrize("edition", ["classic", "apocalypse"])
def test_games_are_those_that_are_played_one_at_a_time(edition: str) -> None:
    """Choice by choice, in several episodes, with what is shown at each."""
    box = open_box((edition,), {"winning_level": 3})
    table = VecTable(box, batch=3, seed=4, wishes=Wishes(skip_forced=False))
    alone = [new_game((edition,), 4, table.seed_of(row), {"winning_level": 3}) for row in range(3)]
    dice = Random(1)
    batch = table.reset()
    ended = 0
    for _ in range(700):
        actions = guessed(batch, dice)
        for row, game in enumerate(alone):
            seat = game.state.asked
            assert batch.seats[row] == seat
            offered = game.options(seat)
            assert batch.counts[row] == len(offered)
            game.apply(seat, offered[actions[row]])
        batch = table.step(actions)
        for row, game in enumerate(alone):
            assert batch.terminated[row] == game.over
            if game.over:
                ended += 1
                share = [(seat in game.winners) / len(game.winners) - 0.25 for seat in range(4)]
                assert batch.rewards[row].tolist() == pytest.approx(share)
                alone[row] = new_game((edition,), 4, table.seed_of(row), {"winning_level": 3})
            assert table.game(row).digest() == alone[row].digest()
    assert ended > 1


def test_the_arrays_are_views_and_the_same_ones() -> None:
    table = VecTable(SHORT, batch=4)
    first = table.reset()
    seen, options = first.observations, first.options
    kept = seen.copy()
    assert not seen.flags.owndata
    assert not seen.flags.writeable
    batch = table.step([0] * 4)
    assert np.shares_memory(seen, batch.observations)
    assert np.shares_memory(options, batch.options)
    assert not np.array_equal(kept, batch.observations)


def trace(table: VecTable, batch: Batch, row: int, steps: int) -> list[Any]:
    dice = Random(9)
    found = []
    for _ in range(steps):
        found.append((batch.seats[row].item(), batch.observations[row].tobytes(), batch.counts[row].item()))
        pick = dice.random()
        batch = table.step([int(pick * count) for count in batch.counts])
        if batch.terminated[row]:  # the next game of each row is another
            break
    return found


def test_a_game_is_saved_loaded_and_cloned() -> None:
    table = VecTable(SHORT, batch=2, seed=3, wishes=Wishes(stand_back="turn"))
    batch = table.reset()
    for _ in range(30):
        batch = table.step([0, 0])
    saved = pickle.loads(pickle.dumps(table.save(0)))
    batch = table.clone(0, into=1)
    assert np.array_equal(batch.observations[0], batch.observations[1])
    assert np.array_equal(batch.options[0], batch.options[1])
    went = trace(table, batch, 0, 80)
    assert len(went) > 20
    assert went == trace(table, table.load(0, saved), 0, 80)
    assert went == trace(table, table.load(1, saved), 1, 80)
    with pytest.raises(ValueError, match="another box"):
        VecTable(batch=1).load(0, saved)
    with pytest.raises(IndexError, match="games 0 to 1"):
        table.save(2)
    for copied in (copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match=r"make another one.*save\(\) takes single games aside"):
            copied(table)


def test_seeds_repeat_and_differ() -> None:
    table = VecTable(SHORT, batch=2, seed=1)
    one = table.reset().observations.copy()
    assert np.array_equal(one, table.reset().observations)
    assert not np.array_equal(one, table.reset(seed=2).observations)
    assert np.array_equal(one, VecTable(SHORT, batch=2, seed=1).reset().observations)


def test_a_cap_truncates_and_never_terminates() -> None:
    table = VecTable(batch=2, max_decisions=40, final=True)
    batch = table.reset()
    dice = Random(2)
    for _ in range(60):
        before = batch.observations.copy()
        batch = table.step(guessed(batch, dice))
        assert not batch.terminated.any()
        if batch.truncated.any():
            break
    row = int(np.flatnonzero(batch.truncated)[0])
    assert not batch.rewards.any()
    number = table.spec.offset("head", 0, "number")
    assert batch.observations[row, number] <= before[row, number]
    assert batch.final[row, 2, table.spec.offset("head", 0, "seat")] == 2
    capped = VecTable(batch=1, max_turns=1)
    batch = capped.reset()
    for _ in range(500):
        batch = capped.step(guessed(batch, dice))
        if batch.truncated.any():
            break
    assert batch.truncated.all()


EARLY = Wishes(fights_only=True, stand_back="turn")  # answers for everybody until a fight


def test_games_that_are_over_before_anybody_is_asked_are_passed_over() -> None:
    table = VecTable(batch=8, seed=1, max_decisions=8, wishes=EARLY)
    batch = table.reset()
    dice = Random(1)
    ended = 0
    for _ in range(60):
        assert batch.counts.all()
        batch = table.step(guessed(batch, dice))
        ended += int((batch.terminated | batch.truncated).sum())
    assert sum(table._games.episodes) > ended + 20
    for make in (raw_env, SeatEnv):
        env = make(max_decisions=8, wishes=EARLY)
        passed = 0
        for seed in range(30):
            env.reset(seed=seed)
            assert env.table.offered
            passed += env.table.games.episodes[0] > 0
        assert passed


def test_caps_at_which_nobody_is_ever_asked_are_refused() -> None:
    for make in (VecTable, raw_env, SeatEnv):
        with pytest.raises(ValueError, match="max_decisions=3, max_turns=2000: too low, 100 games were over"):
            make(max_decisions=3, wishes=EARLY)


def test_a_game_that_is_over_where_it_is_loaded_is_refused_and_changes_nothing() -> None:
    table = VecTable(batch=2, seed=1)
    batch = table.reset()
    dice = Random(1)
    for _ in range(50):
        batch = table.step(guessed(batch, dice))
    short = VecTable(batch=1, seed=1, max_decisions=40)
    short.reset()
    before = short.game(0).digest()
    with pytest.raises(ValueError, match="over with the max_decisions"):
        short.load(0, table.save(0))
    assert short.game(0).digest() == before
    assert short.step([0]).counts.all()


@pytest.mark.parametrize(
    ("wishes", "asked"),
    [
        (Wishes(skip_forced=False), 100),
        (Wishes(), 99),
        (Wishes(fights_only=True), 90),
        (Wishes(stand_back="fight"), 90),
        (Wishes(stand_back="turn"), 85),
    ],
    ids=str,
)
def test_wishes_shorten_games(wishes: Wishes, asked: int) -> None:
    """Of 100 decisions so many are asked for at most; and what was wished is so."""
    table = VecTable(batch=4, seed=5, wishes=wishes)
    batch = table.reset()
    dice = Random(3)
    asks = batch.observations[:, table.spec.offset("head", 0, "asked")]
    fight = batch.observations[:, table.spec.offset("fight", 0, "on")]
    made = 0
    for _ in range(250):
        if wishes.skip_forced:
            assert (batch.counts > 1).all()
        if wishes.fights_only:
            assert ((asks == 2) | (fight == 1)).all()
        batch = table.step(guessed(batch, dice))
        made += 4
    really = sum(table._games.made)
    assert not table._games.episodes[0]
    assert made * 100 <= really * asked


def test_options_in_every_form() -> None:
    table = VecTable(batch=5, seed=8)
    batch = table.reset()
    dice = Random(4)
    for _ in range(60):
        values, starts = batch.ragged()
        assert starts[-1] == len(values) == batch.mask.sum() == batch.counts.sum()
        row = dice.randrange(5)
        assert np.array_equal(values[starts[row] : starts[row + 1]], batch.options[row, : batch.counts[row]])
        flat, mask = batch.flat(), batch.flat_mask()
        assert mask[row, flat[starts[row]]]
        assert mask[row].sum() == len(set(flat[starts[row] : starts[row + 1]].tolist()))
        actions = [dice.choice(np.flatnonzero(offered).tolist()) for offered in mask]
        batch = table.step_flat(actions)
    assert batch.info["levels"].shape == batch.info["deaths"].shape == (5, 4)


def test_options_without_room_are_counted_and_flat_actions_reach_them() -> None:
    """Two tables with the same games: one lists three options at most."""
    wide, narrow = VecTable(batch=4, seed=8), VecTable(batch=4, seed=8, most_options=3)
    assert narrow.spec.options_shape[0] == narrow.reset().options.shape[1] == 3
    seen, short = wide.reset(), narrow.reset()
    dice = Random(4)
    cut = beyond = 0
    for _ in range(150):
        assert not seen.info["cut"].any()
        assert np.array_equal(short.counts + short.info["cut"], seen.counts)
        assert np.array_equal(short.options, seen.options[:, :3])
        assert np.array_equal(short.flat_mask(), seen.flat_mask())
        cut += int(short.info["cut"].sum())
        listed = [set(flat.tolist()) for flat in np.split(short.flat(), np.cumsum(short.counts)[:-1])]
        actions = [dice.choice(np.flatnonzero(offered).tolist()) for offered in seen.flat_mask()]
        beyond += sum(action not in there for action, there in zip(actions, listed, strict=True))
        seen, short = wide.step_flat(actions), narrow.step_flat(actions)
        assert narrow.game(0).digest() == wide.game(0).digest()
    assert cut > 100
    assert beyond > 20
    row = int(np.flatnonzero(short.info["cut"])[0])
    actions = [0] * 4
    actions[row] = 3
    with pytest.raises(ActionError, match=f"game {row}: action 3, but it lists 3 options, 0 to 2"):
        narrow.step(actions)
    with pytest.raises(OptionError, match="most_options: 1 to 32,767, not 0"):
        VecTable(batch=1, most_options=0)


def test_the_sum_of_rewards_is_nothing_and_teams_share() -> None:
    for teams in ((), ((0, 2), (1, 3))):
        table = VecTable(SHORT, batch=8, seed=6, teams=teams)
        batch = table.reset()
        dice = Random(5)
        ended = levels = 0
        for _ in range(400):
            batch = table.step(guessed(batch, dice))
            levels += int(np.abs(batch.info["levels"]).sum())
            for row in np.flatnonzero(batch.terminated):
                ended += 1
                assert abs(batch.rewards[row].sum()) < 1e-6
                assert batch.rewards[row].max() > 0
                if teams:
                    assert batch.rewards[row, 0] == batch.rewards[row, 2] == -batch.rewards[row, 1]
        assert ended > 3
        assert levels > 10
    with pytest.raises(ValueError, match="every seat"):
        VecTable(batch=1, teams=((0, 1), (2,)))


def test_every_death_is_told_also_of_those_who_are_back_by_the_next_choice() -> None:
    table = VecTable(batch=1, seed=1)
    batch = table.reset()
    dice = Random(1)
    died = back = 0
    for _ in range(6_000):
        state = table._games.states[0]
        heard: list[Event] = []
        state.events = heard
        batch = table.step(guessed(batch, dice))
        dead = {event[EVENT_SEAT] for event in heard if event[EVENT_KIND] == E_DIED}
        assert set(np.flatnonzero(batch.info["deaths"][0])) == dead
        died += len(dead)
        back += any(not state.dead >> seat & 1 for seat in dead)
        state.events = None
    assert died > 15
    assert back > 3


def test_wrong_actions_change_nothing_and_say_what_to_do() -> None:
    table = VecTable(batch=2, seed=1)
    with pytest.raises(StaleBatch, match="reset"):
        table.step([0, 0])
    batch = table.reset()
    before = table.game(0).digest(), table.game(1).digest()
    with pytest.raises(ActionError, match=rf"game 1: action 999, but it lists {batch.counts[1]} options, 0 to "):
        table.step([0, 999])
    with pytest.raises(ActionError, match="game 0: action -1"):
        table.step([-1, 0])
    with pytest.raises(ActionError, match="2 whole numbers"):
        table.step([0])
    with pytest.raises(ActionError, match="2 whole numbers"):
        table.step([0.5, 0.5])
    with pytest.raises(ActionError, match="2 whole numbers"):
        table.step_flat([0.5, 0.5])
    with pytest.raises(ActionError, match=r"2 whole numbers, one a game, not \[\[0\], \[0, 1\]\]"):
        table.step([[0], [0, 1]])
    nobody = int(np.flatnonzero(~batch.flat_mask()[0])[0])
    with pytest.raises(ActionError, match=r"game 0: action \d+ \(.+\) is not offered"):
        table.step_flat([nobody, nobody])
    assert (table.game(0).digest(), table.game(1).digest()) == before


def test_a_stale_batch_is_noticed() -> None:
    table = VecTable(batch=1)
    old = table.reset()
    table.step([0], old.number)
    with pytest.raises(StaleBatch, match="copy"):
        _ = old.observations
    for step in (table.step, table.step_flat):
        with pytest.raises(StaleBatch, match="answer the last batch"):
            step([0], old.number)


def test_what_cannot_be_is_refused() -> None:
    for words, told in (
        ({"batch": 0}, "batch: a whole number, at least 1, not 0"),
        ({"batch": "4"}, "batch: a whole number, at least 1, not '4'"),
        ({"seed": 1.5}, "seed: a whole number, at least 0, not 1.5"),
        ({"max_decisions": 0}, "max_decisions: a whole number, at least 1"),
        ({"max_turns": 0}, "max_turns: a whole number, at least 1"),
        ({"batch": 100_001}, "batch: at most 100,000, not 100,001: let tables of other seeds"),
        ({"most_options": 32_768}, "most_options: 1 to 32,767, not 32768"),
        ({"teams": (0, 1, 2, 3)}, r"teams: every seat from 0 to 3 once, as in .*, not \(0, 1, 2, 3\)"),
        ({"box": None}, "editions: one or more, each once, not None"),
        ({"box": ["classic", ["legends"]]}, "editions: one or more, each once, not"),
    ):
        with pytest.raises(ValueError, match=told):
            VecTable(**words)
    with pytest.raises(ValueError, match="seed: a whole number, at least 0, not -1"):
        VecTable(batch=1).reset(seed=-1)
    with pytest.raises(OptionError, match="players"):
        VecTable(players=2)
    with pytest.raises(ValueError, match="final=True"):
        _ = VecTable(batch=1).reset().final
    with pytest.raises(ValueError, match="stand_back"):
        Wishes(stand_back="door")
    with pytest.raises(ValueError, match="skip_forced: True or False"):
        Wishes(skip_forced="yes")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"save\(\) gave"):
        VecTable(batch=1).load(0, 5)  # type: ignore[arg-type]
    for row in (1, -1, "0", 0.0):
        with pytest.raises(IndexError, match=f"there are games 0 to 0, not {row!r}"):
            VecTable(batch=1).save(row)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("make", "there"),
    [
        (Wishes, "fights_only, skip_forced, stand_back"),
        (VecTable, "batch, box, final"),
        (SeatEnv, "opponents, players"),
        (raw_env, "max_cycles, max_decisions"),
        (aec_env, "max_cycles, max_decisions"),
        (Snapshots, "most, opponents"),
    ],
)
def test_an_unknown_option_is_told_which_there_are(make: Callable[..., object], there: str) -> None:
    with pytest.raises(TypeError, match=f"unknown option 'fast'.*here are .*{there}"):
        make(fast=True)
