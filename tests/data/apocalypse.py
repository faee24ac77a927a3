"""The Apocalypse sheet in the words of the Steampunk one, and so in those of Legends."""

import re
from typing import Any

from tests.data import steampunk

Fact = dict[str, Any]
SAME = [  # what the sheets say in different words
    (r"^opener (\w+?)s (?=\S)", r"\1 "),
    (r" and (lose|discard)s ", r" and \1 "),
    (r" and your item", " and lose your item"),
    (r"discard (\d) random hand cards", r"discard \1 hand cards at random"),
    (r"one-hand item", "1-hand item"),
    (r"discard every one-shot you have in play", "discard all your one-shots"),
]
STRENGTHS = {
    "+2 vs anyone carrying a Big item": "+2 if big",
    "+3 if 3 or more seals are open": "+3 if 3 seals",
    "+4 vs anyone without armor equipped": "+4 if fighter-without armor",
    "+2 per other shark in the fight": "+2 per other shark",
    "+3 vs classless": "+3 vs no-class",
}
OWNERS = {"you are a Blogger": "blogger", "you are a Kid": "kid", "female": "female"}


def legends_words(fact: Fact) -> Fact:
    return steampunk.legends_words(steampunk_words(fact))


def steampunk_words(fact: Fact) -> Fact:
    """One card."""
    told = fact | {"kind": "curse" if fact["kind"] == "disaster" else fact["kind"]}
    special = told.get("special", "").replace(" while ", " if ")
    if "strength" in told:  # first what depends on who fights
        told["strength"] = sorted((STRENGTHS.get(words, words) for words in told["strength"]), key=_by_the_fight)
    if isinstance(told.get("bonus"), str) and told["kind"] == "enhancer":
        told |= {"strength": [told["bonus"]], "bonus": 0}
    if special.startswith("stacks with the global"):
        del told["special"]  # a rule of the game (COMB-13)
    elif told["kind"] == "item" and special:
        told["special"] = special
        match = re.fullmatch(r"(\+\d) more if (.+)", special)
        if match and match[2] in OWNERS:
            told["conditional_bonus"] = [f"{told['bonus'] + int(match[1]):+d} instead for {OWNERS[match[2]]}"]
            del told["special"]
    if told["kind"] == "item-enhancer":
        told["effect"] = told["effect"].replace("the item it is attached to", "the item")
    for key in ("bad_stuff", "effect", "opening"):
        if key in told:
            told[key] = same(told[key])
    if "opening" in told:
        told["opening"] = steampunk.same(told["opening"])
    return told


def same(words: str) -> str:
    for old, new in SAME:
        words = re.sub(old, new, words)
    return words


def _by_the_fight(strength: str) -> bool:
    return " vs " not in strength
