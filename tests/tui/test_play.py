"""The terminal game, played by lines of input."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from kickdoor.agents.cast import NAMES, mixed
from kickdoor.agents.voice import LINES
from kickdoor.words import say

KICKDOOR = [sys.executable, "-c", "from kickdoor.cli import main; main()"]


def kickdoor(*words: str, lines: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*KICKDOOR, *words], input=lines, capture_output=True, text=True, timeout=240, check=False)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_whole_game_by_the_first_line_of_every_menu(tmp_path: Path, seed: str) -> None:
    log = tmp_path / "game.jsonl"
    done = kickdoor("play", "--seed", seed, "--name", "Ann", "--log", str(log), lines="1\n" * 20_000)
    assert done.returncode == 0, done.stderr
    assert re.search(r"reached Level 10 and won\.", done.stdout)
    assert kickdoor("replay", "verify", str(log)).returncode == 0


def test_a_short_game_and_one_that_the_seventh_seal_ends() -> None:
    done = kickdoor("play", "--seed", "1", "--option", "winning_level=3", lines="1\n" * 20_000)
    assert "reached Level 3 and won." in done.stdout
    ended = kickdoor("play", "--seed", "1", "--edition", "apocalypse", "--bots", "random", lines="1\n" * 20_000)
    assert ended.stdout.rstrip().endswith("won.")
    assert "reached Level 10" not in ended.stdout


@pytest.mark.parametrize(("seed", "players"), [(3, 3), (4, 6)])
def test_a_whole_game_by_any_numbers(seed: int, players: int) -> None:
    dice = Random(seed)
    lines = "".join(f"{dice.choice((1, 1, 1, 2, 2, 3, 4, 5, 7, 9))}\n" for _ in range(60_000))
    done = kickdoor("play", "--seed", str(seed), "--players", str(players), "--bots", "random", lines=lines)
    assert done.returncode == 0, done.stderr
    assert "won." in done.stdout


def test_the_end_of_the_input_is_a_polite_end(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    done = kickdoor("play", "--seed", "1", "--log", str(log), lines="1\n")
    assert done.returncode == 0
    assert "Goodbye." in done.stdout
    assert log.exists()


def test_help_cards_table_hand_and_quitting() -> None:
    done = kickdoor("play", "--seed", "5", lines="?\n? net troll\n? zzzzzz\nt\nh\nwhat\n99\nq\n")
    assert done.returncode == 0
    for words in (
        "takes that line of the menu",
        "Monster, Level 10, 3 Treasures, 1 level",
        "There is no such card here.",
        "Class and Race",
        "A number from 1 to",
        "Goodbye.",
    ):
        assert words in done.stdout


def test_a_game_in_german() -> None:
    done = kickdoor("play", "--seed", "5", "--language", "de", lines="?\n? zzzzzz\nt\n99\n" + "1\n" * 40 + "q\n")
    for words in (
        "Hilfe mit ?",
        "nimmt diese Zeile",
        "So eine Karte gibt es hier nicht.",
        "Klasse und Rasse",
        "Eine Zahl von 1 bis",
        "Zug von Ann",
        "so, wie es steht, gewinnen die Monster; es geht um 1 Stufe",
        "Auf Wiedersehen.",
    ):
        assert words in done.stdout


def test_the_same_seed_and_input_give_the_same_game() -> None:
    one, two = (kickdoor("play", "--seed", "8", lines="1\n" * 60) for _ in range(2))
    assert one.stdout == two.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "clever"),
        ("--players", "2"),
        ("--players", "9"),
        ("--edition", "baroque"),
        ("--name", ""),
        ("--option", "winning_levl=3"),
        ("--option", "winning_level"),
        ("--log", "/no/such/folder/game.jsonl"),
        ("--language", "tlh"),
    ],
    ids=" ".join,
)
def test_bad_input_is_one_clear_line_and_status_2(words: tuple[str, ...]) -> None:
    done = kickdoor("play", *words)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr + done.stdout


def test_the_company_has_the_names_of_its_tempers_and_says_something() -> None:
    told = kickdoor("play", "--seed", "2", lines="1\n" * 2000).stdout
    company = mixed(["any"] * 3, 2)
    assert f"Ann against {', '.join(NAMES[bot][0] for bot in company)} (seed 2)" in told
    spoken = [say("en", f"say-{line}") for line in LINES]
    assert any(f"{NAMES[bot][0]}: “{line}”" in " ".join(told.split()) for bot in company for line in spoken)
    told = kickdoor("play", "--seed", "2", "--name", "vexa", "--bots", "heuristic:vindictive", lines="q\n").stdout
    assert "vexa against Grudge, Nettle, Thorn (seed 2)" in told
