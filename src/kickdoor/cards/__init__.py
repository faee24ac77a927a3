"""Cards: read from packs, compiled to tables, put into words."""
