"""The REST side does what its own description says."""

from collections.abc import Iterator

import pytest

from tests.load.contract import ROOM, try_out
from tests.load.server import Server, sqlite_at


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("contract")
    with Server(folder, sqlite_at(folder), *ROOM) as server:
        yield server


@pytest.mark.parametrize(("real", "phases", "least"), [(True, "coverage,fuzzing", 500), (False, "fuzzing", 50)])
def test_answers_are_as_described(server: Server, real: bool, phases: str, least: int) -> None:
    contract = try_out(server, 4, real, ("--generation-deterministic", "--phases", phases))
    assert contract.passed, contract.words
    assert contract.cases > least
    assert server.failures() == []
