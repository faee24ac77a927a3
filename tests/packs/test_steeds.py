"""A mechanic that no edition has, from outside: one module and one pack folder, and nothing in the package for it."""

import ast
import pickle
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import kickdoor
from kickdoor import Game, new_game, replay
from kickdoor.cards.consent import SWITCH
from kickdoor.cards.load import PackError
from kickdoor.cards.shelf import folders, gather
from kickdoor.cards.words import kind_word, words
from kickdoor.engine import ids
from kickdoor.engine.big_items import big_items
from kickdoor.notation import asked
from kickdoor.reckoning import reckon
from kickdoor.rules.clauses import of_pack
from kickdoor.ruleset import open_box
from kickdoor.scenario.explain import sentence
from kickdoor.scenario.parse import parse, parse_text
from kickdoor.scenario.run import run_file
from kickdoor.scenario.table import lay_out
from kickdoor.sim.crew import Crew
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game
from kickdoor.sim.runner import run_plan
from tests.props.play import random_game

STEEDS = Path(__file__).parent / "steeds"
SCENARIOS = sorted((STEEDS / "scenarios").glob("*.yaml"))
Copy = Callable[[str, str, str], Path]
SHOD = """
def shoes(s, item):
    return 2 if s.t.slot[item] == SLOT_FEET else 0


def bonus(s, seat, item, told):
    if told is not None:
        told.card(shoes(s, item), item, seat)
    return shoes(s, item)


def value(s, item, seat, told):
    if told is not None:
        told.card(100 * shoes(s, item), item, seat)
    return 100 * shoes(s, item)


"""


@pytest.fixture(autouse=True)
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code of packs may run here."""
    monkeypatch.setenv(SWITCH, "1")


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """The pack somewhere else, with something changed in one of its files."""

    def put(file: str, old: str, new: str) -> Path:
        place = tmp_path / "steeds"
        shutil.copytree(STEEDS, place)
        text = (place / file).read_text(encoding="utf-8")
        assert old in text
        (place / file).write_text(text.replace(old, new), encoding="utf-8")
        return place

    return put


def table(name: str) -> Game:
    """The table at the start of a scenario."""
    return lay_out(parse(STEEDS / "scenarios" / f"{name}.yaml", [STEEDS]))


def asking() -> tuple[Game, int]:
    """A game in which Ann is asked for her Steed, and the Steed."""
    game = table("the-steed-stays")
    [curse] = [card for card in game.view(1).players[1].hand if game.scribe.card(card) == "saddle-sores"]
    game.apply(1, (ids.V_PLAY, curse, ids.T_PLAYER, -1))
    while not any(choice[0] == ids.V_CHOOSE for request in game.pending.values() for choice in request.options):
        game.apply(next(iter(game.pending)), (ids.V_PASS, 0, 0, 0))
    return game, game.view(0).players[0].worn[0]


def riding() -> Game:
    """A table at which Ann rides the Knight's Spare Horse."""
    players = "[{name: Ann, equipped: [knights-spare-horse]}, {name: Bo}, {name: Cy}]"
    text = f"name: A horse\nedition: [classic, steeds]\nplayers: {players}\nsteps: []\n"
    return lay_out(parse_text(text, Path("horse.yaml"), [STEEDS]))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    result = run_file(path, [STEEDS])
    assert result.passed, result.error


def test_every_clause_is_shown_and_told_in_every_language() -> None:
    edition = gather(folders([STEEDS]))["steeds"]
    shown = {clause for path in SCENARIOS for clause in parse(path, [STEEDS]).clauses}
    english = of_pack("steeds", edition.clauses)
    german = of_pack("steeds", edition.clauses, edition.lore, "de")
    assert shown == set(english) == set(german) == {"STEED-01", "STEED-02", "STEED-03"}
    assert all("Steed" in clause.rule for clause in english.values())
    assert all("Reittier" in clause.rule for clause in german.values())


