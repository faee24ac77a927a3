"""The customs of the engine: what cards of some editions bring into the rules, each declared in a module of its own."""

from typing import Final

from kickdoor.engine.allies import ALLIES
from kickdoor.engine.attachments import ATTACHMENTS
from kickdoor.engine.characters import CHARACTERS
from kickdoor.engine.custom import Custom
from kickdoor.engine.item_enhancers import ITEM_ENHANCERS
from kickdoor.engine.joining import JOINING
from kickdoor.engine.seals import SEALS

MECHANICS: Final[tuple[Custom, ...]] = (ALLIES, ATTACHMENTS, CHARACTERS, ITEM_ENHANCERS, JOINING, SEALS)
