"""What must hold after every choice of any game."""

from kickdoor.engine.apply import CHANCE
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import State


class Broken(Exception):
    """An invariant does not hold."""


def check(s: State, offered: list[Choice] | None) -> None:
    """Cards are conserved, levels stay in bounds, and whoever is asked has an answer."""
    cards = sorted([card for zone in s.zones for card in zone])
    if cards != list(range(len(s.t.face))):
        raise Broken(f"cards are not conserved: {len(cards)} of {len(s.t.face)}, {len(set(cards))} of them different")
    if min(s.level) < 1 or max(s.level) > s.t.win_level:
        raise Broken(f"levels out of bounds: {s.level}")
    if s.asked != CHANCE and not s.winners and not offered:
        raise Broken(f"seat {s.asked} is asked and has no answer: phase {s.phase}, stack {s.stack}")
