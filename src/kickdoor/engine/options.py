"""What a seat is offered: every lawful act worth a question, in canonical order.

Housekeeping (sales, gear, trades, abilities used outside fights) is offered on the own turn, a bounded number of times;
taking an Item off is offered only as an exchange, dropping a Class or Race only in a lost fight with a monster that
hates it. The rules allow all of it more often, and to others too: `refuse` says so whenever somebody asks, and what it
allows may be done.
"""

from typing import Final

from kickdoor.engine import deals
from kickdoor.engine.abilities import payments, why_not_again
from kickdoor.engine.ability import Ability
from kickdoor.engine.attaching import why_not_attach
from kickdoor.engine.attachments import held_by
from kickdoor.engine.big_items import big_items
from kickdoor.engine.charity import charity_options
from kickdoor.engine.conditions import why_not_conds
from kickdoor.engine.flee import die_value
from kickdoor.engine.hand_options import card_options, mode_options
from kickdoor.engine.help import help_options
from kickdoor.engine.hooks import H_JOINING
from kickdoor.engine.housekeeping import housekeeping, sale_options, sale_starts
from kickdoor.engine.ids import *
from kickdoor.engine.joining import open_to_all
from kickdoor.engine.losing import traits_of_kind
from kickdoor.engine.modifiers import suffers, usable
from kickdoor.engine.playing import TO_PAY
from kickdoor.engine.questions import is_asked, thinker
from kickdoor.engine.state import NO_MEMO, Combat, Frame, State
from kickdoor.engine.sums import hated_traits
from kickdoor.engine.targets import targets
from kickdoor.engine.windows import in_combat, situation
from kickdoor.engine.zones import reach

MONSTER_MOMENTS: Final = W_FIGHT | W_HELP | W_RUN | W_LEFT  # when a monster's own abilities may matter
MOST_HOUSEKEEPING: Final = 6  # acts of housekeeping offered to a seat in one turn


def options(s: State, seat: Seat) -> list[Choice]:
    """All that is offered to the seat now; [] when it is not being asked."""
    if not (s.deciding | s.invited) >> seat & 1:
        return []
    top = s.stack[-1]
    kind = top[KIND]
    if kind == F_TURN:
        if s.combat is None and seat == s.turn and PH_SETUP < s.phase < PH_OVER:
            return window_options(s, seat, W_OWN)
    elif s.deciding >> seat & 1 and is_asked(top, seat):
        if kind == F_SALE or (kind == F_DEAL and top[PC] == 0):
            return question_options(s, seat, top)  # whoever puts something together goes on with it
        if not s.invited >> seat & 1 and not thinker(s, top):
            return question_options(s, seat, top)
    w = situation(s, seat)
    return window_options(s, seat, w) if w or s.deciding >> seat & 1 else []


def window_options(s: State, seat: Seat, w: Moment) -> list[Choice]:
    """The same for a seat whose situation is known: what it is asked, then what the moment allows besides."""
    leads = s.deciding >> seat & 1
    top = s.stack[-1]
    kind = top[KIND]
    if not leads:
        found = [PASS]
    elif kind == F_TURN or not is_asked(top, seat):
        found = deciding_options(s, seat)
    else:
        found = question_options(s, seat, top)
    memo: Moment = s.reach[seat]
    if memo == NO_MEMO:
        memo = reach(s, seat)
    moment = w | W_TURN if seat == s.turn else w
    if w & W_COMBAT and s.t.hooks[H_JOINING]:
        cb = s.combat
        moment |= open_to_all(s, cb) if cb is not None else 0
    if w and (memo & moment or s.fresh or s.zones[Z_SHOWN]):
        card_options(s, seat, w, moment, found)
    if s.ready[seat] & w:
        use_options(s, seat, w, found)
    if w & MONSTER_MOMENTS:
        monster_options(s, seat, w, found)
    if leads and w == W_OWN and s.busy[seat] < MOST_HOUSEKEEPING and kind == F_TURN:
        housekeeping(s, seat, memo, found)
    return found


