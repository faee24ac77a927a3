"""Cards as written in pack files, one struct a kind."""

from typing import Annotated, Literal

from msgspec import Meta, field

from kickdoor.effects.ability import Ability
from kickdoor.effects.base import Count, Term, Word, kebab
from kickdoor.effects.branches import Block, Rest
from kickdoor.effects.cards import Slot
from kickdoor.effects.conditions import Listed
from kickdoor.effects.grafts import GraftRule
from kickdoor.effects.lasting import CurseRule
from kickdoor.effects.might import Might
from kickdoor.effects.monsters import MonsterRule, Upon
from kickdoor.effects.owners import OwnerRule, SavesLife
from kickdoor.effects.plus import AtOnce
from kickdoor.effects.seals import SealRule
from kickdoor.words import Lore

Natural = Annotated[int, Meta(ge=0)]
OwnerRules = tuple[OwnerRule, ...]
Abilities = tuple[Ability, ...]
Plays = Annotated[tuple[Ability, ...], Meta(min_length=1)]


class Card(Term, frozen=True, tag_field="kind", tag=kebab):
    """What all cards have."""

    id: Word
    name: Annotated[str, Meta(min_length=1)]
    copies: Count = 1
    lore: Lore = ()  # the words of its pack


class Monster(Card, frozen=True, kw_only=True):
    level: Count
    treasures: Natural
    levels_gained: Natural = 1
    against: dict[Word, int] = field(default_factory=dict)
    might: tuple[Might, ...] = ()
    run_away: int = 0
    tags: tuple[Word, ...] = ()
    rules: tuple[MonsterRule, ...] = ()
    uses: Abilities = ()
    bad_stuff: Rest = ()


class Class(Card, frozen=True):
    """Its id is the trait it gives."""

    run_away: int = 0
    might: tuple[Might, ...] = ()
    rules: OwnerRules = ()
    uses: Abilities = ()
    innate: Word | None = None  # the name of what it does by itself, as abilities have theirs

    def __post_init__(self) -> None:
        if self.innate is not None and not (self.run_away or self.might or self.rules):
            raise ValueError(f"innate '{self.innate}' names nothing: there is no run_away, might or rule")


class Race(Card, frozen=True):
    """Its id is the trait it gives."""

    run_away: int = 0
    might: tuple[Might, ...] = ()
    rules: OwnerRules = ()
    uses: Abilities = ()


class ClassModifier(Card, frozen=True):
    """Super Munchkin."""


class RaceModifier(Card, frozen=True):
    """Half-Breed."""


class Enhancer(Card, frozen=True):
    """Changes a monster of the fight, or doubles it."""

    strength: int = 0
    might: tuple[Might, ...] = ()
    treasures: int = 0
    lowest_treasures: Natural = 0
    run_away: int = 0
    tags: tuple[Word, ...] = ()
    rules: tuple[Upon, ...] = ()
    mate: bool = False
    twin: bool = False
    joins: tuple[Word, ...] = ()  # those of its tags that are join_tags of its pack


class Curse(Card, frozen=True, kw_only=True):
    """`rules` and `might` hold while it lasts."""

    effect: Block
    might: tuple[Might, ...] = ()
    rules: tuple[CurseRule, ...] = ()


class Special(Card, frozen=True, kw_only=True):
    play: Plays
    rules: tuple[AtOnce, ...] = ()


class Cheat(Card, frozen=True):
    """Attaches to an Item and lifts its limits."""

    rules: tuple[Literal["any-time"], ...] = ()


class Item(Card, frozen=True, kw_only=True):
    """`gold` 0 is No Value; none is a card without a value line, which is no Item to the rules."""

    gold: Natural | Literal["none"]
    bonus: int = 0
    might: tuple[Might, ...] = ()
    slot: Slot = "none"
    big: bool = False
    usable_by: tuple[Word, ...] = ()
    not_usable_by: tuple[Word, ...] = ()
    run_away: int = 0
    tags: tuple[Word, ...] = ()
    rules: OwnerRules = ()
    uses: Abilities = ()


class ItemEnhancer(Card, frozen=True, kw_only=True):
    """An Item that attaches to another and gives it a bonus, tags, size and value."""

    gold: Natural
    bonus: int
    might: tuple[Might, ...] = ()
    tags: tuple[Word, ...] = ()
    big: bool = False
    value: Natural = 0
    rules: tuple[GraftRule, ...] = ()


class OneShot(Card, frozen=True, kw_only=True):
    """Played, or spent by a rule of its own."""

    gold: Natural
    play: Abilities = ()
    might: tuple[Might, ...] = ()
    big: bool = False
    tags: tuple[Word, ...] = ()
    rules: tuple[SavesLife, ...] = ()

    def __post_init__(self) -> None:
        if not (self.play or self.rules):
            raise ValueError("a one-shot Item has a way to play it, or rules")


