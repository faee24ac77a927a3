"""The schema brought up to date at start, by the migrations that come with the program."""

from pathlib import Path
from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from kickdoor.server.store.errors import StoreError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ALEMBIC: Final = Lock()  # it keeps what it works on in globals, so one thread at a time


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest schema. One that is newer than this program is refused."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    newest = script.get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found == newest:
        return
    if found is not None and found not in {each.revision for each in script.walk_revisions()}:
        raise StoreError(
            f"a newer Kickdoor has used this database (schema {found}, and this one knows {newest}); "
            "take that one, or a backup from before"
        )
    with ALEMBIC:
        command.upgrade(config, "head")
