"""A real server for all tests of one run that need no server of their own."""

import re
import urllib.request
from collections.abc import Iterator

import pytest

from tests.server.process import Process


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """At the end of it all, whatever was sent, it has met no error of its own."""
    folder = tmp_path_factory.mktemp("server")
    with Process(folder, f"sqlite:///{folder}/kickdoor.db") as process:
        yield process
        with urllib.request.urlopen(f"{process.address}/metrics") as answer:
            failed = re.findall(r"^kickdoor_failures_total\{.*\} [1-9].*", answer.read().decode(), re.MULTILINE)
        assert failed == []
        assert "failed" not in process.log.read_text()
