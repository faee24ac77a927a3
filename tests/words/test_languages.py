"""Every language says everything, and nothing but what there is to say."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax.ast import Junk, Message
from msgspec import inspect

import kickdoor.agents
from kickdoor.agents.voice import BUSY, LINES
from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import Edition, Pack
from kickdoor.cards.words import KINDS
from kickdoor.effects import conditions, costs, standing, targets
from kickdoor.effects.ability import WHEN
from kickdoor.effects.base import Entry, fields, kebab
from kickdoor.engine.asking import KINDS as REQUESTS
from kickdoor.engine.asking import PHASE_KINDS
from kickdoor.engine.events import EVENTS
from kickdoor.notation import PHASES, PICKS, QUESTIONS, REASONS, SEXES, SIDES
from kickdoor.reckoning import ABOUT, WORDS
from kickdoor.rulebook import readings
from kickdoor.rulebook.chapters import CHAPTERS
from kickdoor.rulebook.howto import PARTS
from kickdoor.rulebook.touches import said
from kickdoor.rules import clauses
from kickdoor.rules.clauses import shipped_editions
from kickdoor.server import login, oidc
from kickdoor.server.admin import BANNED, CLOSED, ERASED
from kickdoor.server.app import FAILED, KEEPS_NOTHING, OVERWORKED
from kickdoor.server.asking import TOO_DEEP
from kickdoor.server.malformed import FORMS
from kickdoor.server.names import clean_name, clean_text
from kickdoor.server.refusal import message
from kickdoor.words import UnknownLanguage, language, languages, say
from tests.engine.sources import ROOT, tree
from tests.words.files import blanks, entries, forms_used, messages, only_parts


def server_sentences() -> Iterator[str]:
    """What the server refuses by itself."""
    for file in (*(ROOT / "server").glob("*.py"), ROOT / "game.py"):
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refusal", "Refused") and len(node.args) > 1:
                code, why = node.args[:2]
                if isinstance(code, ast.Constant):
                    yield from written(why)


def sum_sentences() -> Iterator[str]:
    """Why there is no sum of what was asked about."""
    for node in ast.walk(tree(ROOT / "reckoning" / "__init__.py")):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "ValueError":
            yield from written(node.args[0])


def written(why: ast.expr) -> Iterator[str]:
    """A sentence that stands in a call, its blanks left out."""
    parts = why.values if isinstance(why, ast.JoinedStr) else [why]
    if text := "".join(str(part.value) for part in parts if isinstance(part, ast.Constant)):
        yield text


LAST = {"close": 1, "Closed": 0, "sentence": 0}  # calls with a last word to somebody, and where it stands in them


def last_words() -> Iterator[str]:
    """Why a table or a socket is closed."""
    yield from (CLOSED, BANNED, ERASED)
    for file in (ROOT / "server").glob("*.py"):
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Call):
                at = LAST.get(ast.unparse(node.func).rpartition(".")[2], len(node.args))
                for why in node.args[at : at + 1]:
                    if isinstance(why, ast.Constant) and isinstance(why.value, str) and why.value:
                        yield why.value


def http_sentences() -> Iterator[str]:
    """What is wrong with a request, as its answer says."""
    yield from (KEEPS_NOTHING, FAILED, OVERWORKED, TOO_DEEP)
    for file in (ROOT / "server").glob("*.py"):
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "HTTPException" and node.args:
                yield from written(node.args[0])
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "LoginRefused":
                yield from written(node.args[0])
    yield from (oidc.LATE, oidc.FOREIGN, oidc.DOWN, oidc.GARBLED, oidc.UNVERIFIED, *oidc.CLAIMS.values(), login.BANNED)


def all_sentences() -> Iterator[str]:
    """Whatever reads like a sentence in the server: there may be words for it, though it is told in its own way."""
    for file in (ROOT / "server").glob("*.py"):
        for node in ast.walk(tree(file)):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch(r"[A-Z].* .*\.", node.value)
            ):
                yield node.value


def name_sentences() -> Iterator[str]:
    """What is wrong with a name or a line of chat."""
    for text, clean in (("", clean_name), ("x" * 99, clean_name), ("", clean_text), ("x" * 999, clean_text)):
        with pytest.raises(ValueError, match=r"\.$") as error:
            clean(text)
        yield str(error.value)


OTHERS = [name for name in languages() if name != "en"]
# In English these are where the rules, the sums and the server are.
MALFORMED = {f"form-{id}": {*re.compile(form).groupindex} for form, id in FORMS.items()}  # and their blanks
NOT_IN_ENGLISH = {
    *MALFORMED,
    *REASONS.values(),
    *(f"addend-{word}" for word in WORDS),
    *map(message, (*server_sentences(), *sum_sentences(), *last_words(), *http_sentences(), *name_sentences())),
    *map(clauses.message, clauses.load()),
    *map(readings.message, readings.read((ROOT.parents[1] / "docs" / "readings.md").read_text(encoding="utf-8"))),
}
CLIENT = ROOT.parents[1] / "web" / "src" / "words"
PACK_WORDS = {"classes": "trait", "races": "trait", "tags": "tag", "table": "thing"}
CONTEXT = {"curse"}  # blanks that every message of a card has


def vocabulary(schema: inspect.Type, seen: set[type]) -> Iterator[tuple[str, set[str] | None]]:
    """(message, its blanks) for all that cards can say; None: a word, which has none."""
    match schema:
        case inspect.StructType() if schema.cls not in seen:
            seen.add(schema.cls)
            if issubclass(schema.cls, Entry) and schema.cls.phrase is Entry.phrase:
                names = {name for name, _kind in fields(schema.cls)}
                yield f"{schema.cls.FAMILY}-{kebab(schema.cls.__name__)}", names
            for field in schema.fields:
                yield from vocabulary(field.type, seen)
        case inspect.Metadata(type=inspect.LiteralType() as words, extra=dict() as extra):
            yield from ((f"{extra['is']}-{word}", None) for word in words.values)
        case inspect.Metadata():
            yield from vocabulary(schema.type, seen)
        case inspect.UnionType():
            for kind in schema.types:
                yield from vocabulary(kind, seen)
        case inspect.VarTupleType():
            yield from vocabulary(schema.item_type, seen)
        case _:
            pass


SAID = dict(vocabulary(inspect.type_info(Edition), set()))


def plain_words() -> Iterator[str]:
    """Words of the vocabulary with nothing to fill in."""
    yield from (f"rule-{word}" for word in standing.MARKS)
    yield from (f"when-{word}" for word in WHEN)
    yield from (f"if-{word}" for word in conditions.PLAIN)
    yield from (f"at-{word}" for word in targets.PLAIN if word != "none")
    yield from (f"pay-{word}" for word in costs.PLAIN if word != "none")


def pack_words() -> Iterator[str]:
    for name in shipped_editions():
        pack: Pack = read_edition(name).pack
        for field, kind in PACK_WORDS.items():
            yield from (f"{kind}-{word}" for word in getattr(pack, field))
        yield f"curse-{pack.curse_word.lower()}"


def card_words() -> Iterator[str]:
    """Names of abilities, and labels of either-or choices."""
    for name in shipped_editions():
        for card in read_edition(name).cards():
            written = msgspec.to_builtins(card)
            del written["name"]
            for field, _, word in (text.partition(":") for text in said(written)):
                if field in ("name", "word"):
                    yield f"{'name' if field == 'name' else 'option'}-{word}"


def table_words() -> Iterator[str]:
    """What is said around the table, by name."""
    yield from (f"kind-{kind}" for kind in (*KINDS.values(), "treasure"))
    yield from (f"log-{name}" for name, _clause in EVENTS)
    yield from (f"phase-{name}" for name in PHASES)
    yield from (f"side-{name}" for name in SIDES)
    yield from (f"pick-{name}" for name in PICKS)
    yield from (f"sex-{name}" for name in SEXES.values())
    yield from (f"sum-{name.replace('_', '-')}" for name in ABOUT)
    yield from (f"request-{kind}" for kind in (*REQUESTS.values(), *PHASE_KINDS, "step-in"))
    yield from (f"hint-{name}" for name in facts())
    yield from (f"say-{line}" for line in (*LINES, BUSY))
    yield from ("analysis-chances", "analysis-turning", "analysis-mistake")
    yield from QUESTIONS.values()
    yield from (f"chapter-{chapter.group.lower()}" for chapter in CHAPTERS)
    yield from (f"howto-{part}-{point}" for part, points in PARTS.items() for point in points)


def facts() -> set[str]:
    """Every fact a bot may name for a hint."""
    folder = Path(kickdoor.agents.__file__).parent
    found = {name for path in folder.glob("*.py") for name in re.findall(r'hint\("([a-z-]+)"', path.read_text("utf-8"))}
    assert len(found) > 40
    return found


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"^There is no language 'tlh'; there are de, en\.$"):
        say("tlh", "log-card")
    with pytest.raises(UnknownLanguage):
        language("../de")


@pytest.mark.parametrize("name", languages())
def test_files_are_well_formed_and_say_nothing_twice(name: str) -> None:
    assert not [entry.content for entry in entries(name) if isinstance(entry, Junk)]
    ids = Counter(entry.id.name for entry in entries(name) if isinstance(entry, Message))
    assert not [id for id, n in ids.items() if n > 1]


@pytest.mark.parametrize("name", languages())
def test_everything_has_a_message(name: str) -> None:
    wanted = {*SAID, *plain_words(), *pack_words(), *card_words(), *table_words()} | (
        NOT_IN_ENGLISH if name != "en" else set()
    )
    assert len(wanted) > 400
    assert not sorted(wanted - messages(name).keys())


@pytest.mark.parametrize("name", OTHERS)
def test_no_message_is_missing_or_unknown(name: str) -> None:
    english = messages("en").keys() - only_parts("en")
    theirs = messages(name).keys() - only_parts(name) - NOT_IN_ENGLISH - set(map(message, all_sentences()))
    assert sorted(english - theirs) == []
    assert sorted(theirs - english) == []


@pytest.mark.parametrize("name", languages())
def test_blanks_are_those_there_are(name: str) -> None:
    """A card's are its fields; of others, those of the English message or named in its comment."""
    for id in messages(name).keys() - only_parts(name):
        if SAID.get(id) is not None:
            given = (SAID[id] or set()) | CONTEXT
        elif id in NOT_IN_ENGLISH or id.startswith("server-"):
            of_server = {"a", "b", "word"} if id.startswith("server-") else MALFORMED.get(id, set())
            given = {"win", "who"} if id in REASONS.values() else of_server
        else:
            comment = messages("en")[id].comment
            given = blanks("en", id) | CONTEXT | set(re.findall(r"\$(\w+)", (comment.content or "") if comment else ""))
        assert blanks(name, id) <= given, id


@pytest.mark.parametrize("name", languages())
def test_forms_that_are_asked_for_are_there(name: str) -> None:
    """Words of one kind all have the same forms."""
    forms = {id: {form.id.name for form in message.attributes} for id, message in messages(name).items()}
    there = set().union(*forms.values())
    assert not [(id, form) for id, form in forms_used(name) if form not in there]
    for kind in ("trait", "tag", "slot", "deck", "curse", "thing", "option", "name", "list", "taker"):
        found = {frozenset(forms[id]) for id in forms if id.startswith(f"{kind}-") and id not in only_parts(name)}
        assert len(found) == 1, (kind, found)


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("reason", sorted(REASONS))
def test_refusals_are_sentences(reason: int, name: str) -> None:
    sentence = say(name, REASONS[reason], win=10, who="Ann")
    assert sentence[0].isupper()
    assert sentence.endswith(".")


def test_the_browser_client_speaks_the_same_languages() -> None:
    assert sorted(place.name for place in CLIENT.iterdir() if place.is_dir()) == languages()
