"""What a person types: a number, or one of a few words."""

import sys
from collections.abc import Callable
from difflib import get_close_matches

from rich.console import Console

from kickdoor.text.speech import Speech
from kickdoor.tui.menu import Line
from kickdoor.words import Value


class Quit(Exception):
    """The person has had enough, or the input has ended."""


class StandBack(Exception):
    """Let everything stand for a while."""


class Prompt:
    """Asks until there is an answer. Works with a terminal and with lines from a file alike."""

    def __init__(self, console: Console, speech: Speech, show: Callable[[str], bool]) -> None:
        self.console = console
        self.speech = speech
        self.show = show  # shows the table, the hand, or cards; False if it knows nothing of that name
        self.echo = not sys.stdin.isatty()

    def line(self, question: str) -> str:
        self.console.print(f"{question} ", end="", style="bold", markup=False, highlight=False)
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
            typed = self.line(self.speech.say("terminal-back", line=line.words))
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
            self.told("terminal-yours")
        elif word in ("?", "help"):
            self.console.print(self.speech.say("terminal-help"), markup=False, highlight=False)
        elif word in ("t", "h") or word.startswith("?"):
            if not self.show(word.removeprefix("?").strip()):
                self.told("terminal-no-card")
        else:
            self.told("terminal-number", most=most)

    def told(self, id: str, **blanks: Value) -> None:
        self.console.print(f"  {self.speech.say(id, **blanks)}", markup=False, highlight=False)

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
