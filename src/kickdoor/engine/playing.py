"""May this card be played, this ability used, this Item put on or taken off? Each answer is a reason, 0 for yes."""

from collections.abc import Callable
from typing import Final

from kickdoor.engine import reasons as r
from kickdoor.engine.abilities import payments, why_not_again, why_not_now
from kickdoor.engine.ability import Ability
from kickdoor.engine.aiming import why_not_target
from kickdoor.engine.company import company
from kickdoor.engine.conditions import holds, why_not_conds
from kickdoor.engine.ids import *
from kickdoor.engine.items import slot_conflicts, why_not_carry, why_not_equip
from kickdoor.engine.joining import why_not_join
from kickdoor.engine.modifiers import usable
from kickdoor.engine.state import State
from kickdoor.engine.targets import targets, unpaired
from kickdoor.engine.traits import has_modifier
from kickdoor.engine.windows import in_combat, situation

TO_PAY: Final = -1  # paid: the cards are named afterwards

MONSTER_TARGETS: Final = 1 << TG_MONSTER | 1 << TG_NAMED | 1 << TG_SWAP | 1 << TG_TAGGED


def has_in_hand(s: State, seat: Seat, card: Number) -> bool:
    """In hand, or the face-up card behind the own door (TURN-05)."""
    if card in s.zones[seat * SEAT_ZONES + Z_HAND]:
        return True
    return seat == s.turn and card in s.zones[Z_SHOWN]


def why_not_play(s: State, seat: Seat, card: Number, target: Number, second: Number) -> Number:
    """V_PLAY."""
    t = s.t
    kind = t.kind[card]
    if not has_in_hand(s, seat, card) and not (kind == K_ONESHOT and card in s.zones[seat * SEAT_ZONES + Z_PACK]):
        return r.NO_NOT_YOURS
    if not t.modes[card] and kind != K_ONESHOT and not plainly_aimed(kind, target, second):
        return r.NO_TARGET_FIT
    return OF_KIND[kind](s, seat, card, target, second, situation(s, seat))


def plainly_aimed(kind: Number, target: Number, second: Number) -> bool:
    """Nothing to aim at but, for what has a limit, the card it replaces; an Item may be put down unequipped."""
    if second not in ((0, CARRIED) if kind in (K_ITEM, K_ITEM_ENHANCER) else (-1,)):
        return False
    return target == NO_TARGET or kind in (K_CLASS, K_RACE, K_ALLY, K_COMPANION)


def item_played(s: State, seat: Seat, card: Number, target: Number, second: Number, w: Moment) -> Number:
    return why_not_item(s, seat, card, w)


def trait_played(s: State, seat: Seat, card: Number, target: Number, second: Number, w: Moment) -> Number:
    return why_not_trait(s, seat, card, target, w)


def modifier_played(s: State, seat: Seat, card: Number, target: Number, second: Number, w: Moment) -> Number:
    return why_not_modifier(s, seat, card, w)


def hireling_played(s: State, seat: Seat, card: Number, target: Number, second: Number, w: Moment) -> Number:
    """TIME-04: some at any time."""
    if not s.t.marks[card] & M_ANY_TIME:
        return why_not_item(s, seat, card, w)
    return r.OK if w & (W_ANY | W_SETUP) else why_not_now(W_ANY, w)


def companion_played(s: State, seat: Seat, card: Number, target: Number, second: Number, w: Moment) -> Number:
    return why_not_companion(s, seat, card, target, w)


def monster_played(s: State, seat: Seat, card: Number, target: Number, second: Number, w: Moment) -> Number:
    return why_not_join(s, card, w, s.t.tags[card])


def cheat_played(s: State, seat: Seat, card: Number, target: Number, second: Number, w: Moment) -> Number:
    return r.NO_TARGET_FIT  # it is attached


def oneshot_played(s: State, seat: Seat, card: Number, target: Number, second: Number, w: Moment) -> Number:
    if target == NO_TARGET and second == CARRIED:
        return why_not_item(s, seat, card, w) if has_in_hand(s, seat, card) else r.NO_ALREADY
    return why_not_modes(s, seat, card, target, second, w)


def enhancer_played(s: State, seat: Seat, card: Number, target: Number, second: Number, w: Moment) -> Number:
    """MULT-06: one that gives the tag may bring a monster of the own hand with it."""
    t = s.t
    if w == W_SETUP or target != NO_TARGET or second < 0 or not t.enhance[card][ENHANCE_TAGS]:
        return why_not_modes(s, seat, card, target, second, w)
    if second not in s.zones[seat * SEAT_ZONES + Z_HAND] or t.kind[second] != K_MONSTER:
        return r.NO_TROUBLE_MONSTER
    return why_not_join(s, second, w, t.enhance[card][ENHANCE_TAGS] | t.tags[second])


