"""A question put to a tournament, and when it is answered: Wald's sequential test, a whole block at a time."""

from kickdoor.arena.score import BROKEN, Score
from kickdoor.sim.statistics import BOUND, likelihood


class Referee:
    """Hears scores in any order and counts blocks in theirs, so that the answer does not depend on who is faster."""

    def __init__(self, test: tuple[float, float], players: int) -> None:
        self.low, self.high = test
        self.players = players
        self.blocks = 0  # counted
        self.games = 0
        self.wins = 0.0
        self.waiting: dict[int, list[Score]] = {}

    @property
    def ratio(self) -> float:
        return likelihood(self.wins, self.games, self.low, self.high)

    @property
    def answer(self) -> str | None:
        """Which of the two shares it is; None while it may still be either."""
        return None if abs(self.ratio) < BOUND else "high" if self.ratio > 0 else "low"

    def hear(self, score: Score) -> None:
        self.waiting.setdefault(score.block, []).append(score)
        while self.answer is None and len(self.waiting.get(self.blocks, ())) == self.players:
            for heard in self.waiting.pop(self.blocks):
                if heard.ending != BROKEN:
                    self.games += 1
                    self.wins += heard.share
            self.blocks += 1
