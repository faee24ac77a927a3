"""Counts: what strength that depends on the fight may depend on, as (what, arg, n, mode) in Tables.might.

On a monster or enhancer it counts for the monster, on an Item for its owner, on a one-shot for the munchkins.
"""

from typing import NamedTuple


class Count(NamedTuple):
    """Something counted; its function is in counts.py."""

    name: str
    counts: str
    told: str


# fmt: off
COUNTS = (
    Count("level_at_most", "of_level_at_most", "munchkins in the fight of Level arg or less"),
    Count("side_tag", "tag_used", "cards with tag arg used on the munchkin side"),
    Count("worn", "worn_in_slot", "Items of slot arg equipped by munchkins in the fight"),
    Count("face", "worn_face", "cards with face arg equipped by munchkins in the fight"),
    Count("monster_tag", "tagged_monsters", "monsters with tag arg in the fight"),
    Count("monster_level", "monsters_of_level", "monsters of printed level arg or more in the fight"),
    Count("trait", "with_trait", "munchkins in the fight with trait arg"),
    Count("worn_tag", "worn_tagged", "Items with tag arg equipped by munchkins in the fight"),
    Count("own_tag", "own_tagged", "Items with tag arg the owner has equipped"),
    Count("other_tag", "other_tagged", "other monsters with tag arg in the fight"),
    Count("together", "together", "1 if the owner fights together with somebody"),
    Count("sole_highest", "sole_highest", "1 if the owner alone is of the highest Level"),
    Count("oneshots", "oneshots", "one-shots used for the munchkins"),
    Count("allies", "allies_there", "Allies of munchkins in the fight"),
    Count("own_allies", "own_allies", "Allies of the owner"),
    Count("helping", "helping", "1 if the owner is not the fighter but helps"),
    Count("table", "on_the_table", "1 if one of the things in arg (bits) stands on the table"),
    Count("level_below", "monsters_below", "monsters of printed level arg or less in the fight"),
    Count("seals", "seals_open", "open Seals"),
    Count("seals_from", "seals_from", "1 if at least arg Seals are open"),
    Count("big", "big_items", "Big Items that munchkins in the fight have in play"),
    Count("without", "without_slot", "munchkins in the fight with nothing equipped in slot arg"),
    Count("owner_is", "owner_is", "1 if the owner has one of traits arg"),
    Count("level_from", "level_from", "1 if the owner is of Level arg or higher"),
    Count("highest", "highest", "1 if the owner is of the highest Level, alone or not"),
    Count("allies_from", "allies_from", "1 if the owner has at least arg Allies"),
    Count("not", "none_of", "1 if all of group arg count 0"),
    Count("all", "all_of", "1 if none of group arg counts 0"),
    Count("any", "any_of", "1 if one of group arg does not count 0"),
    Count("fight_tag", "tagged_monsters", "as N_MONSTER_TAG, but a one-shot has it on either side"),
    Count("own_giving", "own_giving", "as N_OWN_TAG, but only those that give the owner anything in the fight"),
)
