"""Scenario files are read whole, and whatever is malformed is refused with its file, line and field."""

import pickle
from pathlib import Path

import pytest

from kickdoor.scenario.layout import CombatSetup, MonsterSetup
from kickdoor.scenario.parse import Scenario, ScenarioError, check_step, parse, parse_text

SHARED = Path(__file__).parents[1] / "scenarios" / "shared"
FILES = sorted(SHARED.rglob("*.yaml"))

WHOLE = """\
name: Aric and the Net Troll
clauses: [COMB-02, R-1]
edition: classic
options: {faster_play: false, winning_level: 10, table: [beverage]}
seed: 1
players:
  - name: Aric
    level: 4
    hand: [magic-missile,
           thief]
    attached: {cheat: [huge-rock]}
  - {name: Suzan, level: 2, races: [elf], hand: [enraged]}
  - {name: Third}
door: [net-troll]
dice: [6, 2]
turn: Aric
phase: start
steps:
  - {by: Aric, do: kick-door}
  - expect: {combat: {munchkins: 7, monsters: 10}}
  - {by: Aric, do: play, card: magic-missile, side: munchkins}
  - {by: Suzan, refuse: {do: ask-help, to: Third}, clause: HELP-01}
  - {by: Aric, do: ask-help, to: Suzan, offer: {treasures: 1, pick: helper-first}}
  - {do: settle}
  - expect: {players: {Aric: {level: 5}}, combat: null}
"""

PHASE = "phase: start"
LAST = "  - expect: {players: {Aric: {level: 5}}, combat: null}"
KICK = "{by: Aric, do: kick-door}"
COMBAT = "combat: {fighter: Aric, monsters: [{card: net-troll}]}"


def step(text: str) -> tuple[str, str]:
    """The last step of the whole file, replaced."""
    return LAST, f"  - {text}"


def expect(text: str) -> tuple[str, str]:
    return step(f"expect: {text}")


def combat(text: str) -> tuple[str, str]:
    return PHASE, f"combat: {text}"


def of(text: str) -> Scenario:
    return parse_text(text, Path("case.yaml"))


