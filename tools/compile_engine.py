"""Compile the engine, the agents and the server's tables with mypyc: one source, interpreted or compiled, and the same
games from either.

    .venv/bin/python tools/compile_engine.py [--opt 3 [--profile]]

The package is copied to `build/compiled`. There the engine, the agents, chance, the worlds they imagine and
what a choice goes through at a table of the server are compiled; each of these modules is imported from the copy, and
some games are played with it and with the source, by random players and by bots: each choice must be the same. `src/`
is not touched. Without a C compiler or headers of Python all is still translated to C, which finds what mypyc would
refuse, and a line says that the rest was left out.
For a wheel (`--wheel`) that is an error, and what is built is not compared with the source.

With `--profile` all is compiled twice by gcc: the first build counts what it does in some games, always the same, so
that in the second the compiler knows what is frequent. Other compilers compile once, and a line says so.
"""

import argparse
import io
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from contextlib import redirect_stdout
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
SOURCE = TOP / "src" / "kickdoor"
TARGET = TOP / "build" / "compiled"

# Runs in the copy: every module named must load, and load as machine code.
IMPORT_ALL = """
import importlib, sys
plain = [n for n in sys.argv[1:] if not importlib.import_module(n).__file__.endswith((".so", ".pyd"))]
sys.exit("not compiled: " + " ".join(plain) if plain else 0)
"""
# Runs in the copy: a game travels between processes compiled as it does interpreted.
TRAVEL = """
import pickle
from kickdoor import new_game
game = new_game(players=4, seed=1)
again = pickle.loads(pickle.dumps(game))
assert again.digest() == game.digest() and again.pending == game.pending
assert [again.source.below(6) for _ in range(9)] == [game.source.below(6) for _ in range(9)]
"""
# Runs with the copy and with the source: sums of sales, which no number of the machine holds.
WEALTH = """
from kickdoor import new_game
from kickdoor.engine import ids
from kickdoor.engine.selling import can_finish_sale
s = new_game(players=4, seed=1).state
dear = [c for c in range(len(s.t.gold)) if s.t.gold[c] >= 300]
for many in range(1, 20):
    s.zones[ids.Z_PACK] = tuple(dear[:many])
    for level in (1, 5, 8, 9):
        s.level[0] = level
        print([can_finish_sale(s, 0, dear[:n]) for n in range(many + 1)])
"""
# Runs with the copy and with the source: what learners are shown, a row for each seat, by any number of players.
SIGHT = """
from hashlib import sha256
from random import Random
from kickdoor.chance import Seeded, settle
from kickdoor.engine.apply import apply
from kickdoor.engine.observation import Sheet
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.ruleset import open_box
from kickdoor.sim.play import SEXES
t = open_box(("apocalypse", "adventure-time")).tables
for players in range(3, 7):
    s = empty_table(t, list(SEXES[:players]))
    deal(s)
    sheet, dice, luck, seen = Sheet(t, players, players, 0), Random(1), Seeded(1), sha256()
    for _ in range(600):
        settle(s, luck)
        if s.winners:
            break
        for seat in range(players):
            sheet.write(s, seat, seat)
        seen.update(bytes(memoryview(sheet.seen)))
        apply(s, s.asked, dice.choice(options(s, s.asked)))
    print(players, seen.hexdigest())
"""
# Runs with the copy and with the source: what is told of views to those who read them from outside, and what is read.
OUTSIDE = """
import msgspec
from kickdoor import new_game
from kickdoor.agents.jsonl import Answer
from kickdoor.engine.view import View
from kickdoor.server import describe, journal
from kickdoor.server.keeping import load_room, read_saved, save_room
from kickdoor.server.room import open_room
from kickdoor.server.settings import Settings
seen = new_game(players=4, seed=1).view(0)
assert msgspec.convert(msgspec.to_builtins(seen), View) == seen
assert msgspec.json.decode(b'{"id": 1, "answer": 2}', type=Answer).answer == 2
room = open_room("table", journal.Opened("host", Settings(), "code"))
for seat, bot in enumerate(("heuristic:chatty", "greedy", "greedy"), 1):
    room.fold(journal.Bot(seat, bot))
print([seat.name for seat in room.seats])
assert load_room("table", read_saved(save_room(room))).seats == room.seats
print(msgspec.json.encode([describe.json_schema(), describe.openapi(), describe.asyncapi()], order="sorted"))
"""
EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")
GAMES = 4
ALONE = (
    "chance.py",
    "worlds.py",
    "standing.py",
    "reflexes.py",
    "outlook.py",
    "sheet.py",
    "rl/games.py",
    "rl/rivals.py",
    "takeback.py",
    "sim/play.py",
)
PARTS = ("engine/**/*.py", "agents/*.py", *ALONE)
# What a choice goes through at a table of the server.
TABLE = (
    "asked", "buckets", "client", "clocks", "company", "ear", "framing", "keeping", "late", "letters", "mailbox",
    "play", "room", "seating", "service", "store/writer", "stream", "table", "talk", "telling", "timing",
)  # fmt: skip
# Protocols that are asked for while playing, and what msgspec reads from outside, must be Python's own.
PLAIN = ("agents/__init__.py", "agents/base.py", "agents/jsonl.py")
# Nothing outside calls the functions of a module by name: within the library they are called directly, and inlined.
INWARD = ["-fvisibility=hidden"]
# The two builds of a profile. What no game came to is compiled as if there were none, not for size.
COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
# Runs in the copy that counts: games of random players and of bots in all editions, many at once for a learner, and
# at tables of the server, where everybody is told of everything.
PLAYED = """
from random import Random
from kickdoor.server import journal, wire
from kickdoor.server.clocks import Pulse
from kickdoor.server.play import chosen
from kickdoor.server.room import open_room
from kickdoor.server.settings import Settings
from kickdoor.server.stream import Stream, encode
from kickdoor.server.timing import Timing
from kickdoor.engine.observation import Sheet
from kickdoor.rl.games import Games
from kickdoor.ruleset import open_box
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game
for edition in ("classic", "legends", "apocalypse", "steampunk", "adventure-time"):
    for agents, count in (("random", 8), ("heuristic", 4)):
        plan = make_plan((edition,), 4, 1, agents, 100)
        for number in range(count):
            play_game(plan, number)
tables = open_box(("classic",)).tables
games = Games(tables, 4, 16, 1, Sheet(tables, 4, 16, 192), None, False, False, 0, 10_000, 200)
for row in range(games.rows):
    games.look(row)
dice = Random(1)
for _ in range(1_000):
    games.step([dice.randrange(len(s.options)) for s in games.states])
for edition in ("classic", "legends", "apocalypse", "steampunk", "adventure-time"):
    room = open_room("table", journal.Opened("host", Settings((edition,)), "code"))
    for seat in room.seats:
        seat.player = "somebody"
    events = room.start(f"{1:064x}")[1]
    stream, timing = Stream(room.playing, 4), Timing(room, Pulse())
    for _ in range(800):
        if room.over:
            break
        stream.n = room.seq
        stream.ask()
        timing.moved()
        for seat in range(4):
            stream.update(seat, events, encode(timing.clock(seat)), since=stream.told)
        stream.told = stream.n
        plan = room.stand()
        if not plan or dice.random() < 0.3:
            asked = [seat for seat in range(4) if stream.asked[seat].request is not None]
            asked = [seat for seat in asked if stream.asked[seat].request.mandatory] or asked
            if asked:
                seat = dice.choice(asked)
                choice = dice.choice(stream.asked[seat].request.options)
                plan = [(seat, one) for one in chosen(stream, seat, wire.Choose("x", stream.asked[seat].id, choice))]
        events = room.carry_out(plan)[1]
        for seat, _choice in plan:
            stream.answered(seat)
"""
# Runs with the copy and with the source: games of bots, every one of their choices as a digest.
BOTS = """
from hashlib import sha256
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game
class Digest:
    def __init__(self): self.made = sha256()
    def witness(self, s, seat, offered, choice): self.made.update(repr((seat, *choice)).encode())
    def finish(self, s): print(self.made.hexdigest())
editions = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")
for editions, agents, games in [
    *[((name,), "heuristic", 2) for name in editions],
    (editions, "heuristic:easy,heuristic:vindictive,heuristic:greedy,greedy", 3),
    (editions[:1], "flat:2,ismcts:2,heuristic:chatty,heuristic:cautious", 1),
]:
    plan = make_plan(editions, 4, 7, agents, 100)
    for number in range(games):
        assert not sum(play_game(plan, number, witness=Digest()).faults)
"""


