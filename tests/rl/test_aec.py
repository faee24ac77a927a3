"""All that PettingZoo asks of an environment, but what it asks of parallel ones: here one seat is asked at a time."""

import random
import sys
from inspect import signature
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils import aec_to_parallel

from kickdoor.engine.events import E_DIED
from kickdoor.engine.ids import EVENT_KIND, EVENT_SEAT
from kickdoor.engine.state import Event
from kickdoor.rl import ActionError, Wishes, aec_env, parallel_env, raw_env
from kickdoor.rl.single import EVENT_FIELDS
from kickdoor.ruleset import open_box

SHORT = open_box(options={"winning_level": 3})
# PettingZoo's own card games have observations with a mask too, and the same is said of them.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@pytest.mark.parametrize("actions", ["pointer", "flat"])
def test_the_api(actions: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec_env(SHORT, actions=actions, history=4), num_cycles=120)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("players", [3, 6])
def test_the_raw_environment_with_any_number_of_players(players: int) -> None:
    api_test(raw_env(SHORT, players), num_cycles=60)


def test_it_says_what_it_takes() -> None:
    assert signature(aec_env).parameters == signature(raw_env).parameters


def test_seeds() -> None:
    seed_test(lambda: aec_env(SHORT), num_cycles=60)


def test_without_a_seed_no_two_play_the_same_games() -> None:
    one, other = raw_env(SHORT), raw_env(SHORT)
    one.reset()
    other.reset()
    seed = one.table.games.seed
    assert seed != other.table.games.seed
    one.reset()
    assert (one.table.games.seed, one.table.games.episodes) == (seed, [1])  # the next game


class Clock:
    """Time by looks: each takes a twentieth of a second."""

    def __init__(self) -> None:
        self.looks = 0

    def time(self) -> float:
        self.looks += 1
        return self.looks / 20


def test_the_benchmark_of_pettingzoo_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It lasts five seconds of its clock."""
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", Clock())
    performance_benchmark(raw_env(SHORT))
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, most: int, dice: random.Random) -> list[tuple[str, float]]:
    """Random actions by the masks; what each agent got in the end."""
    got = []
    env.reset(seed=7)
    for agent in env.agent_iter(most):
        seen, reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            got.append((agent, reward))
            env.step(None)
        else:
            env.step(dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


def test_a_game_to_its_end() -> None:
    got = play(aec_env(SHORT), 5_000, random.Random(1))
    assert sorted(agent for agent, _reward in got) == [f"player_{seat}" for seat in range(4)]
    assert sum(reward for _agent, reward in got) == pytest.approx(0)
    assert max(reward for _agent, reward in got) > 0


def begin(env: Any, seed: int) -> None:
    """The first game of a seed, with actions that are drawn from it too."""
    env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)


def step_at_random(env: Any) -> None:
    env.step(int(env.action_space(env.agent_selection).sample()))


def test_infos_tell_each_agent_what_became_of_it_since_it_last_chose() -> None:
    """They add up to all that happened, so that rewards can be shaped with them."""
    env = raw_env(history=1)
    died = dict.fromkeys(env.possible_agents, 0)
    told = dict(died)
    levels = dict(died)

    def hear(events: list[Event]) -> None:
        for event in events:
            if event[EVENT_KIND] == E_DIED:
                died[f"player_{event[EVENT_SEAT]}"] += 1

    env.table.hear = hear  # type: ignore[method-assign]
    begin(env, 2)
    for agent in env.agent_iter(5_000):
        _seen, _reward, terminated, truncated, info = env.last()
        levels[agent] += info["levels"]
        told[agent] += info["deaths"]
        if terminated or truncated:
            env.step(None)
        else:
            step_at_random(env)
    assert not env.agents
    assert list(levels.values()) == [level - 1 for level in env.table.state.level]
    assert told == died
    assert sum(told.values()) > 1


@pytest.mark.parametrize("words", [{"max_cycles": 12}, {"max_decisions": 12}, {"max_turns": 1}], ids=str)
def test_caps_truncate(words: dict[str, Any]) -> None:
    env = raw_env(**words)
    begin(env, 3)
    for _ in range(1_000):
        if any(env.truncations.values()):
            break
        step_at_random(env)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    if "max_cycles" in words:
        assert env.cycles == 12


def test_max_cycles_counts_choices_and_everybody_hears_of_the_end() -> None:
    """What PettingZoo's max_cycles_test wants of an AEC environment; it also wants a parallel one."""
    env = aec_env(SHORT, max_cycles=9)
    for _ in range(2):
        env.reset(seed=4)
        lived: list[str] = []
        ended: list[str] = []
        for agent in env.agent_iter(100):
            seen, _reward, terminated, truncated, _info = env.last()
            assert not terminated
            (ended if truncated else lived).append(agent)
            env.step(None if truncated else int(np.flatnonzero(seen["action_mask"])[0]))
        assert len(lived) == 9
        assert sorted(ended) == env.possible_agents
        assert not env.agents