MALFORMED = [
    # unknown keys
    ("seed: 1", "sed: 1", 5, "sed", "unknown key; did you mean 'seed'?"),
    ("level: 4", "levle: 4", 8, "players[0].levle", "did you mean 'level'?"),
    ("faster_play", "fast_play", 4, "options.fast_play", "unknown key"),
    (*combat("{fighter: Aric, foes: []}"), 17, "combat.foes", "unknown key"),
    (*combat("{fighter: Aric, monsters: [{card: net-troll, foe: x}]}"), 17, "combat.monsters[0].foe", "unknown key"),
    (
        *combat("{fighter: Aric, helper: Suzan, deal: {gold: 1}, monsters: [{card: net-troll}]}"),
        17,
        "combat.deal.gold",
        "unknown key",
    ),
    ("pick: helper-first", "picks: helper-first", 23, "steps[4].offer.picks", "did you mean 'pick'?"),
    (*expect("{combats: null}"), 25, "steps[6].expect.combats", "did you mean 'combat'?"),
    (*expect("{players: {Aric: {levels: 5}}}"), 25, "steps[6].expect.players.Aric.levels", "unknown key"),
    (*expect("{combat: {wins: true}}"), 25, "steps[6].expect.combat.wins", "unknown key"),
    (*expect("{combat: {monster.net-troll: {level: 1}}}"), 25, "steps[6].expect.combat.monster.net-troll.level", "unk"),
    (*expect("{legal.Aric: {have: []}}"), 25, "steps[6].expect.legal.Aric.have", "unknown key"),
    (*expect("{view.Aric: {see: []}}"), 25, "steps[6].expect.view.Aric.see", "unknown key"),
    (*expect("{view: {Aric: {see: []}}}"), 25, "steps[6].expect.view.Aric.see", "unknown key"),
    (*step("{expect: {turn: Aric}, by: Aric}"), 25, "steps[6].by", "'expect' does not take this key"),
    (*step("{by: Aric, do: settle}"), 25, "steps[6].by", "'settle' does not take this key"),
    (*step("{by: Aric, do: run, refuse: {do: run}}"), 25, "steps[6].do", "'refuse' does not take this key"),
    # a key given twice
    ("seed: 1", "seed: 1\nseed: 2", 6, "seed", "given twice"),
    ("level: 2,", "level: 2, level: 3,", 12, "players[1].level", "given twice"),
    (*expect("{combat: {monsters: 1, monsters: 1}}"), 25, "steps[6].expect.combat.monsters", "given twice"),
    (*expect("{players: {Aric: {level: 5}}, players.Aric: {level: 5}}"), 25, "steps[6].expect.players.Aric", "twice"),
    # verbs and their keys
    ("do: kick-door", "do: kick-dor", 19, "steps[0].do", "unknown verb 'kick-dor'; did you mean 'kick-door'?"),
    (KICK, "{by: Aric, do: kick-door, card: net-troll}", 19, "steps[0].card", "'kick-door' does not take this key"),
    (KICK, "{by: Aric, do: sell, card: net-troll}", 19, "steps[0].card", "did you mean 'cards'?"),
    (KICK, "{by: Aric, do: kick-door, clause: COMB-02}", 19, "steps[0].clause", "does not take"),
    (KICK, "{by: Aric, do: choose, option: door, choose: door}", 19, "steps[0].choose", "does not take"),
    ("{do: ask-help, to: Third}", "{do: ask-hlp, to: Third}", 22, "steps[3].refuse.do", "unknown verb"),
    ("{do: ask-help, to: Third}", "{do: ask-help, by: Third}", 22, "steps[3].refuse.by", "does not take"),
    ("{do: ask-help, to: Third}", "{do: settle}", 22, "steps[3].refuse.do", "a step of its own"),
    (*expect("{legal.Aric: {has: [{do: fly}]}}"), 25, "steps[6].expect.legal.Aric.has[0].do", "unknown verb"),
    (*expect("{legal.Aric: {lacks: [{do: pass, card: x}]}}"), 25, "steps[6].expect.legal.Aric.lacks[0].card", "take"),
    (*step("{by: Aric}"), 25, "steps[6]", "do, refuse, expect"),
    (*step("{do: run}"), 25, "steps[6].by", "is missing"),
    (*step("{by: Aric, refuse: {card: thief}}"), 25, "steps[6].refuse.do", "is missing"),
    # wrong types
    ("name: Aric and the Net Troll", "name: 5", 1, "name", "expected text, found 5"),
    ("name: Aric and the Net Troll", "name: ''", 1, "name", "expected text"),
    ("seed: 1", "seed: one", 5, "seed", "expected a whole number, found 'one'"),
    ("seed: 1", "seed: true", 5, "seed", "expected a whole number, found true"),
    ("level: 4", "level: 4.5", 8, "players[0].level", "expected a whole number"),
    ("door: [net-troll]", "door: net-troll", 14, "door", "expected a list, found 'net-troll'"),
    ("           thief]", "           5]", 10, "players[0].hand[1]", "expected text, found 5"),
    ("           thief]", "           ]\n    dead: maybe", 11, "players[0].dead", "expected true or false"),
    ("attached: {cheat: [huge-rock]}", "attached: [huge-rock]", 11, "players[0].attached", "expected a mapping"),
    ("attached: {cheat: [huge-rock]}", "attached: {cheat: huge-rock}", 11, "players[0].attached.cheat", "a list"),
    ("winning_level: 10", "winning_level: high", 4, "options.winning_level", "expected a whole number"),
    ("treasures: 1", "treasures: -1", 23, "steps[4].offer.treasures", "too low"),
    ("{do: settle}", "settle", 24, "steps[5]", "expected a mapping, found 'settle'"),
    ("side: munchkins", "side: both", 21, "steps[2].side", "unknown side 'both'"),
    ("card: magic-missile", "card: [magic-missile]", 21, "steps[2].card", "expected text, found a list"),
    ("pick: helper-first", "pick: first", 23, "steps[4].offer.pick", "unknown picking order"),
    (*expect("{}"), 25, "steps[6].expect", "expects nothing"),
    (*expect("{phase: lunch}"), 25, "steps[6].expect.phase", "unknown phase"),
    (*expect("{events: [somebody-died]}"), 25, "steps[6].expect.events[0]", "unknown event"),
    (*expect("{players: {Aric: {sex: other}}}"), 25, "steps[6].expect.players.Aric.sex", "unknown sex"),
    (*expect("{players: {Aric: {level: {not: high}}}}"), 25, "steps[6].expect.players.Aric.level.not", "whole number"),
    (*expect("{door_size: {one_of: 3}}"), 25, "steps[6].expect.door_size.one_of", "expected a list"),
    (*expect("{door_size: {one_of: []}}"), 25, "steps[6].expect.door_size.one_of", "at least 1"),
    (*expect("{combat: {winning: 1}}"), 25, "steps[6].expect.combat.winning", "expected true or false"),
    # the table
    ("  - {name: Third}\n", "", 6, "players", "expected 3 to 6, found 2"),
    ("  - {name: Third}", "\n".join(f"  - {{name: P{n}}}" for n in range(5)), 6, "players", "found 7"),
    ("{name: Third}", "{name: Aric}", 13, "players[2].name", "two players called 'Aric'"),
    ("{name: Third}", "{level: 1}", 13, "players[2].name", "is missing"),
    ("level: 4", "level: 0", 8, "players[0].level", "0 is too low; the least is 1"),
    ("level: 4", "level: 11", 8, "players[0].level", "11 is too high; the most is 10"),
    ("winning_level: 10", "winning_level: 1", 4, "options.winning_level", "too low"),
    ("winning_level: 10", "winning_level: 3", 8, "players[0].level", "the most is 3"),
    ("beverage", "soup", 4, "options.table[0]", "unknown thing on the table 'soup'"),
    ("dice: [6, 2]", "dice: [6, 7]", 15, "dice[1]", "7 is too high"),
    ("dice: [6, 2]", "dice: [0]", 15, "dice[0]", "0 is too low"),
    ("edition: classic", "edition: clasic", 3, "edition", "unknown edition 'clasic'"),
    ("edition: classic", "edition: [classic, clasic]", 3, "edition[1]", "unknown edition"),
    ("edition: classic", "edition: [classic, classic]", 3, "edition[1]", "given twice"),
    ("edition: classic", "edition: []", 3, "edition", "at least 1"),
    ("COMB-02, R-1", "COMB-02, R-99", 2, "clauses[1]", "unknown clause 'R-99'"),
    ("clause: HELP-01", "clause: HELP-99", 22, "steps[3].clause", "unknown clause 'HELP-99'"),
    (PHASE, "phase: door", 17, "phase", "unknown phase 'door'"),
    (PHASE, f"{PHASE}\n{COMBAT}", 17, "phase", "has no phase"),
    (*combat("{monsters: [{card: net-troll}]}"), 17, "combat.fighter", "is missing"),
    (*combat("{fighter: Aric}"), 17, "combat.monsters", "is missing"),
    (*combat("{fighter: Aric, monsters: []}"), 17, "combat.monsters", "at least 1"),
    (*combat("{fighter: Aric, monsters: [{enhancers: [enraged]}]}"), 17, "combat.monsters[0].card", "is missing"),
    (*combat("{fighter: Aric, helper: Aric, monsters: [{card: x}]}"), 17, "combat.helper", "own fight"),
    (*combat("{fighter: Aric, forced: true, monsters: [{card: x}]}"), 17, "combat.forced", "no helper"),
    (*combat("{fighter: Aric, deal: {}, monsters: [{card: x}]}"), 17, "combat.deal", "no helper"),
    # names of nobody
    ("turn: Aric", "turn: Arik", 16, "turn", "unknown player 'Arik'; there are Aric, Suzan, Third"),
    ("{by: Aric, do: kick-door}", "{by: Arik, do: kick-door}", 19, "steps[0].by", "unknown player"),
    ("to: Third", "to: Fourth", 22, "steps[3].refuse.to", "unknown player"),
    (*combat("{fighter: Bob, monsters: [{card: x}]}"), 17, "combat.fighter", "unknown player"),
    (*combat("{fighter: Aric, helper: Bob, monsters: [{card: x}]}"), 17, "combat.helper", "unknown player"),
    (*step("{by: Aric, do: reveal, cards: [thief], to: [Suzan, Bob]}"), 25, "steps[6].to[1]", "unknown player"),
    (*expect("{players: {Bob: {level: 1}}}"), 25, "steps[6].expect.players.Bob", "unknown player"),
    (*expect("{legal.Bob: {has: []}}"), 25, "steps[6].expect.legal.Bob", "unknown player"),
    (*expect("{turn: Bob}"), 25, "steps[6].expect.turn", "unknown player"),
    (*expect("{winners: [Aric, Bob]}"), 25, "steps[6].expect.winners[1]", "unknown player"),
    (*expect("{combat: {helper: Bob}}"), 25, "steps[6].expect.combat.helper", "unknown player"),
    # not YAML, or not YAML that a scenario may use
    ("edition: classic", "edition: [classic", 4, "file", "not YAML"),
    ("edition: classic", "edition: classic\n---\n", 4, "file", "not YAML"),
    ("seed: 1", "seed: !!python/name:os.system x", 5, "file", "not YAML"),
    ("seed: 1", "seed: !!set {1}", 5, "seed", "knows no tag"),
    ("door: [net-troll]", "door: &door [*door]", 14, "door[0]", "contains itself"),
    ("seed: 1", "seed: \x00", 5, "file", "not YAML: character #x0000"),
    ("seed: 1", "[seed]: 1", 5, "file", "a key must be a word"),
]


