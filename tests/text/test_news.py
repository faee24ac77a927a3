"""What happened, in sentences."""

import pytest

from kickdoor.engine import events as e
from kickdoor.game import new_game
from kickdoor.text.news import tell_event
from kickdoor.text.speech import Speech

NAMES = ("Ann", "Bo", "Cyd")


@pytest.mark.parametrize(
    ("language", "given", "traded"),
    [
        ("en", "Bo makes Cyd a present: {card}", "Bo and Cyd trade"),
        ("de", "Bo macht Cyd ein Geschenk: {card}", "Bo und Cyd tauschen"),
    ],
)
def test_a_gift_is_told_as_one(language: str, given: str, traded: str) -> None:
    box = new_game(players=3, seed=1, names=NAMES).box
    speech = Speech(box, NAMES, 0, language)
    card = next(card for card, gold in enumerate(box.tables.gold) if gold > 0)
    told = [tell_event(speech, event) for event in ((e.E_GIVEN, 1, card, 2, -1, -1), (e.E_TRADED, 1, 2, -1, -1, -1))]
    assert told == [given.format(card=speech.titles.card(card)), traded]
