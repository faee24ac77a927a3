"""Kickdoor: the Munchkin family of card games as software.

>>> import kickdoor
>>> game = kickdoor.new_game(["classic"], players=4, seed=1)
>>> game.over
False
"""

from kickdoor.cards.consent import allow_code
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Game, Refused, Request, describe, new_game
from kickdoor.replay.play import replay
from kickdoor.ruleset import OptionError
from kickdoor.version import VERSION as __version__

__all__ = [
    "Choice",
    "Game",
    "OptionError",
    "Refused",
    "Request",
    "View",
    "__version__",
    "allow_code",
    "describe",
    "new_game",
    "replay",
]
