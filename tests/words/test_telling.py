"""Games told in every language, and some sentences word for word."""

import shutil
from pathlib import Path

import pytest

import kickdoor
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.cards.show import show_card
from kickdoor.engine import events as e
from kickdoor.engine.events import SHAPES
from kickdoor.engine.reasons import NO_SELL_WIN
from kickdoor.rules.clauses import shipped_editions
from kickdoor.scenario.explain import sentence, template
from kickdoor.words import UnknownLanguage, languages, say
from tests.words.files import messages

NAMES = ("Ann", "Bo", "Cyd", "Dag")


def game() -> kickdoor.Game:
    return kickdoor.new_game(players=4, seed=1, names=NAMES)


@pytest.mark.parametrize("name", languages())
def test_whole_games_with_hints(name: str) -> None:
    """Every event and every thought has its sentence; most kinds of both come up."""
    kinds, hints = set(), set()
    for seed, edition in enumerate(shipped_editions()):
        played = kickdoor.new_game((edition,), players=4, seed=seed, names=NAMES)
        agents = [HeuristicAgent(played.box, seat) for seat in range(4)]
        for _ in range(400):
            if played.over:
                break
            seat, request = next(iter(played.pending.items()))
            view = played.view(seat)
            for thought in agents[seat].explain(view, request):
                if thought.because is not None:
                    assert thought.told(name)
                    hints.add(thought.because.id)
            for event in played.apply(seat, agents[seat].choose(view, request)):
                assert sentence(played.scribe, event, name)
                kinds.add(event[0])
    assert len(kinds) > 30
    assert len(hints) > 15


@pytest.mark.parametrize("name", languages())
@pytest.mark.parametrize("kind", range(len(SHAPES)))
def test_templates_have_the_blanks_of_the_event(kind: int, name: str) -> None:
    text = template(kind, name)
    for blank, shape in zip("ab", SHAPES[kind].ljust(2), strict=True):
        assert shape != " " or f"{{{blank}}}" not in text
    assert "{who}" in template(kind, "en") or "{who}" not in text


def test_the_log_in_german() -> None:
    scribe = game().scribe
    assert sentence(scribe, (e.E_SOLD, 0, 1, 3, -1, 15), "de") == "Ann verkauft 3 Gegenstände für 1 Stufe  [SELL-01]"
    assert sentence(scribe, (e.E_DRAWN, 1, -1, -1, -1, 15), "de") == "Bo zieht eine Karte  [CARDS-01]"
    assert sentence(scribe, (e.E_SEX, 2, 2, -1, -1, 15), "de") == "Cyd ist jetzt weiblich  [CHAR-14]"
    assert sentence(scribe, (e.E_ROLLED, -1, 4, -1, -1, 15), "de") == "der Zufall würfelt 4  [R-1]"
    assert template(e.E_KILLED, "de") == "{who} tötet {a}"


def test_refusals_in_german() -> None:
    scribe = game().scribe
    assert scribe.reason(NO_SELL_WIN, "de") == "Du darfst keine Gegenstände verkaufen, um Stufe 10 zu erreichen."
    assert scribe.reason(NO_SELL_WIN) == "You may not sell Items to reach Level 10."


def test_a_refusal_says_which_reason_it_is() -> None:
    refusal = game().why_not(0, {"do": "sell", "cards": ["leather-armor"]})
    assert refusal is not None
    assert game().scribe.reason(refusal.reason) == refusal.why


def test_numbers_as_the_language_writes_them() -> None:
    told = {name: say(name, "hint-worlds", percent=2.25, worlds=4) for name in languages()}
    assert told == {"de": "+2,2 % auf den Sieg, in 4 gedachten Welten", "en": "+2.2 % to win, in 4 imagined worlds"}
    assert say("de", "line-gold", n=1000) == "1000 Goldstücke"


def test_a_card_of_a_pack_from_outside_is_told_with_its_own_words(tmp_path: Path) -> None:
    assert "Klasse: Gärtner" in show_card("gardener", ["demo"], ["tests/packs/demo"], "de")
    assert "trait-gardener" not in messages("de")
    shutil.copytree("tests/packs/demo", tmp_path / "demo", ignore=shutil.ignore_patterns("words"))
    assert "Klasse: Gardener" in show_card("gardener", ["demo"], [tmp_path / "demo"], "de")


def test_a_card_in_no_language() -> None:
    with pytest.raises(UnknownLanguage):
        show_card("wizard", language="nope")
