"""A log for the reader, turn by turn: what was chosen and what came of it, with the cards in hand laid open."""

from dataclasses import asdict, dataclass, field
from typing import Any

from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.events import E_TURN
from kickdoor.engine.state import Event
from kickdoor.game import Game, describe
from kickdoor.replay.log import GameLog
from kickdoor.replay.play import check_end, lawful, set_out
from kickdoor.scenario.explain import sentence


@dataclass(slots=True)
class Act:
    """One choice and its consequences, or with nobody as `who` what chance brought about."""

    who: str
    choice: str
    events: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Turn:
    number: int  # 0: the deal and the opening plays
    player: str
    levels: dict[str, int]
    acts: list[Act]


def story(log: GameLog) -> list[Turn]:
    """The whole game."""
    game = set_out(log)
    turns = [Turn(0, "", levels(game), [Act("", "")])]
    for number in range(len(log.choices)):
        seat, choice = lawful(log, game, number)
        if seat != CHANCE:
            turns[-1].acts.append(Act(log.header.names[seat], describe(choice, game)))
        tell(game, turns, game.push(seat, choice))
    check_end(log, game)
    return turns


def tell(game: Game, turns: list[Turn], events: list[Event]) -> None:
    """Put the events where they belong: a new turn may have begun among them."""
    for event in events:
        if event[ids.EVENT_KIND] == E_TURN:
            turns.append(
                Turn(turns[-1].number + 1, game.scribe.players[event[ids.EVENT_SEAT]], levels(game), [Act("", "")])
            )
        else:
            turns[-1].acts[-1].events.append(sentence(game.scribe, event))


def levels(game: Game) -> dict[str, int]:
    return dict(zip(game.scribe.players, game.state.level, strict=True))


def as_text(log: GameLog) -> str:
    """The story in lines; passes that changed nothing are left out."""
    header = log.header
    lines = [f"{', '.join(header.editions)}: {', '.join(header.names)}", f"chance: {source(log)}"]
    for turn in story(log):
        lines += ["", heading(turn)]
        for act in turn.acts:
            if act.who and (act.events or act.choice != "pass"):
                lines.append(f"  {act.who}: {act.choice}")
            lines += [f"    {event}" for event in act.events]
    return "\n".join([*lines, "", ending(log)])


def heading(turn: Turn) -> str:
    if not turn.number:
        return "The deal and the opening plays"
    return f"Turn {turn.number}: {turn.player} ({', '.join(f'{who} {n}' for who, n in turn.levels.items())})"


def source(log: GameLog) -> str:
    if log.header.seed is not None:
        return f"seed {log.header.seed}"
    return "not told" if log.header.commitment is None else f"committed, {log.header.commitment}"


def ending(log: GameLog) -> str:
    if log.end is None:
        return "The game is not over."
    winners = " and ".join(log.header.names[seat] for seat in log.end.winners)
    return f"Won by {winners}. Digest {log.end.digest}"


def as_data(log: GameLog) -> dict[str, Any]:
    """The story for scripts, passes and all."""
    header = log.header
    told: dict[str, Any] = {"editions": header.editions, "players": header.names, "chance": source(log)}
    told["turns"] = [asdict(turn) for turn in story(log)]
    if log.end is not None:
        told["winners"] = [header.names[seat] for seat in log.end.winners]
        told["digest"] = log.end.digest
    return told
