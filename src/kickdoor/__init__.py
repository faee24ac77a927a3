"""Kickdoor: the Munchkin family of card games as software.

>>> import kickdoor
>>> game = kickdoor.new_game(["classic"], players=4, seed=1)
>>> game.over
False
"""

from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Game, Refused, Request, describe, new_game
from kickdoor.ruleset import OptionError

__version__ = "0.1.0"

__all__ = [
    "Choice",
    "Game",
    "OptionError",
    "Refused",
    "Request",
    "View",
    "describe",
    "new_game",
]
