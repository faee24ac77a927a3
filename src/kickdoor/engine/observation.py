"""What a seat may know, as a row of numbers; layout/observation.py says what each means. It is what its View tells, and
besides what everybody has seen: which cards were discarded, and the backs of hands.

A sheet has a row for each of many games, in one piece of memory that others may look at while it is written.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kickdoor.engine import deals
from kickdoor.engine.asking import KINDS, PHASE_KINDS
from kickdoor.engine.flee import needed
from kickdoor.engine.hand_limit import hand_limit
from kickdoor.engine.ids import *
from kickdoor.engine.layout.observation import MOST_BARGAINED, MOST_FOES, MOST_HELD, MOST_SOLD, MOST_TOLD
from kickdoor.engine.modifiers import gold_in_play
from kickdoor.engine.offered import place, write_option
from kickdoor.engine.questions import behind
from kickdoor.engine.stakes import levels_at_stake, treasures_at_stake, treasures_of
from kickdoor.engine.state import Combat, Frame, State
from kickdoor.engine.sums import monster_strength, monsters_strength, munchkin_strength, strength
from kickdoor.engine.tables import Tables
from kickdoor.engine.view import cause_view, curse_view, deck_size, die_view, peeked, sale_view, top_of, why_asked
from kickdoor.engine.winning import winning

HEADS: Final = SEES_OFFERED + 1
PLAYERS: Final = SEES_PLAYER_WON + 1
FIGHTS: Final = SEES_FIGHT_LEVELS + 1
FOES: Final = SEES_FOE_ENHANCERS + 1
BARGAINS: Final = SEES_BARGAIN_PLAY + 1
CUSTOMS: Final = SEES_CUSTOM_COUNT + 1 + MOST_TOLD
FEATURES: Final = OPTION_AMOUNT + 1  # of an option

# Places of cards: 0 unseen, then the zones of the observer and of everybody from the left, then these.
UNSEEN: Final = 0
DISCARDED: Final = 0
SEAL_OPEN: Final = 1
SHOWN: Final = 2
FIGHTING: Final = 3  # a monster in the fight
ENHANCING: Final = 4
FOR_MUNCHKINS: Final = 5  # one-shots played
FOR_MONSTERS: Final = 6
BESIDE: Final = 7  # anything else that was played into the fight
TAKING_EFFECT: Final = 8
SPOILS: Final = 9
BODY: Final = 10
ON_TOP: Final = 11  # of a deck, where the observer has looked
UNCLAIMED: Final = 12  # a character nobody has
IN_DECK: Final = 13  # only for who sees everything
SHARED_PLACES: Final = 14

ASKS: Final = {frame: len(PHASE_KINDS) + i for i, frame in enumerate(KINDS)}  # questions: the phases, then frames
CAUSES: Final = {"card": 1, "bad": 2, "curse": 3, "death": 4, "spoils": 5}
BIGGEST: Final = 32767


def width(t: Tables, players: int) -> int:
    """How many numbers an observation has."""
    listed = MOST_FOES * FOES + MOST_BARGAINED * BARGAINS + MOST_SOLD + 2 * MOST_HELD
    told = sum([1 for custom in t.customs if custom.shown is not None])
    return HEADS + players * PLAYERS + FIGHTS + listed + told * players * CUSTOMS + len(t.face)


class Sheet:
    """Rows of observations, and beside each what its seat is offered: at most so many options."""

    def __init__(self, t: Tables, players: int, rows: int, most: int) -> None:
        self.width = width(t, players)
        self.most = most
        self.seen: vec[i16] = vec[i16]([0] * (rows * self.width))
        self.offers: vec[i16] = vec[i16]([0] * (rows * most * FEATURES))
        self.offered = [0] * rows  # how many options each row has

    def write(self, s: State, seat: int, row: int, everything: bool = False) -> None:
        """What the seat may know, into a row; `everything`: the same with all hands and decks open."""
        seen = self.seen
        at: i64 = row * self.width
        end: i64 = at + self.width
        i: i64 = at
        while i < end:
            seen[i] = 0
            i += 1
        write_head(s, seat, seen, at)
        at += HEADS
        for who in range(s.n):
            write_player(s, (seat + who) % s.n, seen, at)
            at += PLAYERS
        cb = s.combat
        if cb is not None and not cb.over:
            write_fight(s, cb, seat, seen, at)
        at += FIGHTS + MOST_FOES * FOES
        if len(s.stack) > 1:
            write_pending(s, seat, seen, at)
        at += MOST_BARGAINED * BARGAINS + MOST_SOLD
        pairs = s.held + s.grafts if s.held or s.grafts else ()
        i = at
        for holder, item in pairs[:MOST_HELD]:
            seen[i + SEES_HELD_HOLDER] = i16(holder + 1)
            seen[i + SEES_HELD_ITEM] = i16(item + 1)
            i += 2
        at += 2 * MOST_HELD
        for custom in s.t.customs:
            if custom.shown is not None:
                for who in range(s.n):
                    write_custom(custom.shown(s, (seat + who) % s.n), seen, at)
                    at += CUSTOMS
        write_places(s, seat, seen, at, everything)

    def offer(self, s: State, seat: int, choices: list[Choice], row: int) -> None:
        """What the seat is offered, beside its row: the first options, as many as there is room for."""
        offers = self.offers
        at: i64 = row * self.most * FEATURES
        count = min(len(choices), self.most)
        i: i64 = at
        end: i64 = at + max(count, self.offered[row]) * FEATURES
        while i < end:
            offers[i] = 0
            i += 1
        for number in range(count):
            write_option(s, seat, choices[number], offers, at)
            at += FEATURES
        self.offered[row] = count
        self.seen[row * self.width + SEES_OFFERED] = count


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


def write_player(s: State, who: Number, seen: "vec[i16]", at: i64) -> None:
    base = who * SEAT_ZONES
    zones = s.zones
    deck = s.t.deck
    seen[at + SEES_PLAYER_LEVEL] = i16(s.level[who])
    seen[at + SEES_PLAYER_SEX] = i16(s.pro[who] & (MALE | FEMALE))
    seen[at + SEES_PLAYER_ALIVE] = i16(1 - (s.dead >> who & 1))
    seen[at + SEES_PLAYER_STRENGTH] = i16(strength(s, who))
    seen[at + SEES_PLAYER_ESCAPE] = i16(needed(s, who))
    if s.grafts:
        seen[at + SEES_PLAYER_GOLD] = i16(min(gold_in_play(s, who), BIGGEST))
    else:
        gold = s.t.gold
        total: Number = 0
        for card in zones[base + Z_WORN]:
            total += max(gold[card], 0)
        for card in zones[base + Z_PACK]:
            total += max(gold[card], 0)
        seen[at + SEES_PLAYER_GOLD] = i16(min(total, BIGGEST))
    doors: Number = 0
    for card in zones[base + Z_HAND]:
        if deck[card] == DOOR:
            doors += 1
    seen[at + SEES_PLAYER_DOORS] = i16(doors)
    seen[at + SEES_PLAYER_TREASURES] = i16(len(zones[base + Z_HAND]) - doors)
    seen[at + SEES_PLAYER_WORN] = len(zones[base + Z_WORN])
    seen[at + SEES_PLAYER_PACK] = len(zones[base + Z_PACK])
    seen[at + SEES_PLAYER_TRAITS] = len(zones[base + Z_TRAITS])
    seen[at + SEES_PLAYER_CURSES] = len(zones[base + Z_CURSES])
    seen[at + SEES_PLAYER_WON] = i16(s.winners >> who & 1)


def write_fight(s: State, cb: Combat, seat: Number, seen: "vec[i16]", at: i64) -> None:
    players: i64 = at - s.n * PLAYERS
    seen[at + SEES_FIGHT_ON] = 1
    seen[at + SEES_FIGHT_FIGHTER] = i16(place(seat, cb.fighter, s.n))
    seen[at + SEES_FIGHT_HELPER] = i16(place(seat, cb.helper, s.n))
    seen[at + SEES_FIGHT_SECOND] = i16(place(seat, cb.second_helper, s.n))
    seen[at + SEES_FIGHT_FORCED] = int(cb.forced == 1)
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
            1 if who == cb.fighter else 2 if who == cb.helper else 3 if who == cb.second_helper else 0
        )
        seen[i + SEES_PLAYER_DECLINED] = i16(cb.declined >> who & 1)
        if s.phase == PH_RUN:
            seen[i + SEES_PLAYER_RUNS] = sum([pair[0] == who for pair in cb.todo])


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


def write_places(s: State, seat: Number, seen: "vec[i16]", at: i64, everything: bool) -> None:
    zones = s.zones
    n = s.n
    for who in range(n):
        base = who * SEAT_ZONES
        code: i64 = 1 + (who - seat) % n * SEAT_ZONES
        if who == seat or everything:
            lay(zones[base + Z_HAND], seen, at, code)
        lay(zones[base + Z_WORN], seen, at, code + Z_WORN)
        lay(zones[base + Z_PACK], seen, at, code + Z_PACK)
        lay(zones[base + Z_TRAITS], seen, at, code + Z_TRAITS)
        lay(zones[base + Z_CURSES], seen, at, code + Z_CURSES)
    shared = 1 + n * SEAT_ZONES
    if everything:
        for deck in (DOOR, TREASURE, SEAL):
            for z in (Z_POOL, Z_TOP, Z_BOTTOM):
                lay(zones[z - deck], seen, at, shared + IN_DECK)
    elif s.seen:
        for card, mask in s.seen:
            if mask >> seat & 1:
                for who in range(n):
                    if card in zones[who * SEAT_ZONES + Z_HAND]:
                        seen[at + card] = i16(1 + (who - seat) % n * SEAT_ZONES)
    lay(zones[Z_DISCARD - DOOR], seen, at, shared + DISCARDED)
    lay(zones[Z_DISCARD - TREASURE], seen, at, shared + DISCARDED)
    lay(zones[Z_OPEN], seen, at, shared + SEAL_OPEN)
    lay(zones[Z_SHOWN], seen, at, shared + SHOWN)
    lay(zones[Z_LIMBO], seen, at, shared + TAKING_EFFECT)
    lay(zones[Z_SPOILS], seen, at, shared + SPOILS)
    lay(zones[Z_BODY], seen, at, shared + BODY)
    lay(zones[Z_POOL - CHARACTER], seen, at, shared + UNCLAIMED)
    if s.seen or len(s.stack) > 1:
        lay(peeked(s, seat), seen, at, shared + ON_TOP)
    cb = s.combat
    if cb is not None:
        there = zones[Z_FIGHT]
        lay(there, seen, at, shared + BESIDE)
        for m in cb.monsters:
            if m[MONSTER_BODY] in there:
                seen[at + m[MONSTER_BODY]] = i16(shared + FIGHTING)
        for cards in cb.enhancers:
            for card in cards:
                if card in there:
                    seen[at + card] = i16(shared + ENHANCING)
        for card, side, _n, _traits in cb.boosts:
            if card in there:
                seen[at + card] = i16(shared + FOR_MUNCHKINS + side)


def lay(cards: Numbers, seen: "vec[i16]", at: i64, code: i64) -> None:
    """The code of a place for each of the cards there."""
    for card in cards:
        seen[at + card] = i16(code)
