"""What a saved game was made with."""

from typing import Final

VERSION: Final = "0.1.0"
RULES_REV: Final = 10  # goes up with every change of how a game is played
LOG_FORMAT: Final = 1  # goes up with every change of how a log is written
