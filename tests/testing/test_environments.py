"""Environments of both kinds over real games, good and bad: for every check there is one that does not pass."""

import math
from random import Random
from typing import Any

import pytest

from kickdoor import new_game
from kickdoor.engine.view import view
from kickdoor.testing import check_env
from kickdoor.testing.walks import twin_of

PLAYED, SAME, APART = (
    "what its mask allows can be done, rewards are numbers, observations fit, episodes end",
    "the same seed and the same actions give the same episode",
    "in worlds an agent cannot tell apart it observes the same",
)
MOST = 500  # options a mask has room for


class Space:
    """What an observation looks like."""

    def contains(self, seen: Any) -> bool:
        return set(seen) == {"levels", "hand", "action_mask"} and len(seen["action_mask"]) == MOST


class Aec:
    """PettingZoo's interface over a game up to Level 3, for a few turns."""

    def __init__(self) -> None:
        self.possible_agents = [f"seat-{n}" for n in range(3)]

    def observation_space(self, agent: str) -> Any:
        return Space()

    def reset(self, seed: int) -> None:
        self.game = new_game(players=3, seed=seed, options={"winning_level": 3})
        self.agents = self.possible_agents[:]
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = f"seat-{self.game.state.asked}"

    def seen(self, s: Any, seat: int) -> dict[str, Any]:
        told = view(s, seat)
        offered = self.game.options(seat) if seat == self.game.state.asked else []
        mask = [int(n < len(offered)) for n in range(MOST)]
        levels = [player.level for player in told.players]
        return {"levels": levels, "hand": told.players[seat].hand, "action_mask": mask}

    def last(self) -> tuple[Any, ...]:
        agent = self.agent_selection
        seen = self.seen(self.game.state, int(agent[-1]))
        return seen, self.rewards[agent], self.terminations[agent], self.truncations[agent], {}

    def step(self, action: int | None) -> None:
        if action is None:
            self.agents.remove(self.agent_selection)
            self.agent_selection = self.agents[0] if self.agents else ""
            return
        seat = self.game.state.asked
        self.game.apply(seat, self.game.options(seat)[action])
        self.finish()

    def finish(self) -> None:
        over, late = self.game.over, self.game.turn_number > 20
        if over or late:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, late)
            self.rewards = {agent: float(int(agent[-1]) in self.game.winners) for agent in self.agents}
        else:
            self.agent_selection = f"seat-{self.game.state.asked}"

    def redeal(self, agent: str, seed: int) -> dict[str, Any]:
        seat = int(agent[-1])
        return self.seen(twin_of(self.game.state, seat, seed), seat)


class Gym:
    """Gymnasium's interface: seat 0 learns, the others choose at random."""

    observation_space = Space()

    def __init__(self) -> None:
        self.inner = Aec()

    def reset(self, *, seed: int) -> tuple[Any, dict[str, Any]]:
        self.inner.reset(seed)
        self.dice = Random(seed)
        self.play_on()
        return self.inner.seen(self.inner.game.state, 0), {}

    def play_on(self) -> None:
        game = self.inner.game
        while not self.done() and game.state.asked != 0:
            game.apply(game.state.asked, self.dice.choice(game.options(game.state.asked)))

    def done(self) -> bool:
        return self.inner.game.over or self.inner.game.turn_number > 20

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        game = self.inner.game
        game.apply(0, game.options(0)[action])
        self.play_on()
        won = float(0 in game.winners)
        return self.inner.seen(game.state, 0), won, game.over, self.done() and not game.over, {}

    def redeal(self, agent: None, seed: int) -> dict[str, Any]:
        return self.inner.redeal("seat-0", seed)


@pytest.mark.parametrize("kind", [Aec, Gym])
def test_good_ones_pass(kind: type) -> None:
    report = check_env(kind, episodes=2).hold()
    assert all(finding.holds for finding in report.findings)
    assert len(report.findings) == 4
    assert report.figures["steps"] > 20
    assert report.figures["observations in worlds apart"] > 1


class AllAllowed(Aec):
    def seen(self, s: Any, seat: int) -> dict[str, Any]:
        return super().seen(s, seat) | {"action_mask": [1] * MOST}


class NothingAllowed(Aec):
    def seen(self, s: Any, seat: int) -> dict[str, Any]:
        return super().seen(s, seat) | {"action_mask": [0] * MOST}


class NoMask(Aec):
    def seen(self, s: Any, seat: int) -> dict[str, Any]:
        return {"levels": super().seen(s, seat)["levels"]}


class OutOfSpace(Aec):
    def seen(self, s: Any, seat: int) -> dict[str, Any]:
        return super().seen(s, seat) | {"more": 1}


class NoNumber(Gym):
    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, _reward, *rest = super().step(action)
        return seen, math.nan, *rest


class Endless(Gym):
    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        return *super().reset(seed=action)[:1], 0.0, False, False, {}


class Unseeded(Aec):
    made = 0

    def reset(self, seed: int) -> None:
        Unseeded.made += 1
        super().reset(seed + Unseeded.made)


class ShowsHands(Aec):
    """Everybody's cards, added up in the place of the own hand."""

    def seen(self, s: Any, seat: int) -> dict[str, Any]:
        hands = [sum(view(s, x).players[x].hand) for x in range(3)]
        return super().seen(s, seat) | {"hand": hands}


@pytest.mark.parametrize(
    ("kind", "check", "told"),
    [
        (AllAllowed, PLAYED, "is in the mask: IndexError"),
        (NothingAllowed, PLAYED, "step 0: the mask allows nothing"),
        (NoMask, PLAYED, "no mask: neither action_mask in the observation"),
        (OutOfSpace, PLAYED, "step 0: the observation is not in the observation space"),
        (NoNumber, PLAYED, "the reward is no number"),
        (Endless, PLAYED, "no end after 300 steps"),
        (Unseeded, SAME, "another observation"),
        (ShowsHands, APART, "what is observed depends on what is hidden"),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_every_check_finds_one_that_is_no_good(
    kind: type, check: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind is Endless:
        monkeypatch.setattr("kickdoor.testing.environments.MOST_STEPS", 300)
    report = check_env(kind, episodes=1)
    assert report.holds(check) is False, report.lines()
    assert told in next(finding.told for finding in report.findings if finding.check == check)


def test_what_cannot_be_asked_is_unknown_and_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Aec, "redeal")
    assert check_env(Aec, episodes=1).holds(APART) is None

    def redeal(env: Any, agent: str, seed: int) -> Any:
        return env.seen(twin_of(env.game.state, int(agent[-1]), seed), int(agent[-1]))

    assert check_env(Aec, episodes=1, redeal=redeal).holds(APART) is True
    assert check_env(ShowsHands, episodes=1, redeal=redeal).holds(APART) is False


def test_something_else_is_no_environment() -> None:
    report = check_env(object)
    assert "object has neither PettingZoo's AEC interface nor Gymnasium's" in report.findings[0].told
    assert not report.ok


class AllAtOnce:
    possible_agents = ("north", "south")

    def reset(self, seed: int) -> None: ...

    def step(self, actions: dict[str, int]) -> None: ...


def test_a_parallel_one_is_told_as_what_it_is() -> None:
    report = check_env(AllAtOnce)
    assert "AllAtOnce has PettingZoo's parallel interface" in report.findings[0].told
    assert not report.ok
