"""Every card of every pack against the fact sheet, field by field."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kickdoor.cards import schema
from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import AnyCard
from kickdoor.effects.branches import Rest
from kickdoor.effects.cards import DECKS, SLOTS
from kickdoor.effects.conditions import AtLeast, Highest
from kickdoor.effects.fight import More
from kickdoor.effects.grafts import OnlyOn
from kickdoor.effects.lasting import Last
from kickdoor.effects.might import (
    Allies,
    CardsUsed,
    Items,
    Might,
    Monsters,
    Munchkins,
    OnTable,
    Seals,
    Together,
    traits_of,
)
from kickdoor.effects.monsters import Escape, Spares
from kickdoor.effects.plus import Plus
from kickdoor.engine import ids
from kickdoor.ruleset import open_box
from tests.data.losses import losses
from tests.data.sheets import SHEETS, facts

FACTS = [pytest.param(edition, fact, id=f"{edition}/{fact['id']}") for edition in SHEETS for fact in facts(edition)]
IN_PROSE = (Might(-2, Monsters("undead"), to="monster"), Might(2, Items(attached=True), "each"))  # under `effect`
MONSTERS = [
    pytest.param(edition, fact, id=f"{edition}/{fact['id']}")
    for edition in SHEETS
    for fact in facts(edition)
    if fact["kind"] == "monster"
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
    "item-enhancer": schema.ItemEnhancer,
    "one-shot": schema.OneShot,
    "go-up-a-level": schema.GoUpALevel,
    "hireling": schema.Hireling,
    "seal": schema.Seal,
    "ally": schema.Ally,
    "character": schema.Character,
}
KIND_OF: dict[type, str] = {kind: name for name, kind in KINDS.items()}
BESIDE = {  # no facts about the card's behaviour
    "id",
    "aka",
    "confidence",
    "note",
    "primitives",
    "when_playable",
    "origin",
    "facts_known",
    "documented",
    "sources",
    "needs",
}
GOLD = {"no value": 0, "none printed": "none"}
LIMITS = ("usable_by", "not_usable_by")
ESCAPES = {Escape("nobody"), Escape("everybody")}
SPIKED = OnlyOn(("1-hand", "2-hands", "armor", "head"))
GRAFTS = {  # rules of Item enhancers
    "unrestricts": "the item loses its class and sex restrictions",
    Plus("flight", 1, "feet"): "if the item is footgear also +1 to run away",
}


def card_of(edition: str, name: str) -> tuple[AnyCard, int]:
    names = open_box((edition,)).names
    face = names.face_of[name]
    return names.defs[face], names.copies[face][0]


def deck_of(edition: str, name: str) -> str:
    return tuple(DECKS)[open_box((edition,)).tables.deck[card_of(edition, name)[1]]]


def read(edition: str, fact: dict[str, Any]) -> dict[str, Any]:
    """The facts a card shows, for the keys its sheet gives."""
    card, _ = card_of(edition, fact["id"])
    return {key: shown(edition, card, key, told) for key, told in fact.items() if key not in BESIDE}


def shown(edition: str, card: Any, key: str, told: Any) -> Any:
    """The fact as the sheet tells it, if the card says the same."""
    if key == "deck":
        return deck_of(edition, card.id)
    if key in ("name", "level", "treasures", "levels_gained", "big", "bonus"):
        return getattr(card, key)
    if key in ("tags", *LIMITS):
        return list(getattr(card, key))
    if key not in SHOWN:
        pytest.fail(f"{card.id}: no check for the fact '{key}'")
    return SHOWN[key](card, told)


def strength(card: Any) -> list[str]:
    plain = [f"{n:+d} vs {trait}" for trait, n in getattr(card, "against", {}).items()]
    return plain + [might(entry) for entry in card.might]


def pursuit(card: schema.Monster) -> str:
    (rule,) = (rule for rule in card.rules if isinstance(rule, Spares))
    but = "".join(f", except {trait} ({trait[:-1]}ves are always pursued)" for trait in rule.but)
    return f"will not pursue level<={rule.level}{but}"


def run_away(card: Any, told: int | str) -> object:
    if isinstance(told, int):
        return card.run_away
    found = ESCAPES & set(card.rules)
    return told if found == {Escape("everybody" if "automatic" in told else "nobody")} else found


def effect(card: AnyCard, told: str) -> object:
    if isinstance(card, schema.Curse):
        return lost(card.effect, told)
    if isinstance(card, schema.ItemEnhancer):
        return grafted(card)
    return told if does_something(card) else None


def combat_bonus(card: schema.OneShot) -> int | str:
    if any(More("side", "rolled") in way.do for way in card.play):
        return "1d6"
    boost = boost_of(card)
    return boost.n if boost.per is None else f"{boost.n} per {boost.per}"


def lasts(effects: Rest) -> bool:
    """Always, or in some case."""
    inside = ("then", "otherwise")
    return any(effect == Last() or any(lasts(getattr(effect, name, ())) for name in inside) for effect in effects)


def special(card: schema.Monster) -> bool:
    """More than numbers, pursuit and escape."""
    rules = [rule for rule in card.rules if rule not in ESCAPES and not isinstance(rule, Spares)]
    return bool(rules or card.uses)


def named(card: schema.Class, abilities: list[dict[str, str]]) -> bool:
    """Used ones go by their names, and each of the others is a rule or a strength."""
    names = {re.sub("[!']", "", ability["name"]).lower().replace(" ", "-") for ability in abilities}
    return {use.name for use in card.uses} < names and len(names) == len(card.uses + card.rules + card.might)


def grafted(card: schema.ItemEnhancer) -> str:
    """As the sheet writes it."""
    gifts = [f"the item becomes a {tag.capitalize()} item" for tag in card.tags]
    gifts += [f"its gold value is {card.value} higher"] if card.value else []
    big = "the item becomes Big (cannot be attached where that breaks the Big limit)"
    gifts += [f"{entry.n:+d} more if any {found(entry)} is in the fight" for entry in card.might]
    gifts += [GRAFTS[rule] for rule in card.rules if rule in GRAFTS]
    to = "a hand item, armor or headgear" if SPIKED in card.rules else "the item"
    return "; ".join([f"{card.bonus:+d} to {to}", *gifts, *([big] if card.big else [])])


def lost(effects: Rest, fact: str) -> object:
    """Exact where the sheet's words are regular, else whether there is any."""
    expected = losses(fact)
    if expected is None:
        return fact if bool(effects) != fact.startswith("nothing") else None
    return fact if effects == expected else effects


