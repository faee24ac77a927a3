"""The command line: `kickdoor COMMAND --help` says what each one takes."""

import sys
from pathlib import Path

from cyclopts import App

from kickdoor.arena.commands import arena
from kickdoor.balance.commands import balance
from kickdoor.cards.consent import FLAG, allow_code
from kickdoor.command import Editions, Flag, Folders, Options, Packs, Words, fail, named, nowhere
from kickdoor.dataset.commands import dataset
from kickdoor.lab.commands import lab
from kickdoor.mcp.commands import mcp
from kickdoor.replay.commands import logs
from kickdoor.rulebook.commands import words
from kickdoor.server.admin_cli import admin
from kickdoor.server.commands import protocol, serve
from kickdoor.sim.commands import simulate
from kickdoor.testing.commands import check

app = App(name="kickdoor", help="The Munchkin family of card games: play, ask the rules, run scenarios, simulate.")
for command in (arena, balance, check, dataset, lab, logs, mcp, protocol, serve, simulate, words):
    app.command(command)
app.command(admin.meta, name="admin")


@app.command
def scenario(
    *paths: Path,
    pack: Folders = (),
    edition: str | None = None,
    explain: Flag = False,
    legal: Flag = False,
    json: Flag = False,
) -> int:
    """Run scenario files and folders.

    Args:
        paths: files or folders.
        pack: a folder with an edition from outside, which the files may name; with Python in it, --allow-code too.
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
    pack: Packs = (),
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
        coverage: which tests cover which clause; 1 if one is uncovered. With --pack, those of the packs.
        tests: the folder of tests, for --coverage; left out, that of the checkout, or with --pack the packs' own.
        render: write how to play, the rules and the cards of every edition under this folder, in every language.
        language: of the clauses.
        json: for scripts.
    """
    from kickdoor.cards.error import PackError
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
        if coverage:
            return print_coverage(tests, edition, json, pack)
        return print_rules(edition, find, json, language, pack)
    except (UnknownLanguage, PackError) as error:
        return fail(f"rules: {error}")


@app.command
def card(name: str, *, edition: Words = (), pack: Packs = (), language: str = "en", json: Flag = False) -> int:
    """Print a card as it is shown to players.

    Args:
        name: the card's name or id.
        edition: the editions to look in; left out, all there are.
        language: of its text; titles stay as they are.
        json: for scripts.
    """
    import msgspec

    from kickdoor.cards.shelf import folders, gather
    from kickdoor.cards.show import UnknownCard, find_cards, show_card
    from kickdoor.rulebook.editions import names
    from kickdoor.words import UnknownLanguage

    try:
        sets = edition or names(gather(folders(pack)))
        if json:
            cards = msgspec.json.encode(find_cards(name, sets, pack, language))
            print(msgspec.json.format(cards, indent=2).decode())
        else:
            print(show_card(name, sets, pack, language))
    except (UnknownCard, UnknownLanguage, ValueError) as error:
        return fail(str(error.args[0]))
    return 0


@app.command
def editions(*, pack: Packs = (), json: Flag = False) -> int:
    """Print what each edition holds: decks, cards by kind, Classes, Races, special rules, options.

    Args:
        json: for scripts.
    """
    from kickdoor.rulebook.editions import print_editions

    try:
        return print_editions(pack, json)
    except ValueError as error:
        return fail(f"editions: {error}")


@app.command
def play(
    *,
    edition: Editions = (),
    pack: Packs = (),
    option: Options = (),
    players: int = 4,
    bots: str = "any",
    agent: Words = (),
    seed: int | None = None,
    name: str = "Ann",
    log: Path | None = None,
    language: str = "en",
) -> int:
    """Play a game in the terminal, against bots.

    Args:
        players: three to six, you among them.
        bots: who plays the others: any for a mixed company, or as in heuristic:cautious, greedy or flat:200ms.
        agent: who sits beside you, seat by seat; a program of yours is "jsonl:python3 seat.py".
        seed: the same seed deals the same game; left out, every game is another.
        name: what you are called.
        log: save the game to this file when it ends.
        language: in which all is told; titles stay as they are.
    """
    from random import SystemRandom

    from rich.console import Console

    from kickdoor.sim.plan import read_options
    from kickdoor.tui.play import play as sit_down
    from kickdoor.words import UnknownLanguage

    if wrong := nowhere(log=log):
        return fail(f"play: {wrong}")
    if seed is None:
        seed = SystemRandom().randrange(1, 1_000_000)
    try:
        return sit_down(
            named(edition, pack), players, bots, agent, seed, name, log, Console(), pack, dict(read_options(option)),
            language,
        )  # fmt: skip
    except (UnknownLanguage, ValueError) as error:
        return fail(f"play: {error}")


def main() -> None:
    """The entry point of the `kickdoor` command. With any of its commands, packs with Python need to be allowed."""
    words = sys.argv[1:]
    if FLAG in words:
        allow_code()
    sys.exit(app([word for word in words if word != FLAG]))
