"""What can go wrong with a database, in one line each."""


class StoreError(Exception):
    """Something cannot be kept, or a database cannot be opened."""


class StoreDown(StoreError):
    """The disk is full, the database is gone: nothing of it was written, and the next try may go well.

    When the connection broke in the very moment of a commit, nobody knows: the rows of the table tell.
    """


class CounterFull(StoreError):
    """There is no room for these changes, of which none was written."""


class Conflict(StoreError):
    """What the database holds of this table forbids the batch, of which nothing was written."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(f"table {table}: {why}")
        self.table = table