def copy_package() -> list[Path]:
    """Put a fresh copy of the package into the target; give the modules to compile as paths relative to it."""
    shutil.rmtree(TARGET / "kickdoor", ignore_errors=True)
    for old in (*TARGET.glob("*.so"), *TARGET.glob("*.pyd")):
        old.unlink()
    shutil.copytree(SOURCE, TARGET / "kickdoor", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    copy = TARGET / "kickdoor"
    found = {path for part in PARTS for path in copy.glob(part)} - {copy / part for part in PLAIN}
    found |= {copy / "server" / f"{name}.py" for name in TABLE}
    return sorted(path.relative_to(TARGET) for path in found)


def module_name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def can_build() -> bool:
    """Whether there is a C compiler and the header files of this Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return headers.exists() and shutil.which(compiler.split()[0]) is not None


def is_gcc() -> bool:
    """Whether the compiler is one that --profile knows; on some systems another one answers to its name."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    told = subprocess.run([*compiler.split(), "--version"], stdout=subprocess.PIPE, check=False).stdout
    return b"Free Software Foundation" in told


def told_by(package: Path, *words: str, **settings: str) -> bytes:
    """What Python prints with that package."""
    env = {**os.environ, "PYTHONPATH": str(package), **settings}
    return subprocess.run([sys.executable, "-c", *words], env=env, stdout=subprocess.PIPE, check=True).stdout


def games_of(package: Path) -> tuple[list[object], bytes]:
    """Some random games with all editions, as `kickdoor sim` tells them, played by two processes, and digests of games
    between bots."""
    words = ["sim", *[f"--edition={name}" for name in EDITIONS], f"--games={GAMES}", "--jobs=2", "--json"]
    told = told_by(package, "from kickdoor.cli import main; main()", *words)
    return json.loads(told)["games"], told_by(package, BOTS)


def translate(modules: list[Path], opt: str) -> list[Any] | None:
    """To C, by mypyc. None where it warns: such a place would do something else compiled than from the source, as a
    generator does that is made a list, all of it at once."""
    from mypyc.build import mypycify

    flags = ["--config-file=", "--strict", "--follow-imports=silent", "--cache-dir=mypy_cache"]
    # Names of functions stay for profilers; lines of generated C would double the size.
    how: dict[str, Any] = {"opt_level": opt, "debug_level": "0", "target_dir": "c", "multi_file": True}
    said = io.StringIO()
    try:
        with redirect_stdout(said):
            extensions = mypycify([*flags, *map(str, modules)], **how)
    finally:
        print(said.getvalue(), end="")
    return None if ": warning: " in said.getvalue() else extensions


def build(extensions: list[Any], flags: list[str]) -> None:
    """Compile and link the C files, with these flags besides."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Spread(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Every core compiles C files, where setuptools would take those of an extension one after the other."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile
            with ThreadPool(os.cpu_count()) as cores:

                def compile_all(sources: list[str], *rest: Any, **how: Any) -> list[str]:
                    made = cores.map(lambda source: one_by_one([source], *rest, **how), sources, chunksize=1)
                    return [name for names in made for name in names]

                self.compiler.compile = compile_all
                super().build_extensions()

        def build_extension(self, ext: Any) -> None:
            usual = ext.extra_compile_args, ext.extra_link_args
            ext.extra_compile_args, ext.extra_link_args = usual[0] + flags, usual[1] + flags
            super().build_extension(ext)
            ext.extra_compile_args, ext.extra_link_args = usual

    command = Spread(Distribution({"name": "kickdoor-engine", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.force = ".", "objects", True
    command.ensure_finalized()
    command.run()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile engine and agents with mypyc in build/ and play with them.")
    parser.add_argument("--opt", choices="0123", default="0", help="how hard the C compiler tries (default: 0)")
    parser.add_argument("--profile", action="store_true", help="compile twice, by what games of the first build show")
    parser.add_argument("--wheel", action="store_true", help="fail where nothing can be built; only compile")
    asked = parser.parse_args()

    if not (SOURCE / "engine").is_dir():
        print(f"{SOURCE / 'engine'}: no engine to compile", file=sys.stderr)
        return 2
    modules = copy_package()
    os.chdir(TARGET)

    # setuptools comes first: it brings distutils, which mypyc wants, to the Pythons that have none.
    from setuptools.errors import BaseError

    extensions = translate(modules, asked.opt)
    if extensions is None:
        print("what mypyc warns of does something else compiled: write it otherwise", file=sys.stderr)
        return 1
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *INWARD]  # all share one list
    if not can_build():
        print(f"{len(modules)} modules translated to C; not built, for want of a C compiler or Python.h")
        return 1 if asked.wheel else 0

    try:
        if asked.profile and is_gcc():
            build(extensions, COUNTING)
            for old in Path("objects").rglob("*.gcda"):
                old.unlink()
            told_by(TARGET, PLAYED, PYTHONHASHSEED="0")
            build(extensions, COUNTED)
        else:
            if asked.profile:
                print("compiled without a profile: the compiler is not gcc")
            build(extensions, [])
    except BaseError as error:
        print(f"the C compiler refused it: {error}", file=sys.stderr)
        return 1

    if asked.wheel:
        print(f"{len(modules)} modules compiled")
        return 0
    names = [module_name(path) for path in modules]
    loaded = subprocess.run([sys.executable, "-c", IMPORT_ALL, *names], env={**os.environ, "PYTHONPATH": str(TARGET)})
    if loaded.returncode:
        return loaded.returncode
    subprocess.run([sys.executable, "-c", TRAVEL], env={**os.environ, "PYTHONPATH": str(TARGET)}, check=True)
    if told_by(TARGET, WEALTH) != told_by(SOURCE.parent, WEALTH):
        print("what is compiled sells otherwise than its source", file=sys.stderr)
        return 1
    if told_by(TARGET, SIGHT) != told_by(SOURCE.parent, SIGHT):
        print("what is compiled shows learners something else than its source", file=sys.stderr)
        return 1
    if told_by(TARGET, OUTSIDE) != told_by(SOURCE.parent, OUTSIDE):
        print("what is compiled describes itself otherwise than its source", file=sys.stderr)
        return 1
    played = games_of(TARGET)
    if played != games_of(SOURCE.parent):
        print("what is compiled plays other games than its source", file=sys.stderr)
        return 1
    random, bots = played
    told = f"{len(random)} random games and {len(bots.split())} of bots are the same from the source"
    print(f"{len(modules)} modules compiled and imported; {told}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
