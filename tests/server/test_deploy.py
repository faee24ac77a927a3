"""What is shipped for hosts: files to deploy with, and the page on operations. Whatever can run here is run."""

import asyncio
import configparser
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client import generate_latest

from kickdoor.cli import app
from kickdoor.server.limits import Limits
from kickdoor.server.metrics import Metrics
from kickdoor.server.oidc import CALLBACK
from kickdoor.server.serve import GRACE
from tests.server.person import Person
from tests.server.postgres import Cluster, binary
from tests.server.process import Process

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "operations.md").read_text()
KICKDOOR = Path(sys.executable).with_name("kickdoor")
PATIENCE = 60
SHORT = {"seats": 3, "options": {"winning_level": 2}, "clocks": {"pace": 0, "window": 1}}


@pytest.fixture(scope="module")
def flags() -> set[str]:
    """What `kickdoor serve` takes."""
    told = subprocess.run([KICKDOOR, "serve", "--help"], capture_output=True, text=True, timeout=PATIENCE, check=True)
    found = set(re.findall(r"--[a-z-]+", told.stdout))
    assert {"--host", "--port", "--database"} <= found
    return found


def flags_of(words: list[str]) -> set[str]:
    return {word for word in words if word.startswith("--")}


def serves(words: list[str], folder: Path, meanwhile: Callable[[str], None] = lambda address: None) -> str:
    """Such a server comes up, is ready, and stops when it is told to; what it printed."""
    assert words[0] == "serve"
    words = [*words, "--ready-file", str(folder / "ready")]
    for name, value in (("--port", "0"), ("--host", "127.0.0.1")):
        if name in words:
            words[words.index(name) + 1] = value
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen([KICKDOOR, *words], stdout=log, stderr=log, cwd=folder)
    told = (folder / "log").read_text
    try:
        for _ in range(PATIENCE * 20):
            if (folder / "ready").exists():
                break
            assert server.poll() is None, told()
            with pytest.raises(subprocess.TimeoutExpired):
                server.wait(0.05)
        address = (folder / "ready").read_text().strip()
        assert httpx.get(f"{address}/readyz").json() == {"status": "ready"}
        meanwhile(address)
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0, told()
    finally:
        server.kill()
        server.wait()
    return told()


# ---- compose


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return read


SERVERS = ("kickdoor-1", "kickdoor-2")


def test_compose_has_a_database_two_servers_and_a_proxy(compose: dict[str, Any]) -> None:
    services = compose["services"]
    assert set(services) == {"db", *SERVERS, "caddy"}
    assert int(services["db"]["image"].removeprefix("postgres:")) >= 15
    for name, service in services.items():
        assert service["restart"] == "unless-stopped", name
        assert service["networks"] == ["inside"]
        assert ("ports" in service) == (name == "caddy"), name
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"], volume
    for name in SERVERS:
        build = services[name]["build"]
        assert (DEPLOY / build["context"]).resolve() == ROOT
        assert (ROOT / build["dockerfile"]).is_file()
        assert services[name]["depends_on"] == {"db": {"condition": "service_healthy"}}
        assert int(services[name]["stop_grace_period"].removesuffix("s")) > GRACE
        assert services[name]["read_only"] is True
    assert "pg_isready" in services["db"]["healthcheck"]["test"]


def test_the_servers_of_compose_are_started_with_flags_there_are(
    compose: dict[str, Any], flags: set[str], postgres_url: str, tmp_path: Path
) -> None:
    database = set()
    for name in SERVERS:
        words = shlex.split(compose["services"][name]["command"])
        assert flags_of(words) <= flags
        assert words[words.index("--advertise") + 1] == f"http://{name}:8000"
        assert words[words.index("--host") + 1] == "0.0.0.0"
        where = words.index("--database") + 1
        database.add(words[where])
        words[where] = postgres_url
    assert database == {"postgresql://kickdoor@db/kickdoor"}  # one for both, and the password is elsewhere
    serves(words, tmp_path)


