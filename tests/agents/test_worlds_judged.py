"""What a search reads off its worlds without a view: how everybody stands, and what a player surely lets pass."""

from pathlib import Path

import pytest

from kickdoor.agents import make_agent
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.value import Value
from kickdoor.agents.weights import BLEND, WEIGHTS
from kickdoor.chance import Seeded
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import State
from kickdoor.engine.view import Kept, View, view
from kickdoor.game import new_game, request
from kickdoor.reflexes import Reflexes
from kickdoor.rules.clauses import shipped_editions
from kickdoor.ruleset import open_box
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.table import lay_out
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game
from kickdoor.standing import NAMES, Standings
from kickdoor.worlds import World


@pytest.mark.parametrize("edition", shipped_editions())
def test_a_reflex_is_what_the_player_does_who_looks(edition: str) -> None:
    """Players who have heard nothing, as in imagined games: wherever a reflex answers, they answer the same."""
    plan = make_plan((edition,), 4, 3, "heuristic", 60)
    box = plan.box()
    reflexes, players = Reflexes(box.tables), [HeuristicAgent(box, seat) for seat in range(4)]
    quick, differing = [], []

    class Compared:
        def witness(self, s: State, seat: int, offered: list[Choice], choice: Choice) -> None:
            found = reflexes.answer(s, seat, offered) if len(offered) > 1 else None
            if found is not None:
                quick.append(found)
                looked = players[seat].choose(view(s, seat), request(s, seat, offered, 0))
                if found != looked:
                    differing.append((s.number, looked))

        def finish(self, s: State) -> None:
            pass

    for number in range(2):
        play_game(plan, number, witness=Compared())
    assert len(quick) > 50
    assert differing == []


class Looking(Reflexes):
    """Never sure: whoever is asked looks at the table."""

    def answer(self, s: State, seat: int, offered: list[Choice]) -> Choice | None:
        return None


class Choices:
    """All that was chosen in a game."""

    def __init__(self) -> None:
        self.made: list[tuple[int, Choice]] = []

    def witness(self, s: State, seat: int, offered: list[Choice], choice: Choice) -> None:
        self.made.append((seat, choice))

    def finish(self, s: State) -> None:
        pass


@pytest.mark.parametrize("edition", shipped_editions())
def test_games_are_the_same_whether_one_always_looks_or_not(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real games, with grudges, threats and slips: without a look only those answer who have no score to settle."""
    agents = "heuristic:vindictive,heuristic:cautious,heuristic,heuristic:easy"
    plan = make_plan((edition,), 4, 5, agents, 60)
    looks = 0

    def counted(s: State, seat: int, kept: Kept | None = None) -> View:
        nonlocal looks
        looks += 1
        return view(s, seat, kept)

    monkeypatch.setattr("kickdoor.sim.play.view", counted)
    played, looked = [], []
    for reflexes in (Reflexes, Looking):
        monkeypatch.setattr("kickdoor.sim.play.reflexes_of", reflexes)
        looks, choices = 0, Choices()
        for number in range(2):
            assert not sum(play_game(plan, number, witness=choices).faults)
        played.append(choices.made)
        looked.append(looks)
    assert played[0] == played[1]
    assert looked[0] < 0.95 * looked[1]  # less where stolen Levels leave grudges: who has one looks


def test_every_number_has_a_weight_in_every_edition() -> None:
    assert set(WEIGHTS) == set(shipped_editions())
    assert all(len(weights) == len(NAMES) for weights in (*WEIGHTS.values(), BLEND))


def test_weights_that_do_not_fit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WEIGHTS, "classic", WEIGHTS["classic"][:-1])
    told = f"the value of positions in classic does not fit: {len(NAMES) - 1} weights for {len(NAMES)} numbers"
    with pytest.raises(ValueError, match=told):
        make_agent("expert", open_box(("classic",)), 0, 1)


def test_what_a_seat_has_counts_for_it() -> None:
    """A Level and a card that ends fights make a win likelier."""
    game = new_game(players=4, seed=1)
    s, value = game.state, Value(game.box)
    before = value.chances(value.standings.rows(s))
    s.level[2] = 8
    higher = value.chances(value.standings.rows(s))
    assert higher[2] > before[2]
    ends = NAMES.index("ends")
    card = next(c for c, found in enumerate(value.standings.purposes) if any(column == ends for column, _n in found))
    s.zones[2 * ids.SEAT_ZONES + ids.Z_HAND] += (card,)
    assert value.chances(value.standings.rows(s))[2] > higher[2]


def test_how_a_seat_stands() -> None:
    game = new_game(players=4, seed=1)
    game.state.level[1] = 5
    rows = Standings(game.box.tables).rows(game.state)
    first, second = (dict(zip(NAMES, rows[seat], strict=True)) for seat in (0, 1))
    assert (second["Level 5 or more"], second["Level 6 or more"]) == (1.0, 0.0)
    assert (second["Levels ahead"], first["Levels behind"]) == (4.0, -4.0)


def test_what_others_may_step_into_first_is_still_open() -> None:
    """One of Bo's four Allies must go; Ann is asked before that whether she hires one of them away."""
    text = """
name: One Ally too many
clauses: [CHAR-17]
edition: adventure-time
players:
  - {name: Ann, hand: [better-job-offer]}
  - {name: Bo, classes: [royalty], allies: [peppermint-butler, muffin-squire, banana-guard], hand: [neptr]}
  - {name: Cy}
steps: []
"""
    game = lay_out(parse_text(text, Path("allies.yaml")))
    neptr = next(choice for choice in game.pending[1].options if choice[0] == ids.V_PLAY)
    game.apply(1, neptr)
    world = World(game.state.clone(), Seeded("kind"))
    assert (world.asked, world.kind) == (0, "choose")