def might(entry: Might) -> str:
    """As the sheets write it."""
    if isinstance(entry.of, Munchkins) and entry.to == "munchkins":
        return f"{entry.of.trait} fighter at {entry.n:+d}"
    if isinstance(entry.of, Munchkins) and entry.of.to_level is not None:
        return f"{entry.n:+d} vs {found(entry)}"
    if entry.mode == "each":
        return f"{entry.n:+d} per {found(entry)}"
    return f"{entry.n:+d} {'if' if entry.mode == 'any' else 'unless'} {found(entry)}"


def found(entry: Might) -> str:
    of = entry.of or entry.condition
    match of:
        case Munchkins(to_level=int()):
            return f"level<={of.to_level}"
        case Munchkins(without=str()):
            return f"fighter-without {of.without}"
        case Monsters(from_level=int()):
            return f"monster-level>={of.from_level}"
        case Monsters(to_level=int()):
            return f"monster-level<={of.to_level}"
        case Monsters(others=True):
            return f"other {of.tag}"
        case CardsUsed():
            return "one-shot" if of.tag is None else f"side-has {of.tag}"
        case Items(whose="yours"):
            return f"fighter-has {of.tag}"
        case Allies():
            return "side-has ally"
        case OnTable():
            return f"table:{of.thing}"
        case Together():
            return "together"
        case Items(slot="hands"):
            return "hand-item fighter-has"
        case Items(slot="head"):
            return "fighter-has headgear"
        case Items(card=str()):
            return f"side-has card:{of.card}"
        case Monsters():
            return " or ".join(of.tags())
        case Items(big=True):
            return "big"
        case Items(attached=True):
            return "item-enhancer attached"
        case Items():
            return f"fighter-gear {of.tag}"
        case Highest(alone=True):
            return "sole-highest"
        case Seals():
            return "open seal"
        case AtLeast(of="seals"):
            return f"{of.n} seals"
        case Munchkins():
            return f"helped-side-has {of.trait}"
        case _:
            pytest.fail(f"no words for {of}")


def bonus_conditional(card: schema.Item | schema.Ally | schema.Character | schema.OneShot) -> list[str]:
    """What the bonus is instead, by its owner or by the fight."""
    bonus = int(boost_of(card).n) if isinstance(card, schema.OneShot) else getattr(card, "bonus", 0)
    told = []
    for entry in card.might:
        told += [f"{bonus + entry.n:+d} instead for {trait}" for trait in traits_of(entry.condition)]
        if traits_of(entry.condition) or entry.to:
            continue
        if entry.mode == "each":
            told.append(f"{entry.n:+d} more per {found(entry)}")
            continue
        link = "if" if isinstance(entry.of, Munchkins) else "vs" if entry.mode == "any" else "unless"
        told.append(f"{bonus + entry.n:+d} instead of {bonus:+d} {link} {found(entry)}")
    return told


def boost_of(card: schema.OneShot) -> More:
    (boost,) = (effect for way in card.play for effect in way.do if isinstance(effect, More) and effect.to == "side")
    return boost


def does_something(card: AnyCard) -> bool:
    match card:
        case schema.Class() | schema.Race() | schema.Item() | schema.Character() | schema.Ally():
            numbers = [getattr(card, name, 0) for name in ("bonus", "run_away")]
            return bool(card.rules or card.uses or any(numbers) or getattr(card, "might", ()))
        case schema.Hireling():
            return bool(card.rules and card.uses)
        case schema.Enhancer():
            return card.mate or card.twin or bool(card.strength or card.might)
        case schema.OneShot():
            return bool(card.play or card.rules)
        case schema.Special():
            return bool(card.play)
        case _:  # its kind says what it does
            return True


