"""Constructors of frames. Written by `make layout` from layout/frames.py: change that."""

# fmt: off
from collections.abc import Sequence

from kickdoor.engine.ids import *
from kickdoor.engine.state import Frame


def at(f: Frame, pc: Number) -> Frame:
    """The same frame at another point."""
    moved = list(f)
    moved[PC] = pc
    return tuple(moved)


def put_in(f: Frame, place: Number, value: Number) -> Frame:
    """The same frame with another value in one place."""
    changed = list(f)
    changed[place] = value
    return tuple(changed)


def turn_frame(pc: Number = 0) -> Frame:
    """The turn itself, always at the bottom."""
    return (F_TURN, pc)


def prog_frame(
    seat: Number, program: Number, card: Number, user: Number, target: Number = -1, acc: Number = 0, stage: Number =
    0, second: Number = -1, ability: Number = -1, monster: Number = -1, pc: Number = 0,
) -> Frame:
    """A card's program; its seat is 'you'."""
    return (F_PROG, pc, seat, program, card, user, target, acc, stage, second, ability, monster)


def pick_frame(seat: Number, why: Number, options: Sequence[int] = (), pc: Number = 0) -> Frame:
    """A seat must choose."""
    if options:
        return (F_PICK, pc, seat, why, *options)
    return (F_PICK, pc, seat, why)


def curse_frame(seat: Number, card: Number, user: Number, door: Number, pc: Number = 0) -> Frame:
    """A Curse about to strike its victim."""
    return (F_CURSE, pc, seat, card, user, door)


def die_frame(seat: Number, purpose: Number, face: Number = 0, plus: Number = 0, pc: Number = 0) -> Frame:
    """A die of a seat."""
    return (F_DIE, pc, seat, purpose, face, plus)


def draw_frame(seat: Number, deck: Number, count: Number, up: Number, where: Number, pc: Number = 0) -> Frame:
    """Cards for a seat, one after another."""
    return (F_DRAW, pc, seat, deck, count, up, where)


def flee_frame(seat: Number, uid: Number, pc: Number = 0) -> Frame:
    """One runner, one monster."""
    return (F_FLEE, pc, seat, uid)


def reward_frame(treasures: Number = 0, pc: Number = 0) -> Frame:
    """What a won fight is worth."""
    return (F_REWARD, pc, treasures)


def share_frame(seat: Number, owed: Number, order: Number, made: Number, later: Number, pc: Number = 0) -> Frame:
    """A helper's share of the Treasures."""
    return (F_SHARE, pc, seat, owed, order, made, later)


def death_frame(seat: Number, first: Number, looters: Sequence[int] = (), pc: Number = 0) -> Frame:
    """A body is looted, from its first card on."""
    if looters:
        return (F_DEATH, pc, seat, first, *looters)
    return (F_DEATH, pc, seat, first)


def order_frame(purpose: Number, keys: Sequence[int] = (), pc: Number = 0) -> Frame:
    """Rolling for order: seats and their keys in turn."""
    if keys:
        return (F_ORDER, pc, purpose, *keys)
    return (F_ORDER, pc, purpose)


def deal_frame(
    builder: Number, other: Number, giver: Number, scope: Number, treasures: Number = -1, order: Number = -1,
    rounds: Number = 0, gives: Number = 0, gets: Number = 0, cards: Sequence[int] = (), pc: Number = 0,
) -> Frame:
    """An offer; its cards are those given, those got and those promised to be played."""
    if cards:
        return (F_DEAL, pc, builder, other, giver, scope, treasures, order, rounds, gives, gets, *cards)
    return (F_DEAL, pc, builder, other, giver, scope, treasures, order, rounds, gives, gets)


def sale_frame(seat: Number, doubled: Number, cards: Sequence[int] = (), pc: Number = 0) -> Frame:
    """Items being sold."""
    if cards:
        return (F_SALE, pc, seat, doubled, *cards)
    return (F_SALE, pc, seat, doubled)


def right_frame(seat: Number, card: Number = -1, pc: Number = 0) -> Frame:
    """More of something than allowed."""
    return (F_RIGHT, pc, seat, card)


def each_frame(
    program: Number, card: Number, user: Number, acc: Number, seats: Sequence[int] = (), pc: Number = 0,
) -> Frame:
    """A program for one seat after another."""
    if seats:
        return (F_EACH, pc, program, card, user, acc, *seats)
    return (F_EACH, pc, program, card, user, acc)


def take_frame(seat: Number, filter: Number, takers: Sequence[int] = (), pc: Number = 0) -> Frame:
    """Others take from a victim."""
    if takers:
        return (F_TAKE, pc, seat, filter, *takers)
    return (F_TAKE, pc, seat, filter)


