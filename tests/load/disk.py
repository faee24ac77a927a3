"""A server whose database lies on a small disk that can be filled up."""

import os
import shutil
from pathlib import Path

from tests.load.server import Server, sqlite_at

SIZE = 24  # megabytes: more than the write-ahead log gets before it is used anew
BLOCK = 4096


class SmallDisk(Server):
    """Runs in a mount namespace of its own with a tmpfs, which is gone when the server is."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.mount = folder / "disk"
        self.mount.mkdir()
        super().__init__(folder, sqlite_at(self.mount), *words)
        mount = f'mount -t tmpfs -o size={SIZE}m none "$0" && exec "$@"'
        own = ["--mount"] if os.geteuid() == 0 else ["--mount", "--map-root-user"]
        self.words = ["unshare", *own, "sh", "-c", mount, str(self.mount), *self.words]

    @property
    def disk(self) -> Path:
        """The tmpfs as it is seen from outside."""
        return Path(f"/proc/{self.pid}/root{self.mount}")

    def fill(self) -> int:
        """Until nothing more can be written; the bytes it took."""
        size = 0
        with (self.disk / "filling").open("wb", buffering=0) as filling:
            for block in (BLOCK << 6, BLOCK):
                while size < SIZE << 20:
                    try:
                        size += filling.write(bytes(block))
                    except OSError:
                        break
        return size

    def make_room(self) -> None:
        (self.disk / "filling").unlink()

    def copy(self, folder: Path) -> str:
        """The database while nobody writes, at a place where it can be read."""
        for name in ("kickdoor.db", "kickdoor.db-wal"):
            shutil.copyfile(self.disk / name, folder / name)
        return sqlite_at(folder)
