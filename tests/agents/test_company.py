"""Feelings and talk: what is heard changes who is a friend, and is answered with a line now and then."""

from collections import Counter
from itertools import pairwise

import pytest

import kickdoor
from kickdoor.agents import Listener, make_agent
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.temper import PERSONALITIES, TEMPERS, Temper
from kickdoor.agents.voice import LINES, OCCASIONS, OFTEN_SAID, REST, WAYS, Voice, one_of
from kickdoor.engine import events as e
from kickdoor.engine import ids
from kickdoor.engine.events import event_for
from kickdoor.words import languages, say


def agent(temper: str = "vindictive") -> HeuristicAgent:
    return HeuristicAgent(kickdoor.new_game(seed=1).box, 0, TEMPERS[temper], 1)


def heard(bot: HeuristicAgent, kind: int, seat: int, a: int = -1, b: int = -1) -> str:
    return bot.feelings.hear((kind, seat, a, b, -1, -1))


def test_who_is_told_of_the_past_feels_as_who_was_there() -> None:
    seen = kickdoor.new_game(players=4, seed=1).view(0)
    turn, cursed, helped = (e.E_TURN, 1, -1, -1, -1, -1), (e.E_CURSED, 0, 5, 2, -1, -1), (e.E_HELPS, 1, 0, 0, -1, -1)
    past = [turn, cursed, turn, turn, turn, helped, turn, turn, cursed]
    there, back = agent(), agent()
    seen.number = 20
    for event in past:
        seen.number += event == turn
        there.rivals.look(seen)
        there.hear(event)
    back.recall(seen.number, past)
    seen.number += 1
    for one in (there, back):
        one.rivals.look(seen)
    assert back.rivals.regard == there.rivals.regard
    assert back.rivals.regard[2] < -2 < 0 < back.rivals.regard[1]
    assert back.rivals.threats == there.rivals.threats


def test_help_is_a_favour_and_a_curse_is_not() -> None:
    bot = agent("hard")
    assert heard(bot, e.E_HELPS, 1, 0, 0) == "thanks"
    assert heard(bot, e.E_CURSED, 0, 5, 2) == "ouch"
    assert bot.rivals.regard[1] > 0 > bot.rivals.regard[2]
    assert bot.rivals.foe() == 2


def test_who_is_cursed_by_the_one_it_helped_is_hurt_more() -> None:
    plain, betrayed = agent(), agent()
    heard(betrayed, e.E_FIGHT, 2, 7)
    heard(betrayed, e.E_HELPS, 0, 2, 0)
    for bot in (plain, betrayed):
        heard(bot, e.E_CURSED, 0, 5, 2)
    assert betrayed.rivals.regard[2] < plain.rivals.regard[2]


def test_a_card_for_the_monsters_in_the_own_fight_is_remembered() -> None:
    bot = agent()
    potion = bot.sense.t.kind.index(ids.K_ONESHOT)
    heard(bot, e.E_FIGHT, 0, 7)
    assert heard(bot, e.E_PLAYED, 3, potion, ids.T_SIDE + 1) == "ouch"
    assert heard(bot, e.E_PLAYED, 1, potion, ids.T_SIDE) == "thanks"
    heard(bot, e.E_OVER_FIGHT, 0)
    assert heard(bot, e.E_PLAYED, 2, potion, ids.T_SIDE + 1) == ""
    assert bot.rivals.regard[3] < 0 < bot.rivals.regard[1]
    assert 2 not in bot.rivals.regard


def test_a_monster_sent_into_a_fight_is_remembered_by_both() -> None:
    """By whichever card it comes; who joins the own side's fight does no harm, nor who makes the monster weaker."""
    bot = agent()
    weaker = next(c for c, enhance in enumerate(bot.sense.t.enhance) if enhance and enhance[0] < 0)
    heard(bot, e.E_FIGHT, 0, 7)
    assert heard(bot, e.E_PLAYED, 3, weaker, ids.T_MONSTER) == ""
    assert heard(bot, e.E_JOINS, 0, 8) == ""
    assert heard(bot, e.E_JOINS, 3, 8) == "ouch"
    assert bot.rivals.regard[3] < 0
    heard(bot, e.E_FIGHT, 3, 7)
    assert heard(bot, e.E_JOINS, 0, 8) == "revenge"
    assert bot.rivals.guess[3] < 0


