"""Answers without a look at the table: a chance to step in that a heuristic player surely lets pass.

Games are full of them, and a view costs more than the choice. Where it is not sure, the player looks. Only what stirs
nobody who has no score to settle is passed: a card that neither brings a Level nor stops a win, somebody else's die,
Curse or flight.
"""

from functools import lru_cache
from typing import Final

from kickdoor.engine import ids
from kickdoor.engine.asking import kind_asked
from kickdoor.engine.ids import PASS, Choice
from kickdoor.engine.stakes import for_the_win
from kickdoor.engine.state import Combat, State
from kickdoor.engine.tables import Tables

QUIET_ROUNDS: Final = 2  # in which nobody is cursed without a reason
USEFUL: Final = (ids.O_TAKE, ids.O_PEEK, ids.O_SALVAGE, ids.O_OPEN, ids.O_CLOSE)


class Reflexes:
    """What stirs a player, looked up for the cards of a box."""

    def __init__(self, t: Tables) -> None:
        programs = [t.programs[ability.program] if ability.program >= 0 else () for ability in t.abilities]
        codes = [[op[0] for op in program] for program in programs]
        self.moves = [ids.O_TRANSFER in found for found in codes]  # by ability: it hands a fight on
        self.useful = [any(code in USEFUL for code in found) for found in codes]
        modes = [[code for mode in t.modes[card] for code in codes[mode]] for card in range(len(t.kind))]
        self.hands_on = [ids.O_TRANSFER in found for found in modes]
        self.rises = [t.kind[card] == ids.K_LEVEL or ids.O_LEVELS in found for card, found in enumerate(modes)]
        self.cancels = [ids.O_CANCEL in found for found in modes]
        self.inherits = [ids.O_INHERIT in found for found in modes]
        evils = [[op[0] for op in t.programs[bad]] if bad >= 0 else [] for bad in t.bad]
        self.quiet = [  # by card: a Curse, and no Seal is opened by it
            kind == ids.K_CURSE and ids.O_OPEN not in evil for kind, evil in zip(t.kind, evils, strict=True)
        ]

    def answer(self, s: State, seat: int, offered: list[Choice]) -> Choice | None:
        """To pass, or None: that needs a look."""
        if s.deciding >> seat & 1 or offered[0] != PASS:
            return None
        kind = kind_asked(s, seat)
        top = s.stack[-1]
        if kind == "roll":
            return PASS if top[ids.KIND] == ids.F_DIE and top[ids.SEAT] != seat else None
        if kind == "curse":
            return PASS if all(f[ids.KIND] != ids.F_CURSE or f[ids.SEAT] != seat for f in s.stack) else None
        if kind == "offer":
            return PASS
        if kind in ("draw", "choose", "deal", "sale"):
            return None
        fight = s.combat
        if fight is not None and not fight.over:
            return PASS if self.bystands(s, seat, fight, kind, offered) else None
        return PASS if s.turn != seat and not self.stirs(s, offered) else None

    def bystands(self, s: State, seat: int, fight: Combat, kind: str, offered: list[Choice]) -> bool:
        """Nobody's win, nothing to take over, no Level to be had: the fight is somebody else's."""
        if seat == fight.fighter or seat in fight.helpers:
            return False
        if kind == "run":
            return not any([verb == ids.V_PLAY and self.inherits[a] for verb, a, _b, _c in offered])
        for verb, a, b, _c in offered:
            if verb == ids.V_PLAY and (self.rises[a] or self.hands_on[a] or (self.cancels[a] and b >= ids.T_CARD)):
                return False
            if verb == ids.V_USE and self.moves[a]:
                return False
        return not for_the_win(s, fight)

    def stirs(self, s: State, offered: list[Choice]) -> bool:
        """Is there something on another's turn that one might want to do?"""
        for verb, a, _b, _c in offered:
            if verb == ids.V_PLAY:
                if not self.quiet[a] or s.number > QUIET_ROUNDS * s.n:
                    return True
            elif verb == ids.V_USE:
                if self.useful[a]:
                    return True
            elif verb != ids.V_PASS:
                return True
        return False


@lru_cache(maxsize=16)
def reflexes_of(t: Tables) -> Reflexes:
    """Looked up once a box."""
    return Reflexes(t)
