"""A saved moment is the game itself: it shows, offers and becomes the same. What is not such a moment is refused."""

from hashlib import sha256
from itertools import count
from typing import Any, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickdoor import Game, new_game
from kickdoor.chance import Seeded
from kickdoor.engine.ids import PH_COMBAT
from kickdoor.engine.modifiers import gear
from kickdoor.engine.options import options
from kickdoor.engine.state import Combat, State
from kickdoor.engine.view import view
from kickdoor.engine.zones import reach, ready
from kickdoor.replay.snapshot import (
    HEAD,
    SNAPSHOT_FORMAT,
    SavedCombat,
    SavedState,
    SnapshotError,
    load,
    save,
    seal_of,
)
from kickdoor.ruleset import open_box
from kickdoor.version import RULES_REV
from tests.props.play import pick, play_on, random_game, seats, seeds

Pairs = tuple[tuple[int, int], ...]
Triples = tuple[tuple[int, int, int], ...]
Fours = tuple[tuple[int, int, int, int], ...]

EDITIONS = (
    ["classic"],
    ["legends"],
    ["apocalypse"],
    ["steampunk"],
    ["adventure-time"],
    ["classic", "legends", "apocalypse", "steampunk", "adventure-time"],
)
cuts = st.integers(0, 900)
LEFT_OUT = {
    "t",
    "pro",
    "con",
    "gear",
    "fallen",
    "reach",
    "ready",
    "options",
    "events",
}  # given by the box, worked out anew, or nobody's


def some_game(editions: list[str], players: int, seed: int, choices: int) -> Game:
    game = new_game(editions, players=players, seed=seed, options={"patient": bool(seed % 2)})
    return random_game(game, seed, choices)


def digest(s: State) -> str:
    return sha256(repr(s.fields()).encode()).hexdigest()


def compare(one: State, other: State) -> None:
    """Equal to the last bracket, and for everybody who looks."""
    assert digest(other) == digest(one)
    for seat in (*range(one.n), -1):
        assert view(other, seat) == view(one, seat)
    for seat in range(one.n):
        assert options(other, seat) == options(one, seat)
        assert gear(other, seat) == gear(one, seat)
        assert reach(other, seat) == reach(one, seat)
        assert ready(other, seat) == ready(one, seat)
    assert (other.pro, other.con) == (one.pro, one.con)
    assert one.options is None or options(other, other.asked) == one.options


@pytest.mark.parametrize("editions", EDITIONS, ids="+".join)
@given(seats, seeds, cuts)
def test_a_game_opened_again_goes_on_as_if_nothing_had_happened(
    editions: list[str], players: int, seed: int, cut: int
) -> None:
    game = some_game(editions, players, seed, cut)
    s = game.state
    again = load(game.box, save(game.box, s))
    assert again.fields() == s.fields()
    compare(s, again)
    play_on(s, seed, 60)
    play_on(again, seed, 60)
    compare(s, again)


@pytest.mark.parametrize("editions", EDITIONS, ids="+".join)
def test_every_moment_of_a_game(editions: list[str]) -> None:
    """Chance's moments too: played on from bytes after each choice, the game is the same to its end."""
    game = new_game(editions, players=4, seed=5)
    twin = game.clone()
    dice = Seeded("every moment")
    for _ in range(600):
        if game.over:
            break
        seat, choice = pick(game.state, dice)
        game.apply(seat, choice)
        start = len(twin.choices)
        for done in game.choices[start:]:
            twin.state = load(game.box, save(game.box, twin.state))
            twin.push(*done)
        assert twin.digest() == game.digest()


def test_the_saved_fields_are_those_of_the_engine() -> None:
    """A new field of the state is either saved, or known to be none that matters."""
    assert set(State.__slots__) - set(SavedState.__struct_fields__) == LEFT_OUT
    assert set(Combat.__slots__) == set(SavedCombat.__struct_fields__)


