"""The protocol as it is told to those who write clients: current, complete, and true of a real server.

`KICKDOOR_UPDATE=1 pytest tests/server/test_protocol.py` writes the files and the tables of the page anew; read the
difference. The example game is written by `tools/transcript.py`.
"""

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any, get_args

import httpx
import jsonschema
import msgspec
import pytest
from websockets.asyncio.client import connect

from kickdoor.cli import app
from kickdoor.engine import ids
from kickdoor.engine.asking import KINDS, PHASE_KINDS
from kickdoor.reckoning import ABOUT
from kickdoor.replay.verify import verify
from kickdoor.ruleset import Options
from kickdoor.scenario.verbs import VERBS
from kickdoor.server import wire
from kickdoor.server.boxes import BoxTold, event_kinds, read_box
from kickdoor.server.comments import beside
from kickdoor.server.describe import Step, definitions, json_schema, openapi
from kickdoor.server.handbook import FILES, fill, write_protocol
from kickdoor.server.refusal import Code
from kickdoor.server.table import KEPT_ACTIONS
from kickdoor.server.tickets import TICKET_MS
from kickdoor.server.typescript import typescript
from tests.server.person import Message, Person
from tests.server.process import Process

DOCS = Path(__file__).parents[2] / "docs"
CLIENTS = "client.py", "client.js"
PATIENCE = 240.0  # seconds for a whole game, however busy the machine is

if os.environ.get("KICKDOOR_UPDATE") == "1":
    write_protocol(DOCS)

PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
DEFS = definitions()
SENT = DEFS["ClientMessage"]["discriminator"]["mapping"]
TOLD = DEFS["ServerMessage"]["discriminator"]["mapping"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("protocol")
    with Process(folder, f"sqlite:///{folder}/kickdoor.db") as process:
        yield process.address


# ---- what is written down is current


@pytest.mark.parametrize("name", FILES)
def test_the_file_is_current(name: str) -> None:
    assert (DOCS / "protocol" / name).read_text(encoding="utf-8") == FILES[name]()


def test_the_tables_of_the_page_are_current() -> None:
    assert fill(PAGE) == PAGE
    assert fill(PAGE.replace("| `ticket` |", "| `token` |", 1)) == PAGE


def test_the_command_prints_each_form(capsys: pytest.CaptureFixture[str]) -> None:
    for flag, name in (("--json-schema", "schema.json"), ("--typescript", "types.ts"), ("--openapi", "openapi.json")):
        assert app(["protocol", flag], result_action="return_value") == 0
        assert capsys.readouterr().out == (DOCS / "protocol" / name).read_text(encoding="utf-8")
    assert app(["protocol"], result_action="return_value") == 0
    told = capsys.readouterr().out
    assert all(re.search(f"^  {tag} ", told, re.MULTILINE) for tag in (*SENT, *TOLD))
    assert app(["protocol", "--openapi", "--typescript"], result_action="return_value") == 2


# ---- the page is complete


def section(heading: str) -> str:
    """What stands under a heading."""
    level, _, _ = heading.partition(" ")
    found = re.search(rf"^{re.escape(heading)}\n(.*?)(?=^#{{1,{len(level)}}} |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"the page has no '{heading}'"
    return found[1]


def first_column(text: str) -> set[str]:
    """The words in the first column of the tables of a section, hand-written or made."""
    return set(re.findall(r"^\| `?([^`|?]+?)[`?]* \|", text, re.MULTILINE)) - {"---"}


@pytest.mark.parametrize("tag", SENT)
def test_every_message_of_a_client_has_an_example_that_is_read(tag: str) -> None:
    text = section(f"#### `{tag}`")
    examples = re.findall(r"```json\n(.*?)```", text, re.DOTALL) + re.findall(r"`(\{\"t\".*?\})`", text)
    assert examples
    for example in examples:
        assert wire.read(example).__struct_config__.tag == tag


@pytest.mark.parametrize("tag", TOLD)
def test_every_message_of_the_server_has_a_complete_example(tag: str) -> None:
    example = re.findall(r"```json\n(.*?)```", section(f"#### `{tag}`"), re.DOTALL)[0]
    message: wire.Outgoing = msgspec.json.decode(example, type=wire.Outgoing)
    assert message.__struct_config__.tag == tag
    assert json.loads(wire.write(message)) == json.loads(example)


def test_every_type_has_its_table() -> None:
    shown = set(re.findall("<!-- made: ([A-Z][A-Za-z]+) -->", PAGE))
    in_full = {"Settings", "Clocks", "Op"}  # told with every field, shown once
    assert shown == set(DEFS) - in_full - {"ClientMessage", "ServerMessage"}


def test_what_is_written_by_hand_names_everything_there_is() -> None:
    kinds = section("### Phases and requests").partition("\n`view.why`")[0]
    assert first_column(kinds) - {"kind"} == {*KINDS.values(), *PHASE_KINDS} - {"over"}
    assert first_column(section("### Refusals")) - {"code"} == set(get_args(Code))
    codes = {1000, 1002, 1006, 1007, 1011} | {n for name, n in vars(wire).items() if name.startswith("CLOSE_")}
    assert {str(code) for code in codes} == first_column(section("### Closing")) - {"code"}
    about = section("### Why").partition("addends of")[0]
    assert first_column(about) - {"about"} == set(ABOUT)
    options = {field.name for field in msgspec.structs.fields(Options)} - {"patient"}
    assert first_column(section("### Before the game")) - {"field", "option"} == options


def test_numbers_in_the_text_are_those_of_the_code() -> None:
    assert f"within {TICKET_MS // 1000} seconds" in section("### The socket")
    assert f"the last {KEPT_ACTIONS} actions" in section("### Reconnecting")


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]*)(?:#([^)]+))?\)", PAGE)
    headings = {
        re.sub(r"[^a-z0-9 -]", "", text.lower()).replace(" ", "-") for text in re.findall("^#+ (.+)$", PAGE, re.M)
    }
    assert links
    for path, anchor in links:
        assert not path or (DOCS / path).is_file(), path
        assert not anchor or anchor in headings, anchor


# ---- the schemas hold together


def pointers(schema: Any) -> Iterator[str]:
    """Everything a schema points at."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from pointers(part)


def test_schemas_are_well_formed_and_point_at_what_is_there() -> None:
    whole, rest = json_schema(), openapi()
    jsonschema.Draft202012Validator.check_schema(whole)
    assert set(pointers(whole)) <= {f"#/$defs/{name}" for name in whole["$defs"]}
    assert set(pointers(rest)) <= {f"#/components/schemas/{name}" for name in rest["components"]["schemas"]}


def test_everything_has_a_description_and_comments_reach_it() -> None:
    assert all(schema.get("description") for schema in DEFS.values())
    assert DEFS["Clock"]["properties"]["left"]["description"] == beside(wire.Clock)["left"] != ""
    assert beside(ids)["V_DISPUTE"] == "roll for who runs first"
    assert "V_PASS" not in beside(ids)


def test_what_is_told_is_complete_and_what_is_sent_may_leave_out() -> None:
    assert set(DEFS["Settings"]["required"]) == set(DEFS["Settings"]["properties"])
    assert DEFS["SettingsGiven"]["required"] == []
    assert DEFS["Update"]["required"] == [
        name for name in DEFS["Update"]["properties"] if name not in ("hands", "lesson")
    ]
    assert DEFS["NewTable"]["properties"]["settings"]["$ref"] == "#/$defs/SettingsGiven"


def test_a_step_has_a_field_for_every_key() -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(Step)}
    assert {key for keys in VERBS.values() for key in keys} <= fields


def test_typescript_declares_every_type_once_and_all_it_uses() -> None:
    text = re.sub(r"/\*\*(?s:.*?)\*/\s*|//.*", "", typescript())
    declared = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert declared == list(DEFS)
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r'"[^"]*"', "", text))) - {"PROTOCOL", "Record"}
    assert used == set(declared)
    for side in (SENT, TOLD):
        for tag, where in side.items():
            name = where.rpartition("/")[2]
            assert f'export interface {name} {{\n  t: "{tag}";\n' in text
    assert "  choice?: [number, number, number, number] | null;\n" in text
    assert "  request: RequestWire | null;\n" in text
    assert '  spectators?: "hands" | "none" | "table";\n' in text
    assert "  votes: [number, number[]][];\n" in text


# ---- and it is true


class Witness(Person):
    """A person who keeps what was sent too."""

    sent: list[Message]

    async def send(self, **message: Any) -> None:
        self.__dict__.setdefault("sent", []).append(message)
        await super().send(**message)


async def sit_and_play(address: str, ann: Witness) -> None:
    """A whole game with a little of everything."""
    settings = {"seats": 3, "options": {"winning_level": 3}, "clocks": {"window": 1, "pace": 0}, "spectators": "hands"}
    table = await ann.create(settings, ["heuristic:normal", ""])
    await ann.join(table)
    for message in (
        {"t": "set-seat", "seat": 2, "bot": "greedy"}, {"t": "sit", "seat": 1, "sex": "female"},
        {"t": "set-seat", "seat": 0, "bot": "random"}, {"t": "change", "settings": settings}, {"t": "ready"},
        {"t": "agree"}, {"t": "say", "text": "Hello!"}, {"t": "say", "phrase": "luck"}, {"t": "vote", "seat": 0},
        {"t": "start"},
    ):  # fmt: skip
        await ann.do(**message)
    await ann.send(t="filter", words=["dragon"])
    await ann.send(t="hold", window=ann.update["clock"]["window"])
    await ann.until(lambda m: m["t"] in ("clock", "refused"))
    for message in (
        {"t": "why", "about": "strength", "seat": 1}, {"t": "why", "step": {"do": "kick-door"}}, {"t": "undo"},
        {"t": "propose", "scope": "gift", "to": 0, "give": [0]}, {"t": "choose", "step": {"do": "sell", "cards": []}},
    ):  # fmt: skip
        await ann.do(**message)
    await ann.send(t="sync")
    await ann.play(Random(7))
    await ann.leave()
    await ann.join(table)  # and is told what happened
    assert (await ann.do(t="rematch"))["t"] == "done"


def test_whatever_a_real_server_and_a_real_client_say_fits_the_schema(server: str) -> None:
    async def run() -> Witness:
        async with Witness(server, "Ann") as ann:
            await sit_and_play(server, ann)
            box = (await ann.http.get("/api/boxes", params={"options": '{"winning_level":3}'})).content
            told = msgspec.json.decode(box, type=BoxTold)
            assert told == read_box(("classic",), {"winning_level": 3})
            assert told.hash == ann.table["box"]
        async with connect(server.replace("http", "ws", 1) + "/ws") as line:
            await line.send('{"t": "hello", "ticket": "forged", "table": "none"}')
            ann.heard.append(json.loads(await line.recv()))
        return ann

    ann = asyncio.run(run())
    sent, told = (
        jsonschema.Draft202012Validator({**json_schema(), "anyOf": [{"$ref": f"#/$defs/{side}"}]})
        for side in ("ClientMessage", "ServerMessage")
    )
    for message in ann.sent:
        sent.validate(message)
    for message in ann.heard[:40] + ann.heard[-40:]:  # those between are more of the same, and it takes its time
        told.validate(message)
    keys = {name: set(definition["properties"]) for name, definition in DEFS.items() if "properties" in definition}
    for message in ann.heard:
        assert set(message) <= keys[TOLD[message["t"]].rpartition("/")[2]]
        for option in (message.get("request") or {}).get("options", ()):
            assert set(option["step"]) <= keys["Step"]
    assert {message["t"] for message in ann.heard} >= set(TOLD) - {"advice", "aside"}


def test_rest_answers_fit_the_openapi(server: str) -> None:
    schemas = openapi()["components"]["schemas"]

    def fits(name: str, body: Any) -> None:
        validator = jsonschema.Draft202012Validator(
            {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}}
        )
        validator.validate(body)

    with httpx.Client(base_url=server) as web:
        fits("Problem", web.get("/api/codes/NOBODY").json())
        fits("Me", web.post("/api/guest", json={"name": "Ann"}).json())
        table = web.post("/api/tables", json={"settings": {"public": True}, "bots": ["greedy"]}).json()
        fits("TableAddress", table)
        fits("Listing", web.get(f"/api/tables/{table['id']}").json())
        fits("Ticket", web.post(f"/api/tables/{table['id']}/ticket").json())
        fits("Config", web.get("/api/config").json())
        fits("Problem", web.post("/api/tables", json={"settings": {"seats": 9}}).json())
        for body in web.get("/api/tables").json():
            fits("Listing", body)
        for body in web.get("/api/rules").json()[:5]:
            fits("Clause", body)
        fits("Me", web.get("/api/me").json())


# ---- the example and the clients


def transcript() -> list[str]:
    found = re.search("<!-- transcript -->\n```\n(.*?)```\n<!-- end of transcript -->", PAGE, re.DOTALL)
    assert found
    return found[1].splitlines()


def test_the_example_goes_from_the_first_request_to_the_last_frame() -> None:
    lines = transcript()
    assert lines[0].startswith('→ POST /api/guest  {"name"')
    assert lines[-1] == "← close 1012"
    frames = [json.loads(line[2:]) for line in lines if line[2:].startswith('{"t"')]
    tags = [frame["t"] for frame in frames]
    assert {"hello", "table", "start", "update", "choose", "done", "ack", "clock", "rematch"} <= set(tags)
    assert any(frame.get("state") == "over" for frame in frames)
    for line in lines:
        if line[2:].startswith('{"t"'):
            fits_as_far_as_shown(json.loads(line[2:]), SENT if line[0] == "→" else TOLD)


def fits_as_far_as_shown(frame: Message, side: dict[str, str]) -> None:
    """A frame of the example is one of its message; of those in which something is left out, the fields."""
    schema = DEFS[side[frame["t"]].rpartition("/")[2]]
    assert set(frame) - {"…"} <= set(schema["properties"])
    assert "…" in frame or set(schema["required"]) <= set(frame)
    if "…" not in json.dumps(frame, ensure_ascii=False):
        jsonschema.Draft202012Validator({**json_schema(), "$ref": side[frame["t"]]}).validate(frame)


def test_every_letter_of_a_shape_is_explained() -> None:
    letters = set("".join(kind.shape for kind in event_kinds()))
    assert letters == set(re.findall(r"`([a-z])` an?\s", section("### Events")))


def command(name: str) -> list[str]:
    """What runs it: this Python, or the Node that builds the browser client."""
    if name.endswith(".py"):
        return [sys.executable, "-u"]
    node = shutil.which("node", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
    assert node is not None, "the browser client is built with Node: make web"
    return [node, "--experimental-websocket"]


@contextmanager
def playing(name: str, address: str, pace: float) -> "Iterator[subprocess.Popen[str]]":
    """A client of the page, which plays until its game is over, or is ended after a while."""
    words = [*command(name), str(DOCS / "protocol" / name), address, str(pace)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as client:
        end = Timer(PATIENCE, client.kill)
        end.start()
        try:
            yield client
        finally:
            end.cancel()
            client.kill()


def lines(client: "subprocess.Popen[str]", most: int) -> list[str]:
    assert client.stdout is not None
    return [line.rstrip() for line in islice(client.stdout, most)]


def check_end(client: "subprocess.Popen[str]", told: list[str]) -> None:
    """It has come to the end of its game, and the log it names is true."""
    assert client.wait(PATIENCE) == 0
    assert any(line.endswith("wins the game") for line in told)
    first, *choices, last = [json.loads(line) for line in httpx.get(told[-1]).text.splitlines()]
    assert verify({"header": first, "choices": choices, "end": last["end"]}).over


@pytest.mark.parametrize("name", CLIENTS)
def test_the_clients_of_the_page_play_a_whole_game(server: str, name: str) -> None:
    with playing(name, server, 0.0) as client:
        check_end(client, lines(client, 100_000))


@pytest.mark.parametrize("name", CLIENTS)
def test_the_clients_of_the_page_go_on_after_a_crash_of_the_server(tmp_path: Path, name: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    database = f"sqlite:///{tmp_path}/kickdoor.db"
    with Process(tmp_path, database, port=port) as process, playing(name, process.address, 0.02) as client:
        told = lines(client, 12)  # the game has begun
        assert len(told) == 12
        process.kill()
        process.start()
        check_end(client, told + lines(client, 100_000))
