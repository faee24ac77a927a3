"""A card as its players read it: a title, a line with its kind and numbers, and its rules, made from its effects."""

from collections.abc import Iterable

from kickdoor.cards import schema
from kickdoor.cards.plays import plays
from kickdoor.cards.schema import AnyCard
from kickdoor.effects import standing
from kickdoor.effects.branches import Rest
from kickdoor.effects.cards import SLOT_NOUNS
from kickdoor.effects.might import Might
from kickdoor.effects.phrase import count, listed, sentence, titles

KINDS: dict[type[AnyCard], str] = {
    schema.Monster: "Monster",
    schema.Class: "Class",
    schema.Race: "Race",
    schema.ClassModifier: "Class modifier",
    schema.RaceModifier: "Race modifier",
    schema.Enhancer: "Monster enhancer",
    schema.Curse: "Curse",
    schema.Special: "Special",
    schema.Cheat: "Special",
    schema.Item: "Item",
    schema.ItemEnhancer: "Item enhancer",
    schema.OneShot: "One-shot Item",
    schema.GoUpALevel: "Go Up a Level",
    schema.Hireling: "Hireling",
    schema.Ally: "Ally",
    schema.Character: "Character",
    schema.Seal: "Seal",
}


def words(card: AnyCard, curse: str = "Curse") -> tuple[str, ...]:
    """Title, kind line and rules lines, with the word for Curses of the card's edition."""
    kind = "Treasure" if isinstance(card, schema.Item) and card.gold == "none" else KINDS[type(card)]
    lines = (", ".join((kind, *numbers(card))), *rules(card))
    return (card.name, *(line.replace("Curse", curse) for line in lines))


def numbers(card: AnyCard) -> Iterable[str]:
    """What stands beside the kind: numbers, slot, size, value, tags."""
    match card:
        case schema.Monster():
            yield f"Level {card.level}"
            yield count(card.treasures, "Treasure")
            yield count(card.levels_gained, "level")
        case schema.Enhancer() if not (card.mate or card.twin):
            if card.strength or not card.might:
                yield f"{card.strength:+d} to the monster"
            at_least = f" but at least {card.lowest_treasures}" if card.lowest_treasures else ""
            yield f"{card.treasures:+d} {'Treasure' if abs(card.treasures) == 1 else 'Treasures'}{at_least}"
        case schema.Item():
            if card.slot != "none":
                yield SLOT_NOUNS[card.slot].removesuffix(" Item")
            yield from _size_and_bonus(card.big, card.bonus)
            yield "no Item to the rules" if card.gold == "none" else _gold(card.gold)
        case schema.ItemEnhancer():
            yield _gold(card.gold)
        case schema.OneShot():
            yield from _size_and_bonus(card.big, 0)
            yield _gold(card.gold)
        case schema.Hireling() | schema.Ally():
            yield from _size_and_bonus(False, card.bonus)
        case schema.Character() if card.sides.male != card.sides.female:
            yield f"{card.sides.male} if male"
            yield f"{card.sides.female} if female"
        case _:
            pass
    if isinstance(card, schema.Tagged | schema.Enhancer) and card.tags:
        yield f"tagged {' and '.join(card.tags)}"


def rules(card: AnyCard) -> Iterable[str]:
    """What the card does, a line each."""
    match card:
        case schema.Monster():
            for word, n in card.against.items():
                yield f"{n:+d} against {titles((word,))}."
            yield from _mights(card.might)
            yield from _run_away(card.run_away, " from it")
        case schema.Class():
            yield from _mights(card.might)
            yield from _run_away(card.run_away, "")
        case schema.Race() | schema.Item():
            yield from _run_away(card.run_away, "")
        case schema.Enhancer():
            yield from _mights(card.might)
            yield from _run_away(card.run_away, " from it")
        case schema.Ally():
            yield from _mights(card.might, "a further " if card.bonus else "")
            yield from _run_away(card.run_away, "")
        case schema.Character():
            yield from _mights(card.might)
        case schema.ItemEnhancer():
            yield f"Attach to an Item of yours in play: {listed(list(_gifts(card)), 'and')}."
            yield from _mights(card.might, "a further ")
            yield "Never moved to another Item. Goes when the Item goes."
        case schema.ClassModifier():
            yield _two("Class", "Classes")
        case schema.RaceModifier():
            yield _two("Race", "Races")
        case schema.Cheat():
            yield "Attach to an Item of yours. Carry and use it in spite of all limits. Goes when the Item goes."
        case _:
            pass
    if isinstance(card, schema.Item):
        yield from _mights(card.might, "a further " if card.bonus else "")
        if card.usable_by:
            yield f"Usable only by {titles(card.usable_by)}."
        if card.not_usable_by:
            yield f"Not usable by {titles(card.not_usable_by)}."
    if isinstance(card, schema.Seal):
        yield f"Opening: {_told(card.opening)}"
    if isinstance(card, schema.Curse):
        yield _told(card.effect)
        yield from _mights(card.might)
    if isinstance(card, schema.Ruled):
        before = "Continuing: " if isinstance(card, schema.Seal) else ""
        yield from (before + sentence(standing.text(rule)) for rule in card.rules)
    if isinstance(card, schema.Used):
        yield from (use.text() for use in card.uses)
    if not isinstance(card, schema.Curse):
        yield from (way.text() for way in plays(card))
    if isinstance(card, schema.OneShot):
        yield from _mights(card.might, "on the munchkins' side a further ")
    if isinstance(card, schema.Monster):
        yield f"Bad Stuff: {_told(card.bad_stuff) if card.bad_stuff else 'None.'}"


def _mights(might: Iterable[Might], before: str = "") -> Iterable[str]:
    return (sentence(before + entry.text()) for entry in might)


def _gifts(card: schema.ItemEnhancer) -> Iterable[str]:
    """What it does to its Item."""
    yield f"it gets {card.bonus:+d}"
    if card.tags:
        yield f"is tagged {' and '.join(card.tags)}"
    if card.big:
        yield "is Big, which must not exceed the Big Items you may carry"
    if card.value:
        yield f"is worth {card.value} Gold Pieces more"


def _told(effects: Rest) -> str:
    return " ".join(sentence(effect.text()) for effect in effects)


def _size_and_bonus(big: bool, bonus: int) -> Iterable[str]:
    if big:
        yield "Big"
    if bonus:
        yield f"{bonus:+d}"


def _gold(value: int) -> str:
    return f"{value} Gold Pieces" if value else "No Value"


def _run_away(n: int, where: str) -> Iterable[str]:
    if n:
        yield f"{n:+d} to run away{where}."


def _two(one: str, many: str) -> str:
    return (
        f"Attach to a {one} of yours. Have two different {many}, with all that is good and bad about both,"
        f" or one with all that is good and nothing bad about it. Goes when you have no {one} left."
    )
