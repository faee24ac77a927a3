"""The terminal game: one person against bots."""
