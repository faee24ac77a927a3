"""What shortens an episode, by name. What is left out are choices the engine would ask for; nothing else changes."""

from dataclasses import dataclass
from typing import Final

WISHES: Final = {
    "skip_forced": "a choice with a single option is made at once",
    "fights_only": "outside of fights nobody is asked whether to step in: such windows are passed",
    "stand_back": "who passes a window is not asked about another before the next fight begins or ends ('fight') or "
    "before the next turn ('turn')",
    "winning_level": "the game is won at a lower Level: an option of the box, open_box(options={'winning_level': 3})",
}
STAND_BACK: Final = ("", "fight", "turn")


@dataclass(frozen=True)
class Wishes:
    """Those of one environment.

    >>> Wishes(stand_back="door")
    Traceback (most recent call last):
    ...
    ValueError: stand_back: 'fight', 'turn' or '', not 'door'
    """

    skip_forced: bool = True
    fights_only: bool = False
    stand_back: str = ""

    def __post_init__(self) -> None:
        if self.stand_back not in STAND_BACK:
            raise ValueError(f"stand_back: 'fight', 'turn' or '', not {self.stand_back!r}")
