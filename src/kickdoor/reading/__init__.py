"""Reading steps: a mapping in the scenario vocabulary becomes the engine's choices, lawful or not.

One step may stand for several choices in a row (three discards, a sale, a whole offer): that row is a plan. A step that
leaves something open gives several plans; the rules decide which of them can be meant.
"""

from kickdoor.reading.reader import UNFIT, Ambiguous, Plan, StepError
from kickdoor.reading.verbs import plans

__all__ = ["UNFIT", "Ambiguous", "Plan", "StepError", "plans"]
