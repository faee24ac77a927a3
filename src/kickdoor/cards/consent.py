"""May the Python of a pack from outside run? Only where whoever opens it has said so."""

import os
from pathlib import Path
from typing import Final

from kickdoor.cards.error import PackError
from kickdoor.cards.schema import Edition

SWITCH: Final = "KICKDOOR_ALLOW_CODE"  # in the environment, so that processes that are started know it too
FLAG: Final = "--allow-code"  # of every command that takes --pack
SHIPPED: Final = Path(__file__).resolve().parent.parent / "packs"


def allow_code() -> None:
    """Modules of packs that are opened from now on may run, in this process and those it starts."""
    os.environ[SWITCH] = "1"


def check_consent(edition: Edition) -> None:
    """Refuse a pack that brings Python, unless it comes with the game or code is allowed."""
    if not edition.customs or os.environ.get(SWITCH) == "1" or Path(edition.home).is_relative_to(SHIPPED):
        return
    modules = ", ".join([f"{name}.py" for name in edition.customs])
    raise PackError(
        f"{edition.where}/pack.yaml: customs: {modules} would run as a program on this machine; if you trust this pack,"
        f" allow it with {FLAG}, with {SWITCH}=1 in the environment, or in Python with kickdoor.allow_code()"
    )
