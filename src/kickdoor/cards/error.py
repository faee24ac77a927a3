"""What is said of packs that cannot be used."""


class PackError(ValueError):
    """A pack cannot be loaded: where, and why."""


class UnknownEdition(ValueError):
    """There is no pack of that name."""
