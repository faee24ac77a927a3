"""The customs of the engine: what cards of some editions bring into the rules, each declared in a module of its own."""

from typing import Final

from kickdoor.engine.allies import ALLIES
from kickdoor.engine.characters import CHARACTERS
from kickdoor.engine.custom import Custom
from kickdoor.engine.seals import SEALS

MECHANICS: Final[tuple[Custom, ...]] = (ALLIES, CHARACTERS, SEALS)
