"""`kickdoor sim` as it is typed."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game

KICKDOOR = [sys.executable, "-c", "from kickdoor.cli import main; main()"]
# Hears Ctrl-C also where the tests themselves run in the background and do not.
HEAR = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from kickdoor.cli import main; main()"
ATTENTIVE = [sys.executable, "-c", HEAR]


def kickdoor(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*KICKDOOR, *words], capture_output=True, text=True, timeout=240, check=False)


def test_a_run_is_reported_and_written(tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    done = kickdoor("sim", "--games", "6", "--seed", "2", "--jobs", "2", "--out", str(out))
    assert done.returncode == 0, done.stderr
    for word in ("games/s", "decisions/s", "turns a player", "seat 3 wins", "unfinished"):
        assert word in done.stdout
    facts = json.loads(out.read_text(encoding="utf-8"))
    assert [game["game"] for game in facts["games"]] == list(range(6))
    assert [path.name for path in tmp_path.iterdir()] == ["run.json"]


def test_one_game_is_played_again_by_its_number() -> None:
    whole = json.loads(kickdoor("sim", "--games", "3", "--jobs", "1", "--json").stdout)
    one = json.loads(kickdoor("sim", "--games", "1", "--only", "2", "--jobs", "1", "--json").stdout)
    assert one["games"] == whole["games"][2:]


def test_a_program_with_words_is_one_word_of_the_command() -> None:
    plan = make_plan(("classic",), 3, 1, "jsonl:true 'one' two,random,random", 500)
    words = shlex.split(plan.command(0))
    assert words[words.index("--agents") + 1] == "jsonl:true 'one' two,random,random"


def test_a_game_with_an_option_is_played_again_by_its_command() -> None:
    plan = make_plan(("classic",), 3, 1, None, 500, options=("winning_level=3",))
    one = json.loads(kickdoor(*plan.command(2).split()[1:], "--json").stdout)
    assert one["plan"]["options"] == {"winning_level": 3}
    assert one["games"][0]["turns"] == play_game(plan, 2).turns


@pytest.mark.parametrize(
    "words",
    [
        ("--games", "0"),
        ("--games", "many"),
        ("--players", "2"),
        ("--players", "7"),
        ("--jobs", "0"),
        ("--only", "-1"),
        ("--turn-cap", "0"),
        ("--agents", "clever"),
        ("--agents", "random,random"),
        ("--option", "winning_level"),
        ("--option", "winning_level=1"),
        ("--option", "no_such=1"),
        ("--edition", "baroque"),
        ("--out", "/no/such/folder/run.json"),
        ("exhaust", "--games", "0"),
        ("exhaust", "--edition", "baroque"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_clear_line_and_status_2(words: tuple[str, ...]) -> None:
    done = kickdoor("sim", *words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr + done.stdout
    assert done.stdout + done.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_run_reports_and_writes_what_is_finished(tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "run.json"
    words = ["sim", "--games", "100000", "--agents", "greedy", "--jobs", jobs, "--out", str(out)]
    shown = {**os.environ, "FORCE_COLOR": "1"}  # how far it is, as on a terminal
    with subprocess.Popen([*ATTENTIVE, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=shown) as process:
        try:
            read_until(process, rb"[1-9]\d*/100000")
            os.kill(process.pid, signal.SIGINT)
            told, errors = process.communicate(timeout=120)
        finally:
            process.kill()
    assert process.returncode == 130, errors.decode()
    facts = json.loads(out.read_text(encoding="utf-8"))
    assert facts["interrupted"]
    assert 0 < facts["finished"] == len(facts["games"]) < 100000
    assert b"(interrupted)" in told


def read_until(process: "subprocess.Popen[bytes]", pattern: bytes) -> None:
    """Until it says so on its standard error."""
    assert process.stderr is not None
    said = b""
    while not re.search(pattern, said):
        more = os.read(process.stderr.fileno(), 4096)
        assert more, said.decode()
        said += more