SHOWN: dict[str, Callable[[Any, Any], Any]] = {
    "count": lambda card, told: card.copies,
    "kind": lambda card, told: "special" if isinstance(card, schema.Cheat) else KIND_OF[type(card)],
    "sides": lambda card, told: {"male": card.sides.male, "female": card.sides.female},
    "slot": lambda card, told: "none" if isinstance(card, schema.Hireling) else card.slot,
    "gold": lambda card, told: {value: word for word, value in GOLD.items()}.get(card.gold, card.gold),
    "strength": lambda card, told: strength(card),
    "pursuit": lambda card, told: pursuit(card),
    "run_away": run_away,
    "special": lambda card, told: told if special(card) != told.startswith("no special") else None,
    "bad_stuff": lambda card, told: lost(card.bad_stuff, told),
    "effect": effect,
    "opening": lambda card, told: lost(card.opening, told),
    "continuing": lambda card, told: told if bool(card.rules or card.might) == (told != "none") else None,
    "abilities": lambda card, told: told if named(card, told) else None,
    "duration": lambda card, told: told if lasts(card.effect) == bool(card.rules) == (told != "instant") else None,
    "combat_bonus": lambda card, told: combat_bonus(card),
    "monster_bonus": lambda card, told: card.strength,
    "treasure_delta": lambda card, told: card.treasures,
    "bonus_conditional": lambda card, told: bonus_conditional(card),
}


@pytest.mark.parametrize(("edition", "fact"), FACTS)
def test_card_agrees_with_the_sheet(edition: str, fact: dict[str, Any]) -> None:
    expected = {key: value for key, value in fact.items() if key not in BESIDE}
    assert read(edition, fact) == expected


@pytest.mark.parametrize(("edition", "fact"), FACTS)
def test_what_the_sheet_leaves_out_is_not_there(edition: str, fact: dict[str, Any]) -> None:
    card, _ = card_of(edition, fact["id"])
    for key, name in {"strength": "against", "tags": "tags", **{key: key for key in LIMITS}}.items():
        assert key in fact or isinstance(card, schema.ItemEnhancer) or not getattr(card, name, ()), name
    if "run_away" not in fact:
        assert getattr(card, "run_away", 0) == 0
        assert not ESCAPES & set(getattr(card, "rules", ()))
    if isinstance(card, schema.Item) and "effect" not in fact:
        assert not card.uses
        assert "bonus_conditional" in fact or not card.rules
    if isinstance(card, schema.Enhancer):
        assert card.lowest_treasures == int("at least 1" in fact["effect"] or "min 1" in fact["effect"])


@pytest.mark.parametrize(("edition", "fact"), FACTS)
def test_might_the_sheet_leaves_out_is_not_there(edition: str, fact: dict[str, Any]) -> None:
    card, _ = card_of(edition, fact["id"])
    if isinstance(card, schema.Class):
        assert {"abilities", "effect"} & set(fact) or not card.might
    if not isinstance(card, schema.Curse | schema.Class | schema.ItemEnhancer | schema.Seal):
        told = [entry for entry in getattr(card, "might", ()) if entry not in IN_PROSE]
        assert {"strength", "bonus_conditional"} & set(fact) or not told


@pytest.mark.parametrize(("edition", "fact"), MONSTERS)
def test_a_monster_is_no_more_than_its_sheet_says(edition: str, fact: dict[str, Any]) -> None:
    card, _ = card_of(edition, fact["id"])
    assert isinstance(card, schema.Monster)
    assert ("pursuit" in fact) == any(isinstance(rule, Spares) for rule in card.rules)
    assert "special" in fact or not special(card)
    assert card.levels_gained == fact.get("levels_gained", 1)


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
        assert t.need[n] & ~ids.NEEDS_LEVEL == sum(names.trait_of[word] for word in fact.get("usable_by", ()))
        assert t.ban[n] == sum(names.trait_of[word] for word in fact.get("not_usable_by", ()))
        tags = t.enhance[n][3] if fact["kind"] == "modifier" else t.tags[n]
        assert tags == sum(names.tag_of[word] for word in fact.get("tags", ()))
        assert t.enhance[n][:2] == (fact.get("monster_bonus", 0), fact.get("treasure_delta", 0))
        assert (t.kind[n] == ids.K_MONSTER) == (fact["kind"] == "monster")
        assert t.lasting[n] == int(fact.get("duration", "instant") != "instant")


@pytest.mark.parametrize("edition", SHEETS)
def test_the_sheet_and_the_pack_hold_the_same_cards(edition: str) -> None:
    names = open_box((edition,)).names
    assert sorted(names.cards) == sorted(fact["id"] for fact in facts(edition))


@pytest.mark.parametrize("edition", SHEETS)
def test_no_card_needs_a_handler(edition: str) -> None:
    """Cards are data: a pack is a file for each deck, one about the edition and its quips, and holds no Python."""
    folder = Path(schema.__file__).parent.parent / "packs" / edition.replace("-", "_")
    assert len(list(folder.glob("*.yaml"))) == 1 + len(read_edition(edition).pack.decks)
    assert all(path.suffix == ".yaml" or path.name == "quips" for path in folder.iterdir())
