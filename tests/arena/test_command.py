"""`kickdoor arena` as it is typed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars
import pytest

from kickdoor.agents import MAKERS
from kickdoor.agents.greedy import GreedyAgent
from kickdoor.cli import app
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.sim.outcome import Outcome
from kickdoor.sim.plan import Plan
from kickdoor.sim.play import play_game

KICKDOOR = [sys.executable, "-c", "from kickdoor.cli import main; main()"]
DUEL = ("--one", "greedy", "--against", "random", "--players", "3", "--seed", "2")


def arena(*words: str) -> int:
    status = app(("arena", *words), exit_on_error=False, result_action="return_value")
    assert isinstance(status, int)
    return status


def facts_of(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """The one JSON object that is printed."""
    assert arena(*words, "--json", "-") == 0
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    return facts


def test_the_short_form_prints_one_json_object() -> None:
    words = "arena --one greedy --against random --edition classic --players 4 --blocks 5 --seed 1 --json -"
    done = subprocess.run([*KICKDOOR, *words.split()], capture_output=True, text=True, timeout=240, check=True)
    facts = json.loads(done.stdout)
    assert (facts["one"], facts["against"], facts["games"], facts["complete"]) == ("greedy", "random", 20, True)
    assert 0.25 < facts["low"] < facts["win_share"] <= facts["high"]
    assert 0 < facts["think_median_ms"] <= facts["think_p95_ms"]
    assert 3 < facts["turns_median"] < 60
    assert (facts["unfinished"], facts["faults"]) == (0, 0)
    assert list(facts["ratings"]) == ["greedy", "random"]


def test_a_shorter_game_is_an_option_of_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (*DUEL, "--blocks", "2", "--jobs", "1")
    whole, short = facts_of(capsys, *words), facts_of(capsys, *words, "--option", "winning_level=3")
    assert short["plan"]["options"] == {"winning_level": 3}
    assert short["turns_median"] < whole["turns_median"]
    out = ("--out", str(tmp_path / "duel"))
    assert arena(*words, *out) == 0
    assert arena(*words, *out, "--option", "winning_level=3") == 2
    assert "holds another tournament: options {}, not {'winning_level': 3}" in capsys.readouterr().err
    assert arena(*words, "--option", "winning_lvl=3") == 2
    assert "did you mean 'winning_level'?" in capsys.readouterr().err


def test_the_result_does_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = (*DUEL, "--blocks", "8", "--test", "0.3:0.6", "--jobs")
    alone, together = facts_of(capsys, *words, "1"), facts_of(capsys, *words, "2")
    for facts in (alone, together):
        for name in ("think_median_ms", "think_p95_ms"):
            del facts[name]
    assert alone == together


def test_a_question_is_answered_before_all_blocks_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (*DUEL, "--blocks", "40", "--test", "0.33:0.66", "--jobs", "1", "--out", str(tmp_path))
    facts = facts_of(capsys, *words)
    assert facts["test"]["answer"] == "high"
    assert facts["games"] == 3 * facts["test"]["blocks"] < 60
    assert polars.read_parquet(tmp_path / "games.parquet").height == facts["games"]
    assert facts_of(capsys, *words) == facts
    assert arena(*words) == 0
    assert f"66.0% rather than 33.0%, clear after {facts['test']['blocks']} blocks" in capsys.readouterr().out


def test_a_question_may_stay_open(capsys: pytest.CaptureFixture[str]) -> None:
    words = (*DUEL, "--blocks", "1", "--test", "0.6:0.7", "--jobs", "1")
    assert facts_of(capsys, *words)["test"]["answer"] is None
    assert arena(*words) == 0
    assert "60.0% or 70.0%: not clear after 1 blocks" in capsys.readouterr().out


def test_games_that_the_cap_stops_are_unfinished(capsys: pytest.CaptureFixture[str]) -> None:
    words = (*DUEL, "--blocks", "1", "--turn-cap", "1", "--jobs", "1")
    facts = facts_of(capsys, *words)
    assert (facts["games"], facts["unfinished"], facts["wins"], facts["turns_median"]) == (3, 3, 0, 1)
    assert arena(*words) == 0
    assert "3 by the cap of 1 turns a player, 0 broken" in capsys.readouterr().out


def test_a_broken_game_is_told_and_the_others_are_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(plan: Plan, number: int, timed: bool) -> Outcome:
        if plan.agents[1] == "greedy":
            raise RuntimeError("the rules do not come to an end")
        return play_game(plan, number, timed)

    monkeypatch.setattr("kickdoor.arena.score.play_game", breaks)
    assert arena(*DUEL, "--blocks", "1", "--jobs", "1", "--json", "-") == 1
    told = capsys.readouterr()
    facts = json.loads(told.out)
    assert (facts["games"], facts["unfinished"], facts["endings"]["broken"]) == (2, 1, 1)
    assert "the rules do not come to an end" in told.err
    assert "game 1 broke; to play it again: kickdoor sim --edition classic" in told.err


def test_all_against_all_is_a_cross_table_with_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "result.json"
    words = ("--agents", "random,greedy", "--players", "3", "--blocks", "3", "--jobs", "1", "--json", str(path))
    assert arena(*words) == 0
    told = capsys.readouterr().out
    facts = json.loads(path.read_text(encoding="utf-8"))
    assert facts["games"] == 18
    assert [(pair["one"], pair["against"]) for pair in facts["pairs"]] == [("random", "greedy"), ("greedy", "random")]
    assert facts["pairs"][0]["win_share"] < 1 / 3 < facts["pairs"][1]["win_share"]
    assert "wins of one (row) against 2 (column)" in told
    assert f"{facts['pairs'][1]['win_share']:.1%}" in told
    assert "18 games, 0 unfinished, 0 faults" in told
    assert told.index("rating  greedy") < told.index("rating  random")


def test_without_the_extra_all_but_ratings_and_files_works(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    monkeypatch.setitem(sys.modules, "polars", None)
    words = (*DUEL, "--blocks", "1", "--jobs", "1")
    assert facts_of(capsys, *words)["ratings"] is None
    assert arena(*words) == 0
    assert "ratings need an extra: pip install 'kickdoor[lab]'" in capsys.readouterr().out
    assert arena(*words, "--out", str(tmp_path / "run")) == 2
    assert "--out needs an extra: pip install 'kickdoor[lab]'" in capsys.readouterr().err


class Failing(GreedyAgent):
    """Does not know how to fight."""

    def choose(self, view: View, request: Request) -> Choice:
        if request.kind == "combat":
            raise LookupError("no idea")
        return super().choose(view, request)


def test_faults_are_counted_and_their_logs_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MAKERS, "failing", lambda box, seat, _seed, _word: Failing(box, seat))
    words = ("--one", "failing", "--against", "greedy", "--players", "3", "--blocks", "1", "--jobs", "1")
    assert arena(*words, "--out", str(tmp_path), "--json", "-") == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["faults"] > 3
    assert "failing at seat 0 failed in game 0, seed 1/0: LookupError: no idea" in told.err
    assert "--only 0 --seed 1 --agents greedy,greedy,failing" in told.err
    assert sorted(path.name for path in (tmp_path / "faults").iterdir()) == [f"game-{i}.jsonl" for i in range(3)]
    errors = polars.read_parquet(tmp_path / "games.parquet")["error"].to_list()
    assert errors == [f"failing at seat {seat}: LookupError: no idea" for seat in range(3)]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--one", "clever", "--against", "random"), "unknown agent 'clever': there are random, greedy"),
        (
            (*DUEL, "--edition", "baroque"),
            "unknown edition 'baroque': the game comes with adventure-time, apocalypse, classic",
        ),
        ((*DUEL, "--blocks", "0"), "--blocks 0: at least 1"),
        ((*DUEL, "--jobs", "0"), "--jobs 0: at least 1"),
        ((*DUEL, "--test", "often"), "--test often: LOW:HIGH"),
        ((*DUEL, "--turn-cap", "0"), "--turn-cap 0"),
        ((*DUEL, "--out", "/no/such/folder/run"), "--out: no such folder"),
        ((*DUEL, "--json", "/no/such/folder/run.json"), "--json: no such folder"),
        ((), "name --one and --against, or --agents"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_bad_input_is_one_clear_line_and_status_2(
    words: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*words) == 2
    told = capsys.readouterr()
    assert not told.out
    assert told.err.startswith("kickdoor: arena: ")
    assert told.err.count("\n") == 1
    assert complaint in told.err


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=str)
def test_a_run_that_is_ended_goes_on_from_there(tmp_path: Path, end: signal.Signals) -> None:
    words = ["arena", *DUEL, "--blocks", "20", "--jobs", "2", "--out", str(tmp_path / "run"), "--json", "-"]
    saved = tmp_path / "run" / "games.parquet"
    with subprocess.Popen([*KICKDOOR, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        while not saved.exists():
            time.sleep(0.02)
        os.kill(process.pid, end)
        process.communicate(timeout=60)  # until its processes have ended as well
    assert process.returncode == (-signal.SIGKILL if end == signal.SIGKILL else 130)
    before = polars.read_parquet(saved)
    assert 0 < before.height < 60
    done = subprocess.run([*KICKDOOR, *words], capture_output=True, text=True, timeout=240, check=True)
    assert json.loads(done.stdout)["games"] == 60
    after = polars.read_parquet(saved)
    assert after["number"].to_list() == list(range(60))
    assert after.filter(polars.col("number").is_in(before["number"].to_list())).equals(before)
