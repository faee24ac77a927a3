"""What every player could do now, as steps of a scenario."""

from kickdoor.engine import ids
from kickdoor.engine.options import options
from kickdoor.game import Game


def legal_now(game: Game) -> dict[str, list[str]]:
    """By player: everything offered, and what the rules allow besides (one line each, without repeats)."""
    s = game.state
    found: dict[str, list[str]] = {}
    for seat, name in enumerate(game.scribe.players):
        offered = options(s, seat)
        lines = dict.fromkeys(game.scribe.line(s, choice) for choice in offered)
        if not offered and not game.over:
            trial = s.clone()
            trial.open |= 1 << seat
            if trial.stack[-1][0] not in (ids.F_PICK, ids.F_DEAL, ids.F_SALE, ids.F_BIG):
                lines = dict.fromkeys(game.scribe.line(s, choice) for choice in options(trial, seat))
        found[name] = list(lines)
    return found
