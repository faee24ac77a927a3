"""What tabular learning makes of the small game of OpenSpiel: MCCFR and IS-MCTS against the heuristic player.

`python bench/mccfr.py --iterations 2000 --games 300` prints rows as it goes; docs/open_spiel.md has them.
"""

import argparse
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from kickdoor.engine.layout import observation
from kickdoor.rl.open_spiel import AgentBot, KickdoorGame, KickdoorState, register
from kickdoor.sim.statistics import wilson

GAME = "kickdoor(players=3,winning_level={},deck={},max_length=400)"
FIGHT = {sight.name: place for place, sight in enumerate(observation.FIGHT)}
KIND = [sight.name for sight in observation.HEAD].index("kind")
LEVEL, ROLE, STRENGTH = (
    [sight.name for sight in observation.PLAYER].index(name) for name in ("level", "role", "strength")
)
Player = Callable[[KickdoorState], int]


class Forgetful(KickdoorState):
    """Remembers nothing: an information state is what is seen now. Many are met again; it is an abstraction."""

    def information_state_string(self, player: int | None = None) -> str:
        return self.moment.seen(self.current_player() if player is None else player).hex()


class ForgetfulGame(KickdoorGame):
    def new_initial_state(self) -> Forgetful:
        return Forgetful(self)


class Coarse(KickdoorState):
    """Sees what matters most at a glance: the question, what may be done, Levels, and how the fight stands."""

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        seen = self.moment.rules.spec.split(self.moment.look(seat))
        head, (own, *others), fight = seen["head"], seen["players"], seen["fight"]
        margin = max(-4, min(4, int(fight[FIGHT["munchkins"]]) - int(fight[FIGHT["monsters"]]))) if fight[0] else "-"
        levels = [int(own[LEVEL]), max(int(other[LEVEL]) for other in others)]
        told = [int(head[KIND]), int(own[ROLE]), levels, margin, int(fight[FIGHT["levels"]]), int(own[STRENGTH])]
        return repr([seat, told, sorted(self.moment.actions())])


class CoarseGame(KickdoorGame):
    def new_initial_state(self) -> Coarse:
        return Coarse(self)


def share(game: KickdoorGame, learner: Player, others: str, games: int, seed: int) -> tuple[float, int]:
    """Games that the learner wins, going round the seats, and how many were truncated."""
    dice = np.random.RandomState(seed)
    won, truncated = 0.0, 0
    for number in range(games):
        seat = number % game.num_players()
        bots = [AgentBot(game, other, others, 1000 * number + other) for other in range(game.num_players())]
        state = game.new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[dice.randint(len(outcomes))][0])
            else:
                state.apply_action(learner(state) if player == seat else bots[player].step(state))
        truncated += state.truncated
        won += (state.returns()[seat] + 1) / game.num_players() if not state.truncated else 0
    return won, truncated


class Learner:
    """The average policy of a solver, and how often it knew the question."""

    def __init__(self, solver: Any, dice: Any) -> None:
        self.known, self.asked = 0, 0
        self.solver = solver
        self.policy = solver.average_policy()
        self.dice = dice

    def __call__(self, state: KickdoorState) -> int:
        found = self.policy.action_probabilities(state)
        self.asked += 1
        self.known += state.information_state_string(state.current_player()) in self.solver._infostates
        return int(self.dice.choice(list(found), p=list(found.values())))


def tell(name: str, game: KickdoorGame, learner: Player, games: int, extra: str = "") -> None:
    told = []
    for others in ("random", "heuristic"):
        won, truncated = share(game, learner, others, games, 7)
        low, high = wilson(won, games)
        told.append(f"{won / games:.1%} ({low:.1%} to {high:.1%}), {truncated} truncated")
    print(f"| {name} | {told[0]} | {told[1]} | {extra} |", flush=True)


def curve(game: KickdoorGame, name: str, iterations: int, games: int) -> None:
    """Outcome sampling, measured after 0, 500, 2,000… iterations."""
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    done, stop, spent = 0, 0, 0.0
    while True:
        learner = Learner(solver, np.random.RandomState(3))
        spent -= process_time()
        while done < stop:
            solver.iteration()
            done += 1
        spent += process_time()
        state = np.random.get_state()
        begin = len(solver._infostates)
        tell(f"{name}, {done:,} iterations", game, learner, games, "")
        known = learner.known / max(1, learner.asked)
        print(f"    {begin:,} information states, {known:.1%} of the questions known, {spent:.0f} s", flush=True)
        np.random.set_state(state)
        if done >= iterations:
            return
        stop = min(iterations, max(500, 4 * done))


def search(game: KickdoorGame, simulations: int, games: int) -> None:
    dice = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=dice)
    tell(f"IS-MCTS, {simulations} simulations", game, lambda state: int(bot.step(state)), games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--simulations", type=int, default=0, help="measure IS-MCTS instead, with so many")
    parser.add_argument("--deck", default="small")
    parser.add_argument("--winning-level", type=int, default=3)
    parser.add_argument("--forgetful", action="store_true", help="an information state is what is seen now")
    parser.add_argument("--coarse", action="store_true", help="it is what matters most of that")
    words = parser.parse_args()
    register()
    game = pyspiel.load_game(GAME.format(words.winning_level, words.deck))
    if words.simulations:
        search(game, words.simulations, words.games)
    elif words.coarse:
        curve(CoarseGame(game.get_parameters()), "at a glance", words.iterations, words.games)
    elif words.forgetful:
        curve(ForgetfulGame(game.get_parameters()), "what is seen now", words.iterations, words.games)
    else:
        curve(game, "perfect recall", words.iterations, words.games)


if __name__ == "__main__":
    main()
