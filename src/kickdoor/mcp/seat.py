"""A seat at an online table for somebody who reads and writes plain text."""

import asyncio
from typing import Any

import msgspec

from kickdoor.engine.ids import PASS
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.mcp.link import Link, TableError
from kickdoor.reckoning.addends import Addend, Sum
from kickdoor.ruleset import Box, open_box
from kickdoor.text import Speech, Unreadable, parse, prompt, status

MOST_WAIT = 300.0  # seconds


class OnlineSeat:
    """Sits down as a program, which everybody is told, and plays by text."""

    def __init__(self, link: Link, brief: bool = False) -> None:
        self.link = link
        self.brief = brief
        self._box: Box | None = None

    async def sit(self, seat: int | None = None) -> None:
        """Takes a free seat, or one where a bot makes room, and is ready."""
        if not await self.link.until(lambda: bool(self.link.table), 20):
            raise TableError(self.link.closed or "the table says nothing")
        table = self.link.table
        if table["state"] != "lobby":
            raise TableError("the game has begun: there is no seat to take")
        free = [n for n, place in enumerate(table["seats"]) if place["kind"] == "empty"]
        free += [n for n, place in enumerate(table["seats"]) if place["kind"] == "bot"]
        if seat is None and not free:
            raise TableError("every seat is taken")
        await self.link.do({"t": "sit", "seat": free[0] if seat is None else seat, "program": True})
        await self.link.do({"t": "ready"})

    # ---- what there is to read

    @property
    def box(self) -> Box:
        """The cards of the table, which are those of this installation or not at all."""
        table = self.link.table
        if self._box is None or self._box.hash != table["box"]:
            settings = table["settings"]
            self._box = open_box(settings["editions"], {**settings["options"], "patient": True})
            if self._box.hash != table["box"]:
                raise TableError("the server has other cards than this Kickdoor: install the version it runs")
        return self._box

    @property
    def names(self) -> tuple[str, ...]:
        names: list[str] = []
        for n, place in enumerate(self.link.table["seats"]):
            name = place["name"] or f"seat-{n}"
            names.append(f"{name} {n + 1}" if name in names else name)
        return tuple(names)

    @property
    def speech(self) -> Speech:
        return Speech(self.box, self.names, self.link.table["you"], self.link.language)

    @property
    def playing(self) -> bool:
        return self.link.table.get("state") == "playing" and bool(self.link.update)

    @property
    def view(self) -> View:
        return msgspec.convert(self.link.update["view"], View)

    @property
    def request(self) -> Request | None:
        asked = self.link.update.get("request")
        if not self.playing or asked is None:
            return None
        options = tuple(tuple(option["choice"]) for option in asked["options"])
        seat = self.link.table["you"]
        return Request(asked["id"], seat, asked["kind"], asked["mandatory"], options, "decide")

    @property
    def asked(self) -> bool:
        """Must this seat answer, or is everybody waited for who may step in?"""
        request = self.request
        clock = self.link.update.get("clock", {})
        return request is not None and (request.mandatory or (clock["window"] > 0 and not clock["stood"]))

    @property
    def over(self) -> bool:
        return self.link.table.get("state") in ("over", "closed") or bool(self.link.closed)

    async def look(self, wait: float) -> str:
        """The page, at once if this seat is asked, else after so many seconds at most."""
        await self.link.until(lambda: self.asked or self.over, min(max(wait, 0.0), MOST_WAIT))
        return "\n".join([*await self.lines(), *self.talk()])

    async def lines(self) -> list[str]:
        table = self.link.table
        if not self.link.update:
            if self.link.closed:
                raise TableError(self.link.closed)
            return [self.lobby()]
        speech, view, request = self.speech, self.view, self.request
        heard, self.link.heard = self.link.heard, []
        if view.winners:
            return [speech.say("seat-over", who=speech.listed([speech.players[seat] for seat in view.winners]))]
        if self.link.closed or table["state"] != "playing":
            raise TableError(self.link.closed or "the table is closed")
        if request is None:
            told = status(view, speech, heard=heard, brief=self.brief)
            return [told, *self.prospects(speech), self.who_decides(speech)]
        sums = [await self.sum(about) for about in ("munchkins", "monsters")] if view.combat else []
        page = prompt(view, request, speech, heard=heard, sums=sums, brief=self.brief)
        left = self.link.update["clock"]["left"]
        time = [] if left is None else [speech.say("seat-time", n=int(left))]
        return [*self.prospects(speech), page, *time]

    def lobby(self) -> str:
        speech = self.speech
        places = []
        for n, place in enumerate(self.link.table["seats"]):
            kind = "program" if place["program"] else "bot" if place["kind"] == "bot" else "person"
            kind = "ready" if kind == "person" and place["ready"] else kind
            empty = place["kind"] == "empty"
            places.append(
                speech.say("seat-place-empty") if empty else speech.say("seat-place", who=self.names[n], kind=kind)
            )
        return speech.say("seat-lobby", who=speech.listed(places, "comma"))

    def who_decides(self, speech: Speech) -> str:
        deciding = [speech.players[seat] for seat in self.link.update["clock"]["deciding"]]
        return (
            speech.say("seat-not-asked-but", who=speech.listed(deciding)) if deciding else speech.say("seat-not-asked")
        )

    def prospects(self, speech: Speech) -> list[str]:
        """What the server tells everybody: who wins as it stands, and what the offer on the table would do."""
        winners = self.link.update["outlook"]["winners"]
        pledge = self.link.update.get("pledge")
        told = [speech.say("seat-outlook", who=speech.listed([speech.players[x] for x in winners]))] if winners else []
        if pledge:
            told.append(speech.say("seat-pledge", munchkins=pledge["munchkins"], monsters=pledge["monsters"]))
        return told

    def talk(self) -> list[str]:
        new, self.link.talk = self.link.talk, []
        lines = [f"- {name or self.names[seat]}: {text}" for seat, name, text in new]
        return [self.speech.say("seat-talk"), *lines] if lines else []

    async def sum(self, about: str) -> Sum:
        told = await self.link.do({"t": "why", "about": about})
        addends = tuple(Addend(x["n"], x["what"], x["card"], x["seat"], x["clause"]) for x in told["addends"])
        return Sum(about, told["total"], addends, tuple(told["clauses"]))

    # ---- what can be done

    async def choose(self, answer: str) -> str:
        request, speech = self.request, self.speech
        if request is None:
            raise TableError(self.who_decides(speech) if self.playing else speech.say("seat-not-asked"))
        try:
            choice = parse(answer, self.view, request, speech)
        except Unreadable as error:
            raise TableError(str(error)) from None
        what = speech.choice(self.view, request, choice)
        window = self.link.update["clock"]["window"]
        if choice == PASS and window:
            await self.link.send({"t": "ack", "window": window})
            await self.link.until(lambda: not self.asked, 5)
        else:
            await self.link.do({"t": "choose", "request": request.id, "choice": list(choice)})
        return speech.say("seat-done", what=what)

    async def why_not(self, step: dict[str, Any]) -> str:
        told = await self.link.do({"t": "why", "step": step})
        if not told["why"]:
            return self.speech.say("seat-may")
        return f"{told['why']} ({', '.join(told['clauses'])})"

    async def say(self, text: str) -> str:
        await self.link.do({"t": "say", "text": text})
        return self.speech.say("seat-done", what=text)


async def sit_down(
    server: str, table: str, name: str, language: str, seat: int | None, brief: bool
) -> tuple[OnlineSeat, "asyncio.Task[None]"]:
    """A seat, and the task that listens for it."""
    link = Link(server, name, language)
    await link.join(table)
    listening = asyncio.create_task(link.listen())
    place = OnlineSeat(link, brief)
    try:
        await place.sit(seat)
    except TableError:
        listening.cancel()
        await link.leave()
        raise
    return place, listening
