"""What a view is made of. Written by `make layout` from layout/records.py: change that."""

# fmt: off
from dataclasses import dataclass
from typing import Any, Final


@dataclass(slots=True, init=False)
class PlayerView:
    """CARDS-05: what lies on the table is public; of a hand only its size and what this seat has seen of it."""

    seat: int
    level: int
    sex: int  # 1 male, 2 female, 0 none
    alive: bool
    strength: int  # alone, as in a fight without monsters
    escape: int  # what the die must show to get away, from no monster in particular
    gold: int  # worth of the Items in play
    worn: tuple[int, ...]  # equipped
    pack: tuple[int, ...]  # carried, not equipped
    traits: tuple[int, ...]  # Classes, Races and what goes with them
    curses: tuple[int, ...]  # in force
    held: tuple[tuple[int, int], ...]  # (holder, Item) or (Item enhancer, Item)
    hand_size: int
    hand: tuple[int, ...]  # all of the own hand; of another's only the cards known to this seat

    def __init__(
        self, seat: int, level: int, sex: int, alive: bool, strength: int, escape: int, gold: int, worn: tuple[int,
        ...], pack: tuple[int, ...], traits: tuple[int, ...], curses: tuple[int, ...], held: tuple[tuple[int, int],
        ...], hand_size: int, hand: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.level = level
        self.sex = sex
        self.alive = alive
        self.strength = strength
        self.escape = escape
        self.gold = gold
        self.worn = worn
        self.pack = pack
        self.traits = traits
        self.curses = curses
        self.held = held
        self.hand_size = hand_size
        self.hand = hand

    def __reduce__(self) -> tuple[object, ...]:
        return (PlayerView, (
            self.seat, self.level, self.sex, self.alive, self.strength, self.escape, self.gold, self.worn,
            self.pack, self.traits, self.curses, self.held, self.hand_size, self.hand,
        ))


@dataclass(slots=True, init=False)
class MonsterView:
    """A monster in the fight."""

    uid: int  # its number in this fight
    card: int
    strength: int
    treasures: int
    tags: int  # bits
    enhancers: tuple[int, ...]

    def __init__(
        self, uid: int, card: int, strength: int, treasures: int, tags: int, enhancers: tuple[int, ...],
    ) -> None:
        self.uid = uid
        self.card = card
        self.strength = strength
        self.treasures = treasures
        self.tags = tags
        self.enhancers = enhancers

    def __reduce__(self) -> tuple[object, ...]:
        return (MonsterView, (
            self.uid, self.card, self.strength, self.treasures, self.tags, self.enhancers,
        ))


@dataclass(slots=True, init=False)
class CombatView:
    """A fight is public but for the cards in the hands around it."""

    fighter: int
    helpers: tuple[int, ...]  # in the order in which they came; several where cards allow it
    forced: bool  # one of them has no choice
    munchkins: int  # strength of that side
    monsters: int
    winning: bool  # the munchkins, as it stands
    treasures: int  # at stake
    levels: int
    cards: tuple[MonsterView, ...]
    played: tuple[tuple[int, int, int], ...]  # one-shots: (card, side, bonus); side 0 munchkins, 1 monsters
    running: tuple[tuple[int, int], ...]  # (seat, monster) still to run

    def __init__(
        self, fighter: int, helpers: tuple[int, ...], forced: bool, munchkins: int, monsters: int, winning: bool,
        treasures: int, levels: int, cards: tuple[MonsterView, ...], played: tuple[tuple[int, int, int], ...],
        running: tuple[tuple[int, int], ...],
    ) -> None:
        self.fighter = fighter
        self.helpers = helpers
        self.forced = forced
        self.munchkins = munchkins
        self.monsters = monsters
        self.winning = winning
        self.treasures = treasures
        self.levels = levels
        self.cards = cards
        self.played = played
        self.running = running

    def __reduce__(self) -> tuple[object, ...]:
        return (CombatView, (
            self.fighter, self.helpers, self.forced, self.munchkins, self.monsters, self.winning, self.treasures,
            self.levels, self.cards, self.played, self.running,
        ))


@dataclass(slots=True, init=False)
class DealView:
    """An offer being made or thought over; both sides and the table hear it."""

    scope: int  # DEAL_*
    builder: int  # who makes the offer
    other: int  # who thinks it over
    giver: int  # the fighter, or who opened the trade
    made: bool  # False: still being put together
    treasures: int  # for the helper
    pick: int  # PICK_*: who takes Treasures first
    give: tuple[int, ...]  # cards of the giver
    get: tuple[int, ...]  # cards of the one who was asked
    play: tuple[int, ...]  # promised cards; seen only by the two it concerns

    def __init__(
        self, scope: int, builder: int, other: int, giver: int, made: bool, treasures: int, pick: int, give:
        tuple[int, ...], get: tuple[int, ...], play: tuple[int, ...],
    ) -> None:
        self.scope = scope
        self.builder = builder
        self.other = other
        self.giver = giver
        self.made = made
        self.treasures = treasures
        self.pick = pick
        self.give = give
        self.get = get
        self.play = play

    def __reduce__(self) -> tuple[object, ...]:
        return (DealView, (
            self.scope, self.builder, self.other, self.giver, self.made, self.treasures, self.pick, self.give,
            self.get, self.play,
        ))


@dataclass(slots=True, init=False)
class DieView:
    """A die on the table, before its result counts."""

    seat: int  # whose roll
    face: int
    value: int  # with everything that changes it
    monster: int  # card run from, or -1

    def __init__(
        self, seat: int, face: int, value: int, monster: int,
    ) -> None:
        self.seat = seat
        self.face = face
        self.value = value
        self.monster = monster

    def __reduce__(self) -> tuple[object, ...]:
        return (DieView, (
            self.seat, self.face, self.value, self.monster,
        ))


@dataclass(slots=True, init=False)
class CauseView:
    """Why somebody is asked: what is taking effect, on whom, by whose doing. It lies open on the table."""

    how: str  # card, bad (Bad Stuff), curse, death or spoils
    card: int  # or -1
    seat: int  # on whom; whose body is looted; who won the fight
    by: int  # who played or used it, or -1

    def __init__(
        self, how: str, card: int, seat: int, by: int,
    ) -> None:
        self.how = how
        self.card = card
        self.seat = seat
        self.by = by

    def __reduce__(self) -> tuple[object, ...]:
        return (CauseView, (
            self.how, self.card, self.seat, self.by,
        ))


@dataclass(slots=True, init=False)
class View:
    """The game as one seat (or, with seat -1, a spectator) may see it."""

    seat: int
    turn: int  # whose
    phase: int  # PH_*
    number: int  # of the turn, all players' together; 0 before the first
    players: tuple[PlayerView, ...]  # by seat
    combat: CombatView | None
    deck_sizes: tuple[int, int]  # Door, Treasure; so in the next two
    discard_sizes: tuple[int, int]
    discard_tops: tuple[int, int]  # CARDS-02: only the top card is seen; -1 when empty
    shown: tuple[int, ...]  # face up behind the door, or taking effect
    spoils: tuple[int, ...]  # Treasures to be shared
    body: tuple[int, ...]  # what a dead character leaves
    deal: DealView | None
    curse: tuple[int, int] | None  # (card, victim) about to strike
    die: DieView | None
    sale: tuple[int, ...]  # Items put up so far
    why: int  # WHY_* of the choice this seat is asked to make, or -1
    winners: tuple[int, ...]  # empty until the end
    peeked: tuple[int, ...] = ()  # cards on top of a deck that this seat knows
    seals_left: int = 0  # closed Seals
    seals: tuple[int, ...] = ()  # open Seals, oldest first
    characters: tuple[int, ...] = ()  # those nobody has
    board: tuple[tuple[int, int], ...] = ()  # SETUP-06: (colour, space) of each standie, where there is a board
    cause: CauseView | None = None  # why somebody is asked, where a card or a death is the reason
    charity: tuple[int, tuple[int, ...]] | None = None  # TURN-10: (cards the player may keep, who gets the rest)
    extras: tuple[tuple[str, tuple[tuple[int, ...], ...]], ...] = ()  # (custom of a pack, what it tells by seat)

    def __init__(
        self, seat: int, turn: int, phase: int, number: int, players: tuple[PlayerView, ...], combat: CombatView |
        None, deck_sizes: tuple[int, int], discard_sizes: tuple[int, int], discard_tops: tuple[int, int], shown:
        tuple[int, ...], spoils: tuple[int, ...], body: tuple[int, ...], deal: DealView | None, curse: tuple[int,
        int] | None, die: DieView | None, sale: tuple[int, ...], why: int, winners: tuple[int, ...], peeked:
        tuple[int, ...] = (), seals_left: int = 0, seals: tuple[int, ...] = (), characters: tuple[int, ...] = (),
        board: tuple[tuple[int, int], ...] = (), cause: CauseView | None = None, charity: tuple[int, tuple[int,
        ...]] | None = None, extras: tuple[tuple[str, tuple[tuple[int, ...], ...]], ...] = (),
    ) -> None:
        self.seat = seat
        self.turn = turn
        self.phase = phase
        self.number = number
        self.players = players
        self.combat = combat
        self.deck_sizes = deck_sizes
        self.discard_sizes = discard_sizes
        self.discard_tops = discard_tops
        self.shown = shown
        self.spoils = spoils
        self.body = body
        self.deal = deal
        self.curse = curse
        self.die = die
        self.sale = sale
        self.why = why
        self.winners = winners
        self.peeked = peeked
        self.seals_left = seals_left
        self.seals = seals
        self.characters = characters
        self.board = board
        self.cause = cause
        self.charity = charity
        self.extras = extras

    def __reduce__(self) -> tuple[object, ...]:
        return (View, (
            self.seat, self.turn, self.phase, self.number, self.players, self.combat, self.deck_sizes,
            self.discard_sizes, self.discard_tops, self.shown, self.spoils, self.body, self.deal, self.curse,
            self.die, self.sale, self.why, self.winners, self.peeked, self.seals_left, self.seals, self.characters,
            self.board, self.cause, self.charity, self.extras,
        ))


# Compiled, a class forgets what its fields are; whoever reads a view from outside asks for it.
FIELDS: Final[tuple[tuple[Any, dict[str, str]], ...]] = (
    (PlayerView, {
        "seat": "int",
        "level": "int",
        "sex": "int",
        "alive": "bool",
        "strength": "int",
        "escape": "int",
        "gold": "int",
        "worn": "tuple[int, ...]",
        "pack": "tuple[int, ...]",
        "traits": "tuple[int, ...]",
        "curses": "tuple[int, ...]",
        "held": "tuple[tuple[int, int], ...]",
        "hand_size": "int",
        "hand": "tuple[int, ...]",
    }),
    (MonsterView, {
        "uid": "int",
        "card": "int",
        "strength": "int",
        "treasures": "int",
        "tags": "int",
        "enhancers": "tuple[int, ...]",
    }),
    (CombatView, {
        "fighter": "int",
        "helpers": "tuple[int, ...]",
        "forced": "bool",
        "munchkins": "int",
        "monsters": "int",
        "winning": "bool",
        "treasures": "int",
        "levels": "int",
        "cards": "tuple[MonsterView, ...]",
        "played": "tuple[tuple[int, int, int], ...]",
        "running": "tuple[tuple[int, int], ...]",
    }),
    (DealView, {
        "scope": "int",
        "builder": "int",
        "other": "int",
        "giver": "int",
        "made": "bool",
        "treasures": "int",
        "pick": "int",
        "give": "tuple[int, ...]",
        "get": "tuple[int, ...]",
        "play": "tuple[int, ...]",
    }),
    (DieView, {
        "seat": "int",
        "face": "int",
        "value": "int",
        "monster": "int",
    }),
    (CauseView, {
        "how": "str",
        "card": "int",
        "seat": "int",
        "by": "int",
    }),
    (View, {
        "seat": "int",
        "turn": "int",
        "phase": "int",
        "number": "int",
        "players": "tuple[PlayerView, ...]",
        "combat": "CombatView | None",
        "deck_sizes": "tuple[int, int]",
        "discard_sizes": "tuple[int, int]",
        "discard_tops": "tuple[int, int]",
        "shown": "tuple[int, ...]",
        "spoils": "tuple[int, ...]",
        "body": "tuple[int, ...]",
        "deal": "DealView | None",
        "curse": "tuple[int, int] | None",
        "die": "DieView | None",
        "sale": "tuple[int, ...]",
        "why": "int",
        "winners": "tuple[int, ...]",
        "peeked": "tuple[int, ...]",
        "seals_left": "int",
        "seals": "tuple[int, ...]",
        "characters": "tuple[int, ...]",
        "board": "tuple[tuple[int, int], ...]",
        "cause": "CauseView | None",
        "charity": "tuple[int, tuple[int, ...]] | None",
        "extras": "tuple[tuple[str, tuple[tuple[int, ...], ...]], ...]",
    }),
)
for kind, fields in FIELDS:
    kind.__annotations__.update(fields)
