"""A greedy player in positions that have one sensible answer."""

from dataclasses import replace
from typing import Any

import pytest

import kickdoor
from kickdoor.agents.greedy import GreedyAgent
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import CombatView, DealView, DieView, MonsterView, View
from kickdoor.game import Request
from kickdoor.ruleset import open_box

BOX = open_box()
HELP, DECLINE, ACCEPT = ids.DEAL_HELP, (ids.V_DECLINE, 0, 0, 0), (ids.V_ACCEPT, 0, 0, 0)
RUN: Choice = (ids.V_RUN, 0, 0, 0)


def card(name: str) -> int:
    return BOX.names.copies[BOX.names.face_of[name]][0]


def table(**changes: Any) -> View:
    """Four players of Level 1 with nothing; the person at seat 0."""
    view = kickdoor.new_game(seed=1).view(0)
    bare = [
        replace(p, level=1, strength=1, worn=(), pack=(), traits=(), curses=(), held=(), hand=(), hand_size=0)
        for p in view.players
    ]
    return replace(view, players=tuple(bare), turn=0, deal=None, die=None, curse=None, **changes)


def fight(name: str, fighter: int, munchkins: int, levels: int = 1) -> CombatView:
    monster = card(name)
    level = BOX.tables.level[monster]
    shown = MonsterView(0, monster, level, BOX.tables.prize[monster], 0, ())
    return CombatView(
        fighter, (), False, munchkins, level, munchkins > level, shown.treasures, levels, (shown,), (), ()
    )


def with_player(view: View, seat: int, **changes: Any) -> View:
    players = list(view.players)
    players[seat] = replace(players[seat], **changes)
    return replace(view, players=tuple(players))


def ask(view: View, options: list[Choice], kind: str = "combat", mandatory: bool = True) -> Choice:
    return GreedyAgent(BOX, 0).choose(view, Request(0, 0, kind, mandatory, tuple(options), "decide"))


def test_the_smallest_potion_that_wins_is_played() -> None:
    view = table(phase=ids.PH_COMBAT, combat=fight("pit-bull", 0, 1))
    small = (ids.V_PLAY, card("sleep-potion"), ids.T_SIDE, -1)
    big = (ids.V_PLAY, card("magic-missile"), ids.T_SIDE, -1)
    assert ask(view, [RUN, big, small]) == small


def test_a_potion_that_does_not_win_is_kept() -> None:
    view = table(phase=ids.PH_COMBAT, combat=fight("bigfoot", 0, 1))
    assert ask(view, [RUN, (ids.V_PLAY, card("sleep-potion"), ids.T_SIDE, -1)]) == RUN


def test_help_is_asked_of_one_who_is_strong_enough_for_a_treasure() -> None:
    view = with_player(table(phase=ids.PH_COMBAT, combat=fight("net-troll", 0, 1)), 2, level=5, strength=12)
    asks: list[Choice] = [(ids.V_DEAL, HELP, to, n) for to in (1, 2, 3) for n in range(4)]
    assert ask(view, [RUN, *asks]) == (ids.V_DEAL, HELP, 2, 1)


@pytest.mark.parametrize(
    ("treasures", "fighter_level", "answer"), [(1, 1, ACCEPT), (0, 1, DECLINE), (2, 9, DECLINE)], ids=str
)
def test_help_is_given_for_a_treasure_but_not_to_a_winner(treasures: int, fighter_level: int, answer: Choice) -> None:
    deal = DealView(HELP, 1, 0, 1, True, treasures, 0, (), (), ())
    view = with_player(table(phase=ids.PH_COMBAT, combat=fight("pit-bull", 1, 2)), 1, level=fighter_level)
    view = replace(with_player(view, 0, strength=9), deal=deal)
    assert ask(view, [ACCEPT, DECLINE, (ids.V_COUNTER, 0, 0, 0)], "deal") == answer


def test_an_enhancer_stops_a_fighter_who_would_win_the_game() -> None:
    enraged = (ids.V_PLAY, card("enraged"), ids.T_MONSTER, -1)
    for level, answer in ((9, enraged), (2, ids.PASS)):
        view = with_player(table(phase=ids.PH_COMBAT, combat=fight("pit-bull", 1, 5)), 1, level=level)
        assert ask(view, [ids.PASS, enraged], mandatory=False) == answer


def test_a_failed_roll_against_death_is_mended() -> None:
    loaded = [(ids.V_PLAY, card("loaded-die"), ids.T_FACE + face, -1) for face in range(1, 7)]
    view = table(phase=ids.PH_RUN, combat=fight("stoned-golem", 0, 1))
    failed = replace(view, die=DieView(0, 2, 2, card("stoned-golem")))
    assert ask(failed, [ids.PASS, *loaded], "roll", False) == loaded[5]
    escaped = replace(view, die=DieView(0, 5, 5, card("stoned-golem")))
    assert ask(escaped, [ids.PASS, *loaded], "roll", False) == ids.PASS


def test_a_curse_is_cancelled_when_it_is_aimed_at_oneself() -> None:
    ring = (ids.V_PLAY, card("wishing-ring"), ids.NO_TARGET, -1)
    curse = card("curse-duck-of-doom")
    for victim, answer in ((0, ring), (2, ids.PASS)):
        view = replace(table(phase=ids.PH_DOOR, combat=None), curse=(curse, victim))
        assert ask(view, [ids.PASS, ring], "curse", False) == answer


def test_what_is_lost_is_worth_least_and_what_is_taken_most() -> None:
    mine = (card("helm-of-courage"), card("flaming-armor"))
    options: list[Choice] = [(ids.V_CHOOSE, ids.T_CARD + c, 0, 0) for c in mine]
    view = table(phase=ids.PH_CHARITY, combat=None)
    assert ask(with_player(view, 0, worn=mine), options, "choose") == options[0]
    assert ask(with_player(view, 1, worn=mine), options, "choose") == options[1]


def test_junk_worth_a_level_is_sold() -> None:
    """SELL-01."""
    junk = tuple(card(name) for name in ("staff-of-napalm", "bow-with-ribbons"))
    sales: list[Choice] = [(ids.V_SELL, c, 0, 0) for c in junk]
    view = with_player(table(phase=ids.PH_START, combat=None), 0, hand=junk, hand_size=2)
    assert ask(view, [(ids.V_KICK, 0, 0, 0), *sales], "arrange") in sales


def test_trouble_is_looked_for_only_when_it_is_surely_won() -> None:
    trouble = (ids.V_TROUBLE, card("pit-bull"), 0, 0)
    loot = (ids.V_LOOT, 0, 0, 0)
    view = table(phase=ids.PH_TROUBLE, combat=None)
    assert ask(with_player(view, 0, strength=5), [loot, trouble], "trouble") == trouble
    assert ask(with_player(view, 0, strength=2), [loot, trouble], "trouble") == loot
