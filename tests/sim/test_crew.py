"""Several processes at work, and Ctrl-C in the middle of it."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import wait
from typing import Any

import pytest

from kickdoor.sim import crew
from kickdoor.sim.crew import INTERRUPTED, Crew, map_chunks

MANY = 1000


@pytest.fixture(autouse=True)
def attentive() -> Iterator[None]:
    """Ctrl-C is heard, also where the tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_everything_comes_once() -> None:
    kept: list[int] = []
    assert map_chunks(list, range(MANY), Crew(2), kept.extend)
    assert sorted(kept) == list(range(MANY))


def test_ctrl_c_tears_nobody_out_of_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for several has their locks for a moment; an exception there would leave them locked for ever."""
    waited: list[int] = []

    def interrupted(futures: Any, return_when: str) -> Any:
        if not waited:
            signal.raise_signal(signal.SIGINT)
        waited.append(len(futures))
        return wait(futures, return_when=return_when)

    monkeypatch.setattr(crew, "wait", interrupted)
    kept: list[int] = []
    assert not map_chunks(list, range(MANY), Crew(2), kept.extend)
    assert waited
    assert 0 < len(kept) < MANY
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_the_second_ctrl_c_ends_it_at_once() -> None:
    script = """
import signal
from kickdoor.sim.crew import noted
signal.signal(signal.SIGINT, signal.default_int_handler)
with noted() as asked:
    signal.raise_signal(signal.SIGINT)
    print("noted", len(asked), flush=True)
    signal.raise_signal(signal.SIGINT)
    print("never")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (INTERRUPTED, "noted 1\n")


def test_who_ignores_ctrl_c_goes_on_ignoring_it() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with crew.noted() as asked:
        signal.raise_signal(signal.SIGINT)
        assert not asked
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
