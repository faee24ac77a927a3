"""`kickdoor check`."""

import json as json_
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from kickdoor.command import Editions, Flag, Packs, Words, fail

if TYPE_CHECKING:
    from kickdoor.testing.report import Report

check = App(name="check", help="Check a pack, an agent or an environment of your own; 1 if something does not hold.")
CheckGames = Annotated[int, Parameter(help="how many games are played; more find more.")]
CheckSeed = Annotated[int, Parameter(help="the same seed plays the same games.")]
Json = Annotated[Flag, Parameter(help="for scripts.")]


@check.command
def pack(*folder: Path, edition: Words = (), games: CheckGames = 4, seed: CheckSeed = 1, json: Json = False) -> int:
    """Check an edition from outside: words, cards conserved, games that end and can be replayed, nothing hidden told.

    Args:
        folder: of the pack; several are played together.
        edition: the editions to play with, those of the game among them; left out, what the folders bring.
    """
    from kickdoor.testing.packs import check_pack

    if not folder and not edition:
        return fail("check pack: name a folder, or an --edition")
    if games < 1:
        return fail(f"check pack: --games {games}: at least 1")
    missing = [each for each in folder if not each.is_dir()]
    if missing:
        return fail(f"check pack: no such folder: {missing[0]}")
    return told(check_pack(folder, edition, games, seed), json)


@check.command
def agent(
    name: str, *, edition: Editions = (), pack: Packs = (), games: CheckGames = 4, seed: CheckSeed = 1,
    json: Json = False,
) -> int:  # fmt: skip
    """Check an agent: lawful answers, the same in worlds it cannot tell apart, and its times.

    Args:
        name: as in greedy, flat:8 or "jsonl:python3 seat.py"; or module:function, which makes one of (box, seat, seed).
    """
    from kickdoor.agents import MAKERS, unknown
    from kickdoor.command import named
    from kickdoor.testing.agents import check_agent_of

    if games < 1:
        return fail(f"check agent: --games {games}: at least 1")
    try:
        ours = name.partition(":")[0] in MAKERS
        if not ours and ":" not in name:
            raise ValueError(f"{unknown(name)}; or module:function, which makes one of your own")
        made = name if ours else found(name)
        return told(check_agent_of(made, named(edition, pack), pack, games, seed), json)
    except ValueError as error:
        return fail(f"check agent: {error}")


@check.command
def env(name: str, *, episodes: int = 3, seed: CheckSeed = 1, json: Json = False) -> int:
    """Check an environment for learners: masks, episodes that end and repeat, nothing hidden observed.

    Args:
        name: module:function, which makes one of PettingZoo's AEC or Gymnasium's kind.
        episodes: how many are played.
    """
    from kickdoor.testing.environments import check_env

    if episodes < 1:
        return fail(f"check env: --episodes {episodes}: at least 1")
    try:
        return told(check_env(found(name), episodes, seed), json)
    except ValueError as error:
        return fail(f"check env: {error}")


def found(name: str) -> Callable[..., Any]:
    """What module:function names, looked for here too; ValueError when it is not there."""
    module, _colon, word = name.partition(":")
    if not word:
        raise ValueError(f"{name}: as in module:function, which makes one")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        made = getattr(import_module(module), word)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"{name}: {error}; it is looked for here and among what is installed") from None
    except Exception as error:  # it runs what is written there
        raise ValueError(f"{name}: {module} cannot be imported: {type(error).__name__}: {error}") from None
    if not callable(made):
        raise ValueError(f"{name} makes nothing: it is {type(made).__name__}")
    return made  # type: ignore[no-any-return]


def told(report: "Report", as_json: bool) -> int:
    print(json_.dumps(report.facts()) if as_json else "\n".join(report.lines()))
    return 0 if report.ok else 1
