"""The command line: `kickdoor COMMAND --help` says what each one takes."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

app = App(name="kickdoor", help="The Munchkin family of card games: play, ask the rules, run scenarios, simulate.")


@app.command
def scenario(
    *paths: Path,
    explain: Annotated[bool, Parameter(negative="")] = False,
    legal: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Run scenario files and folders.

    Args:
        paths: files or folders.
        explain: print what happened, each event with the clause it rests on.
        legal: print what every player could do at the end of each file.
        json: the same for scripts.
    """
    from kickdoor.scenario.cli import run_scenarios

    missing = [path for path in paths if not path.exists()]
    if not paths or missing:
        return fail(f"no such file: {missing[0]}" if missing else "scenario: name a file or a folder")
    return run_scenarios(paths, explain, legal, json)


@app.command
def rules(
    find: str | None = None,
    *,
    edition: str | None = None,
    coverage: Annotated[bool, Parameter(negative="")] = False,
    tests: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Print the rule clauses, or which tests cover them.

    Args:
        find: a clause id (SELL-05) or a word to look for.
        edition: only the clauses of this edition.
        coverage: which tests cover which clause; 1 if one is uncovered.
        tests: the folder of tests, for --coverage.
        json: for scripts.
    """
    from kickdoor.rules.cli import print_coverage, print_rules

    return print_coverage(tests, edition, json) if coverage else print_rules(edition, find, json)


@app.command
def card(name: str, *, edition: Annotated[tuple[str, ...], Parameter(negative="")] = ("classic",)) -> int:
    """Print a card as it is shown to players.

    Args:
        name: the card's name or id.
        edition: the editions to look in.
    """
    from kickdoor.cards.show import UnknownCard, show_card

    try:
        print(show_card(name, edition))
    except (UnknownCard, ValueError) as error:
        return fail(str(error).strip("'\""))
    return 0


simulate = App(name="sim", help="Play many games at once, or play until every card was seen.")
app.command(simulate)


@simulate.default
def sim(
    *,
    edition: Annotated[tuple[str, ...], Parameter(negative="")] = ("classic",),
    players: int = 4,
    games: int = 1000,
    seed: int = 1,
    agents: str | None = None,
    jobs: int = 2,
    turn_cap: int = 500,
    only: int | None = None,
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Play many games between bots and report rates, lengths, wins and endings.

    Args:
        edition: the editions to play with.
        players: three to six.
        games: how many games.
        seed: game number i depends on this and i alone, whatever --jobs is.
        agents: one for each seat, as in random,sensible,random,random; a single name seats it everywhere.
        jobs: processes; 1 plays here.
        turn_cap: stop a game after so many turns a player (a round of the table counts once).
        only: play from this game number on (with --games 1: that game alone).
        out: write everything as JSON to this file.
        json: print JSON instead of a table.
    """
    from kickdoor.sim.cli import run_sim
    from kickdoor.sim.plan import PlanError, make_plan

    for word, number, least in (("games", games, 1), ("jobs", jobs, 1), ("only", only or 0, 0)):
        if number < least:
            return fail(f"sim: --{word} {number}: at least {least}")
    if out is not None and not out.parent.is_dir():
        return fail(f"sim: --out: no such folder: {out.parent}")
    try:
        plan = make_plan(edition, players, seed, agents, turn_cap)
    except PlanError as error:
        return fail(f"sim: {error}")
    first = only or 0
    return run_sim(plan, range(first, first + games), jobs, out, json)


logs = App(name="replay", help="Show or verify the log of a game.")
app.command(logs)


@logs.command
def show(file: Path, *, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Print a logged game turn by turn, with all cards laid open.

    Args:
        file: the log.
        json: for scripts.
    """
    from kickdoor.replay.cli import show_log

    return show_log(file, json)


@logs.command
def verify(file: Path, *, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Play a log again and check its choices, its chance and its result; 1 when it is not true.

    Args:
        file: the log.
        json: for scripts.
    """
    from kickdoor.replay.cli import verify_log

    return verify_log(file, json)


@simulate.command
def exhaust(
    *,
    edition: Annotated[tuple[str, ...], Parameter(negative="")] = ("classic",),
    seed: int = 1,
    games: int = 20_000,
) -> int:
    """Play until every card was drawn, played and resolved and every ability used; check invariants all the way.

    Args:
        edition: the editions to play with.
        seed: the same seed plays the same games.
        games: give up after so many games and say what is missing.
    """
    from kickdoor.sim.exhaust import exhaust as play_on

    if games < 1:
        return fail(f"sim exhaust: --games {games}: at least one")
    try:
        return play_on(edition, seed, games)
    except ValueError as error:
        return fail(f"sim exhaust: {error}")


@app.command
def play(
    *,
    edition: Annotated[tuple[str, ...], Parameter(negative="")] = ("classic",),
    players: int = 4,
    bots: str = "sensible",
    seed: int | None = None,
    name: str = "Ann",
    log: Path | None = None,
) -> int:
    """Play a game in the terminal, against bots.

    Args:
        edition: the editions to play with.
        players: three to six, you among them.
        bots: who plays the others: sensible or random.
        seed: the same seed deals the same game; left out, every game is another.
        name: what you are called.
        log: save the game to this file when it ends.
    """
    from random import SystemRandom

    from rich.console import Console

    from kickdoor.agents import AGENTS
    from kickdoor.tui.play import play as sit_down

    if bots not in AGENTS:
        return fail(f"play: unknown agent '{bots}': there are {', '.join(AGENTS)}")
    if log is not None and not log.parent.is_dir():
        return fail(f"play: --log: no such folder: {log.parent}")
    if seed is None:
        seed = SystemRandom().randrange(1, 1_000_000)
    try:
        return sit_down(edition, players, bots, seed, name, log, Console())
    except ValueError as error:
        return fail(f"play: {error}")


def fail(message: str) -> int:
    """Bad input: one clear line, status 2."""
    print(f"kickdoor: {message}", file=sys.stderr)
    return 2


def main() -> None:
    """The entry point of the `kickdoor` command."""
    sys.exit(app())
