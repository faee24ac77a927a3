"""The game as a file: a line of JSON for its header, then one for every choice."""

import json
from pathlib import Path

from kickdoor.game import Game


def write_log(path: Path, game: Game) -> None:
    log = game.log()
    lines = [json.dumps(log["header"]), *(json.dumps(choice) for choice in log["choices"])]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
