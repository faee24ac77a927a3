"""What the person reads: every choice has words, every sum adds up, hidden cards stay hidden."""

import re
from random import Random

import pytest

import kickdoor
from kickdoor.engine import events as e
from kickdoor.game import Game
from kickdoor.rules.clauses import shipped_editions
from kickdoor.text.cards import cards_in
from kickdoor.text.news import notes, question, tell_event
from kickdoor.text.speech import Speech
from kickdoor.tui.board import Board
from kickdoor.tui.menu import menu

NAMES = ("Ann", "Bo", "Cyd", "Dag", "Eve", "Fay")


def total(terms: list[str]) -> int:
    return sum(int(match[0]) for term in terms if (match := re.match(r"-?\d+", term)))


@pytest.mark.parametrize(
    "editions", [*[(edition,) for edition in shipped_editions()], shipped_editions()], ids="+".join
)
@pytest.mark.parametrize("seed", range(4))
def test_every_choice_has_words_and_every_sum_adds_up(seed: int, editions: tuple[str, ...]) -> None:
    players = 3 + seed
    game = kickdoor.new_game(editions, players=players, seed=seed, names=NAMES[:players])
    dice = Random(seed)
    while not game.over and game.turn_number < 60:
        seat, request = next(iter(game.pending.items()))
        view = game.view(seat)
        speech = Speech(game.box, NAMES[:players], seat)
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
            assert total(board.munchkin_terms(view, view.combat)) == view.combat.munchkins
            assert total(board.monster_terms(view.combat)) == view.combat.monsters
        told = game.apply(seat, dice.choice(request.options))
        assert all(tell_event(speech, event) for event in told)


def test_a_card_that_was_not_for_the_persons_eyes_is_a_card() -> None:
    game: Game = kickdoor.new_game(players=3, seed=1)
    event = (e.E_DRAWN, 1, 0, -1, -1, 1 << 1)
    seen = [tell_event(Speech(game.box, NAMES[:3], seat), event) for seat in (0, 1)]
    assert seen == ["Bo draws a card", f"Bo draws {game.box.names.titles[game.box.tables.face[0]]}"]