def test_a_curse_on_somebody_with_a_score_to_settle_is_revenge() -> None:
    bot = agent()
    assert heard(bot, e.E_CURSED, 2, 5, 0) == ""
    heard(bot, e.E_CURSED, 0, 5, 2)
    assert heard(bot, e.E_CURSED, 2, 5, 0) == "revenge"


def test_a_grudge_decides_whom_the_next_curse_hits() -> None:
    """Two equal rivals: the one who cursed is cursed back."""
    game = kickdoor.new_game(seed=1)
    for foe in (1, 2, 3):
        bot = HeuristicAgent(game.box, 0, Temper(grudge=1.5), 1)
        heard(bot, e.E_CURSED, 0, 5, foe)
        view = game.view(0)
        weights = {seat: bot.rivals.weight(view, seat) for seat in (1, 2, 3)}
        assert max(weights, key=lambda seat: weights[seat]) == foe


def test_nobody_talks_without_rest() -> None:
    voice = Voice("cautious", 1)
    said = [turn for turn in range(400) if voice.line("ouch", turn)]
    assert len(said) > 20
    assert min(later - earlier for earlier, later in pairwise(said)) >= REST


@pytest.mark.parametrize(("occasion", "ways"), [("ouch", WAYS), ("gloat", OFTEN_SAID["chatty-gloat"])])
def test_no_line_is_said_again_before_all_others_were(occasion: str, ways: int) -> None:
    voice = Voice("chatty", 1)
    said = [line for turn in range(400) if (line := voice.line(occasion, turn))]
    assert all(earlier != later for earlier, later in pairwise(said))
    rounds = [said[at : at + ways] for at in range(0, len(said) - ways, ways)]
    assert len(rounds) > 10
    assert all(len(set(lines)) == ways for lines in rounds)


def test_what_befalls_others_is_talked_about_most_by_the_chatty() -> None:
    """Whoever is chatty has a word for it; the others seldom."""
    said = {}
    for word in TEMPERS:
        bot = agent(word)
        events = [(kind, 2, 5, -1, -1, -1) for kind in (e.E_KILLED, e.E_CAUGHT) for _ in range(200)]
        lines = [
            line for event in events for line in (bot.hear((e.E_TURN, 1, -1, -1, -1, -1)), bot.hear(event)) if line
        ]
        assert {line.partition("-")[2].rpartition("-")[0] for line in lines} == {"cheer", "pity"}
        said[word] = len(lines)
    assert min(said.values()) > 5
    assert all(said["chatty"] > 2.5 * n for word, n in said.items() if word != "chatty")


def test_who_holds_a_grudge_neither_helps_nor_trades_until_it_is_settled() -> None:
    bot = agent("vindictive")
    assert not bot.rivals.refuses(2)
    heard(bot, e.E_CURSED, 0, 5, 2)
    assert bot.rivals.refuses(2)
    assert not bot.rivals.refuses(1)
    bot.rivals.make_peace(2)
    assert not bot.rivals.refuses(2)
    hard = agent("hard")
    heard(hard, e.E_CURSED, 0, 5, 2)
    assert not hard.rivals.refuses(2)


def test_a_curse_that_nobody_sent_is_a_mishap_once_it_has_done_something() -> None:
    for kind in (e.E_LOST, e.E_CARD_LOST, e.E_DROPPED, e.E_STAYS):
        bot = agent("vindictive")
        assert heard(bot, e.E_CURSED, 0, 5) == ""
        assert heard(bot, kind, 1, 5) == ""  # somebody else's
        assert [heard(bot, kind, 0, 5) for _ in range(2)] == ["mishap", ""]
    bot = agent("vindictive")
    heard(bot, e.E_CURSED, 0, 5)
    assert heard(bot, e.E_NO_EFFECT, 0, 5) == ""
    heard(bot, e.E_TURN, 1)
    assert heard(bot, e.E_CARD_LOST, 0, 5) == ""
    assert heard(bot, e.E_CAUGHT, 0, 5) == "mishap"
    assert heard(bot, e.E_CURSED, 0, 5, 2) == "threat"  # somebody's doing


