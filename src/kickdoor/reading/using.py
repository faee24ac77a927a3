"""Using an ability: whose it is, what is paid for it."""

from collections.abc import Iterator

from kickdoor.engine import ids
from kickdoor.engine.abilities import payments
from kickdoor.engine.ability import Ability
from kickdoor.engine.ids import Choice
from kickdoor.engine.playing import TO_PAY, sources
from kickdoor.reading.aims import aims
from kickdoor.reading.reader import NOBODYS, Plan, Reader, StepError

NOTHING_PAID = -2  # a payment no rule accepts


def use(r: Reader) -> Iterator[Plan]:
    number = r.scribe.box.names.ability_of.get(str(r.need("ability")))
    if number is None:
        raise StepError(f"ability: {r.step['ability']}: no such ability in this edition")
    paid = sorted([r.own(name) for name in r.step.get("discard", ())], key=lambda card: taken_along(r, card))
    fits = [index for index, ability in enumerate(r.t.abilities) if ability.name == number]
    for index in sorted(fits, key=lambda index: not sources(r.s, r.seat, index)):  # the own one first
        yield from used(r, index, r.t.abilities[index], paid)


def taken_along(r: Reader, card: int) -> int:
    """What would go with another card is paid before it: an Item enhancer, a Cheat!, an Item of a Hireling."""
    held = [item for holder, item in r.s.held if r.t.kind[holder] in (ids.K_HIRELING, ids.K_ALLY)]
    if r.t.kind[card] in (ids.K_ITEM_ENHANCER, ids.K_CHEAT):
        return 0
    return 1 if card in held else 2


def used(r: Reader, index: int, ability: Ability, paid: list[int]) -> Iterator[Plan]:
    """This one ability of that name, at everything it can be aimed at."""
    own = sources(r.s, r.seat, index)
    source = own[0] if own else -1
    if ability.cost == ids.COST_FILTER and not paid and r.step.get("choose") in r.own_cards():
        paid = [r.own(r.step["choose"])]
    before: Plan = [(ids.V_KICK, 0, 0, 0)] if opens_the_door(r, ability) else []
    for aim, _second in aims(r, ability, source) or [(NOBODYS, -1)]:
        cards = payment(r, ability, source, aim, paid)
        yield [*before, *with_payment(index, ability, aim, cards)]


def opens_the_door(r: Reader, ability: Ability) -> bool:
    """Is it about the face-up draw, which is still to come: the door?"""
    at_the_door = r.s.phase == ids.PH_START and r.s.stack[-1][ids.KIND] == ids.F_TURN
    return bool(ability.when & ids.W_DRAW) and at_the_door


def payment(r: Reader, ability: Ability, source: int, aim: int, paid: list[int]) -> list[int]:
    """What stands for the cost in the choices: the cards paid, -1 where none are named, NOTHING_PAID for wrong ones."""
    cost, many = ability.cost, ability.cost_n
    if cost in (ids.COST_NONE, ids.COST_SELF):
        return [NOTHING_PAID] if paid and paid != [source] else [-1]
    if cost == ids.COST_HAND:
        return [NOTHING_PAID] if "discard" in r.step and sorted(paid) != sorted(r.hand()) else [-1]
    if not paid and "discard" not in r.step:
        able = sorted(payments(r.s, r.seat, ability, source, aim), key=lambda card: taken_along(r, card))
        return able if len(able) == max(many, 1) else [TO_PAY]
    if not paid or (many > 1 and len(paid) != many):
        return [NOTHING_PAID]
    return paid


def with_payment(index: int, ability: Ability, aim: int, cards: list[int]) -> Plan:
    """One use for all cards where it costs several, else one for each."""
    uses: list[Choice] = [(ids.V_USE, index, aim, card) for card in cards]
    if ability.cost_n <= 1:
        return uses
    return [uses[0], *[(ids.V_CHOOSE, ids.T_CARD + card, 0, 0) for card in cards[1:]]]
