"""What the person reads: every choice has words, every sum adds up, hidden cards stay hidden."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import kickdoor
from kickdoor.engine import events as e
from kickdoor.game import Game
from kickdoor.reckoning import reckon
from kickdoor.rules.clauses import shipped_editions
from kickdoor.text.cards import cards_in
from kickdoor.text.news import notes, question, tell_event
from kickdoor.text.speech import Speech
from kickdoor.tui.board import Board
from kickdoor.tui.menu import menu

NAMES = ("Ann", "Bo", "Cyd", "Dag", "Eve", "Fay")


def total(terms: str) -> int:
    """What a line of addends adds up to: "4 Ann's Level − 2 Chicken on Your Head"."""
    first, *more = re.findall(r"(?:^|(?<= [+−] ))(?:-?\d+)|(?<= )[+−](?= \d)", terms)
    signs, numbers = more[::2], more[1::2]
    return int(first) + sum(
        int(number) * (-1 if sign == "−" else 1) for sign, number in zip(signs, numbers, strict=True)
    )


@pytest.mark.parametrize(
    "editions", [*[(edition,) for edition in shipped_editions()], shipped_editions()], ids="+".join
)
@pytest.mark.parametrize("seed", range(4))
def test_every_choice_has_words_and_every_sum_adds_up(seed: int, editions: tuple[str, ...]) -> None:
    players = 3 + seed
    game = kickdoor.new_game(editions, players=players, seed=seed, names=NAMES[:players])
    dice, console = Random(seed), Console(file=StringIO())
    while not game.over and game.turn_number < 60:
        seat, request = next(iter(game.pending.items()))
        view = game.view(seat)
        speech = Speech(game.box, NAMES[:players], seat, ("en", "de")[game.turn_number % 2])
        board = Board(speech)
        lines = menu(speech, view, request)
        assert sorted(choice for line in lines for choice in line.choices) == sorted(request.options)
        for line in lines:
            assert line.words
            assert len(set(line.tails)) == len(line.tails) == (len(line.choices) if line.tails else 0), line
            cards_in(speech, view, line.choices)
        assert question(speech, view, request)
        assert all(notes(speech, view))
        if view.combat is not None:
            sums = [reckon(game.state, about) for about in ("munchkins", "monsters")]
            assert [total(speech.addends(told)) for told in sums] == [view.combat.munchkins, view.combat.monsters]
            console.print(board.fight(view.combat, *sums))
        told = game.apply(seat, dice.choice(request.options))
        assert all(tell_event(speech, event) for event in told)


def test_a_card_that_was_not_for_the_persons_eyes_is_a_card() -> None:
    game: Game = kickdoor.new_game(players=3, seed=1)
    event = (e.E_DRAWN, 1, 0, -1, -1, 1 << 1)
    seen = [tell_event(Speech(game.box, NAMES[:3], seat), event) for seat in (0, 1)]
    assert seen == ["Bo draws a card", f"Bo draws {game.box.names.titles[game.box.tables.face[0]]}"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_holds_too_many_cards_is_told_how_many_and_who_gets_them(language: str) -> None:
    wanted = {
        "en": (r"You hold (\d+) cards and may keep 5: which go to (.+) \(lowest Level\)\?", "Anything else?"),
        "de": (r"Du hast (\d+) Karten und darfst 5 behalten: Welche gehen an (.+) \(niedrigste", "Noch etwas?"),
    }[language]
    thrown = {"en": "which are discarded, as nobody is lower?", "de": "Welche legst du ab, da niemand"}[language]
    met = set()
    for players in (3, 4):
        game, dice = kickdoor.new_game(players=players, seed=1), Random(1)
        while not game.over and game.turn_number < 90:
            seat, request = next(iter(game.pending.items()))
            view = game.view(seat)
            if request.kind == "charity" and request.mandatory and view.charity is not None:
                asked = question(Speech(game.box, NAMES[:players], seat, language), view, request)
                hand, takers = len(view.players[seat].hand), view.charity[1]
                if hand <= 5:
                    met.add("enough")
                    assert asked == wanted[1]
                elif seat in takers:
                    met.add("lowest")
                    assert thrown in asked
                else:
                    met.add("more")
                    told = re.match(wanted[0], asked)
                    assert told
                    assert int(told[1]) == hand
                    assert all(NAMES[taker] in told[2] for taker in takers)
            game.apply(seat, dice.choice(request.options))
    assert met == {"enough", "lowest", "more"}
