"""Choices that leave nothing to choose: nobody has to make them in a file, and whoever does makes no mistake."""

from typing import Any, Final

from kickdoor.engine import ids
from kickdoor.engine.events import E_LOOTED, SHAPES
from kickdoor.engine.state import Event
from kickdoor.game import Game

WHOLE: Final = (ids.WHY_LOSE, ids.WHY_SPOILS)  # questions that may ask for all there is


def foregone(game: Game) -> bool:
    """Is everything asked for in the end, in whatever order? Then the first and the last answer come to the same."""
    top = game.state.stack[-1]
    if top[ids.KIND] != ids.F_PICK or top[ids.PICK_WHY] not in WHOLE or ids.NO_TARGET in top[ids.PICK_OPTIONS :]:
        return False
    return outcome(game, ids.PICK_OPTIONS) == outcome(game, -1)


def outcome(game: Game, place: int) -> tuple[Any, ...]:
    """Who has what when such questions are answered with the option at that place, one after another."""
    trial = game.clone()
    s = trial.state
    why = s.stack[-1][ids.PICK_WHY]
    while s.stack and s.stack[-1][ids.KIND] == ids.F_PICK and s.stack[-1][ids.PICK_WHY] == why:
        top = s.stack[-1]
        trial.apply(top[ids.SEAT], (ids.V_CHOOSE, top[place], 0, 0))
    return [sorted(zone) for zone in s.zones[: s.n * ids.SEAT_ZONES]], s.level, s.dead


def taken(game: Game, chooser: int, events: list[Event], option: Any) -> Event | None:
    """What has happened to the card or player that is chosen, if it did without a question; whoever loots chose."""
    meant = game.scribe.box.names.face_of.get(str(option), -1)
    players = game.scribe.players
    seat = players.index(option) if option in players else -1
    for event in events:
        if event[ids.EVENT_KIND] == E_LOOTED and event[ids.EVENT_SEAT] != chooser:
            continue
        told = list(zip(SHAPES[event[ids.EVENT_KIND]], event[ids.EVENT_A :], strict=False))
        cards = [game.state.t.face[value] for what, value in told if what == "c" and value >= 0]
        who = [event[ids.EVENT_SEAT], *[value for what, value in told if what == "p"]]
        if (meant >= 0 and meant in cards) or (seat >= 0 and seat in who):
            return event
    return None
