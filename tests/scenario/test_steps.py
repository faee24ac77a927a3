"""What a step that does not fit is told: every key it gives fits, or the step is refused or names what is wrong."""

from pathlib import Path

import pytest

from kickdoor.engine.events import E_CHARITY, events_for
from kickdoor.game import Game
from kickdoor.outlook import level_after
from kickdoor.reading import StepError
from kickdoor.scenario.legal import legal_now
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import Result, run_scenario
from kickdoor.scenario.table import lay_out


def table(edition: str, ann: str, more: str = "", steps: str = "[]") -> str:
    players = f"[{{name: Ann, {ann}}}, {{name: Bo, level: 3}}, {{name: Cy}}]"
    return f"name: A table\nedition: {edition}\nplayers: {players}\n{more}\nsteps: {steps}\n"


def laid(text: str) -> Game:
    return lay_out(parse_text(text, Path("table.yaml")))


def told(text: str) -> Result:
    return run_scenario(parse_text(text, Path("table.yaml")))


FIGHT = "combat: {fighter: Ann, helper: Bo, monsters: [{card: net-troll}]}"
ALONE = "combat: {fighter: Ann, monsters: [{card: net-troll}]}"
CAUGHT = "combat: {fighter: Ann, monsters: [{card: platycore}]}\ndice: [1]"


def test_a_choice_of_another_is_refused_with_the_name() -> None:
    steps = "[{by: Ann, do: run, from: platycore}, {by: Bo, refuse: {do: choose, option: none}}]"
    result = told(table("classic", "hand: [mate]", CAUGHT, steps))
    assert result.passed
    assert "That choice is not yours now, but that of Ann. (R-1)" in result.story[-1]


def test_a_choice_that_nobody_is_asked_for_is_refused() -> None:
    refusal = laid(table("classic", "level: 2")).why_not(1, {"do": "choose", "option": "none"})
    assert str(refusal) == "There is nothing to choose now. (R-1)"


def test_the_name_of_the_chooser_is_told_in_every_language() -> None:
    game = laid(table("classic", "level: 2"))
    assert game.scribe.reason(115, "de", who="Ann") == "Diese Wahl ist jetzt nicht deine, sondern die von Ann."


def test_an_unknown_target_is_named() -> None:
    game = laid(table("classic", "hand: [curse-lose-a-level]"))
    with pytest.raises(StepError, match="target: Dora: no such player, monster or card in this game"):
        game.why_not(0, {"do": "play", "card": "curse-lose-a-level", "target": "Dora"})


@pytest.mark.parametrize(
    ("ann", "more", "step"),
    [
        ("hand: [hireling]", "", {"do": "play", "card": "hireling", "target": "Bo"}),
        ("hand: [elf]", "", {"do": "play", "card": "elf", "target": "Bo"}),
        ("hand: [helm-of-courage]", "", {"do": "play", "card": "helm-of-courage", "target": "Bo"}),
        ("hand: [magic-missile]", FIGHT, {"do": "play", "card": "magic-missile", "target": "Bo"}),
        ("hand: [enraged]", FIGHT, {"do": "play", "card": "enraged", "target": "Bo"}),
        ("level: 2", FIGHT, {"do": "run", "from": "net-troll", "helper_too": True}),
        ("attached: {hireling: [huge-rock]}", FIGHT, {"do": "run", "sacrifice": "hireling", "helper_too": True}),
        (
            "races: [halfling], hand: [wand-of-dowsing]",
            "",
            {"do": "sell", "cards": ["wand-of-dowsing"], "double": "magic-missile"},
        ),
        (
            "equipped: [helm-of-courage], carried: [bad-ass-bandana]",
            "",
            {"do": "unequip", "card": "helm-of-courage", "in_place_of": "bad-ass-bandana"},
        ),
        (
            "equipped: [kneepads-of-allure], hand: [elf]",
            ALONE,
            {"do": "use", "ability": "kneepads-of-allure", "target": "Bo", "discard": ["elf"]},
        ),
    ],
)
def test_a_key_that_does_not_fit_makes_the_step_refused(ann: str, more: str, step: dict[str, object]) -> None:
    assert laid(table("classic", ann, more)).why_not(0, step) is not None


def test_a_choice_within_a_step_must_be_asked_for() -> None:
    result = told(table("classic", "hand: [elf]", "", "[{by: Ann, do: play, card: elf, choose: dwarf}]"))
    assert "choose: {'do': 'choose', 'option': 'dwarf'} does not open" in result.error


def test_an_offer_that_is_accepted_is_the_one_made() -> None:
    steps = (
        "[{by: Ann, do: ask-help, to: Bo, offer: {treasures: 1}},"
        " {by: Bo, refuse: {do: accept, offer: {treasures: 2}}},"
        " {by: Bo, do: accept, offer: {treasures: 1, pick: helper-first}}]"
    )
    assert told(table("classic", "level: 2", ALONE, steps)).passed


