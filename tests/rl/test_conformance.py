"""The environments stand what `kickdoor check env` asks of anybody's: nothing hidden is observed, above all."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from kickdoor.rl import SeatEnv, raw_env
from kickdoor.rl.single import Single
from kickdoor.ruleset import open_box
from kickdoor.testing import check_env

SHORT = open_box(options={"winning_level": 3})
APART = "in worlds an agent cannot tell apart it observes the same"
KINDS: dict[str, Callable[[], Any]] = {
    "aec": partial(raw_env, SHORT, history=4),
    "flat": partial(raw_env, SHORT, actions="flat"),
    "seat": partial(SeatEnv, SHORT, opponents="random"),
}


@pytest.mark.parametrize("make", KINDS.values(), ids=KINDS)
def test_it_holds(make: Callable[[], Any]) -> None:
    assert check_env(make, episodes=1).hold().holds(APART) is True


def test_it_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """An observation with a hand of somebody else in it."""
    honest = Single.observe

    def peeks(table: Single, seat: int) -> dict[str, Any]:
        seen = honest(table, seat)
        return {**seen, "observation": table.everything()}

    monkeypatch.setattr(Single, "observe", peeks)
    assert check_env(KINDS["aec"], episodes=1).holds(APART) is False
