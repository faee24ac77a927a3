"""What players send about the game, turned into lawful choices or refused with a clause."""

from functools import partial

from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.game import Game, Refused, well_formed
from kickdoor.notation import PICKS
from kickdoor.reading import StepError
from kickdoor.scenario.parse import check_step
from kickdoor.server import wire
from kickdoor.server.refusal import Refusal
from kickdoor.server.stream import Stream


def chosen(stream: Stream, seat: int, message: wire.Choose) -> list[Choice]:
    """The choices a message stands for."""
    asked = stream.asked[seat]
    if message.request and (asked.request is None or message.request != asked.id):
        raise Refusal("stale", "The question has changed since.")
    if (message.choice is None) == (message.step is None):
        raise Refusal("bad", "choose: either a choice or a step.")
    if message.choice is not None:
        if asked.request is not None and message.choice in asked.request.options:
            return [message.choice]  # what is offered is lawful
        return lawful(stream.game, seat, [message.choice])
    return read_step(stream.game, seat, message.step or {})


def read_step(game: Game, seat: int, step: dict[str, object]) -> list[Choice]:
    try:
        plan, refusal = game.find_plan(seat, check_step(step, game.scribe.players))
    except (StepError, ValueError) as error:
        raise Refusal("bad", str(error)) from None
    if refusal is not None:
        raise by_the_rules(game, refusal)
    return plan


def proposed(game: Game, seat: int, offer: wire.Propose) -> list[Choice]:
    """A whole offer as the choices it is made of."""
    give = [(ids.V_TERM, ids.TERM_GIVE, card, 0) for card in offer.give]
    get = [(ids.V_TERM, ids.TERM_GET, card, 0) for card in offer.get]
    done = (ids.V_DONE, 0, 0, 0)
    pick = (ids.V_TERM, ids.TERM_PICK, PICKS.index(offer.pick), 0)
    play = [(ids.V_TERM, ids.TERM_PLAY, card, 0) for card in offer.play]
    plan: list[Choice]
    if offer.counter:
        plan = [(ids.V_COUNTER, 0, 0, 0)]
        if offer.scope == "help":
            plan += [(ids.V_TERM, ids.TERM_TREASURES, offer.treasures, 0), pick, *give, *play]
        else:
            plan += [*give, *get]
        plan.append(done)
    elif offer.scope == "help":
        plan = [(ids.V_DEAL, ids.DEAL_HELP, offer.to, offer.treasures), pick, *give, *play, done]
    elif offer.scope == "trade":
        plan = [(ids.V_DEAL, ids.DEAL_TRADE, offer.to, 0), *give, *get, done]
    elif len(offer.give) == 1:
        plan = [(ids.V_DEAL, ids.DEAL_GIFT, offer.to, offer.give[0])]
    else:
        raise Refusal("bad", "propose: a gift is one card.")
    return lawful(game, seat, plan)


def lawful(game: Game, seat: int, plan: list[Choice]) -> list[Choice]:
    """The plan, if the rules allow it as a whole."""
    try:
        plan = [well_formed(game.box, choice) for choice in plan]
    except Refused as refusal:
        raise by_the_rules(game, refusal) from None
    reason = game.try_plan(seat, plan)
    if reason:
        raise by_the_rules(game, Refused(*game.scribe.refusal(game.state, seat, plan[0], reason)))
    return plan


def by_the_rules(game: Game, refusal: Refused) -> Refusal:
    rule = partial(game.scribe.reason, refusal.reason, who=game.scribe.chooser(game.state)) if refusal.reason else None
    return Refusal("rules", refusal.why, refusal.clauses, rule)