@pytest.mark.parametrize(("old", "new", "line", "field", "message"), MALFORMED)
def test_malformed_file_is_refused_with_its_place(old: str, new: str, line: int, field: str, message: str) -> None:
    assert WHOLE.count(old) == 1
    with pytest.raises(ScenarioError) as refusal:
        of(WHOLE.replace(old, new))
    assert (refusal.value.line, refusal.value.field) == (line, field)
    assert message in refusal.value.message
    assert str(refusal.value) == f"case.yaml:{line}: {field}: {refusal.value.message}"


@pytest.mark.parametrize("key", ["name", "players", "steps"])
def test_required_keys(key: str) -> None:
    lines = {"name": "name: x", "players": "players: [{name: A}, {name: B}, {name: C}]", "steps": "steps: []"}
    of("\n".join(lines.values()))
    del lines[key]
    with pytest.raises(ScenarioError, match=f"^case.yaml:1: {key}: is missing$"):
        of("\n".join(lines.values()))


@pytest.mark.parametrize(
    ("content", "message"),
    [("", "empty"), ("# nothing\n", "empty"), ("- a\n", "expected a mapping"), ("[" * 5000, "deep")],
)
def test_a_file_that_is_no_mapping_is_refused(content: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=rf"^case\.yaml:1: file: .*{message}"):
        of(content)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"none\.yaml:1: file: cannot be read: No such file"):
        parse(tmp_path / "none.yaml")
    (tmp_path / "bytes.yaml").write_bytes(b"name: \xff\xfe")
    with pytest.raises(ScenarioError, match=r"bytes\.yaml:1: file: cannot be read: not UTF-8"):
        parse(tmp_path / "bytes.yaml")


