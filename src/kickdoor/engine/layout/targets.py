"""Targets of abilities: what they can be aimed at. How a target is written as one int is in ids.py (T_*)."""

from typing import NamedTuple


class Target(NamedTuple):
    """A kind of target; its function in targets.py lists all there are now."""

    name: str
    lists: str
    told: str


# fmt: off
TARGETS = (
    Target("none", "nothing", "nothing"),
    Target("player", "players", "any living player"),
    Target("rival", "rivals", "any other living player"),
    Target("monster", "monsters", "a monster in the fight; arg = highest printed level, 0 for any"),
    Target("side", "sides", "the munchkins or the monsters; arg 1 = the munchkins only"),
    Target("hand_monster", "hand_monsters", "a monster from the own hand (second = the card)"),
    Target("swap", "swaps", "a monster in the fight, and one from the own hand (second = the card)"),
    Target("other_fighter", "other_fighters", "another munchkin in the fight"),
    Target("rival_small", "small_items", "a Small Item another player has in play"),
    Target("rival_item", "turning_items", "an Item another player has in play"),
    Target("face", "faces", "a face of the die"),
    Target("curse", "curses_in_force", "a lasting Curse in force"),
    Target("named", "named_monsters", "a monster of the fight with face arg"),
    Target("runners", "runners", "one or two munchkins of the fight (bit mask); arg 1: one"),
    Target("stronger", "stronger_players", "another living player of higher Level"),
    Target("bystander", "bystanders", "a living player who is not the fighter"),
    Target("this", "this_monster", "the monster whose ability it is"),
    Target("tagged", "tagged_monsters", "a monster in the fight with tag arg"),
    Target("helper", "helpers", "somebody who helps in the fight"),
    Target("not_first", "later_monsters", "a monster other than the one longest in the fight"),
    Target("dropped", "dropped_items",
           "an Item just discarded: of no more worth than the user pays, or (arg 1) of another player, of any worth"),
    Target("fighter", "fighters", "a munchkin in the fight; arg 1: the one whose fight it is"),
    Target("exchange", "exchanges",
           "an Item another player has in play (second = an own Item in play worth at least as much; -1: asked for)"),
    Target("tagged_item", "tagged_items", "an Item with tag arg that a munchkin in the fight has equipped"),
    Target("most", "best_stocked", "a player with the most Items with tag arg in play"),
    Target("rival_ally", "allies_of_rivals", "an Ally of another player"),
    Target("worn", "worn_items", "an Item that a munchkin in the fight has equipped"),
)
