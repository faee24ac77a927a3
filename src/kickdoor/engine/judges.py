"""Who says why not, by the numbers of verbs. Written by `make layout` from layout/verbs.py: change that."""

# fmt: off
from collections.abc import Callable
from typing import Final

from kickdoor.engine import (
    allies, attaching, bargains, charity, choosing, playing, running, selling, turn_steps,
)
from kickdoor.engine.state import State

JUDGES: Final[tuple[Callable[[State, int, int, int, int], int], ...]] = (
    choosing.why_not_chance, choosing.why_not_pass, turn_steps.why_not_kick, turn_steps.why_not_loot,
    turn_steps.why_not_trouble, turn_steps.why_not_end, playing.why_not_play, turn_steps.why_not_keep,
    playing.why_not_use, playing.why_not_put_on, playing.why_not_take_off, attaching.why_not_attach,
    choosing.why_not_drop, selling.why_not_sell_item, bargains.why_not_done, bargains.why_not_deal,
    bargains.why_not_term, bargains.why_not_accept, bargains.why_not_decline, bargains.why_not_counter,
    running.why_not_run, choosing.why_not_choose, charity.why_not_share, charity.why_not_throw_away,
    choosing.why_not_reveal, choosing.why_not_dispute, allies.why_not_sacrifice, choosing.why_not_revel,
)
