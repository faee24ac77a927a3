"""Measure the peers: how many random decisions a second catanatron, pyminion and games of OpenSpiel make here.

    bench/.venv/bin/python bench/peers.py --seconds 10 --seed 1

It runs in a virtual environment of its own (`bench/requirements.txt`) and prints one JSON object. A decision is one
answer of one player, found and carried out by the library's own game loop: working out the options, choosing among
them at random, and applying the choice are all inside the measured time, and so is setting up each game. Whole games
are played until the time is up, so a run lasts a little longer than asked; the rate uses the time it really took, and
that is process time, as for Kickdoor.

OpenSpiel is C++ behind Python calls. Dealing is chance there, a card at a time: it takes time as our shuffling does,
and no decision is counted for it.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyminion.expansions.base as dominion
import pyspiel
from catanatron import Color, Game, Player, RandomPlayer
from pyminion.bots.bot import Bot
from pyminion.core import Card
from pyminion.game import Game as DominionGame

SEATS = 4

# pyminion takes for granted that Remodel always finds a card in hand to trash; random play shows otherwise.
KINGDOM = [card for card in dominion.base_set if card.name != "Remodel"]


# catanatron


def catan_game(seed: int) -> Game:
    # catanatron takes a seed of 0 for no seed.
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def play_catan(seed: int) -> int:
    """Play one game as catanatron plays it; the log of carried out actions holds one entry for each decision."""
    game = catan_game(seed)
    game.play()
    return len(game.state.actions)


def catan_single_option_share(seed: int, games: int = 5) -> float:
    """The share of decisions in which the player had only one option (such as rolling the dice)."""
    single = total = 0

    def decide(player: Player, game: Game, actions: list[Any]) -> Any:
        nonlocal single, total
        total += 1
        single += len(actions) == 1
        return player.decide(game, actions)

    for number in range(games):
        catan_game(seed + number).play(decide_fn=decide)
    return single / total


def catan_copy_us(seed: int, rounds: int = 20, copies: int = 200) -> float:
    """Microseconds for one `Game.copy()` half-way through a game: the best of some rounds."""
    half = play_catan(seed) // 2
    game = catan_game(seed)
    for _ in range(half):
        game.play_tick()
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(copies):
            game.copy()
        best = min(best, time.process_time() - start)
    return best / copies * 1e6


# pyminion


class RandomDecider:
    """Answers every question of pyminion at random, for it has no random bot.

    All treasures are played at once, as by pyminion's own bots.
    """

    def __init__(self) -> None:
        self.decisions = 0

    def _one_or_none(self, cards: list[Card]) -> Card | None:
        self.decisions += 1
        pick = random.randrange(len(cards) + 1)
        return cards[pick] if pick < len(cards) else None

    def _some(self, cards: list[Card], fewest: int, most: int) -> list[Card]:
        self.decisions += 1
        most = len(cards) if most < 0 else min(most, len(cards))
        return random.sample(cards, random.randint(min(fewest, most), most))

    def action_phase_decision(self, valid_actions: list[Card], player: Any, game: Any) -> Card | None:
        return self._one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Card], player: Any, game: Any) -> list[Card]:
        self.decisions += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: list[Card], player: Any, game: Any) -> Card | None:
        return self._one_or_none(valid_cards)

    def binary_decision(self, prompt: str, card: Card, player: Any, game: Any, relevant_cards: Any = None) -> bool:
        self.decisions += 1
        return random.random() < 0.5

    def discard_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: list[Card],
        player: Any,
        game: Any,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Card]:
        return self._some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: list[Card],
        player: Any,
        game: Any,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
    ) -> list[Card]:
        return self._some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: list[Card],
        player: Any,
        game: Any,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
    ) -> list[Card]:
        return self._some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self,
        prompt: str,
        card: Card,
        valid_cards: list[Card],
        player: Any,
        game: Any,
        min_num_topdeck: int = 0,
        max_num_topdeck: int = -1,
    ) -> list[Card]:
        return self._some(valid_cards, min_num_topdeck, max_num_topdeck)

    def multi_play_decision(
        self, prompt: str, card: Card, valid_cards: list[Card], player: Any, game: Any, required: bool = True
    ) -> Card | None:
        if not required:
            return self._one_or_none(valid_cards)
        self.decisions += 1
        return random.choice(valid_cards)


def play_dominion(seed: int) -> int:
    """Play one game of the base set with a random kingdom."""
    random.seed(seed)
    decider = RandomDecider()
    bots = [Bot(decider, player_id=f"bot {seat}") for seat in range(SEATS)]
    DominionGame(bots, [KINGDOM], log_stdout=False).play()
    return decider.decisions


# OpenSpiel

SPIELS = ("hearts", "gin_rummy", "crazy_eights")


def play_spiel(name: str) -> Callable[[int], int]:
    """Play one game of a name. All chance in these games is uniform."""
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        pick = random.Random(seed).random
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(pick() * len(actions))])
                decisions += 1
        return decisions

    return play


# the measurement


def measure(play: Callable[[int], int], seconds: float, seed: int) -> dict[str, Any]:
    """Play games with one seed after another until `seconds` are over."""
    play(seed)  # so that imports and caches are warm
    games = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not games:
        decisions += play(seed + games)
        games += 1
    return {
        "decisions": decisions,
        "seconds": round(spent, 3),
        "per_second": round(decisions / spent),
        "games": games,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Random decisions a second of the peers, as JSON.")
    parser.add_argument("--seconds", type=float, default=10.0, help="time for each of them (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default: 1)")
    asked = parser.parse_args()
    if asked.seconds <= 0 or asked.seed < 0:
        parser.error("--seconds must be more than 0 and --seed at least 0")

    catan = measure(play_catan, asked.seconds, asked.seed)
    catan["single_option_share"] = round(catan_single_option_share(asked.seed), 3)
    catan["copy_us"] = round(catan_copy_us(asked.seed), 2)
    catan["version"] = version("catanatron")

    pyminion = measure(play_dominion, asked.seconds, asked.seed)
    pyminion["version"] = version("pyminion")

    told = {"catanatron": catan, "pyminion": pyminion}
    for name in SPIELS:
        told[f"OpenSpiel {name}"] = {
            **measure(play_spiel(name), asked.seconds, asked.seed),
            "version": version("open_spiel"),
        }
    json.dump(told, sys.stdout, indent=2)
    print()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
