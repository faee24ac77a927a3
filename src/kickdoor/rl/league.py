"""A league: what was learnt so far, kept as opponents for what is being learnt."""

from collections.abc import Sequence
from random import Random

from kickdoor.rl.known import Known, whole
from kickdoor.rl.seat import Opponent, check_opponent


class Snapshots(Known):
    """Opponents drawn by how hard they are to beat: the more of its games the learner lost against one, the oftener.

    >>> league = Snapshots(["random", "greedy"])
    >>> for _ in range(50):
    ...     league.record(["random"], True)
    ...     league.record(["greedy"], False)
    >>> drawn = league.draw(100, Random(1))
    >>> drawn.count("greedy") > drawn.count("random")
    True
    """

    def __init__(self, opponents: Sequence[Opponent] = ("random",), most: int = 64) -> None:
        self.most = most = whole("most", most, 1)
        if isinstance(opponents, str) or not opponents:
            raise ValueError(f"opponents: a list of at least one, not {opponents!r}")
        for one in opponents:
            check_opponent(one)
        self.opponents: list[Opponent] = list(opponents)[-most:]
        self.games = [0] * len(self.opponents)
        self.lost = [0] * len(self.opponents)  # by the learner

    def add(self, opponent: Opponent) -> None:
        """One more; the oldest makes room."""
        check_opponent(opponent)
        self.opponents.append(opponent)
        self.games.append(0)
        self.lost.append(0)
        for kept in (self.opponents, self.games, self.lost):
            del kept[: len(kept) - self.most]

    def draw(self, many: int, dice: Random) -> list[Opponent]:
        """The opponents of a game; one may sit twice."""
        weights = [(lost + 1) / (games + 2) for games, lost in zip(self.games, self.lost, strict=True)]
        return dice.choices(self.opponents, weights, k=many)

    def record(self, drawn: Sequence[Opponent], won: bool) -> None:
        """How the learner's game against them ended."""
        for one in drawn:
            if one in self.opponents:  # it may have made room since
                place = self.opponents.index(one)
                self.games[place] += 1
                self.lost[place] += not won