def test_the_cards_say_it() -> None:
    names = open_box(["steeds"], packs=[STEEDS]).names
    card = names.defs[names.face_of["knights-spare-horse"]]
    assert words(card)[:2] == ("Knight's Spare Horse", "Steed, +2")
    assert "in place of one of them" in words(card)[2]
    assert (kind_word(card), kind_word(card, language="de")) == ("Steed", "Reittier")
    assert "statt einer davon" in words(card, language="de")[2]


def test_the_view_tells_of_it_to_everybody() -> None:
    game, mule = asking()
    pony = game.view(1).players[1].worn[0]
    for seat in (-1, 0, 1, 2):
        assert game.view(seat).extras == (("steed", ((mule,), (pony,), ())),)
    game.apply(0, (ids.V_CHOOSE, ids.T_CARD + mule, 0, 0))
    assert game.view(2).extras == (("steed", ((), (pony,), ())),)
    assert new_game(players=3, seed=1).view(0).extras == ()


def test_a_sum_tells_of_it() -> None:
    game = riding()
    told = reckon(game.state, "strength", 0, -1)
    horse = game.view(0).players[0].worn[0]
    assert (told.total, [(a.n, a.card) for a in told.addends]) == (3, [(1, -1), (2, horse)])


CHARGE = """def charge(s, cb, seat, told):
    riding = company(s, seat, CUSTOM)
    for steed in riding if told is not None else ():
        told.card(3, steed, seat)
    return 3 * len(riding)


"""


def test_a_hook_of_the_sums_counts_and_is_explained(copy: Copy) -> None:
    """In a fight as alone: the engine adds up what is bound, and takes down what it is told."""
    place = copy("steed.py", 'CUSTOM = Custom(\n    "steed",', f'{CHARGE}CUSTOM = Custom(\n    "steed",')
    text = (place / "steed.py").read_text(encoding="utf-8")
    (place / "steed.py").write_text(text.replace("hooks={", 'hooks={"munchkin": charge, '), encoding="utf-8")
    players = "[{name: Ann, equipped: [old-mule]}, {name: Bo}, {name: Cy}]"
    fight = "combat: {fighter: Ann, monsters: [{card: potted-plant}]}"
    text = f"name: A charge\nedition: [classic, steeds]\nplayers: {players}\n{fight}\nsteps: []\n"
    plain, charging = [
        reckon(lay_out(parse_text(text, Path("charge.yaml"), [packs])).state, "munchkins") for packs in (STEEDS, place)
    ]
    assert charging.total == plain.total + 3
    assert [addend.n for addend in charging.addends if addend not in plain.addends] == [3]


def test_hooks_of_items_count_and_are_explained(copy: Copy) -> None:
    place = copy("steed.py", "hooks={", 'hooks={"item-bonus": bonus, "item-worth": value, "item-big": shoes, ')
    text = (place / "steed.py").read_text(encoding="utf-8").replace("import BOUND_A,", "import BOUND_A, SLOT_FEET,")
    text = text.replace("CUSTOM = Custom(", SHOD + "CUSTOM = Custom(")
    (place / "steed.py").write_text(text, encoding="utf-8")
    players = "[{name: Ann, equipped: [boots-of-butt-kicking, leather-armor]}, {name: Bo}, {name: Cy}]"
    text = f"name: Horseshoes\nedition: [classic, steeds]\nplayers: {players}\nsteps: []\n"
    plain, shod = [lay_out(parse_text(text, Path("shoes.yaml"), [packs])).state for packs in (STEEDS, place)]
    assert big_items(plain, 0) == []
    assert [shod.t.slot[card] for card in big_items(shod, 0)] == [ids.SLOT_FEET]
    for number, more in (("strength", 2), ("gold", 200)):
        before, after = [reckon(state, number, 0) for state in (plain, shod)]
        assert after.total == before.total + more
        assert sum(addend.n for addend in after.addends) == after.total


