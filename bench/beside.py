"""Measure card environments of others: PettingZoo's gin rummy and hold'em, OpenSpiel's games with their tensors.

    bench/.venv/bin/python bench/beside.py --seconds 3 --seed 1

It runs in the virtual environment of the peers and prints one JSON object: random choices a second in process time,
with what a learner would be shown at each. PettingZoo's are the raw environments, in PettingZoo's own loop.
"""

import argparse
import json
import random
from collections.abc import Callable
from importlib.metadata import version
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from pettingzoo.classic.rlcard_envs import gin_rummy, texas_holdem

SPIELS = ("gin_rummy", "hearts", "crazy_eights")


def zoo(make: Callable[[], Any]) -> Callable[[int], int]:
    env = make()

    def play(seed: int) -> int:
        pick = random.Random(seed).random
        env.reset(seed=seed)
        made = 0
        while env.agents:
            seen, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            lawful = np.flatnonzero(seen["action_mask"])
            env.step(int(lawful[int(pick() * len(lawful))]))
            made += 1
        return made

    return play


def spiel(name: str) -> Callable[[int], int]:
    game = pyspiel.load_game(name)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def play(seed: int) -> int:
        pick = random.Random(seed).random
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                continue
            getattr(state, tensor)(state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            made += 1
        return made

    return play


def pace(play: Callable[[int], int], seconds: float, seed: int) -> float:
    play(seed)
    made = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not games:
        games += 1
        made += play(seed + games)
    return made / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    told: dict[str, dict[str, Any]] = {}
    for name, make in (("gin_rummy", gin_rummy.raw_env), ("texas_holdem", texas_holdem.raw_env)):
        told[f"PettingZoo {name}, raw"] = {
            "per_second": pace(zoo(make), asked.seconds, asked.seed), "version": version("pettingzoo")
        }  # fmt: skip
    for name in SPIELS:
        told[f"OpenSpiel {name} with tensor"] = {
            "per_second": pace(spiel(name), asked.seconds, asked.seed), "version": version("open_spiel")
        }  # fmt: skip
    print(json.dumps(told))


if __name__ == "__main__":
    main()
