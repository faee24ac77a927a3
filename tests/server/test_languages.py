"""A client is told in its language: the box, refusals, whys and hints, on any node."""

import asyncio
import re

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kickdoor.server import admin, wire
from kickdoor.server.boxes import read_box
from kickdoor.server.refusal import LONGEST, Refusal, spoken
from kickdoor.words import UnknownLanguage, languages
from tests.server.house import House, asked, choosing, housed, played
from tests.server.person import Person
from tests.server.process import Process

PEOPLE = ("Ann", "Ben", "Cay")


def test_a_box_in_german() -> None:
    english, german = (read_box(("classic",), {}, name) for name in ("en", "de"))
    assert (english.language, german.language) == ("en", "de")
    assert english.hash == german.hash
    troll = next(face for face in german.faces if face.id == "net-troll")
    assert troll.title == "Net Troll"
    assert troll.text[0] == "Monster, Stufe 10, 3 Schätze, bringt 1 Stufe"
    assert german.events[6].text == "{who} tötet {a}"
    assert german.said.kinds["One-shot Item"] == "Einmalgegenstand"
    assert german.said.questions[str(german.numbers["WHY_KEEP"])] == "Welche Karte behältst du?"
    assert german.said.phases["charity"] == "Nächstenliebe"
    assert {"Elf", "Priester", "weiblicher Munchkin"} <= set(german.said.traits.values())
    assert "Meucheln" in german.said.abilities
    assert english.said.addends["rule"] == "what the rules begin with"


@pytest.mark.parametrize("name", languages())
def test_a_box_names_everything(name: str) -> None:
    told = read_box(("classic", "apocalypse", "adventure-time"), {}, name)
    assert {face.kind for face in told.faces} <= told.said.kinds.keys()
    assert len(told.said.abilities) == len(told.abilities) == len(told.bearers)
    assert all(bool(called) == bool(id) for called, id in zip(told.said.abilities, told.abilities, strict=True))
    assert len(told.said.words) == len(told.words)
    for bearer, id, called in zip(told.bearers, told.abilities, told.said.abilities, strict=True):
        face = told.faces[bearer]
        assert face.id.endswith(id) or called in "\n".join(face.text)  # one without a name is called like its card
    assert told.said.traits.keys() == told.traits.keys()
    assert told.said.tags.keys() == told.tags.keys()
    assert set(told.phases) == told.said.phases.keys()
    assert {str(n) for key, n in told.numbers.items() if key.startswith("WHY_")} == told.said.questions.keys()


def test_no_box_in_a_language_there_is_not() -> None:
    with pytest.raises(UnknownLanguage):
        read_box(("classic",), {}, "tlh")


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("There is no seat 5; the seats are 0 to 2.", "Den Platz 5 gibt es hier nicht."),
        ("There is no monster 3 in the fight; there are 0, 1.", "Dieses Monster ist nicht im Kampf."),
        ("Seat 1 does not roll to get away from monster 0.", "Dort wird vor diesem Monster nicht weggelaufen."),
        ("unknown bot 'x': there are greedy", "Einen Bot „x“ gibt es nicht; es gibt greedy."),
        ("unknown option 'x'; there are decks", "Die Option „x“ ist unbekannt; es gibt decks."),
    ],
)
def test_what_was_asked_about_and_is_not_there_in_german(why: str, told: str) -> None:
    assert re.sub("[\u2068\u2069]", "", Refusal("bad", why).said("de")) == told


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_refusal_quotes_no_more_than_its_form_is_found_in(language: str) -> None:
    """A frame full of quotes took 35 ms of the event loop to be refused in German; a socket may send 20 a second."""
    refusal = Refusal("bad", "There is no language '" + "'; there are " * 1_200 + ": no such card in this edition")
    assert len(refusal.said(language)) == LONGEST + 1
    assert refusal.told("a1", language).why.endswith("…")


def test_a_refusal_without_words_in_a_language_stays_as_it_is() -> None:
    assert Refusal("full", "Somebody sits there.").said("de") == "Dort sitzt schon jemand."
    assert Refusal("bad", "There are 3 seats.").said("de") == "Es gibt 3 Plätze."
    assert Refusal("bad", "Nobody has words for this").said("de") == "Nobody has words for this"


@housed
async def test_who_is_sent_away_hears_why_in_german(house: House) -> None:
    _ann, ben = await house.seat(["Ann", "Ben"])
    assert ben.client is not None
    ben.client.language = "de"
    house.hall.forget(ben.id, admin.BANNED)
    await house.settle()
    assert ben.client.closing == wire.Bye(wire.CLOSE_BANNED, "Du darfst hier nicht mehr spielen.")


