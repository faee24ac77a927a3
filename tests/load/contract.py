"""Requests made from the OpenAPI description: the answers are as it tells, and nothing breaks the server."""

import asyncio
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

from tests.load.company import Company
from tests.load.lobby import Lobby
from tests.load.server import Server

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "unsupported_method",
    "missing_required_header",
    "use_after_free",
    "ensure_resource_availability",
)
ROOM = tuple(
    word
    for limit in ("names-an-hour", "logins-a-minute", "counters-an-hour", "counts-a-minute")
    for word in ("--limit", f"{limit}=1000000")
)
CASES = re.compile(r"(\d+) generated")


@dataclass
class Contract:
    """What came of one run."""

    cases: int
    passed: bool
    words: str  # of schemathesis, about what failed


async def stage(lobby: Lobby) -> tuple[str, dict[str, str]]:
    """Somebody with a finished game, for requests that need one: the cookie, and values of parameters."""
    company = Company(lobby, "contract", people=2)
    await company.sit_down({"options": {"winning_level": 2}, "clocks": {"pace": 0}}, ["random"])
    await company.until_over()
    await company.go()
    cookie = company.players[0].cookie
    _head, me = await lobby.ask("GET", "/api/me", cookie)
    replay = re.search(rb'"replays":\["(\w+)"', me)
    code = re.search(rb'"code":"(\w+)"', me)
    assert replay is not None
    assert code is not None
    counter = (await lobby.post("/api/companion", cookie))["id"]
    return cookie, {
        "table": company.table, "replay": replay[1].decode(), "code": code[1].decode(), "counter": counter,
    }  # fmt: skip


def try_out(server: Server, examples: int, real: bool, words: tuple[str, ...] = ()) -> Contract:
    """Every operation with so many made-up requests: with made-up ids, or with those of things that are there.

    What erases somebody is asked for in the end, or everything after it would only be refused.
    """
    cookie, values = asyncio.run(staged(server.address))
    config = server.folder / "schemathesis.toml"
    lines = [f'"path.{name}" = "{value}"' for name, value in values.items()] if real else []
    config.write_text("\n".join(["[parameters]", *lines, ""]))
    with urlopen(f"{server.address}/api/schema/openapi.json", timeout=120) as description:
        description.read()  # made when it is first asked for; schemathesis would not wait on a busy machine
    cases, told = 0, ""
    for chosen in ("--exclude-method", "--include-method"):
        done = run(server, config, cookie, examples, (chosen, "DELETE", *words))
        cases += sum(map(int, CASES.findall(done.stdout)))
        if done.returncode:
            told += done.stdout + done.stderr
    return Contract(cases, not told, told)


async def staged(address: str) -> tuple[str, dict[str, str]]:
    async with Lobby(address) as lobby:
        return await stage(lobby)


def run(
    server: Server, config: Path, cookie: str, examples: int, words: tuple[str, ...]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config), "run",
            f"{server.address}/api/schema/openapi.json", "--header", f"Cookie: {cookie}", "--checks", ",".join(CHECKS),
            "--max-examples", str(examples), "--no-color", "--no-shrink", "--request-timeout", "20", *words,
        ],
        capture_output=True, text=True, cwd=server.folder, timeout=3600, check=False,
        env={**os.environ, "NO_PROXY": "*", "PYTHONWARNINGS": "ignore"},
    )  # fmt: skip
