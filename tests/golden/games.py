"""The golden games: short random games from fixed seeds, and any other log that is dropped into the folder."""

from dataclasses import replace
from itertools import count
from pathlib import Path

from kickdoor import Game, new_game, replay
from kickdoor.chance import Committed, Seeded
from kickdoor.replay.log import read_log, write_log
from kickdoor.replay.play import own_chance
from kickdoor.replay.show import as_text

HERE = Path(__file__).parent
NAMES = ("Aric", "Suzan", "Bruno", "Edda")
SECRET = b"a secret that the table learns at the end"
MOST_CHOICES = 450  # a story that can be read in one go


def random_game(game: Game, seed: int) -> Game:
    """Everybody takes any option, each as likely as the other."""
    dice = Seeded(f"golden {seed}")
    while not game.over:
        seat, request = next(iter(game.pending.items()))
        game.apply(seat, request.options[dice.below(len(request.options))])
    return game


def three_players(seed: int) -> Game:
    return random_game(new_game(players=3, seed=seed, names=NAMES[:3]), seed)


def four_players(seed: int) -> Game:
    return random_game(new_game(players=4, seed=seed, names=NAMES), seed)


def committed(seed: int) -> Game:
    """A faster game for a shared victory, with chance that can be checked."""
    options = {"faster_play": True, "shared_victory": True, "winning_level": 6}
    return random_game(new_game(players=3, names=NAMES[:3], options=options, source=Committed(SECRET)), seed)


RECIPES = {"three-players": three_players, "four-players": four_players, "committed": committed}


def update() -> None:
    """Play the games of the recipes anew, and tell every log anew; one of another origin keeps its choices."""
    for name, recipe in RECIPES.items():
        games = (recipe(seed) for seed in count(1))
        write_log(next(game for game in games if len(game.choices) <= MOST_CHOICES), HERE / f"{name}.jsonl")
    for path in sorted(HERE.glob("*.jsonl")):
        if path.stem not in RECIPES:
            log = read_log(path)
            write_log(replay(replace(log, end=None), own_chance(log)), path)
        path.with_suffix(".txt").write_text(as_text(read_log(path)) + "\n", encoding="utf-8")
