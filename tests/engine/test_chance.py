"""A copy of a source of chance goes on the same way, whoever draws first, and neither notices the other."""

import pickle
from collections.abc import Callable
from random import Random

import pytest

from kickdoor.chance import Below, Committed, Scripted, Seeded

SOURCES: tuple[Callable[[], Below], ...] = (
    lambda: Seeded(4),
    lambda: Seeded(4, spare=True),
    lambda: Scripted([3, 1], 4),
    lambda: Committed(b"a secret of more than enough bytes for it"),
)


def draws(source: Below, n: int = 20) -> list[int]:
    return [source.below(1_000_000) for _ in range(n)]


@pytest.mark.parametrize("new", SOURCES)
def test_a_copy_goes_on_the_same_way(new: Callable[[], Below]) -> None:
    source, alone = new(), new()
    draws(source, 5), draws(alone, 5)
    twin = source.copy()
    other = twin.copy()
    on = draws(alone)
    assert draws(twin) == on
    assert draws(source) == on
    assert draws(other) == on
    assert draws(source) == draws(alone) == draws(twin)


@pytest.mark.parametrize("new", SOURCES)
def test_a_copy_travels(new: Callable[[], Below]) -> None:
    source = new()
    draws(source, 5)
    twin, again = pickle.loads(pickle.dumps((source.copy(), source)))
    assert draws(twin) == draws(source) == draws(again)


def test_numbers_are_those_of_one_generator_however_far() -> None:
    """They are drawn some at a time; games that were logged must go on as they went."""
    generator, source, spare = Random("kickdoor 4"), Seeded(4), Seeded(4, spare=True)
    for drawn in range(200):
        expected = int(generator.random() * 1_000_000)
        assert Seeded(4, drawn).below(1_000_000) == expected == source.below(1_000_000) == spare.below(1_000_000)
