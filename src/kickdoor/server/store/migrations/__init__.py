"""Alembic's migrations of the store, oldest first; each runs once on every database, at the start of a server."""
