"""Frames that no good client sends: made from the schema of the messages, spoiled in every way, all from a seed."""

import json
from random import Random
from typing import Any

import msgspec

from kickdoor.server import wire
from tests.load.lean import CLOSE, PING, TEXT, framed

WORDS = (
    "", "a", "0", "id-1", "play", "kick", "pass", "classic", "heuristic:normal", "help", "x" * 41, "y" * 500, "\x00",
    "\u202e", "\U0001f6aa", "\ud800", "../../etc", "' OR 1=1 --", "null", "<b>", "é" * 40,
)  # fmt: skip
NUMBERS: tuple[object, ...] = (
    0, -1, 1, 2, 5, 6, 40, 255, 2**31 - 1, 2**31, -(2**31) - 1, 2**53, 2**63, 2**64, -(2**63), 10**40, 1.5, -0.0, 1e308,
)  # fmt: skip
ODD: tuple[object, ...] = (None, True, False, [], {}, [[]], {"": None}, [0] * 50, "x", 0, -1, 1e400, float("nan"))
STEPS = ("do", "card", "side", "to", "with", "target", "seat", "monster", "give", "get", "item", "from")
SPLINTERS = (b"\xff\xfe", b"{", b'"', b"\\u0000", b"\\", b"\0", b"}}", b",", b"[" * 3000)
BROKEN_AT = 0.03  # of the frames are no good WebSocket frames either


class Forge:
    """Makes frames. Options that the table has offered make some of them plausible."""

    def __init__(self, seed: str) -> None:
        self.dice = Random(seed)
        (root,), self.named = msgspec.json.schema_components([wire.Incoming])
        self.kinds = [kind["$ref"].rpartition("/")[2] for kind in root["anyOf"]]
        self.offered: list[dict[str, Any]] = []

    def frame(self) -> tuple[bytes, bool]:
        """A frame of a client, or something like it; and whether the server may hang up on it."""
        dice = self.dice
        message = self.message()
        for _ in range(dice.choice((0, 0, 0, 1, 1, 2, 4))):
            message = self.spoil(message)
        data = json.dumps(message, ensure_ascii=dice.random() < 0.5).encode(errors="surrogatepass")
        if dice.random() < 0.2:
            data = self.scratch(data)
        if dice.random() < BROKEN_AT:
            return self.break_up(data), True
        return framed(TEXT, data), not utf8(data)

    def message(self) -> Any:
        """One that fits the schema."""
        made = self.make(self.named[self.dice.choice(self.kinds)])
        if made["t"] == "choose" and self.offered and self.dice.random() < 0.7:
            option = self.dice.choice(self.offered)
            word = self.dice.choice(("choice", "step"))
            made.update({"choice": None, "step": None, "request": 0, word: option[word]})
        return made

    # ---- what fits

    def make(self, schema: Any) -> Any:
        dice = self.dice
        if "$ref" in schema:
            return self.make(self.named[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return self.make(dice.choice(schema["anyOf"]))
        if "enum" in schema:
            return dice.choice(schema["enum"])
        kind = schema.get("type")
        if kind == "object":
            return self.make_object(schema)
        if kind == "array":
            fixed = [self.make(item) for item in schema.get("prefixItems", ())]
            most = min(schema.get("maxItems", 3), 3) - len(fixed)
            more = dice.randint(schema.get("minItems", 0), most) if most > 0 else 0
            return fixed + [self.make(schema["items"]) for _ in range(more)]
        if kind == "string":
            return self.make_string(schema)
        if kind in ("integer", "number"):
            low = schema.get("minimum", -3)
            high = min(schema.get("maximum", low + 60), low + 60) if low > -100 else 60
            number = dice.randint(int(max(low, -1)), int(max(high, low)))
            return number if kind == "integer" else number + dice.random()
        return dice.random() < 0.5 if kind == "boolean" else None

    def make_object(self, schema: Any) -> dict[str, Any]:
        dice = self.dice
        if "properties" not in schema:  # a step: any words at all
            keys = ["do", *dice.sample(STEPS, dice.randint(0, 3))]
            return {key: dice.choice((*WORDS[:10], 0, 1, [0], ["a"])) for key in keys}
        needed = schema.get("required", ())
        return {
            name: self.make(field)
            for name, field in schema["properties"].items()
            if name == "t" or name in needed or dice.random() < 0.5
        }

    def make_string(self, schema: Any) -> str:
        if "pattern" in schema:
            return "".join(self.dice.choices("abcXYZ019_-", k=self.dice.randint(1, 12)))
        longest = schema.get("maxLength", 40)
        return self.dice.choice([word for word in WORDS if schema.get("minLength", 0) <= len(word) <= longest] or ["a"])

    # ---- what does not

    def spoil(self, value: Any) -> Any:
        """Something somewhere inside is changed for the worse."""
        dice = self.dice
        if isinstance(value, dict) and value and dice.random() < 0.85:
            key = dice.choice(list(value))
            how = dice.random()
            if how < 0.15:
                return {name: old for name, old in value.items() if name != key}
            if how < 0.3:
                return {**value, dice.choice(WORDS): self.odd()}
            return {**value, key: self.spoil(value[key])}
        if isinstance(value, list) and value and dice.random() < 0.7:
            at = dice.randrange(len(value))
            return [*value[:at], self.spoil(value[at]), *value[at + dice.randint(0, 1) :]]
        return self.odd()

    def odd(self) -> Any:
        if self.dice.random() < 0.02:
            return json.loads("[" * 400 + "]" * 400)
        return self.dice.choice((*ODD, *NUMBERS, *WORDS))

    def scratch(self, data: bytes) -> bytes:
        """Bytes changed, left out or put in."""
        dice, spoiled = self.dice, bytearray(data)
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(spoiled) + 1)
            how = dice.randrange(4)
            if how == 0:
                spoiled[at : at + 1] = bytes((dice.randrange(256),))
            elif how == 1:
                del spoiled[at : at + dice.randint(1, 30)]
            elif how == 2:
                spoiled[at:at] = dice.choice(SPLINTERS)
            else:
                spoiled[at:at] = spoiled[: dice.randint(0, 40)]
        return bytes(spoiled)

    def break_up(self, data: bytes) -> bytes:
        """Frames that are odd as WebSocket frames."""
        dice = self.dice
        half = len(data) // 2
        first, second = data[:half], data[half:]
        return dice.choice((
            framed(TEXT, first, 0) + framed(0, second),  # in two parts, which is lawful
            framed(TEXT, first, 0) + framed(PING, b"!") + framed(0, second),
            framed(2, data),  # as bytes
            framed(PING, data[:125]),
            framed(10, data[:125]),  # a pong nobody asked for
            framed(PING, data[:125] * 2),  # too long for a ping
            framed(0, data),  # the end of nothing
            framed(3, data),  # no such kind
            framed(TEXT, data, 0xC0),  # a reserved bit
            framed(TEXT, b"\xc3\x28" + data),  # no UTF-8
            framed(TEXT, data * 200),  # too long
            framed(CLOSE, b"\x00\x01"),  # no such code
            framed(CLOSE, b"\x03"),
            bytes((0x81, min(125, len(data)))) + data[:125],  # not masked
            bytes((0x81, 0xFF)) + b"\xff" * 8,  # endless
            dice.randbytes(20),
        ))  # fmt: skip


def utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
