"""`kickdoor replay`."""

from pathlib import Path

from cyclopts import App

from kickdoor.command import Flag, LogPacks

logs = App(name="replay", help="Show, verify or analyse the log of a game.")


@logs.command
def show(file: Path, *, pack: LogPacks = (), json: Flag = False) -> int:
    """Print a logged game turn by turn, with all cards laid open.

    Args:
        file: the log.
        json: for scripts.
    """
    from kickdoor.replay.cli import show_log

    return show_log(file, pack, json)


@logs.command
def verify(file: Path, *, pack: LogPacks = (), json: Flag = False) -> int:
    """Play a log again and check its choices, its chance and its result; 1 when it is not true.

    Args:
        file: the log.
        json: for scripts.
    """
    from kickdoor.replay.cli import verify_log

    return verify_log(file, pack, json)
