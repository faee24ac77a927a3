"""What a seat may know, as a row of numbers; layout/observation.py says what each means. It is what its View tells, and
besides what everybody has seen: which cards were discarded, and the backs of hands.

A sheet has a row for each of many games, in one piece of memory that others may look at while it is written. Of a row
only what has changed since it was last written is written again.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kickdoor.engine import deals
from kickdoor.engine.asking import KINDS, PHASE_KINDS
from kickdoor.engine.basis import ALL_MOVED, Basis, restless
from kickdoor.engine.flee import needed
from kickdoor.engine.hand_limit import hand_limit
from kickdoor.engine.hooks import H_CURB, H_FLIGHT, H_GEAR, H_MUNCHKIN
from kickdoor.engine.ids import *
from kickdoor.engine.layout.observation import MOST_BARGAINED, MOST_FOES, MOST_HELD, MOST_SOLD, MOST_TOLD
from kickdoor.engine.modifiers import gold_in_play
from kickdoor.engine.offered import place, write_option
from kickdoor.engine.places import UNSEEN, lay, lift, write_places
from kickdoor.engine.questions import behind
from kickdoor.engine.stakes import levels_at_stake, treasures_at_stake, treasures_of
from kickdoor.engine.state import Combat, Frame, State
from kickdoor.engine.sums import monster_strength, monsters_strength, munchkin_strength, strength
from kickdoor.engine.tables import Tables
from kickdoor.engine.view import cause_view, curse_view, deck_size, die_view, sale_view, top_of, why_asked
from kickdoor.engine.winning import winning

HEADS: Final = SEES_OFFERED + 1
PLAYERS: Final = SEES_PLAYER_WON + 1
FIGHTS: Final = SEES_FIGHT_LEVELS + 1
FOES: Final = SEES_FOE_ENHANCERS + 1
BARGAINS: Final = SEES_BARGAIN_PLAY + 1
CUSTOMS: Final = SEES_CUSTOM_COUNT + 1 + MOST_TOLD
FEATURES: Final = OPTION_AMOUNT + 1  # of an option

# What of a row is not empty, as bits: parts that often are.
FIGHT: Final = 1
PENDING: Final = 2
PAIRS: Final = 4
# Sums of a player that are kept with a row.
STRENGTH: Final = 0
ESCAPE: Final = 1
GOLD: Final = 2
DOORS: Final = 3
SUMS: Final = 4

ASKS: Final = {frame: len(PHASE_KINDS) + i for i, frame in enumerate(KINDS)}  # questions: the phases, then frames
CAUSES: Final = {"card": 1, "bad": 2, "curse": 3, "death": 4, "spoils": 5}
BIGGEST: Final = 32767


def width(t: Tables, players: int) -> int:
    """How many numbers an observation has."""
    listed = MOST_FOES * FOES + MOST_BARGAINED * BARGAINS + MOST_SOLD + 2 * MOST_HELD
    told = sum([1 for custom in t.customs if custom.shown is not None])
    return HEADS + players * PLAYERS + FIGHTS + listed + told * players * CUSTOMS + len(t.face)


class Row(Basis):
    """What a row was last written from."""

    __slots__ = ("aside", "filled", "seat")

    def __init__(self) -> None:
        super().__init__()
        self.seat = -1  # who sees it; -1: nobody, or everything was open
        self.filled = FIGHT | PENDING | PAIRS
        self.aside: Numbers = ()  # cards shown that lie in no zone the seat sees


class Sheet:
    """Rows of observations, and beside each what its seat is offered: at most so many options."""

    def __init__(self, t: Tables, players: int, rows: int, most: int) -> None:
        self.width = width(t, players)
        self.most = most
        self.players = players
        self.restless = t.strength_depends or bool(t.hooks[H_MUNCHKIN] or t.hooks[H_CURB] or t.hooks[H_GEAR])
        self.fleeting = bool(t.hooks[H_FLIGHT])
        self.seen: vec[i16] = vec[i16]([0] * (rows * self.width))
        self.offers: vec[i16] = vec[i16]([0] * (rows * most * FEATURES))
        self.offered = [0] * rows  # how many options each row has
        self.rows = [Row() for _ in range(rows)]
        self.sums: vec[i16] = vec[i16]([0] * (rows * players * SUMS))

    def write(self, s: State, seat: int, row: int, everything: bool = False) -> None:
        """What the seat may know, into a row; `everything`: the same with all hands and decks open."""
        seen = self.seen
        old = self.rows[row]
        moved = old.moved(s)
        changed = old.changed(s, moved)
        self.add_up(s, moved, changed, row)
        at: i64 = row * self.width
        empty(seen, at, HEADS)
        write_head(s, seat, seen, at)
        at += HEADS
        sums: i64 = row * self.players * SUMS
        for i in range(s.n):
            who = (seat + i) % s.n
            write_player(s, who, self.sums, sums + who * SUMS, seen, at)
            at += PLAYERS
        at = self.write_rest(s, seat, old, at)
        for custom in s.t.customs:
            if custom.shown is not None:
                for i in range(s.n):
                    empty(seen, at, CUSTOMS)
                    write_custom(custom.shown(s, (seat + i) % s.n), seen, at)
                    at += CUSTOMS
        if everything:
            old.seat = -1
        if old.seat < 0 or moved == ALL_MOVED:
            moved = ALL_MOVED
            empty(seen, at, len(s.t.face))
        else:
            lift(old.zones, moved, seat, old.seat, seen, at)
            lay(old.aside, seen, at, UNSEEN)
        old.aside = write_places(s, seat, moved, old.seat == seat, seen, at, everything)
        old.seat = -1 if everything else seat
        if moved or changed:
            old.look(s)

    def add_up(self, s: State, moved: Number, changed: Seats, row: int) -> None:
        """The sums of the players, those anew that may have changed."""
        sums = self.sums
        at: i64 = row * self.players * SUMS
        for who in range(s.n):
            new = changed >> who & 1
            if new or (self.restless and restless(s, who)):
                sums[at + STRENGTH] = i16(strength(s, who))
            if new or self.fleeting:
                sums[at + ESCAPE] = i16(needed(s, who))
            if new:
                sums[at + GOLD] = i16(min(gold_in_play(s, who), BIGGEST))
            if moved >> who * SEAT_ZONES + Z_HAND & 1:
                sums[at + DOORS] = i16(doors_of(s, who))
            at += SUMS

    def write_rest(self, s: State, seat: int, old: Row, at: i64) -> i64:
        """A fight, what is pending, and what holds which Item; where it ends."""
        seen = self.seen
        cb = s.combat
        if old.filled & FIGHT:
            empty(seen, at, FIGHTS + MOST_FOES * FOES)
        filled = 0
        if cb is not None and not cb.over:
            write_fight(s, cb, seat, seen, at)
            filled = FIGHT
        at += FIGHTS + MOST_FOES * FOES
        if old.filled & PENDING:
            empty(seen, at, MOST_BARGAINED * BARGAINS + MOST_SOLD)
        if len(s.stack) > 1:
            write_pending(s, seat, seen, at)
            filled |= PENDING
        at += MOST_BARGAINED * BARGAINS + MOST_SOLD
        if old.filled & PAIRS:
            empty(seen, at, 2 * MOST_HELD)
        if s.held or s.grafts:
            i: i64 = at
            for holder, item in (s.held + s.grafts)[:MOST_HELD]:
                seen[i + SEES_HELD_HOLDER] = i16(holder + 1)
                seen[i + SEES_HELD_ITEM] = i16(item + 1)
                i += 2
            filled |= PAIRS
        old.filled = filled
        return at + 2 * MOST_HELD

    def offer(self, s: State, seat: int, choices: list[Choice], row: int) -> None:
        """What the seat is offered, beside its row: the first options, as many as there is room for."""
        offers = self.offers
        at: i64 = row * self.most * FEATURES
        count = min(len(choices), self.most)
        empty(offers, at, max(count, self.offered[row]) * FEATURES)
        for number in range(count):
            write_option(s, seat, choices[number], offers, at)
            at += FEATURES
        self.offered[row] = count
        self.seen[row * self.width + SEES_OFFERED] = count


def empty(memory: "vec[i16]", start: i64, size: i64) -> None:
    i: i64 = start
    end: i64 = start + size
    while i < end:
        memory[i] = 0
        i += 1


def write_head(s: State, seat: Number, seen: "vec[i16]", at: i64) -> None:
    zones = s.zones
    seen[at + SEES_SEAT] = i16(seat)
    seen[at + SEES_TURN] = i16(place(seat, s.turn, s.n))
    seen[at + SEES_PHASE] = i16(s.phase)
    seen[at + SEES_NUMBER] = i16(min(s.number, BIGGEST))
    if (s.deciding | s.invited) >> seat & 1 and s.phase != PH_OVER:
        must = s.deciding >> seat & 1
        seen[at + SEES_ASKED] = i16(1 + must)
        kind = (s.stack[-1] if must else behind(s))[KIND]
        seen[at + SEES_KIND] = ASKS.get(kind, s.phase)
        seen[at + SEES_WHY] = why_asked(s, seat) + 1
    seen[at + SEES_DOORS] = deck_size(s, DOOR)
    seen[at + SEES_TREASURES] = deck_size(s, TREASURE)
    seen[at + SEES_DOOR_DISCARDS] = len(zones[Z_DISCARD - DOOR])
    seen[at + SEES_TREASURE_DISCARDS] = len(zones[Z_DISCARD - TREASURE])
    seen[at + SEES_DOOR_TOP] = top_of(zones[Z_DISCARD - DOOR]) + 1
    seen[at + SEES_TREASURE_TOP] = top_of(zones[Z_DISCARD - TREASURE]) + 1
    seen[at + SEES_SEALS_LEFT] = deck_size(s, SEAL)
    seen[at + SEES_SEALS_OPEN] = len(zones[Z_OPEN])
    if s.phase == PH_CHARITY:
        seen[at + SEES_KEEP] = i16(hand_limit(s, s.turn))
    if len(s.stack) > 1:
        write_event(s, seat, seen, at)


def write_event(s: State, seat: Number, seen: "vec[i16]", at: i64) -> None:
    """What is going on besides the turn: a die, a Curse, what a question comes from, an offer."""
    die = die_view(s)
    if die is not None:
        seen[at + SEES_DIE_SEAT] = i16(place(seat, die.seat, s.n))
        seen[at + SEES_DIE_FACE] = die.face
        seen[at + SEES_DIE_VALUE] = die.value
        seen[at + SEES_DIE_MONSTER] = die.monster + 1
    striking = curse_view(s)
    if striking is not None:
        card, victim = striking
        seen[at + SEES_CURSE] = card + 1
        seen[at + SEES_CURSE_VICTIM] = i16(place(seat, victim, s.n))
    cause = cause_view(s)
    if cause is not None:
        seen[at + SEES_CAUSE] = CAUSES[cause.how]
        seen[at + SEES_CAUSE_CARD] = cause.card + 1
        seen[at + SEES_CAUSE_SEAT] = i16(place(seat, cause.seat, s.n))
        seen[at + SEES_CAUSE_BY] = i16(place(seat, cause.by, s.n))
    f = deal_on(s)
    if f:
        seen[at + SEES_DEAL] = i16(f[DEAL_SCOPE] + 1)
        seen[at + SEES_DEAL_BUILDER] = i16(place(seat, f[DEAL_BUILDER], s.n))
        seen[at + SEES_DEAL_OTHER] = i16(place(seat, f[DEAL_OTHER], s.n))
        seen[at + SEES_DEAL_GIVER] = i16(place(seat, f[DEAL_GIVER], s.n))
        seen[at + SEES_DEAL_MADE] = int(f[PC] == 1)
        seen[at + SEES_DEAL_TREASURES] = i16(max(f[DEAL_TREASURES], 0))
        seen[at + SEES_DEAL_PICK] = i16(max(f[DEAL_ORDER], 0))


def deal_on(s: State) -> Frame:
    """The offer being made or thought over, or ()."""
    for f in reversed(s.stack):
        if f[KIND] == F_DEAL:
            return f
    return ()


def doors_of(s: State, who: Number) -> Number:
    """How many cards of a hand have the back of a Door."""
    deck = s.t.deck
    doors: Number = 0
    for card in s.zones[who * SEAT_ZONES + Z_HAND]:
        if deck[card] == DOOR:
            doors += 1
    return doors


def write_player(s: State, who: Number, sums: "vec[i16]", own: i64, seen: "vec[i16]", at: i64) -> None:
    base = who * SEAT_ZONES
    zones = s.zones
    seen[at + SEES_PLAYER_LEVEL] = i16(s.level[who])
    seen[at + SEES_PLAYER_SEX] = i16(s.pro[who] & (MALE | FEMALE))
    seen[at + SEES_PLAYER_ALIVE] = i16(1 - (s.dead >> who & 1))
    seen[at + SEES_PLAYER_STRENGTH] = sums[own + STRENGTH]
    seen[at + SEES_PLAYER_ESCAPE] = sums[own + ESCAPE]
    seen[at + SEES_PLAYER_GOLD] = sums[own + GOLD]
    seen[at + SEES_PLAYER_DOORS] = sums[own + DOORS]
    seen[at + SEES_PLAYER_TREASURES] = i16(len(zones[base + Z_HAND])) - sums[own + DOORS]
    seen[at + SEES_PLAYER_WORN] = i16(len(zones[base + Z_WORN]))
    seen[at + SEES_PLAYER_PACK] = i16(len(zones[base + Z_PACK]))
    seen[at + SEES_PLAYER_TRAITS] = i16(len(zones[base + Z_TRAITS]))
    seen[at + SEES_PLAYER_CURSES] = i16(len(zones[base + Z_CURSES]))
    seen[at + SEES_PLAYER_ROLE] = 0
    seen[at + SEES_PLAYER_DECLINED] = 0
    seen[at + SEES_PLAYER_RUNS] = 0
    seen[at + SEES_PLAYER_WON] = i16(s.winners >> who & 1)


def write_fight(s: State, cb: Combat, seat: Number, seen: "vec[i16]", at: i64) -> None:
    players: i64 = at - s.n * PLAYERS
    seen[at + SEES_FIGHT_ON] = 1
    seen[at + SEES_FIGHT_FIGHTER] = i16(place(seat, cb.fighter, s.n))
    seen[at + SEES_FIGHT_HELPER] = i16(place(seat, cb.helpers[0] if cb.helpers else -1, s.n))
    seen[at + SEES_FIGHT_SECOND] = i16(place(seat, cb.helpers[1] if len(cb.helpers) > 1 else -1, s.n))
    seen[at + SEES_FIGHT_FORCED] = int(cb.forced != 0)
    ours = munchkin_strength(s, cb)
    theirs = monsters_strength(s, cb)
    seen[at + SEES_FIGHT_MUNCHKINS] = i16(ours)
    seen[at + SEES_FIGHT_MONSTERS] = i16(theirs)
    seen[at + SEES_FIGHT_WINNING] = int(ours > theirs or (ours == theirs and winning(s, cb)))
    seen[at + SEES_FIGHT_TREASURES] = i16(treasures_at_stake(s, cb))
    seen[at + SEES_FIGHT_LEVELS] = i16(levels_at_stake(s, cb))
    i: i64 = at + FIGHTS
    for m in cb.monsters[:MOST_FOES]:
        seen[i + SEES_FOE_CARD] = i16(m[MONSTER_CARD] + 1)
        seen[i + SEES_FOE_STRENGTH] = i16(monster_strength(s, cb, m))
        seen[i + SEES_FOE_TREASURES] = i16(treasures_of(s, cb, m))
        seen[i + SEES_FOE_ENHANCERS] = len(cb.enhancers[m[MONSTER_GROUP]])
        i += FOES
    for who in range(s.n):
        i = players + (who - seat) % s.n * PLAYERS
        seen[i + SEES_PLAYER_ROLE] = (
            1 if who == cb.fighter else 0 if who not in cb.helpers else 2 if who == cb.helpers[0] else 3
        )
        seen[i + SEES_PLAYER_DECLINED] = i16(cb.declined >> who & 1)
        if s.phase == PH_RUN:
            seen[i + SEES_PLAYER_RUNS] = sum([pair[RUN_SEAT] == who for pair in cb.todo])


def write_pending(s: State, seat: Number, seen: "vec[i16]", at: i64) -> None:
    """The cards of an offer, and those of a sale."""
    f = deal_on(s)
    if f:
        known = seat in (f[DEAL_BUILDER], f[DEAL_OTHER])
        for column, cards in ((SEES_BARGAIN_GIVE, deals.gives(f)), (SEES_BARGAIN_GET, deals.gets(f)),
                              (SEES_BARGAIN_PLAY, deals.promises(f) if known else ())):  # fmt: skip
            i: i64 = at + column
            for card in cards[:MOST_BARGAINED]:
                seen[i] = card + 1
                i += BARGAINS
    i = at + MOST_BARGAINED * BARGAINS
    for card in sale_view(s)[:MOST_SOLD]:
        seen[i] = card + 1
        i += 1


def write_custom(told: tuple[int, ...], seen: "vec[i16]", at: i64) -> None:
    """What a custom of a pack tells of one player."""
    seen[at + SEES_CUSTOM_COUNT] = len(told)
    i: i64 = at + SEES_CUSTOM_COUNT
    for number in told[:MOST_TOLD]:
        i += 1
        seen[i] = i16(max(min(number + 1, BIGGEST), -BIGGEST))
