"""Names and faces of bots: who is called so is of that temper, at every table."""

from kickdoor.agents import AGENTS, CHEATS
from kickdoor.agents.cast import COMPANY, LOOKS, NAMES, all_called, called, face_of, kind_of, mixed
from kickdoor.agents.temper import TEMPERS
from kickdoor.server.settings import BOTS

MOST_SEATS = 6


def test_every_bot_has_names_of_its_own_for_a_whole_table() -> None:
    names = [name for bot in BOTS for name in NAMES[bot]]
    assert len(set(names)) == len(names) == MOST_SEATS * len(BOTS)
    for name in (name for kind in NAMES.values() for name in kind):
        assert name.isalpha()
        assert len(name) <= 8
        assert name[-1] not in "sxzß"  # "Vexas Karten"


def test_a_name_has_one_face_and_a_kind_has_eyes_and_a_mouth_of_its_own() -> None:
    assert set(LOOKS) == set(NAMES)
    faces = {name: face_of(name) for names in NAMES.values() for name in names}
    assert len(set(faces.values())) == len(faces)
    for names in NAMES.values():
        assert len({faces[name][2:4] for name in names}) == 1
    assert len({faces[names[0]][2:4] for names in NAMES.values()}) == len(NAMES)
    assert face_of("Ann") == ""


def test_all_agents_have_names() -> None:
    known = {
        bot: kind_of(bot) for bot in (*AGENTS, *[f"heuristic:{word}" for word in TEMPERS], "flat:24", "ismcts:5ms")
    }
    assert {bot: kind for bot, kind in known.items() if bot != kind} == {
        "heuristic": "heuristic:hard", **dict.fromkeys(("flat", "ismcts", "flat:24", "ismcts:5ms", *CHEATS), "expert"),
    }  # fmt: skip
    assert kind_of("jsonl:python3 seat.py") == "jsonl"


def test_two_of_a_temper_have_two_names_and_nobody_has_a_persons() -> None:
    twins = ["heuristic:chatty", "heuristic:greedy", "heuristic:chatty"]
    assert all_called(twins) == ["Polly", "Gilda", "Babble"]
    assert all_called(twins, ["pOLLY", "Ann"]) == ["Babble", "Gilda", "Jabber"]
    assert called("random", NAMES["random"]) == "Dizzy 2"


def test_a_mixed_company_follows_from_the_seed_and_has_every_temper_once() -> None:
    tables = [mixed(["any"] * 3, seed) for seed in range(40)]
    assert tables == [mixed(["any"] * 3, seed) for seed in range(40)]
    assert len({tuple(table) for table in tables}) > 10
    assert {bot for table in tables for bot in table} == set(COMPANY)
    assert all(len(set(table)) == 3 for table in tables)
    for seed in range(20):
        assert set(mixed(["heuristic:chatty", "any", "", "any", "any"], seed)) == {*COMPANY, ""}
        assert set(mixed(["any"] * 5, seed)) == set(COMPANY)
