"""Answers read back: numbers, words, talk around them, and what nobody can read."""

import pytest

from kickdoor.engine import ids
from kickdoor.game import Game, Request, new_game
from kickdoor.text import Speech, Unreadable, listing, parse

OPTIONS = (
    (ids.V_KICK, 0, 0, 0),
    (ids.V_DEAL, ids.DEAL_TRADE, 1, 0),
    (ids.V_DEAL, ids.DEAL_TRADE, 2, 0),
    (ids.V_END, 0, 0, 0),
)
NAMES = ("Ann", "Bo", "Cyd")


def ask(answer: str, language: str = "en") -> int:
    """The number of the option an answer means."""
    game: Game = new_game(players=3, seed=1, names=NAMES)
    asked = Request(0, 0, "arrange", True, OPTIONS, "decide")
    speech = Speech(game.box, NAMES, 0, language)
    return 1 + OPTIONS.index(parse(answer, game.view(0), asked, speech))


@pytest.mark.parametrize(
    ("answer", "number"),
    [
        ("3", 3),
        (" 2.\n", 2),
        ("**4**", 4),
        ("I choose 3: trade with Cyd", 3),
        ("Option 2", 2),
        ("3) because Bo is at Level 9 and I am at Level 4", 3),
        ("Bo has strength 12 against 14, and Cyd 3 cards.\nSo my answer is 1.", 1),
        ("Bo is at Level 9.\n\n4", 4),
        ("Kick open the door", 1),
        ("kick open the door!", 1),
        ("I would like to kick open the door now, please.", 1),
        ("Let us trade: with Bo", 2),
        ("First I thought of option 2, but I choose option 4.", 4),
        ("Answer: `2`", 2),
        ("3) because option 1 loses a Level", 3),
        ("I could choose 1, but that is dear.\n\n2", 2),
        ("2\n\nTo choose 3 would let Bo win.", 2),
        ("1. Bo is ahead.\n2. Cyd is not.\nMy answer: option 4", 4),
        ("<think>\nI choose 1. No, 3: trade with Cyd.\n</think>\n\n4", 4),
        ("<THINKING>Option 1?</THINKING>I choose 2", 2),
    ],
)
def test_an_answer_is_read(answer: str, number: int) -> None:
    assert ask(answer) == number


@pytest.mark.parametrize(
    ("answer", "number"),
    [("Ich wähle 2: tauschen", 2), ("Die Tür eintreten", 1), ("Meine Antwort ist 4.", 4), ("Nummer 3", 3)],
)
def test_german_is_read(answer: str, number: int) -> None:
    assert ask(answer, "de") == number


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("", "The answer is empty: a number from 1 to 4, or the words of an option."),
        ("  \n ", "The answer is empty"),
        ("7", "7 is not among the options 1 to 4."),
        ("0", "0 is not among the options 1 to 4."),
        ("-3", "-3 is not among the options 1 to 4."),
        ("I choose 99999999999999999999", "99999999999999999999 is not among"),
        ("Trade: with Bo or Trade: with Cyd", "The answer names several options (2, 3): one number, please."),
        ("perhaps 2, perhaps 3", "several options (2, 3)"),
        ("I choose 2: Kick open the door", "several options (2, 1)"),
        ("Attack the dragon", 'No option reads "Attack the dragon"'),
        ("3.5", 'No option reads "3.5"'),
        ("x" * 5000, "x…"),
        ("9" * 5000, 'No option reads "999'),
        (f"I choose {'9' * 5000}.", 'No option reads "I choose 999'),
    ],
)
def test_what_cannot_be_read_is_told(answer: str, told: str) -> None:
    with pytest.raises(Unreadable) as error:
        ask(answer)
    assert told in str(error.value)
    assert len(str(error.value)) < 200


def test_errors_are_told_in_the_readers_language() -> None:
    with pytest.raises(Unreadable, match="keine der Möglichkeiten 1 bis 4"):
        ask("9", "de")


def test_options_that_read_the_same_are_numbered_once() -> None:
    game = new_game(players=3, seed=1, names=NAMES)
    two = next(copies for copies in game.box.names.copies if len(copies) > 1)
    asked = Request(0, 0, "choose", True, tuple((ids.V_CHOOSE, ids.T_CARD + card, 0, 0) for card in two), "decide")
    speech = Speech(game.box, NAMES, 0)
    assert len(listing(speech, game.view(0), asked)) == 1
