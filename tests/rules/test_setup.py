"""SETUP: a new game as the rules lay it out, in every edition."""

import pytest

from kickdoor import new_game
from kickdoor.chance import Scripted
from kickdoor.engine import ids
from kickdoor.engine.ids import PASS
from kickdoor.game import Game
from kickdoor.rules.clauses import holds, load, shipped_editions
from kickdoor.ruleset import OptionError

EDITIONS = shipped_editions()
DECKS = {"classic": (95, 73), "legends": (96, 72), "apocalypse": (92, 76)}  # the other sets: 168 cards in all


def every_edition(clause: str) -> pytest.MarkDecorator:
    """Once for each edition the clause holds in."""
    return pytest.mark.parametrize("edition", [edition for edition in EDITIONS if holds(load()[clause], edition)])


def hand(game: Game, seat: int) -> tuple[int, ...]:
    return game.state.zones[seat * ids.SEAT_ZONES + ids.Z_HAND]


def quiet_deals(edition: str, players: int, wanted: int = 5) -> list[Game]:
    """New games in which nobody was dealt a card that is played at once."""
    found = []
    for seed in range(1, 200):
        game = new_game([edition], players=players, seed=seed)
        if not game.state.zones[ids.Z_DISCARD] + game.state.zones[ids.Z_DISCARD - 1]:
            found.append(game)
        if len(found) == wanted:
            return found
    raise AssertionError("too few quiet deals")


@pytest.mark.clause("SETUP-01")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@every_edition("SETUP-01")
def test_three_to_six_may_play(edition: str, players: int) -> None:
    assert len(new_game([edition], players=players).view(None).players) == players