def test_nothing_secret_is_in_the_files(compose: dict[str, Any]) -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    example = (DEPLOY / "kickdoor.env.example").read_text()
    offered = dict(re.findall(r"^#?([A-Z_]+)=(.*)$", example, re.MULTILINE))
    used = set(re.findall(r"\$\{([A-Z_]+)", text))
    assert used <= set(offered)
    for name, value in offered.items():
        assert not value or name in ("SITE", "KICKDOOR_PUBLIC_URL"), name
    for service in compose["services"].values():
        for name, value in service.get("environment", {}).items():
            assert "PASSWORD" not in name or value.startswith("${POSTGRES_PASSWORD:?"), name
            assert "SECRET" not in name or value == f"${{{name}:-}}"
    known = (ROOT / "src" / "kickdoor" / "server" / "oidc.py").read_text()
    for name in set(offered) | set(compose["services"]["kickdoor-1"]["environment"]):
        assert not name.startswith("KICKDOOR_") or f'"{name}"' in known, name
    assert CALLBACK in example
    assert CALLBACK in PAGE


# ---- the image


def instructions() -> list[tuple[str, str]]:
    text = re.sub(r"\\\n\s*", " ", (DEPLOY / "Dockerfile").read_text())
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def test_the_image_is_built_from_what_is_there(flags: set[str]) -> None:
    steps = instructions()
    stages = [what for word, what in steps if word == "FROM"]
    assert [stage.partition(" AS ")[2] for stage in stages] == ["web", "build", ""]
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines()
    assert ignored[0] == "*"
    for word, what in steps:
        if word == "COPY" and not what.startswith("--from"):
            for source in what.split()[:-1]:
                assert (ROOT / source).exists(), source
                assert f"!{source}" in ignored, source
    last = max(n for n, (word, _) in enumerate(steps) if word == "FROM")
    (user,) = [what for word, what in steps[last:] if word == "USER"]
    assert int(user) > 0
    (made,) = [what for word, what in steps[last:] if word == "RUN"]
    assert f"--uid {user} " in made
    extras = re.search(r"\.whl\)\[([a-z,]+)\]", dict(steps[:last])["RUN"])
    assert extras is not None
    offered = re.findall(r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text().partition("[project.optional")[2], re.M)
    assert "postgres" in extras[1].split(",")
    assert set(extras[1].split(",")) <= set(offered)
    assert flags_of(json.loads(dict(steps[last:])["CMD"])) <= flags


def test_the_image_has_the_versions_that_were_tested(tmp_path: Path) -> None:
    (step,) = [what for word, what in instructions() if word == "RUN" and "constraints.txt" in what and "grep" in what]
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    subprocess.run(["bash", "-euc", step], cwd=tmp_path, timeout=PATIENCE, check=True)
    pinned = dict(line.split("==") for line in (tmp_path / "constraints.txt").read_text().splitlines())
    assert {"litestar", "uvicorn", "asyncpg", "authlib", "httpx", "sqlalchemy"} <= {name.lower() for name in pinned}
    assert all(re.fullmatch(r"[0-9][0-9a-z.+]*", version) for version in pinned.values())


def test_the_image_starts_and_knows_its_health(tmp_path: Path) -> None:
    steps = instructions()
    last = dict(steps[max(n for n, (word, _) in enumerate(steps) if word == "FROM") :])
    assert json.loads(last["ENTRYPOINT"]) == ["kickdoor"]
    health = json.loads(last["HEALTHCHECK"].partition(" CMD ")[2])
    assert health[0] == "python"
    statuses = []

    def ask(address: str) -> None:
        words = [word.replace("http://127.0.0.1:8000", address) for word in health[1:]]
        assert words != health[1:]
        done = subprocess.run([sys.executable, *words], stderr=subprocess.DEVNULL, timeout=PATIENCE, check=False)
        statuses.append(done.returncode)

    told = serves(json.loads(last["CMD"]), tmp_path, ask)
    assert (tmp_path / "kickdoor.db").is_file(), told
    ask("http://127.0.0.1:1")  # where nobody is
    assert statuses == [0, 1]


# ---- systemd


@pytest.fixture
def unit() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "kickdoor.service")
    return parser["Service"]


def test_the_unit_runs_the_server_and_shuts_it_in(
    unit: configparser.SectionProxy, flags: set[str], tmp_path: Path
) -> None:
    program, *words = shlex.split(unit["ExecStart"])
    assert program.endswith("/bin/kickdoor")
    assert flags_of(words) <= flags
    assert int(unit["TimeoutStopSec"]) > GRACE
    assert (unit["Restart"], unit["KillSignal"], unit["DynamicUser"]) == ("always", "SIGTERM", "yes")
    state = f"/var/lib/{unit['StateDirectory']}"
    where = words.index("--database") + 1
    assert words[where] == f"sqlite:///{state}/kickdoor.db"
    words[where] = words[where].replace(state, str(tmp_path))
    serves(words, tmp_path)
    # Whatever it needs to write is where it may write.
    assert {path.name for path in tmp_path.iterdir()} == {"kickdoor.db", "log"}


