"""The sequential test: rarely wrong, soon done, and deaf to the order in which games end."""

from random import Random

from kickdoor.arena.referee import Referee
from kickdoor.arena.score import BROKEN, Score

PLAYERS = 4


def score(number: int, share: float, ending: str = "kill") -> Score:
    block, seat = divmod(number, PLAYERS)
    return Score(number, block, "greedy", "random", seat, share, (), 40, 90, ending, (0, 0, 0, 0), "", ())


def judge(share: float, seed: int) -> Referee:
    """Games that are won at random with this share, until it is clear."""
    referee, dice = Referee((0.25, 0.33), PLAYERS), Random(f"referee {seed}")
    number = 0
    while referee.answer is None:
        referee.hear(score(number, float(dice.random() < share)))
        number += 1
    return referee


def test_it_is_wrong_about_one_time_in_twenty() -> None:
    for true_share, right in ((0.25, "low"), (0.33, "high")):
        answers = [judge(true_share, seed).answer for seed in range(600)]
        assert 0.02 < sum(answer != right for answer in answers) / 600 < 0.07


def test_a_clear_case_is_soon_over() -> None:
    assert judge(0.9, 1).blocks < 6
    assert judge(0.02, 1).blocks < 12


def test_blocks_are_counted_whole_and_in_their_order() -> None:
    games = [score(number, float(number % 3 == 0)) for number in range(80 * PLAYERS)]
    ahead, shuffled = Referee((0.25, 0.33), PLAYERS), Referee((0.25, 0.33), PLAYERS)
    for game in games:
        ahead.hear(game)
    Random(1).shuffle(games)
    for game in games:
        shuffled.hear(game)
    assert ahead.answer == shuffled.answer == "high"
    assert (ahead.blocks, ahead.games, ahead.wins) == (shuffled.blocks, shuffled.games, shuffled.wins)
    assert ahead.games == ahead.blocks * PLAYERS < 80 * PLAYERS


def test_a_shared_win_counts_its_share_and_a_broken_game_not_at_all() -> None:
    referee = Referee((0.25, 0.33), PLAYERS)
    for number, share in enumerate((0.5, 0, 0)):
        referee.hear(score(number, share))
    assert referee.games == 0
    referee.hear(score(3, 0, BROKEN))
    assert (referee.blocks, referee.games, referee.wins, referee.answer) == (1, 3, 0.5, None)
