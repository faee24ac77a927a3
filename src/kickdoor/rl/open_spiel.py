"""Kickdoor as a game of OpenSpiel: `register()`, then `pyspiel.load_game("kickdoor(players=3)")` (docs/open_spiel.md).

Chance is explicit, choices with a single option make themselves, actions are those of the flat vocabulary. Whoever wins
alone gets players - 1, everybody else -1; a shared win is shared. A game that reaches `max_length` is truncated: then
everybody gets 0, and `state.truncated` says so.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise ImportError("kickdoor.rl.open_spiel needs an extra: pip install 'kickdoor[open-spiel]'") from None

from kickdoor.agents import Closing, Listener, make_agent
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.kept import Kept
from kickdoor.engine.options import options
from kickdoor.reflexes import reflexes_of
from kickdoor.rl.known import number
from kickdoor.rl.moment import Moment, Rules, rules_for
from kickdoor.rl.recall import Recall
from kickdoor.ruleset import OptionError, open_box
from kickdoor.scenario.explain import sentence
from kickdoor.sim.play import ask

NAME: Final = "kickdoor"
DECKS: Final = {
    "small": dict.fromkeys(
        ("potted-plant", "lame-goblin", "flying-frogs", "enraged", "curse-lose-a-level",
         "helm-of-courage", "leather-armor", "buckler-of-swashing", "flaming-poison-potion", "wishing-ring"),
        5,
    ),
    "tiny": dict.fromkeys(("potted-plant", "lame-goblin", "helm-of-courage", "flaming-poison-potion"), 9),
}  # of classic  # fmt: skip
DEFAULTS: Final[dict[str, Any]] = {
    "edition": "classic",  # or several, as in classic+legends
    "players": 4,
    "winning_level": 10,
    "deck": "full",  # or one of DECKS: small is ten cards of classic, tiny four
    "max_length": 20_000,  # choices of players, and outcomes of chance, after which a game is truncated
}
LEAST_LENGTH: Final = 100  # the deal alone is up to 54 outcomes of chance
GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Kickdoor",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


def register() -> None:
    """Make the game known to OpenSpiel, once."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(GAME_TYPE, KickdoorGame)


def rules_of(params: Mapping[str, Any]) -> Rules:
    """The rules of a game with these parameters; OptionError says which one does not fit."""
    wanted = {**DEFAULTS, **params}
    editions, length = wanted["edition"].split("+"), wanted["max_length"]
    options: dict[str, Any] = {"winning_level": wanted["winning_level"]}
    if wanted["deck"] in DECKS:
        if editions != ["classic"]:
            raise OptionError(f"deck: {wanted['deck']} is of classic alone, not of {wanted['edition']}")
        options["decks"] = dict.fromkeys(open_box().names.cards, 0) | DECKS[wanted["deck"]]
    elif wanted["deck"] != "full":
        raise OptionError(f"deck: full, {' or '.join(DECKS)}, not '{wanted['deck']}'")
    if length < LEAST_LENGTH:
        raise OptionError(f"max_length: at least {LEAST_LENGTH}, not {length}")
    return rules_for(open_box(editions, options), wanted["players"], length)


class KickdoorGame(pyspiel.Game):  # type: ignore[misc]
    """The game with one set of parameters."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.rules = rules_of(params or {})
        players, cards = self.rules.players, len(self.rules.box.tables.face)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.spec.vocabulary),
            max_chance_outcomes=max(cards, 7),
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=self.rules.max_length,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "KickdoorState":
        return KickdoorState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"an observer of {NAME} takes no parameters, not {params}")
        return Observer(self.rules, iig_obs_type)


class KickdoorState(pyspiel.State):  # type: ignore[misc]
    """One moment. All that changes is in `moment`, which OpenSpiel copies and saves for us."""

    def __init__(self, game: KickdoorGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.rules.first.clone()

    @property
    def truncated(self) -> bool:
        """Has the game been stopped by its length? Then nobody has won."""
        return self.moment.truncated

    def current_player(self) -> int:
        moment = self.moment
        if moment.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if moment.s.asked == CHANCE else moment.s.asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.moment.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.moment.outcomes()
        return [(outcome, 1 / len(found)) for outcome in found]

    def _apply_action(self, action: int) -> None:
        if self.moment.s.asked == CHANCE:
            self.moment.fall(action)
        else:
            self.moment.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.told(player, action)

    def is_terminal(self) -> bool:
        return self.moment.over

    def returns(self) -> list[float]:
        return self.moment.returns()

    def story(self, player: int) -> list[str]:
        """Everything the player has heard and done, in order."""
        recall: Recall = self.moment.memories[player]
        scribe = self.moment.scribe()
        vocabulary = self.moment.rules.spec.vocabulary
        return [
            f"> {vocabulary.told(entry)}" if isinstance(entry, int) else sentence(scribe, entry)
            for entry in recall.entries()
        ]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "KickdoorState":
        """A state the player cannot tell from this one: everything hidden is dealt anew among where it could be.

        Its `history()` is still that of the real one, and what the others remember is cut down to what they see.
        """
        twin = self.clone()
        assert isinstance(twin, KickdoorState)
        twin.moment = self.moment.imagined(player, sampler)
        return twin

    def __str__(self) -> str:
        return self.moment.summary()


class Observer:
    """Observations as arrays (see `observation.py` of OpenSpiel): `tensor`, and by parts in `dict`.

    Of everything a player remembers there is no array: an observer with perfect recall only names it.
    """

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.rules = rules
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = None if self.recalls else np.zeros(rules.spec.width, np.float32)
        self.dict = {} if self.tensor is None else rules.spec.split(self.tensor)

    def set_from(self, state: KickdoorState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.moment.look(player)

    def string_from(self, state: KickdoorState, player: int) -> str:
        return state.moment.information(player) if self.recalls else state.moment.observation(player)


class AgentBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our agents at a seat, by its name, as in `heuristic` or `flat:24`."""

    def __init__(self, game: KickdoorGame, player: int, name: str = "heuristic", seed: int = 0) -> None:
        super().__init__()
        self.rules = game.rules
        if number(player) not in range(self.rules.players):
            raise ValueError(f"player: 0 to {self.rules.players - 1}, not {player!r}")
        self.player = player
        self.name = name
        self.seed = seed
        self.begin()

    def player_id(self) -> int:
        return self.player

    def begin(self) -> None:
        self.agent = make_agent(self.name, self.rules.box, self.player, self.seed)
        self.kept = Kept()
        self.heard = 0

    def restart(self) -> None:
        self.close()
        self.begin()

    def close(self) -> None:
        """A program that plays ends."""
        if isinstance(self.agent, Closing):
            self.agent.close()

    def restart_at(self, state: KickdoorState) -> None:
        self.restart()

    def step(self, state: KickdoorState) -> int:
        """What the agent does; it has heard what its seat has."""
        if state.current_player() != self.player:
            raise ValueError(f"player {self.player} is not asked: state.current_player() is {state.current_player()}")
        moment = state.moment
        heard = moment.memories[self.player].entries()
        if isinstance(self.agent, Listener):
            for entry in heard[self.heard :]:
                if not isinstance(entry, int):
                    self.agent.hear(entry)
        self.heard = len(heard)
        s = moment.s
        offered = options(s, s.asked) if s.options is None else s.options
        return moment.number(ask(self.agent, s, self.player, offered, moment.choices, self.kept, reflexes_of(s.t)))