class GoUpALevel(Card, frozen=True):
    """One level for any player; perhaps only if something holds, and with something else besides. Or as `play` says."""

    conditions: tuple[Listed, ...] = field(default=(), name="if")
    also: Rest = ()
    play: Abilities = ()

    def __post_init__(self) -> None:
        if self.play and (self.conditions or self.also):
            raise ValueError("a Go Up a Level card with a way of its own to play it says there what it does")


class Seal(Card, frozen=True):
    """`opening` happens to its opener, `might` and `rules` hold while it is the top open one."""

    opening: Rest = ()
    might: tuple[Might, ...] = ()
    rules: tuple[SealRule, ...] = ()


class Hireling(Card, frozen=True):
    bonus: int = 0
    might: tuple[Might, ...] = ()
    rules: OwnerRules = ()
    uses: Abilities = ()


class Ally(Card, frozen=True):
    """Goes along with a player; no Item."""

    bonus: int = 0
    might: tuple[Might, ...] = ()
    run_away: int = 0
    tags: tuple[Word, ...] = ()
    rules: OwnerRules = ()
    uses: Abilities = ()


class Companion(Card, frozen=True, kw_only=True):
    """A card of a kind that a custom of its pack brings: it goes along with a player; no Item."""

    of: Word  # the custom; `kind` in the card file
    bonus: int = 0
    might: tuple[Might, ...] = ()
    run_away: int = 0
    rules: OwnerRules = ()
    uses: Abilities = ()


class Sides(Term, frozen=True):
    """What a character card is called, by the sex it shows."""

    male: str
    female: str


class Character(Card, frozen=True, kw_only=True):
    """Its id is the trait it gives."""

    sides: Sides
    might: tuple[Might, ...] = ()
    rules: OwnerRules = ()
    uses: Abilities = ()


AnyCard = (
    Monster
    | Class
    | Race
    | ClassModifier
    | RaceModifier
    | Enhancer
    | Curse
    | Special
    | Cheat
    | Item
    | ItemEnhancer
    | OneShot
    | GoUpALevel
    | Hireling
    | Ally
    | Character
    | Seal
    | Companion
)

Used = Monster | Class | Race | Item | Hireling | Ally | Character | Companion  # with abilities in play
Ruled = Used | Enhancer | ItemEnhancer | Seal | Curse | Special | OneShot | Cheat  # with standing rules
Tagged = Monster | Item | OneShot | Ally  # with tags
Mighty = Used | OneShot | Enhancer | ItemEnhancer | Curse | Seal  # with strength that depends on the fight


class Pack(Term, frozen=True):
    """pack.yaml: what an edition is made of. Classes, Races and tags are all the words its cards may use."""

    id: Word
    name: str
    decks: dict[Literal["door", "treasure", "seal", "character"], Natural]
    races: tuple[Word, ...] = ()
    classes: tuple[Word, ...] = ()
    tags: tuple[Word, ...] = ()
    join_tags: tuple[Word, ...] = ()  # MULT-05: monsters with one of these join their own kind from hand
    board: bool = False  # SETUP-06: a board with a standie in each player's colour shows the Levels
    characters: tuple[Word, ...] = ()
    table: tuple[Word, ...] = ()  # what its cards may ask for on the table
    big_limit: bool = True  # ITEM-10; ITEM-13 without
    revel: bool = False  # TIME-14
    dispute: bool = False  # RUN-06: who runs first may be rolled for
    curse_word: str = "Curse"  # what its Curses are called; VAR-05: one kind all the same
    hooks: dict[str, tuple[str, ...]] = field(default_factory=dict)  # rules of its own, by the hook they are bound to
    customs: tuple[Word, ...] = ()  # kinds of cards of its own: NAME.py beside the pack.yaml declares each


class Edition(Term, frozen=True):
    """A pack with its cards, in the order of its files."""

    pack: Pack
    doors: tuple[AnyCard, ...]
    treasures: tuple[AnyCard, ...]
    seals: tuple[AnyCard, ...] = ()
    characters: tuple[AnyCard, ...] = ()
    where: str = ""  # the folder it was read from, for errors
    customs: dict[str, str] = field(default_factory=dict)  # the modules that declare them
    clauses: dict[str, str] = field(default_factory=dict)  # rules of its own, by their number
    lore: Lore = ()
    home: str = ""  # the folder itself

    def deck(self, name: str) -> tuple[AnyCard, ...]:
        return {"door": self.doors, "treasure": self.treasures, "seal": self.seals, "character": self.characters}[name]

    def cards(self) -> tuple[AnyCard, ...]:
        return (*self.doors, *self.treasures, *self.seals, *self.characters)
