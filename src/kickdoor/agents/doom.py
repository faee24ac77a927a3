"""A heuristic player and the Seals: hurry the end of the world while ahead, put it off while behind (SEAL-06)."""

from typing import Final

from kickdoor.agents.question import Question
from kickdoor.agents.sense import Sense
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View

LAST_SEAL: Final = 7
WORRY: Final = 4  # open Seals from which on it pays to close one


class Doom:
    """What to do about Seals; None for nothing."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.t = sense.t

    def act(self, view: View, asked: Question) -> Choice | None:
        if not view.seals_left or not asked.acts:
            return None
        ahead = self.ahead(view)
        for choice in asked.acts:
            if ahead and self.opens(choice) and self.worth_opening(view, choice):
                return choice
            if not ahead and len(view.seals) >= WORRY and ids.O_CLOSE in self.deeds(choice):
                return choice
        return None

    def ahead(self, view: View) -> bool:
        """Would the seventh Seal make oneself the only winner?"""
        ranks = {player.seat: (player.strength - player.level, player.level) for player in view.players}
        mine = ranks.pop(self.sense.seat)
        return mine > max(ranks.values())

    def opens(self, choice: Choice) -> bool:
        """Does a play or a use open a Seal?"""
        return ids.O_OPEN in self.deeds(choice)

    def deeds(self, choice: Choice) -> tuple[int, ...]:
        """The operations of a play or a use, with those of a Curse."""
        a = choice[1]
        if choice[0] == ids.V_USE:
            return self.sense.codes(a)
        return self.sense.curse_codes(a) if self.t.kind[a] == ids.K_CURSE else self.sense.mode_codes(a)

    def worth_opening(self, view: View, choice: Choice) -> bool:
        """On a rival; on oneself only when it ends the game."""
        return choice[2] != ids.T_PLAYER + self.sense.seat or len(view.seals) + 1 >= LAST_SEAL
