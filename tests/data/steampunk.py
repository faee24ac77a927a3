"""The Steampunk sheet in the words of the Legends one."""

import re
from collections.abc import Callable
from typing import Any

Fact = dict[str, Any]
KINDS = {"mate": "enhancer"}
SAME: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [  # what the sheets say in different words
    (r"^victim (\w+?)s (?=\S)", r"\1 "),
    (r"; nothing if none$", ""),
    (r"(?<=if none, )loses", "lose"),
    (r"if none, (?=1 )", "if none, discard "),
    (r"if none, ", "without any, "),
    (r"lose every Armor in play, equipped or not", "lose all your Armor"),
    (r"lose (headgear|armor|footgear)", lambda match: f"lose your {match[1].capitalize()}"),
    (r"hand item", "Hand item"),
    (r"Small item", "small Item"),
    (r"(?<=lose 1 level and )your", "lose your"),
    (r" of (their|the own) choice$", ""),
]
FOUND = {
    "any gears monster is in the fight": "gears",
    "no monster in the fight is gears or undead": "gears or undead",
    "you are the only highest-level player": "sole-highest",
    "any undead is in the fight": "undead",
    "any shark is in the fight": "shark",
    "3 or more seals are open": "3 seals",
}
STRENGTHS = {
    "+3 vs anyone with headgear equipped": "+3 if fighter-has headgear",
    "+1 per gears item its opponents have equipped": "+1 per fighter-gear gears",
    "+1 per gears item equipped by its opponents": "+1 per fighter-gear gears",
    "+2 per other undead in the fight": "+2 per other undead",
    "each one-shot used for the munchkins also gives it +1": "+1 per one-shot",
}


def legends_words(fact: Fact) -> Fact:
    """One card."""
    told = fact | {"kind": KINDS.get(fact["id"], fact["kind"])}
    special = told.get("special", "")
    if told["kind"] == "monster":
        if special in STRENGTHS:
            told["strength"] = [told.pop("special")]
        if "strength" in told:
            told["strength"] = [STRENGTHS.get(words, words) for words in told["strength"]]
        if "pursuit" in told:
            told["pursuit"] = re.sub(r" level (\d) and below", r" level<=\1", told["pursuit"])
        told["bad_stuff"] = same(told["bad_stuff"])
    elif told["kind"] == "item" and special:
        told["effect"] = told.pop("special")
    elif told["kind"] == "curse":
        if re.search("next|until", told["effect"]):
            told["tags"] = ["persistent"]
        told["effect"] = same(told["effect"])
    elif told["kind"] == "enhancer" and "bonus" in told:
        told["effect"] = told["effect"].replace("minimum 1", "min 1")
        if match := re.search(r"becomes (?:a )?(\w+)", told["effect"]):
            told["tags"] = [f"grants-{match[1].lower()}"]
        if isinstance(told["bonus"], str):
            told |= {"strength": [STRENGTHS[told["bonus"]]], "bonus": 0}
    if "restrictions" in told:
        told["restrictions"] = [re.sub(r"^(\w+) only$", r"only \1", told["restrictions"])]
    if told["kind"] in ("item", "one-shot"):
        told |= conditional(told)
    return told


def same(words: str) -> str:
    for old, new in SAME:
        words = re.sub(old, new, words)
    return words


def conditional(fact: Fact) -> Fact:
    """A bonus that depends on the fight."""
    words, bonus = fact.get("effect", ""), fact.get("bonus", 0)
    if words == "counts only if a Gears monster is in the fight":
        return {"bonus": 0, "conditional_bonus": [f"{bonus:+d} instead of +0 vs gears"]}
    if match := re.fullmatch(r"(?:.+; )?(\+\d) more if (.+)", words):
        return {"conditional_bonus": [f"{bonus + int(match[1]):+d} instead of {bonus:+d} {met(match[2])}"]}
    if match := re.fullmatch(r".+; (\+\d) instead if (.+)", words):
        return {"conditional_bonus": [f"{match[1]} instead of {bonus:+d} {met(match[2])}"]}
    if match := re.fullmatch(r".+; (\+\d) more per (\w+) monster in the fight", words):
        return {"conditional_bonus": [f"{match[1]} more per {match[2].lower()}"]}
    return {}


def met(words: str) -> str:
    return f"{'unless' if words.startswith('no ') else 'vs'} {FOUND[words.lower()]}"
