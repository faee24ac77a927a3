"""How Alembic runs the migrations: on the connection it is given, in the transaction that is open there."""

from alembic import context

from kickdoor.server.store.schema import metadata

if hasattr(context, "config"):  # only while Alembic runs this module
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    context.run_migrations()
