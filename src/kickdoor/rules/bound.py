"""Which rules there are to bind, and the hook each is for."""

from collections.abc import Mapping, Sequence
from typing import Final

from kickdoor.engine.hooks import H_BODY_LOOTED, H_LEVELS_GAINED, H_ROOM_LOOTED, H_TURN_BEGINS, HOOKS, Hook
from kickdoor.rules import characters, seals, variants

# Rules a pack may name in its pack.yaml.
RULES: Final[dict[str, tuple[int, Hook]]] = {
    "three-levels": (H_LEVELS_GAINED, seals.three_levels),
    "death-opens": (H_BODY_LOOTED, seals.death_opens),
    "another-life": (H_BODY_LOOTED, characters.another_life),
    "listen-at-the-door": (H_TURN_BEGINS, variants.listen_at_the_door),
    "loot-treasure": (H_ROOM_LOOTED, variants.loot_treasure),
    "seal-roll": (H_TURN_BEGINS, seals.seal_roll),
}

Bound = tuple[tuple[Hook, ...], ...]


def bind(faster_play: bool, seal_roll: bool = False, packs: Sequence[Mapping[str, Sequence[str]]] = ()) -> Bound:
    """The functions for each hook, in the order of their numbers: those of the packs, then the table's options."""
    names = [name for hooks in packs for bound in hooks.values() for name in bound]
    if faster_play:
        names += ["listen-at-the-door", "loot-treasure"]
    if seal_roll:
        names.append("seal-roll")
    chosen = [RULES[name] for name in dict.fromkeys(names)]
    return tuple(tuple(function for at, function in chosen if at == hook) for hook in range(len(HOOKS)))
