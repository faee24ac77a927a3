"""Templates: one scenario for several editions, with a table of what each of them puts into its blanks.

    template:
      classic: {monster: net-troll, might: 10}
      legends: {monster: minotaur, might: 10}
    name: …
    door: [{monster}]

A blank is filled in as text, with a list as its words between commas. What comes out is a scenario like any other, and
every line keeps its number.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from kickdoor.scenario import yaml_lines
from kickdoor.scenario.error import Fault, ScenarioError, Where, field_name
from kickdoor.scenario.fields import answer, each, mapping

_TABLE: Final = re.compile(r"^template:[^\n]*\n(?:(?:[ \t#][^\n]*)?\n)*", re.MULTILINE)
_BLANK: Final = re.compile(r"\{([a-z][a-z0-9-]*)\}")


def read_text(path: Path) -> str:
    """What stands in a scenario file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "not UTF-8 text"
        raise ScenarioError(path, 1, "file", f"cannot be read: {why}") from None


def editions_of(path: Path) -> tuple[str, ...]:
    """The editions a template is for; none if the file is no template."""
    found = _table(read_text(path), path)
    return tuple(found[0]) if found else ()


def expand(content: str, path: Path, edition: str | None) -> str:
    """The scenario of one edition. What is no template stays as it is."""
    found = _table(content, path)
    if found is None:
        return content
    table, line = found
    if edition is None or edition not in table:
        why = "it is a template" if edition is None else f"nothing for {edition!r}"
        raise ScenarioError(path, line, "template", f"{why}; name one of its editions: {', '.join(table)}")
    body = _TABLE.sub(lambda block: f"edition: {edition}\n" + "\n" * (block[0].count("\n") - 1), content, count=1)
    row = table[edition]
    spare = [blank for blank in row if f"{{{blank}}}" not in body]
    if spare:
        raise ScenarioError(path, line, f"template.{edition}", f"there is no blank {{{spare[0]}}}")

    def fill(blank: re.Match[str]) -> str:
        if blank[1] not in row:
            at = body.count("\n", 0, blank.start()) + 1
            raise ScenarioError(path, at, f"template.{edition}", f"nothing to put into {blank[0]}")
        return row[blank[1]]

    return _BLANK.sub(fill, body)


def _table(content: str, path: Path) -> tuple[dict[str, dict[str, str]], int] | None:
    """What each edition puts into which blank, and the line of the table."""
    block = _TABLE.search(content)
    if block is None:
        return None
    above = content.count("\n", 0, block.start())
    data, lines = yaml_lines.load("\n" * above + block[0], path)
    try:
        rows = mapping(mapping(data, ())["template"], ("template",))
        if not rows:
            raise Fault(("template",), "no editions")
        return {edition: _row(row, ("template", edition)) for edition, row in rows.items()}, above + 1
    except Fault as fault:
        line = yaml_lines.line_of(lines, fault.where)
        raise ScenarioError(path, line, field_name(fault.where), fault.message) from None


def _row(value: object, where: Where) -> dict[str, str]:
    row: Mapping[str, object] = mapping(value, where)
    return {blank: _filling(words, (*where, blank)) for blank, words in row.items()}


def _filling(value: object, where: Where) -> str:
    """A word, a number or a list of them, as it is written into a scenario."""
    return ", ".join(map(str, each(answer)(value, where))) if isinstance(value, list) else str(answer(value, where))
