"""Every look keeps its words readable: the contrasts of WCAG AA, from the tokens of the style sheet themselves."""

import re
from pathlib import Path

import pytest

CSS = (Path(__file__).parents[2] / "web" / "src" / "tokens.css").read_text(encoding="utf-8")
AA = 4.5
FELTS = ("felt-0", "felt-1", "felt-2")
PAIRS = [
    *((words, felt) for felt in FELTS for words in ("cream", "on-felt")),
    *(("on-brass", ground) for ground in ("brass", "brass-light", "alarm")),
    *(("on-seat", f"seat-{seat}") for seat in range(6)),
    *((f"chalk-{seat}", "wood-1") for seat in range(6)),
    ("brass", "wood-1"), ("lose-ink", "lose"), ("win-ink", "win"), ("cursed-ink", "cursed"),
    ("ink", "paper-1"), ("ink-soft", "paper-1"),
]  # fmt: skip


def tokens(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6})", block))


USUAL = tokens(re.search(r"^:root \{(.*?)^\}", CSS, re.M | re.S).group(1))  # type: ignore[union-attr]
LOOKS = {
    "classic": USUAL,
    **{name: USUAL | tokens(block) for name, block in re.findall(r"\[data-look='([a-z-]+)'\] \{(.*?)\}", CSS, re.S)},
}


def light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    low, high = sorted((light(one), light(two)))
    return (high + 0.05) / (low + 0.05)


def test_there_is_a_look_for_each_edition() -> None:
    assert set(LOOKS) == {"classic", "legends", "apocalypse", "steampunk", "adventure-time"}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("words", "ground"), PAIRS)
def test_words_can_be_read(look: str, words: str, ground: str) -> None:
    own = LOOKS[look]
    assert contrast(own[words], own[ground]) >= AA
