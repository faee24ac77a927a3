"""For whoever learns: environments over the engine, with observations and options as numbers (docs/rl.md).

`Spec` says what stands where; `VecTable` plays many games in one call; `aec_env` and `SeatEnv` are as others are. They
need NumPy, PettingZoo and Gymnasium, each where it is used: the extra `kickdoor[rl]`.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from kickdoor.cards.error import choices
from kickdoor.rl.needs import NotInstalled, part
from kickdoor.rl.spec import Spec
from kickdoor.rl.wishes import Wishes

if TYPE_CHECKING:
    from kickdoor.rl.aec import aec_env, parallel_env, raw_env
    from kickdoor.rl.league import Snapshots
    from kickdoor.rl.seat import SeatEnv
    from kickdoor.rl.vector import ActionError, Batch, StaleBatch, VecTable

__all__ = [
    "ActionError", "Batch", "NotInstalled", "SeatEnv", "Snapshots", "Spec", "StaleBatch", "VecTable", "Wishes",
    "aec_env", "parallel_env", "raw_env",
]  # fmt: skip
PLACES = {
    "VecTable": "vector",
    "Batch": "vector",
    "ActionError": "vector",
    "StaleBatch": "vector",
    "aec_env": "aec",
    "raw_env": "aec",
    "parallel_env": "aec",
    "SeatEnv": "seat",
    "Snapshots": "league",
}


def __getattr__(name: str) -> Any:
    """What rests on a framework is imported when somebody asks for it."""
    if name not in PLACES:
        raise AttributeError(f"kickdoor.rl has no {name}{choices(name, __all__)}")
    found = globals()[name] = part(f"kickdoor.rl.{PLACES[name]}", name)
    return found


def __dir__() -> list[str]:
    """Also what has not been imported yet, where its framework is installed: for help() and consoles."""
    for name in PLACES:
        with suppress(NotInstalled):
            __getattr__(name)
    return list(globals())


with suppress(ImportError):  # where it is installed, gymnasium.make("kickdoor/Seat-v1") finds the environment
    import gymnasium

    gymnasium.register("kickdoor/Seat-v1", entry_point="kickdoor.rl.seat:SeatEnv")
