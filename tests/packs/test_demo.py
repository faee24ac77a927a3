"""An edition from outside: thirty invented cards, played, asked and logged like any other; a broken one is refused."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kickdoor import Game, new_game, replay
from kickdoor.cards import load
from kickdoor.cards.load import PackError, read_edition
from kickdoor.cards.shelf import content_hash, folders, gather
from kickdoor.cards.words import words
from kickdoor.cli import app
from kickdoor.engine import ids
from kickdoor.replay.error import LogError
from kickdoor.replay.log import read_log, write_log
from kickdoor.ruleset import OptionError, open_box
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import run_file, run_scenario
from kickdoor.sim.crew import Crew
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game
from kickdoor.sim.runner import run_plan
from tests.props.play import random_game

HERE = Path(__file__).parent
DEMO = HERE / "demo"
SCENARIOS = sorted((HERE / "scenarios").glob("*.yaml"))
Copy = Callable[..., Path]


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """The demo pack somewhere else, with something changed in one of its files."""

    def put(file: str = "", old: str = "", new: str = "", folder: str = "demo") -> Path:
        place = tmp_path / folder
        shutil.copytree(DEMO, place)
        if file:
            text = (place / file).read_text(encoding="utf-8")
            assert text.count(old) == 1
            (place / file).write_text(text.replace(old, new), encoding="utf-8")
        return place

    return put


def run(*words: str) -> int:
    status = app(words, exit_on_error=False, result_action="return_value")
    assert isinstance(status, int)
    return status


def test_thirty_cards() -> None:
    edition = gather(folders([DEMO]))["demo"]
    assert len(edition.doors) + len(edition.treasures) == 30
    box = open_box(["demo"], packs=[DEMO])
    assert (len(box.tables.face), box.tables.faces) == (84, 30)
    assert {"gardener", "badger"} <= set(box.names.trait_of)
    assert dict(box.packs) == {"demo": content_hash(edition)}
    assert open_box(["demo"], packs=[DEMO]) is box


def test_strength_has_one_form_on_every_kind_of_card(copy: Copy) -> None:
    """A Race and a Hireling may have it too."""
    place = copy(
        "doors.yaml", "  rules: [{rule: limit, of: hand, n: 6}]", "  might: [{n: +2, of: {are: monsters, tag: rotten}}]"
    )
    treasures = place / "treasures.yaml"
    lodger = "lodger: {kind: hireling, name: Lodger, copies: 4, bonus: 1, might: [{n: +4, of: {are: together}}]}\n"
    written = treasures.read_text(encoding="utf-8")
    treasures.write_text(written[: written.index("rosette:")] + lodger, encoding="utf-8")
    players = "[{name: Ann, races: [badger], equipped: [lodger]}, {name: Bo}, {name: Cy}]"
    for monster, level, strength in (("wormy-turnip", 1, 4), ("moody-scarecrow", 4, 2)):
        steps = f"[{{by: Ann, do: kick-door}}, {{expect: {{combat: {{munchkins: {strength}, monsters: {level}}}}}}}]"
        text = f"name: A lodger\nedition: demo\nplayers: {players}\ndoor: [{monster}]\nsteps: {steps}\n"
        result = run_scenario(parse_text(text, Path("lodger.yaml"), [place]))
        assert result.passed, result.error
    names = open_box(["demo"], packs=[place]).names
    assert "+2 if a monster tagged rotten is in the fight." in words(names.defs[names.face_of["badger"]])
    assert "A further +4 if you help or are helped." in words(names.defs[names.face_of["lodger"]])


def test_it_speaks_german_of_its_own_words() -> None:
    names = open_box(["demo"], packs=[DEMO]).names

    def told(card: str, language: str) -> str:
        return "\n".join(words(names.defs[names.face_of[card]], language=language))

    assert "-2 gegen Gärtner." in told("cabbage-of-gloom", "de")
    assert "-2 against Gardeners." in told("cabbage-of-gloom", "en")
    assert "Merkmal Faulig" in told("wormy-turnip", "de")
    assert "Beschneiden: " in told("gardener", "de")
    assert "Dachse" in told("bristle-brush", "de")
    classic = open_box(["classic", "demo"], packs=[DEMO]).names
    assert "Gärtner" not in "".join(words(classic.defs[classic.face_of["warrior"]], language="de"))


WORD_FAULTS = {
    "unknown word": (
        "name-pruning",
        "name-prunning",
        "11:1: name-prunning: nothing of demo is told by it; did you mean 'na",
    ),
    "of no pack": ("tag-rotten", "tag-undead", "9:1: tag-undead: is said by the game already"),
    "form missing": ("    .is = Gärtner\n", "", "3:1: trait-gardener: its form .is is missing"),
    "unknown form": (".become = wird", ".becomes = wird", "9:1: tag-rotten: its form .become is missing"),
    "one form more": ("name-pruning = B", "name-pruning = B\n    .many = B", "11:1: name-pruning: unknown form .many"),
}


@pytest.mark.parametrize(("old", "new", "told"), WORD_FAULTS.values(), ids=WORD_FAULTS)
def test_words_of_a_pack_that_are_wrong(copy: Copy, old: str, new: str, told: str) -> None:
    place = copy("words/de.ftl", old, new)
    with pytest.raises(PackError) as refused:
        open_box(["demo"], packs=[place])
    assert str(refused.value).startswith(f"{place}/words/de.ftl:{told}")


def test_words_in_a_language_there_is_not(copy: Copy) -> None:
    place = copy()
    (place / "words" / "ed.ftl").write_text("")
    with pytest.raises(PackError, match=r"words/ed.ftl: there is no language 'ed'; there are de, en"):
        open_box(["demo"], packs=[place])


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    result = run_file(path, [DEMO])
    assert result.passed, result.error


def test_without_the_pack_there_is_no_such_edition() -> None:
    result = run_file(SCENARIOS[0])
    assert "unknown edition 'demo'" in result.error
    with pytest.raises(OptionError, match="unknown edition 'demo'"):
        open_box(["demo"])


@pytest.mark.parametrize("editions", [("demo",), ("classic", "demo"), ("legends", "demo")], ids="+".join)
@pytest.mark.parametrize("jobs", [1, 2])
def test_random_games(editions: tuple[str, ...], jobs: int) -> None:
    plan = make_plan(editions, 4, 9, None, 500, [DEMO])
    played = run_plan(plan, range(12), Crew(jobs), lambda done: None, play_game)
    assert not played.failures
    assert [outcome.winners != () for outcome in played.outcomes] == [True] * 12
    assert f"--pack {DEMO} --edition {editions[0]}" in plan.command(0)


def test_every_command_takes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = ("--pack", str(DEMO))
    assert run("scenario", *pack, str(HERE / "scenarios")) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{len(SCENARIOS)} passed, 0 failed"
    assert run("card", "Cabbage of Gloom", *pack) == 0
    assert "-2 against Gardeners" in capsys.readouterr().out
    assert run("editions", "--json", *pack) == 0
    assert [told["id"] for told in json.loads(capsys.readouterr().out)][-1] == "demo"
    assert run("sim", "--games", "2", "--jobs", "1", "--json", *pack) == 0
    assert json.loads(capsys.readouterr().out)["plan"]["editions"] == ["demo"]
    assert run("sim", "exhaust", *pack) == 0
    assert "every card was drawn" in capsys.readouterr().out
    log = tmp_path / "game.jsonl"
    write_log(played(), log)
    assert run("replay", "verify", str(log), *pack) == 0
    assert run("replay", "verify", str(log)) == 2
    assert "name its folder with --pack" in capsys.readouterr().err


def played() -> Game:
    return random_game(new_game(["demo"], players=3, seed=4, options={"winning_level": 3}, packs=[DEMO]), 4)


def test_a_log_says_which_pack_it_needs(tmp_path: Path, copy: Copy) -> None:
    game, path = played(), tmp_path / "game.jsonl"
    write_log(game, path)
    needed = open_box(["demo"], packs=[DEMO]).packs["demo"]
    assert json.loads(path.read_text().splitlines()[0])["packs"] == {"demo": needed}
    assert replay(game.log(), packs=[DEMO]).log() == game.log()
    with pytest.raises(LogError, match=f"the pack demo is needed, hash {needed}"):
        read_log(path)
    other = copy("doors.yaml", "level: 18", "level: 17")
    with pytest.raises(LogError, match=f"demo was played with hash {needed}; {other} has "):
        read_log(path, [other])


def test_a_changed_file_is_seen(copy: Copy) -> None:
    place = copy()
    before = open_box(["demo"], packs=[place])
    doors = place / "doors.yaml"
    doors.write_text(doors.read_text().replace("level: 18", "level: 17"))
    assert open_box(["demo"], packs=[place]).hash != before.hash


FAULTS = {
    "wrong count": ("pack.yaml", "door: 48", "door: 47", "doors.yaml: 48 cards, but pack.yaml: decks.door says 47"),
    "unknown effect": ("doors.yaml", "[{do: death}]", "[{do: doze}]", "doors.yaml:82:20: first-prize-pumpkin: bad_s"),
    "unknown rule": ("doors.yaml", "[no-help]", "[no-hope]", "doors.yaml:64:11: parliament-of-wasps: rules[0]"),
    "unknown word": ("treasures.yaml", "[gardener]", "[wizard]", "treasures.yaml:18:15: spade-of-reckoning: usable_by"),
    "clashing id": ("treasures.yaml", "\nrosette:", "\nblight:", "treasures.yaml:90:1: blight: id: also stands in"),
    "clashing edition": ("pack.yaml", "id: demo", "id: classic", "pack.yaml: id: classic"),
    "word of the rules": ("pack.yaml", "races: [badger]", "races: [human]", "pack.yaml:6:9: races: 'human' is a word"),
    "no such hook": (
        "pack.yaml",
        "races: [badger]",
        "races: [badger]\nhooks: {tea-time: [scones]}",
        "pack.yaml:7:9: hooks: there is no hook 'tea-time'",
    ),
    "Class and Race": ("pack.yaml", "races: [badger]", "races: [gardener]", "pack.yaml:6:9: races: 'gardener' is a Cl"),
}


@pytest.mark.parametrize(("file", "old", "new", "told"), FAULTS.values(), ids=FAULTS)
def test_a_broken_pack_is_refused(
    copy: Copy, file: str, old: str, new: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    place = copy(file, old, new, "classic" if "classic" in new else "demo")
    with pytest.raises(PackError) as refused:
        open_box(["classic"], packs=[place])
    assert str(refused.value).startswith(f"{place}/{told}")
    assert run("sim", "--games", "1", "--pack", str(place)) == 2
    assert f"kickdoor: sim: {place}/{told}" in capsys.readouterr().err
    assert open_box(["classic"]).packs == {}


@pytest.mark.parametrize(
    ("hooks", "told"),
    [
        ("turn-begins: [scones]", "7:23: hooks.turn-begins: there is no rule 'scones'; there are another-life"),
        ("turn-begins: [loot-treasure]", "7:23: hooks.turn-begins: the rule 'loot-treasure' is for room-looted"),
    ],
)
def test_a_rule_that_cannot_be_bound(copy: Copy, hooks: str, told: str) -> None:
    place = copy("pack.yaml", "races: [badger]\n", f"races: [badger]\nhooks: {{{hooks}}}\n")
    with pytest.raises(PackError) as refused:
        open_box(["demo"], packs=[place])
    assert str(refused.value).startswith(f"{place}/pack.yaml:{told}")


def test_a_rule_bound_by_a_pack_holds(copy: Copy) -> None:
    """Looting the room draws a Treasure, as the pack says; without it a Door card."""
    bound = copy("pack.yaml", "races: [badger]\n", "races: [badger]\nhooks: {room-looted: [loot-treasure]}\n")
    drawn: dict[Path, set[int]] = {}
    for place in (DEMO, bound):
        game = new_game(["demo"], players=3, seed=1, packs=[place])
        tables = game.box.tables
        while not game.over and not drawn.get(place):
            seat, request = next(iter(game.pending.items()))
            loot = (ids.V_LOOT, 0, 0, 0)
            before = set(game.view(seat).players[seat].hand)
            looting = loot in request.options
            game.apply(seat, loot if looting else request.options[0])
            if looting:
                new = set(game.view(seat).players[seat].hand) - before
                drawn[place] = {tables.deck[card] for card in new}
    assert drawn == {DEMO: {ids.DOOR}, bound: {ids.TREASURE}}


@pytest.mark.parametrize("file", ["pack.yaml", "doors.yaml", "treasures.yaml"])
def test_a_missing_file(copy: Copy, file: str) -> None:
    place = copy()
    (place / file).unlink()
    with pytest.raises(PackError, match=f"{file}: no such file"):
        open_box(["demo"], packs=[place])


def test_what_is_no_text(copy: Copy) -> None:
    place = copy()
    (place / "doors.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PackError, match=r"doors.yaml: cannot be read: not UTF-8 text"):
        open_box(["demo"], packs=[place])
    (place / "doors.yaml").write_text("a: \x07")
    with pytest.raises(PackError, match=r"doors.yaml: not YAML"):
        open_box(["demo"], packs=[place])
    with pytest.raises(PackError, match=r"doors.yaml/pack.yaml: cannot be read: Not a directory"):
        open_box(["demo"], packs=[DEMO / "doors.yaml"])


def test_two_packs_of_one_name(copy: Copy) -> None:
    with pytest.raises(PackError, match=f"id: demo is also the name of {DEMO}"):
        open_box(["demo"], packs=[DEMO, copy()])


def test_a_word_means_one_thing_in_a_blend(copy: Copy) -> None:
    place = copy("pack.yaml", "races: [badger]", "races: [badger, wizard]")
    assert open_box(["demo"], packs=[place])
    with pytest.raises(PackError, match="races: 'wizard' is a Class in classic"):
        open_box(["classic", "demo"], packs=[place])


@pytest.fixture
def sixth(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The demo pack as a folder beside the packs of the game."""
    monkeypatch.setattr(load, "PACKS", copy("pack.yaml", "id: demo", "id: sixth", "sixth").parent)
    yield
    read_edition.cache_clear()


@pytest.mark.usefixtures("sixth")
def test_a_folder_among_the_packs_is_an_edition() -> None:
    assert load.shipped() == ["sixth"]
    game = random_game(new_game(["sixth"], players=3, seed=2, options={"winning_level": 4}), 2)
    assert game.over
    assert game.log()["header"]["packs"] == {}
    text = (HERE / "scenarios" / "a-gardener-prunes.yaml").read_text(encoding="utf-8")
    result = run_scenario(parse_text(text.replace("edition: demo", "edition: sixth"), Path("sixth.yaml")))
    assert result.passed, result.error
