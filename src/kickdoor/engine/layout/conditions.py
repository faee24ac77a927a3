"""Conditions of abilities and programs: (cond, arg); all of an ability's must hold.

The arg of not, all, any and target is the number of a group of conditions in Tables.groups, which may hold such again.
"""

from typing import NamedTuple


class Condition(NamedTuple):
    """Something that must be so; its functions are in conditions.py."""

    name: str
    told: str
    why_not: str  # 0 if it holds, for the user of an ability or for "you" of a program
    forbids: str = "NO_COND"  # why not, where it must not hold and does


# fmt: off
CONDITIONS = (
    Condition("losing", "the fight is being lost", "losing"),
    Condition("alone", "the fighter has no helper", "alone"),
    Condition("tag", "a monster with one of tags arg is in the fight", "tag_there"),
    Condition("after_combat", "a combat has been fought this turn and is over", "after_combat"),
    Condition("carrier", "a Hireling is in play", "carrier"),
    Condition("failed", "the roll just made was to run away and failed", "failed"),
    Condition("run_roll", "the roll just made was to run away", "run_roll"),
    Condition("trait", "you have one of traits arg", "has_trait", "NO_TRAIT_FORBIDS"),
    Condition("own_turn", "it is the user's turn", "own_turn"),
    Condition("can_rise", "the level gained by you (arg 0) or by a target (arg 1) is not the winning one", "can_rise"),
    Condition("not_for_win", "the fight is not for the winning level", "not_for_win"),
    Condition("help_allowed", "somebody may help in this fight", "help_allowed_here"),
    Condition("cards", "the hand holds at least arg cards", "hand_size"),
    Condition("somebody", "a munchkin in the fight has one of traits arg", "somebody", "NO_TRAIT_FORBIDS"),
    Condition("level", "you are of Level arg or higher", "of_level"),
    Condition("after_kill", "a monster was killed in a combat this turn, and the combat is over", "after_kill"),
    Condition("cursed", "the Curse about to strike is aimed at the user; arg 1: by another player", "cursed"),
    Condition("costs_levels", "what is about to happen would cost the user levels", "level_at_risk"),
    Condition("can_pay", "you have Items in play worth arg gold in all", "can_pay"),
    Condition("many", "at least arg monsters are in the fight", "many"),
    Condition("highest", "you are of the highest Level; arg 1: alone", "highest", "NO_HIGHEST"),
    Condition("allies", "you have at least arg Allies", "has_allies"),
    Condition("before_door", "the door has not been kicked open yet this turn", "before_door"),
    Condition("character", "the user has a character, and there is one nobody has", "other_character"),
    Condition("seals", "at least arg Seals are open", "seals_open"),
    Condition("opener", "the user is to open the Seal, for the first time this turn", "opener"),
    Condition("owns", "you have a card that fits filter arg", "owns"),
    Condition("made", "the roll just made was to run away and succeeded", "made"),
    Condition("burden", "one of traits arg counts against you (SUPER-03)", "burdened", "NO_TRAIT_FORBIDS"),
    Condition("burdens", "one of traits arg counts against a munchkin in the fight", "burdens", "NO_TRAIT_FORBIDS"),
    Condition("not", "none of group arg holds", "none_of"),
    Condition("all", "all of group arg hold", "all_of"),
    Condition("any", "one of group arg holds", "any_of"),
    Condition("aside", "the user is not in combat, whoever else is (R-15)", "aside"),
    Condition("target", "all of group arg hold for the player aimed at", "left_to_targets"),
)
