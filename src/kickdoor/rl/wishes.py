"""What shortens an episode, by name. What is left out are choices the engine would ask for; nothing else changes."""

from dataclasses import dataclass
from typing import Final

from kickdoor.rl.known import Known

WISHES: Final = {
    "skip_forced": "a choice with a single option is made at once",
    "fights_only": "outside of fights nobody is asked whether to step in: such windows are passed",
    "stand_back": "who passes a window is not asked about another before the next fight begins or ends ('fight') or "
    "before the next turn ('turn')",
    "winning_level": "the game is won at a lower Level: an option of the box, open_box(options={'winning_level': 3})",
}
STAND_BACK: Final = ("", "fight", "turn")


@dataclass(frozen=True)
class Wishes(Known):
    """Those of one environment.

    >>> Wishes(stand_back="door")
    Traceback (most recent call last):
    ...
    ValueError: stand_back: 'fight', 'turn' or '', not 'door'
    >>> Wishes(skip=True)
    Traceback (most recent call last):
    ...
    TypeError: Wishes: unknown option 'skip'; there are fights_only, skip_forced, stand_back
    """

    skip_forced: bool = True
    fights_only: bool = False
    stand_back: str = ""

    def __post_init__(self) -> None:
        for name in ("skip_forced", "fights_only"):
            if not isinstance(getattr(self, name), bool):
                raise ValueError(f"{name}: True or False, not {getattr(self, name)!r}")
        if self.stand_back not in STAND_BACK:
            raise ValueError(f"stand_back: 'fight', 'turn' or '', not {self.stand_back!r}")


def wished(wishes: object) -> Wishes:
    """What somebody gave as wishes; None are the usual ones."""
    if wishes is None:
        return Wishes()
    if not isinstance(wishes, Wishes):
        raise TypeError(f"wishes: Wishes(…) with {', '.join(Wishes.__dataclass_fields__)}, not {wishes!r}")
    return wishes
