"""`kickdoor scenario`: one line a file, the sum on the last line, and the status."""

import json
from pathlib import Path

import pytest

from kickdoor.scenario.cli import run_scenarios

GOOD = """
name: Nobody sells the way to the last Level
edition: classic
players: [{name: Ann, level: 9, hand: [wand-of-dowsing]}, {name: Bo}, {name: Cy}]
steps:
  - {by: Ann, refuse: {do: sell, cards: [wand-of-dowsing]}, clause: SELL-05}
"""
WRONG = GOOD.replace("SELL-05", "SELL-04")
UNKNOWN_CARD = GOOD.replace("hand: [wand-of-dowsing]", "hand: [wand-of-drowsing]")
UNKNOWN_KEY = GOOD.replace("edition:", "editoin:")
UNKNOWN_IN_STEP = GOOD.replace("cards: [wand-of-dowsing]", "cards: [wand-of-drowsing]")


def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], **files: str) -> tuple[int, list[str]]:
    for name, text in files.items():
        (tmp_path / f"{name}.yaml").write_text(text)
    status = run_scenarios([tmp_path], explain=False, legal=False, as_json=False)
    return status, capsys.readouterr().out.splitlines()


def test_the_last_line_counts_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = run(tmp_path, capsys, good=GOOD)
    assert (status, lines[-1]) == (0, "1 passed, 0 failed")


def test_a_failed_step_says_what_was_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = run(tmp_path, capsys, good=GOOD, wrong=WRONG)
    assert (status, lines[-1]) == (1, "1 passed, 1 failed")
    assert any("wrong.yaml:6: step 1" in line and "refused by SELL-05, not by SELL-04" in line for line in lines)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (UNKNOWN_CARD, ":4: players[0].hand[0]: no card 'wand-of-drowsing' in classic"),
        (UNKNOWN_KEY, ":3: editoin"),
        (UNKNOWN_IN_STEP, ":6: steps[0].refuse.cards[0]: no card 'wand-of-drowsing' in classic"),
    ],
)
def test_a_malformed_file_fails_with_its_place(
    text: str, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, lines = run(tmp_path, capsys, good=GOOD, bad=text)
    assert (status, lines[-1]) == (2, "1 passed, 1 failed")
    assert any(f"bad.yaml{place}" in line for line in lines), lines


def test_both_endings_of_yaml_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "short.yml").write_text(GOOD)
    (tmp_path / "notes.txt").write_text("no scenario")
    assert run(tmp_path, capsys, good=GOOD)[1][-1] == "2 passed, 0 failed"


def test_an_empty_folder_is_no_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, capsys)[0] == 2


def test_scripts_get_the_same_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "good.yaml").write_text(GOOD)
    assert run_scenarios([tmp_path], explain=True, legal=True, as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["failed"]) == (1, 0)
    assert "kick-door" in told["scenarios"][0]["legal"]["Ann"]
    assert "SELL-05" in told["scenarios"][0]["story"][0]
