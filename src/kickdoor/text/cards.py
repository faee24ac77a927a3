"""Which cards a choice speaks of, and their texts."""

from collections.abc import Iterable

from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.text.speech import Speech


def cards_in(speech: Speech, view: View, choices: Iterable[Choice]) -> list[int]:
    """The cards that choices speak of, each kind once, for a look at their texts."""
    found: dict[int, int] = {}
    tables = speech.box.tables
    for choice in choices:
        for card in spoken_of(speech, view, choice):
            found.setdefault(tables.face[card], card)
    return list(found.values())


def spoken_of(speech: Speech, view: View, choice: Choice) -> list[int]:
    """The cards of one choice: what is played or used, what it is aimed at, what pays for it."""
    verb, a, b, c = choice
    cards = [a] if verb in ids.CARD_VERBS else []
    if verb == ids.V_USE:
        cards += speech.box.names.copies[speech.box.tables.abilities[a].face][:1]
    if verb == ids.V_CHOOSE:
        b = a
    if b >= ids.T_CARD:
        cards.append(b - ids.T_CARD)
    if verb == ids.V_TERM and a in (ids.TERM_GIVE, ids.TERM_GET, ids.TERM_PLAY):
        cards.append(b)
    if verb == ids.V_DEAL and a == ids.DEAL_GIFT:
        cards.append(c)
    if verb == ids.V_RUN and view.combat is not None:
        cards += [m.card for m in view.combat.cards if m.uid == a]
    return cards


def in_view(view: View) -> list[int]:
    """Cards that matter now and lie open: the monsters and what was done to them, what strikes, what is shared."""
    cards = [*view.shown, *view.spoils, *view.peeked, *view.seals[-1:]]
    if view.combat is not None:
        for m in view.combat.cards:
            cards += [m.card, *m.enhancers]
    if view.curse is not None:
        cards.append(view.curse[0])
    if view.cause is not None and view.cause.card >= 0:
        cards.append(view.cause.card)
    if view.deal is not None:
        cards += [*view.deal.give, *view.deal.get, *view.deal.play]
    return cards


def text_line(speech: Speech, card: int) -> str:
    """A card in one line: its title, kind and rules."""
    title, kind, *rules = speech.card_text(card)
    return f"{title}: {' '.join((f'{kind}.', *rules))}"
