"""Who is winning a fight, and who wins ties."""

from kickdoor.engine.ids import *
from kickdoor.engine.might import team
from kickdoor.engine.modifiers import marked
from kickdoor.engine.state import Combat, State
from kickdoor.engine.sums import monsters_strength, munchkin_strength


def winning(s: State, cb: Combat) -> bool:
    """COMB-02, COMB-03: monsters win ties, unless somebody on the munchkin side wins them."""
    ours = munchkin_strength(s, cb)
    theirs = monsters_strength(s, cb)
    if ours != theirs:
        return ours > theirs
    return any([marked(s, seat, M_WIN_TIES) for seat in team(cb)]) or marked(s, cb.fighter, M_WIN_OWN_TIES)