def question_options(s: State, seat: Seat, top: Frame) -> list[Choice]:
    """The answers to the question at hand; all that is offered to who has passed since anything happened."""
    if top[KIND] == F_DEAL:
        return deals.options(s, top)
    if top[KIND] == F_SALE:
        return sale_options(s, seat)
    if top[KIND] != F_PICK:
        return []
    picks = top[PICK_OPTIONS:] if top[PICK_WHY] != WHY_SEARCH else one_of_each(s, top[PICK_OPTIONS:])
    found: list[Choice] = [(V_CHOOSE, option, 0, 0) for option in picks]
    if found and top[PICK_WHY] == WHY_BIG:
        mending_options(s, seat, found)
    return found


def one_of_each(s: State, picks: tuple[int, ...]) -> tuple[int, ...]:
    """Copies of a card among the discards are offered once: the one that lies highest."""
    kinds = {s.t.face[pick - T_CARD]: pick for pick in reversed(picks)}
    return tuple([pick for pick in picks if kinds[s.t.face[pick - T_CARD]] == pick])


def mending_options(s: State, seat: Seat, found: list[Choice]) -> None:
    """ITEM-12: instead of giving a Big Item up, sell it, or hand it to somebody who carries it."""
    if seat == s.turn and not in_combat(s, seat):
        found += sale_starts(s, seat)
    base = seat * SEAT_ZONES
    for holder in s.zones[base + Z_WORN]:
        if s.t.marks[holder] & M_CARRIER and held_by(s, holder) < 0:
            for item in big_items(s, seat):
                if why_not_attach(s, seat, holder, item) == 0:
                    found.append((V_ATTACH, holder, item, 0))


def deciding_options(s: State, seat: Seat) -> list[Choice]:
    """The step that is this seat's to take."""
    phase = s.phase
    if phase == PH_START:
        return [KICK]
    found: list[Choice] = []
    if phase == PH_DOOR:
        found.append((V_KEEP, s.zones[Z_SHOWN][0], 0, 0))
    elif phase == PH_TROUBLE:
        trouble_options(s, seat, found)
    elif phase == PH_CHARITY:
        charity_options(s, seat, found)
    else:
        cb = s.combat
        assert cb is not None
        if phase == PH_COMBAT:
            fight_options(s, cb, seat, found)
        else:
            for who, uid in cb.todo:
                if who == seat:
                    found.append((V_RUN, uid, 0, 0))
            for offers in s.t.offers:
                found += offers(s, cb, seat)
    return found


def trouble_options(s: State, seat: Seat, found: list[Choice]) -> None:
    """TURN-07, TURN-08: loot the room, or look for trouble."""
    if s.woes and suffers(s, seat, P_NO_LOOT):
        found.append(FINISH)
    else:
        found.append(LOOT)
        if s.loot:
            found.append(FINISH)
    if not s.loot:
        for card in s.zones[seat * SEAT_ZONES + Z_HAND]:
            if s.t.kind[card] == K_MONSTER:
                found.append((V_TROUBLE, card, 0, 0))


def fight_options(s: State, cb: Combat, seat: Seat, found: list[Choice]) -> None:
    """A fight that is being lost: run, let an Ally pay, ask for help, drop what the monsters hate."""
    for m in cb.monsters:
        found.append((V_RUN, m[MONSTER_UID], 0, 0))
    for offers in s.t.offers:
        found += offers(s, cb, seat)
    help_options(s, cb, seat, found)
    if s.zones[seat * SEAT_ZONES + Z_TRAITS] and not cb.frozen:
        hated = hated_traits(s, cb)
        if hated:
            for card in traits_of_kind(s, seat, KIND_CLASS | KIND_RACE):
                if s.t.trait[card] & hated:
                    found.append((V_DROP, card, 0, 0))


