"""Draw a flame graph from the stacks of a profiler: a line for each, its frames and how often it was seen.

    python bench/flame.py build/flame.txt build/flame.svg [--under play_on]

Only what was called under one of the named frames is drawn, and nothing that was seen in less than one of 250 samples,
or that waits. Frames of Python's, mypyc's or the event loop's own machinery are drawn where they come last.
"""

import argparse
import re
import sys
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import escape

WIDTH, HEIGHT, LETTER = 1200, 18, 6.6
LEAST = 1 / 250
MACHINERY = re.compile(
    r"_?Py[A-Z_]|CPy|0x|_?_?pyx|uv_|UV[A-Z]|[Ll]oop[._]|Handle_|task_step|partial_|bytes_|_?_?libc|_wrap|<listcomp>|"
    r"contextlib|_GeneratorContext|TransactionalContext|Engine\.|Connection\.|Transaction\.|RootTransaction\.|"
    r"DefaultDialect\.|pysqlite_|_pysqlite|sqlite3[A-Z]|method_|cfunction_"
)
WAITING = {"epoll_wait", "take_gil", "PyThread_acquire_lock_timed", "pthread_cond_timedwait", "pthread_cond_wait"}
AWAITED = re.compile(r"_gen\.__mypyc_generator_helper__$")


class Frame:
    """A function as it was called from those below it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seen = 0
        self.calls: dict[str, Frame] = {}

    def add(self, names: list[str], seen: int) -> None:
        self.seen += seen
        if names:
            self.calls.setdefault(names[0], Frame(names[0])).add(names[1:], seen)


def plain(frame: str) -> str:
    """`CPyDef_options___window_options (libmypyc.so)` is `options.window_options`, and a part of a coroutine is it."""
    name = frame.split(" (")[0]
    name = re.sub(r"^CPy(?:Def|Py)_", "", name).replace("___", ".")
    return re.sub(r"_[A-Z][A-Za-z]*$", "", AWAITED.sub("", name)) if AWAITED.search(name) else name


def read(text: str, under: list[str]) -> Frame:
    """One frame is the bottom of the picture; several stand on it."""
    root = Frame(under[0] if len(under) == 1 else "all")
    for line in text.splitlines():
        stack, _, seen = line.rpartition(" ")
        names = [plain(frame) for frame in stack.split(";")]
        found = next((frame for frame in under if frame in names), None)
        if found is not None and WAITING.isdisjoint(names):
            above = names[names.index(found) + 1 :]
            ours = [name for name in above[:-1] if not MACHINERY.match(name)] + above[-1:]
            root.add([name for name, _ in groupby([found] * (len(under) > 1) + ours)], int(seen))
    return root


def boxes(frame: Frame, left: float, level: int, scale: float, least: float) -> list[tuple[float, int, float, Frame]]:
    """(left, level, width) of a frame and all it called, widest first."""
    found = [(left, level, frame.seen * scale, frame)]
    for call in sorted(frame.calls.values(), key=lambda call: (-call.seen, call.name)):
        if call.seen >= least:
            found += boxes(call, left, level + 1, scale, least)
            left += call.seen * scale
    return found


def draw(root: Frame) -> str:
    placed = boxes(root, 0, 0, WIDTH / root.seen, root.seen * LEAST)
    tall = (max(level for _, level, _, _ in placed) + 1) * HEIGHT
    size = f'viewBox="0 0 {WIDTH} {tall}" font-family="monospace" font-size="11"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>']
    for left, level, width, frame in placed:
        top = tall - (level + 1) * HEIGHT
        told = f"{frame.name}: {frame.seen / root.seen:.1%}"
        hue = 20 + sum(map(ord, frame.name)) % 35
        place = f'x="{left:.1f}" y="{top}" width="{width:.1f}" height="{HEIGHT - 1}"'
        lines.append(f'<g><title>{escape(told)}</title><rect {place} fill="hsl({hue} 75% 65%)"/>')
        room = int((width - 4) / LETTER)
        words = told if len(told) <= room else frame.name.split(".")[-1][:room] if room > 3 else ""
        lines.append(f'<text x="{left + 2:.1f}" y="{top + 13}">{escape(words)}</text></g>')
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stacks", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--under", action="append", help="a frame at the bottom (default: play_on)")
    asked = parser.parse_args()
    under = asked.under or ["play_on"]
    root = read(asked.stacks.read_text(encoding="utf-8"), under)
    if not root.seen:
        sys.exit(f"{asked.stacks}: {' and '.join(under)} never seen")
    asked.picture.write_text(draw(root), encoding="utf-8")


if __name__ == "__main__":
    main()
