"""Databases for the tests: a file, and a PostgreSQL that is started once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster


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
