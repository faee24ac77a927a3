"""A seat that is a program: it reads one JSON question a line and writes one JSON answer a line. docs/seats.md."""

import re
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import msgspec

from kickdoor.agents.program import Program, ProgramError, read_command
from kickdoor.engine import events as e
from kickdoor.engine.ids import EVENT_KIND, EVENT_SEAT, Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.ruleset import Box
from kickdoor.text import Speech, Unreadable, foresee, listing, parse, prompt
from kickdoor.text.news import Event, tell_event
from kickdoor.version import VERSION
from kickdoor.words import languages
from kickdoor.worlds import Worlds

PROTOCOL: Final = 1
SECONDS: Final = 60.0  # for an answer, where nothing else is said
TRIES: Final = 3  # answers to one question
TIME: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)")


@dataclass(frozen=True, slots=True)
class Manner:
    """How a program is asked: `jsonl:30s:de:brief:COMMAND`, the words before the command in any order."""

    command: list[str]
    seconds: float = SECONDS
    language: str = "en"
    brief: bool = False


def read_manner(text: str) -> Manner:
    """
    >>> read_manner("0.5s:brief:python3 -m bot").seconds, read_manner("200ms:python3 -m bot").seconds
    (0.5, 0.2)
    >>> read_manner("0s:python3")
    Traceback (most recent call last):
    ...
    ValueError: 0s: more than no time
    """
    seconds, language, brief = SECONDS, "en", False
    while True:
        word, colon, rest = text.partition(":")
        time = TIME.fullmatch(word) if colon else None
        if time:
            seconds = float(time[1]) / (1000 if time[2] == "ms" else 1)
            if not seconds:
                raise ValueError(f"{word}: more than no time")
        elif colon and word in languages():
            language = word
        elif colon and word == "brief":
            brief = True
        else:
            try:
                return Manner(read_command(text), seconds, language, brief)
            except ValueError as error:
                there = f"; before the program may stand a time as in 20s, {', '.join(languages())} or brief"
                raise ValueError(f"{error}{there * bool(colon)}") from None
        text = rest


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """What a program may write."""

    id: int  # of the question
    answer: int | str  # the number of an option, or words in which one is named
    stand_back: bool = False  # let everything stand until the next turn or an own fight
    why: str = ""  # for whoever reads along


class JsonlAgent:
    """Asks its program, tells it what was wrong with an answer, and gives up after some tries or when time is up."""

    def __init__(self, box: Box, seat: int, manner: Manner) -> None:
        self.box = box
        self.seat = seat
        self.manner = manner
        self.worlds: Worlds | None = None  # given by whoever asks
        self.heard: list[Event] = []
        self.standing_back = False
        self.program: Program | None = None
        self.asked = self.wrong = self.lost = 0  # questions, answers that were no good, questions without an answer

    def hear(self, event: Event) -> str:
        if event[EVENT_KIND] == e.E_TURN or (event[EVENT_KIND] == e.E_FIGHT and event[EVENT_SEAT] == self.seat):
            self.standing_back = False
        self.heard.append(event)
        return ""

    def choose(self, view: View, request: Request) -> Choice:
        if len(request.options) == 1 or (self.standing_back and not request.mandatory):
            return request.options[0]
        self.asked += 1
        try:
            return self.ask(view, request)
        except ProgramError:
            self.lost += 1
            raise

    def ask(self, view: View, request: Request) -> Choice:
        speech = Speech(self.box, tuple(f"Player {n + 1}" for n in range(len(view.players))), self.seat, self.language)
        program = self.program or self.start(speech)
        program.tell(msgspec.json.encode(self.question(view, request, speech)))
        self.heard = []
        until, why, wrong = monotonic() + self.manner.seconds, "", 0
        while wrong < TRIES:
            line = program.hear(until)
            try:
                answer = msgspec.json.decode(line, type=Answer)
                if answer.id < self.asked:
                    continue  # it comes too late for its question
                if answer.id > self.asked:
                    raise Unreadable(f"id {answer.id}: the question is {self.asked}")
                choice = parse(str(answer.answer), view, request, speech)
                self.standing_back = answer.stand_back
                return choice
            except msgspec.MsgspecError as error:
                why = f"no answer that can be read: {error}"
            except Unreadable as error:
                why = str(error)
            wrong += 1
            self.wrong += 1
            program.tell(msgspec.json.encode({"t": "wrong", "id": self.asked, "why": why}))
        raise ProgramError(f"{TRIES} wrong answers; the last: {why}")

    @property
    def language(self) -> str:
        return self.manner.language

    def start(self, speech: Speech) -> Program:
        """The program begins with the first question, and is told where it sits."""
        self.program = Program(self.manner.command)
        hello = {
            "t": "hello",
            "protocol": PROTOCOL,
            "kickdoor": VERSION,
            "seat": self.seat,
            "players": speech.players,
            "editions": self.box.editions,
            "cards": self.box.hash,
            "winning_level": self.box.tables.win_level,
            "language": self.language,
        }
        self.program.tell(msgspec.json.encode(hello))
        return self.program

    def question(self, view: View, request: Request, speech: Speech) -> dict[str, Any]:
        worlds = self.worlds
        sums = [worlds.reckon(about) for about in ("munchkins", "monsters")] if worlds and view.combat else []
        foreseen = foresee(worlds, request) if worlds else {}
        brief = self.manner.brief
        page = prompt(view, request, speech, heard=self.heard, foreseen=foreseen, sums=sums, brief=brief)
        numbered = enumerate(listing(speech, view, request), 1)
        return {
            "t": "ask",
            "id": self.asked,
            "kind": request.kind,
            "mandatory": request.mandatory,
            "seconds": self.manner.seconds,
            "prompt": page,
            "heard": [tell_event(speech, event) for event in self.heard],
            "options": [{"n": n, "text": words, "choice": choice} for n, (words, choice) in numbered],
            "view": view,
        }

    def close(self) -> None:
        """The game is over: the program is told so, and ended."""
        if self.program is not None:
            told = {"t": "bye", "asked": self.asked, "wrong": self.wrong, "replaced": self.lost}
            self.program.tell(msgspec.json.encode(told))
            self.program.end()
            self.program = None
