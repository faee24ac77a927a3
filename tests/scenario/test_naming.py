"""Names nobody knows are an error with their place, wherever they stand; known ones have one meaning."""

from pathlib import Path

import pytest

from kickdoor.scenario.run import run_file

TABLE = """\
name: x
edition: {edition}
players:
  - {{name: Ann, level: 3, {ann}}}
  - {{name: Bo}}
  - {{name: Cy}}
{more}
steps:
  - {step}
"""


def run(tmp_path: Path, step: str, edition: str = "apocalypse", ann: str = "hand: [tire-iron]", more: str = "") -> str:
    """How such a file ends: its error, or nothing when it passes."""
    file = tmp_path / "x.yaml"
    file.write_text(TABLE.format(step=step, edition=edition, ann=ann, more=more))
    result = run_file(file)
    assert result.passed != bool(result.error)
    return f"{'malformed' if result.malformed else 'failed'} {result.error}" if result.error else ""


@pytest.mark.parametrize(
    ("step", "field"),
    [
        ("expect: {players: {Ann: {hand: {not: [tyre-iron]}}}}", "expect.players.Ann.hand.not[0]"),
        ("expect: {players: {Ann: {hand: {one_of: [[], [tyre-iron]]}}}}", "expect.players.Ann.hand.one_of[1][0]"),
        ("expect: {players.Ann: {attached: {tyre-iron: [tire-iron]}}}", "expect.players.Ann.attached.tyre-iron"),
        ("expect: {view.Bo: {hides: [tyre-iron]}}", "expect.view.Bo.hides[0]"),
        ("expect: {legal.Ann: {lacks: [{do: sell, cards: [tyre-iron]}]}}", "expect.legal.Ann.lacks[0].cards[0]"),
        ("expect: {treasure_discard: {not: [tyre-iron]}}", "expect.treasure_discard.not[0]"),
        ("expect: {combat: {not: {cards: [tyre-iron]}}}", "expect.combat.not.cards[0]"),
        ("{by: Ann, refuse: {do: play, card: tyre-iron}}", "refuse.card"),
        ("{by: Ann, refuse: {do: play, card: tire-iron, target: [Bo, tyre-iron]}}", "refuse.target[1]"),
        ("{by: Ann, refuse: {do: attach, card: tire-iron, to: tyre-iron}}", "refuse.to"),
        ("{by: Ann, do: ask-help, to: Bo, offer: {items: [tyre-iron]}}", "offer.items[0]"),
    ],
)
def test_an_unknown_card_is_never_a_pass(step: str, field: str, tmp_path: Path) -> None:
    wanted = f"x.yaml:9: steps[0].{field}: no card 'tyre-iron' in apocalypse; did you mean 'tire-iron'?"
    assert run(tmp_path, step).endswith(wanted)
    assert run(tmp_path, step).startswith("malformed")


def test_an_unknown_ability_is_never_a_pass(tmp_path: Path) -> None:
    told = run(tmp_path, "expect: {legal.Ann: {lacks: [{do: use, ability: patch-realty}]}}")
    assert "steps[0].expect.legal.Ann.lacks[0].ability: no ability 'patch-realty'" in told
    assert told.endswith("did you mean 'patch-reality'?")


@pytest.mark.parametrize(
    ("step", "field"),
    [
        ("{by: Ann, refuse: {do: choose, option: tyre-iron}}", "refuse.option"),
        ("{by: Ann, refuse: {do: choose, option: [tire-iron, tyre-iron]}}", "refuse.option"),
        ("{by: Ann, refuse: {do: play, card: tire-iron, choose: tyre-iron}}", "refuse.choose"),
        ("expect: {legal.Ann: {lacks: [{do: choose, option: tyre-iron}]}}", "expect.legal.Ann.lacks[0].option"),
    ],
)
def test_an_unknown_option_is_never_a_pass(step: str, field: str, tmp_path: Path) -> None:
    told = run(tmp_path, step)
    assert told.startswith("malformed")
    if "[tire-iron" not in step:
        wanted = f"x.yaml:9: steps[0].{field}: no option 'tyre-iron' in apocalypse; did you mean 'tire-iron'?"
        assert told.endswith(wanted)


