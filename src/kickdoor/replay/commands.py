"""`kickdoor replay`."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

Packs = Annotated[tuple[Path, ...], Parameter(negative="")]
Flag = Annotated[bool, Parameter(negative="")]

logs = App(name="replay", help="Show, verify or analyse the log of a game.")


@logs.command
def show(file: Path, *, pack: Packs = (), json: Flag = False) -> int:
    """Print a logged game turn by turn, with all cards laid open.

    Args:
        file: the log.
        pack: a folder with an edition from outside that the game was played with.
        json: for scripts.
    """
    from kickdoor.replay.cli import show_log

    return show_log(file, pack, json)


@logs.command
def verify(file: Path, *, pack: Packs = (), json: Flag = False) -> int:
    """Play a log again and check its choices, its chance and its result; 1 when it is not true.

    Args:
        file: the log.
        pack: a folder with an edition from outside that the game was played with.
        json: for scripts.
    """
    from kickdoor.replay.cli import verify_log

    return verify_log(file, pack, json)