@pytest.mark.clause("SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
@every_edition("SETUP-01")
def test_fewer_or_more_may_not(edition: str, players: int) -> None:
    with pytest.raises(OptionError, match="SETUP-01"):
        new_game([edition], players=players)


@pytest.mark.clause("SETUP-02")
@every_edition("SETUP-02")
def test_two_decks_each_shuffled(edition: str) -> None:
    game = new_game([edition], seed=1)
    for deck in (ids.DOOR, ids.TREASURE):
        cards = game.state.zones[ids.Z_POOL - deck] + game.state.zones[ids.Z_TOP - deck]
        assert cards
        assert {game.box.tables.deck[card] for card in cards} == {deck}
    for deck in (ids.DOOR, ids.TREASURE):
        dealt = {
            tuple(
                sorted(card for card in hand(new_game([edition], seed=seed), 0) if game.box.tables.deck[card] == deck)
            )
            for seed in range(1, 9)
        }
        assert len(dealt) > 4, "the deck is not shuffled"
    assert hand(new_game([edition], seed=7), 2) == hand(new_game([edition], seed=7), 2)


@pytest.mark.clause("SETUP-03")
@pytest.mark.parametrize("players", [3, 6])
@every_edition("SETUP-03")
def test_four_of_each_deck_face_down(edition: str, players: int) -> None:
    for game in quiet_deals(edition, players):
        for seat in range(players):
            decks = [game.box.tables.deck[card] for card in hand(game, seat)]
            assert (decks.count(ids.DOOR), decks.count(ids.TREASURE)) == (4, 4)
            assert game.view(seat).players[seat].hand == tuple(sorted(hand(game, seat)))
            for other in [None, *(x for x in range(players) if x != seat)]:
                seen = game.view(other).players[seat]
                assert (seen.hand_size, seen.hand) == (8, ())


@pytest.mark.clause("SETUP-07")
@every_edition("SETUP-07")
def test_everyone_declares_a_sex(edition: str) -> None:
    game = new_game([edition], players=3, sexes=["female", "male", "female"])
    assert [p.sex for p in game.view(None).players] == [ids.FEMALE, ids.MALE, ids.FEMALE]
    with pytest.raises(OptionError, match=r"^sexes:"):
        new_game([edition], players=3, sexes=["female", "male", "dragon"])


@pytest.mark.clause("SETUP-08", edition=["classic", "legends", "steampunk"])  # no Seals, no characters beside the decks
@every_edition("SETUP-08")
def test_168_cards_in_decks_of_their_size(edition: str) -> None:
    for players in (3, 6):
        for game in quiet_deals(edition, players, 2):
            doors, treasures = game.view(None).deck_sizes
            if edition in DECKS:
                assert (doors + 4 * players, treasures + 4 * players) == DECKS[edition]
            assert doors + treasures + sum(p.hand_size for p in game.view(None).players) == 168
    tables = game.box.tables
    assert tables.deck.count(ids.DOOR) + tables.deck.count(ids.TREASURE) == 168


def pass_setup(game: Game) -> None:
    """Nobody plays anything from the opening hand."""
    while game.state.phase == ids.PH_SETUP:
        seat = next(iter(game.pending))
        game.apply(seat, PASS)


@pytest.mark.clause("SETUP-09")
@pytest.mark.parametrize(
    ("dice", "first"),
    [([6, 5, 4, 3], 0), ([2, 5, 4, 3], 1), ([2, 5, 5, 3, 1, 6], 2), ([4, 4, 4, 4, 2, 2, 1, 2, 3, 3, 5], 3)],
)
@every_edition("SETUP-09")
def test_the_highest_roll_goes_first_and_ties_roll_again(edition: str, dice: list[int], first: int) -> None:
    source = Scripted(dice, 1)
    game = new_game([edition], players=4, source=source)
    pass_setup(game)
    assert game.state.turn == first
    assert game.turn_number == 1
    assert source.dice == []


@pytest.mark.clause("SETUP-09")
@every_edition("SETUP-09")
def test_a_table_may_choose_that_the_first_seat_begins(edition: str) -> None:
    source = Scripted([], 1)
    game = new_game([edition], players=4, source=source, options={"first_begins": True})
    pass_setup(game)
    assert (game.state.turn, game.turn_number) == (0, 1)


@pytest.mark.clause("SETUP-09", "TURN-14")
@every_edition("SETUP-09")
def test_then_play_goes_to_the_left(edition: str) -> None:
    game = new_game([edition], players=4, source=Scripted([1, 1, 1, 6], 3))
    pass_setup(game)
    turns = [game.state.turn]
    for _ in range(4_000):
        seat, request = next(iter(game.pending.items()))
        game.apply(seat, PASS if PASS in request.options else request.options[0])
        if game.state.turn != turns[-1]:
            turns.append(game.state.turn)
        if len(turns) == 6:
            break
    assert turns == [3, 0, 1, 2, 3, 0]


@pytest.mark.clause("SETUP-10")
@every_edition("SETUP-10")
def test_everyone_starts_at_level_1_human_without_a_class(edition: str) -> None:
    for seed in range(1, 6):
        game = new_game([edition], players=6, seed=seed)
        for p in game.view(None).players:
            assert (p.level, p.traits, p.worn, p.pack, p.curses) == (1, (), (), (), ())
            assert game.state.pro[p.seat] & ids.HUMAN
            assert p.strength == 1


@pytest.mark.clause("SETUP-13", "SETUP-14")
@every_edition("SETUP-13")
def test_the_opening_hand_is_played_before_the_first_turn(edition: str) -> None:
    game = new_game([edition], players=4, seed=1)
    assert game.turn_number == 0
    for seat in range(4):
        assert game.why_not(seat, {"do": "kick-door"}) is not None
    plays = [choice for seat in range(4) for choice in game.options(seat) if choice[0] == ids.V_PLAY]
    kinds = {game.box.tables.kind[card] for _verb, card, _a, _b in plays}
    assert kinds
    items = {ids.K_ITEM, ids.K_ONESHOT, ids.K_ITEM_ENHANCER}
    assert kinds <= items | {ids.K_CLASS, ids.K_RACE, ids.K_HIRELING, ids.K_ALLY}
