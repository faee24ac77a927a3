"""One learner among agents: all that Gymnasium asks, and that the others play as they do elsewhere."""

import copy
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kickdoor.engine.events import E_DIED
from kickdoor.engine.ids import EVENT_KIND, EVENT_SEAT
from kickdoor.engine.state import Event
from kickdoor.rl import ActionError, SeatEnv, Snapshots, Wishes
from kickdoor.ruleset import open_box

SHORT = open_box(options={"winning_level": 3})


@pytest.mark.parametrize("words", [{"opponents": "random"}, {"opponents": "greedy", "history": 4, "actions": "flat"}])
def test_gymnasium_finds_nothing_to_complain_of(words: dict[str, Any]) -> None:
    env = gymnasium.make("kickdoor/Seat-v1", box=SHORT, **words)
    check_env(env.unwrapped)


def test_gymnasium_finds_it_by_its_name_alone() -> None:
    """The module before the colon is imported, and nothing else was."""
    code = "import gymnasium; print(gymnasium.make('kickdoor.rl:kickdoor/Seat-v1', opponents='random').unwrapped)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "SeatEnv" in told.stdout, told.stderr


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_many_of_them_are_played_by_gymnasium(mode: str) -> None:
    """Beside each other or in processes of their own, each plays as one alone does."""
    envs = gymnasium.make_vec("kickdoor/Seat-v1", 2, vectorization_mode=mode, box="classic", opponents="random")
    alone = [SeatEnv(opponents="random") for _ in range(2)]
    seen = envs.reset(seed=5)[0]
    one_by_one = [env.reset(seed=5 + i)[0] for i, env in enumerate(alone)]
    for _ in range(12):
        for i, one in enumerate(one_by_one):
            for name, row in one.items():
                assert np.array_equal(seen[name][i], row)
        actions = [int(np.flatnonzero(one["action_mask"])[-1]) for one in one_by_one]
        seen = envs.step(np.array(actions))[0]
        one_by_one = [env.step(action)[0] for env, action in zip(alone, actions, strict=True)]
    envs.close()


