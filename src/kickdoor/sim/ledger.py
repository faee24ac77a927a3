"""What has been seen so far: cards drawn, cards played and resolved, abilities used."""

from collections.abc import Iterable

from kickdoor.engine import events as e
from kickdoor.engine import ids
from kickdoor.engine.acts import mode_for
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import Event, State
from kickdoor.ruleset import Box

# A card is played and resolved when one of these was told of it and the game has gone on to the next question.
SUBJECT = frozenset(
    (e.E_PLAYED, e.E_FIGHT, e.E_JOINS, e.E_CURSED, e.E_USED, e.E_ATTACHED, e.E_SEAL_OPENED, e.E_CHARACTER)
)


class Ledger:
    """Counts faces (distinct cards) and ability numbers."""

    def __init__(self, box: Box) -> None:
        t = box.tables
        self.box = box
        self.t = t
        self.undrawn = set(range(t.faces))
        self.unplayed = set(range(t.faces))
        self.unused = {number for group in (*t.uses, *t.modes) for number in group}
        self.total = self.left

    @property
    def left(self) -> int:
        return len(self.undrawn) + len(self.unplayed) + len(self.unused)

    def drawn(self, card: int) -> None:
        self.undrawn.discard(self.t.face[card])

    def abilities(self, s: State, seat: int, choice: Choice) -> Iterable[int]:
        """Which abilities a choice uses."""
        verb, a, b, _c = choice
        if verb == ids.V_USE:
            return (a,)
        if verb == ids.V_PLAY and self.t.modes[a] and not self.is_put_down(choice):
            return (mode_for(s, seat, a, b),)
        return ()

    def is_put_down(self, choice: Choice) -> bool:
        """A one-shot that is only put on the table."""
        _verb, card, target, second = choice
        return self.t.kind[card] == ids.K_ONESHOT and target == ids.NO_TARGET and second == ids.CARRIED

    def is_new(self, s: State, seat: int, choice: Choice) -> bool:
        """Would the choice show something not seen yet?"""
        verb, a, _b, c = choice
        if verb == ids.V_USE:
            return a in self.unused
        if verb == ids.V_PLAY:
            if self.is_put_down(choice):
                return False
            joins = c > 1 and self.t.kind[c] == ids.K_MONSTER and self.t.face[c] in self.unplayed
            fresh = joins or self.t.face[a] in self.unplayed
            return fresh or any(number in self.unused for number in self.abilities(s, seat, choice))
        return verb in (ids.V_TROUBLE, ids.V_ATTACH) and self.t.face[a] in self.unplayed

    def happened(self, used: Iterable[int], events: Iterable[Event]) -> None:
        self.unused.difference_update(used)
        for event in events:
            card = event[ids.EVENT_A]
            if event[ids.EVENT_KIND] in SUBJECT and card >= 0:
                self.unplayed.discard(self.t.face[card])
                if self.t.marks[card] & ids.M_AT_ONCE:
                    self.unused.difference_update(self.t.modes[card])  # such a card plays itself

    def missing(self) -> list[str]:
        """What is still to be seen, in words."""
        names = self.box.names
        told = [f"not drawn: {names.cards[face]}" for face in sorted(self.undrawn)]
        told += [f"not played: {names.cards[face]}" for face in sorted(self.unplayed)]
        for number in sorted(self.unused):
            ability = self.t.abilities[number]
            name, face = ability.name, ability.face
            told.append(f"not used: {names.cards[face]}, {names.abilities[name] if name >= 0 else 'a way to play it'}")
        return told
