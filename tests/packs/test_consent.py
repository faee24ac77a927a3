"""A pack from outside with Python in it is a program: it runs only where somebody has said so."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kickdoor
from kickdoor.cards.consent import SWITCH
from kickdoor.cards.error import PackError
from kickdoor.rules.cli import print_coverage, print_rules
from kickdoor.ruleset import open_box

HERE = Path(__file__).parent
STEEDS, DEMO = HERE / "steeds", HERE / "demo"
KICKDOOR = [sys.executable, "-c", "from kickdoor.cli import main; main()"]


@pytest.fixture(autouse=True)
def untrusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SWITCH, "")


@pytest.fixture
def telltale(tmp_path: Path) -> tuple[Path, Path]:
    """A pack whose module leaves a trace when it runs, and the trace."""
    place, trace = tmp_path / "steeds", tmp_path / "it ran"
    shutil.copytree(STEEDS, place)
    module = place / "steed.py"
    module.write_text(f"open({str(trace)!r}, 'w').close()\n{module.read_text(encoding='utf-8')}", encoding="utf-8")
    return place, trace


def run(*words: str | Path) -> tuple[int, str]:
    done = subprocess.run([*KICKDOOR, *map(str, words)], capture_output=True, text=True, timeout=300)
    return done.returncode, done.stderr


def test_it_is_refused_and_nothing_runs(telltale: tuple[Path, Path]) -> None:
    place, trace = telltale
    with pytest.raises(PackError) as refused:
        open_box(["steeds"], packs=[place])
    assert str(refused.value).startswith(f"{place}/pack.yaml: customs: steed.py would run as a program")
    assert all(way in str(refused.value) for way in ("--allow-code", f"{SWITCH}=1", "kickdoor.allow_code()"))
    assert not trace.exists()


def test_it_runs_when_it_is_allowed(telltale: tuple[Path, Path]) -> None:
    place, trace = telltale
    kickdoor.allow_code()
    assert [custom.name for custom in open_box(["steeds"], packs=[place]).tables.customs] == ["steed"]
    assert trace.exists()


def test_a_pack_of_cards_alone_needs_no_consent() -> None:
    assert open_box(["demo"], packs=[DEMO]).packs.keys() == {"demo"}


@pytest.mark.parametrize("words", [("rules", "--pack"), ("sim", "--games", "1", "--pack")], ids=["rules", "sim"])
def test_the_command_line_asks_first(telltale: tuple[Path, Path], words: tuple[str, ...]) -> None:
    place, trace = telltale
    status, told = run(*words, place)
    assert (status, trace.exists()) == (2, False)
    assert "customs: steed.py would run as a program" in told
    assert "--allow-code" in told
    assert run(*words, place, "--allow-code")[0] == 0
    assert trace.exists()


def test_the_rules_of_a_pack(capsys: pytest.CaptureFixture[str]) -> None:
    kickdoor.allow_code()
    assert print_rules("steeds", None, True, "de", [STEEDS]) == 0
    clauses = json.loads(capsys.readouterr().out)
    assert [clause["id"] for clause in clauses] == ["STEED-01", "STEED-02", "STEED-03"]
    assert all(clause["editions"] == ["steeds"] and "Reittier" in clause["rule"] for clause in clauses)
    assert print_rules(None, "STEED-02", False, "en", [STEEDS]) == 0
    assert "Big Item" in capsys.readouterr().out
    assert print_rules("camels", None, False, "en", [STEEDS]) == 2
    assert capsys.readouterr().err.endswith("adventure-time, steeds\n")


def test_the_coverage_of_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its own folder is looked through; what no scenario shows is told."""
    kickdoor.allow_code()
    assert print_coverage(None, None, True, [STEEDS]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["covered"], told["total"], told["errors"]) == (3, 3, [])
    place = tmp_path / "steeds"
    shutil.copytree(STEEDS, place)
    for file in (place / "scenarios").glob("*.yaml"):
        if "STEED-02" in file.read_text(encoding="utf-8"):
            file.unlink()
    assert print_coverage(None, None, True, [place]) == 1
    assert json.loads(capsys.readouterr().out)["uncovered"] == [{"clause": "STEED-02", "edition": "steeds"}]
