"""Random play over the bare engine: what the properties, privacy and golden tests drive games with."""

from collections.abc import Iterator

from hypothesis import strategies as st

from kickdoor import Game, new_game
from kickdoor.chance import Seeded, answer
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import FEMALE, MALE, PH_OVER, Choice
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.ruleset import open_box

MOST_CHOICES = 60_000  # a random game that has not ended by then does not end

seats = st.integers(3, 6)
seeds = st.integers(0, 1_000_000)


def table(players: int, chance: Seeded) -> State:
    """A classic game, dealt."""
    s = empty_table(open_box().tables, [(MALE, FEMALE)[seat % 2] for seat in range(players)])
    deal(s)
    answer_chance(s, chance)
    return s


def answer_chance(s: State, chance: Seeded) -> None:
    while s.asked == CHANCE and s.phase != PH_OVER:
        apply(s, CHANCE, answer(s, chance))


def pick(s: State, dice: Seeded) -> tuple[int, Choice]:
    """Now and then somebody speaks out of order: any seat with a chance to step in may."""
    if dice.below(4) == 0:
        ready = [(seat, offered) for seat in range(s.n) if len(offered := options(s, seat)) > 1]
        if ready:
            seat, offered = ready[dice.below(len(ready))]
            return seat, offered[dice.below(len(offered))]
    offered = options(s, s.asked)
    assert offered, f"seat {s.asked} is asked and has no option: {s.stack}"
    return s.asked, offered[dice.below(len(offered))]


def walk(players: int, seed: int, most: int = MOST_CHOICES, also_chance: bool = False) -> Iterator[State]:
    """A random game, at every point where a player (or chance) is asked; the state is the same object throughout."""
    chance, dice = Seeded(seed), Seeded(f"dice {seed}")
    s = table(players, chance)
    for _ in range(most):
        yield s
        if s.phase == PH_OVER:
            return
        apply(s, *pick(s, dice))
        while s.asked == CHANCE and s.phase != PH_OVER:
            if also_chance:
                yield s
            apply(s, CHANCE, answer(s, chance))


def play_on(s: State, seed: int, choices: int) -> None:
    """Go on with other dice."""
    chance, dice = Seeded(f"on {seed}"), Seeded(f"on dice {seed}")
    for _ in range(choices):
        if s.phase == PH_OVER:
            return
        apply(s, *pick(s, dice))
        answer_chance(s, chance)


def random_game(game: Game, seed: int, choices: int = MOST_CHOICES) -> Game:
    """The same with the public face: so many choices, or to the end."""
    dice = Seeded(f"dice {seed}")
    for _ in range(choices):
        if game.over:
            break
        game.apply(*pick(game.state, dice))
    return game


def some_game(players: int, seed: int, choices: int) -> Game:
    return random_game(new_game(players=players, seed=seed), seed, choices)
