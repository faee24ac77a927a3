"""The command line: `kickdoor COMMAND --help` says what each one takes."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from kickdoor.lab.commands import lab
from kickdoor.replay.commands import logs
from kickdoor.server.admin_cli import admin

Editions = Annotated[tuple[str, ...], Parameter(negative="")]
Packs = Annotated[tuple[Path, ...], Parameter(negative="")]
FileOrDash = Annotated[Path | None, Parameter(allow_leading_hyphen=True)]
Words = Annotated[tuple[str, ...], Parameter(negative="")]
Flag = Annotated[bool, Parameter(negative="")]

app = App(name="kickdoor", help="The Munchkin family of card games: play, ask the rules, run scenarios, simulate.")


@app.command
def scenario(
    *paths: Path,
    pack: Packs = (),
    edition: str | None = None,
    explain: Flag = False,
    legal: Flag = False,
    json: Flag = False,
) -> int:
    """Run scenario files and folders.

    Args:
        paths: files or folders.
        pack: a folder with an edition from outside, which the files may name.
        edition: of templates only this edition, not all of theirs.
        explain: print what happened, each event with the clause it rests on.
        legal: print what every player could do at the end of each file.
        json: the same for scripts.
    """
    from kickdoor.scenario.cli import run_scenarios

    missing = [path for path in paths if not path.exists()]
    if not paths or missing:
        return fail(f"no such file: {missing[0]}" if missing else "scenario: name a file or a folder")
    return run_scenarios(paths, explain, legal, json, pack, edition)


@app.command
def rules(
    find: str | None = None,
    *,
    edition: str | None = None,
    coverage: Flag = False,
    tests: Path | None = None,
    render: Path | None = None,
    language: str = "en",
    json: Flag = False,
) -> int:
    """Print the rule clauses, or which tests cover them, or write the pages that players read.

    Args:
        find: a clause id (SELL-05) or a word to look for.
        edition: only the clauses of this edition.
        coverage: which tests cover which clause; 1 if one is uncovered.
        tests: the folder of tests, for --coverage.
        render: write how to play, the rules and the cards of every edition under this folder, in every language.
        language: of the clauses.
        json: for scripts.
    """
    from kickdoor.rulebook.pages import write_pages
    from kickdoor.rules.cli import print_coverage, print_rules
    from kickdoor.words import UnknownLanguage

    if render is not None:
        try:
            written = write_pages(render)
        except OSError as error:
            return fail(f"rules: --render: {error.filename}: {error.strerror}")
        print("\n".join(map(str, written)))
        return 0
    try:
        return print_coverage(tests, edition, json) if coverage else print_rules(edition, find, json, language)
    except UnknownLanguage as error:
        return fail(f"rules: {error}")


@app.command
def card(name: str, *, edition: Editions = (), pack: Packs = (), language: str = "en") -> int:
    """Print a card as it is shown to players.

    Args:
        name: the card's name or id.
        edition: the editions to look in; left out, all there are.
        pack: a folder with an edition from outside.
        language: of its text; titles stay as they are.
    """
    from kickdoor.cards.shelf import folders, gather
    from kickdoor.cards.show import UnknownCard, show_card
    from kickdoor.rulebook.editions import names
    from kickdoor.words import UnknownLanguage

    try:
        print(show_card(name, edition or names(gather(folders(pack))), pack, language))
    except (UnknownCard, UnknownLanguage, ValueError) as error:
        return fail(str(error.args[0]))
    return 0


@app.command
def editions(*, pack: Packs = (), json: Flag = False) -> int:
    """Print what each edition holds: decks, cards by kind, Classes, Races, special rules, options.

    Args:
        pack: a folder with an edition from outside.
        json: for scripts.
    """
    from kickdoor.rulebook.editions import print_editions

    try:
        return print_editions(pack, json)
    except ValueError as error:
        return fail(f"editions: {error}")


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "sqlite:///kickdoor.db",
    ready_file: Path | None = None,
    origin: Words = (),
    limit: Words = (),
    json_logs: Flag = False,
    advertise: str = "",
    metrics: str = "",
    web: Path | None = None,
    open: Flag = False,
) -> int:
    """Serve tables to browsers and other clients.

    Args:
        host: the address to listen on.
        port: the port; 0 picks a free one and prints it.
        database: sqlite:///FILE or postgresql://USER@HOST/NAME.
        ready_file: written with the address when connections are accepted, removed at the end.
        origin: another page that may use this server, as https://example.org.
        limit: a limit changed, as frame-rate=40.
        json_logs: logs as JSON lines.
        open: open the address in a browser.
        web: a folder with another build of the browser client.
        metrics: where Prometheus finds the metrics, as 127.0.0.1:9464; left out, nowhere.
        advertise: with several servers on one PostgreSQL, where the others reach this one, as http://10.0.0.1:8000.
    """
    from dataclasses import replace

    from kickdoor.server.limits import read_limits
    from kickdoor.server.serve import Service
    from kickdoor.server.serve import serve as run

    if not 0 <= port <= 65535:
        return fail(f"serve: --port: 0 to 65535, not {port}")
    try:
        limits = read_limits(limit)
    except ValueError as error:
        return fail(f"serve: --limit: {error}")
    measured: tuple[str, int] | None = None
    if metrics:
        place, _, number = metrics.rpartition(":")
        if not number.isdecimal() or int(number) > 65535:
            return fail(f"serve: --metrics: '{metrics}' is no address like 127.0.0.1:9464")
        measured = (place or "127.0.0.1", int(number))
    service = Service(
        host, port, database, ready_file, origin, limits, json_logs, open, advertise=advertise, metrics=measured
    )
    return run(service if web is None else replace(service, web=web))


app.command(admin.meta, name="admin")


@app.command
def protocol(
    *, json_schema: Flag = False, typescript: Flag = False, openapi: Flag = False, asyncapi: Flag = False
) -> int:
    """Print what clients and servers say to each other; left alone, a line a message. docs/protocol.md explains it.

    Args:
        json_schema: all messages as JSON Schema.
        typescript: all messages as TypeScript types.
        openapi: the REST side as OpenAPI.
        asyncapi: the socket as AsyncAPI.
    """
    from kickdoor.server.handbook import print_protocol

    given = {"schema": json_schema, "types": typescript, "openapi": openapi, "asyncapi": asyncapi}
    forms = [name for name, wanted in given.items() if wanted]
    if len(forms) > 1:
        return fail("protocol: one of --json-schema, --typescript, --openapi, --asyncapi")
    return print_protocol(forms[0] if forms else "")


simulate = App(name="sim", help="Play many games at once, or play until every card was seen.")
app.command(simulate)


@simulate.default
def sim(
    *,
    edition: Editions = (),
    pack: Packs = (),
    players: int = 4,
    games: int = 1000,
    seed: int = 1,
    agents: str | None = None,
    jobs: int = 2,
    cluster: str | None = None,
    cluster_address: str | None = None,
    turn_cap: int = 500,
    only: int | None = None,
    out: Path | None = None,
    json: Flag = False,
) -> int:
    """Play many games between bots and report rates, lengths, wins and endings.

    Args:
        edition: the editions to play with; left out, classic, or what --pack brings.
        pack: a folder with an edition from outside.
        players: three to six.
        games: how many games.
        seed: game number i depends on this and i alone, whatever --jobs is.
        agents: one for each seat, as in random,greedy,random,random; a single name seats it everywhere.
        jobs: processes; 1 plays here.
        cluster: ray plays on a Ray cluster, by default one of --jobs processors on this machine.
        cluster_address: the cluster to play on, as in 10.0.0.7:6379; all its processors are used.
        turn_cap: stop a game after so many turns a player (a round of the table counts once).
        only: play from this game number on (with --games 1: that game alone).
        out: write everything as JSON to this file.
        json: print JSON instead of a table.
    """
    from kickdoor.cards.load import PackError
    from kickdoor.sim.cli import run_sim
    from kickdoor.sim.crew import CrewError, make_crew
    from kickdoor.sim.plan import PlanError, make_plan

    for word, number, least in (("games", games, 1), ("only", only or 0, 0)):
        if number < least:
            return fail(f"sim: --{word} {number}: at least {least}")
    if out is not None and not out.parent.is_dir():
        return fail(f"sim: --out: no such folder: {out.parent}")
    try:
        plan = make_plan(named(edition, pack), players, seed, agents, turn_cap, pack)
        crew = make_crew(jobs, cluster, cluster_address)
        first = only or 0
        return run_sim(plan, range(first, first + games), crew, out, json)
    except (PlanError, PackError, CrewError) as error:
        return fail(f"sim: {error}")


@app.command
def arena(
    *,
    one: str | None = None,
    against: str | None = None,
    agents: str | None = None,
    edition: Editions = (),
    pack: Packs = (),
    players: int = 4,
    blocks: int = 100,
    seed: int = 1,
    test: str | None = None,
    jobs: int = 2,
    cluster: str | None = None,
    cluster_address: str | None = None,
    turn_cap: int = 500,
    out: Path | None = None,
    json: FileOrDash = None,
) -> int:
    """Play a tournament: one agent against a table of another, or all against all, with equal luck at every seat.

    Args:
        one: the agent that goes round the seats.
        against: who sits on all other seats.
        agents: three agents, say: random,greedy,heuristic; each plays one against a table of each other.
        edition: the editions to play with; left out, classic, or what --pack brings.
        pack: a folder with an edition from outside.
        players: three to six.
        blocks: of each pairing; a block is a game for every seat, with the same luck.
        seed: game number i depends on this and i alone, whatever --jobs is.
        test: two shares of wins, as in 0.25:0.33; stop when it is clear which it is (95 % sure either way).
        jobs: processes; 1 plays here.
        cluster: ray plays on a Ray cluster, by default one of --jobs processors on this machine.
        cluster_address: the cluster to play on, as in 10.0.0.7:6379; all its processors are used.
        turn_cap: stop a game after so many turns a player (a round of the table counts once).
        out: keep games.parquet and result.json in this folder; the same command goes on where it stopped.
        json: write JSON to this file, or with - print it instead of a table.
    """
    from kickdoor.arena.cli import STDOUT, run_arena
    from kickdoor.arena.folder import FolderError
    from kickdoor.arena.tournament import make_tournament
    from kickdoor.cards.load import PackError
    from kickdoor.sim.crew import CrewError, make_crew
    from kickdoor.sim.plan import PlanError

    for word, path in (("out", out), ("json", json)):
        if path not in (None, STDOUT) and not path.parent.is_dir():
            return fail(f"arena: --{word}: no such folder: {path.parent}")
    try:
        tournament = make_tournament(
            named(edition, pack), players, seed, one, against, agents, blocks, test, turn_cap, pack
        )
        return run_arena(tournament, make_crew(jobs, cluster, cluster_address), out, json)
    except (PlanError, PackError, CrewError, FolderError) as error:
        return fail(f"arena: {error}")


@app.command
def balance(
    *,
    edition: Editions = (),
    pack: Packs = (),
    players: int = 4,
    games: int = 1000,
    seed: int = 1,
    agents: str = "greedy",
    jobs: int = 2,
    cluster: str | None = None,
    cluster_address: str | None = None,
    turn_cap: int = 500,
    out: Path = Path("balance.html"),
    json: FileOrDash = None,
) -> int:
    """Play many games and write a page about them: lengths, seats, Classes and Races, comebacks, every card's effect.

    Args:
        edition: the editions to play with; left out, classic, or what --pack brings.
        pack: a folder with an edition from outside.
        players: three to six.
        games: how many games.
        seed: game number i depends on this and i alone, whatever --jobs is.
        agents: one for each seat, as in random,greedy,random,random; a single name seats it everywhere.
        jobs: processes; 1 plays here.
        cluster: ray plays on a Ray cluster, by default one of --jobs processors on this machine.
        cluster_address: the cluster to play on, as in 10.0.0.7:6379; all its processors are used.
        turn_cap: stop a game after so many turns a player (a round of the table counts once).
        out: the page, an HTML file that needs no other; it is written anew while games are played.
        json: write the figures as JSON to this file, or with - print them.
    """
    from kickdoor.cards.load import PackError
    from kickdoor.sim.crew import CrewError, make_crew
    from kickdoor.sim.plan import PlanError, make_plan

    try:
        from kickdoor.balance.cli import STDOUT, run_balance
    except ImportError:
        return fail("balance needs an extra: pip install 'kickdoor[lab]'")
    if games < 1:
        return fail(f"balance: --games {games}: at least 1")
    for word, path in (("out", out), ("json", json)):
        if path not in (None, STDOUT) and not path.parent.is_dir():
            return fail(f"balance: --{word}: no such folder: {path.parent}")
    try:
        plan = make_plan(named(edition, pack), players, seed, agents, turn_cap, pack)
        return run_balance(plan, games, make_crew(jobs, cluster, cluster_address), out, json)
    except (PlanError, PackError, CrewError) as error:
        return fail(f"balance: {error}")


app.command(lab)
app.command(logs)


@simulate.command
def exhaust(
    *,
    edition: Editions = (),
    pack: Packs = (),
    seed: int = 1,
    games: int = 20_000,
) -> int:
    """Play until every card was drawn, played and resolved and every ability used; check invariants all the way.

    Args:
        edition: the editions to play with; left out, classic, or what --pack brings.
        pack: a folder with an edition from outside.
        seed: the same seed plays the same games.
        games: give up after so many games and say what is missing.
    """
    from kickdoor.sim.exhaust import exhaust as play_on

    if games < 1:
        return fail(f"sim exhaust: --games {games}: at least one")
    try:
        return play_on(named(edition, pack), seed, games, pack)
    except ValueError as error:
        return fail(f"sim exhaust: {error}")


@app.command
def play(
    *,
    edition: Editions = (),
    pack: Packs = (),
    players: int = 4,
    bots: str = "heuristic",
    seed: int | None = None,
    name: str = "Ann",
    log: Path | None = None,
) -> int:
    """Play a game in the terminal, against bots.

    Args:
        edition: the editions to play with; left out, classic, or what --pack brings.
        pack: a folder with an edition from outside.
        players: three to six, you among them.
        bots: who plays the others, as in heuristic, heuristic:cautious, greedy or flat:200ms.
        seed: the same seed deals the same game; left out, every game is another.
        name: what you are called.
        log: save the game to this file when it ends.
    """
    from random import SystemRandom

    from rich.console import Console

    from kickdoor.tui.play import play as sit_down

    if log is not None and not log.parent.is_dir():
        return fail(f"play: --log: no such folder: {log.parent}")
    if seed is None:
        seed = SystemRandom().randrange(1, 1_000_000)
    try:
        return sit_down(named(edition, pack), players, bots, seed, name, log, Console(), pack)
    except ValueError as error:
        return fail(f"play: {error}")


def named(edition: tuple[str, ...], pack: tuple[Path, ...]) -> tuple[str, ...]:
    """The editions to play with: those named, or else those from outside, or else classic."""
    from kickdoor.cards.shelf import folders, gather

    return edition or tuple(gather(folders(pack))) or ("classic",)


def fail(message: str) -> int:
    """Bad input: one clear line, status 2."""
    print(f"kickdoor: {message}", file=sys.stderr)
    return 2


def main() -> None:
    """The entry point of the `kickdoor` command."""
    sys.exit(app())
