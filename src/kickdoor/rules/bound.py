"""Which rules there are to bind, and the hook each is for."""

from collections.abc import Mapping, Sequence
from typing import Final

from kickdoor.engine.hooks import HOOKS, Hook
from kickdoor.engine.mechanics import MECHANICS
from kickdoor.rules import variants

# Rules a pack may name in its pack.yaml: those of the engine's mechanics, and variants.
RULES: Final[dict[str, tuple[int, Hook]]] = {
    name: (HOOKS.index(hook), function) for custom in MECHANICS for name, (hook, function) in custom.rules.items()
} | {
    "listen-at-the-door": (HOOKS.index("turn-begins"), variants.listen_at_the_door),
    "loot-treasure": (HOOKS.index("room-looted"), variants.loot_treasure),
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