def test_the_shared_scenarios_are_all_here() -> None:
    assert len(FILES) >= 109


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SHARED).as_posix())
def test_shared_scenario_is_read(path: Path) -> None:
    scenario = parse(path)
    assert scenario.name
    assert [step.index for step in scenario.steps] == list(range(len(scenario.steps)))
    assert all(scenario.line(("steps", step.index)) == step.line for step in scenario.steps)


def test_what_is_read() -> None:
    scenario = of(WHOLE)
    assert scenario.clauses == ["COMB-02", "R-1"]
    assert scenario.editions == ["classic"]
    assert scenario.options == {"faster_play": False, "winning_level": 10, "table": ["beverage"]}
    assert (scenario.seed, scenario.dice, scenario.turn, scenario.phase) == (1, [6, 2], "Aric", "start")
    assert scenario.combat is None
    aric, suzan, third = scenario.players
    assert (aric.level, aric.hand, aric.attached) == (4, ["magic-missile", "thief"], {"cheat": ["huge-rock"]})
    assert (suzan.races, suzan.sex, suzan.dead) == (["elf"], "male", False)
    assert (third.level, third.hand, third.character) == (1, [], None)
    assert [step.kind for step in scenario.steps] == ["do", "expect", "do", "refuse", "do", "settle", "expect"]
    refusal = scenario.steps[3]
    assert (refusal.by, refusal.action, refusal.clause) == ("Suzan", {"do": "ask-help", "to": "Third"}, "HELP-01")
    assert scenario.steps[4].action["offer"] == {"treasures": 1, "pick": "helper-first"}
    assert scenario.steps[6].expect == {"players": {"Aric": {"level": 5}}, "combat": None}


