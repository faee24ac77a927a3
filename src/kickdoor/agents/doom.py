"""A heuristic player and the Seals: hurry the end of the world while ahead, put it off while behind (SEAL-06)."""

from typing import Final

from kickdoor.agents.sense import Sense
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request

LAST_SEAL: Final = 7
WORRY: Final = 4  # open Seals from which on it pays to close one


class Doom:
    """What to do about Seals; None for nothing."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.t = sense.t

    def act(self, view: View, request: Request) -> Choice | None:
        if not view.seals_left:
            return None
        ahead = self.ahead(view)
        for choice in request.options:
            if choice[0] in (ids.V_PLAY, ids.V_USE):
                opens, closes = self.touches(choice)
                if opens and ahead and self.worth_opening(view, choice):
                    return choice
                if closes and not ahead and len(view.seals) >= WORRY:
                    return choice
        return None

    def ahead(self, view: View) -> bool:
        """Would the seventh Seal make oneself the only winner?"""
        ranks = {player.seat: (player.strength - player.level, player.level) for player in view.players}
        mine = ranks.pop(self.sense.seat)
        return mine > max(ranks.values())

    def touches(self, choice: Choice) -> tuple[bool, bool]:
        """Does the choice open a Seal, does it close one?"""
        verb, a, _b, _c = choice
        if verb == ids.V_USE:
            ops = [op[0] for op in self.sense.ops(a)]
        else:
            bad = self.t.bad[a] if self.t.kind[a] == ids.K_CURSE else -1
            ops = [op[0] for op in self.sense.mode_ops(a)]
            ops += [op[0] for op in (self.t.programs[bad] if bad >= 0 else ())]
        return ids.O_OPEN in ops, ids.O_CLOSE in ops

    def worth_opening(self, view: View, choice: Choice) -> bool:
        """On a rival; on oneself only when it ends the game."""
        return choice[2] != ids.T_PLAYER + self.sense.seat or len(view.seals) + 1 >= LAST_SEAL
