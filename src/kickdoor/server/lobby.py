"""The list of tables: what is kept of each names its people by their ids; who they are is looked up when it is told."""

from collections.abc import Iterable

import msgspec

from kickdoor.server.keeping import Listing
from kickdoor.server.store import Entry, Store


async def listings(store: Store, entries: Iterable[Entry]) -> tuple[Listing, ...]:
    """Tables as they are shown."""
    found = [(entry.created, msgspec.json.decode(entry.card, type=Listing)) for entry in entries]
    names = await store.names({player for _created, listing in found for player in listing.people})

    def people(listing: Listing) -> tuple[str, ...]:
        return tuple(names.get(player, "") for player in listing.people)

    return tuple(
        msgspec.structs.replace(listing, people=people(listing), created=created) for created, listing in found
    )