@housed
async def test_refusals_whys_and_hints_in_german(house: House) -> None:
    people = await house.seat(PEOPLE, opened=played(choosing))
    one = asked(*people)
    other = next(guest for guest in people if guest.request is None)
    assert one.client is not None
    assert other.client is not None
    kick = {"do": "kick-door"}
    english = await other.do(t="choose", step=kick)
    other.client.language = one.client.language = "de"
    german = await other.do(t="choose", step=kick)
    assert (english["why"], german["why"]) == ("It is not your turn.", "Du bist nicht am Zug.")
    assert english["clauses"] == german["clauses"]
    assert (await other.do(t="why", step=kick))["why"] == "Du bist nicht am Zug."
    assert (await other.do(t="hint"))["why"] == "Du wirst gerade nichts gefragt."
    for about, why in (("monsters", "Es läuft kein Kampf."), ("die", "Auf dem Tisch liegt kein Würfel.")):
        assert (await other.do(t="why", about=about))["why"] == why  # the fight is over as somebody asks
    thoughts = (await one.do(t="hint"))["thoughts"]
    one.client.language = "en"
    assert [thought["value"] for thought in (await one.do(t="hint"))["thoughts"]] == [t["value"] for t in thoughts]
    assert not {thought["reason"] for thought in thoughts} & {
        thought["reason"] for thought in (await one.do(t="hint"))["thoughts"]
    }


def test_over_a_socket(server: Process) -> None:
    async def run() -> None:
        async with Person(server.address, "Ann") as ann:
            table = await ann.create({"seats": 3})
            await ann.join(table, language="de")
            told = await ann.do(t="undo")
            assert told["t"] == "refused"
            assert told["why"].endswith(".")
            assert told["why"] in ("Es läuft kein Spiel.", "An diesem Tisch wird nichts zurückgenommen.")
            await ann.leave()
            with pytest.raises(ConnectionClosed) as closed:
                await ann.join(table, language="tlh")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert ann.heard[-1]["why"] == "There is no language 'tlh'; there are de, en."
            await ann.join(table)  # in English, as always

    asyncio.run(run())


def test_over_rest(server: Process) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as web:
        told = web.get("/api/boxes", params={"editions": "legends", "language": "de"}).json()
        assert told["said"]["slots"]["1"] == "Kopfbedeckung"
        refused = web.get("/api/boxes", params={"language": "tlh"})
        assert refused.status_code == 400
        assert "there are de, en" in refused.text
        assert web.get("/api/rules", params={"language": "tlh"}).status_code == 400
        rules = {clause["id"]: clause for clause in web.get("/api/rules", params={"language": "de"}).json()}
        assert rules["SELL-05"]["rule"] == "Kein Verkauf erreicht die Siegesstufe."
        assert rules["R-9"]["question"] == "Um Hilfe bitten, während man gewinnt?"
        page = web.get("/api/how-to/apocalypse", params={"language": "de"}).json()
        assert page["title"] == "So spielst du Munchkin Apocalypse"
        assert "Katastrophe" in page["parts"][2]["points"][0]["text"]
        assert web.get("/api/how-to/apocalypse", params={"language": "tlh"}).status_code == 400


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("tlh, en;q=0.4, de;q=0.5", "de"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=nonsense", "en"),
        (",;;q=,*", "en"),
    ],
)
def test_the_language_of_an_answer(accepted: str, language: str) -> None:
    assert spoken(accepted) == language


def test_errors_over_rest(server: Process) -> None:
    """Every error that a person may see comes in the language of the request."""
    with httpx.Client(base_url=server.address, headers={"accept-language": "de-DE,de;q=0.9"}) as web:
        for method, path, body, status, why in (
            ("GET", "/nowhere.txt", None, 404, "Diese Adresse gibt es nicht."),
            ("GET", "/api/tables/none", None, 404, "Diesen Tisch gibt es nicht."),
            ("GET", "/api/codes/NOPE", None, 404, "Kein Tisch hat diesen Code."),
            ("GET", "/api/replays/none", None, 404, "Diese Aufzeichnung gibt es nicht."),
            ("GET", "/api/how-to/none", None, 404, "Dieses Set gibt es nicht."),
            ("GET", "/api/login", None, 404, "Hier kann man sich nicht anmelden."),
            ("POST", "/api/tables", {}, 401, "Wähle erst einen Namen: POST /api/guest."),
            ("POST", "/api/guest", {"name": " "}, 400, "Ein Name braucht mindestens ein Zeichen, das man sehen kann."),
            ("POST", "/api/guest", {"name": "x" * 30}, 400, "Ein Name hat höchstens 24 Zeichen; dieser hat 30."),
        ):
            answer = web.request(method, path, json=body)
            assert (answer.status_code, answer.json()["error"]) == (status, why)
        headers = {"origin": "https://elsewhere.example", "accept-language": "de"}
        assert (
            web.post("/api/guest", json={"name": "x"}, headers=headers).json()["error"]
            == "Das kam nicht von dieser Seite."
        )
        assert (
            web.get("/api/tables/none", headers={"accept-language": "en"}).json()["error"] == "there is no such table"
        )
