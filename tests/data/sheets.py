"""The fact sheets of all editions in one dialect, that of the classic one."""

from pathlib import Path
from typing import Any

import yaml

from tests.data import adventure_time, apocalypse, steampunk

Fact = dict[str, Any]
SHEETS = {path.stem: path for path in sorted((Path(__file__).parent / "facts").glob("*.yaml"))}
KINDS = {  # cards for which a sheet has no kind of its own
    "super-munchkin": "class-modifier",
    "half-breed": "race-modifier",
    "twin-born": "modifier",
    "parallel-world-double": "modifier",
}
NAMES = {"run_away_bonus": "run_away", "conditional_bonus": "bonus_conditional"}
KIND_NAMES = {  # fields that mean something else on these kinds
    "modifier": {"bonus": "monster_bonus", "treasures": "treasure_delta"},
    "one-shot": {"bonus": "combat_bonus"},
}
LIMITS = {"only": "usable_by", "not": "not_usable_by"}
LASTING = {"next-combat", "persistent"}
INSTRUMENTS = ("tuba-of-charm", "magic-bassoon", "orpheus-lyre", "emergency-ukulele", "tuba-of-mass-discouragement")
CHANGES: dict[str, Fact] = {  # docs/cards-changes.md
    "de-feet-ed": {"effect": "lose the Footgear you are wearing"},
    "treehouse-guest-list": {"kind": "item", "gold": "none printed"},
    **{card: {"tags": ["instrument"]} for card in INSTRUMENTS},
    "flaming-armor": {"tags": ["fire-attack"]},
    "staff-of-napalm": {"tags": ["fire-attack", "stick"]},
    "flaming-poison-potion": {"tags": ["potion", "fire-attack"]},
    "staff-of-asclepius": {"tags": ["stick"]},
    "bermuda-shorts-of-invulnerability": {"tags": ["below-waist"]},
    "wand-of-mild-sparks": {"tags": ["fire-attack", "stick"]},
}

DIALECTS = {
    "apocalypse": apocalypse.legends_words,
    "steampunk": steampunk.legends_words,
    "adventure-time": adventure_time.legends_words,
}


def facts(edition: str) -> list[Fact]:
    """All cards of a sheet, as changed."""
    sheet: list[Fact] = yaml.safe_load(SHEETS[edition].read_text(encoding="utf-8"))["cards"]
    rows = [row | CHANGES.get(row["id"], {}) for row in sheet]
    if edition == "classic":
        return rows
    told = DIALECTS.get(edition, dict)
    return [classic_words(told(row)) for row in rows]


def classic_words(fact: Fact) -> Fact:
    kind: str = KINDS[fact["id"]] if fact["id"] in KINDS else fact["kind"]
    kind = "modifier" if kind == "enhancer" else kind
    names = NAMES | KIND_NAMES.get(kind, {})
    told = {names.get(key, key): value for key, value in fact.items()} | {"kind": kind}
    for limit in told.pop("restrictions", ()):
        word, who = limit.split()
        told.setdefault(LIMITS[word], []).append(who)
    if kind == "curse":
        told["duration"] = "it lasts" if LASTING & set(told.pop("tags", ())) else "instant"
    if kind == "modifier" and "tags" in told:
        told["tags"] = [tag.removeprefix("grants-") for tag in told["tags"]]
    if "pursuit" in told:
        told["pursuit"] = told["pursuit"].replace("ignores", "will not pursue")
    if "bad_stuff" in told:
        told["bad_stuff"] = told["bad_stuff"].replace("you are dead", "death")
    return told