def test_a_policy_that_samples_by_masks_always_has_something_to_choose() -> None:
    """With the next game shown in the step that ended the last: what a game ends with offers nothing."""
    shown = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
    words: dict[str, Any] = {"opponents": "random", "max_decisions": 90, "wishes": Wishes(stand_back="turn")}
    envs = gymnasium.make_vec("kickdoor/Seat-v1", 2, vector_kwargs=shown, **words)
    dice = np.random.default_rng(1)
    seen, ends = envs.reset(seed=3)[0], 0
    for _ in range(40):
        actions = [dice.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, _rewards, terminated, truncated, info = envs.step(np.array(actions))
        for one in np.flatnonzero(terminated | truncated):
            ends += 1
            assert not info["final_obs"][one]["action_mask"].any()
    assert ends > 1
    envs.close()


def test_without_a_seed_no_two_play_the_same_games_and_each_can_be_played_again() -> None:
    one, other, again = (SeatEnv(SHORT, opponents="random") for _ in range(3))
    first = [env.reset()[0]["observation"] for env in (one, other)]
    assert one.np_random_seed != other.np_random_seed
    seen, _info = again.reset(seed=one.np_random_seed)
    assert np.array_equal(seen["observation"], first[0])
    following = one.reset()[0]["observation"]  # the next game, not another seed's
    assert np.array_equal(following, again.reset()[0]["observation"])
    assert not np.array_equal(following, first[0])


def finish(env: SeatEnv, seed: int | None, most: int = 2_000) -> tuple[int, float]:
    """A game of random actions: where the learner sat, and what it got."""
    _seen, info = env.reset(seed=seed)
    env.action_space.seed(seed or 0)
    for _ in range(most):
        _seen, reward, terminated, truncated, _info = env.step(env.action_space.sample())
        if terminated or truncated:
            return info["seat"], reward
        assert reward == 0
    raise AssertionError("no end")


def test_seats_differ_and_games_repeat() -> None:
    env = SeatEnv(SHORT, opponents="random")
    env.action_space.seed(1)
    first = [finish(env, seed) for seed in range(6)]
    env.action_space.seed(1)
    assert [finish(env, seed) for seed in range(6)] == first
    assert len({seat for seat, _reward in first}) > 1
    assert len({reward for _seat, reward in first}) > 1
    assert {seat for seat in (finish(SeatEnv(SHORT, opponents="random", seat=2), 1)[0],)} == {2}


def test_infos_tell_the_learner_what_became_of_it_since_it_last_chose() -> None:
    env = SeatEnv(opponents="random", seat=1, history=1)
    died = told = levels = 0

    def hear(events: list[Event]) -> None:
        nonlocal died
        died += sum(event[EVENT_KIND] == E_DIED and event[EVENT_SEAT] == 1 for event in events)

    env.table.hear = hear  # type: ignore[method-assign]
    env.action_space.seed(1)
    for seed in range(4):
        _seen, info = env.reset(seed=seed)
        levels = info["levels"]
        over = False
        while not over:
            _seen, _reward, terminated, truncated, info = env.step(int(env.action_space.sample()))
            levels += info["levels"]
            told += info["deaths"]
            over = terminated or truncated
        assert levels == env.table.state.level[1] - 1
    assert told == died > 1


def first_option(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[0])


def test_agents_policies_and_leagues_are_opponents() -> None:
    finish(SeatEnv(SHORT, opponents=["heuristic", "greedy", first_option]), 1)
    league = Snapshots(["random", first_option], most=3)
    env = SeatEnv(SHORT, opponents=league)
    for seed in range(3):
        finish(env, seed)
    assert sum(league.games) == 9
    for name in ("greedy", "heuristic"):
        league.add(name)
    assert league.opponents == [first_option, "greedy", "heuristic"]
    assert len(league.draw(3, Random(1))) == 3
    with pytest.raises(ValueError, match=r"opponents: a list of at least one, not \[\]"):
        Snapshots([])
    with pytest.raises(ValueError, match="opponents: a list of at least one, not 'random'"):
        Snapshots("random")
    with pytest.raises(ValueError, match="most: a whole number, at least 1, not 0"):
        Snapshots(most=0)
    for add in (league.add, lambda one: Snapshots([one])):
        with pytest.raises(ValueError, match="unknown agent 'clever'"):
            add("clever")


class Drawing:
    """A league that draws what it is told to."""

    def __init__(self, drawn: Any) -> None:
        self.drawn = drawn

    def draw(self, _many: int, _dice: Random) -> Any:
        return self.drawn

    def record(self, drawn: Any, won: bool) -> None:
        raise AssertionError(f"nothing was played: {drawn} {won}")


@pytest.mark.parametrize(
    ("drawn", "told"),
    [
        (["random"], "opponents: one for all, or 3 of them, not 1"),
        (["random"] * 4, "or 3 of them, not 4"),
        (["random", None, "random"], "names of agents, functions of what is seen, or a league, not None"),
        (["random", "clever", "random"], "unknown agent 'clever'"),
    ],
)
def test_a_league_that_draws_what_cannot_be_is_told(drawn: list[Any], told: str) -> None:
    """A seat where nobody sits would be waited for without end."""
    env = SeatEnv(SHORT, opponents=Drawing(drawn), seat=0)
    with pytest.raises(ValueError, match=told):
        env.reset(seed=1)
    with pytest.raises(gymnasium.error.ResetNeeded, match="first game"):
        env.step(0)


def test_a_learner_that_hears_plays_the_same_game_as_one_that_does_not() -> None:
    """Listening changes nothing at the table; nor does looking at everything."""
    plain, curious = SeatEnv(SHORT), SeatEnv(SHORT, history=8, central=True)
    seen, _info = plain.reset(seed=4)
    heard, told = curious.reset(seed=4)
    for _ in range(40):
        assert np.array_equal(seen["observation"], heard["observation"])
        assert told["state"][plain.layout["where"].start :].all()
        action = first_option(seen)
        seen, *_rest, over, cut, _info = plain.step(action)
        heard, *_rest, told = curious.step(action)
        if over or cut:
            return


ANSWERS = """
import json, sys
open(LOG, "a").write("begins ")
for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "ask":
        print(json.dumps({"id": message["id"], "answer": 1}), flush=True)
    if message["t"] == "bye":
        open(LOG, "a").write("ends ")
"""


def test_a_program_among_the_opponents_plays_one_game_and_ends(tmp_path: Path) -> None:
    """With its game, when another is dealt before that is over, and with the environment."""
    log, path = tmp_path / "log", tmp_path / "seat.py"
    path.write_text(ANSWERS.replace("LOG", repr(str(log))), encoding="utf-8")
    env = SeatEnv(SHORT, 3, opponents=[f"jsonl:{sys.executable} {path}", "random"], seat=0, max_decisions=60)
    for most in (1_000, 15, 15):
        seen, _info = env.reset(seed=4)
        for _ in range(most):
            seen, _reward, terminated, truncated, _info = env.step(first_option(seen))
            if terminated or truncated:
                break
        assert log.read_text().split().count("ends") == log.read_text().split().count("begins") - (most == 15)
    env.close()
    assert log.read_text().split() == ["begins", "ends"] * 3


def test_a_step_that_broke_off_is_not_gone_on_with() -> None:
    """Else the learner would answer for somebody else."""
    failing = [True]

    def fails(seen: dict[str, Any]) -> int:
        if failing:
            raise KeyboardInterrupt
        return first_option(seen)

    env = SeatEnv(SHORT, opponents=fails, seat=0)
    with pytest.raises(KeyboardInterrupt):
        env.reset(seed=1)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"broke off: reset\(\)"):
        env.step(0)
    failing.clear()
    seen, _info = env.reset(seed=1)
    env.step(first_option(seen))


