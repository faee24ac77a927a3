"""A whole game of Kickdoor against two bots, by the first option. Needs `pip install websockets`, and a server:

python client.py http://127.0.0.1:8000 [seconds a bot takes]
"""

import json
import sys
import time
from http.cookiejar import CookieJar
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
PACE = float(sys.argv[2]) if len(sys.argv) > 2 else 0.1
SETTINGS = {"editions": ["classic"], "options": {"winning_level": 2}, "seats": 3, "clocks": {"window": 1, "pace": PACE}}
web = build_opener(HTTPCookieProcessor(CookieJar()))  # the cookie is who we are


def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return json.load(web.open(Request(ADDRESS + path, data, {"content-type": "application/json"}, method=method)))


def sentence(event):
    """What happened, in words: the shape of an event says what its numbers are."""
    kind, seat, *rest = event
    told = box["events"][kind]
    words = {"who": f"Seat {seat}"} | dict(zip("abc", rest, strict=True))
    for name, shape in zip("abc", told["shape"], strict=False):
        if shape == "c":
            words[name] = box["faces"][box["cards"][words[name]]]["title"] if words[name] >= 0 else "a card"
        elif shape in "ps":
            words[name] = f"Seat {words[name]}" if shape == "p" else box["traits"].get(str(words[name]), "no sex")
    return told["text"].format(**words)


def play(send, messages):
    """Read until the game is over. Actions wait in `unanswered`, to be sent again with the same id after a break."""
    replay, asked = "", 0
    for heard in map(json.loads, messages):
        if heard["t"] in ("done", "refused"):
            unanswered.pop(heard["id"], None)
            if heard["t"] == "refused":
                asked = 0  # the next update says what we are asked now
        elif heard["t"] == "table":
            replay = heard["replay"]
            if heard["state"] == "lobby":
                act(send, "the-start", t="start")
        elif heard["t"] in ("update", "clock"):
            for event in heard.get("events", ()):
                print(sentence(event))
            request, clock = heard.get("request"), heard["clock"]
            if heard["t"] == "update" and box["phases"][heard["view"]["phase"]] == "over":
                return replay
            if request and request["mandatory"] and request["id"] != asked:
                asked = request["id"]
                act(send, f"choice-{asked}", t="choose", request=asked, choice=request["options"][0]["choice"])
            elif clock["window"] and not clock["stood"]:  # anybody may step in now: we let it stand
                send({"t": "ack", "window": clock["window"]})
    return ""


def act(send, id, **message):
    unanswered[id] = message | {"id": id}
    send(unanswered[id])


call("POST", "/api/guest", {"name": "Ann"})
table = call("POST", "/api/tables", {"settings": SETTINGS, "bots": ["heuristic:normal", "greedy"]})["id"]
box = call("GET", "/api/boxes?" + urlencode({"editions": "classic", "options": json.dumps(SETTINGS["options"])}))
unanswered, replay = {}, ""
while not replay:
    try:
        ticket = call("POST", f"/api/tables/{table}/ticket")["ticket"]
        with connect(ADDRESS.replace("http", "ws", 1) + f"/ws?table={table}", max_size=None) as socket:
            for message in ({"t": "hello", "ticket": ticket, "table": table}, *unanswered.values()):
                socket.send(json.dumps(message))
            replay = play(lambda message: socket.send(json.dumps(message)), socket)
    except (OSError, WebSocketException) as error:
        print(f"Once more: {error}", file=sys.stderr)
        time.sleep(1)
print(f"{ADDRESS}/api/replays/{replay}/log")