@pytest.mark.parametrize("option", ["Bo", "none", "kid", "door", "munchkins", "6", "levels", "lose-level"])
def test_what_might_be_chosen_elsewhere_is_only_refused(option: str, tmp_path: Path) -> None:
    assert run(tmp_path, f"{{by: Ann, refuse: {{do: choose, option: {option}}}, clause: R-1}}") == ""


def test_a_step_that_asks_nothing_is_never_a_pass(tmp_path: Path) -> None:
    assert run(tmp_path, "expect: {legal.Ann: {lacks: [{do: play}]}}").startswith("malformed")


def test_an_id_of_two_sets_needs_its_set(tmp_path: Path) -> None:
    both = "apocalypse/wandering-monster, steampunk/wandering-monster"
    told = run(tmp_path, "{do: settle}", "[apocalypse, steampunk]", "hand: [wandering-monster]")
    assert told.endswith(f"players[0].hand[0]: 'wandering-monster' stands in several sets; name one of {both}")
    told = run(tmp_path, "{by: Ann, do: play, card: wandering-monster}", "[apocalypse, steampunk]")
    assert told.endswith(f"steps[0].card: 'wandering-monster' stands in several sets; name one of {both}")


def test_a_card_may_always_be_called_with_its_set(tmp_path: Path) -> None:
    step = "expect: {players: {Ann: {hand: [apocalypse/tire-iron]}}, view.Ann: {sees: [apocalypse/tire-iron]}}"
    assert run(tmp_path, step) == ""
    assert run(tmp_path, step, ann="hand: [apocalypse/tire-iron]") == ""


def test_what_is_laid_out_lies_where_it_can(tmp_path: Path) -> None:
    told = run(tmp_path, "{do: settle}", ann="equipped: [toxic-mold]")
    assert told.endswith("x.yaml:4: players[0].equipped[0]: toxic-mold does not belong there")
    told = run(tmp_path, "{do: settle}", ann="attached: {tire-iron: [colander-of-denial]}")
    assert told.endswith("x.yaml:4: players[0].attached: tire-iron holds nothing but enhancers and Cheat!")
    seven = "beer-shortage, peanut-butter-shortage, nobody-has-a-signal, peer-review-collapses, cupboard-is-bare"
    more = f"seals_open: [{seven}, everyone-for-themselves, tall-poppy-tempest]"
    told = run(tmp_path, "{do: settle}", more=more)
    assert told.endswith("x.yaml:7: seals_open: the seventh open Seal ends the game (SEAL-05)")


def test_a_hireling_may_hold_nothing_and_a_cheat_may_not(tmp_path: Path) -> None:
    step = "expect: {players.Ann: {attached: {hireling: []}, equipped: [], bonus: 1}}"
    assert run(tmp_path, step, "classic", "attached: {hireling: []}") == ""
    assert run(tmp_path, step, "classic", "hand: [hireling]").startswith("failed")
    told = run(tmp_path, "{do: settle}", "classic", "attached: {cheat: []}")
    assert told.endswith("x.yaml:4: players[0].attached.cheat: expected at least 1, found 0")
    told = run(tmp_path, "{do: settle}", "classic", "attached: {cheat: [thief]}")
    assert told.endswith("x.yaml:4: players[0].attached.cheat: thief does not belong there")


def test_a_monster_that_is_not_there_has_no_strength_at_all(tmp_path: Path) -> None:
    more = "combat: {fighter: Ann, monsters: [{card: fire-ants}]}"
    assert run(tmp_path, "expect: {combat: {monster.fire-ants: {strength: {not: 3}}}}", more=more) == ""
    told = run(tmp_path, "expect: {combat: {monster.toxic-mold: {strength: {not: 3}}}}", more=more)
    assert told.startswith("failed")
    assert told.endswith("found no such monster in the fight")


def test_open_seals_have_an_order_inside_one_of_too(tmp_path: Path) -> None:
    more = "seals_open: [beer-shortage, cupboard-is-bare]"
    assert run(tmp_path, "expect: {seals_open: {one_of: [[], [beer-shortage, cupboard-is-bare]]}}", more=more) == ""
    assert run(tmp_path, "expect: {seals_open: {not: [cupboard-is-bare, beer-shortage]}}", more=more) == ""
    assert run(tmp_path, "expect: {seals_open: {one_of: [[cupboard-is-bare, beer-shortage]]}}", more=more)
