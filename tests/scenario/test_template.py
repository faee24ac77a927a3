"""Templates: one scenario for several editions."""

import json
from pathlib import Path

import pytest

from kickdoor.cli import app
from kickdoor.scenario.cli import run_scenarios
from kickdoor.scenario.parse import ScenarioError, parse_text
from kickdoor.scenario.run import run_file
from kickdoor.scenario.template import editions_of, expand

WHERE = Path("case.yaml")
TEMPLATE = """\
# No fight.
template:
  # 200 is too little
  classic: {item: leather-armor, ours: 3, rest: [wand-of-dowsing, hoard]}
  legends: {item: lion-skin, ours: 3, rest: []}
name: Nobody sells the {item}
clauses: [SELL-01]
players:
  - {name: Ann, level: 3, carried: [{item}], hand: [{rest}]}
  - {name: Bo}
  - {name: Cy}
steps:
  - expect: {players: {Ann: {strength: {ours}}}}
  - {by: Bo, refuse: {do: sell, cards: [{item}]}}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "case.yaml"
    path.write_text(TEMPLATE, encoding="utf-8")
    return path


def test_a_template_is_a_scenario_of_each_of_its_editions() -> None:
    one, other = (parse_text(TEMPLATE, WHERE, (), edition) for edition in ("classic", "legends"))
    assert (one.editions, other.editions) == (["classic"], ["legends"])
    assert (one.name, other.name) == ("Nobody sells the leather-armor", "Nobody sells the lion-skin")
    assert one.players[0].hand == ["wand-of-dowsing", "hoard"]
    assert other.players[0].hand == []
    assert [step.line for step in one.steps] == [13, 14] == [step.line for step in other.steps]


def test_what_is_no_template_stays_as_it_is() -> None:
    text = "name: x\nedition: classic\n"
    assert expand(text, WHERE, None) == text


@pytest.mark.parametrize(
    ("old", "new", "edition", "error"),
    [
        ("", "", None, "2: template: it is a template; name one of its editions: classic, legends"),
        ("", "", "steampunk", "2: template: nothing for 'steampunk'; name one of its editions: classic, legends"),
        ("item: lion-skin, ", "", "legends", "6: template.legends: nothing to put into {item}"),
        ("strength: {ours}", "strength: {theirs}", "legends", "2: template.legends: there is no blank {ours}"),
        ("{ours}}}}", "{ours}, level: {theirs}}}}", "legends", "13: template.legends: nothing to put into {theirs}"),
        ("rest: []", "rest: {a: b}", "classic", "5: template.legends.rest: expected text, found a mapping"),
        ("lion-skin", "", "legends", "5: template.legends.item: expected text, found nothing"),
        ("legends: {", "legends: {item: a, ", "legends", "5: template.legends.item: the key is given twice"),
        ("  classic:", "  - classic:", "classic", "5: file: not YAML"),
        ("  legends:", "  atlantis:", "atlantis", "2: edition: unknown edition 'atlantis'"),
    ],
)
def test_what_is_wrong_is_told_by_its_place(old: str, new: str, edition: str | None, error: str) -> None:
    text = TEMPLATE.replace(old, new, 1) if old else TEMPLATE
    with pytest.raises(ScenarioError) as told:
        parse_text(text, WHERE, (), edition)
    assert str(told.value).startswith(f"case.yaml:{error}")


def test_editions_of_a_file(file: Path, tmp_path: Path) -> None:
    assert editions_of(file) == ("classic", "legends")
    plain = tmp_path / "plain.yaml"
    plain.write_text("name: x\n")
    assert editions_of(plain) == ()


def test_the_command_runs_all_editions_or_one(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert app(["scenario", str(file)], result_action="return_value") == 0
    told = capsys.readouterr().out.splitlines()
    assert told == [
        f"ok   {file} [classic]: Nobody sells the leather-armor",
        f"ok   {file} [legends]: Nobody sells the lion-skin",
        "2 passed, 0 failed",
    ]
    assert app(["scenario", str(file), "--edition", "legends", "--json"], result_action="return_value") == 0
    assert [each["edition"] for each in json.loads(capsys.readouterr().out)["scenarios"]] == ["legends"]


def test_an_edition_it_has_not_is_an_error_for_a_file_and_nothing_in_a_folder(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (file.parent / "other.yaml").write_text(TEMPLATE.replace("legends", "steampunk").replace("lion-skin", "pipe"))
    assert run_scenarios([file.parent], False, False, False, edition="steampunk") == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out
    assert run_scenarios([file], False, False, False, edition="steampunk") == 2
    assert "nothing for 'steampunk'" in capsys.readouterr().out


def test_a_malformed_template_fails_with_its_place(file: Path) -> None:
    file.write_text(TEMPLATE.replace("item: lion-skin, ", ""))
    result = run_file(file, (), "legends")
    assert (result.malformed, result.line, result.edition) == (True, 6, "legends")
