"""One face as a row of the tables."""

from dataclasses import dataclass

from kickdoor.cards import schema
from kickdoor.cards.plays import plays
from kickdoor.cards.schema import AnyCard
from kickdoor.cards.words import kind_of
from kickdoor.effects import standing
from kickdoor.effects.base import code, kebab
from kickdoor.effects.cards import SLOTS
from kickdoor.effects.coder import CodeError, Coder
from kickdoor.effects.owners import NeedsLevel
from kickdoor.engine import ids

KINDS: dict[type[AnyCard], int] = {
    schema.Monster: ids.K_MONSTER,
    schema.Class: ids.K_CLASS,
    schema.Race: ids.K_RACE,
    schema.ClassModifier: ids.K_SUPER,
    schema.RaceModifier: ids.K_HALF,
    schema.Enhancer: ids.K_ENHANCER,
    schema.Special: ids.K_SPECIAL,
    schema.Curse: ids.K_CURSE,
    schema.Item: ids.K_ITEM,
    schema.ItemEnhancer: ids.K_ITEM_ENHANCER,
    schema.OneShot: ids.K_ONESHOT,
    schema.GoUpALevel: ids.K_LEVEL,
    schema.Hireling: ids.K_HIRELING,
    schema.Seal: ids.K_SEAL,
    schema.Cheat: ids.K_CHEAT,
    schema.Ally: ids.K_ALLY,
    schema.Character: ids.K_CHARACTER,
    schema.Companion: ids.K_COMPANION,
}
NO_NAME = -1  # ways to play a card go by the card, not by a name of their own


@dataclass
class Row:
    """The columns of `Tables` for one face, named alike."""

    face: int
    deck: int
    kind: int
    gold: int = -1
    slot: int = ids.SLOT_NONE
    big: int = 0
    bonus: int = 0
    tags: int = 0
    trait: int = 0
    need: int = 0
    ban: int = 0
    level: int = 0
    prize: int = 0
    rise: int = 0
    flee: int = 0
    marks: int = 0
    against: tuple[tuple[int, int], ...] = ()
    enhance: tuple[int, int, int, int] = (0, 0, 0, 0)
    graft: tuple[int, int, int] = (0, 0, 0)
    might: tuple[tuple[int, int, int, int], ...] = ()
    passives: tuple[tuple[int, int, int], ...] = ()
    lasting: int = 0
    bad: int = -1
    modes: tuple[int, ...] = ()
    uses: tuple[int, ...] = ()
    when: int = 0
    custom: int = -1


def row(card: AnyCard, face: int, deck: int, c: Coder) -> Row:
    """Compiles one card; `c.field` says which field is at work."""
    r = Row(face, deck, KINDS[type(card)])
    _of_kind(r, card, c)
    if isinstance(card, schema.Tagged):
        c.field = "tags"
        r.tags = c.tags(card.tags)
    if isinstance(card, schema.Mighty):
        c.field = "might"
        kind = kebab(type(card).__name__)
        standing.check(card.might, kind)
        rules = [might.passive(kind, c) for might in card.might]
        if isinstance(card, schema.Seal) and None in rules:
            raise CodeError("a Seal makes monsters stronger, for each of a tag or for each player with a trait")
        r.might = tuple(might.code(c) for might, rule in zip(card.might, rules, strict=True) if rule is None)
        r.passives = tuple(rule for rule in rules if rule is not None)
    if isinstance(card, schema.Ruled):
        c.field = "rules"
        standing.check(card.rules, kebab(type(card).__name__))
        r.marks, r.passives = standing.marks(card.rules), (*r.passives, *standing.passives(card.rules, c))
    if isinstance(card, schema.Used):
        c.field = "uses"
        r.uses = tuple(use.code(c, c.name(use.name or card.id), face) for use in card.uses)
    c.field = "play"
    ways = plays(card)
    r.modes = tuple(way.code(c, NO_NAME, face) for way in ways)
    for way in ways:
        r.when |= way.moments()
    return r


def _of_kind(r: Row, card: AnyCard, c: Coder) -> None:
    """What only cards of its kind have."""
    match card:
        case schema.Monster():
            _monster(r, card, c)
        case schema.Class() | schema.Race():
            c.field = "id"
            r.trait, r.flee = c.trait(card.id), card.run_away
        case schema.Enhancer():
            c.field = "tags"
            r.enhance = (card.strength, card.treasures, card.lowest_treasures, c.tags(card.tags))
            r.flee = card.run_away
        case schema.Curse():
            _curse(r, card, c)
        case schema.Item():
            _item(r, card, c)
        case schema.ItemEnhancer():
            r.gold, r.bonus = card.gold, card.bonus
            c.field = "tags"
            r.graft = (c.tags(card.tags), int(card.big), card.value)
        case schema.OneShot():
            r.gold, r.big = card.gold, int(card.big)
        case schema.Hireling():
            r.bonus = card.bonus
        case schema.Ally() | schema.Companion():
            r.bonus, r.flee, r.custom = card.bonus, card.run_away, c.customs.index(kind_of(card))
        case schema.Character():
            c.field = "id"
            r.trait = c.trait(card.id)
        case schema.Seal():
            c.field = "opening"
            r.bad = c.program(code(card.opening, c))
        case _:
            pass


def _monster(r: Row, card: schema.Monster, c: Coder) -> None:
    r.level, r.prize, r.rise, r.flee = card.level, card.treasures, card.levels_gained, card.run_away
    c.field = "against"
    r.against = tuple((c.trait(word), n) for word, n in card.against.items())
    c.field = "bad_stuff"
    r.bad = c.program(code(card.bad_stuff, c))


def _curse(r: Row, card: schema.Curse, c: Coder) -> None:
    c.field = "effect"
    r.bad = c.program(code(card.effect, c))
    r.lasting = int(any(op[0] == ids.O_LAST for op in c.programs[r.bad]))
    if r.lasting != bool(card.rules):
        raise CodeError("a Curse that lasts has rules, and one with rules must last")


def _item(r: Row, card: schema.Item, c: Coder) -> None:
    r.gold = -1 if card.gold == "none" else card.gold
    r.slot, r.big, r.bonus, r.flee = SLOTS[card.slot], int(card.big), card.bonus, card.run_away
    c.field = "usable_by"
    r.need = c.limits(card.usable_by)
    if any(isinstance(rule, NeedsLevel) for rule in card.rules):
        r.need |= ids.NEEDS_LEVEL
    c.field = "not_usable_by"
    r.ban = c.limits(card.not_usable_by)
