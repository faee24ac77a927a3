"""What the sheets say in regular words of Curses and Bad Stuff, as effects."""

import re

import msgspec

from kickdoor.effects.allies import LoseAlly
from kickdoor.effects.branches import AnyEffect, Rest
from kickdoor.effects.cards import Cards
from kickdoor.effects.levels import Death, Levels
from kickdoor.effects.losing import DiscardHand, Lose, LoseItem, LoseRandom, LoseValue, Step
from kickdoor.effects.seals import Seal
from kickdoor.effects.traits import LoseTraits

WHICH = {
    "Headgear": Cards(slot="head"),
    "Armor": Cards(slot="armor"),
    "Footgear": Cards(slot="feet"),
    "Hand item": Cards(slot="hands"),
    "Big item": Cards(size="big"),
    "small Item": Cards(size="small"),
    "card": Cards(where="play-and-hand"),
    "hand card": Cards(where="hand"),
    "Gears item": Cards(tag="gears"),
    "1-Hand item": Cards(slot="1-hand"),
    "one-shot": Cards(kind="one-shot"),
    "item": Cards(),
}
GEAR = "|".join(WHICH)


def losses(fact: str) -> Rest | None:
    """Nothing where the words are not regular."""
    found: Rest = ()
    for clause in fact.replace(" (no escape roll is allowed)", "").split("; "):
        lacking = re.fullmatch(r"without (?:any|one|a \w+),? (.+)", clause)
        parts = [loss(part) for part in re.split(r" and (?=lose|discard|\d)", lacking[1] if lacking else clause)]
        effects = tuple(part for part in parts if part is not None)
        if len(effects) < len(parts):
            return None
        if lacking and isinstance(found[-1], Step):
            found = (*found[:-1], msgspec.structs.replace(found[-1], otherwise=effects))
        else:
            found += effects
    return found


def loss(words: str) -> AnyEffect | None:
    words = words.removesuffix(" of your choice")
    if words == "death":
        return Death()
    if words in ("discard your whole hand", "discard the whole hand"):
        return DiscardHand()
    if words in ("lose an Ally", "discard an Ally"):
        return LoseAlly()
    if words in ("lose your class(es)", "lose class(es)"):
        return LoseTraits("class")
    if re.fullmatch(r"(?:lose|discard) the item with the highest gold value", words):
        return LoseItem("dearest")
    if words == "player on your left picks 1 of your items to discard":
        return Lose(by="left")
    if words == "player on your left picks 1 of your small Items to discard":
        return Lose(Cards(size="small"), by="left")
    if words == "open a seal":
        return Seal("opened")
    if words == "lose your item with the highest bonus":
        return LoseItem("best")
    if match := re.fullmatch(r"discard items worth (\d+) gold in total \(all you have if less\)", words):
        return LoseValue(int(match[1]))
    if match := re.fullmatch(r"(?:lose )?(\d) levels?", words):
        return Levels(-int(match[1]))
    if match := re.fullmatch(r"discard (\d) hand cards? at random", words):
        return LoseRandom(int(match[1]))
    if match := re.fullmatch(rf"(?:lose|discard) (?:all (?:your )?|your )({GEAR})s?", words):
        return Lose(WHICH[match[1]], "all")
    if match := re.fullmatch(rf"lose the ({GEAR}) you are wearing", words):
        return Lose(msgspec.structs.replace(WHICH[match[1]], where="worn"))
    if match := re.fullmatch(rf"(?:lose |discard )?(one|\d) ({GEAR})s?", words):
        return Lose(WHICH[match[2]], 1 if match[1] == "one" else int(match[1]))
    return None