def use_options(s: State, seat: Seat, w: Moment, found: list[Choice]) -> None:
    """Abilities of own cards in play, and one-shots on the table."""
    t = s.t
    base = seat * SEAT_ZONES
    useful = t.table_reach
    for card in s.zones[base + Z_TRAITS]:
        if useful[card] & w:
            ability_options(s, seat, card, w, found)
    for card in s.zones[base + Z_WORN]:
        if useful[card] & w and usable(s, seat, card):
            ability_options(s, seat, card, w, found)
    for card in s.zones[base + Z_PACK]:
        if useful[card] & w:
            if t.kind[card] == K_ONESHOT:
                mode_options(s, seat, card, w, found)
            for number in t.uses[card] if t.kind[card] != K_MONSTER and usable(s, seat, card) else ():
                if t.abilities[number].cost == COST_SELF:
                    ability_option(s, seat, card, number, w, found)


def monster_options(s: State, seat: Seat, w: Moment, found: list[Choice]) -> None:
    """What a monster offers to those who fight it, or after it has left."""
    t = s.t
    cb = s.combat
    if cb is not None:
        seen: Numbers = ()
        for m in cb.monsters:
            card = m[MONSTER_CARD]
            if t.table_reach[card] & w and card not in seen:
                seen += (card,)
                ability_options(s, seat, card, w, found)
    top = s.stack[-1]
    if top[KIND] == F_OFFER:
        ability_options(s, seat, top[OFFER_CARD], w, found)


def ability_options(s: State, seat: Seat, card: Number, w: Moment, found: list[Choice]) -> None:
    for number in s.t.uses[card]:
        ability_option(s, seat, card, number, w, found)


def ability_option(s: State, seat: Seat, card: Number, number: Number, w: Moment, found: list[Choice]) -> None:
    t = s.t
    ability = t.abilities[number]
    if not ability.when & w or (ability.conds and why_not_conds(s, seat, ability)):
        return
    if pointless(s, t.programs[ability.program][0][0]):
        return
    if ability.when & W_OFF and ability.target != TG_DROPPED and (s.turn != seat or s.busy[seat] >= MOST_HOUSEKEEPING):
        return  # outside fights it is housekeeping
    if ability.target == TG_DROPPED:
        salvage_options(s, seat, number, card, found)
        return
    paid: Number = TO_PAY
    if ability.cost == COST_NONE:
        paid = -1
    elif not several_ways(s, seat, ability):
        paying = payments(s, seat, ability, card, NO_TARGET)
        if not paying:
            return
        if len(paying) == 1:
            paid = paying[0]
    if ability.target == TG_NONE:
        if why_not_again(s, seat, number, ability, NO_TARGET) == 0:
            found.append((V_USE, number, NO_TARGET, paid))
        return
    for target, _second in targets(s, seat, ability, card):
        if ability.limit == LIMIT_NONE or why_not_again(s, seat, number, ability, target) == 0:
            found.append((V_USE, number, target, paid))


def salvage_options(s: State, seat: Seat, number: Number, card: Number, found: list[Choice]) -> None:
    """An Item out of the discards for one worth as much: every pair is a choice of its own."""
    ability = s.t.abilities[number]
    for target, _second in targets(s, seat, ability, card):
        if why_not_again(s, seat, number, ability, target) == 0:
            found += [(V_USE, number, target, paid) for paid in payments(s, seat, ability, card, target)]


def pointless(s: State, op: Number) -> bool:
    """Strength for a fight already won, or help for a roll that has succeeded: lawful, but not worth a question."""
    if op == O_SPEND:
        return s.deciding == 0
    return op == O_DIE_PLUS and die_value(s, s.stack[-1]) >= ESCAPE_ON


def several_ways(s: State, seat: Seat, ability: Ability) -> bool:
    """Are there plainly several cards to pay with? One of the own cards may be the source itself."""
    base = seat * SEAT_ZONES
    zones = s.zones
    own = len(zones[base + Z_HAND])
    if ability.cost != COST_CARD:
        return ability.cost == COST_HAND_CARD and own > 1
    own += len(zones[base + Z_WORN]) + len(zones[base + Z_PACK]) + len(zones[base + Z_TRAITS])
    return own >= ability.cost_n + 2
