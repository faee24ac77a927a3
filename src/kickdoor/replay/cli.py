"""`kickdoor replay`: a log for the reader, and whether it is true."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

from kickdoor.cards.shelf import Packs
from kickdoor.replay.error import FalseLog, LogError
from kickdoor.replay.log import read_log
from kickdoor.replay.show import as_data, as_text
from kickdoor.replay.verify import Verdict, verify


def show_log(path: Path, packs: Packs, as_json: bool) -> int:
    """Print the game. 2 when it cannot be told."""
    try:
        log = read_log(path, packs)
        print(json.dumps(as_data(log), indent=1) if as_json else as_text(log))
    except LogError as error:
        return complain(error, 2)
    return 0


def verify_log(path: Path, packs: Packs, as_json: bool) -> int:
    """Print the verdict. 1 when the log is false, 2 when it cannot be read."""
    try:
        verdict = verify(read_log(path, packs))
    except FalseLog as error:
        return complain(error, 1)
    except LogError as error:
        return complain(error, 2)
    told = {"file": str(path), **asdict(verdict)}
    print(json.dumps(told, indent=1) if as_json else f"ok {path}: {in_words(verdict)}")
    return 0


def in_words(verdict: Verdict) -> str:
    result = f"won by {' and '.join(verdict.winners)}" if verdict.over else "not over"
    return (
        f"{verdict.choices} choices, {verdict.turns} turns, {result}\n"
        f"   chance: {verdict.chance}\n"
        f"   digest: {verdict.digest}"
    )


def complain(error: Exception, status: int) -> int:
    print(f"kickdoor: {error}", file=sys.stderr)
    return status
