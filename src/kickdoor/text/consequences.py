"""What follows from an option: the table before and after it, as far as neither dice nor hidden cards decide."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import CombatView, View
from kickdoor.game import Request
from kickdoor.text.cards import spoken_of
from kickdoor.text.speech import REPLACED, Speech
from kickdoor.worlds import Worlds

Foreseen = Mapping[Choice, Sequence[View]]  # how the table would look to the seat, in several worlds

WORLDS = 2  # what is not so in both depends on hidden cards
MOST = 60  # options that are tried


def foresee(worlds: Worlds, request: Request) -> dict[Choice, list[View]]:
    """Every option tried in imagined worlds; those in which chance has a part are left out."""
    found: dict[Choice, list[View]] = {}
    imagined = [worlds.sample(Random(f"foresee {n}").random, n) for n in range(WORLDS)]
    for choice in request.options[:MOST]:
        views = [after for world in imagined if (after := world.foreseen(choice)) is not None]
        if len(views) == WORLDS:
            found[choice] = views
    return found


def follows(speech: Speech, before: View, choice: Choice, foreseen: Foreseen) -> list[str]:
    """What can be said of an option in a few words; nothing where it is not certain."""
    told = [list(changes(speech, before, after, choice)) for after in foreseen.get(choice, ())]
    return [line for line in told[0] if all(line in other for other in told)] if told else []


def changes(speech: Speech, before: View, after: View, choice: Choice) -> Iterable[str]:
    """What differs between two views of one seat."""
    say = speech.say
    for winner in after.winners:
        yield say("so-won", who=name(speech, winner))
    for old, new in zip(before.players, after.players, strict=True):
        if old.level != new.level:
            yield say("so-level", who=name(speech, old.seat), **{"from": old.level, "to": new.level})
    yield from fight_changes(speech, before.combat, after.combat)
    mine, then = before.players[before.seat], after.players[before.seat]
    if before.combat is None and after.combat is None and mine.strength != then.strength:
        yield say("so-strength", **{"from": mine.strength, "to": then.strength})
    if mine.escape != then.escape:
        yield say("so-escape", n=then.escape)
    yield from card_changes(speech, before, after, choice)


def fight_changes(speech: Speech, old: CombatView | None, new: CombatView | None) -> Iterable[str]:
    say = speech.say
    if old is None and new is not None:
        yield say("so-begins", **{"from": new.munchkins, "to": new.monsters})
    if old is not None and new is None:
        yield say("so-over")
    if old is None or new is None:
        return
    if old.munchkins != new.munchkins:
        yield say("so-fight", n=new.monsters, **{"from": old.munchkins, "to": new.munchkins})
    if old.monsters != new.monsters:
        yield say("so-monsters", n=new.munchkins, **{"from": old.monsters, "to": new.monsters})
    if old.winning != new.winning:
        yield say("so-win" if new.winning else "so-lose")
    if old.treasures != new.treasures:
        yield say("so-treasures", **{"from": old.treasures, "to": new.treasures})


def card_changes(speech: Speech, before: View, after: View, choice: Choice) -> Iterable[str]:
    """Cards that lie in front of somebody no longer, and what it costs from the own hand."""
    told = set(spoken_of(speech, before, choice)[:1])
    if choice[0] == ids.V_PLAY and speech.box.tables.kind[choice[1]] in REPLACED:
        told |= {*before.players[before.seat].traits}  # its words say what it takes the place of
    for old, new in zip(before.players, after.players, strict=True):
        kept = {*new.worn, *new.pack, *new.traits, *new.curses}
        for card in old.worn + old.pack + old.traits + old.curses:
            if card in kept or card in told:
                continue
            back = old.seat == before.seat and card in new.hand
            title = speech.titles.card(card)
            yield (
                speech.say("so-back", card=title)
                if back
                else speech.say("so-gone", who=name(speech, old.seat), card=title)
            )
    mine, then = before.players[before.seat], after.players[before.seat]
    there = {*then.hand, *then.worn, *then.pack, *then.traits, *then.curses, *told}
    for card in mine.hand:
        if card not in there:
            yield speech.say("so-paid", card=speech.titles.card(card))


def name(speech: Speech, seat: int) -> str:
    return speech.say("so-you") if seat == speech.person else speech.players[seat]
