"""`kickdoor lab ladder`: does each strength beat the one below it, one against three, in every edition?"""

from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markdown import Markdown

from kickdoor.arena.cli import Arena
from kickdoor.arena.folder import Folder
from kickdoor.arena.tournament import make_tournament
from kickdoor.sim.cli import write_whole
from kickdoor.sim.crew import INTERRUPTED, Crew
from kickdoor.sim.faults import FaultFile

# Each against the one below it, the weakest first; the last ones stand beside the ladder.
RUNGS: Final = (
    ("heuristic:normal", "heuristic:easy"),
    ("heuristic:hard", "heuristic:normal"),
    ("expert", "heuristic:hard"),
    ("heuristic", "greedy"),
)
WANTED: Final = {"expert": 0.35, "heuristic:hard": 0.30, "heuristic:normal": 0.30, "heuristic": 0.33}  # lower bounds
WANTED_IN: Final = {("heuristic", "classic"): 0.36}
HEAD: Final = (
    "| one | against | edition | games | win share | 95 % interval | wanted above | think p95 |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
)


def run_ladder(editions: tuple[str, ...], blocks: int, seed: int, crew: Crew, out: Path) -> int:
    """Play what is left of every rung in every edition; the folder keeps a tournament each, and what they say together.

    1 if an agent failed, 130 after Ctrl-C; the same command goes on where it stopped.
    """
    out.mkdir(parents=True, exist_ok=True)
    rows: list[dict[str, Any]] = []
    done = True
    for edition in editions:
        for one, against in RUNGS:
            if done:
                row, done = play_rung(edition, one, against, blocks, seed, crew, out)
                rows.append(row)
                write_whole(out / "ladder.json", {"seed": seed, "blocks": blocks, "rungs": rows})
                (out / "ladder.md").write_text(in_a_table(rows), encoding="utf-8")
    Console(soft_wrap=True).print(Markdown(in_a_table(rows)))
    if not done:
        return INTERRUPTED
    return 1 if any(row["faults"] for row in rows) else 0


def play_rung(
    edition: str, one: str, against: str, blocks: int, seed: int, crew: Crew, out: Path
) -> tuple[dict[str, Any], bool]:
    """One pairing in one edition, and whether it was played to its end."""
    tournament = make_tournament((edition,), 4, seed, one, against, None, blocks, None, 500)
    home = out / f"{edition}-{one}-{against}".replace(":", "-")
    folder = Folder(home, tournament)
    arena = Arena(tournament, folder, FaultFile(home / "faults"))
    done = arena.play(crew)
    facts = arena.facts(done)
    folder.save(arena.counted, facts)
    wanted = WANTED_IN.get((one, edition), WANTED[one])
    named = ("one", "against", "games", "win_share", "low", "high", "think_p95_ms", "faults", "complete")
    return {"edition": edition, "wanted": wanted, **{name: facts[name] for name in named}}, done


def in_a_table(rows: list[dict[str, Any]]) -> str:
    """Markdown, for docs/experiments.md."""
    return "\n".join([*HEAD, *[line(row) for row in rows], ""])


def line(row: dict[str, Any]) -> str:
    games = f"{row['games']:,}" + ("" if row["complete"] else " (ended early)")
    interval = f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"
    return (
        f"| {row['one']} | {row['against']} | {row['edition']} | {games} | {100 * row['win_share']:.1f} % | {interval} "
        f"| {100 * row['wanted']:.0f} | {row['think_p95_ms']:.2f} ms |"
    )
