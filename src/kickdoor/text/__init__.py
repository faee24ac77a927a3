"""A game in plain text: a question as a page that a language model or a person can answer, and the answer read back.

>>> from kickdoor import new_game
>>> game = new_game(players=3, seed=1, names=["Ann", "Bo", "Cyd"])
>>> seat, request = next(iter(game.pending.items()))
>>> speech = Speech(game.box, ("Ann", "Bo", "Cyd"), seat)
>>> page = prompt(game.view(seat), request, speech)
>>> tokens(page) < FULL
True
>>> parse("I choose 1.", game.view(seat), request, speech) == request.options[0]
True
"""

from kickdoor.text.answer import Unreadable, listing, parse
from kickdoor.text.consequences import foresee
from kickdoor.text.page import BRIEF, FULL, prompt, status, tokens
from kickdoor.text.speech import Speech

__all__ = ["BRIEF", "FULL", "Speech", "Unreadable", "foresee", "listing", "parse", "prompt", "status", "tokens"]
