"""What a person types: a number, or one of a few words."""

import sys
from collections.abc import Callable
from difflib import get_close_matches

from rich.console import Console

from kickdoor.tui.menu import Line

HELP = """\
  a number   takes that line of the menu; Enter takes line 1
  s          stand back: let all stand until the next turn or a fight of yours
  t, h       the table, your hand
  ? 3        the cards of line 3        ? net troll   any card by its name
  q          quit"""


class Quit(Exception):
    """The person has had enough, or the input has ended."""


class StandBack(Exception):
    """Let everything stand for a while."""


class Prompt:
    """Asks until there is an answer. Works with a terminal and with lines from a file alike."""

    def __init__(self, console: Console, show: Callable[[str], bool]) -> None:
        self.console = console
        self.show = show  # shows the table, the hand, or cards; False if it knows nothing of that name
        self.echo = not sys.stdin.isatty()

    def line(self, question: str) -> str:
        self.console.print(f"[bold]{question}[/bold] ", end="")
        self.console.file.flush()
        typed = sys.stdin.readline()
        if not typed:
            self.console.print()
            raise Quit
        if self.echo:
            self.console.print(typed.strip(), markup=False, highlight=False)
        return typed.strip()

    def ask(self, question: str, lines: list[Line], may_stand_back: bool) -> Line:
        """One line of the menu."""
        self.list([line.words for line in lines])
        while True:
            typed = self.line(question)
            number = 1 if typed == "" else int(typed) if typed.isdecimal() else 0
            if 1 <= number <= len(lines):
                return lines[number - 1]
            self.other(typed, len(lines), may_stand_back)

    def ask_tail(self, line: Line) -> int:
        """Which of the choices behind a line: its index, or -1 to go back."""
        self.list([*line.tails])
        while True:
            typed = self.line(f"{line.words} (0 = back)")
            number = 1 if typed == "" else int(typed) if typed.isdecimal() else -1
            if 0 <= number <= len(line.tails):
                return number - 1
            self.other(typed, len(line.tails), False)

    def other(self, typed: str, most: int, may_stand_back: bool) -> None:
        """Anything that is not a number of the menu."""
        word = typed.casefold()
        if word in ("q", "quit", "exit"):
            raise Quit
        if word == "s" and may_stand_back:
            raise StandBack
        if word == "s":
            self.console.print("  This one is yours to decide.")
        elif word in ("?", "help"):
            self.console.print(HELP, markup=False, highlight=False)
        elif word in ("t", "h") or word.startswith("?"):
            if not self.show(word.removeprefix("?").strip()):
                self.console.print("  There is no such card here.")
        else:
            self.console.print(f"  A number from 1 to {most}, or ? for help.")

    def list(self, words: list[str]) -> None:
        width = len(str(len(words)))
        for number, text in enumerate(words, 1):
            self.console.print(f"  [cyan]{number:>{width}}[/cyan]  ", end="")
            self.console.print(text, markup=False, highlight=False)


def find_title(wanted: str, titles: tuple[str, ...]) -> int:
    """The face of a card by its name, or nearly; -1 if there is none."""
    known = {title.casefold(): face for face, title in enumerate(titles)}
    close = get_close_matches(wanted.casefold(), known, n=1, cutoff=0.6)
    starts = [title for title in known if title.startswith(wanted.casefold())] if wanted else []
    found = starts[:1] or close
    return known[found[0]] if found else -1
