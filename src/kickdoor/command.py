"""What the commands share: kinds of options, the editions that are meant, and what bad input is told."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Words = Annotated[tuple[str, ...], Parameter(negative="")]
Flag = Annotated[bool, Parameter(negative="")]
Folders = Annotated[tuple[Path, ...], Parameter(negative="")]
FileOrDash = Annotated[Path | None, Parameter(allow_leading_hyphen=True)]

Packs = Annotated[
    Folders, Parameter(help="a folder with an edition from outside; one with Python in it needs --allow-code too.")
]
LogPacks = Annotated[Folders, Parameter(help="a folder with an edition from outside that the game was played with.")]
Editions = Annotated[Words, Parameter(help="the editions to play with; left out, classic, or what --pack brings.")]
Options = Annotated[Words, Parameter(help="an option of the table, as in winning_level=3.")]
Players = Annotated[int, Parameter(help="three to six.")]
Games = Annotated[int, Parameter(help="how many games.")]
Seed = Annotated[int, Parameter(help="game number i depends on this and i alone, whatever --jobs is.")]
Jobs = Annotated[int, Parameter(help="processes; 1 plays here.")]
Cluster = Annotated[
    str | None, Parameter(help="ray plays on a Ray cluster, by default one of --jobs processors on this machine.")
]
ClusterAddress = Annotated[
    str | None, Parameter(help="the cluster to play on, as in 10.0.0.7:6379; all its processors are used.")
]
TurnCap = Annotated[int, Parameter(help="stop a game after so many turns a player (a round of the table counts once).")]


def named(edition: tuple[str, ...], pack: tuple[Path, ...]) -> tuple[str, ...]:
    """The editions to play with: those named, or else those from outside, or else classic."""
    from kickdoor.cards.shelf import folders, gather

    return edition or tuple(gather(folders(pack))) or ("classic",)


def fail(message: str) -> int:
    """Bad input: one clear line, status 2."""
    print(f"kickdoor: {message}", file=sys.stderr)
    return 2


def nowhere(**files: Path | None) -> str:
    """What is wrong with files that are to be written, or "": each needs a folder to be in."""
    for word, path in files.items():
        if path is not None and not path.parent.is_dir():
            return f"--{word}: no such folder: {path.parent}"
    return ""
