"""Kickdoor among the games of OpenSpiel: its own tests, saved states, resampled ones, and searches that run on it."""

import pickle
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from kickdoor.rl.open_spiel import AgentBot, KickdoorGame, KickdoorState, register
from kickdoor.ruleset import OptionError
from kickdoor.sim.invariants import check

EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")
SMALL = "kickdoor(players=3,winning_level=3,deck=small,max_length=400)"
TINY = "kickdoor(players=3,winning_level=2,deck=tiny,max_length=200)"

register()


def load(words: str) -> KickdoorGame:
    game = pyspiel.load_game(words)
    assert isinstance(game, KickdoorGame)
    return game


def walk(state: KickdoorState, dice: Random, steps: int) -> KickdoorState:
    """So many nodes on, at random, and to the next that is a player's."""
    done = 0
    while not state.is_terminal() and (done < steps or state.is_chance_node()):
        state.apply_action(dice.choice(state.legal_actions()))
        done += 1
    return state


@pytest.mark.parametrize("edition", EDITIONS)
def test_open_spiels_own_test_passes_in_every_edition(edition: str) -> None:
    game = load(f"kickdoor(players=4,edition={edition},winning_level=4,max_length=250)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_it_passes_for_small_decks_blends_and_six_players() -> None:
    for words in (SMALL, TINY, "kickdoor(players=6,edition=classic+legends,max_length=200)"):
        pyspiel.random_sim_test(load(words), num_sims=1, serialize=False, verbose=False)


def test_a_game_is_registered_once_and_known_by_its_words() -> None:
    register()
    game = load("kickdoor(edition=classic+legends,players=5)")
    assert (game.rules.box.editions, game.num_players(), game.max_game_length()) == (("classic", "legends"), 5, 20_000)
    assert load(str(game)).rules is game.rules
    assert "kickdoor" in pyspiel.registered_names()


@pytest.mark.parametrize(
    ("params", "told"),
    [
        ({"edition": "baroque"}, "baroque"),
        ({"players": 2}, "players: three to six take part, not 2"),
        ({"winning_level": 1}, "winning_level"),
        ({"deck": "large"}, "deck: full, small or tiny, not 'large'"),
        ({"deck": "small", "edition": "legends"}, "deck: small is of classic alone, not of legends"),
        ({"deck": "tiny", "players": 6}, "18 Door cards are too few to deal 6 players 24"),
        ({"max_length": 10}, "max_length: at least 100, not 10"),
    ],
)
def test_parameters_that_do_not_fit_are_refused(params: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError, match=told):
        KickdoorGame(params)


def test_chance_and_returns_add_up() -> None:
    game = load(SMALL)
    for number in range(5):
        state, dice = game.new_initial_state(), Random(number)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert sum(p for _outcome, p in outcomes) == pytest.approx(1)
                assert [outcome for outcome, _p in outcomes] == state.legal_actions()
            else:
                names = [state.action_to_string(action) for action in state.legal_actions()]
                assert len(names) == len(set(names)) > 0
            state.apply_action(dice.choice(state.legal_actions()))
        check(state.moment.s, None)
        assert sum(state.returns()) == pytest.approx(0)
        assert sorted(state.returns()) == [-1, -1, 2]


def test_a_game_without_an_end_is_truncated_and_nobody_has_won() -> None:
    state = walk(load("kickdoor(max_length=100)").new_initial_state(), Random(1), 10_000)
    assert state.is_terminal()
    assert state.truncated
    assert state.returns() == [0, 0, 0, 0]
    won = walk(load(TINY).new_initial_state(), Random(1), 10_000)
    assert (won.is_terminal(), won.truncated) == (True, False)


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = walk(load(SMALL).new_initial_state(), Random(1), 40)
    before = state.moment.s.fields()
    wrong = next(action for action in range(1000) if action not in state.legal_actions())
    with pytest.raises(ValueError, match=f"cannot do {wrong} here"):
        state.moment.act(wrong)
    first = load(SMALL).new_initial_state()
    with pytest.raises(ValueError, match="chance cannot answer 1000 here"):
        first.moment.fall(1000)
    assert state.moment.s.fields() == before


def test_saved_states_go_on_alike() -> None:
    game = load(SMALL)
    for number, steps in enumerate((0, 25, 60, 100)):
        state = walk(game.new_initial_state(), Random(number), steps)
        text = pyspiel.serialize_game_and_state(game, state)
        _game, read = pyspiel.deserialize_game_and_state(text)
        for twin in (read, pickle.loads(pickle.dumps(state)), state.clone()):
            assert twin.history() == state.history()
            end = walk(twin, Random(9), 10_000)
            mine = walk(state.clone(), Random(9), 10_000)
            assert end.history() == mine.history()
            assert end.moment.s.fields() == mine.moment.s.fields()
            for player in range(3):
                assert end.information_state_string(player) == mine.information_state_string(player)
                assert end.story(player) == mine.story(player)


def test_a_saved_state_can_be_read_in_another_process() -> None:
    state = walk(load(SMALL).new_initial_state(), Random(1), 50)
    program = (
        "import pickle, sys; from kickdoor.rl.open_spiel import register; register();"
        "state = pickle.load(sys.stdin.buffer); print(state.information_state_string(1))"
    )
    done = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.decode().strip() == state.information_state_string(1)


def test_information_states_have_perfect_recall() -> None:
    """The same name is the same past: what was heard, seen and done. A new name for everything that is added."""
    game = load(TINY)
    past: dict[str, tuple[str, ...]] = {}
    met = 0
    for number in range(60):
        state, dice = game.new_initial_state(), Random(number)
        own: list[list[str]] = [[] for _ in range(3)]
        while not state.is_terminal():
            action = dice.choice(state.legal_actions())
            if not state.is_chance_node():
                player = state.current_player()
                name = state.information_state_string()
                assert name == state.information_state_string(player)
                assert name not in own[player]
                so_far = (*own[player], str(state.legal_actions()))
                assert past.setdefault(name, so_far) == so_far
                met += past[name] is not so_far
                own[player] += [name, str(action)]
            state.apply_action(action)
    assert met > 0  # some were met again


def test_what_is_hidden_is_in_no_information_state() -> None:
    """Another card for another player: nobody else can tell. Another copy of the same card: not even its owner."""
    game = load(SMALL)
    faces = game.rules.box.tables.face

    def dealt(outcome: int) -> KickdoorState:
        state = game.new_initial_state()
        state.apply_action(outcome)
        return state

    first, *others = [outcome for outcome, _p in game.new_initial_state().chance_outcomes()]
    copy = next(card for card in others if faces[card] == faces[first])
    other = next(card for card in others if faces[card] != faces[first])
    for player in range(3):
        told = [dealt(card).information_state_string(player) for card in (first, copy, other)]
        assert told[0] == told[1]
        assert (told[0] == told[2]) == (player > 0)
        seen = [dealt(card).observation_string(player) for card in (first, copy, other)]
        assert (seen[0] == seen[2]) == (player > 0)


@pytest.mark.parametrize("words", [SMALL, *(f"kickdoor(players=3,edition={name},max_length=400)" for name in EDITIONS)])
def test_resampled_states_share_the_information_state(words: str) -> None:
    """And they can be played on: cards are conserved, and a choice is made known as it would be in the real one."""
    state, dice, changed, tried = load(words).new_initial_state(), Random(4), 0, 0
    for _ in range(8):
        state = walk(state, dice, 12)
        if state.is_terminal():
            break
        player = state.current_player()
        for _ in range(3):
            twin = state.resample_from_infostate(player, dice.random)
            check(twin.moment.s, list(twin.moment.actions().values()))
            assert twin.current_player() == player
            assert twin.legal_actions() == state.legal_actions()
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.story(player) == state.story(player)
            changed += twin.moment.s.zones != state.moment.s.zones
            tried += 1
            end = walk(twin, dice, 30)
            check(end.moment.s, [] if end.is_terminal() else list(end.moment.actions().values()))
    assert changed > tried // 2 > 0


def test_resampled_states_can_be_saved() -> None:
    state = walk(load(SMALL).new_initial_state(), Random(2), 45)
    twin = state.resample_from_infostate(state.current_player(), Random(1).random)
    read = pickle.loads(pickle.dumps(twin))
    assert read.moment.s.fields() == twin.moment.s.fields() != state.moment.s.fields()
    for player in range(3):
        assert read.information_state_string(player) == twin.information_state_string(player)


def test_the_observation_tensor_is_that_of_the_spec() -> None:
    game = load(SMALL)
    state = walk(game.new_initial_state(), Random(3), 50)
    spec = game.rules.spec
    assert game.observation_tensor_shape() == [spec.width]
    seen = make_observation(game)
    for player in range(3):
        seen.set_from(state, player)
        parts = spec.split(np.array(state.observation_tensor(player)))
        assert parts["head"][0] == player
        assert parts["players"][0, 0] == state.moment.s.level[player]
        np.testing.assert_array_equal(seen.dict["where"], parts["where"])
        held = [card for card, place in enumerate(parts["where"]) if place == 1]
        assert sorted(state.moment.s.zones[player * 5]) == held
    with pytest.raises(ValueError, match="takes no parameters"):
        game.make_py_observer(None, {"colour": "red"})


def test_our_agents_play_as_bots() -> None:
    game = load(SMALL)
    won = np.zeros(3)
    for number in range(12):
        bots = [AgentBot(game, player, name, number) for player, name in enumerate(("heuristic", "random", "greedy"))]
        won += evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(number))
    assert won[0] > won[1]
    assert won.sum() == pytest.approx(0)


