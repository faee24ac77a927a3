"""The page for a question: short enough, complete, and silent about what is hidden."""

import re
from pathlib import Path
from random import Random

import pytest

from kickdoor.engine import ids
from kickdoor.engine.events import event_for
from kickdoor.engine.options import options
from kickdoor.engine.view import view
from kickdoor.game import Request, new_game, request
from kickdoor.rules.clauses import shipped_editions
from kickdoor.text import BRIEF, FULL, Speech, foresee, listing, parse, prompt, tokens
from kickdoor.text.consequences import follows
from kickdoor.worlds import Worlds, imagine
from tests.text.games import NAMES, questions

BOXES = [*[(edition,) for edition in shipped_editions()], tuple(shipped_editions())]
LETTERS = {FULL: 6000, BRIEF: 2000}  # four characters a token


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("editions", BOXES, ids="+".join)
def test_every_page_is_short_and_has_every_option(editions: tuple[str, ...], language: str) -> None:
    seen = 0
    for asked in questions(editions, len(language), 5, 14, 18):
        speech = asked.speech(language)
        foreseen, sums = asked.foreseen(), asked.sums()
        for most in (FULL, BRIEF):
            page = prompt(
                asked.view, asked.request, speech, heard=asked.heard, foreseen=foreseen, sums=sums, brief=most == BRIEF
            )
            assert tokens(page) < most
            assert len(page) <= LETTERS[most]
            seen += 1
        for number, (words, choice) in enumerate(listing(speech, asked.view, asked.request), 1):
            assert parse(str(number), asked.view, asked.request, speech) == choice
            assert parse(words, asked.view, asked.request, speech) == choice
    assert seen > 20


@pytest.mark.parametrize("editions", BOXES, ids="+".join)
def test_a_page_is_the_same_whatever_is_hidden(editions: tuple[str, ...]) -> None:
    """Also what follows from options, and what was heard."""
    differed = 0
    for number, asked in enumerate(questions(editions, 3, 4, 25, 10)):
        s, seat = asked.game.state, asked.request.seat
        twin = imagine(s, seat, Random(number).random)
        differed += twin.zones != s.zones
        pages = []
        for game in (s, twin):
            offered = request(game, seat, options(game, seat), 0)
            worlds = Worlds(game, seat)
            sums = [worlds.reckon("munchkins")] if asked.view.combat else []
            heard = [event_for(event, seat) for event in asked.heard]
            foreseen = foresee(worlds, offered)
            pages.append(prompt(view(game, seat), offered, asked.speech(), heard=heard, foreseen=foreseen, sums=sums))
        assert pages[0] == pages[1]
    assert differed > 5


def test_what_is_said_to_follow_follows() -> None:
    """Played for real, the option does to Levels and to the fight what its line says."""
    found = 0
    for asked in questions(("classic",), 5, 4, 3, 150):
        foreseen = asked.foreseen()
        for choice, views in foreseen.items():
            told = follows(asked.speech(), asked.view, choice, foreseen)
            real = asked.game.clone()
            real.apply(asked.request.seat, choice)
            after = real.view(asked.request.seat)
            for line in told:
                if line.startswith("munchkins ") and after.combat is not None:
                    assert line == f"munchkins {asked.view.combat.munchkins}→{after.combat.munchkins} against " + str(  # type: ignore[union-attr]
                        after.combat.monsters
                    )
                    found += 1
                if line.startswith("you Level"):
                    seat = asked.request.seat
                    assert line.endswith(f"→{after.players[seat].level}")
                    found += 1
            assert all(then.seat == asked.request.seat for then in views)
    assert found > 10


def test_texts_of_own_cards_in_play_stand_behind_use() -> None:
    found = 0
    for asked in questions(("classic",), 2, 4, 1, 400):
        uses = [choice for choice in asked.request.options if choice[0] == ids.V_USE]
        if uses:
            page = prompt(asked.view, asked.request, asked.speech())
            face = asked.game.box.tables.abilities[uses[0][1]].face
            assert f"- {asked.game.box.names.titles[face]}: " in page
            found += 1
    assert found > 3


def test_it_says_what_happens_to_the_class_that_is_replaced() -> None:
    game = new_game(players=3, seed=1, names=NAMES[:3])
    names, s = game.box.names, game.state
    warrior, wizard = (names.copies[names.face_of[card]][0] for card in ("warrior", "wizard"))
    for i, zone in enumerate(s.zones):
        s.zones[i] = tuple(card for card in zone if card not in (warrior, wizard))
    seat = next(iter(game.pending))
    s.zones[seat * ids.SEAT_ZONES + ids.Z_TRAITS] += (warrior,)
    s.zones[seat * ids.SEAT_ZONES + ids.Z_HAND] += (wizard,)
    asked = Request(0, seat, "setup", False, ((ids.V_PASS, 0, 0, 0), (ids.V_PLAY, wizard, ids.NO_TARGET, -1)), "react")
    told = prompt(game.view(seat), asked, Speech(game.box, NAMES[:3], seat))
    assert "2. Play Wizard in place of Warrior, which is discarded" in told
    german = prompt(game.view(seat), asked, Speech(game.box, NAMES[:3], seat, "de"))
    assert "2. Wizard spielen, statt Warrior (wird abgelegt)" in german


def test_hundreds_of_options_still_fit_and_can_be_named() -> None:
    """Those that do not fit are called by their words."""
    game = new_game(players=6, seed=1, names=NAMES)
    seat = next(iter(game.pending))
    t = game.box.tables
    items = [card for card in range(len(t.face)) if t.kind[card] == ids.K_ITEM]
    many = tuple((ids.V_ATTACH, one, other, 0) for one in items[:20] for other in items[20:40])
    asked = Request(0, seat, "arrange", True, many, "decide")
    speech = Speech(game.box, NAMES, seat)
    for brief, most in ((False, FULL), (True, BRIEF)):
        page = prompt(game.view(seat), asked, speech, brief=brief)
        assert tokens(page) < most
        assert "more of this kind with other cards" in page
    words, choice = listing(speech, game.view(seat), asked)[-1]
    assert words not in page.splitlines()
    assert parse(f"I think I will: {words}", game.view(seat), asked, speech) == choice


def test_what_was_heard_stands_there_and_hidden_cards_do_not() -> None:
    for asked in questions(("classic",), 1, 3, 9, 12):
        page = prompt(asked.view, asked.request, asked.speech(), heard=asked.heard)
        assert ("Since you were last asked:" in page) == bool(asked.heard)
        draws = [line for line in page.splitlines() if " draws " in line and not line.startswith("- ")]
        assert not draws
    assert "Since you were last asked:" not in prompt(asked.view, asked.request, asked.speech())


def test_the_example_of_the_page_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "seats.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(example, "seats.md", "exec"), names)
    assert "1. " in str(names["page"])
    assert names["choice"]
