"""A game at the terminal, from the deal to the last word."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.rule import Rule

from kickdoor.agents import Agent, Closing, Listener, fair_agent
from kickdoor.agents.cast import all_called, mixed
from kickdoor.agents.program import ProgramError
from kickdoor.agents.voice import one_of
from kickdoor.cards.shelf import Packs
from kickdoor.engine import events as e
from kickdoor.engine import ids
from kickdoor.engine.ids import PH_SETUP, V_CHOOSE, V_DONE, Choice
from kickdoor.engine.view import CombatView, View
from kickdoor.game import Game, Request, new_game
from kickdoor.reckoning import reckon
from kickdoor.replay.log import write_log
from kickdoor.text.cards import cards_in
from kickdoor.text.news import Event, notes, question, tell_event
from kickdoor.text.speech import Speech
from kickdoor.tui.board import Board
from kickdoor.tui.menu import Line, menu
from kickdoor.tui.prompt import Prompt, Quit, StandBack, find_title
from kickdoor.words import say
from kickdoor.worlds import let_imagine

PERSON = 0
NO_QUESTION = frozenset((V_CHOOSE, V_DONE))  # with a single answer there is nothing to ask


class Session:
    """One person, the bots, and what the person has been told."""

    def __init__(self, game: Game, bots: dict[int, Agent], console: Console, speech: Speech) -> None:
        self.game = game
        self.bots = bots
        self.console = console
        self.speech = speech
        self.board = Board(speech)
        self.prompt = Prompt(console, speech, self.show)
        self.news: list[str | Rule] = []
        self.lines: list[Line] = []
        self.standing_back = False
        self.turn = -1  # the turn in which the table was shown
        self.read: set[int] = set()  # cards of the hand whose text was shown this turn
        self.fight: CombatView | None = None  # the fight as it was shown last
        self.failed: dict[int, str] = {}  # what was told last of programs that fail
        self.dice = Random(f"instead {game.header['seed']}")

    def play(self) -> None:
        while not self.game.over:
            seat, request = next(iter(self.game.pending.items()))
            view = self.game.view(seat)
            if seat == PERSON:
                choice = self.decide(view, request)
            else:
                choice = self.answer(seat, view, request)
            self.hear(self.game.apply(seat, choice))
        self.tell()

    def answer(self, seat: int, view: View, request: Request) -> Choice:
        """What a bot does; for a program that fails something is chosen at random, and the person is told why."""
        let_imagine(self.bots[seat], self.game.state, seat)
        try:
            return self.bots[seat].choose(view, request)
        except ProgramError as error:
            told = self.speech.say("terminal-program", who=self.speech.players[seat], why=str(error))
            if self.failed.get(seat) != told:
                self.failed[seat] = told
                self.console.print(told, markup=False, highlight=False, style="yellow")
            return self.dice.choice(request.options)

    def hear(self, events: list[Event]) -> None:
        played = -1
        said: list[tuple[int, str]] = []
        for event in events:
            for seat, bot in self.bots.items():
                line = bot.hear(e.event_for(event, seat)) if isinstance(bot, Listener) else ""
                if line:
                    said.append((seat, line))
            if event[ids.EVENT_KIND] == e.E_TURN or (
                event[ids.EVENT_KIND] == e.E_FIGHT and event[ids.EVENT_SEAT] == PERSON
            ):
                self.standing_back = False
            if event[ids.EVENT_KIND] == e.E_PLAYED:
                played = event[ids.EVENT_A]
            if event[ids.EVENT_KIND] == e.E_TURN:
                who = self.speech.players[event[ids.EVENT_SEAT]]
                self.news.append(Rule(self.speech.say("terminal-turn", who=who), style="dim"))
            elif event[ids.EVENT_KIND] != e.E_ENDED and not (
                event[ids.EVENT_KIND] == e.E_EQUIPPED and event[ids.EVENT_A] == played
            ):
                self.news.append(tell_event(self.speech, event))
        for seat, line in one_of(said):
            who, told = self.speech.players[seat], self.speech.say(f"say-{line}")
            self.news.append(self.speech.say("terminal-says", who=who, line=told))

    def decide(self, view: View, request: Request) -> Choice:
        only = request.options[0]
        if (self.standing_back and not request.mandatory) or (len(request.options) == 1 and only[0] in NO_QUESTION):
            return only
        self.standing_back = False
        self.tell()
        self.show_table(view, request)
        self.lines = menu(self.speech, view, request)
        while True:
            try:
                line = self.prompt.ask(question(self.speech, view, request), self.lines, not request.mandatory)
            except StandBack:
                self.standing_back = True
                return request.options[0]
            index = self.prompt.ask_tail(line) if line.tails else 0
            if index >= 0:
                return line.choices[index]

    def show_table(self, view: View, request: Request) -> None:
        """What matters for the decision and has not been shown yet: no line twice."""
        hand = view.players[PERSON].hand
        if view.phase == PH_SETUP or (request.mandatory and view.turn == PERSON):
            if view.number != self.turn:
                self.turn = view.number
                self.read = set()
                self.console.print(self.board.players(view))
                self.console.print()
            new = [card for card in hand if card not in self.read]
            if new:
                self.console.print(self.board.hand(new))
                self.console.print()
            self.read.update(hand)
        if view.combat is not None and view.combat != self.fight:
            munchkins, monsters = (reckon(self.game.state, about) for about in ("munchkins", "monsters"))
            self.console.print(self.board.fight(view.combat, munchkins, monsters))
        self.fight = view.combat
        for note in notes(self.speech, view):
            self.console.print(f"  {note}", markup=False, highlight=False)

    def tell(self) -> None:
        """What has happened since the person was last asked."""
        for told in self.news:
            if isinstance(told, Rule):
                self.console.print(told)
            else:
                self.console.print(f"  {told}", markup=False, highlight=False)
        self.news = []

    def show(self, wanted: str) -> bool:
        """The table (t), the hand (h), the cards of a line, or a card by name."""
        view = self.game.view(PERSON)
        if wanted == "t":
            self.console.print(self.board.players(view))
            return True
        if wanted == "h":
            hand = view.players[PERSON].hand
            self.console.print(self.board.hand(hand) if hand else f"  {self.speech.say('terminal-empty-hand')}")
            return True
        if wanted.isdecimal():
            number = int(wanted)
            cards = (
                cards_in(self.speech, view, self.lines[number - 1].choices) if 1 <= number <= len(self.lines) else []
            )
        else:
            face = find_title(wanted, self.game.box.names.titles)
            cards = [self.game.box.names.copies[face][0]] if face >= 0 else []
        for card in cards:
            self.console.print(self.board.card(card))
        return bool(cards)


def last_word(game: Game, speech: Speech) -> str:
    """Who won; and that it was by the Level, where no seventh Seal ended the world before."""
    level = game.box.tables.win_level
    climbed = all(game.view(None).players[seat].level >= level for seat in game.winners)
    who = speech.listed([speech.players[seat] for seat in game.winners])
    return speech.say("terminal-reached" if climbed else "terminal-won", who=who, level=level, n=len(game.winners))


def play(
    editions: tuple[str, ...],
    players: int,
    bots: str,
    agents: tuple[str, ...],
    seed: int,
    name: str,
    log: Path | None,
    console: Console,
    packs: Packs = (),
    options: Mapping[str, Any] | None = None,
    language: str = "en",
) -> int:
    """The `kickdoor play` command. Quitting, or the end of the input, is no error."""
    if len(agents) >= max(players, 3):
        raise ValueError(f"--agent: {len(agents)} of them and you are more than {players} players")
    say(language, "terminal-goodbye")  # an unknown language is told before anything is dealt
    who = mixed([*agents, *[bots] * (players - 1 - len(agents))], seed)
    others = all_called(who, [name])
    names = (name, *others)
    game = new_game(editions, players, seed, names=names, options=options, packs=packs)
    seated = {seat: fair_agent(bot, game.box, seat, f"{seed}/{seat}") for seat, bot in enumerate(who, 1)}
    speech = Speech(game.box, names, PERSON, language)
    session = Session(game, seated, console, speech)
    console.print(Rule("Kickdoor"))
    begins = speech.say("terminal-begins", who=name, others=", ".join(others), seed=str(seed))
    console.print(begins, markup=False, highlight=False)
    try:
        session.play()
        console.print(Rule(style="dim"))
        console.print(last_word(game, speech), markup=False, style="bold")
    except (Quit, KeyboardInterrupt):
        console.print(speech.say("terminal-goodbye"))
    finally:
        for bot in seated.values():
            if isinstance(bot, Closing):
                bot.close()
        if log is not None:
            write_log(game, log)
            console.print(speech.say("terminal-saved", file=str(log)), markup=False, highlight=False)
    return 0
