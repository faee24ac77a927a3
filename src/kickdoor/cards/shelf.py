"""The packs a table can choose from: those that come with the game, and folders from elsewhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import msgspec

from kickdoor.cards.compile import code_cards
from kickdoor.cards.load import FILES, PackError, load_edition, read_edition, shipped
from kickdoor.cards.schema import Edition

Packs = Sequence[str | Path]  # folders of packs from outside


@dataclass(frozen=True)
class Folder:
    """A pack from outside as it is now: a changed file makes another Folder."""

    path: Path
    stamp: str


def folders(packs: Packs) -> tuple[Folder, ...]:
    """The folders with what is in them; what is wrong with them is found out by reading."""
    return tuple(Folder(Path(pack), _stamp(Path(pack))) for pack in packs)


def gather(packs: tuple[Folder, ...]) -> dict[str, Edition]:
    """The editions in these folders, by name; one whose name is taken is refused."""
    found: dict[str, Edition] = {}
    for folder in packs:
        edition = _read(folder)
        name = edition.pack.id
        if name in found or name in shipped():
            other = found[name].where if name in found else "an edition that comes with the game"
            raise PackError(f"{edition.where}/pack.yaml: id: {name} is also the name of {other}")
        found[name] = edition
    return found


def fetch(names: Sequence[str], outside: Mapping[str, Edition]) -> list[Edition]:
    """These editions, from outside or from the game; their words must not contradict each other."""
    editions = [outside[name] if name in outside else read_edition(name) for name in names]
    meanings: dict[str, tuple[str, str]] = {}
    for edition in editions:
        for field, kind in (("classes", "Class"), ("races", "Race"), ("characters", "character")):
            for word in getattr(edition.pack, field):
                known, owner = meanings.setdefault(word, (kind, edition.pack.id))
                if known != kind:
                    raise PackError(f"{edition.where}/pack.yaml: {field}: '{word}' is a {known} in {owner}")
    return editions


def content_hash(edition: Edition) -> str:
    """Of what the pack says, wherever it lies."""
    return sha256(msgspec.json.encode(msgspec.structs.replace(edition, where="", home=""), order="sorted")).hexdigest()


@lru_cache(maxsize=32)
def _read(folder: Folder) -> Edition:
    """A pack that is sound on its own: it says all the words it uses."""
    edition = load_edition(folder.path.resolve(), str(folder.path))
    code_cards([edition])
    return edition


def _stamp(folder: Path) -> str:
    files = [folder / name for name in ("pack.yaml", *FILES.values(), "clauses.yaml")]
    files += sorted((*folder.glob("*.py"), *folder.glob("words/*.ftl")))
    return sha256(b"\0".join(path.read_bytes() if path.is_file() else b"" for path in files)).hexdigest()
