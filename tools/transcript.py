"""Writes the example of docs/protocol.md: a real game on a real server, from the first request to the last frame.

    .venv/bin/python tools/transcript.py

Short games are played until one is fit to be read; it is set between the page's markers. "…" stands for what is left
out.
"""

import json
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PAGE = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
MARKED = re.compile(r"(<!-- transcript -->\n).*(<!-- end of transcript -->)", re.DOTALL)
SETTINGS = {"seats": 3, "options": {"winning_level": 2}, "clocks": {"window": 1, "pace": 0.1}}
BOTS = ["heuristic:normal", "greedy"]
GAMES = 80  # played at most
LINES = range(40, 110)  # of a game worth reading
LONG = ("trade", "ask-help", "offer", "give")  # what would take many lines
SHOWN = 3  # options of a request
PATIENCE = 30.0  # seconds for anything that must come
MORE = "…"
Message = dict[str, Any]


class Person:
    """Plays one game and writes down everything that goes back and forth."""

    def __init__(self, address: str, dice: Random) -> None:
        self.address = address
        self.dice = dice
        self.web = build_opener(HTTPCookieProcessor(CookieJar()))
        self.lines: list[str] = []
        self.box: Message = {}
        self.table: Message = {}
        self.update: Message = {}
        self.kinds: set[str] = set()  # of requests answered
        self.count = 0

    # ---- back and forth

    def call(self, method: str, path: str, body: Message | None = None) -> Any:
        self.lines.append(f"→ {method} {path}" + (f"  {written(body)}" if body is not None else ""))
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, {"content-type": "application/json"}, method=method)
        with self.web.open(request, timeout=PATIENCE) as answer:
            rows = [json.loads(row) for row in answer.read().splitlines()]
            given = answer.headers.get("set-cookie")
        told = [written(shorter(row)) for row in rows]
        shown = f"← {answer.status}  {told[0]}"
        self.lines.append(shown + (f"  set-cookie: {re.sub('=[^;]+', '=' + MORE, given, count=1)}" if given else ""))
        self.lines += [MORE, told[-1]] if len(told) > 1 else []
        return rows[0]

    def send(self, **message: Any) -> None:
        if message["t"] not in ("hello", "ack"):
            self.count += 1
            message["id"] = f"ann-{self.count}"
        self.lines.append(f"→ {written(shorter(message))}")
        self.socket.send(json.dumps(message))

    def read(self) -> Message:
        heard: Message = json.loads(self.socket.recv(PATIENCE))
        self.lines.append(f"← {written(self.told(heard))}")
        if heard["t"] == "table":
            self.table = heard
        elif heard["t"] == "update":
            self.update = heard
            if heard["events"]:
                self.lines.append(f"  ({'; '.join(map(self.sentence, heard['events']))})")
        elif heard["t"] == "clock":
            self.update["clock"] = heard["clock"]
        return heard

    def until(self, *kinds: str) -> Message:
        while (heard := self.read())["t"] not in kinds:
            pass
        return heard

    def told(self, heard: Message) -> Message:
        """A message as it is shown: a table in full once, then what is new in it."""
        if heard["t"] == "table" and self.table:
            return {"t": "table"} | {k: v for k, v in heard.items() if self.table[k] != v} | {MORE: MORE}
        return heard if heard["t"] == "table" else shorter(heard)

    def sentence(self, event: list[int]) -> str:
        kind, seat, *rest = event
        told = self.box["events"][kind]
        words: dict[str, Any] = {"who": self.name(seat)}
        word: dict[str, Callable[[int], str]] = {
            "c": self.title,
            "p": self.name,
            "s": lambda sex: self.box["traits"].get(str(sex), "none"),
            "n": str,
            "t": str,
            "r": lambda reason: str(self.box["said"]["reasons"][reason]),
        }
        for name, shape, value in zip("abc", told["shape"], rest, strict=False):
            words[name] = word[shape](value)
        return str(told["text"].format(**words))

    def name(self, seat: int) -> str:
        return "Ann" if seat == 0 else f"seat {seat}"

    def title(self, card: int) -> str:
        return str(self.box["faces"][self.box["cards"][card]]["title"]) if card >= 0 else "a card"

    # ---- the game

    def open(self, table: str) -> Any:
        ticket = self.call("POST", f"/api/tables/{table}/ticket")["ticket"]
        self.socket = connect(self.address.replace("http", "ws", 1) + "/ws", max_size=None)
        self.send(t="hello", ticket=ticket, table=table, protocol=1)
        return self.socket

    def set_up(self) -> str:
        self.call("POST", "/api/guest", {"name": "Ann"})
        table = self.call("POST", "/api/tables", {"settings": SETTINGS, "bots": BOTS})
        self.call("GET", f"/api/codes/{table['code']}")
        options = json.dumps(SETTINGS["options"], separators=(",", ":"))
        self.box = self.call("GET", "/api/boxes?" + urlencode({"editions": "classic", "options": options}))
        return str(table["id"])

    def play(self, table: str) -> None:
        with self.open(table):
            self.until("chat")
            self.send(t="say", phrase="luck")
            self.until("done")
            self.send(t="start")
            self.until("done")
            answered = 0
            while not self.over and len(self.lines) < LINES.stop:
                request, clock = self.update["request"], self.update["clock"]
                if request and request["mandatory"] and request["id"] != answered:
                    answered = request["id"]
                    self.choose(request)
                elif clock["window"] and not clock["stood"]:
                    self.send(t="ack", window=clock["window"])
                    self.until("clock", "update", "refused", "table")
                else:
                    self.read()

    @property
    def over(self) -> bool:
        return bool(self.update["view"]["winners"])

    def choose(self, request: Message) -> None:
        if request["kind"] == "combat" and "combat" not in self.kinds:
            self.send(t="hint")
            self.until("advice")
            self.send(t="why", about="munchkins")
            self.until("because")
        self.kinds.add(request["kind"])
        shown = request["options"][:SHOWN]
        option = self.dice.choice([x for x in shown if x["step"]["do"] not in LONG] or shown)
        self.send(t="choose", request=request["id"], choice=option["choice"])
        self.until("done", "refused")

    def part(self, server: "subprocess.Popen[bytes]") -> None:
        """After the game: its replay, the same people again, and the end of the server."""
        self.call("GET", f"/api/replays/{self.table['replay']}")
        self.call("GET", f"/api/replays/{self.table['replay']}/log")
        with self.open(self.table["id"]):
            self.until("update")
            self.send(t="rematch")
            self.until("done")
            server.send_signal(signal.SIGTERM)
            with suppress(ConnectionClosed):
                self.until("bye")
                self.read()
            self.lines.append(f"← close {self.socket.close_code}")


