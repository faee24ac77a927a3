"""Hidden bytes: what a viewer is sent does not depend on what the viewer may not know."""

import os

import pytest

from tests.privacy.streams import compare

STEPS = int(os.environ.get("KICKDOOR_STEPS", "250"))  # the long run has 20,000 for each edition


@pytest.mark.clause("CARDS-05")
@pytest.mark.parametrize("edition", ["classic", "legends", "apocalypse", "steampunk", "adventure-time"])
def test_streams_of_tables_that_differ_in_hidden_cards_are_the_same(edition: str) -> None:
    steps, size = compare(edition, 1, STEPS)
    assert steps >= STEPS
    assert size > STEPS * 1000
