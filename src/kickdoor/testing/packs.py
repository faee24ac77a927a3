"""A pack of cards: may it be played with? Games of random players are watched from the deal to the end."""

from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path

from kickdoor.cards.shelf import folders, gather
from kickdoor.cards.words import words
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.events import events_for
from kickdoor.engine.ids import PH_OVER
from kickdoor.engine.legal import refuse
from kickdoor.engine.options import options
from kickdoor.engine.state import State
from kickdoor.engine.view import View, view
from kickdoor.game import new_game
from kickdoor.ruleset import Box, open_box
from kickdoor.sim.invariants import check
from kickdoor.testing.report import Broken, Report
from kickdoor.testing.walks import hidden_from, place, twin_of, walk
from kickdoor.words import languages

TABLES = (3, 4, 5, 6)  # the players of one game after another
EVERY = 17  # questions: one is looked at closely
MOST_SECRETS = 1500  # questions of a game whose secrets are looked at
MOST_REPLAYED = 400  # choices of a game that is played twice


def check_pack(packs: Sequence[Path | str] = (), editions: Sequence[str] = (), games: int = 4, seed: int = 1) -> Report:
    """Everything a pack must do; without editions, the packs alone."""
    where = tuple(Path(pack) for pack in packs)
    report = Report("pack", ", ".join([*map(str, packs), *editions]))
    boxes: list[Box] = []
    with report.checking("it can be read"):
        named = tuple(editions) or tuple(gather(folders(where)))
        boxes = [open_box(named, packs=where), open_box(named, {"patient": True}, where)]
    if not boxes:
        return report
    box, patient = boxes
    with report.checking("every card has its words in every language"):
        check_words(box)
    with report.checking("cards are conserved, levels stay in bounds, every option is lawful, games end"):
        report.figures["games"] = games
        report.figures["decisions"] = sum(watch(box, TABLES[n % len(TABLES)], f"{seed}/{n}") for n in range(games))
    with report.checking("the same choices give the same game"):
        for n in range(max(1, games // 2)):
            check_replay(named, where, TABLES[n % len(TABLES)], f"{seed}/{n}")
    with report.checking("no seat is shown, offered or told what is hidden from it"):
        looked = sum(check_secrets(patient, TABLES[n % len(TABLES)], f"{seed}/{n}") for n in range(games))
        report.figures["questions in worlds apart"] = looked
    return report


def check_words(box: Box) -> None:
    for card, curse in zip(box.names.defs, box.names.curses, strict=True):
        for language in languages():
            if not all(line.strip() for line in words(card, curse, language)):
                raise Broken(f"{card.id}: an empty line in {language}")


def watch(box: Box, players: int, seed: str) -> int:
    """One game, looked at after every choice; how many decisions it had."""
    decisions = 0
    for s in walk(box, players, seed):
        offered = None if s.phase == PH_OVER else options(s, s.asked)
        try:
            check(s, offered)
        except Exception as error:
            raise Broken(f"{place(seed, s, s.asked)}: {error}") from None
        if offered is not None and decisions % EVERY == 0:
            for choice in offered:
                if reason := refuse(s, s.asked, choice):
                    raise Broken(f"{place(seed, s, s.asked)}: {choice} is offered and refused (reason {reason})")
        decisions += 1
    if s.phase != PH_OVER:
        raise Broken(f"game {seed}: no end after {decisions:,} decisions (turn {s.number})")
    return decisions


def check_replay(editions: tuple[str, ...], packs: tuple[Path, ...], players: int, seed: str) -> None:
    """Two games with the same luck and the same choices, choice by choice."""
    one, other = (new_game(editions, players, seed=1, packs=packs) for _ in range(2))
    for number in range(MOST_REPLAYED):
        if one.over:
            return
        seat = one.state.asked
        offered = one.options(seat)
        choice = offered[(number * 7919 + players) % len(offered)]
        for game in (one, other):
            game.apply(seat, choice)
        if one.digest() != other.digest():
            raise Broken(f"{place(seed, one.state, seat)}: the same choice, {choice}, leads to two different games")


def check_secrets(box: Box, players: int, seed: str) -> int:
    """At some questions everything hidden from each seat is dealt anew; how often that was looked at."""
    looked = 0
    for number, s in enumerate(walk(box, players, seed, MOST_SECRETS)):
        if number % EVERY or s.phase == PH_OVER:
            continue
        for seat in range(players):
            twin = twin_of(s, seat, number)
            compare(s, twin, seat, place(seed, s, seat))
            looked += 1
        compare_after(s, place(seed, s, s.asked), number)
    return looked


def compare(s: State, twin: State, seat: int, where: str) -> None:
    """What a seat sees and may do does not depend on what it cannot see."""
    here, there = view(s, seat), view(twin, seat)
    if here != there:
        raise Broken(f"{where}: its view tells what is hidden: {differing(here, there)}")
    if options(s, seat) != options(twin, seat):
        raise Broken(f"{where}: what it is offered tells what is hidden")


def compare_after(s: State, where: str, number: int) -> None:
    """Nor what it hears and sees after a choice of its own, unless that lays open what was hidden, or chance does."""
    seat = s.asked
    offered = options(s, seat)
    one, other = s.clone(), twin_of(s, seat, number)
    choice = offered[number % len(offered)]
    for world in (one, other):
        world.events = []
        before = hidden_from(world, seat)
        apply(world, seat, choice)
        if world.asked == CHANCE or hidden_from(world, seat) != before:
            return
    if events_for(one.events or [], seat) != events_for(other.events or [], seat):
        raise Broken(f"{where}: what it hears after {choice} tells what is hidden")
    compare(one, other, seat, f"{where}, after {choice}")


def differing(here: View, there: View) -> str:
    """The fields in which two views differ."""
    return ", ".join(f.name for f in fields(here) if getattr(here, f.name) != getattr(there, f.name))
