"""`kickdoor replay analyse`."""

import json
from dataclasses import asdict
from pathlib import Path

from kickdoor.agents.value import Unfit
from kickdoor.cards.shelf import Packs
from kickdoor.lab.analysis import Analysis, analyse
from kickdoor.notation import line_of
from kickdoor.replay.cli import complain
from kickdoor.replay.error import FalseLog, LogError
from kickdoor.replay.log import read_log
from kickdoor.words import UnknownLanguage, Value, say
from kickdoor.words import language as known_language


def analyse_log(path: Path, packs: Packs, language: str, as_json: bool) -> int:
    """Print what became of the chances. 1 when the log is false, 2 when it cannot be read."""
    try:
        known_language(language)
        log = read_log(path, packs)
        found = analyse(log, language)
    except (UnknownLanguage, Unfit) as error:
        return complain(error, 2)
    except FalseLog as error:
        return complain(error, 1)
    except LogError as error:
        return complain(error, 2)
    names = log.header.names
    print(json.dumps(asdict(found), indent=1) if as_json else in_words(found, names, language))
    return 0


def in_words(found: Analysis, names: tuple[str, ...] | list[str], language: str) -> str:
    lines = [say(language, "analysis-chances", names=", ".join(names))]
    for beginning in found.beginnings:
        shares = "  ".join(f"{chance:4.0%}" for chance in beginning.chances)
        lines.append(f"{beginning.turn:4}  {shares}")
    for point in found.turning:
        facts = {"before": round(100 * point.before), "after": round(100 * point.after)}
        lines.append(say(language, "analysis-turning", turn=point.turn, who=names[point.seat], **facts))
    for m in found.mistakes:
        told: dict[str, Value] = {"done": line_of(m.done), "better": line_of(m.better)}
        told |= {"reason": m.reason, "cost": m.cost}
        lines.append(say(language, "analysis-mistake", turn=m.turn, who=names[m.seat], **told))
    return "\n".join(lines)
