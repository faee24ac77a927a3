"""Playing a log again, choice by choice, to the same digest."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kickdoor.cards.shelf import Packs
from kickdoor.chance import Below, Committed, Seeded, answer, candidates
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.ids import V_CHANCE, Choice
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import Event
from kickdoor.game import Game, Refused
from kickdoor.notation import SEXES
from kickdoor.replay.error import FalseLog, LogError
from kickdoor.replay.log import FIRST_CHOICE, GameLog, read_log, take_log


class Sealed:
    """The chance of a committed game whose secret is not revealed: what came of it is in the log, no more will."""

    def __init__(self, log: GameLog) -> None:
        self.log = log

    def below(self, n: int) -> int:
        raise LogError(self.log.path, self.log.last_line, "the secret of this game is not revealed: nothing can follow")

    def copy(self) -> "Sealed":
        return self


def replay(log: Mapping[str, Any] | GameLog | str | Path, source: Below | None = None, packs: Packs = ()) -> Game:
    """The game of a log (of `Game.log()`, or a file); it goes on with the same chance, or with the source given.

    >>> from kickdoor import new_game
    >>> game = new_game(players=3, seed=7)
    >>> replay(game.log()).digest() == game.digest()
    True
    """
    told = opened(log, packs)
    game = set_out(told, source)
    for number in range(len(told.choices)):
        carry_out(told, game, number)
    check_end(told, game)
    return game


def opened(log: Mapping[str, Any] | GameLog | str | Path, packs: Packs = ()) -> GameLog:
    if isinstance(log, GameLog):
        return log
    return read_log(log, packs) if isinstance(log, str | Path) else take_log(log, packs=packs)


def set_out(log: GameLog, source: Below | None = None) -> Game:
    """The table before the first card is dealt."""
    header = log.header
    bits = {word: bit for bit, word in SEXES.items()}
    told = {name: getattr(header, name) for name in header.__struct_fields__}
    told |= {name: list(told[name]) for name in ("editions", "names", "sexes")}
    told.pop("earlier")
    if header.earlier:
        told["earlier"] = [list(pair) for pair in header.earlier]
    chance = source if source is not None else own_chance(log)
    game = Game(log.box, empty_table(log.box.tables, [bits[word] for word in header.sexes]), chance, told)
    deal(game.state)
    return game


def own_chance(log: GameLog) -> Below:
    """The source that the header names."""
    if log.end is not None and log.end.secret is not None:
        earlier = [(bytes.fromhex(secret), until) for secret, until in log.header.earlier]
        return Committed(bytes.fromhex(log.end.secret), earlier)
    if log.header.commitment is not None:
        return Sealed(log)
    return Seeded(log.header.pack if log.header.seed is None else log.header.seed)


def carry_out(log: GameLog, game: Game, number: int, fair: bool = False) -> list[Event]:
    """One choice of the log, if it is lawful; with fair, chance must have come from the game's source as well."""
    return game.push(*lawful(log, game, number, fair))


def lawful(log: GameLog, game: Game, number: int, fair: bool = False) -> tuple[int, Choice]:
    """A seat and its choice as they stand in the log, if the rules allow it at this point of the game."""
    seat, verb, a, b, c = log.choices[number]
    choice = (verb, a, b, c)
    line = number + FIRST_CHOICE
    asked = game.state.asked == CHANCE and not game.over
    if seat == CHANCE:
        if not asked:
            raise FalseLog(log.path, line, "chance answers, but is not asked")
        if verb != V_CHANCE or b or c or a not in candidates(game.state):
            raise FalseLog(log.path, line, f"chance cannot answer {list(choice)} here")
        due = None if isinstance(game.source, Sealed) else answer(game.state, game.source)
        if fair and due != choice:
            raise FalseLog(log.path, line, f"chance answers {a}, but that does not follow from its source")
    elif asked:
        raise FalseLog(log.path, line, f"seat {seat} chooses, but chance must answer first")
    else:
        judge(log, game, line, seat, choice)
    return seat, choice


def judge(log: GameLog, game: Game, line: int, seat: int, choice: Choice) -> None:
    try:
        reason = game.judge(seat, choice)
        if reason:
            raise Refused(*game.scribe.refusal(game.state, seat, choice, reason))
    except (Refused, ValueError) as refusal:
        raise FalseLog(log.path, line, f"{[seat, *choice]} is refused: {refusal}") from None


def check_end(log: GameLog, game: Game) -> None:
    """The end as the log tells it is the end that was reached."""
    if log.end is None:
        return
    if not game.over:
        raise FalseLog(log.path, log.last_line, "the log ends the game, but it is not over")
    if game.winners != list(log.end.winners):
        raise FalseLog(log.path, log.last_line, f"the winners are {game.winners}, not {list(log.end.winners)}")
    if game.digest() != log.end.digest:
        raise FalseLog(log.path, log.last_line, f"the digest is {game.digest()}, not {log.end.digest}")