def test_a_deal_of_what_the_fighter_does_not_have_is_refused() -> None:
    deal = "combat: {fighter: Ann, helper: Bo, deal: {items: [huge-rock]}, monsters: [{card: net-troll}]}"
    assert "combat.deal.items[0]: Ann does not have huge-rock there" in told(table("classic", "level: 2", deal)).error


def test_unknown_cards_of_a_deck_are_refused() -> None:
    result = told(table("classic", "level: 2", "options: {decks: {classic/green-dragon: 2}}"))
    assert result.malformed
    assert "decks: " in result.error


def test_what_is_lawful_has_one_spelling() -> None:
    lines = legal_now(laid(table("classic", "races: [dwarf], hand: [elf]")))["Ann"]
    assert [line for line in lines if "elf" in line] == ["play elf"]


def test_what_is_lawful_has_monsters_that_a_tag_brings_along() -> None:
    fight = "combat: {fighter: Bo, monsters: [{card: sewer-mako}]}"
    lines = legal_now(laid(table("apocalypse", "hand: [now-with-fins, fire-ants]", fight)))["Ann"]
    assert "play now-with-fins with=fire-ants" in lines
    assert "play now-with-fins target=sewer-mako" in lines


@pytest.mark.parametrize("card", ["friendship-potion", "out-to-lunch"])
def test_a_monster_is_told_to_leave_once(card: str) -> None:
    result = told(table("classic", f"hand: [{card}]", FIGHT, f"[{{by: Ann, do: play, card: {card}}}]"))
    assert sum("out of the fight" in line for line in result.story) == 1, result.story


def test_who_has_looted_after_a_friendship_potion_ends_the_turn_once() -> None:
    game = laid(table("classic", "hand: [friendship-potion]", ALONE))
    for step in ({"do": "play", "card": "friendship-potion"}, {"do": "loot-room"}, {"do": "end-turn"}):
        plan, refusal = game.find_plan(0, step)
        assert refusal is None
        game.apply(0, plan[0])
        game.settle()
    assert game.state.turn == 1


def test_a_race_is_no_class_to_discard() -> None:
    game = laid(table("classic", "races: [elf], classes: [thief]"))
    assert game.why_not(0, {"do": "discard-class", "card": "elf"}) is not None
    assert game.why_not(0, {"do": "discard-class"}) is None


def test_what_could_be_several_must_be_said() -> None:
    game = laid(table("classic", "carried: [helm-of-courage, leather-armor]"))
    with pytest.raises(StepError, match="several actions fit"):
        game.why_not(0, {"do": "equip"})
    with pytest.raises(StepError, match=r"give=helm-of-courage.*; .*give=leather-armor"):
        game.why_not(0, {"do": "trade", "to": "Bo"})


@pytest.mark.parametrize("verb", ["reveal", "discard"])
def test_a_step_with_no_cards_says_nothing(verb: str) -> None:
    game = laid(table("classic", "hand: [elf]"))
    with pytest.raises(StepError, match="something is missing"):
        game.why_not(0, {"do": verb, "cards": []})


@pytest.mark.parametrize(("race", "level"), [("races: [halfling], ", 4), ("", None)])
def test_a_sale_is_told_the_level_it_leads_to(race: str, level: int | None) -> None:
    """Whoever sells one Item at double value is told so before, and nothing is sold by asking."""
    game = laid(table("classic", f"level: 3, {race}hand: [kneepads-of-allure]"))
    plan, refusal = game.plan_of(0, {"do": "sell", "cards": ["kneepads-of-allure"]})
    assert (None if refusal else level_after(game.state, 0, plan)) == level
    assert game.state.level[0] == 3


def test_what_another_has_looted_was_not_looted_by_the_chooser() -> None:
    fight = "combat: {fighter: Ann, monsters: [{card: stoned-golem}]}\ndice: [1]"
    looted = "[{by: Ann, do: run}, {by: %s, do: choose, option: elf}]"
    assert told(table("classic", "hand: [elf]", fight, looted % "Bo")).passed
    result = told(table("classic", "hand: [elf]", fight, looted % "Cy"))
    assert "Cy: {'do': 'choose', 'option': 'elf'} does not open" in result.error


@pytest.mark.clause("TURN-10")
def test_everybody_hears_of_charity_and_two_know_the_card() -> None:
    game = laid(table("classic", "level: 4, hand: [elf, dwarf, thief, cleric, wizard, warrior]", "phase: charity"))
    plan, _refusal = game.find_plan(0, {"do": "share", "to": "Cy", "cards": ["elf"]})
    given = [event for choice in plan for event in game.apply(0, choice) if event[0] == E_CHARITY]
    heard = [[(who, to, card >= 0) for _kind, who, card, to, *_ in events_for(given, seat)] for seat in range(3)]
    assert heard == [[(0, 2, True)], [(0, 2, False)], [(0, 2, True)]]