def test_the_question_is_asked_in_words() -> None:
    game, mule = asking()
    why = game.view(0).why
    assert asked(game.box, why, "choose") == "Lose your Steed in place of a Level?"
    assert asked(game.box, why, "choose", "de") == "Verlierst du dein Reittier statt einer Stufe?"
    assert {choice[1] for choice in game.pending[0].options} == {ids.T_CARD + mule, ids.NO_TARGET}


def test_the_loss_is_a_recorded_choice_and_told() -> None:
    game, mule = asking()
    told = game.apply(0, (ids.V_CHOOSE, ids.T_CARD + mule, 0, 0))
    assert any("old-mule" in sentence(game.scribe, event) for event in told)
    assert game.view(0).players[0].level == 2


def test_what_is_pending_is_data() -> None:
    game, mule = asking()
    again = pickle.loads(pickle.dumps(game))
    assert again.digest() == game.digest()
    for one in (game, again):
        one.apply(0, (ids.V_CHOOSE, ids.T_CARD + mule, 0, 0))
    assert again.digest() == game.digest()


@pytest.mark.parametrize("editions", [("steeds",), ("classic", "steeds"), ("adventure-time", "steeds")], ids="+".join)
def test_random_games(editions: tuple[str, ...]) -> None:
    plan = make_plan(editions, 4, 9, None, 500, [STEEDS])
    played = run_plan(plan, range(6), Crew(1), lambda done: None, play_game)
    assert not played.failures
    assert [outcome.winners != () for outcome in played.outcomes] == [True] * 6


def test_a_game_is_its_choices() -> None:
    game = random_game(new_game(["classic", "steeds"], players=3, seed=4, packs=[STEEDS]), 4)
    again = replay(game.log(), packs=[STEEDS])
    assert (again.log(), again.digest()) == (game.log(), game.digest())


def test_the_package_knows_nothing_of_it() -> None:
    package = Path(kickdoor.__file__).parent
    found = [path for end in ("py", "yaml", "ftl") for path in package.rglob(f"*.{end}")]
    assert len(found) > 300
    assert not [path for path in found if re.search(r"\bsteeds?\b", path.read_text(encoding="utf-8").casefold())]
    tree = ast.parse((STEEDS / "steed.py").read_text(encoding="utf-8"))
    modules = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert modules
    assert all(module.startswith("kickdoor.engine.") for module in modules)
    assert "steed" not in [custom.name for custom in open_box(["classic"]).tables.customs]


def test_a_changed_module_is_another_pack(copy: Copy) -> None:
    before = open_box(["steeds"], packs=[STEEDS])
    place = copy("steed.py", "    return 1\n", "    return 2\n")
    assert open_box(["steeds"], packs=[place]).hash != before.hash


