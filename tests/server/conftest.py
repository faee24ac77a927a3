"""For the tests of the server: databases, a PostgreSQL that is started once, and a real server."""

import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickdoor.server import minds
from tests.server.house import LONG_ENOUGH
from tests.server.postgres import Cluster
from tests.server.process import Process


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who thinks in a process is waited for, however slowly it starts."""
    monkeypatch.setattr(minds, "PATIENCE", LONG_ENOUGH)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/kickdoor.db"


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """The address of an empty database."""
    url = cluster.create_database()
    yield url
    cluster.drop_database(url)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """At the end of it all, whatever was sent, it has met no error of its own."""
    folder = tmp_path_factory.mktemp("server")
    with Process(folder, f"sqlite:///{folder}/kickdoor.db") as process:
        yield process
        with urllib.request.urlopen(process.measured) as answer:
            failed = re.findall(r"^kickdoor_failures_total\{.*\} [1-9].*", answer.read().decode(), re.MULTILINE)
        assert failed == []
        assert "failed" not in process.log.read_text()