def test_a_service_that_may_not_change_priorities_works_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The unit had forbidden it, and no box could be made: the browser showed no table."""
    filters = [line for line in (DEPLOY / "kickdoor.service").read_text().splitlines() if "SystemCallFilter" in line]
    assert filters.index("SystemCallFilter=setpriority") > filters.index("SystemCallFilter=~@privileged @resources")
    forbidden = "import os\ndef nice(by):\n    raise PermissionError(1, 'not here')\nos.nice = nice\n"
    (tmp_path / "sitecustomize.py").write_text(forbidden)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]))
    with Process(tmp_path, f"sqlite:///{tmp_path}/kickdoor.db") as server:
        assert httpx.get(f"{server.address}/api/boxes", timeout=PATIENCE).status_code == 200
        assert "PermissionError" not in server.log.read_text()


def test_systemd_finds_no_fault_with_the_unit(tmp_path: Path) -> None:
    """Where there is a systemd; elsewhere its files must at least be sections of settings."""
    text = (DEPLOY / "kickdoor.service").read_text()
    for line in text.splitlines():
        assert re.fullmatch(r"(#.*|\[(Unit|Service|Install)\]|[A-Z][A-Za-z]+=.*|)", line), line
    analyze = shutil.which("systemd-analyze")
    if analyze is not None:
        copy = tmp_path / "kickdoor.service"
        copy.write_text(text.replace("/opt/kickdoor/bin/kickdoor", str(KICKDOOR)))
        done = subprocess.run(
            [analyze, "verify", str(copy)], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        guard = [analyze, "security", "--offline=yes", "--threshold=20", str(copy)]  # 2.0 of 10
        done = subprocess.run(guard, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 0, done.stdout


# ---- the proxy


def test_caddy_knows_the_servers_and_their_health(compose: dict[str, Any], tmp_path: Path) -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    code = re.sub(r"^\s*#.*$", "", text, flags=re.MULTILINE)
    depth = 0
    for sign in re.sub(r"\{\$[A-Z]+(:[^}]*)?\}", "", code):
        depth += (sign == "{") - (sign == "}")
        assert depth >= 0
    assert depth == 0
    (upstreams,) = re.findall(r"reverse_proxy \{\$SERVERS:([^}]+)\}", code)
    exposed = [f"{name}:{compose['services'][name]['expose'][0]}" for name in SERVERS]
    assert upstreams.split() == exposed
    assert "SITE" in compose["services"]["caddy"]["environment"]
    assert re.search(r"health_uri /readyz$", code, re.MULTILINE)
    caddy = shutil.which("caddy")
    if caddy is not None:
        words = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
        env = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
        done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("trusted", [True, False])
def test_what_a_proxy_says_counts_only_from_a_proxy(
    trusted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not trusted:
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.5,10.1.0.0/16")
    server = Process(tmp_path, f"sqlite:///{tmp_path}/kickdoor.db")
    server.words += ["--limit", "guests-a-minute=2"]
    with server, httpx.Client(base_url=server.address) as browser:

        def come(*addresses: str) -> httpx.Response:
            headers = {"x-forwarded-for": ", ".join(addresses), "x-forwarded-proto": "https"}
            return browser.post("/api/guest", json={"name": "Ann"}, headers=headers)

        first = come("203.0.113.1")
        assert first.status_code == 201
        assert ("secure" in first.headers["set-cookie"].lower()) == trusted
        # What a client claims stands before what the proxy says of it.
        assert [come("198.51.100.7", "203.0.113.1").status_code, come("203.0.113.1").status_code] == [201, 429]
        assert come("203.0.113.2").status_code == (201 if trusted else 429)
        assert come("2001:db8::1").status_code == (201 if trusted else 429)


# ---- the page


def blocks(kind: str) -> list[str]:
    """The commands of the page: those of `sh` are run, those of `console` need what is not here."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return [line for block in found for line in block.splitlines()]


def test_the_commands_that_cannot_run_here_name_what_there_is() -> None:
    assert set(re.findall(r"^```(\w*)$", PAGE, re.MULTILINE)) == {"", "sh", "console"}
    for line in blocks("console"):
        for path in re.findall(r"deploy/[\w.-]+", line):
            assert (ROOT / path).is_file() or path == "deploy/kickdoor.env"
    for path in re.findall(r"(?:deploy|tests|docs)/[\w./-]+\w", PAGE):
        assert (ROOT / path).exists() or path == "deploy/kickdoor.env", path
    for anchor in re.findall(r"\]\(#([a-z-]+)\)", PAGE):
        assert f"## {anchor}" in PAGE.lower()


