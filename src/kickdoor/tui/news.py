"""What a person is told and asked: events in sentences, offers, dice, questions."""

from kickdoor.engine import events as e
from kickdoor.engine import ids
from kickdoor.engine.view import DealView, View
from kickdoor.game import Request
from kickdoor.notation import asked
from kickdoor.ruleset import Box
from kickdoor.scenario.explain import sentence
from kickdoor.tui.phrases import SIDES, Phrases, treasures
from kickdoor.words import say

Event = tuple[int, int, int, int, int, int]


def tell_event(phrases: Phrases, event: Event) -> str:
    """What happened; a card that was not for the person's eyes is "a card"."""
    heard = e.event_for(event, phrases.person)
    kind, seat, a, b, c, _audience = heard
    told = sentence(phrases.titles, heard).partition("  [")[0]
    if kind == e.E_PLAYED and b in SIDES:
        told += " to help the monsters" if b > ids.T_SIDE else " to help the munchkins"
    if kind == e.E_OFFERED and b == ids.DEAL_HELP:
        told = f"{phrases.players[seat]} asks {phrases.players[a]} for help, offering {treasures(c)}"
    return told


def tell_deal(phrases: Phrases, deal: DealView) -> str:
    """An offer in one sentence."""
    giver = phrases.players[deal.giver]
    other = phrases.players[deal.other if deal.builder == deal.giver else deal.builder]
    gives = [treasures(deal.treasures)] if deal.treasures else []
    gives += [phrases.titles.card(card) for card in deal.give]
    gives += [f"the promise to play {phrases.titles.card(card)}" for card in deal.play]
    gets = [phrases.titles.card(card) for card in deal.get]
    if deal.scope == ids.DEAL_HELP:
        gets.append("help")
    return f"{giver} gives {listed(gives)}; {other} gives {listed(gets)}."


def question(box: Box, view: View, request: Request) -> str:
    """What the person is asked."""
    if view.phase == ids.PH_SETUP:
        return say("en", "request-setup")
    if not request.mandatory:
        return say("en", "request-step-in")
    return asked(box, view.why, request.kind)


def notes(phrases: Phrases, view: View) -> list[str]:
    """What else one must know to answer: the Seals, the die, the offer, the sale so far."""
    told = []
    if view.seals:
        many = "1 Seal is open" if len(view.seals) == 1 else f"{len(view.seals)} Seals are open"
        told.append(f"{many}, on top {phrases.titles.card(view.seals[-1])}.")
    if view.die is not None:
        die = view.die
        told.append(f"The die of {phrases.players[die.seat]} shows {die.face}")
        told[-1] += f" and counts {die.value}; 5 gets away." if die.monster >= 0 else f" and counts {die.value}."
    if view.deal is not None and view.deal.made:
        told.append(tell_deal(phrases, view.deal))
    if view.sale:
        told.append(f"For sale: {sum(phrases.box.tables.gold[card] for card in view.sale)} Gold Pieces so far.")
    return told


def listed(things: list[str]) -> str:
    return ", ".join(things) if things else "nothing"
