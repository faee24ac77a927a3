"""A finished game choice by choice: the same from wherever one begins to look."""

from random import Random

from kickdoor.server.film import EVERY, GAMES, Film, films, show
from tests.server.house import House, housed
from tests.server.test_replays import finished


@housed
async def test_a_game_looks_the_same_from_wherever_one_begins(house: House) -> None:
    replay, (ann, _ben) = await finished(house, longer=2 * EVERY)
    whole = Film(replay).show(0, 10_000)
    count = len(whole) - 1
    assert count > 2 * EVERY
    assert [frame.n for frame in whole] == list(range(count + 1))
    assert whole[0].pick is None
    assert [frame.pick for frame in whole[1:]] == [tuple(pick) for pick in Film(replay).picks]
    assert whole[-1].view.winners == tuple(ann.room.playing.winners)
    film, dice = Film(replay), Random(1)
    starts = [
        count,
        0,
        1,
        EVERY - 1,
        EVERY,
        EVERY + 1,
        2 * EVERY,
        count - 1,
        *(dice.randrange(count) for _ in range(20)),
    ]
    for start in starts:  # one film, looked at here and there
        shown = film.show(start, 7)
        assert shown == (whole[:8] if start == 0 else whole[start + 1 : start + 8]), start
    assert film.show(count + 100, 7) == ()


@housed
async def test_all_hands_are_open_in_a_replay(house: House) -> None:
    replay, _people = await finished(house)
    for frame in Film(replay).show(0, 10_000):
        assert [len(hand) for hand in frame.hands] == [player.hand_size for player in frame.view.players]
        assert frame.view.seat == -1


@housed
async def test_films_are_remembered_and_not_too_many(house: House) -> None:
    films.clear()
    replay, _people = await finished(house)
    whole = Film(replay).show(0, 10_000)
    assert show(replay, 10, 5) == whole[11:16]
    film = films[replay.id]
    assert show(replay, 60, 5) == whole[61:66]
    assert films[replay.id] is film
    for number in range(GAMES + 3):
        show(replay._replace(id=f"other{number}"), 0, 1)
    assert len(films) == GAMES
    films.clear()
