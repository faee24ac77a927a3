"""A PostgreSQL of the tests' own, from the binaries of the machine, in a temporary folder."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import asyncpg

DEBIAN = Path("/usr/lib/postgresql")
MISSING = "PostgreSQL is not installed: these tests need initdb and postgres (Debian: apt install postgresql)"
STARTING = 30.0  # seconds
USER = "kickdoor"


class Cluster:
    """Running from `start` to `stop`; reached by a socket in its folder only."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kickdoor-pg-"))
        self.account = unprivileged()
        if self.account is not None:
            os.chown(self.folder, self.account.pw_uid, self.account.pw_gid)
        self.server: subprocess.Popen[bytes] | None = None
        self.made = 0

    def start(self) -> None:
        data = self.folder / "data"
        if not data.exists():
            words = ["--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C", "--no-sync"]
            self.run(binary("initdb"), *words, "-D", str(data)).check_returncode()
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": "on",
            "shared_buffers": "32MB",
            "max_connections": "60",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        log = (self.folder / "log").open("ab")
        with log:
            self.server = subprocess.Popen(
                [binary("postgres"), "-D", str(data), *words], stdout=log, stderr=log, cwd=self.folder, **self.identity
            )
        asyncio.run(self.wait())

    def stop(self) -> None:
        """A fast shutdown: nobody is waited for. The folder stays, and `start` goes on with it."""
        if self.server is not None:
            self.server.send_signal(signal.SIGINT)
            self.server.wait(STARTING)
            self.server = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def create_database(self) -> str:
        """The address of a new database."""
        self.made += 1
        name = f"test_{self.made}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return self.url(name)

    def drop_database(self, url: str) -> None:
        name = url.partition("?")[0].rpartition("/")[2]
        asyncio.run(self.execute(f"DROP DATABASE {name} WITH (FORCE)"))

    def url(self, database: str, user: str = USER) -> str:
        return f"postgresql://{user}@/{database}?host={self.folder}"

    async def execute(self, statement: str, database: str = "postgres") -> None:
        connection = await asyncpg.connect(self.url(database))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    async def wait(self) -> None:
        """Until it takes connections."""
        for _ in range(int(STARTING / 0.05)):
            assert self.server is not None
            if self.server.poll() is not None:
                break
            try:
                await self.execute("SELECT 1")
            except (OSError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.05)
            else:
                return
        raise AssertionError(f"PostgreSQL does not start: {(self.folder / 'log').read_text()}")

    def run(self, *words: str) -> "subprocess.CompletedProcess[bytes]":
        return subprocess.run(
            words, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=60, check=False, **self.identity
        )

    @property
    def identity(self) -> dict[str, Any]:
        if self.account is None:
            return {}
        return {"user": self.account.pw_uid, "group": self.account.pw_gid, "extra_groups": []}


def unprivileged() -> "pwd.struct_passwd | None":
    """PostgreSQL refuses to run as root; None: whoever runs the tests will do."""
    if os.geteuid() != 0:
        return None
    names = {account.pw_name: account for account in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


def binary(name: str) -> str:
    """What is in the path, or else the newest that Debian has."""
    versions = [file for file in DEBIAN.glob(f"*/bin/{name}") if file.parts[-3].isdigit()]
    newest = max(versions, key=lambda file: int(file.parts[-3]), default=None)
    found = shutil.which(name) or newest
    assert found is not None, MISSING
    return str(found)
