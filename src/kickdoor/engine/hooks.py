"""The fixed points where rule modules may step in. A rule module is a few functions bound to these names.

The engine calls what is bound, in the order in which the modules were given; it knows none of them.
"""

from collections.abc import Callable
from typing import Final

from kickdoor.engine.state import State

H_TURN_BEGINS: Final = 0  # (state, seat): after the dead are back and a new hand is dealt
H_ROOM_LOOTED: Final = 1  # (state, seat): returns 1 + deck to draw from, or 0 for the usual one
H_LEVELS_GAINED: Final = 2  # (state, seat, levels)
H_BODY_LOOTED: Final = 3  # (state, seat): after a death, when all have taken what they may
H_BIG_ITEMS: Final = 4  # (state, seat): how many more Big Items the seat may carry; all answers count
H_LEVELS_LOST: Final = 5  # (state, seat, levels), before: 1 if it sees to the loss itself (levels.sink); the first does
H_LEVEL_PRICE: Final = 6  # (state, seat): what a level is sold for, or 0 for the usual price
H_CURSE: Final = 7  # (state, victim, card): a Curse strikes a living player
H_ANSWERED: Final = 8  # (state, victim, card): 1 if nobody may step in against the Curse or Bad Stuff
H_DEBTS: Final = 9  # (state, seat): State.debts, when no fight is going on
# What sums ask; all answers count, and each is taken down where there are addends.
H_MONSTER: Final = 10  # (state, fight, monster, addends or None): change of its strength
H_MONSTERS: Final = 11  # (state, fight, addends or None): change of the strength of all of them together
H_MUNCHKIN: Final = 12  # (state, fight, seat, addends or None): change of a munchkin's strength
H_BARE: Final = 13  # (state, fight, seat): 1 if the munchkin adds Level and abilities of Classes only
H_TREASURES: Final = 14  # (state, Treasures, addends or None): change of the Treasures a monster is worth
H_FLIGHT: Final = 15  # (state, seat, addends or None): change of rolls to run away
H_GEAR: Final = 16  # (state, seat, addends or None): what adds like an Item and is none; remembered in State.gear
H_CURB: Final = 17  # (state, fight, seat, n, addends or None): what is left of the n a munchkin brings beside the Level
H_FIGHT_WON: Final = 18  # (state, seat): a munchkin's fight is over, and won
# What is asked of an Item; all answers count, and follow from the Item and what is attached to it alone.
H_ITEM_FREE: Final = 19  # (state, item): 1 if it may be used by whoever has it (ITEM-07)
H_ITEM_BONUS: Final = 20  # (state, seat, item, addends or None): change of what it adds while it is usable
H_ITEM_WORTH: Final = 21  # (state, item, seat, addends or None): change of its value
H_ITEM_BIG: Final = 22  # (state, item): 1 if it is Big for that
H_ITEM_TAGS: Final = 23  # (state, item): tags it has besides its own
H_ITEM_FLIGHT: Final = 24  # (state, seat, addends or None): what equipped Items change about their owner's rolls
H_JOINING: Final = 25  # (state, fight): W_JOIN where any monster of any hand may join it
HOOKS: Final[tuple[str, ...]] = (
    "turn-begins", "room-looted", "levels-gained", "body-looted", "big-items", "levels-lost", "level-price", "curse",
    "answered", "debts", "monster", "monsters", "munchkin", "bare", "treasures", "flight",
    "gear", "curb", "fight-won", "item-free", "item-bonus", "item-worth", "item-big", "item-tags",
    "item-flight", "joining",
)  # fmt: skip

Hook = Callable[[State, int, int], int]


def call(s: State, hook: int, seat: int, n: int = 0) -> int:
    """Run what is bound to a hook; the first answer that is not 0 counts."""
    answer = 0
    for function in s.t.hooks[hook]:
        given = function(s, seat, n)
        answer = answer or given
    return answer


def total(s: State, hook: int, seat: int) -> int:
    """The sum of what is answered at a hook."""
    return sum([function(s, seat, 0) for function in s.t.hooks[hook]])


def taken(s: State, hook: int, seat: int, n: int) -> bool:
    """Does something bound to the hook see to it? Nobody after the first is asked."""
    for function in s.t.hooks[hook]:
        if function(s, seat, n):
            return True
    return False
