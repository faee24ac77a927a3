"""Another character after a death (DEAD-07)."""

from kickdoor.engine.characters import may_change
from kickdoor.engine.frames import reborn_frame
from kickdoor.engine.state import State


def another_life(s: State, seat: int, _n: int) -> int:
    """DEAD-07: who has died may go on as another character."""
    if may_change(s, seat):
        s.stack.append(reborn_frame(seat=seat))
    return 0
