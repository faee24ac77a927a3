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

    Parameters
    ----------
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

    Parameters
    ----------
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

    Parameters
    ----------
    name: the card's name or id.
    edition: the editions to look in.
    """
    from kickdoor.cards.show import UnknownCard, show_card

    try:
        print(show_card(name, edition))
    except (UnknownCard, ValueError) as error:
        return fail(str(error).strip("'\""))
    return 0


def fail(message: str) -> int:
    """Bad input: one clear line, status 2."""
    print(f"kickdoor: {message}", file=sys.stderr)
    return 2


def main() -> None:
    """The entry point of the `kickdoor` command."""
    sys.exit(app())