def shorter(told: Any) -> Any:
    """What is worth showing of something long."""
    if isinstance(told, list):
        return [shorter(part) for part in told]
    if isinstance(told, str):
        return told[:16] + MORE if len(told) > 60 and " " not in told else told
    if not isinstance(told, dict):
        return told
    found = {key: shorter(value) for key, value in told.items()}
    if "view" in found:
        found["view"] = {key: found["view"][key] for key in ("turn", "phase", "number")} | {MORE: MORE}
    if "holding" in found:  # a clock: what is not as usual
        found = {key: value for key, value in found.items() if value not in (0, None, False, -1, [])} | {MORE: MORE}
    if isinstance(found.get("options"), list) and len(found["options"]) > SHOWN:
        found["options"] = [*found["options"][:SHOWN], MORE]
    if len(found.get("thoughts", ())) > 2:
        found["thoughts"] = [*found["thoughts"][:2], MORE]
    if "faces" in found:  # a box
        found = {key: few(value) for key, value in found.items()}
    return found


def few(told: Any) -> Any:
    if isinstance(told, list) and len(told) > 1:
        return [told[0], MORE]
    if isinstance(told, dict) and len(told) > 2:
        return dict(list(told.items())[:2]) | {MORE: MORE}
    return told


def written(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False)


@contextmanager
def serving(folder: Path) -> "Iterator[tuple[str, subprocess.Popen[bytes]]]":
    """A server of our own: its address and its process."""
    ready = folder / "ready"
    kickdoor = str(Path(sys.executable).with_name("kickdoor"))
    place = ["--port", "0", "--database", f"sqlite:///{folder}/kickdoor.db", "--ready-file", str(ready)]
    limits = [f"--limit={name}=1000" for name in ("tables-an-hour", "guests-a-minute", "codes-a-minute")]
    server = subprocess.Popen([kickdoor, "serve", *place, *limits])
    try:
        end = time.monotonic() + PATIENCE
        while not ready.exists():
            if server.poll() is not None or time.monotonic() > end:
                sys.exit("the server does not start")
            time.sleep(0.02)
        yield ready.read_text().strip(), server
    finally:
        server.terminate()
        server.wait(PATIENCE)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (address, server):
        for number in range(GAMES):
            person = Person(address, Random(number))
            person.play(person.set_up())
            print(f"game {number}: {len(person.lines)} lines{', over' * person.over}, {sorted(person.kinds)}")
            if person.over and len(person.lines) in LINES and "combat" in person.kinds:
                person.part(server)
                write(person.lines)
                return
    sys.exit("no game was short enough: run it again")


def write(lines: list[str]) -> None:
    """Set the example into the page."""
    text = "\n".join(["```", *lines, "```", ""])
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(MARKED.sub(lambda found: found[1] + text + found[2], page), encoding="utf-8")


if __name__ == "__main__":
    main()