def test_defaults() -> None:
    scenario = of("name: x\nplayers: [{name: A}, {name: B}, {name: C}]\nsteps: []\n")
    assert (scenario.seed, scenario.editions, scenario.options, scenario.door) == (0, ["classic"], {}, [])
    assert (scenario.turn, scenario.phase, scenario.combat) == (None, None, None)


def test_a_fight_to_start_in() -> None:
    fight = (
        "combat: {fighter: Aric, helper: Suzan, deal: {treasures: 1}, monsters: [{card: a, enhancers: [b]}, {card: c}]}"
    )
    scenario = of(WHOLE.replace(PHASE, fight))
    monsters = [MonsterSetup("a", ["b"]), MonsterSetup("c", [])]
    assert scenario.combat == CombatSetup("Aric", "Suzan", False, {"treasures": 1}, monsters)


def test_a_higher_winning_level_allows_higher_levels() -> None:
    scenario = of(WHOLE.replace("winning_level: 10", "winning_level: 20").replace("level: 4", "level: 19"))
    assert scenario.players[0].level == 19


def test_dotted_expectations_come_back_nested_with_their_lines() -> None:
    told = """\
  - expect:
      legal.Aric:
        has: [{do: play, card: thief}]
      view.Suzan: {hides: [thief]}
      players.Aric: {level: {not: 4}}
      players: {Suzan: {level: {one_of: [2, 3]}}}
      combat: {monster.net-troll: {tags: [undead]}}"""
    scenario = of(WHOLE.replace(LAST, told))
    assert scenario.steps[6].expect == {
        "legal": {"Aric": {"has": [{"do": "play", "card": "thief"}]}},
        "view": {"Suzan": {"hides": ["thief"]}},
        "players": {"Aric": {"level": {"not": 4}}, "Suzan": {"level": {"one_of": [2, 3]}}},
        "combat": {"monster": {"net-troll": {"tags": ["undead"]}}},
    }
    assert scenario.line(("steps", 6, "expect", "legal", "Aric", "has", 0)) == 27
    assert scenario.line(("steps", 6, "expect", "players", "Suzan", "level")) == 30
    assert scenario.line(("steps", 6, "expect", "combat", "monster", "net-troll", "tags")) == 31


def test_errors_of_the_runner_name_the_line_too() -> None:
    scenario = of(WHOLE)
    assert str(scenario.error(("players", 0, "hand", 1), "no such card")) == (
        "case.yaml:10: players[0].hand[1]: no such card"
    )
    assert scenario.error(("steps", 2, "nothing", "here"), "x").line == 21


def test_an_error_survives_the_way_between_processes() -> None:
    error = of(WHOLE).error(("seed",), "x")
    assert str(pickle.loads(pickle.dumps(error))) == str(error) == "case.yaml:5: seed: x"


def test_words_that_yaml_takes_for_truth_values_stay_words() -> None:
    scenario = of(
        "name: x\nplayers: [{name: No, dead: yes}, {name: On}, {name: C}]\n"
        "steps: [{by: No, do: choose, option: no}, {by: On, do: play, card: loaded-die, choose: 6}]\n"
    )
    assert (scenario.players[0].name, scenario.players[0].dead) == ("No", True)
    assert scenario.steps[0].action == {"do": "choose", "option": "no"}
    assert scenario.steps[1].action["choose"] == 6


def test_check_step_gives_the_plain_form() -> None:
    assert check_step({"do": "sell", "cards": ("a", "b")}) == {"do": "sell", "cards": ["a", "b"]}
    assert check_step({"do": "run", "from": "net-troll", "choose": "x"})["choose"] == "x"
    assert check_step({"do": "give", "to": "Bob", "card": "a"}) == {"do": "give", "to": "Bob", "card": "a"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({}, "^do: is missing$"),
        ({"do": "sel"}, "^do: unknown verb 'sel'; did you mean 'sell'\\?$"),
        ({"do": "settle"}, "^do: 'settle' is a step of its own"),
        ({"do": "sell", "cards": "a"}, "^cards: expected a list, found 'a'$"),
        ({"do": "sell", "by": "Aric"}, "^by: 'sell' does not take this key$"),
        ({"do": "ask-help", "to": "Bob"}, "^to: unknown player 'Bob'"),
        ({3: "sell"}, "expected text, found 3"),
        (None, "^expected a mapping, found nothing$"),
    ],
)
def test_check_step_says_what_is_wrong(given: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        check_step(given, players=["Aric", "Suzan"])