def test_no_field_takes_the_place_of_another() -> None:
    """Every field has a value of its own."""
    game = new_game(players=3, seed=1)
    s = game.state
    numbers = count(1000)
    s.combat = Combat(**{name: unlike(hint, next(numbers)) for name, hint in get_type_hints(SavedCombat).items()})
    for name, hint in get_type_hints(SavedState).items():
        if name not in ("n", "zones", "combat"):
            setattr(s, name, unlike(hint, next(numbers)))
    again = load(game.box, save(game.box, s))
    assert repr(again.fields()) == repr(s.fields())
    for name in SavedState.__struct_fields__:
        if name != "combat":
            assert getattr(again, name) == getattr(s, name), name
    assert again.combat is not None
    assert tuple(getattr(again.combat, name) for name in SavedCombat.__struct_fields__) == s.combat.fields()


def unlike(hint: Any, n: int) -> Any:
    made: dict[Any, Any] = {
        int: n,
        list[int]: [n, n, n],
        tuple[int, ...]: (n, n, n),
        list[tuple[int, ...]]: [(n,), (n, n)],
        tuple[tuple[int, ...], ...]: ((n,), (n, n)),
        Pairs: ((n, n),),
        Triples: ((n, n, n),),
        Fours: ((n, n, n, n),),
    }
    return made[hint]


@pytest.fixture(scope="module")
def fight() -> Game:
    """Six players, and a fight on."""
    game = new_game(players=6, seed=2)
    dice = Seeded("a fight")
    for _ in range(5000):
        if game.state.phase == PH_COMBAT and game.turn_number > 20:
            return game
        game.apply(*pick(game.state, dice))
    pytest.fail("nobody fights")


def test_every_damaged_byte_is_noticed(fight: Game) -> None:
    data = save(fight.box, fight.state)
    for place in range(len(data)):
        for bit in (1, 128):
            damaged = bytearray(data)
            damaged[place] ^= bit
            with pytest.raises(SnapshotError):
                load(fight.box, bytes(damaged))


def test_every_length_but_its_own_is_refused(fight: Game) -> None:
    data = save(fight.box, fight.state)
    for length in range(len(data)):
        with pytest.raises(SnapshotError, match="damaged"):
            load(fight.box, data[:length])
    with pytest.raises(SnapshotError, match="damaged"):
        load(fight.box, data + b"\0")


@given(st.binary(max_size=300))
def test_other_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(SnapshotError):
        load(open_box(), data)


def test_another_format_or_revision_is_named(fight: Game) -> None:
    data = save(fight.box, fight.state)
    assert data[:2] == SNAPSHOT_FORMAT.to_bytes(2, "big")
    with pytest.raises(SnapshotError, match=f"format {SNAPSHOT_FORMAT + 1} "):
        load(fight.box, (SNAPSHOT_FORMAT + 1).to_bytes(2, "big") + data[2:])
    with pytest.raises(SnapshotError, match=f"revision {RULES_REV + 1} "):
        load(fight.box, data[:2] + (RULES_REV + 1).to_bytes(2, "big") + data[4:])


@pytest.mark.parametrize("other", [(["legends"], {}), (["classic"], {"winning_level": 12})])
def test_another_box_is_refused(fight: Game, other: tuple[list[str], dict[str, int]]) -> None:
    box = open_box(*other)
    with pytest.raises(SnapshotError, match="other cards or options"):
        load(box, save(fight.box, fight.state))


@pytest.mark.parametrize(
    "told", [b"", b"\xc1", b"\x90", msgspec.msgpack.encode({"n": 3}), msgspec.msgpack.encode(["three"] * 32)]
)
def test_what_is_no_state_is_refused_though_its_hash_fits(told: bytes) -> None:
    box = open_box()
    head = HEAD.pack(SNAPSHOT_FORMAT, RULES_REV, bytes.fromhex(box.hash), seal_of(told))
    with pytest.raises(SnapshotError, match="damaged"):
        load(box, head + told)


def test_one_field_more_is_refused(fight: Game) -> None:
    told = msgspec.msgpack.encode((*fight.state.fields(), 0))
    head = HEAD.pack(SNAPSHOT_FORMAT, RULES_REV, bytes.fromhex(fight.box.hash), seal_of(told))
    with pytest.raises(SnapshotError, match="damaged"):
        load(fight.box, head + told)


def test_the_error_is_a_value_error() -> None:
    assert issubclass(SnapshotError, ValueError)
