"""Every card of every pack against the fact sheet, field by field."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from kickdoor.cards import schema
from kickdoor.cards.schema import AnyCard
from kickdoor.effects.cards import SLOTS
from kickdoor.effects.fight import Boost
from kickdoor.effects.lasting import Last
from kickdoor.effects.levels import Death, Levels
from kickdoor.effects.monsters import Spares, Weakens
from kickdoor.effects.owners import BonusIf
from kickdoor.engine import ids
from kickdoor.ruleset import open_box

SHEETS = {path.stem: path for path in sorted((Path(__file__).parent / "facts").glob("*.yaml"))}
FACTS = [
    pytest.param(edition, fact, id=f"{edition}/{fact['id']}")
    for edition, path in SHEETS.items()
    for fact in yaml.safe_load(path.read_text(encoding="utf-8"))["cards"]
]
KINDS = {
    "monster": schema.Monster,
    "class": schema.Class,
    "race": schema.Race,
    "class-modifier": schema.ClassModifier,
    "race-modifier": schema.RaceModifier,
    "modifier": schema.Enhancer,
    "curse": schema.Curse,
    "special": schema.Special,
    "item": schema.Item,
    "one-shot": schema.OneShot,
    "go-up-a-level": schema.GoUpALevel,
    "hireling": schema.Hireling,
}
BESIDE = {"id", "aka", "confidence", "note", "primitives", "when_playable"}  # no facts about the card's behaviour
GOLD = {"no value": 0, "none printed": "none"}
LIMITS = ("usable_by", "not_usable_by")
ESCAPES = {"no-escape", "free-escape"}


def card_of(edition: str, name: str) -> tuple[AnyCard, int]:
    names = open_box((edition,)).names
    face = names.face_of[name]
    return names.defs[face], names.copies[face][0]


def deck_of(edition: str, name: str) -> str:
    return ("door", "treasure")[open_box((edition,)).tables.deck[card_of(edition, name)[1]]]


def read(edition: str, fact: dict[str, Any]) -> dict[str, Any]:
    """The facts a card shows, for the keys its sheet gives."""
    card, number = card_of(edition, fact["id"])
    return {key: shown(edition, card, number, key, fact) for key in fact if key not in BESIDE}


def shown(edition: str, card: Any, number: int, key: str, fact: dict[str, Any]) -> Any:
    match key:
        case "name" | "level" | "treasures" | "levels_gained" | "slot" | "big" | "bonus":
            if isinstance(card, schema.Hireling) and key == "slot":
                return "none"
            return getattr(card, key)
        case "deck":
            return deck_of(edition, card.id)
        case "count":
            return card.copies
        case "kind":
            return "special" if isinstance(card, schema.Cheat) else {v: k for k, v in KINDS.items()}[type(card)]
        case "tags" | "usable_by" | "not_usable_by":
            return list(getattr(card, key))
        case "gold":
            return {value: word for word, value in GOLD.items()}.get(card.gold, card.gold)
        case "strength":
            weak = [f"{rule.trait} fighter at {rule.n:+d}" for rule in card.rules if isinstance(rule, Weakens)]
            return [f"{n:+d} vs {trait}" for trait, n in card.against.items()] + weak
        case "pursuit":
            (rule,) = (rule for rule in card.rules if isinstance(rule, Spares))
            but = "".join(f", except {trait} ({trait[:-1]}ves are always pursued)" for trait in rule.but)
            return f"will not pursue level<={rule.level}{but}"
        case "run_away":
            if isinstance(fact[key], int):
                return card.run_away
            marks = ESCAPES & {rule for rule in card.rules if isinstance(rule, str)}
            return fact[key] if marks == {"free-escape" if "automatic" in fact[key] else "no-escape"} else marks
        case "special":
            return fact[key] if special(card) != fact[key].startswith("no special") else None
        case "bad_stuff":
            return bad_stuff(card, fact[key])
        case "effect":
            return fact[key] if does_something(card) else None
        case "duration":
            return fact[key] if (Last() in card.effect) == bool(card.rules) == (fact[key] != "instant") else None
        case "combat_bonus":
            (boost,) = (effect for way in card.play for effect in way.do if isinstance(effect, Boost))
            return boost.n if boost.per is None else f"{boost.n} per {boost.per}"
        case "monster_bonus":
            return card.strength
        case "treasure_delta":
            return card.treasures
        case "bonus_conditional":
            (rule,) = (rule for rule in card.rules if isinstance(rule, BonusIf))
            return [f"{card.bonus + rule.n:+d} instead for {trait}" for trait in rule.traits]
        case _:
            pytest.fail(f"{card.id}: no check for the fact '{key}'")


def special(card: schema.Monster) -> bool:
    """More than numbers, pursuit and escape."""
    rules = [rule for rule in card.rules if rule not in ESCAPES and not isinstance(rule, Spares | Weakens)]
    return bool(rules or card.uses)


def bad_stuff(card: schema.Monster, fact: str) -> str | None:
    """Exact where the sheet's words are regular, else whether there is any."""
    levels = re.fullmatch(r"lose (\d) levels?( \(no escape roll is allowed\))?", fact)
    if levels:
        expected: tuple[object, ...] = (Levels(-int(levels[1])),)
    elif fact == "death":
        expected = (Death(),)
    else:
        return fact if bool(card.bad_stuff) != fact.startswith("nothing") else None
    return fact if card.bad_stuff == expected else None


