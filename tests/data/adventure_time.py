"""The Adventure Time sheet in the words of the Legends one."""

import re
from typing import Any

Fact = dict[str, Any]
SAME = [  # what the sheets say in different words
    (r"; nothing happens without any$", ""),
    (r"; without any nothing$", ""),
    (r"lose your Class(?=;)", "lose your class(es)"),
    (r"the Item with", "the item with"),
    (r"your Headgear and Armor", "your Headgear and lose your Armor"),
    (r"all Footgear, Armor and", "all Footgear and lose all Armor and"),
]


def legends_words(fact: Fact) -> Fact:
    """One card."""
    told = dict(fact)
    for key in ("bad_stuff", "effect"):
        for old, new in SAME if key in told else ():
            told[key] = re.sub(old, new, told[key])
    if "strength" in told:
        told["strength"] = [words.replace("if fighter-is", "vs") for words in told["strength"]]
    if match := re.search(r"Run Away from it at ([+-]\d)", told.get("effect", "")):
        told["run_away"] = int(match[1])
    if told.get("restrictions") == ["only level>=4"]:
        told["effect"] = told.pop("restrictions")[0]
    if "conditional_bonus" in told:
        told["conditional_bonus"] = [conditional(words, told.get("bonus", 0)) for words in told["conditional_bonus"]]
    return told


def conditional(words: str, bonus: int) -> str:
    """What the bonus is instead."""
    words = re.sub(r" of \+\d if fighter-is", " for", words)
    words = words.replace("if no-helper", "unless together").replace("if fighter-has", "vs fighter-has")
    if match := re.fullmatch(r"(\+\d) ((?:vs|unless) .+)", words):
        return f"{bonus + int(match[1]):+d} instead of {bonus:+d} {match[2]}"
    return words
