"""`kickdoor replay show|verify`: 0 when fine, 1 when the log is not true, 2 when it cannot be read."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from kickdoor import new_game
from kickdoor.chance import Committed
from kickdoor.cli import app
from kickdoor.replay.log import write_log
from tests.props.play import random_game


@pytest.fixture
def log(tmp_path: Path) -> Path:
    game = new_game(
        players=3, names=["Aric", "Suzan", "Third"], options={"winning_level": 3}, source=Committed(b"for the table")
    )
    write_log(random_game(game, 3), tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def run(*words: str) -> int:
    status = app(words, exit_on_error=False, result_action="return_value")
    assert isinstance(status, int)
    return status


def test_show_tells_the_game_turn_by_turn(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", "show", str(log)) == 0
    text = capsys.readouterr().out
    assert text.startswith("classic: Aric, Suzan, Third\n")
    for words in ("The deal and the opening plays", "\nTurn 1: ", ": kick-door\n", "[TURN-02]", "\nWon by "):
        assert words in text
    assert all(line.startswith("    ") for line in after_passes(text)), "a pass is told only for what came of it"


def after_passes(text: str) -> list[str]:
    lines = text.splitlines()
    return [after for line, after in pairwise(lines) if line.endswith(": pass")]


def test_show_for_scripts(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", "show", str(log), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == ["Aric", "Suzan", "Third"]
    assert [turn["number"] for turn in told["turns"]] == list(range(len(told["turns"])))
    assert set(told["winners"]) <= set(told["players"])


def test_verify(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", "verify", str(log)) == 0
    assert "the secret fits the commitment" in capsys.readouterr().out
    assert run("replay", "verify", str(log), "--json") == 0
    assert json.loads(capsys.readouterr().out)["over"] is True


def test_a_false_log_is_one_line_and_1(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = log.read_text().splitlines()
    lines[2] = lines[1]
    log.write_text("\n".join(lines))
    assert run("replay", "verify", str(log)) == 1
    assert run("replay", "show", str(log)) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 2
    assert err.startswith(f"kickdoor: {log}:3: chance cannot answer")


@pytest.mark.parametrize("command", ["show", "verify"])
def test_a_malformed_file_is_one_line_and_2(log: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (log, log.with_name("nowhere")):
        log.write_text("{")
        assert run("replay", command, str(path)) == 2
        out, err = capsys.readouterr()
        assert not out
        assert err.count("\n") == 1
        assert err.startswith(f"kickdoor: {path}:")
