"""Whole games as they were played once: every log replays to its digest and tells the same story.

A log file dropped into this folder is a test. `KICKDOOR_UPDATE=1 pytest tests/golden` writes games and stories anew:
read the difference, and raise RULES_REV if a game goes another way than before.
"""

import os
from pathlib import Path

import pytest

from kickdoor.replay.log import read_log
from kickdoor.replay.show import as_text
from kickdoor.replay.verify import verify
from tests.golden.games import HERE, RECIPES, update

if os.environ.get("KICKDOOR_UPDATE") == "1":
    update()

LOGS = sorted(HERE.glob("*.jsonl"))


def test_the_games_are_there() -> None:
    assert {path.stem for path in LOGS} >= set(RECIPES)


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_the_game_replays_and_is_true(path: Path) -> None:
    verdict = verify(path)
    log = read_log(path)
    if log.end is not None:
        assert verdict.digest == log.end.digest
        assert verdict.winners


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_the_story_is_the_same(path: Path) -> None:
    story = path.with_suffix(".txt")
    assert story.is_file(), "KICKDOOR_UPDATE=1 writes the story of a new log"
    assert as_text(read_log(path)) + "\n" == story.read_text(encoding="utf-8")
