"""The heuristic player: the greedy player's craft, with worths, rivals, thrift and a memory of good and bad turns."""

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from msgspec.structs import replace

from kickdoor.agents.base import Event, Thought
from kickdoor.agents.feelings import Feelings
from kickdoor.agents.greedy import GreedyAgent
from kickdoor.agents.greedy_household import HAND_SIZE
from kickdoor.agents.heuristic_bargaining import Dealing
from kickdoor.agents.heuristic_fighting import Warfare
from kickdoor.agents.heuristic_household import Managing
from kickdoor.agents.heuristic_picking import Choosing
from kickdoor.agents.question import Question
from kickdoor.agents.reasons import Reasons
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import NORMAL, Temper
from kickdoor.agents.trials import Trials
from kickdoor.agents.voice import Voice
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.events import E_TURN
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.ruleset import Box
from kickdoor.worlds import Worlds

EVERYBODY: Final = -1  # the audience of an event
FORGOTTEN: Final[tuple[int, ...]] = (
    ids.V_PLAY,
    ids.V_USE,
    ids.V_EQUIP,
    ids.V_ATTACH,
    ids.V_TROUBLE,
)  # what somebody may not think of


class HeuristicAgent(GreedyAgent):
    """The same views and requests in the same order always get the same answers."""

    def __init__(self, box: Box, seat: int, temper: Temper = NORMAL, seed: int | str = 0) -> None:
        worths = Worths(box, seat, temper)
        self.temper = temper
        self.sense = worths
        self.rivals = Rivals(seat, temper)
        self.trials = Trials()
        warfare = Warfare(worths, self.rivals, self.trials, temper)
        managing = Managing(worths, self.rivals, self.trials, temper)
        dealing = Dealing(worths, warfare, self.rivals, managing.trading, temper)
        self.managing = managing
        self.fighting = warfare
        self.warfare = warfare
        self.household = managing
        choosing = Choosing(worths, self.rivals)
        self.picking = choosing
        self.bargaining = dealing
        self.reasons = Reasons(worths, warfare, managing, dealing, choosing)
        self.feelings = Feelings(worths, self.rivals, managing.trading)
        self.voice = Voice(temper.name, seed)
        self.seed = seed
        self.worlds: Worlds | None = None  # given by whoever asks, before each question

    def hear(self, event: Event) -> str:
        """Something happened that this seat may know; what the bot has to say to it, if everybody knows it, or ""."""
        occasion = self.feelings.hear(event)
        public = event[ids.EVENT_AUDIENCE] == EVERYBODY
        return self.voice.line(occasion, self.rivals.turn) if occasion and public else ""

    def feel(self, event: Event) -> None:
        """The same without a word."""
        self.feelings.hear(event)

    def recall(self, number: int, events: Sequence[Event]) -> None:
        """What happened up to the turn of that number: what was felt has faded since."""
        turns = [event for event in events if event[ids.EVENT_KIND] == E_TURN]
        self.rivals.felt = number - len(turns)
        for event in events:
            if event[ids.EVENT_KIND] == E_TURN:
                self.rivals.fade(self.rivals.felt + 1)
            self.feelings.hear(event)

    def choose(self, view: View, request: Request) -> Choice:
        if len(request.options) == 1:
            return request.options[0]
        self.trials.give(self.worlds)
        self.rivals.look(view)
        chosen = super().choose(view, self.noticed(view, request))
        self.rivals.remember(view, chosen)
        self.managing.remember(view, chosen)
        return chosen

    def calm(self, number: int) -> bool:
        """Is nothing personal in that turn? Then one lets pass what stirs nobody (`reflexes`), without a look."""
        return self.rivals.even(number)

    def forget(self) -> None:
        """What one did oneself: offers, sales and trades. It was another game."""
        self.rivals.forget()
        self.managing.forget()

    def noticed(self, view: View, request: Request) -> Request:
        """A slip: a card or ability that is not thought of this turn. The others are seen, and so is what is asked."""
        if not self.temper.slips or self.awake(view):
            return request
        seen = tuple([c for c in request.options if c[0] not in FORGOTTEN or not self.forgets(view.number, c)])
        return replace(request, options=seen) if 0 < len(seen) < len(request.options) else request

    def awake(self, view: View) -> bool:
        """Does one go through all one's cards? So one does to spoil the fight of somebody with whom there is a score to
        settle; and who is alert does where the game or the own life hangs on it, and before cards are given away."""
        fight, me = view.combat, self.sense.me(view)
        if fight is None:
            full = view.phase == ids.PH_CHARITY and view.turn == me.seat and me.hand_size > HAND_SIZE
            return self.temper.alert and full
        if self.temper.meddle > 0 and self.rivals.owed(fight.fighter):
            return True
        last = self.warfare.for_the_win(view, fight) and (fight.winning or me.seat == fight.fighter)
        return self.temper.alert and (last or self.warfare.deadly(view, fight))

    def forgets(self, turn: int, choice: Choice) -> bool:
        """Whom one has threatened one does not forget."""
        if choice[0] == ids.V_PLAY and choice[2] - ids.T_PLAYER in self.rivals.threats:
            return False
        return crc32(f"{self.seed}/{turn}/{choice[0]}/{choice[1]}".encode()) < self.temper.slips * 2**32

    def reason(self, view: View, asked: Question) -> Choice | None:
        if asked.kind == "draw":
            return self.managing.redraw(view, asked)
        if asked.kind == "run" and (heir := self.managing.schemes.inherits(asked)) is not None:
            return heir
        return super().reason(view, asked)

    def explain(self, view: View, request: Request) -> list[Thought]:
        """Every option with a worth and the fact that decides; what it would choose stands first and is worth most."""
        self.trials.give(self.worlds)
        self.rivals.look(view)
        chosen = GreedyAgent.choose(self, view, request)
        return self.reasons.thoughts(view, Question(request), chosen)
