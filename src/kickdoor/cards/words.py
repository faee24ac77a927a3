"""A card as its players read it: a title, a line with its kind and numbers, and its rules, made from its effects."""

from collections.abc import Iterable, Iterator

from msgspec import structs

from kickdoor.cards import schema
from kickdoor.cards.plays import plays
from kickdoor.cards.schema import AnyCard
from kickdoor.effects import standing
from kickdoor.effects.ability import Ability
from kickdoor.effects.base import split, steps, tell, word
from kickdoor.effects.branches import Rest
from kickdoor.effects.conditions import CanRise
from kickdoor.effects.might import Might, Monsters
from kickdoor.effects.plus import AtOnce, Proof
from kickdoor.words import Phrase, Value

KINDS: dict[type[AnyCard], str] = {
    schema.Monster: "monster",
    schema.Class: "class",
    schema.Race: "race",
    schema.ClassModifier: "class-modifier",
    schema.RaceModifier: "race-modifier",
    schema.Enhancer: "enhancer",
    schema.Curse: "curse",
    schema.Special: "special",
    schema.Cheat: "special",
    schema.Item: "item",
    schema.ItemEnhancer: "item-enhancer",
    schema.OneShot: "one-shot",
    schema.GoUpALevel: "go-up-a-level",
    schema.Hireling: "hireling",
    schema.Ally: "ally",
    schema.Character: "character",
    schema.Seal: "seal",
}


def words(card: AnyCard, curse: str = "Curse", language: str = "en") -> tuple[str, ...]:
    """Title, kind line and rules lines, with the word for Curses of the card's edition."""
    line = Phrase("line", {"parts": (kind(card), *numbers(card))})
    return (card.name, *(tell(phrase, language, curse, card.lore) for phrase in (line, *rules(card))))


def kind_word(card: AnyCard, curse: str = "Curse", language: str = "en") -> str:
    """What a card of its kind is called."""
    return tell(Phrase(f"kind-{kind_of(card)}"), language, curse, card.lore)


def kind_of(card: AnyCard) -> str:
    """The word for it in messages; a card of a custom has its own."""
    return card.of if isinstance(card, schema.Companion) else KINDS[type(card)]


def kinds(language: str = "en") -> list[str]:
    """The words for all kinds."""
    return [tell(Phrase(f"kind-{kind}"), language) for kind in dict.fromkeys(KINDS.values())]


def kind(card: AnyCard) -> Phrase:
    match card:
        case schema.Class() | schema.Race():
            return Phrase(f"line-{KINDS[type(card)]}", {"trait": word(card.id, "trait")})
        case schema.Item(gold="none"):
            return Phrase("kind-treasure")
        case _:
            return Phrase(f"kind-{kind_of(card)}")


def numbers(card: AnyCard) -> Iterable[Phrase]:
    """What stands beside the kind: numbers, slot, size, value, tags."""
    match card:
        case schema.Monster():
            yield _line("level", n=card.level)
            yield _line("treasures", n=card.treasures)
            yield _line("levels", n=card.levels_gained)
        case schema.Enhancer() if not (card.mate or card.twin):
            if card.strength or not card.might:
                yield _line("strength", n=card.strength)
            yield _line("more-treasures", n=card.treasures, at_least=card.lowest_treasures)
        case schema.Item():
            if card.slot != "none":
                yield _line(f"slot-{card.slot}")
            yield from _size_and_bonus(card.big, card.bonus)
            yield _line("no-item") if card.gold == "none" else _line("gold", n=card.gold)
        case schema.ItemEnhancer():
            yield _line("gold", n=card.gold)
        case schema.OneShot():
            yield from _size_and_bonus(card.big, 0)
            yield _line("gold", n=card.gold)
        case schema.Hireling() | schema.Ally() | schema.Companion():
            yield from _size_and_bonus(False, card.bonus)
        case schema.Character() if card.sides.male != card.sides.female:
            yield _line("male", name=card.sides.male)
            yield _line("female", name=card.sides.female)
        case _:
            pass
    if isinstance(card, schema.Tagged) and card.tags:
        yield _line("tags", n=len(card.tags), tags=_words(card.tags, "tag"))


def rules(card: AnyCard) -> Iterable[Phrase]:
    """What the card does, a line each."""
    lines = _rules(card)
    if isinstance(card, schema.Class) and card.innate is not None:
        yield _text("named", name=word(card.innate, "name"), text=next(lines))
    yield from lines


def _rules(card: AnyCard) -> Iterator[Phrase]:
    yield from _of_custom(card)
    yield from _of_kind(card)
    if isinstance(card, schema.Ruled) and not isinstance(card, schema.Cheat):
        how = "continuing" if isinstance(card, schema.Seal) else "clause"
        yield from (_text(how, clause=_standing(card, rule)) for rule in card.rules)
    if isinstance(card, schema.Used):
        yield from (use.phrase(in_play=True) for use in card.uses)
    if not isinstance(card, schema.Curse) and not _plain_enhancer(card):
        yield from (_way(card, way) for way in plays(card))
    if isinstance(card, schema.OneShot):
        yield from map(_for_a_side, card.might)
    if isinstance(card, schema.Monster):
        yield _text("bad-stuff", effects=_sentences(card.bad_stuff))


def _standing(card: AnyCard, rule: standing.Rule | str) -> Phrase:
    """A rule of it; what is safe from Bad Stuff is so by where it is worn."""
    if isinstance(card, schema.Item) and rule == Proof("bad-stuff"):
        return Phrase("rule-safe-slot", {"slot": word(card.slot, "slot")})
    return standing.phrase(rule)