FAULTS = {
    "no such module": ("pack.yaml", "[steed]", "[steed, camel]", "camel.py: no such file"),
    "no declaration": ("steed.py", "CUSTOM = Custom(", "OTHER = Custom(", "steed.py: CUSTOM: missing"),
    "something else": ("steed.py", "CUSTOM = Custom(", "CUSTOM = dict(name=", "steed.py: CUSTOM: is no Custom"),
    "another name": ("steed.py", '    "steed",', '    "camel",', "steed.py: name: 'camel' is not the name of its file"),
    "unknown field": ("steed.py", "limit=one,", "limit=one, stable=one,", "steed.py: TypeError: "),
    "unknown hook": ("steed.py", '"big-items"', '"tea-time"', "steed.py: hooks: there is no hook 'tea-time'"),
    "no function": ("steed.py", '"big-items": saddlebags', '"big-items": 3', "steed.py: hooks.big-items: Expected a f"),
    "no question": ("steed.py", '"which-steed", "steed-or-level"', "", "steed.py: questions: missing"),
    "no step": ("steed.py", "[step_bolt]", "[1]", "steed.py: steps[0]: Expected a function"),
    "no limit": ("steed.py", "limit=one,", "", "steed.py: limit: Expected a function"),
    "no offers": ("steed.py", "limit=one,", "limit=one, offers=3,", "steed.py: offers: Expected a function"),
    "a kind of the game": (
        "steed.py",
        "limit=one,",
        "limit=one, kinds=[16],",
        "steed.py: kinds: only the engine",
    ),
    "no Python": ("steed.py", "def one(", "def one one(", "steed.py: SyntaxError: "),
    "unknown kind": (
        "treasures.yaml",
        "kind: steed\n  name: Old",
        "kind: camel\n  name: Old",
        "treasures.yaml:4:9: old-mule: kind: unknown word 'camel'",
    ),
    "no kind": (
        "treasures.yaml",
        "kind: steed\n  name: Old",
        "kind: companion\n  name: Old",
        "treasures.yaml:4:9: old-mule: kind",
    ),
    "hidden field": (
        "treasures.yaml",
        "name: Old Mule",
        "name: Old Mule\n  of: camel",
        "treasures.yaml:6:3: old-mule: of: unk",
    ),
    "no field": (
        "treasures.yaml",
        "name: Old Mule",
        "name: Old Mule\n  legs: 4",
        "treasures.yaml:6:3: old-mule: legs: unkn",
    ),
    "missing words": ("words/de.ftl", "kind-steed", "#", "words/de.ftl: kind-steed: missing"),
    "idle words": (
        "words/en.ftl",
        "kind-steed",
        "kind-camel = C\nkind-steed",
        "words/en.ftl:3:1: kind-camel: nothing of steeds is told by it; did you mean 'kind-steed'?",
    ),
    "words of the game": (
        "words/en.ftl",
        "kind-steed",
        "kind-item = C\nkind-steed",
        "words/en.ftl:3:1: kind-item: is said by",
    ),
    "no words": ("words/en.ftl", "kind-steed = Steed", "kind-steed Steed", "words/en.ftl:3:1: "),
    "no number": ("clauses.yaml", "STEED-01", "Steed 1", "clauses.yaml:1:1: Steed 1: Expected a number"),
    "untold clause": ("clauses.yaml", "STEED-01", "STEED-09", "words/de.ftl:8:1: clause-steed-01: nothing of steeds"),
}


@pytest.mark.parametrize(("file", "old", "new", "told"), FAULTS.values(), ids=FAULTS)
def test_what_is_wrong_is_refused(copy: Copy, file: str, old: str, new: str, told: str) -> None:
    place = copy(file, old, new)
    with pytest.raises(PackError) as refused:
        open_box(["steeds"], packs=[place])
    assert str(refused.value).startswith(f"{place}/{told}"), str(refused.value)


def test_a_clause_of_the_game_is_no_clause_of_a_pack(copy: Copy) -> None:
    place = copy("clauses.yaml", "STEED-01", "SELL-05")
    german = place / "words" / "de.ftl"
    german.write_text(german.read_text(encoding="utf-8").replace("clause-steed-01", "clause-sell-05"), encoding="utf-8")
    with pytest.raises(PackError, match="clause-sell-05: is said by the game already"):
        open_box(["steeds"], packs=[place])


def test_a_language_may_not_be_left_out(copy: Copy) -> None:
    place = copy("words/en.ftl", "", "")
    (place / "words" / "de.ftl").unlink()
    with pytest.raises(PackError, match=r"words/de.ftl: no such file"):
        open_box(["steeds"], packs=[place])


def test_two_packs_with_one_mechanic(copy: Copy, tmp_path: Path) -> None:
    place = copy("pack.yaml", "id: steeds", "id: stables").rename(tmp_path / "stables")
    with pytest.raises(PackError, match="customs: 'steed' is one of another pack too"):
        open_box(["steeds", "stables"], packs=[STEEDS, place])
