"""A server with the built client, and a browser, for all tests of a worker."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kickdoor.server.pages import BUILT
from tests.server.process import Process
from tests.web import seeded
from tests.web.browser import DESK, PATIENCE, Visitor, launched
from tests.web.positions import Shelved
from tests.web.stacked import stacked
from tests.web.wanted import EVERYTHING, shelve

expect.set_options(timeout=PATIENCE)
HINTS = ("--limit", "hint-rate=100000", "--limit", "hint-burst=100000")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a busy machine spoils is tried twice more, and the summary says so; what is broken fails each time."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def client_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """The same table plays the same game there."""
    assert (BUILT / "index.html").exists(), "the browser client is not built: make web"
    folder: Path = tmp_path_factory.mktemp("web")
    server = Process(folder, f"sqlite:///{folder}/kickdoor.db", *HINTS)
    server.words[:1] = [sys.executable, seeded.__file__]
    with server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as opened:
        yield opened


@pytest.fixture(scope="session")
def game(client_server: Process) -> Shelved:
    """A whole game among the replays there, in which everything happens that tests look for."""
    shelved = shelve("shelved", *EVERYTHING)
    shelved.put(client_server.database)
    return shelved


@pytest.fixture(scope="session")
def stack(client_server: Process) -> Shelved:
    """Another, with many cards in hands that are played on others."""
    shelved = stacked()
    shelved.put(client_server.database)
    return shelved


@pytest.fixture
def guests(browser: Browser, client_server: Process) -> Iterator[Callable[..., Visitor]]:
    """As many as a test needs. Nothing moves on their pages, so that colours are what they stay."""
    come: list[Visitor] = []

    def guest(size: dict[str, int] = DESK, server: Process = client_server) -> Visitor:
        come.append(Visitor(browser, server.address, size, reduced_motion="reduce"))
        return come[-1]

    yield guest
    for visitor in come:
        visitor.leave()
