"""In every world a seat could take for the real one, it sees the same, is offered the same, and observes the same."""

from random import Random

import pytest

from kickdoor.chance import Seeded, answer
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.events import events_for
from kickdoor.engine.ids import Choice
from kickdoor.engine.observation import Sheet
from kickdoor.engine.options import options
from kickdoor.engine.state import Event, State
from kickdoor.engine.view import View, view
from kickdoor.rl.spec import Spec
from kickdoor.ruleset import Box, open_box
from kickdoor.worlds import imagine
from tests.rl.walks import BOXES, moments

PLAYERS = 4
Seen = tuple[View, list[Choice], bytes, bytes]


class Eyes:
    """All a seat may know of a state, in every form there is."""

    def __init__(self, box: Box) -> None:
        self.sheet = Sheet(box.tables, PLAYERS, 1, Spec(box, PLAYERS).most_options)

    def see(self, s: State, seat: int) -> Seen:
        offered = options(s, seat)
        self.sheet.write(s, seat, 0)
        self.sheet.offer(s, seat, offered, 0)
        return view(s, seat), offered, bytes(memoryview(self.sheet.seen)), bytes(memoryview(self.sheet.offers))


def conserved(s: State) -> bool:
    return sorted(card for zone in s.zones for card in zone) == list(range(len(s.t.face)))


def done(s: State, seat: int, choice: Choice) -> tuple[State, list[Event]]:
    """What comes of a choice until a seat, or chance, must answer."""
    after = s.clone()
    after.events = []
    apply(after, seat, choice)
    return after, after.events


def chance_answers(s: State, luck: int) -> State:
    while s.asked == CHANCE and not s.winners:
        apply(s, CHANCE, answer(s, Seeded(luck)))
    return s


@pytest.mark.parametrize("editions", BOXES, ids="+".join)
def test_nothing_hidden_is_seen_now_or_after_any_choice(editions: tuple[str, ...]) -> None:
    """Who was told the same sees the same. (Patient: that somebody is asked at all tells nothing.)"""
    box = open_box(editions, {"patient": True})
    eyes = Eyes(box)
    dice = Random(7)
    moved = alike = 0
    for number, s in enumerate(moments(box, PLAYERS, len(editions), 900, share=0.06)):
        for seat in range(PLAYERS):
            other = imagine(s, seat, Random(number).random)
            moved += other.zones != s.zones
            assert conserved(other)
            assert eyes.see(other, seat) == eyes.see(s, seat)
        seat = s.asked
        other = imagine(s, seat, Random(number).random)
        offered = options(s, seat)
        for choice in offered if len(offered) < 12 else dice.sample(offered, 12):
            here, told = done(s, seat, choice)
            there, tells = done(other, seat, choice)
            if events_for(told, seat) == events_for(tells, seat):
                alike += 1
                assert eyes.see(there, seat) == eyes.see(here, seat)
            assert conserved(chance_answers(here, number))
            assert conserved(chance_answers(there, number))
    assert moved > 60
    assert alike > 60
