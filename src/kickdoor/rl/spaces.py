"""What observations and actions can be, as Gymnasium says it, and what the first game is where nobody names a seed."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random

from kickdoor.rl.single import EVENT_FIELDS, Single

LEAST, MOST = -32768, 32767


def shorts_space(*shape: int) -> spaces.Box:
    return spaces.Box(LEAST, MOST, shape, np.int16)


def observation_space(single: Single) -> spaces.Space[Any]:
    """A row of numbers, what is offered, and where there is an action; what was heard, where it is kept."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": shorts_space(single.spec.width),
        "options": shorts_space(*single.spec.options_shape),
        "action_mask": spaces.Box(0, 1, (single.actions,), np.int8),
    }
    if single.history:
        parts["history"] = shorts_space(single.history, len(EVENT_FIELDS))
    return spaces.Dict(parts)


class Offered(spaces.Discrete[np.int64]):
    """The places of options, or the flat actions. A sample without a mask is one of what is offered now."""

    def __init__(self, single: Single) -> None:
        super().__init__(single.actions)
        self.single = single

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.single.offered:
            mask = self.single.mask(self.single.offered)
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[object, ...]:
        """Without its game, where it is sent to another process or put into a file: so many actions."""
        return spaces.Discrete, (int(self.n),)


def action_space(single: Single) -> spaces.Space[Any]:
    return Offered(single)


def own_seed() -> int:
    """For an environment that was given none: two of them do not play the same games."""
    return np_random()[1]
