"""Who is told what happened feels as one who answers to it, and finds no words that nobody hears."""

from random import Random

from kickdoor.agents import tell
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.chance import Seeded, settle
from kickdoor.engine.apply import apply
from kickdoor.engine.events import event_for
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.ruleset import open_box
from kickdoor.sim.play import SEXES


def test_who_is_told_feels_as_who_answers() -> None:
    box = open_box()
    s = empty_table(box.tables, list(SEXES[:4]))
    deal(s)
    dice, chance = Random(1), Seeded(1)
    told, asked = HeuristicAgent(box, 2), HeuristicAgent(box, 2)
    said = 0
    for _ in range(1_500):
        s.events = []
        settle(s, chance)
        if s.winners:
            break
        apply(s, s.asked, dice.choice(options(s, s.asked)))
        tell(s.events, [(2, told)])
        said += sum(asked.hear(event_for(event, 2)) != "" for event in s.events)
        assert told.rivals.regard == asked.rivals.regard
        assert (told.rivals.turn, told.feelings.favours) == (asked.rivals.turn, asked.feelings.favours)
    assert said > 5
    assert asked.rivals.regard
    assert not told.voice.said