def random_frame(seat: Number, deck: Number, pc: Number = 0) -> Frame:
    """Chance names a card of a hand."""
    return (F_RANDOM, pc, seat, deck)


def fight_frame(seat: Number, card: Number, pc: Number = 0) -> Frame:
    """A monster is met."""
    return (F_FIGHT, pc, seat, card)


def offer_frame(seat: Number, ability: Number, card: Number, pc: Number = 0) -> Frame:
    """A monster that left offers something."""
    return (F_OFFER, pc, seat, ability, card)


def gain_frame(seat: Number, card: Number, up: Number, where: Number, pc: Number = 0) -> Frame:
    """A card that must be played at once."""
    return (F_GAIN, pc, seat, card, up, where)


def loot_frame(seat: Number, count: Number, pc: Number = 0) -> Frame:
    """Which deck to loot from."""
    return (F_LOOT, pc, seat, count)


def redraw_frame(seat: Number, pc: Number = 0) -> Frame:
    """A new hand."""
    return (F_REDRAW, pc, seat)


def after_frame(pc: Number = 0) -> Frame:
    """The end of the running away."""
    return (F_AFTER, pc)


def first_frame(pc: Number = 0) -> Frame:
    """Who runs first."""
    return (F_FIRST, pc)


def pay_frame(seat: Number, ability: Number, owed: Number, source: Number, target: Number, pc: Number = 0) -> Frame:
    """Further cards of a cost."""
    return (F_PAY, pc, seat, ability, owed, source, target)


def bad_frame(seat: Number, uid: Number, pc: Number = 0) -> Frame:
    """Bad Stuff about to happen."""
    return (F_BAD, pc, seat, uid)


def save_frame(seat: Number, pc: Number = 0) -> Frame:
    """Somebody would die."""
    return (F_SAVE, pc, seat)


def giving_frame(seat: Number, filter: Number, card: Number, lowest: Number, pc: Number = 0) -> Frame:
    """A card for another player."""
    return (F_GIVING, pc, seat, filter, card, lowest)


def spoil_frame(slot: Number, pc: Number = 0) -> Frame:
    """A Treasure exchanged for one of the discards."""
    return (F_SPOIL, pc, slot)


def heir_frame(seat: Number, pc: Number = 0) -> Frame:
    """A body is about to be looted."""
    return (F_HEIR, pc, seat)


def peek_frame(
    seat: Number, deck: Number, count: Number, sink: Number, cards: Sequence[int] = (), pc: Number = 0,
) -> Frame:
    """The top of a deck, looked at."""
    if cards:
        return (F_PEEK, pc, seat, deck, count, sink, *cards)
    return (F_PEEK, pc, seat, deck, count, sink)


def keep_one_frame(seat: Number, cards: Sequence[int] = (), pc: Number = 0) -> Frame:
    """Of the cards drawn one stays; those held before."""
    if cards:
        return (F_KEEP_ONE, pc, seat, *cards)
    return (F_KEEP_ONE, pc, seat)


def toll_frame(seat: Number, count: Number, pc: Number = 0) -> Frame:
    """Cards of the hand to discard."""
    return (F_TOLL, pc, seat, count)


def stamp_frame(
    seat: Number, uid: Number, tag: Number, word: Number, other_tag: Number, other_word: Number, pc: Number = 0,
) -> Frame:
    """One of two tags for a monster."""
    return (F_STAMP, pc, seat, uid, tag, word, other_tag, other_word)


def omen_frame(seat: Number, pc: Number = 0) -> Frame:
    """The die at the start of a turn."""
    return (F_OMEN, pc, seat)


def chase_frame(levels: Number, uid: Number, seats: Sequence[int] = (), pc: Number = 0) -> Frame:
    """Others must get away from a monster too."""
    if seats:
        return (F_CHASE, pc, levels, uid, *seats)
    return (F_CHASE, pc, levels, uid)


def reborn_frame(seat: Number, pc: Number = 0) -> Frame:
    """Another character after a death?."""
    return (F_REBORN, pc, seat)


def open_frame(seat: Number, quiet: Number, pc: Number = 0) -> Frame:
    """A Seal is opened."""
    return (F_OPEN, pc, seat, quiet)


def dues_frame(seat: Number, card: Number, pc: Number = 0) -> Frame:
    """A card discarded when the draw it paid for is done."""
    return (F_DUES, pc, seat, card)


def bound_frame(seat: Number, step: Number, a: Number = 0, b: Number = 0, pc: Number = 0) -> Frame:
    """Whatever a custom of a pack goes through."""
    return (F_BOUND, pc, seat, step, a, b)
