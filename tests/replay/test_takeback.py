"""Taking back: what binds, what does not, and that nobody keeps a secret from a stretch that may be taken back."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickdoor import Game, new_game, replay
from kickdoor.chance import Committed, Seeded, answer
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.ids import NO_TARGET, PH_OVER, SEAT_ZONES, T_CARD, V_CHOOSE, V_SELL, Z_FIGHT, Z_HAND, Choice
from kickdoor.engine.options import options
from kickdoor.engine.state import NO_MEMO, Event, State
from kickdoor.engine.view import view
from kickdoor.engine.zones import know
from kickdoor.scenario.layout import Scenario
from kickdoor.scenario.parse import parse, parse_text
from kickdoor.scenario.run import run_scenario
from kickdoor.scenario.table import lay_out
from kickdoor.scenario.template import editions_of
from kickdoor.takeback import reveals
from tests.privacy.reshuffle import SPECTATOR, heard, listening, reshuffled
from tests.props.play import pick, seats, seeds

EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")
SCENARIOS = Path(__file__).parents[1] / "scenarios"
SECRET = b"nothing of this is taken back"


@dataclass(frozen=True, slots=True)
class Step:
    """One choice, the states around it, and whether it binds."""

    seat: int
    choice: Choice
    events: list[Event]
    before: State
    after: State

    @property
    def binds(self) -> bool:
        return reveals(self.seat, self.choice, self.events, self.before, self.after)

    @property
    def given_away(self) -> set[int]:
        """What its owner has let out of the hand, or put up for sale, for all to see."""
        if self.seat == CHANCE:
            return set()
        own = set(self.before.zones[self.seat * SEAT_ZONES + Z_HAND])
        gone = own - hands(self.after)
        return gone | own & {self.choice[1]} if self.choice[0] == V_SELL else gone


def hands(s: State) -> set[int]:
    return {card for seat in range(s.n) for card in s.zones[seat * SEAT_ZONES + Z_HAND]}


def step(game: Game, seat: int, choice: Choice) -> Step:
    before = game.state.clone()
    events = game.push(seat, choice)
    return Step(seat, choice, events, before, game.state.clone())


def played(game: Game, seed: int, most: int) -> Iterator[Step]:
    """A random game, chance and all."""
    dice = Seeded(f"dice {seed}")
    for _ in range(most):
        if game.over:
            return
        if game.state.asked == CHANCE:
            yield step(game, CHANCE, answer(game.state, game.source))
        else:
            yield step(game, *pick(game.state, dice))


def told(scenario: Scenario) -> list[Step]:
    """The choices by which a scenario was played."""
    result = run_scenario(scenario)
    assert result.passed, result.error
    assert result.game is not None
    game = lay_out(scenario)
    return [step(game, *done) for done in result.game.choices[len(game.choices) :]]


def stretches(steps: Iterator[Step] | list[Step]) -> Iterator[list[Step]]:
    """Choices in a row that may be taken back together."""
    stretch: list[Step] = []
    for done in steps:
        if not done.binds:
            stretch.append(done)
        elif stretch:
            yield stretch
            stretch = []
    if stretch:
        yield stretch


def in_sight(s: State, viewer: int) -> set[int]:
    """All cards a viewer is shown or asked about."""
    v = view(s, viewer)
    found = {*v.peeked, *v.shown, *v.spoils, *v.body, *v.sale, *v.seals, *v.characters, *v.discard_tops}
    found.update(s.zones[Z_FIGHT])
    for p in v.players:
        found.update(p.hand, p.worn, p.pack, p.traits, p.curses)
    if v.curse is not None:
        found.add(v.curse[0])
    if v.deal is not None:
        found.update(v.deal.play)
    if viewer != SPECTATOR and s.phase != PH_OVER:
        found.update(o[1] - T_CARD for o in options(s, viewer) if o[0] == V_CHOOSE and o[1] >= T_CARD)
    return found - {NO_TARGET}


def check_sight(stretch: list[Step]) -> None:
    """Cut at every permitted point: after it nobody saw a card unseen before, but what its owner played openly."""
    for viewer in (*range(stretch[0].before.n), SPECTATOR):
        sights = [in_sight(s, viewer) for s in (stretch[0].before, *[done.after for done in stretch])]
        for point, known in enumerate(sights):
            allowed = set(known)
            for done, sight in zip(stretch[point:], sights[point + 1 :], strict=True):
                allowed |= done.given_away
                assert sight <= allowed, (viewer, done.seat, done.choice, sight - allowed)


@pytest.mark.parametrize("patient", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_has_seen_more_than_what_was_played_openly(edition: str, patient: bool) -> None:
    for seed in range(3):
        game = new_game([edition], players=3 + seed, seed=seed, options={"patient": patient})
        several = list(stretches(played(game, seed, 400)))
        assert len(several) > 20
        for stretch in several:
            check_sight(stretch)


def test_the_same_in_positions_that_random_games_seldom_reach() -> None:
    files = sorted(SCENARIOS.rglob("*.yaml"))
    cases = [(path, edition) for path in files for edition in editions_of(path) or (None,)][::12]
    assert len(cases) > 200
    for path, edition in cases:
        for stretch in stretches(told(parse(path, (), edition))):
            check_sight(stretch)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_hidden_before_a_stretch_may_be_otherwise_after_it(edition: str) -> None:
    """Whatever a viewer could not know is dealt anew: all it hears, sees and may do in the stretch stays the same."""
    dice = Seeded(f"anew {edition}")
    compared = 0
    for seed in range(4):
        game = new_game([edition], players=3 + seed, seed=seed, options={"patient": True})
        for stretch in stretches(played(game, seed, 500)):
            for viewer in (*range(game.state.n), SPECTATOR):
                compare(stretch, viewer, dice)
                compared += 1
    assert compared > 300


def compare(stretch: list[Step], viewer: int, dice: Seeded) -> None:
    one = stretch[0].before.clone()
    for done in stretch:
        for card in done.given_away:
            know(one, card, (1 << one.n) - 1)  # it has to be there to be played
    other = reshuffled(one, viewer, viewer, dice)
    other.reach = [NO_MEMO] * other.n
    for done in stretch:
        tells = [listening(s, done.seat, done.choice) for s in (one, other)]
        assert heard(tells[0], viewer) == heard(tells[1], viewer)
        assert view(one, viewer) == view(other, viewer)
        assert viewer == SPECTATOR or options(one, viewer) == options(other, viewer)


@given(seats, seeds, st.integers(40, 400))
def test_a_game_cut_at_a_permitted_point_is_the_game_of_that_moment(players: int, seed: int, most: int) -> None:
    """No answer of chance is cut off, and chance goes on from where it was."""
    game = new_game(players=players, source=Committed(SECRET), options={"patient": bool(seed % 2)})
    dealt = len(game.choices)
    steps = list(played(game, seed, most))
    marks = [True] * dealt + [done.binds for done in steps]
    point = len(marks) - marks[::-1].index(True)  # after the last that revealed something
    assert dealt <= point <= len(marks) == len(game.choices)
    log = game.log()
    log.pop("end", None)
    again = replay({**log, "choices": log["choices"][:point]}, Committed(SECRET))
    assert again.state.fields() == (steps[point - dealt].before if point < len(marks) else game.state).fields()
    asked = [seat for seat, _choice in game.choices]
    assert CHANCE not in asked[point:]
    for done in steps[point - dealt :]:
        again.push(done.seat, done.choice)
    assert again.digest() == game.digest()


TABLE = """
name: taking back
edition: {edition}
players:
  - {{name: Ann, {ann}}}
  - {{name: Bo, {bo}}}
  - {{name: Cy, level: 5}}
{rest}
steps:
{steps}
"""


def players_marks(edition: str, ann: str, bo: str, rest: str, *steps: str) -> list[bool]:
    """Whether each choice of a player binds, in a scenario in which chance has no say."""
    text = TABLE.format(
        edition=edition, ann=ann, bo=bo, rest=rest, steps="\n".join(f"  - {{{done}}}" for done in steps)
    )
    found = told(parse_text(text, Path("takeback.yaml")))
    assert found
    assert all(done.seat != CHANCE for done in found)
    return [done.binds for done in found]


FIGHT = "combat: {fighter: Ann, monsters: [{card: bullrog}]}"
FREE = {
    "an Item and a Class are played": (
        "classic", "hand: [leather-armor, wizard, elf]", "level: 1", "",
        "by: Ann, do: play, card: leather-armor", "by: Ann, do: play, card: wizard",
    ),
    "Items are sold from hand": (
        "classic", "hand: [wand-of-dowsing, elf]", "level: 1", "", "by: Ann, do: sell, cards: [wand-of-dowsing]",
    ),
    "a monster from hand is fought": (
        "classic", "hand: [bullrog, elf]", "level: 1", "phase: trouble",
        "by: Ann, do: look-for-trouble, card: bullrog",
    ),
    "a monster from hand comes along": (
        "classic", "hand: [elf]", "hand: [wandering-monster, pit-bull, elf]", FIGHT,
        "by: Bo, do: play, card: wandering-monster, with: pit-bull",
    ),
    "the lowest player discards": (
        "classic", "hand: [elf, dwarf, halfling, wizard, thief, cleric]", "level: 4", "phase: charity",
        "by: Ann, do: discard, cards: [elf]",
    ),
    "an ability is paid with a card": (
        "classic", "classes: [warrior], hand: [elf, dwarf]", "level: 1", FIGHT,
        "by: Ann, do: use, ability: berserk, discard: [elf]",
    ),
    "an ability is paid with the whole hand": (
        "classic", "classes: [wizard], hand: [elf, dwarf, halfling]", "level: 1",
        "combat: {fighter: Ann, monsters: [{card: bullrog}, {card: pit-bull}]}",
        "by: Ann, do: use, ability: charm, target: bullrog, discard: [elf, dwarf, halfling]",
    ),
    "a Curse takes what lies on the table": (
        "classic", "equipped: [leather-armor], hand: [elf]", "hand: [curse-lose-your-armor, dwarf]", "",
        "by: Bo, do: play, card: curse-lose-your-armor, target: Ann", "do: settle",
    ),
    "help is asked for, refused and granted": (
        "classic", "equipped: [leather-armor], hand: [elf]", "hand: [dwarf]", FIGHT,
        "by: Ann, do: ask-help, to: Bo, offer: {treasures: 1}", "by: Bo, do: decline",
        "by: Ann, do: ask-help, to: Cy, offer: {items: [leather-armor]}", "by: Cy, do: accept",
    ),
    "Items are traded": (
        "classic", "carried: [leather-armor], hand: [elf]", "carried: [huge-rock]", "",
        "by: Ann, do: trade, to: Bo, give: [leather-armor], get: [huge-rock]", "by: Bo, do: accept",
    ),
}  # fmt: skip
BINDING = {
    "a card is given in Charity": (
        "classic", "level: 6, hand: [elf, dwarf, halfling, wizard, thief, cleric]", "level: 1", "phase: charity",
        "by: Ann, do: share, to: Bo, cards: [elf]",
    ),
    "a card is shown to all": ("classic", "hand: [elf]", "level: 1", "", "by: Ann, do: reveal, cards: [elf]"),
    "a card is shown to one": ("classic", "hand: [elf]", "level: 1", "", "by: Ann, do: reveal, cards: [elf], to: Bo"),
    "a card of the hand is promised": (
        "classic", "hand: [curse-chicken-on-your-head]", "hand: [elf]", FIGHT,
        "by: Ann, do: ask-help, to: Bo, offer: {play: [curse-chicken-on-your-head]}",
    ),
    "Seals are looked at": (
        "apocalypse", "hand: [peek-behind-the-end]", "level: 1",
        "seals: [market-crash-and-burn, gravity-takes-a-holiday, beer-shortage]",
        "by: Ann, do: play, card: peek-behind-the-end",
    ),
    "the discards are looked through": (
        "adventure-time", "hand: [lost-and-found-bin]", "level: 1", "door_discard: [hero, me-mow]",
        "by: Ann, do: play, card: lost-and-found-bin",
    ),
    "a door is kicked open": ("classic", "hand: [elf]", "level: 1", "door: [bullrog]", "by: Ann, do: kick-door"),
    "the room is looted": (
        "classic", "hand: [elf]", "level: 1", "phase: trouble\ndoor: [bullrog]", "by: Ann, do: loot-room",
    ),
    "a covered Race comes back from the discards": (
        "classic", "races: [elf]", "hand: [curse-change-race, wizard]", "door_discard: [baby, dwarf]",
        "by: Bo, do: play, card: curse-change-race, target: Ann", "do: settle",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", FREE)
def test_what_a_player_does_openly_may_be_taken_back(case: str) -> None:
    assert not any(players_marks(*FREE[case]))


@pytest.mark.parametrize("case", BINDING)
def test_what_shows_somebody_a_hidden_card_may_not(case: str) -> None:
    assert any(players_marks(*BINDING[case]))


def test_the_end_of_a_game_and_every_answer_of_chance_bind() -> None:
    """A committed game lays its secret open when it is over."""
    game = new_game(players=3, seed=3, options={"winning_level": 3})
    steps = list(played(game, 3, 5000))
    assert game.over
    assert steps[-1].binds
    assert all(done.binds for done in steps if done.seat == CHANCE)


def test_a_death_lays_the_hand_open() -> None:
    """The body lies there for all to see, even where nothing but a pass brought the death about."""
    game = new_game(players=4, seed=1, options={"patient": True})
    deaths = [done for done in played(game, 1, 4000) if done.after.dead & ~done.before.dead and done.seat != CHANCE]
    assert deaths
    assert all(done.binds for done in deaths)


def test_a_hand_that_must_be_discarded_binds_though_it_is_covered_at_once() -> None:
    """Pukachu's Bad Stuff: the Elf goes to the discards, and Pukachu on top of it when the fight is over."""
    text = TABLE.format(
        edition="classic", ann="hand: [elf], carried: [loaded-die]", bo="level: 1",
        rest="combat: {fighter: Ann, monsters: [{card: pukachu}]}\ndice: [1]",
        steps="  - {by: Ann, do: run, from: pukachu}\n  - {by: Ann, do: pass}",
    )  # fmt: skip
    *_, passes = told(parse_text(text, Path("takeback.yaml")))
    (elf,) = hands(passes.before) - hands(passes.after)
    assert elf not in in_sight(passes.after, SPECTATOR)
    assert passes.binds


def test_a_card_told_of_in_private_binds_though_it_was_known() -> None:
    marks = players_marks(
        "classic", "level: 6, hand: [elf, dwarf, halfling, wizard, thief, cleric]", "level: 1", "phase: charity",
        "by: Ann, do: reveal, cards: [elf], to: Bo", "by: Ann, do: share, to: Bo, cards: [elf]",
    )  # fmt: skip
    assert marks == [True, True]


def test_the_order_of_cards_put_back_may_be_taken_back() -> None:
    """The look at them may not."""
    marks = players_marks(
        "apocalypse", "hand: [peek-behind-the-end]", "level: 1",
        "seals: [market-crash-and-burn, gravity-takes-a-holiday, beer-shortage]",
        "by: Ann, do: play, card: peek-behind-the-end", "by: Ann, do: choose, option: beer-shortage",
        "by: Ann, do: choose, option: market-crash-and-burn",
        "by: Ann, do: choose, option: gravity-takes-a-holiday",
    )  # fmt: skip
    assert marks == [True, False, False, False]