@pytest.mark.parametrize("grave", ["revenge", "peace"])
def test_revenge_is_told_of_once_a_turn_and_the_winner_has_the_last_word(grave: str) -> None:
    voice = Voice("vindictive", 1)
    lines = [[voice.line(grave, turn) for _ in range(4)] for turn in (3, 4)]
    assert all(said[0] and not any(said[1:]) for said in lines)
    assert voice.line("win", 4)
    assert one_of([(0, "plain-gloat-1"), (1, "chatty-lose-1")]) == [(1, "chatty-lose-1")]
    assert one_of([(0, "plain-no-deal-1"), (1, "chatty-cheer-1")]) == [(0, "plain-no-deal-1")]
    assert one_of([]) == []


def test_a_present_makes_peace_and_a_trade_does_not() -> None:
    for kind, peace in ((e.E_GIVEN, True), (e.E_TRADED, False)):
        bot = agent("vindictive")
        heard(bot, e.E_CURSED, 0, 5, 2)
        heard(bot, kind, 2, *((7, 0) if kind == e.E_GIVEN else (0, -1)))
        assert bot.rivals.at_peace(2) == peace
        assert bot.rivals.refuses(2) != peace
    told = [
        agent("cautious").feelings.hear((e.E_GIVEN, giver, 7, other, -1, -1))
        for giver, other in ((0, 2), (2, 0), (1, 2))
    ]
    assert told == ["peace", "thanks", ""]


@pytest.mark.parametrize("name", languages())
def test_every_line_has_its_words_and_no_two_tempers_say_the_same(name: str) -> None:
    told = [say(name, f"say-{line}") for line in LINES]
    more = sum(ways - WAYS for ways in OFTEN_SAID.values())
    assert len(set(told)) == len(told) == len(OCCASIONS) * (len(PERSONALITIES) + 1) * WAYS + more
    assert max(map(len, told)) <= 80


def test_talk_tells_nothing_that_is_hidden() -> None:
    """Which card it was that only some have seen changes no line, then or later."""
    game = kickdoor.new_game(seed=11)
    players = [make_agent("heuristic", game.box, seat, seat) for seat in range(4)]
    told = []
    while not game.over:
        seat, request = next(iter(game.pending.items()))
        told += game.apply(seat, players[seat].choose(game.view(seat), request))
    assert sum(event[5] != -1 for event in told) > 20
    cards = len(game.box.tables.face)
    for word in PERSONALITIES:
        one, other = (HeuristicAgent(game.box, 0, TEMPERS[word], 1) for _ in range(2))
        for number, event in enumerate(told):
            kind, seat, card, b, c, audience = event_for(event, 0)
            hidden = (kind, seat, number % cards if audience != -1 else card, b, c, audience)
            assert one.hear(event_for(event, 0)) == other.hear(hidden)
    for name in languages():
        assert not any("{" in say(name, f"say-{line}") for line in LINES)


def test_a_game_is_talked_through_but_not_talked_to_death() -> None:
    said: Counter[str] = Counter()
    turns = 0
    for seed in range(4):
        game = kickdoor.new_game(seed=seed)
        bots = [make_agent(f"heuristic:{word}", game.box, seat, seat) for seat, word in enumerate(PERSONALITIES)]
        while not game.over and game.turn_number < 60:
            seat, request = next(iter(game.pending.items()))
            for event in game.apply(seat, bots[seat].choose(game.view(seat), request)):
                for listener, bot in enumerate(bots):
                    assert isinstance(bot, Listener)
                    line = bot.hear(event_for(event, listener))
                    said[line] += bool(line)
        turns += game.turn_number
    assert set(said) - {""} <= set(LINES)
    assert 0.1 * turns < said.total() < turns
    assert {line.partition("-")[2].rpartition("-")[0] for line in said if line} > {"thanks", "ouch", "gloat"}


def test_a_level_that_is_stolen_is_remembered() -> None:
    """As a Curse is, by both."""
    bot = agent("hard")
    steal = next(c for c in range(len(bot.sense.t.kind)) if bot.sense.t.kind[c] != ids.K_CURSE and bot.feelings.robs(c))
    assert heard(bot, e.E_PLAYED, 2, steal, ids.T_PLAYER) == "ouch"
    assert bot.rivals.regard[2] < 0
    assert heard(bot, e.E_PLAYED, 0, steal, ids.T_PLAYER + 2) == "revenge"
    assert bot.rivals.guess[2] < 0
    assert heard(bot, e.E_PLAYED, 3, steal, ids.T_PLAYER + 1) == ""
    assert 3 not in bot.rivals.regard
