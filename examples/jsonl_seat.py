"""A seat at the table in a few lines: reads one JSON question a line, writes one JSON answer a line (docs/seats.md).

    kickdoor play --agent "jsonl:python3 examples/jsonl_seat.py"
    kickdoor arena --one "jsonl:python3 examples/jsonl_seat.py" --against random --blocks 5

To seat a language model, give `message["prompt"]` to it in `think` and return what it says: an answer may be a number
or a sentence in which one option is named.
"""

import json
import re
import sys
from typing import Any

GAIN = re.compile(r"(?:you Level|your strength|munchkins) (-?\d+)→(-?\d+)")  # what the page says follows from an option
MINE = re.compile(r"\d+\. Play (?!.* (?:on|for|with|of) )")  # a card for oneself


def think(message: dict[str, Any]) -> int:
    """The option that makes most of the own numbers; else the first, which lets things take their course."""
    best, most = 1, 0
    for line in message["prompt"].splitlines():
        if option := re.match(r"(\d+)\. ", line):
            gain = sum(2 * (int(after) - int(before)) for before, after in GAIN.findall(line))
            gain += MINE.match(line) is not None
            if gain > most:
                best, most = int(option[1]), gain
    return best


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "ask":
            answer = {"id": message["id"], "answer": think(message)}
        elif message["t"] == "wrong":  # never, with numbers from the page; the first option is always there
            answer = {"id": message["id"], "answer": 1}
        else:
            continue  # hello, bye
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
