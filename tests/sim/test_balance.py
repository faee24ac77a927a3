"""`kickdoor balance`: what is written down of a game, what is counted, and the page."""

import json
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kickdoor.balance import charts, cli
from kickdoor.balance.annals import Annals
from kickdoor.balance.chronicle import ALONE, FORCED, HELPED, NO_CARD, Chronicle, Help, Tale, watch_game
from kickdoor.balance.figures import Facts, effect, figures
from kickdoor.balance.page import data, page
from kickdoor.engine import events as e
from kickdoor.engine import ids
from kickdoor.engine.frames import deal_frame
from kickdoor.engine.ids import Choice
from kickdoor.engine.setup import empty_table
from kickdoor.engine.state import State
from kickdoor.ruleset import open_box
from kickdoor.sim.crew import Crew
from kickdoor.sim.plan import Plan, make_plan
from kickdoor.sim.play import play_game
from kickdoor.sim.statistics import wilson
from kickdoor.version import VERSION

GREEDY = make_plan(("classic",), 3, 3, "greedy", 500)
BOX = open_box()
DEMO = Path(__file__).parents[1] / "packs" / "demo"


def card(name: str) -> int:
    return BOX.names.copies[BOX.names.face_of[name]][0]


def face(name: str) -> int:
    return BOX.names.face_of[name]


# ---- what is written down of a game


class Witness:
    """Remembers every event."""

    def __init__(self) -> None:
        self.events: Counter[int] = Counter()

    def see(self, s: State, seat: int, choice: Choice) -> None:
        self.events.update(event[0] for event in s.events or ())


@pytest.fixture(scope="module")
def tales() -> list[Tale]:
    return [watch_game(GREEDY, number) for number in range(12)]


def test_a_watched_game_goes_as_it_would_unwatched(tales: list[Tale]) -> None:
    assert [tale.outcome for tale in tales] == [play_game(GREEDY, number) for number in range(12)]


def test_nothing_of_what_happened_is_missed(tales: list[Tale]) -> None:
    for tale in tales[:4]:
        witness = Witness()
        play_game(GREEDY, tale.number, observer=witness)
        seen = witness.events
        assert sum(tale.met.values()) == seen[e.E_FIGHT] + seen[e.E_JOINS]
        assert sum(tale.killed.values()) == seen[e.E_KILLED]
        assert sum(tale.caught.values()) == seen[e.E_CAUGHT]
        assert sum(tale.deaths.values()) == seen[e.E_DIED]
        assert sum(tale.fights.values()) == seen[e.E_FIGHT]
        assert sum(asked.agreed for asked in tale.help) <= seen[e.E_HELPS]
        assert sum(sum(turns.values()) for turns in tale.turns) == seen[e.E_TURN] == tale.outcome.turns


def test_who_plays_a_card_has_had_it_and_it_came_to_pass(tales: list[Tale]) -> None:
    for tale in tales:
        for had, played in zip(tale.had, tale.played, strict=True):
            assert played <= had
            assert played <= tale.came
            assert len(had) >= 8  # SETUP-03


def told(s: State, chronicle: Chronicle, *events: tuple[int, ...]) -> None:
    """Events as they come from a game, what they leave out being nothing."""
    s.events = [(*event, *(-1,) * (5 - len(event)), -1) for event in events]  # type: ignore[misc]
    chronicle.see(s, 0, ids.PASS)


@pytest.fixture
def table() -> State:
    return empty_table(BOX.tables, [ids.MALE, ids.FEMALE, ids.MALE])


def test_last_and_far_behind_count_after_everybodys_fifth_turn(table: State) -> None:
    chronicle = Chronicle(3)
    for number, level in ((15, [1, 5, 5]), (16, [4, 2, 5]), (17, [4, 4, 4]), (18, [3, 3, 4])):
        table.number, table.level = number, level
        told(table, chronicle, (e.E_TURN, 0))
    assert chronicle.last == [True, True, False]
    assert chronicle.far_behind == [False, True, False]


def test_the_lead_changes_when_another_player_alone_leads(table: State) -> None:
    chronicle = Chronicle(3)
    for level in ([1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 3, 1], [3, 3, 3], [3, 4, 3]):
        table.level = level
        told(table, chronicle, (e.E_TURN, 0))
    assert chronicle.lead_changes == 1
    table.winners = 1 << 2
    told(table, chronicle, (e.E_WON, 2))
    assert chronicle.lead_changes == 2