def test_numbers_of_numpy_are_numbers() -> None:
    """Also as the arrays without an axis that `predict` of some libraries gives."""
    envs = [SeatEnv(SHORT, np.int64(3), opponents="random") for _ in range(3)]  # type: ignore[arg-type]
    for env in envs:
        env.reset(seed=2)
    after = [env.step(one)[0] for env, one in zip(envs, (1, np.int64(1), np.array(1)), strict=True)]  # type: ignore[arg-type]
    for seen in after[1:]:
        assert all(np.array_equal(seen[name], row) for name, row in after[0].items())
    with pytest.raises(ActionError, match=r"whole number, not array\(\[1\]\)"):
        envs[0].step(np.array([1]))  # type: ignore[arg-type]
    for wrong in (True, 4.0, "4", None, np.int64(7)):
        with pytest.raises(ValueError, match="players: three to six take part"):
            SeatEnv(players=wrong)  # type: ignore[arg-type]


def test_caps_truncate() -> None:
    env = SeatEnv(opponents="random", max_decisions=60, wishes=Wishes(stand_back="turn"))
    env.reset(seed=1)
    env.action_space.seed(1)
    for _ in range(100):
        _seen, reward, terminated, truncated, _info = env.step(env.action_space.sample())
        if terminated or truncated:
            break
    assert (reward, terminated, truncated) == (0, False, True)


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(ValueError, match="unknown agent 'clever'"):
        SeatEnv(opponents="clever")
    for wrong in (None, ["random", "random", 5]):
        with pytest.raises(ValueError, match="opponents: names of agents, functions of what is seen, or a league"):
            SeatEnv(opponents=wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="3 of them"):
        SeatEnv(opponents=["random", "random"])
    for wrong_seat in (4, True, 1.0, [1]):
        with pytest.raises(ValueError, match="seat: 'random' or 0 to 3, not"):
            SeatEnv(seat=wrong_seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="history"):
        SeatEnv(history=-1)
    with pytest.raises(ValueError, match="render_mode: 'ansi' or None, not 'human'"):
        SeatEnv(render_mode="human")
    for cap in ("max_decisions", "max_turns"):
        with pytest.raises(ValueError, match=f"{cap}: a whole number, at least 1, not 0"):
            SeatEnv(**{cap: 0})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"wishes: Wishes\(…\) with skip_forced, fights_only, stand_back, not 'turn'"):
        SeatEnv(wishes="turn")  # type: ignore[arg-type]
    env = SeatEnv(opponents="random", render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded, match="first game"):
        env.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="first game"):
        env.action_masks()
    with pytest.raises(ValueError, match=r"reset: no options, .* SeatEnv\(…\) and open_box\(…\), not \{'winning_level"):
        env.reset(options={"winning_level": 3})
    env.reset(seed=1)
    with pytest.raises(ActionError, match="action mask"):
        env.step(191)
    assert "is asked" in str(env.render())
    assert env.action_masks().any()
    with pytest.raises(TypeError, match=r"not copied or pickled.*VecTable saves"):
        copy.deepcopy(env)
    assert copy.deepcopy(env.action_space) == env.action_space