def _of_kind(card: AnyCard) -> Iterable[Phrase]:
    """What only cards of its kind have; of most kinds, what changes strength and running away."""
    match card:
        case schema.Monster():
            for trait, n in card.against.items():
                yield _text("against", n=n, trait=word(trait, "trait"))
            yield from _mights(card.might)
            yield from _run_away(card.run_away, "run-away-from-it")
        case schema.Class() | schema.Race():
            yield from _mights(card.might)
            yield from _run_away(card.run_away)
        case schema.Companion():
            yield from _mights(card.might, "further-might" if card.bonus else "might")
            yield from _run_away(card.run_away)
        case schema.Hireling():
            yield from _mights(card.might, "further-might" if card.bonus else "might")
        case schema.Item():
            yield from _run_away(card.run_away)
            yield from _mights(card.might, "further-might" if card.bonus else "might")
            yield from _limits(card)
        case schema.Enhancer():
            yield from _becomes(card)
            yield from _mights(card.might)
            yield from _run_away(card.run_away, "run-away-from-it")
        case schema.Ally():
            yield _text("ally")
            yield from _mights(card.might, "further-might" if card.bonus else "might")
            yield from _run_away(card.run_away)
        case schema.Character():
            yield from _mights(card.might)
        case schema.ItemEnhancer():
            yield _text("attach-item", gifts=tuple(_gifts(card)))
            yield from _mights(card.might, "further-might")
        case schema.ClassModifier():
            yield _text("two-classes")
        case schema.RaceModifier():
            yield _text("two-races")
        case schema.Cheat():
            yield _text("cheat-any-time" if card.rules else "cheat")
        case schema.Seal():
            yield _text("opening", effects=_sentences(card.opening))
            yield from (_text("continuing", clause=_of_monsters(entry)) for entry in card.might)
        case schema.Curse():
            yield _text("effects", effects=_sentences(card.effect))
            yield from _mights(card.might)
        case _:
            pass


def _way(card: AnyCard, way: Ability) -> Phrase:
    """A way to play it; without what holds for all of its kind: SHOT-04, and any time for what is played at once."""
    if isinstance(card, schema.GoUpALevel):
        lasting = tuple(condition for condition in way.conditions if not isinstance(condition, CanRise))
        return structs.replace(way, conditions=lasting).phrase()
    if isinstance(card, schema.Special) and AtOnce() in card.rules and way == Ability(("any",), way.do):
        return _text("clause", clause=steps(way.do))
    return way.phrase()


def _plain_enhancer(card: AnyCard) -> bool:
    """One that is played as all are, on a monster in any combat."""
    return isinstance(card, schema.Enhancer) and not (card.mate or card.twin)


def _of_custom(card: AnyCard) -> Iterable[Phrase]:
    """What all cards of its kind do."""
    if isinstance(card, schema.Companion):
        yield _text(card.of)


def _line(name: str, /, **blanks: Value) -> Phrase:
    return Phrase(f"line-{name}", blanks)


def _text(name: str, /, **blanks: Value) -> Phrase:
    return Phrase(f"text-{name}", blanks)


def _words(texts: tuple[str, ...], kind: str) -> tuple[Phrase, ...]:
    return tuple(word(text, kind) for text in texts)


def _mights(might: Iterable[Might], how: str = "might") -> Iterable[Phrase]:
    return (_text("might" if entry.to else how, might=entry.phrase()) for entry in might)


def _becomes(card: schema.Enhancer) -> Iterable[Phrase]:
    """MULT-06: the tags it gives, and whether they let a monster of the hand join."""
    return (_text("becomes" if tag in card.joins else "becomes-only", tag=word(tag, "tag")) for tag in card.tags)


def _of_monsters(might: Might) -> Phrase:
    """What a Seal gives the monsters: each of a kind gets it, or all of them together."""
    if isinstance(might.of, Monsters):
        return Phrase("are-each-monster", {"n": might.n, "tags": _words(might.of.tags(), "tag")})
    return Phrase("are-monsters-get", {"might": might.phrase()})


def _for_a_side(might: Might) -> Phrase:
    """What a one-shot gives by the fight: to the side it is played on, or to the munchkins alone."""
    either = isinstance(might.of, Monsters) and might.of.either_side
    told = might.phrase()
    return _text("side-might" if either else "munchkins-might", might=Phrase("are-side", told.args) if either else told)


def _gifts(card: schema.ItemEnhancer) -> Iterable[Phrase]:
    """What it does to its Item."""
    yield Phrase("gift-bonus", {"n": card.bonus})
    if card.tags:
        yield Phrase("gift-tags", {"n": len(card.tags), "tags": _words(card.tags, "tag")})
    if card.big:
        yield Phrase("gift-big")
    if card.value:
        yield Phrase("gift-value", {"n": card.value})


def _sentences(effects: Rest) -> "tuple[Phrase, ...] | str":
    """Effects, each a sentence of its own."""
    return tuple(_text("clause", clause=effect.phrase()) for effect in split(effects)) or "none"


def _limits(card: schema.Item) -> Iterable[Phrase]:
    """Who can use it, and who cannot."""
    if card.usable_by:
        yield _text("usable-by", traits=_words(card.usable_by, "trait"))
    if card.not_usable_by:
        yield _text("not-usable-by", traits=_words(card.not_usable_by, "trait"))


def _size_and_bonus(big: bool, bonus: int) -> Iterable[Phrase]:
    if big:
        yield _line("big")
    if bonus:
        yield _line("bonus", n=bonus)


def _run_away(n: int, how: str = "run-away") -> Iterable[Phrase]:
    if n:
        yield _text(how, n=n)
