"""`kickdoor words`: the card vocabulary, looked up, counted and written down."""

import json as text
from pathlib import Path

from kickdoor.command import Flag, fail


def words(
    find: str | None = None,
    *,
    count: Flag = False,
    schema: Flag = False,
    render: Path | None = None,
    json: Flag = False,
) -> int:
    """Print the words that cards are written with: their fields, what they say, a card that says it.

    Args:
        find: a word, or a part of one or of its sentence; left out, all there are.
        count: only how many there are, and how many a single card says.
        schema: the JSON Schema of deck files, for editors.
        render: write the reference and the JSON Schemas under this folder.
        json: for scripts.
    """
    from kickdoor.cards.error import choices
    from kickdoor.rulebook.lexicon import counts, lexicon, look_up
    from kickdoor.rulebook.packschema import deck_schema, dumped
    from kickdoor.rulebook.wordpage import entry, totals

    if render is not None:
        return _write(render)
    if schema:
        print(dumped(deck_schema()), end="")
        return 0
    if count:
        rows = {family: dict(zip(("words", "once", "never"), row, strict=True)) for family, row in counts().items()}
        lines = [f"{family:8}{row['words']:5}{row['once']:5}{row['never']:5}" for family, row in rows.items()]
        print(text.dumps(rows, indent=1) if json else "\n".join([*lines, totals()]))
        return 0
    found = list(lexicon()) if find is None else look_up(find)
    if not found:
        close = choices(find or "", {looked.entry.word for looked in lexicon()})
        return fail(f"words: nothing says '{find}'{close or '; kickdoor words tells of all'}")
    if json:
        print(text.dumps([looked.told() for looked in found], indent=1, ensure_ascii=False))
        return 0
    for looked in found:
        print("\n".join([f"{looked.entry.word} ({looked.entry.family})", *entry(looked), ""]))
    return 0


def _write(folder: Path) -> int:
    from kickdoor.rulebook.packschema import schemas
    from kickdoor.rulebook.wordpage import words_page

    try:
        for name, page in {"vocabulary.md": words_page(), **schemas()}.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(page, encoding="utf-8")
            print(path)
    except OSError as error:
        return fail(f"words: --render: {error.filename}: {error.strerror}")
    return 0
