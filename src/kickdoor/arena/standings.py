"""What a tournament says: shares of wins with their intervals, ratings, think times, the answer to its question."""

from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Any

from kickdoor.arena.ratings import rate
from kickdoor.arena.referee import Referee
from kickdoor.arena.score import BROKEN, Score
from kickdoor.arena.tournament import Pairing, Tournament
from kickdoor.sim.outcome import ENDINGS
from kickdoor.sim.statistics import ERROR, percentile, wilson


def standings(tournament: Tournament, scores: Sequence[Score], referee: Referee | None, done: bool) -> dict[str, Any]:
    """All of it as plain data; all but the think times depends on the tournament alone."""
    players = tournament.plan.players
    pairs = [pair(pairing, scores, players) for pairing in tournament.pairings]
    totals = {name: sum(row[name] for row in pairs) for name in ("games", "unfinished", "faults")}
    return {
        **(pairs[0] if len(pairs) == 1 else totals | {"pairs": pairs}),
        "ratings": rate(scores, players),
        "test": None if referee is None else verdict(referee),
        "complete": done,
        "plan": tournament.told(),
    }


def pair(pairing: Pairing, scores: Sequence[Score], players: int) -> dict[str, Any]:
    """One pairing, as the one agent looks at it."""
    mine = [score for score in scores if (score.one, score.against) == pairing]
    played = [score for score in mine if score.ending != BROKEN]
    wins, games = sum(score.share for score in played), len(played)
    low, high = wilson(wins, games)
    thinking = [ms for score in played for ms in score.think_ms]
    turns = [score.turns / players for score in played]
    endings = Counter(score.ending for score in mine)
    return {
        "one": pairing[0],
        "against": pairing[1],
        "games": games,
        "wins": wins,
        "win_share": share(played),
        "low": low,
        "high": high,
        "seats": [share([score for score in played if score.seat == seat]) for seat in range(players)],
        "turns_median": median(turns) if turns else 0.0,
        "turns_p95": percentile(turns, 0.95),
        "think_median_ms": median(thinking) if thinking else 0.0,
        "think_p95_ms": percentile(thinking, 0.95),
        "endings": {name: endings[name] for name in (*ENDINGS, BROKEN)},
        "unfinished": endings["stopped"] + endings[BROKEN],
        "faults": sum(sum(score.faults) for score in played),
    }


def share(scores: Sequence[Score]) -> float:
    return sum(score.share for score in scores) / len(scores) if scores else 0.0


def verdict(referee: Referee) -> dict[str, Any]:
    return {
        "low": referee.low,
        "high": referee.high,
        "alpha": ERROR,
        "beta": ERROR,
        "blocks": referee.blocks,
        "log_likelihood_ratio": referee.ratio,
        "answer": referee.answer,
    }
