"""What a person is told and asked: events in sentences, offers, dice, questions."""

from kickdoor.engine import events as e
from kickdoor.engine import ids
from kickdoor.engine.view import DealView, View
from kickdoor.game import Request
from kickdoor.notation import asked
from kickdoor.scenario.explain import sentence
from kickdoor.text.speech import Speech

Event = tuple[int, int, int, int, int, int]
SIDES = (ids.T_SIDE, ids.T_SIDE + 1)


def tell_event(speech: Speech, event: Event) -> str:
    """What happened; a card that was not for the person's eyes is "a card"."""
    heard = e.event_for(event, speech.person)
    kind, seat, a, b, c, _audience = heard
    if kind == e.E_OFFERED and b == ids.DEAL_HELP:
        who, other = speech.players[seat], speech.players[a]
        return speech.say("note-asks-help", who=who, other=other, treasures=speech.treasures(c))
    told = sentence(speech.titles, heard, speech.language).partition("  [")[0]
    if kind == e.E_PLAYED and b in SIDES:
        side = speech.say(("side-munchkins", "side-monsters")[b - ids.T_SIDE])
        return speech.say("note-played-for", told=told, side=side)
    return told


def tell_deal(speech: Speech, deal: DealView) -> str:
    """An offer in one sentence."""
    name = speech.titles.card
    other = speech.players[deal.other if deal.builder == deal.giver else deal.builder]
    gives = [speech.treasures(deal.treasures)] if deal.treasures else []
    gives += [name(card) for card in deal.give]
    gives += [speech.say("note-promise", card=name(card)) for card in deal.play]
    gets = [name(card) for card in deal.get]
    if deal.scope == ids.DEAL_HELP:
        gets.append(speech.say("note-help"))
    nothing = [speech.say("note-nothing")]
    return speech.say(
        "note-deal",
        who=speech.players[deal.giver],
        gives=speech.listed(gives or nothing, "comma"),
        other=other,
        gets=speech.listed(gets or nothing, "comma"),
    )


def question(speech: Speech, view: View, request: Request) -> str:
    """What the person is asked."""
    if view.phase == ids.PH_SETUP:
        return speech.say("request-setup")
    if not request.mandatory:
        return speech.say("request-step-in")
    if request.kind == "charity" and view.charity is not None:
        limit, takers = view.charity
        hand = len(view.players[request.seat].hand)
        if hand > limit and request.seat in takers:
            return speech.say("charity-discard", hand=hand, n=limit)
        if hand > limit:
            who = speech.listed([speech.players[seat] for seat in takers])
            return speech.say("charity-give", hand=hand, n=limit, who=who)
    return asked(speech.box, view.why, request.kind, speech.language)


def notes(speech: Speech, view: View) -> list[str]:
    """What else one must know to answer: the Seals, the die, the offer, the sale so far."""
    told = []
    if view.seals:
        told.append(speech.say("note-seals", n=len(view.seals), card=speech.titles.card(view.seals[-1])))
    if view.die is not None:
        die = view.die
        message = "note-die-run" if die.monster >= 0 else "note-die"
        told.append(speech.say(message, who=speech.players[die.seat], face=die.face, value=die.value))
    if view.deal is not None and view.deal.made:
        told.append(tell_deal(speech, view.deal))
    if view.sale:
        told.append(speech.say("note-sale", n=sum(speech.box.tables.gold[card] for card in view.sale)))
    return told
