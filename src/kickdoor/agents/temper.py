"""Tempers: the numbers by which a heuristic player values things, and how they differ from one to another."""

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Temper:
    """Worths are in a measure of their own; they were found by what won games (docs/experiments.md)."""

    name: str = ""
    level: float = 2.2  # a level
    treasure: float = 2.8  # a Treasure not seen yet
    death: float = 15.0
    bonus: float = 2.5  # a point of bonus of an Item one can use
    gold: float = 2.3  # a thousand gold pieces
    one_shot: float = 1.0  # how dear one-shots are
    enhancer: float = 1.0  # and monster enhancers
    thrift: float = 1.0  # how much a fight must bring for what is spent on it
    sale: float = 2.4  # what one gives up at most for a sold level
    sure: float = 0.0  # the lead with which one goes looking for trouble
    last: float = 4.0  # the same where it would win the game, and everybody will interfere
    pump: float = 6.0  # the lead that must be left when one makes the own fight bigger for more levels and Treasures
    curse: float = 1.1  # what a Curse must bring
    rivalry: float = 0.33  # how much the luck of others hurts
    theft: float = 7.0  # what a theft must bring
    meddle: float = 0.0  # 0: no cards against fights that do not win the game; else how much they must bring, spent on
    # those with whom there is a score to settle
    pile_on: float = 0.0  # up to which deficit such a fighter is pushed further
    pile_price: float = 2.0  # for cards worth at most so much
    grudging: float = 0.36  # how much of what a fighter gains by one's help is counted against it
    demand: float = 0.0  # the share of the Treasures one asks for one's help
    swap: float = 2.0  # the least a trade must bring each side
    grudge: float = 0.6  # how much good and bad turns change who is a rival
    offers: int = 3  # offers made in one fight
    bribe: float = 0.0  # what one gives up at most for peace
    threat: float = 0.0  # how deep a grudge must be before one threatens, does it, and refuses help; 0: never
    slips: float = 0.0  # how many of the own cards and abilities are not thought of in a turn
    alert: bool = False  # but of all where somebody is about to win, or cards must be given away


NORMAL: Final = Temper()
# Whoever has a temper plays a little better than `normal`, for these are the bots most people meet.
PERSONALITIES: Final = {
    "cautious": replace(
        NORMAL, name="cautious", sure=5.0, death=22.0, thrift=0.7, sale=1.6, curse=3.4, bribe=2.4, slips=0.2, alert=True
    ),
    "greedy": replace(
        NORMAL, name="greedy", treasure=4.2, demand=0.85, grudging=0.6, theft=4.0, swap=2.3, slips=0.45, alert=True
    ),
    "vindictive": replace(
        NORMAL,
        name="vindictive",
        rivalry=1.0,
        curse=0.4,
        meddle=0.1,
        pile_on=8.0,
        pile_price=6.0,
        grudge=1.5,
        threat=1.2,
        slips=0.3,
        alert=True,
    ),
    "chatty": replace(NORMAL, name="chatty", offers=6, thrift=1.5, grudging=0.22, swap=0.6, slips=0.45, alert=True),
}
STRENGTHS: Final = {
    "easy": replace(NORMAL, name="easy", slips=0.65),
    "normal": replace(NORMAL, name="normal", slips=0.45),
    "hard": replace(NORMAL, name="hard"),
}
TEMPERS: Final = PERSONALITIES | STRENGTHS
