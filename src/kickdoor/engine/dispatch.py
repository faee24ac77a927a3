"""Who does what, by the numbers of frames and verbs. Written by `make layout` from layout/: change that."""

# fmt: off
from collections.abc import Callable
from typing import Final

from kickdoor.engine import (
    acts, aftermath, allies, attaching, bound, characters, charity, combat, curses, deals, death, drawing, execute,
    flee, gear, limits, questions, rewards, seals, selling, taking, tricks, turn, windows,
)
from kickdoor.engine.state import Frame, State

# F_TURN…: one step of the top frame; True: somebody must answer.
STEPS: Final[tuple[Callable[[State, Frame], bool], ...]] = (
    turn.step_turn, execute.step_prog, questions.step_pick, curses.step_curse, flee.step_die, drawing.step_draw,
    flee.step_flee, rewards.step_reward, rewards.step_share, death.step_death, death.step_order, deals.step_deal,
    selling.step_sale, limits.step_right, taking.step_each, taking.step_take, taking.step_random, combat.step_fight,
    windows.step_offer, drawing.step_gain, aftermath.step_loot, turn.step_redraw, flee.step_after, acts.step_first,
    acts.step_pay, flee.step_bad, death.step_save, taking.step_giving, rewards.step_spoil, death.step_heir,
    aftermath.step_peek, aftermath.step_keep_one, aftermath.step_toll, tricks.step_stamp, seals.step_omen,
    flee.step_chase, characters.step_reborn, seals.step_open, drawing.step_dues, bound.step_bound,
)

# V_CHANCE…: a lawful choice is carried out.
ACTS: Final[tuple[Callable[[State, int, int, int, int], None], ...]] = (
    acts.chance_never, acts.do_pass, acts.do_kick, acts.loot_room, acts.look_for_trouble, acts.do_end, acts.play,
    acts.keep, acts.use, gear.equip, gear.unequip, attaching.attach_item, acts.drop, acts.do_sell, acts.do_done,
    acts.do_deal, acts.do_term, acts.do_accept, acts.do_decline, acts.do_counter, acts.do_run, acts.do_choose,
    charity.share, charity.throw_away, acts.do_reveal, acts.do_dispute, allies.sacrifice, acts.do_revel,
)
