"""The story of a scenario: each event in a sentence, with the clause it rests on."""

from kickdoor.engine import events as e
from kickdoor.engine.state import Event
from kickdoor.notation import SEXES, Scribe

# Which of a, b, c is a card (c), a player (p) or a number (n), and the sentence; {who} is the seat.
SENTENCES: dict[int, tuple[str, str]] = {
    e.E_TURN: ("", "{who}'s turn begins"),
    e.E_DOOR: ("c", "{who} kicks open the door: {a}"),
    e.E_DRAWN: ("c", "{who} draws {a}"),
    e.E_FIGHT: ("c", "{who} must fight {a}"),
    e.E_JOINS: ("c", "{a} joins the fight, sent by {who}"),
    e.E_LEAVES: ("c", "{a} leaves the fight"),
    e.E_KILLED: ("c", "{who} kills {a}"),
    e.E_PLAYED: ("c", "{who} plays {a}"),
    e.E_USED: ("c", "{who} uses {a}"),
    e.E_CURSED: ("c", "{a} is aimed at {who}"),
    e.E_CANCELLED: ("c", "{a} on {who} is cancelled"),
    e.E_GAINED: ("nn", "{who} goes up {a} to Level {b}"),
    e.E_LOST: ("nn", "{who} goes down {a} to Level {b}"),
    e.E_ROLLED: ("n", "{who} rolls {a}"),
    e.E_ESCAPED: ("c", "{who} gets away from {a}"),
    e.E_CAUGHT: ("c", "{a} catches {who}"),
    e.E_DIED: ("", "{who} is dead"),
    e.E_LOOTED: ("cp", "{who} loots {a} from {b}"),
    e.E_CARD_LOST: ("c", "{who} loses {a}"),
    e.E_TAKEN: ("cp", "{who} takes {a}"),
    e.E_EQUIPPED: ("c", "{who} equips {a}"),
    e.E_TAKEN_OFF: ("c", "{who} takes off {a}"),
    e.E_SOLD: ("nn", "{who} sells {b} Items for {a} levels"),
    e.E_TRADED: ("p", "{who} and {a} trade"),
    e.E_OFFERED: ("p", "{who} makes {a} an offer"),
    e.E_HELPS: ("p", "{who} helps {a}"),
    e.E_DECLINED: ("p", "{who} declines"),
    e.E_WON_FIGHT: ("", "{who} wins the fight"),
    e.E_RUNS: ("", "{who} must run away"),
    e.E_OVER_FIGHT: ("", "the fight is over"),
    e.E_CHARITY: ("cp", "{who} gives {a} to {b}"),
    e.E_DISCARDED: ("c", "{who} discards {a}"),
    e.E_WON: ("", "{who} wins the game"),
    e.E_SEX: ("s", "{who} is {a} now"),
    e.E_KEPT: ("c", "{who} keeps {a}"),
    e.E_LOOTS_ROOM: ("", "{who} loots the room"),
    e.E_BACK: ("", "{who} is back alive"),
    e.E_REVEALED: ("c", "{who} shows {a}"),
    e.E_UNPURSUED: ("c", "{a} does not pursue {who}"),
    e.E_HELPER_LEAVES: ("", "{who} leaves the fight"),
    e.E_NO_EFFECT: ("c", "{a} has no effect on {who}"),
    e.E_TRANSFERRED: ("", "{who} takes the fight over"),
    e.E_TROUBLE: ("c", "{who} looks for trouble with {a}"),
    e.E_DROPPED: ("c", "{who} is rid of {a}"),
    e.E_ATTACHED: ("cc", "{a} of {who} holds {b}"),
    e.E_ENDED: ("", "{who}'s turn ends"),
    e.E_STAYS: ("c", "{a} stays with {who}"),
    e.E_COUNTER: ("p", "{who} makes {a} another offer"),
    e.E_CHARACTER: ("c", "{who} is {a} now"),
    e.E_SACRIFICED: ("c", "{who} sacrifices {a}"),
    e.E_SEAL_OPENED: ("c", "{who} opens a Seal: {a}"),
    e.E_SEAL_CLOSED: ("", "{who} closes a Seal"),
    e.E_SEAL_SHUT: ("", "no Seal opens for {who}"),
    e.E_REVELS: ("", "{who} revels"),
    e.E_TAMED: ("c", "{a} goes with {who} now"),
}


def sentence(scribe: Scribe, event: Event) -> str:
    """One event for the reader: `Aric kills net-troll  [COMB-04]`."""
    kind, seat, a, b, _c, _audience = event
    shapes, text = SENTENCES[kind]
    words = {"who": scribe.players[seat] if seat >= 0 else "chance"}
    for name, shape, value in zip("ab", shapes, (a, b), strict=False):
        if shape == "c":
            words[name] = scribe.card(value) if value >= 0 else "a card"
        elif shape == "p":
            words[name] = scribe.players[value] if value >= 0 else "the table"
        elif shape == "s":
            words[name] = SEXES[value]
        else:
            words[name] = str(value)
    return f"{text.format(**words)}  [{e.EVENTS[kind][1]}]"
