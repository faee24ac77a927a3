"""When every card may be played, as the sheets say it, against what the rules allow at a table laid out for it."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import kickdoor
from kickdoor.engine import ids
from kickdoor.engine.legal import refuse
from kickdoor.ruleset import open_box
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import Result, Runner
from kickdoor.scenario.table import lay_out
from tests.data import moments
from tests.data.sheets import SHEETS, facts
from tests.data.timings import AIMS, ANY, CHANGED, CHANGED_AIMS, CURSE, OWN_FIGHT, TIMINGS

DEALS = 20  # seeds of games, for what is dealt at random
TOLD = [(edition, fact) for edition in SHEETS for fact in facts(edition) if "when_playable" in fact]


def cases(*words: str) -> list[Any]:
    """Cards of whose timing the sheets use one of the words."""
    found = [(edition, fact) for edition, fact in TOLD if re.search("|".join(words), fact["when_playable"])]
    assert found
    return [pytest.param(edition, fact, id=f"{edition}/{fact['id']}") for edition, fact in found]


def test_every_timing_of_the_sheets_is_known_and_every_one_known_is_told() -> None:
    assert {fact["when_playable"] for _, fact in TOLD} == TIMINGS.keys()
    assert len(TOLD) == 534


@pytest.mark.parametrize(("edition", "fact"), cases(""))
def test_it_may_be_played_in_these_moments_and_no_others(edition: str, fact: dict[str, Any]) -> None:
    told = CHANGED.get(fact["id"], TIMINGS[fact["when_playable"]])
    if fact["when_playable"] == "any time" and "cancel" in fact["effect"]:
        told = told | CURSE  # an answer, too
    there = moments.playable(edition, fact["id"]) | at_once(edition, fact["id"])
    assert there == told & {*moments.moments(edition), "at once", "at once if face up"}


def at_once(edition: str, card: str) -> set[str]:
    box = open_box((edition,))
    marks = box.tables.marks[box.names.copies[box.names.face_of[card]][0]]
    return {"at once"} if marks & ids.M_AT_ONCE else {"at once if face up"} if marks & ids.M_AT_ONCE_UP else set()


@pytest.mark.parametrize(("edition", "fact"), cases(*(words for words, *_ in AIMS)))
def test_it_is_aimed_as_its_timing_says(edition: str, fact: dict[str, Any]) -> None:
    for words, moment, aims in AIMS:
        if re.search(words, fact["when_playable"]):
            named = dict(zip(("monster", "other monster"), moments.TABLES[edition]["foes"], strict=True))
            told = {named.get(aim, aim) for aim in CHANGED_AIMS.get(fact["id"], aims)}
            assert moments.aims(edition, fact["id"], moment) == told


@pytest.mark.parametrize(("edition", "fact"), cases("hand or table"))
def test_a_one_shot_works_from_the_table_as_from_the_hand(edition: str, fact: dict[str, Any]) -> None:
    laid = {m for m in moments.moments(edition) if moments.ways(*moments.holding(edition, m, fact["id"], ids.Z_PACK))}
    assert laid == moments.playable(edition, fact["id"])


@pytest.mark.parametrize(("edition", "fact"), cases("winning level"))
def test_it_does_not_give_the_winning_level(edition: str, fact: dict[str, Any]) -> None:
    """Whoever is a level below it can no longer be raised, and all others still can."""
    s, card = moments.holding(edition, "after another's kill", fact["id"])
    before = {way[2] for way in moments.ways(s, card)}
    for seat in range(s.n):
        s.level[seat] = open_box((edition,)).tables.win_level - 1
    assert before
    assert moments.ways(s, card) == []


@pytest.mark.parametrize(
    ("edition", "fact"), cases("Class to attach", "class to attach", "one to attach", "Race to attach")
)
def test_without_a_card_to_attach_to_it_is_not_played(edition: str, fact: dict[str, Any]) -> None:
    s, card = moments.holding(edition, "own turn", fact["id"])
    assert moments.ways(s, card)
    for mine in s.zones[ids.Z_TRAITS]:
        if s.t.kind[mine] != ids.K_CHARACTER:
            moments.move(s, mine, ids.Z_HAND)
    assert moments.ways(s, card) == []


@pytest.mark.parametrize(("edition", "fact"), cases("discard any time"))
def test_a_class_or_race_may_be_discarded_at_any_time(edition: str, fact: dict[str, Any]) -> None:
    found = set()
    for moment in moments.moments(edition):
        s, card = moments.holding(edition, moment, fact["id"], ids.Z_TRAITS)
        if not refuse(s, 0, (ids.V_DROP, card, 0, 0)):
            found.add(moment)
    assert found == ANY & set(moments.moments(edition))


@pytest.mark.parametrize(("edition", "fact"), cases("giving it an item not in combat", "may not be handed an Item"))
def test_a_hireling_is_given_an_item_outside_own_combats(edition: str, fact: dict[str, Any]) -> None:
    found = set()
    for moment in moments.moments(edition):
        s, card = moments.holding(edition, moment, fact["id"], ids.Z_WORN)
        if any(not refuse(s, 0, (ids.V_ATTACH, card, item, 0)) for item in s.zones[ids.Z_PACK]):
            found.add(moment)
    assert found
    assert not found & (OWN_FIGHT | {"helping", "running"})
    assert found >= {"own turn"}


@pytest.mark.parametrize(("edition", "fact"), cases("while equipped, in own combat", "discard: when running away"))
def test_it_is_used_in_these_moments(edition: str, fact: dict[str, Any]) -> None:
    """The Kneepads while nobody helps yet (HELP-02); the Rat in a fight that is being lost, as other escapes."""
    used = {"kneepads-of-allure": {"own fight"}, "rat-on-a-stick": {*OWN_FIGHT, "helping", "running"}}
    carried = "carried is enough" in fact["effect"]
    assert moments.usable(edition, fact["id"], ids.Z_PACK if carried else ids.Z_WORN) == used[fact["id"]]


@pytest.mark.parametrize(("edition", "fact"), cases("Ally; cannot be traded"))
def test_an_ally_takes_the_place_of_the_one_there_is_and_is_not_traded(edition: str, fact: dict[str, Any]) -> None:
    s, card = moments.holding(edition, "own turn", fact["id"], ids.Z_WORN)
    to_trade = [(ids.V_DEAL, ids.DEAL_GIFT, to, card) for to in (1, 2)]
    assert all(refuse(s, 0, gift) for gift in to_trade)


@pytest.mark.parametrize(("edition", "fact"), cases("on own death"))
def test_whoever_would_die_is_asked(edition: str, fact: dict[str, Any]) -> None:
    assert asked(dying(edition, hand=[fact["id"]]), ids.F_SAVE)
    assert not asked(dying(edition), ids.F_SAVE)


def asked(runner: Runner, frame: int) -> bool:
    """Does that question come up, if all pass who may?"""
    for _ in range(moments.MOST_PASSES):
        if any(there[ids.KIND] == frame for there in runner.game.state.stack):
            return True
        if not runner.pass_once():
            return False
    raise AssertionError("the game goes on and on")


def dying(edition: str, **ann: Any) -> Runner:
    """Ann is caught by what kills her."""
    deadly = moments.TABLES[edition]["deadly"]
    told = {
        "name": "dying",
        "edition": edition,
        "players": [{"name": "Ann", "level": 5, **ann}, {"name": "Bo"}, {"name": "Cy"}],
        "combat": {"fighter": "Ann", "monsters": [{"card": deadly}]},
        "dice": [1],
        "steps": [{"by": "Ann", "do": "run", "from": deadly}],
    }
    scenario = parse_text(yaml.safe_dump(told), Path(f"{edition}.yaml"))
    runner = Runner(lay_out(scenario), Result(scenario.path))
    runner.do(scenario.steps[0], [])
    return runner


@pytest.mark.parametrize(("edition", "fact"), cases("dealt at random at setup"))
def test_a_character_is_dealt_and_may_be_changed_after_a_death(edition: str, fact: dict[str, Any]) -> None:
    """One for each player, this one sometimes; and who had it is asked after the death."""
    dealt = [characters(kickdoor.new_game((edition,), players=3, seed=seed)) for seed in range(DEALS)]
    assert all(len(each) == 3 for each in dealt)
    assert 0 < sum(fact["id"] in each for each in dealt) < DEALS
    assert asked(dying(edition, character=fact["id"]), ids.F_REBORN)


def characters(game: kickdoor.Game) -> list[str]:
    """Those that lie in front of the players."""
    t, names = game.box.tables, game.box.names
    mine = [card for seat in range(game.state.n) for card in game.state.zones[seat * ids.SEAT_ZONES + ids.Z_TRAITS]]
    return [names.cards[t.face[card]] for card in mine if t.kind[card] == ids.K_CHARACTER]