@pytest.fixture
def restored(cluster: Cluster, postgres_url: str) -> Iterator[str]:
    url = cluster.create_database()
    yield url
    cluster.drop_database(url)


def test_the_commands_of_the_page_do_what_it_says(
    tmp_path: Path,
    postgres_url: str,
    restored: str,
    flags: set[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In their order: on one SQLite server that runs, and a PostgreSQL."""
    monkeypatch.chdir(tmp_path)
    for program in ("pg_dump", "pg_restore"):
        monkeypatch.setenv("PATH", f"{Path(binary(program)).parent}:{os.environ['PATH']}")
    database = f"sqlite:///{tmp_path}/kickdoor.db"

    async def play(address: str) -> str:
        async with Person(address, "Ann") as ann:
            table = await ann.create(SHORT)
            await ann.join(table)
            await ann.do(t="start")
            await ann.play(Random(1))
            return table

    told: dict[str, str] = {}
    with Process(tmp_path, database) as server:
        table = asyncio.run(play(server.address))
        for line in blocks("sh"):
            line = line.replace("sqlite:////var/lib/kickdoor/kickdoor.db", database).replace("$TABLE", table)
            line = line.replace("postgresql://kickdoor@db.example/kickdoor", f"'{postgres_url}'")
            line = line.replace("postgresql://kickdoor@db.example/restored", f"'{restored}'")
            line = line.replace("$PLAYER", told.get("player", ""))
            if line.startswith("kickdoor serve"):
                folder = tmp_path / "other"
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                words = shlex.split(line)[1:]
                assert flags_of(words) <= flags
                serves([word.replace(f"{tmp_path}/kickdoor.db", f"{folder}/kickdoor.db") for word in words], folder)
                continue
            if line.startswith("kickdoor"):
                capsys.readouterr()
                done = app(shlex.split(line)[1:], exit_on_error=False, result_action="return_value")
                said = capsys.readouterr()
                assert done == 0, f"{line}: {said.err}"
                told[" ".join(line.split()[1:3])] = said.out
                if "players Ann" in line:
                    (found,) = said.out.splitlines()[1:]
                    told["player"] = found.split()[0]
                continue
            line = line.replace("http://127.0.0.1:8000", server.address)
            run = subprocess.run(["bash", "-euc", line], capture_output=True, text=True, timeout=PATIENCE, check=False)
            assert run.returncode == 0, f"{line}: {run.stderr}"
            told[line.split()[0] + line.rpartition("/")[2]] = run.stdout
        assert server.stop() == 0
    assert table in told["admin close"]
    assert told["admin erase"].startswith(f"erased {told['player']}: ")
    assert told["replay verify"].startswith("ok game.jsonl: ")
    assert told["admin backup"].startswith("copied 1 tables")
    assert (tmp_path / "kickdoor-backup.db").is_file()
    assert json.loads(told["curlreadyz"]) == {"status": "ready"}
    serves(["serve", "--port", "0", "--database", restored], tmp_path)  # the dump is a whole database


def test_the_page_has_every_metric() -> None:
    told = generate_latest(Metrics().registry).decode()
    kinds = dict(re.findall(r"^# TYPE (\S+) (\w+)$", told, re.MULTILINE))
    metrics = {re.sub(r"\{.*|`", "", row[0]) for row in table_of("Health and metrics")}
    assert metrics == {name for name, kind in kinds.items() if not name.endswith("_created") or kind == "counter"}


def table_of(heading: str) -> list[list[str]]:
    """The rows of the table under a heading of the page."""
    part = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line for line in part.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_the_page_has_every_limit() -> None:
    told = {row[0].strip("`"): row[1] for row in table_of("Limits")}
    assert told == {field.name.replace("_", "-"): str(field.default) for field in fields(Limits)}


def test_the_page_has_every_event_of_the_logs() -> None:
    told = {name for row in table_of("Logs") for name in re.findall(r"`([a-z-]+)`", row[0])}
    source = "\n".join(path.read_text() for path in (ROOT / "src" / "kickdoor" / "server").rglob("*.py"))
    assert told == set(re.findall(r"log\.(?:info|warning|error|exception)\(\s*\"([a-z-]+)\"", source))