def test_a_bot_has_a_seat_of_the_game_and_answers_for_no_other() -> None:
    game = load(SMALL)
    for player in (3, -1, None, True):
        with pytest.raises(ValueError, match="player: 0 to 2, not"):
            AgentBot(game, player)  # type: ignore[arg-type]
    state = game.new_initial_state()
    with pytest.raises(ValueError, match=r"player 1 is not asked: state.current_player\(\) is -1"):
        AgentBot(game, 1, "random").step(state)


@pytest.mark.parametrize("words", [SMALL, TINY])
def test_information_set_search_plays(words: str) -> None:
    game = load(words)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 10, random_state=dice)
    asked, state, other = 0, game.new_initial_state(), Random(1)
    while not state.is_terminal():
        if state.current_player() == 0:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            asked += 1
        else:
            action = other.choice(state.legal_actions())
        state.apply_action(action)
    assert asked > 2


@pytest.mark.parametrize("words", [SMALL, TINY])
def test_outcome_sampling_learns_something_of_the_questions_it_meets(words: str) -> None:
    game = load(words)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(10):
        solver.iteration()
    assert len(solver._infostates) > 200
    assert all(np.isfinite(regrets).all() for regrets, _average in solver._infostates.values())
    assert any(np.ptp(regrets) > 0.1 for regrets, _average in solver._infostates.values())
    state = walk(game.new_initial_state(), Random(1), 10)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.parametrize("missing", ["pyspiel", "numpy"])
def test_without_the_extra_it_says_what_to_install(missing: str) -> None:
    program = f"import sys; sys.modules['{missing}'] = None; import kickdoor.rl.open_spiel"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'kickdoor[open-spiel]'" in done.stderr


def test_the_example_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "open_spiel.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
    exec(compile(example, "open_spiel.md", "exec"), {})
    assert "draws a card" in capsys.readouterr().out
