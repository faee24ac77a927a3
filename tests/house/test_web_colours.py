"""A colour that two components of the browser client share is a token of the style sheet. Drawings mix their own."""

import re
from collections import defaultdict
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b")


def styles(path: Path) -> str:
    return "".join(re.findall(r"<style.*?</style>", path.read_text(encoding="utf-8"), re.DOTALL))


def test_colours_that_are_shared_are_tokens() -> None:
    users: defaultdict[str, set[str]] = defaultdict(set)
    for path in sorted(WEB.rglob("*.svelte")):
        for colour in COLOUR.findall(styles(path)):
            users[colour.lower()].add(path.name)
    usual = (WEB / "tokens.css").read_text(encoding="utf-8").split("[data-look", 1)[0]
    tokens = {colour.lower() for colour in COLOUR.findall(usual)}
    twice = {colour: names for colour, names in users.items() if len(names) > 1 or colour in tokens}
    assert not twice, f"to be named in tokens.css: {twice}"
    assert len(tokens) > 40