def does_something(card: AnyCard) -> bool:
    match card:
        case schema.Class() | schema.Race() | schema.Item():
            return bool(card.rules or card.uses or card.run_away)
        case schema.Hireling():
            return bool(card.rules and card.uses)
        case schema.Enhancer():
            return card.mate or bool(card.strength)
        case schema.Curse():
            return bool(card.effect)
        case schema.Special() | schema.OneShot():
            return bool(card.play)
        case _:  # its kind says what it does
            return True


@pytest.mark.parametrize(("edition", "fact"), FACTS)
def test_card_agrees_with_the_sheet(edition: str, fact: dict[str, Any]) -> None:
    expected = {key: value for key, value in fact.items() if key not in BESIDE}
    assert read(edition, fact) == expected


@pytest.mark.parametrize(("edition", "fact"), FACTS)
def test_what_the_sheet_leaves_out_is_not_there(edition: str, fact: dict[str, Any]) -> None:
    card, _ = card_of(edition, fact["id"])
    for key, name in {"strength": "against", "tags": "tags", **{key: key for key in LIMITS}}.items():
        assert key in fact or not getattr(card, name, ()), name
    if isinstance(card, schema.Item) and "effect" not in fact:
        assert not card.uses
        assert "bonus_conditional" in fact or not card.rules
    if "run_away" not in fact:
        assert getattr(card, "run_away", 0) == 0
        assert not ESCAPES & set(filter(lambda rule: isinstance(rule, str), getattr(card, "rules", ())))
    if isinstance(card, schema.Monster):
        assert ("pursuit" in fact) == any(isinstance(rule, Spares) for rule in card.rules)
        assert "special" in fact or not special(card)
        assert card.levels_gained == fact.get("levels_gained", 1)
    if isinstance(card, schema.Enhancer):
        assert card.lowest_treasures == (1 if "at least 1" in fact["effect"] else 0)


@pytest.mark.parametrize(("edition", "fact"), FACTS)
def test_tables_agree_with_the_sheet(edition: str, fact: dict[str, Any]) -> None:
    t, names = open_box((edition,)).tables, open_box((edition,)).names
    face = names.face_of[fact["id"]]
    assert len(names.copies[face]) == fact["count"]
    for n in names.copies[face]:
        assert t.face[n] == face
        assert t.level[n] == fact.get("level", 0)
        assert t.prize[n] == fact.get("treasures", 0)
        assert t.rise[n] == fact.get("levels_gained", 1 if fact["kind"] == "monster" else 0)
        assert t.gold[n] == {"no value": 0, "none printed": -1, None: -1}.get(fact.get("gold"), fact.get("gold"))
        assert t.bonus[n] == fact.get("bonus", 0)
        assert t.slot[n] == SLOTS[fact.get("slot", "none")]
        assert t.big[n] == int(fact.get("big", False))
        assert t.flee[n] == (fact["run_away"] if isinstance(fact.get("run_away"), int) else 0)
        assert t.need[n] == sum(names.trait_of[word] for word in fact.get("usable_by", ()))
        assert t.ban[n] == sum(names.trait_of[word] for word in fact.get("not_usable_by", ()))
        assert t.tags[n] == sum(names.tag_of[word] for word in fact.get("tags", ()))
        assert t.enhance[n][:2] == (fact.get("monster_bonus", 0), fact.get("treasure_delta", 0))
        assert (t.kind[n] == ids.K_MONSTER) == (fact["kind"] == "monster")
        assert t.lasting[n] == int(fact.get("duration", "instant") != "instant")


@pytest.mark.parametrize("edition", SHEETS)
def test_the_sheet_and_the_pack_hold_the_same_cards(edition: str) -> None:
    names = open_box((edition,)).names
    assert sorted(names.cards) == sorted(p.values[1]["id"] for p in FACTS if p.values[0] == edition)


@pytest.mark.parametrize("edition", SHEETS)
def test_no_card_needs_a_handler(edition: str) -> None:
    """Cards are data: a pack holds no Python."""
    folder = Path(schema.__file__).parent.parent / "packs" / edition.replace("-", "_")
    assert sorted(path.suffix for path in folder.iterdir()) == [".yaml"] * 3
