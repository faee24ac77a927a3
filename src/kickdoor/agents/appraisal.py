"""What an agent thinks of a player and their cards, kept until something changes that it depends on."""

from typing import Final

from kickdoor.engine.view import PlayerView

MOST_SEATS: Final = 6


class Appraisal:
    """What things are worth to a player, as long as nothing changes that it depends on."""

    __slots__ = ("bits", "bonuses", "evils", "fits", "lowest", "of_all", "off", "player", "rest", "seals", "uses")

    def __init__(self, player: PlayerView, seals: int, lowest: int) -> None:
        self.player = player
        self.seals = seals
        self.lowest = lowest
        self.bits = -1  # traits, when they are known
        self.bonuses: dict[int, int] = {}
        self.off: dict[int, int] = {}  # bonus that must come off for an Item, by slot and size
        self.uses: dict[int, float] = {}  # of Items
        self.rest: dict[int, float] = {}  # worths of monsters, Classes and Races
        self.fits: dict[int, float] = {}  # how Classes and Races go with the Items
        self.evils: dict[int, float] = {}  # what programs cost
        self.of_all: list[float] = []  # worths of all cards, the least first, when they are known

    def look_again(self, player: PlayerView, seals: int, lowest: int) -> None:
        """The same player dressed alike, in another view."""
        old = self.player
        same = old.strength == player.strength and old.pack == player.pack and old.hand == player.hand
        if not same or self.seals != seals:
            self.rest = {}
            self.fits = {}
        self.evils = {}
        self.of_all = []
        self.player = player
        self.seals = seals
        self.lowest = lowest

    def dressed_alike(self, player: PlayerView) -> bool:
        """Is all of it the same that Items depend on?"""
        old = self.player
        return (
            old.level == player.level
            and old.sex == player.sex
            and old.worn == player.worn
            and old.traits == player.traits
            and old.held == player.held
        )
