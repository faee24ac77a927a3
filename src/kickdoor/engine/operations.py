"""The operations of card programs by number. Written by `make layout` from layout/ops.py: change that."""

# fmt: off
from collections.abc import Callable
from typing import Final

from kickdoor.engine.ops import (
    branches, cards, curses, dice, fighters, levels, losses, monsters, others, seals, strength, traits,
)
from kickdoor.engine.state import Frame, State

OPERATIONS: Final[tuple[Callable[[State, Frame, tuple[int, ...]], None], ...]] = (
    levels.change, levels.lose_counted, levels.death, branches.roll_die, branches.unless_die, branches.unless,
    branches.if_some, branches.go_to, losses.lose_some, losses.lose_best, losses.lose_value, traits.lose_traits,
    cards.be_taken, cards.be_drawn, cards.discard_hand, levels.set_level, branches.either, traits.change_trait,
    traits.change_sex, branches.for_each, cards.draw_cards, branches.value, strength.boost, monsters.enhance,
    monsters.mate, monsters.join_fight, monsters.swap, monsters.remove_one, monsters.remove_all, monsters.kill_one,
    fighters.take_over, strength.double, others.take_to_win, fighters.escape_with, fighters.escape_one,
    dice.set_die, dice.add, dice.reroll, fighters.glue, curses.cancel_curse, cards.search, fighters.compel,
    strength.stab, strength.spend, others.take_item, others.dismiss, cards.resurrect, curses.last, branches.if_none,
    losses.lose_random, cards.give, monsters.let_go, monsters.weaken, curses.redirect_back, fighters.extra_helper,
    fighters.send_home, losses.lose_dearest, monsters.grow, curses.redirect_to, cards.peek, strength.freeze,
    fighters.flee_plus, strength.grease, others.exchange, cards.inherit, monsters.untag, cards.salvage, curses.woe,
    losses.lose_attached, monsters.twin, losses.lose_one_ally, strength.attack, strength.mute_best, strength.mute,
    monsters.tame_one, others.take_ally, monsters.stamp_one, traits.change_character, fighters.chase,
    seals.open_seal, seals.close_seal, seals.keep_shut, seals.next_seal, curses.strike_again, cards.show_hand,
    branches.count, strength.boost_counted, cards.recycle,
)

# has the program moved on before the function is called?
MOVED_ON: Final[tuple[bool, ...]] = (
    True, True, False, False, False, False, False, False, False, False, False, False, True, True, True, True, False,
    True, True, True, True, False, True, True, True, True, True, True, True, True, True, True, True, True, True,
    True, True, True, True, True, True, True, True, True, True, True, True, True, False, False, True, True, True,
    True, True, True, False, True, True, True, True, True, True, True, True, True, True, True, False, True, False,
    True, True, True, True, True, True, True, True, True, True, True, True, False, True, False, True, True,
)
