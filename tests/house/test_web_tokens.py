"""A colour that two components of the browser client share is a token of the style sheet; drawings mix their own. The
widths at which pages change their shape are few, and the same everywhere."""

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


TURNS = {480, 700, 900, 1100, 1250}  # px; what is measured in letters turns in rem


def turns(text: str) -> list[int]:
    """Where a page is of another shape, as the greatest width of the smaller one."""
    asked = re.findall(r"(min|max)-width: (\d+)px", " ".join(re.findall(r"@media[^{]*", text)))
    return [int(px) - (end == "min") for end, px in asked]


def test_pages_change_their_shape_at_few_widths() -> None:
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.css")]
    found = {path.name: turns(path.read_text(encoding="utf-8")) for path in files}
    assert not {name: at for name, at in found.items() if set(at) - TURNS}
    assert {px for at in found.values() for px in at} == TURNS
    assert turns("@media (min-width: 700px) and (max-width: 1250px) {") == [699, 1250]