def test_a_death_is_put_down_to_what_brought_it(table: State) -> None:
    chronicle = Chronicle(3)
    dragon, curse = card("plutonium-dragon"), card("curse-duck-of-doom")
    told(table, chronicle, (e.E_CAUGHT, 0, dragon), (e.E_DIED, 0), (e.E_CURSED, 1, curse), (e.E_DIED, 1))
    told(table, chronicle, (e.E_CURSED, 2, curse), (e.E_TURN, 2), (e.E_DIED, 2))
    assert chronicle.deaths == {dragon: 1, curse: 1, NO_CARD: 1}


def test_help_is_written_down_with_its_price_and_the_answer(table: State) -> None:
    chronicle = Chronicle(3)
    item, promised = card("helm-of-courage"), card("sleep-potion")

    def deal(scope: int, treasures: int, *cards: int) -> None:
        deal = deal_frame(
            builder=0, other=1, giver=0, scope=scope, treasures=treasures, gives=len(cards[:1]), cards=cards, pc=1
        )
        table.stack.append(deal)

    deal(ids.DEAL_HELP, 2)
    told(table, chronicle, (e.E_FIGHT, 0, card("net-troll")), (e.E_OFFERED, 0, 1, ids.DEAL_HELP, 2))
    told(table, chronicle, (e.E_DECLINED, 1, 0))
    deal(ids.DEAL_TRADE, -1, item)
    told(table, chronicle, (e.E_OFFERED, 0, 1, ids.DEAL_TRADE, 0))
    told(table, chronicle, (e.E_DECLINED, 1, 0))
    deal(ids.DEAL_HELP, -1, item, promised)
    told(table, chronicle, (e.E_COUNTER, 1, 0, ids.DEAL_HELP, 0))
    told(table, chronicle, (e.E_HELPS, 1, 0, 0), (e.E_WON_FIGHT, 0), (e.E_OVER_FIGHT, 0))
    assert chronicle.help == [Help(2, 0, 0, False, False), Help(0, 1, 1, True, True)]
    told(table, chronicle, (e.E_FIGHT, 0, card("net-troll")), (e.E_HELPS, 1, 0, 1), (e.E_RUNS, 0), (e.E_OVER_FIGHT, 0))
    told(table, chronicle, (e.E_FIGHT, 0, card("net-troll")), (e.E_RUNS, 0), (e.E_RUNS, 0), (e.E_OVER_FIGHT, 0))
    assert len(chronicle.help) == 2
    assert chronicle.fights == {(HELPED, True): 1, (FORCED, False): 1, (ALONE, False): 1}


def test_a_one_shot_put_on_the_table_is_not_played_yet(table: State) -> None:
    chronicle = Chronicle(3)
    potion = card("sleep-potion")
    told(table, chronicle, (e.E_PLAYED, 0, potion, ids.NO_TARGET, ids.CARRIED))
    assert not chronicle.played[0]
    told(table, chronicle, (e.E_PLAYED, 0, potion, ids.T_SIDE, -1))
    assert chronicle.played[0] == {potion}


# ---- what is counted


@pytest.fixture(scope="module")
def facts(tales: list[Tale]) -> Facts:
    return gathered(tales, GREEDY)


def gathered(tales: list[Tale], plan: Plan, at_once: int = 20) -> Facts:
    report = cli.Report(plan, len(tales), Path("report.html"))
    for first in range(0, len(tales), at_once):
        report.add([*tales[first : first + at_once]])
    return report.facts()


def test_figures_add_up(facts: Facts, tales: list[Tale]) -> None:
    assert facts["finished"] == 12
    assert sum(facts["endings"].values()) == 12
    assert sum(row["games"] for row in facts["length"]["histogram"]) == 12
    assert sum(row["count"] for row in facts["seats"]) == sum(len(tale.outcome.winners) for tale in tales)
    assert facts["deaths"]["total"] == sum(sum(tale.deaths.values()) for tale in tales)
    help_given = facts["help"]
    assert help_given["asked"] == help_given["agreed"]["count"] + help_given["refused"] > 0
    assert sum(row["asked"] for row in help_given["treasures"]["prices"]) == help_given["asked"]
    classes = {row["name"]: row for row in facts["traits"]["Class"]}
    assert set(classes) == {"Cleric", "Thief", "Warrior", "Wizard", "no Class"}
    assert sum(row["turns"] for row in classes.values()) >= 1  # more with Super Munchkin
    assert sum(row["win_share"]["of"] for row in classes.values()) >= 36


def test_the_order_in_which_games_come_does_not_matter(facts: Facts, tales: list[Tale]) -> None:
    assert gathered(tales[::-1], GREEDY, 1) == facts
    assert gathered(tales[5:] + tales[:5], GREEDY, 5) == facts