def why_not_modes(s: State, seat: Seat, card: Number, target: Number, second: Number, w: Moment) -> Number:
    """A card with one or more ways to be played: when none works, the one the target speaks of gives the reason."""
    if w == W_SETUP:
        return r.NO_SETUP
    first = fitting = r.OK
    for number in s.t.modes[card]:
        ability = s.t.abilities[number]
        why = why_not_now(ability.when, w) or why_not_conds(s, seat, ability)
        if not why:
            aims = targets(s, seat, ability, card)
            if (target, second) in (unpaired(aims) + aims if ability.target == TG_EXCHANGE else aims):
                return r.OK
            why = why_not_target(s, seat, ability, target)
        first = first or why
        if MONSTER_TARGETS >> ability.target & 1 and T_MONSTER <= target < T_MASK:
            fitting = fitting or why
    return fitting or first or r.NO_COND


def why_not_item(s: State, seat: Seat, card: Number, w: Moment) -> Number:
    """TIME-12, ITEM-01, R-14: on the own turn outside combat, or the moment it is received."""
    if in_combat(s, seat):
        return r.NO_IN_COMBAT
    if w & (W_OWN | W_SETUP):
        return why_not_carry(s, seat, card)
    if w & W_ASIDE:
        return why_not_carry(s, seat, card) if seat == s.turn or card in s.fresh else r.NO_RECEIVED
    return why_not_now(W_OWN, w)


def why_not_companion(s: State, seat: Seat, card: Number, target: Number, w: Moment) -> Number:
    """TIME-05, SETUP-15: at any time, in place of one or beside others; one Ally before the first turn."""
    if not w & (W_ANY | W_SETUP):
        return why_not_now(W_ANY, w)
    mine = company(s, seat, s.t.customs[s.t.custom[card]])
    if w == W_SETUP and mine and s.t.kind[card] == K_ALLY:
        return r.NO_SETUP_ALLY
    return r.OK if target == NO_TARGET or target - T_CARD in mine else r.NO_IN_PLACE


def why_not_trait_time(s: State, seat: Seat, card: Number, w: Moment) -> Number:
    """TIME-10: on the own turn, in combat too; or the moment it is received."""
    if not w & (W_ANY | W_SETUP):
        return why_not_now(W_ANY, w)
    if seat == s.turn or w == W_SETUP or (card in s.fresh and not in_combat(s, seat)):
        return r.OK
    return r.NO_TRAIT_TURN


def why_not_trait(s: State, seat: Seat, card: Number, target: Number, w: Moment) -> Number:
    """CHAR-10, CHAR-13, SUPER-02: a new Class or Race, in place of the old one or beside it."""
    return why_not_trait_time(s, seat, card, w) or why_not_beside(s, seat, card, target, w)


def why_not_beside(s: State, seat: Seat, card: Number, target: Number, w: Moment) -> Number:
    """The same, when the time for it is right."""
    t = s.t
    kind = t.kind[card]
    mine = [c for c in s.zones[seat * SEAT_ZONES + Z_TRAITS] if t.kind[c] == kind]
    replaces = target == NO_TARGET and not has_modifier(s, seat, kind)
    for c in mine:
        if t.trait[c] == t.trait[card] and not replaces and target != T_CARD + c:  # in a blend, of whichever set
            return r.NO_SAME_CLASS
    if w == W_SETUP and mine:
        return r.NO_SETUP_ONE
    if target != NO_TARGET:
        return r.OK if target - T_CARD in mine else r.NO_IN_PLACE
    return r.NO_IN_PLACE if len(mine) >= 2 else r.OK


def why_not_modifier(s: State, seat: Seat, card: Number, w: Moment) -> Number:
    """SUPER-01, SUPER-06: whenever a Class (Race) may be played, and only with one to attach it to."""
    why = why_not_trait_time(s, seat, card, w)
    if why:
        return why
    kind = K_CLASS if s.t.kind[card] == K_SUPER else K_RACE
    base = any(s.t.kind[c] == kind for c in s.zones[seat * SEAT_ZONES + Z_TRAITS])
    return r.OK if base and not has_modifier(s, seat, kind) else r.NO_SUPER_BASE


def sources(s: State, seat: Seat, number: Number) -> list[int]:
    """The cards that give the seat this ability now: own cards in play, or monsters in the fight."""
    t = s.t
    ability = t.abilities[number]
    base = seat * SEAT_ZONES
    found = [c for c in s.zones[base + Z_TRAITS] if number in t.uses[c]]
    found += [c for c in s.zones[base + Z_WORN] if number in t.uses[c] and usable(s, seat, c)]
    if ability.cost == COST_SELF:
        found += [c for c in s.zones[base + Z_PACK] if number in t.uses[c] and usable(s, seat, c)]
    cb = s.combat
    if cb is not None and not cb.over:
        found += [m[MONSTER_CARD] for m in cb.monsters if number in t.uses[m[MONSTER_CARD]]]
    top = s.stack[-1]
    if top[KIND] == F_OFFER and top[SEAT] == seat and top[OFFER_ABILITY] == number:
        found.append(top[OFFER_CARD])
    return found


