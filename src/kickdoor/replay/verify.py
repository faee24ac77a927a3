"""Is a log true? Every choice lawful, every outcome of chance from its source, the result as told."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kickdoor.chance import commitment
from kickdoor.replay.error import FalseLog
from kickdoor.replay.log import GameLog
from kickdoor.replay.play import Sealed, carry_out, check_end, opened, set_out


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found of a true log."""

    choices: int
    turns: int
    over: bool
    winners: tuple[str, ...]
    digest: str
    chance: str  # in words: where it came from, and whether that was checked


def verify(log: Mapping[str, Any] | GameLog | str | Path) -> Verdict:
    """Play the log again and check all it claims; FalseLog says what is not so."""
    told = opened(log)
    check_secret(told)
    game = set_out(told)
    fair = not isinstance(game.source, Sealed) and (told.header.seed, told.header.commitment) != (None, None)
    for number in range(len(told.choices)):
        carry_out(told, game, number, fair)
    check_end(told, game)
    if game.over and told.end is None:
        raise FalseLog(told.path, told.last_line, "the game is over, but the log does not tell its end")
    winners = tuple(told.header.names[seat] for seat in game.winners)
    return Verdict(len(told.choices), game.turn_number, game.over, winners, game.digest(), chance_of(told))


def check_secret(log: GameLog) -> None:
    """The revealed secret is the one whose hash was published before the first draw."""
    if log.end is None or log.header.commitment is None:
        return
    if log.end.secret is None:
        raise FalseLog(log.path, log.last_line, "the game was committed and is over, but its secret is not revealed")
    if commitment(bytes.fromhex(log.end.secret)) != log.header.commitment:
        raise FalseLog(log.path, log.last_line, "the secret does not fit the commitment")


def chance_of(log: GameLog) -> str:
    if log.header.seed is not None:
        return f"every outcome follows from seed {log.header.seed}"
    if log.header.commitment is None:
        return "no source is named"
    if log.end is None:
        return "committed, not yet revealed"
    return "the secret fits the commitment, and every outcome follows from it"