def test_there_is_no_parallel_form_and_it_says_so() -> None:
    with pytest.raises(TypeError, match=r"one seat is asked at a time.*aec_env.*VecTable"):
        parallel_env(SHORT)
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(aec_env(SHORT))


def test_only_who_is_asked_has_actions_and_the_state_shows_all() -> None:
    env = raw_env(wishes=Wishes(fights_only=True), history=6, render_mode="ansi")
    begin(env, 2)
    for _ in range(60):
        for agent in env.agents:
            seen = env.observe(agent)
            assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert env.state()[env.spec["where"].start :].all()
        step_at_random(env)
    heard = env.observe(env.agents[0])["history"]
    assert heard.shape == (6, len(EVENT_FIELDS))
    assert heard[-1, 0] > 0
    assert "is asked" in str(env.render())


def test_others_hear_that_a_card_was_drawn_but_not_which() -> None:
    """The same events, seat by seat: whatever one hears with a card less, another hears with it."""
    env = raw_env(history=64)
    begin(env, 5)
    hidden = 0
    for _ in range(300):
        step_at_random(env)
        heard = [env.observe(agent)["history"] for agent in env.agents]
        assert len({tuple(rows[:, 0]) for rows in heard}) == 1
        for rows in zip(*heard, strict=True):
            cards = {int(row[2]) for row in rows if row[0] == 3}  # card-drawn
            assert len(cards - {0}) <= 1
            hidden += len(cards) == 2
    assert hidden


def test_options_without_room_are_counted_in_the_info() -> None:
    """With pointers; flat actions reach them all."""
    env, flat = raw_env(most_options=2), raw_env(most_options=2, actions="flat")
    for one in (env, flat):
        one.reset(seed=6)
    dice = random.Random(6)
    cut = 0
    for _ in range(120):
        seen, _reward, _terminated, _truncated, info = env.last()
        offered = env.table.offered
        assert seen["action_mask"].sum() == min(2, len(offered))
        assert info["cut"] == len(offered) - seen["action_mask"].sum()
        assert flat.last()[4]["cut"] == 0
        cut += info["cut"]
        numbers = flat.table.flat_places()
        assert set(np.flatnonzero(flat.last()[0]["action_mask"])) == set(numbers)
        if info["cut"]:
            with pytest.raises(ActionError, match="2 options are listed, 0 to 1"):
                env.step(2)
        action, place = dice.choice(list(numbers.items()))
        flat.step(action)
        env.table.act(offered[place])
        env.ask()
        assert env.table.game().digest() == flat.table.game().digest()
    assert cut > 50


def test_wrong_actions_say_what_to_do() -> None:
    env = raw_env()
    env.reset(seed=1)
    before = env.table.game().digest()
    for wrong in (-1, 191, 192):
        with pytest.raises(ActionError, match=f"action {wrong}, but .* choose where the action mask is 1"):
            env.step(wrong)
        wrapped = aec_env(SHORT)
        wrapped.reset(seed=1)
        with pytest.raises(ActionError, match=f"action {wrong}, but .* choose where the action mask is 1"):
            wrapped.step(wrong)
    with pytest.raises(ActionError, match="whole number"):
        env.step("pass")  # type: ignore[arg-type]
    for ask in (env.observe, env.action_space, env.observation_space, lambda agent: env.redeal(agent, 1)):
        with pytest.raises(KeyError, match="no agent 'player_4': there are player_0, player_1, player_2, player_3"):
            ask("player_4")
    flat = raw_env(actions="flat")
    flat.reset(seed=1)
    with pytest.raises(ActionError, match="is not offered"):
        flat.step(len(flat.spec.vocabulary))
    assert env.table.game().digest() == before
    with pytest.raises(ValueError, match="'pointer' or 'flat'"):
        raw_env(actions="words")
    with pytest.raises(ValueError, match="max_cycles"):
        raw_env(max_cycles=0)
    with pytest.raises(ValueError, match="seed: a whole number, at least 0, not -1"):
        env.reset(seed=-1)


def test_before_the_first_game_it_says_what_to_do() -> None:
    env = raw_env(players=3)
    for act in (env.last, lambda: env.step(0)):
        with pytest.raises(AttributeError, match=r"RawEnv has no agent_selection yet: reset\(\) deals the first game"):
            act()
    assert not hasattr(env, "nonsense")
    env.reset(seed=1)
    assert env.agent_selection in env.agents
