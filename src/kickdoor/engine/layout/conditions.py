"""Conditions of abilities and programs: (cond, arg); all of an ability's must hold."""

from typing import NamedTuple


class Condition(NamedTuple):
    """Something that must be so; its functions are in conditions.py."""

    name: str
    told: str
    ability: str = ""  # why not, for an ability; without it, its targets or its program ask
    program: str = ""  # does it hold, for "you" of a program


# fmt: off
CONDITIONS = (
    Condition("losing", "the fight is being lost", "losing"),
    Condition("alone", "the fighter has no helper", "alone"),
    Condition("tag", "a monster with tag arg is in the fight", "tag_there"),
    Condition("after_combat", "a combat has been fought this turn and is over", "after_combat"),
    Condition("not_highest", "the target player is not of the highest Level"),
    Condition("carrier", "a Hireling is in play", "carrier"),
    Condition("failed", "the roll just made was to run away and failed", "failed"),
    Condition("run_roll", "the roll just made was to run away", "run_roll"),
    Condition("nobody", "no munchkin in the fight has trait arg", "nobody"),
    Condition("trait", "the user has one of traits arg", "has_trait", "with_trait"),
    Condition("own_turn", "it is the user's turn", "own_turn"),
    Condition("can_rise",
              "the level gained by the user (arg 0) or the target player (arg 1) is not the winning one", "can_rise"),
    Condition("has_such", "you have a trait card of kind arg in play", "", "has_such"),
    Condition("not_for_win", "the fight is not for the winning level", "not_for_win"),
    Condition("help_allowed", "somebody may help in this fight", "help_allowed_here"),
    Condition("cards", "the hand holds at least arg cards", "hand_size"),
    Condition("somebody", "a munchkin in the fight has trait arg", "somebody"),
    Condition("level", "you are of Level arg or higher", "", "of_level"),
    Condition("after_kill", "a monster was killed in a combat this turn, and the combat is over", "after_kill"),
    Condition("cursed", "the Curse about to strike is aimed at the user; arg 1: by another player", "cursed"),
    Condition("costs_levels", "what is about to happen would cost the user levels", "level_at_risk"),
    Condition("can_pay", "you have Items in play worth arg gold in all", "", "can_pay"),
    Condition("many", "at least arg monsters are in the fight", "many"),
    Condition("highest", "you are of the highest Level, alone or not", "", "highest"),
    Condition("ally", "the target player has an Ally"),
    Condition("before_door", "the door has not been kicked open yet this turn", "before_door"),
    Condition("character", "the user has a character, and there is one nobody has", "other_character"),
    Condition("seals", "at least arg Seals are open", "seals_open"),
    Condition("opener", "the user is to open the Seal, for the first time this turn", "opener"),
    Condition("joinable", "a monster with one of tags arg is in the fight", "joinable"),
    Condition("owns", "you have a card that fits filter arg", "", "owns"),
    Condition("made", "the roll just made was to run away and succeeded", "made"),
    Condition("burden", "one of traits arg counts against you (SUPER-03)", "", "burdened"),
)
