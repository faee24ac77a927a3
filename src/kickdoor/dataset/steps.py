"""Choices expanded: for every decision of a game that was one, what the seat saw, what it was offered, what it did."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kickdoor.dataset.error import get_arrow
from kickdoor.dataset.record import Record
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.ids import Choice
from kickdoor.engine.observation import Sheet
from kickdoor.engine.options import options
from kickdoor.engine.state import State
from kickdoor.rl.spec import Spec
from kickdoor.rl.vector import shorts

Columns = dict[str, NDArray[Any]]
NOT_OFFERED: Final = -1
STEP_COLUMNS: Final = {
    "game": "its number",
    "step": "the number of the choice in its game, chance and all; choices with a single option are left out",
    "seat": "who was asked",
    "observation": "what the seat might know, as in `Spec` (int16); its own seat comes first",
    "options": "what it was offered (int16), some numbers each, as in `Spec.option_fields`; zeros after the last",
    "offered": "how many options there were",
    "choice": "which of the options it chose; -1: something lawful that was not offered",
    "action": "the same as a number of the flat vocabulary; -1 likewise",
    "won": "which share of the win the seat had at the end of the game: 1, 0, or a part of a shared win",
    "stopped": "the game was stopped before its end: nobody won, and nobody lost",
}


class Expander:
    """Plays games of a box again and writes down what was seen."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.make_room(spec.most_options)

    def make_room(self, most: int) -> None:
        """For so many options."""
        self.sheet = Sheet(self.spec.box.tables, self.spec.players, 1, most)
        self.seen = shorts(self.sheet.seen)
        self.offers = shorts(self.sheet.offers)

    def table(self, records: list[Record]) -> Any:
        """The steps of these games, as they lie in a file."""
        arrow = get_arrow()
        rows = [row for record in records for row in self.steps(record)]
        lists = arrow.list_(arrow.int16())
        schema = arrow.schema(
            {
                "game": arrow.int64(),
                "step": arrow.int32(),
                "seat": arrow.int8(),
                "observation": arrow.list_(arrow.int16(), self.spec.width),
                "options": lists,
                "offered": arrow.int16(),
                "choice": arrow.int16(),
                "action": arrow.int32(),
                "won": arrow.float32(),
                "stopped": arrow.bool_(),
            }
        )
        columns = dict(zip(schema.names, zip(*rows))) if rows else {name: [] for name in schema.names}
        seen = np.concatenate(columns["observation"]) if rows else np.zeros(0, np.int16)
        columns["observation"] = arrow.FixedSizeListArray.from_arrays(arrow.array(seen), self.spec.width)
        return arrow.table(columns, schema=schema)

    def steps(self, record: Record) -> list[tuple[Any, ...]]:
        """A row for every decision with more than one option."""
        share = 1 / len(record.winners) if record.winners else 0.0
        rows = []
        for step, s, seat, choice in record.moments(self.spec.box):
            if seat == CHANCE:
                continue
            offered = s.options if seat == s.asked and s.options is not None else options(s, seat)
            if len(offered) > 1 or choice not in offered:
                won = share if seat in record.winners else 0.0
                seen, offers, count, chosen, action = self.look(s, seat, offered, choice)
                stopped = not record.winners
                rows.append((record.game, step, seat, seen, offers, count, chosen, action, won, stopped))
        return rows

    def look(self, s: State, seat: int, offered: list[Choice], choice: Choice) -> tuple[Any, ...]:
        if len(offered) > self.sheet.most:
            self.make_room(len(offered))
        sheet = self.sheet
        sheet.write(s, seat, 0)
        sheet.offer(s, seat, offered, 0)
        count, fields = sheet.offered[0], len(self.spec.option_fields)
        offers = self.offers[: count * fields].copy()
        chosen = offered.index(choice) if choice in offered else NOT_OFFERED
        action = NOT_OFFERED
        if chosen != NOT_OFFERED:
            action = self.spec.vocabulary.number(offers[chosen * fields : (chosen + 1) * fields].tolist())
        return self.seen.copy(), offers, count, chosen, action


def arrays(table: Any, spec: Spec, names: tuple[str, ...]) -> Columns:
    """Columns of a table of steps as arrays, options side by side as [rows, most of any row, numbers of each]."""
    found: Columns = {}
    for name in names:
        column = table[name].combine_chunks()
        if name == "observation":
            found[name] = column.flatten().to_numpy(zero_copy_only=False).reshape(-1, spec.width)
        elif name == "options":
            found[name] = side_by_side(column, len(spec.option_fields))
        else:
            found[name] = column.to_numpy(zero_copy_only=False)
    return found


def side_by_side(column: Any, fields: int) -> NDArray[Any]:
    """Lists of different lengths as one array, with zeros after the last."""
    counts = np.diff(column.offsets.to_numpy()) // fields
    most = int(counts.max(initial=0))
    padded = np.zeros((len(counts), most, fields), np.int16)
    padded[np.arange(most) < counts[:, None]] = column.flatten().to_numpy(zero_copy_only=False).reshape(-1, fields)
    return padded