def why_not_use(s: State, seat: Seat, number: Number, target: Number, paid: Number) -> Number:
    """V_USE."""
    ability = s.t.abilities[number]
    own = sources(s, seat, number)
    if not own:
        mine = s.zones[seat * SEAT_ZONES + Z_PACK] + s.zones[seat * SEAT_ZONES + Z_WORN]
        return r.NO_NOT_WORN if any(number in s.t.uses[c] for c in mine) else r.NO_ABILITY
    w = situation(s, seat)
    why = why_not_now(ability.when, w) or why_not_conds(s, seat, ability)
    if why and ability.target == TG_RIVAL_SMALL and in_combat(s, seat):
        return r.NO_THEFT_COMBAT
    why = why or why_not_again(s, seat, number, ability, target)
    if why:
        return why
    if (target, -1) not in targets(s, seat, ability, own[0]):
        return why_not_target(s, seat, ability, target)
    able = payments(s, seat, ability, own[0], target)
    if paid not in able:
        if paid == TO_PAY and able:
            return r.OK
        if paid in s.zones[seat * SEAT_ZONES + Z_CURSES]:
            return r.NO_COST_CURSE
        return r.NO_COST_SELF if paid == own[0] else r.NO_COST
    return r.OK


def why_not_gear(s: State, seat: Seat) -> Number:
    """TIME-08, ITEM-04, R-15: gear changes at any time outside the own fight."""
    w = situation(s, seat)
    if in_combat(s, seat):
        return r.NO_EQUIP_COMBAT
    return r.OK if w & (W_OWN | W_SETUP | W_ASIDE) else why_not_now(W_OWN, w)


def why_not_received(s: State, seat: Seat, card: Number) -> Number:
    """R-14: a card from the hand that goes to others in play is for the own turn, or the moment it is received."""
    mine = seat == s.turn or card in s.fresh or situation(s, seat) == W_SETUP
    return r.OK if mine else r.NO_RECEIVED


def why_not_put_on(s: State, seat: Seat, card: Number, off: Number, c: Number) -> Number:
    """V_EQUIP."""
    why = why_not_gear(s, seat)
    if why:
        return why
    if card in s.zones[seat * SEAT_ZONES + Z_WORN]:
        return r.NO_ALREADY
    if card not in s.zones[seat * SEAT_ZONES + Z_PACK] or s.t.kind[card] != K_ITEM:
        return r.NO_NOT_YOURS
    if off != -1 and off not in slot_conflicts(s, seat, card):
        return r.NO_EQUIPPED  # only what is in the way comes off
    return why_not_equip(s, seat, card, off)


def why_not_take_off(s: State, seat: Seat, card: Number, b: Number, c: Number) -> Number:
    """V_UNEQUIP."""
    why = why_not_gear(s, seat)
    if why:
        return why
    if card not in s.zones[seat * SEAT_ZONES + Z_WORN] or s.t.kind[card] != K_ITEM:
        return r.NO_EQUIPPED
    return r.OK


def can_promise(s: State, card: Number, seat: Seat, to: Number) -> bool:
    """HELP-03: could the card of this seat's hand be played on the helper, by what is known, once the fight is won?"""
    if s.dead >> to & 1 or card not in s.zones[seat * SEAT_ZONES + Z_HAND]:
        return False
    for number in s.t.modes[card]:
        ability = s.t.abilities[number]
        if ability.target == TG_PLAYER:
            if not ability.conds:
                return True
            if may_hold(s, seat, ability) and (T_PLAYER + to, -1) in targets(s, seat, ability, card):
                return True
    return False


def may_hold(s: State, seat: Seat, ability: Ability) -> bool:
    """Do its conditions hold when the promise is kept? As long as the fight is on, its end is still to come."""
    cb = s.combat
    on = cb is not None and not cb.over
    for cond, arg in ability.conds:
        if not (on and cond in (C_AFTER_COMBAT, C_AFTER_KILL)) and not holds(s, seat, cond, arg):
            return False
    return True


# K_MONSTER…: why not, by the kind of the card.
OF_KIND: Final[tuple[Callable[[State, int, int, int, int, int], int], ...]] = (
    monster_played,
    trait_played,  # Class
    trait_played,  # Race
    modifier_played,  # Super Munchkin
    modifier_played,  # Half-Breed
    enhancer_played,
    why_not_modes,  # specials
    why_not_modes,  # Curses
    item_played,
    oneshot_played,
    why_not_modes,  # Go Up a Level
    hireling_played,
    cheat_played,
    item_played,  # Item enhancers
    companion_played,  # Allies
    why_not_modes,  # characters
    why_not_modes,  # Seals
    companion_played,
)
