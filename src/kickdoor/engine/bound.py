"""What a custom may leave pending: frames of its own, and questions of its own."""

from collections.abc import Callable

from kickdoor.engine.custom import Custom
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import Frame, State


def begin(s: State, step: Callable[..., bool], seat: Seat, a: Number = 0, b: Number = 0) -> None:
    """Push a frame whose steps are done by a function of a custom."""
    s.stack.append(bound_frame(seat=seat, step=s.t.steps.index(step), a=a, b=b))


def step_bound(s: State, f: Frame) -> bool:
    """F_BOUND: the custom knows how it goes on."""
    return s.t.steps[f[BOUND_STEP]](s, f)


def question(s: State, name: str) -> Number:
    """The number of a custom's question, for `ask`."""
    return MORE_QUESTIONS + s.t.questions.index(name)


def which_goes(s: State, custom: Custom) -> Number:
    """The question about too many of its cards."""
    return custom.why if custom.why >= 0 else question(s, custom.questions[0])
