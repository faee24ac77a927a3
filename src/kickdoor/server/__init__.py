"""Tables online: people and bots at one table, from wherever they are."""