def test_cards_are_counted_by_the_seats_that_had_them(facts: Facts, tales: list[Tale]) -> None:
    rows = {row["card"]: row for row in facts["cards"]}
    for name in ("sleep-potion", "cleric", "boots-of-butt-kicking"):
        had = [(tale, seat) for tale in tales for seat in range(3) if face(name) in tale.had[seat]]
        won = sum(seat in tale.outcome.winners for tale, seat in had)
        assert (rows[name]["had"]["count"], rows[name]["had"]["share"]) == (len(had), won / len(had))
        assert rows[name]["played"]["count"] <= len(had)
    unplayed = {row["card"] for row in facts["never_played"]}
    assert unplayed == {BOX.names.cards[f] for f in range(147) if not any(f in tale.came for tale in tales)}


def test_the_effect_of_a_card_is_the_difference_of_two_shares() -> None:
    """In 50 of 100 games one of four players had it, and won 20 of them."""
    told = effect([(1, 1, 1, 20), (1, 1, 0, 30)], {1: 100}, 4)
    assert told["count"] == 50
    assert told["share"] == 0.4
    assert told["effect"] == pytest.approx(20 / 50 - 80 / 350)
    assert told["low"] < told["effect"] < told["high"]


def test_the_interval_of_an_effect_knows_that_one_player_keeps_the_others_from_winning() -> None:
    """One player of four has the card in every game: the difference is 4/3 of the share, and varies like that."""
    games, won = 400, 100
    told = effect([(1, 1, 1, won), (1, 1, 0, games - won)], {1: games}, 4)
    low, high = wilson(won, games)
    assert told["effect"] == pytest.approx(0.0)
    assert told["high"] - told["low"] == pytest.approx(4 / 3 * (high - low), rel=0.05)


@pytest.mark.parametrize("rows", [[], [(1, 4, 1, 10)]], ids=["nobody", "everybody"])
def test_without_anybody_to_compare_with_nothing_is_known(rows: list[tuple[int, int, int, int]]) -> None:
    told = effect(rows, {1: 10}, 4)
    assert (told["effect"], told["low"], told["high"]) == (0.0, -1.0, 1.0)


# ---- the page


