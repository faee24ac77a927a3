"""Shares with their intervals, percentiles, and a test that stops when its question is answered."""

from collections.abc import Sequence
from math import ceil, log, sqrt

Z_95 = 1.959964
ERROR = 0.05  # how often a sequential test may be wrong, whichever share is true
BOUND = log((1 - ERROR) / ERROR)  # Wald: enough evidence


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(x, 3) for x in wilson(25, 100)]
    [0.175, 0.343]
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    square = Z_95 * Z_95 / games
    centre = share + square / 2
    half = Z_95 * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, (centre - half) / (1 + square)), min(1.0, (centre + half) / (1 + square))


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed.

    >>> percentile([3, 1, 2], 0.95)
    3
    """
    return sorted(values)[max(0, ceil(len(values) * share) - 1)] if values else 0.0


def likelihood(wins: float, games: int, low: float, high: float) -> float:
    """How much better the higher share explains the wins than the lower: the logarithm of the ratio.

    >>> round(likelihood(33, 100, 0.25, 0.33), 2)
    1.6
    """
    return wins * log(high / low) + (games - wins) * log((1 - high) / (1 - low))