class Tags(HTMLParser):
    """All tags are closed, and nothing is fetched from anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.rows = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        assert tag not in ("link", "img", "iframe")
        assert "src" not in told
        self.ids.add(told.get("id") or "")
        self.links += [told["href"] or ""] if "href" in told else []
        self.rows += tag == "tr"
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(html: str) -> Tags:
    tags = Tags()
    tags.feed(html)
    assert not tags.open
    assert all(link.removeprefix("#") in tags.ids for link in tags.links)
    return tags


def test_the_page_needs_nothing_but_itself(facts: Facts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charts, "ENOUGH", 1)
    html = page(facts)
    tags = read(html)
    assert charts.scripts() in html
    assert html.count("</script>") == 2
    assert "@import" not in html[: html.index("<main>")]
    drawn = json.loads(re.findall(r"const CHARTS = (.*);\n", html)[0])
    assert {"length", "seats", "endings", "comebacks", "cards", "traits-Class", "monsters", "prices"} <= set(drawn)
    assert set(drawn) <= tags.ids
    assert "url" not in {key for chart in drawn.values() for key in chart.get("data", {})}
    assert tags.rows > len(facts["cards"])
    for words in ("kickdoor balance --edition classic", "seed", f"Kickdoor {VERSION}", "greedy, greedy, greedy"):
        assert words in html
    assert "Still being played" not in html
    assert "refresh" not in html[: html.index("<style>")]


def test_a_name_cannot_end_the_script_or_the_cell(facts: Facts) -> None:
    wicked = {**facts["cards"][0], "title": "</script><b>Dragon & Co"}
    html = page({**facts, "cards": [wicked, *facts["cards"][1:]]})
    assert html.count("</script>") == 2
    assert "&lt;/script&gt;&lt;b&gt;Dragon &amp; Co" in html
    told = data({"a": "</script><!--"})
    assert "<" not in told
    assert json.loads(told) == {"a": "</script><!--"}


@pytest.mark.parametrize("games", [0, 1], ids=["no game", "one stopped at once"])
def test_a_page_can_be_written_of_hardly_anything(games: int) -> None:
    plan = make_plan(("classic",), 3, 1, "random", 1)
    facts = gathered([watch_game(plan, number) for number in range(games)], plan)
    html = page(facts)
    read(html)
    assert f"{games} of {games}" in html
    assert facts["comebacks"]["last"]["of"] == 0


@pytest.mark.parametrize(
    ("editions", "kinds"),
    [
        (("apocalypse",), ["Class"]),
        (("adventure-time",), ["Class", "character"]),
        (("classic", "demo"), ["Class", "Race"]),
    ],
    ids="+".join,
)
def test_every_edition_blend_and_pack_has_its_page(editions: tuple[str, ...], kinds: list[str]) -> None:
    plan = make_plan(editions, 3, 1, "greedy", 500, [DEMO] if "demo" in editions else [])
    facts = gathered([watch_game(plan, number) for number in range(3)], plan)
    read(page(facts))
    assert list(facts["traits"]) == kinds


def test_an_empty_table_of_figures_is_a_table_too() -> None:
    assert figures(Annals(), BOX, GREEDY.agents)["help"]["agreed"]["share"] == 0.0


# ---- the command


def balance(plan: Plan, games: int, out: Path, jobs: int = 1) -> int:
    return cli.run_balance(plan, games, Crew(jobs), out, out.with_suffix(".json"))


def test_processes_change_nothing(tmp_path: Path) -> None:
    plan = replace(GREEDY, agents=("greedy", "random", "greedy"))
    found = []
    for jobs in (1, 2):
        assert balance(plan, 6, tmp_path / f"{jobs}.html", jobs) == 0
        found.append(json.loads((tmp_path / f"{jobs}.json").read_text(encoding="utf-8")))
    assert found[0] == found[1]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.html", "1.json", "2.html", "2.json"]


@pytest.fixture
def breaking(monkeypatch: pytest.MonkeyPatch) -> dict[int, BaseException]:
    """By game number: what happens instead of it."""
    instead: dict[int, BaseException] = {}

    def watch(plan: Plan, number: int) -> Tale:
        if number in instead:
            raise instead[number]
        return watch_game(plan, number)

    monkeypatch.setattr(cli, "watch_game", watch)
    return instead


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path, breaking: dict[int, BaseException]) -> None:
    breaking[3] = KeyboardInterrupt()
    out = tmp_path / "report.html"
    assert balance(GREEDY, 9, out) == 130
    assert "Interrupted: 3 of 9 games" in out.read_text(encoding="utf-8")


def test_a_broken_game_is_told_and_left_out(
    tmp_path: Path, breaking: dict[int, BaseException], capsys: pytest.CaptureFixture[str]
) -> None:
    breaking[1] = RuntimeError("the rules do not come to an end")
    out = tmp_path / "report.html"
    assert balance(GREEDY, 3, out) == 1
    assert "1 games broke" in out.read_text(encoding="utf-8")
    assert "--games 1 --only 1 --seed 3" in capsys.readouterr().err


def test_the_page_is_written_while_games_are_played(
    tmp_path: Path, tales: list[Tale], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "WRITE_EVERY", 0.0)
    out = tmp_path / "report.html"
    report = cli.Report(GREEDY, 12, out)
    report.add([*tales[:5]])
    html = out.read_text(encoding="utf-8")
    read(html)
    assert "Still being played: 5 of 12 games" in html
    assert '<meta http-equiv="refresh"' in html
    assert [path.name for path in tmp_path.iterdir()] == ["report.html"]


KICKDOOR = "from kickdoor.cli import main; main()"


def kickdoor(*words: str, before: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", before + KICKDOOR, *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)


def test_the_command_prints_one_object_and_writes_one_page(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    done = kickdoor("balance", "--games", "3", "--jobs", "1", "--out", str(out), "--json", "-")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["plan"]["command"].startswith(
        "kickdoor balance --edition classic --players 4 --games 3"
    )
    read(out.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--games", "0"), "at least 1"),
        (("--jobs", "0"), "at least 1"),
        (("--players", "7"), "three to six"),
        (("--agents", "clever"), "unknown agent 'clever': there are random, greedy"),
        (("--edition", "baroque"), "unknown edition 'baroque'"),
        (("--out", "/no/such/folder/report.html"), "no such folder: /no/such/folder"),
        (("--json", "/no/such/folder/report.json"), "no such folder: /no/such/folder"),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, tuple) else "",
)
def test_bad_input_is_one_clear_line_and_status_2(words: tuple[str, ...], complaint: str) -> None:
    done = kickdoor("balance", *words)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("missing", ["altair", "polars", "vl_convert"])
def test_without_the_extra_it_says_which_one(missing: str) -> None:
    done = kickdoor("balance", "--games", "1", before=f"import sys; sys.modules['{missing}'] = None; ")
    assert done.returncode == 2
    assert done.stderr == "kickdoor: balance needs an extra: pip install 'kickdoor[lab]'\n"
