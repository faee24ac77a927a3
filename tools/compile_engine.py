"""Compile the engine with mypyc: one source, interpreted or compiled, and the same games from either.

    .venv/bin/python tools/compile_engine.py [--opt 3]

The package is copied to `build/compiled`, `kickdoor.engine` is compiled there with chance and the worlds a seat can
imagine, each of these modules is imported from the copy, and some games of all editions together are played with it
and with the source. `src/` is not touched.
Without a C compiler or Python's headers the engine is still translated to C, which finds all that mypyc would refuse,
and a line says that the rest was left out. For a wheel (`--wheel`), which is built where nothing else of Kickdoor can
run, that is an error, and the engine is only compiled.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
SOURCE = TOP / "src" / "kickdoor"
TARGET = TOP / "build" / "compiled"

# Runs in the copy: every engine module must load, and load as machine code.
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
BESIDE = ("chance.py", "worlds.py")  # compiled along with the engine
EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")
GAMES = 4


def copy_package() -> list[Path]:
    """Put a fresh copy of the package into the target; give the modules to compile as paths relative to it."""
    shutil.rmtree(TARGET / "kickdoor", ignore_errors=True)
    for old in (*TARGET.glob("*.so"), *TARGET.glob("*.pyd")):
        old.unlink()
    shutil.copytree(SOURCE, TARGET / "kickdoor", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    package = TARGET / "kickdoor"
    compiled = [*(package / "engine").rglob("*.py"), *(package / name for name in BESIDE)]
    return sorted(path.relative_to(TARGET) for path in compiled)


def module_name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def can_build() -> bool:
    """Whether there is a C compiler and the header files of this Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return headers.exists() and shutil.which(compiler.split()[0]) is not None


def games_of(package: Path) -> object:
    """Some random games with all editions, as `kickdoor sim` tells them."""
    boxes = [f"--edition={name}" for name in EDITIONS]
    words = ["-c", "from kickdoor.cli import main; main()", "sim", *boxes, f"--games={GAMES}", "--jobs=1", "--json"]
    told = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return json.loads(told.stdout)["games"]


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile kickdoor.engine with mypyc in build/ and play with it there.")
    parser.add_argument("--opt", choices="0123", default="0", help="how hard the C compiler tries (default: 0)")
    parser.add_argument("--wheel", action="store_true", help="fail where nothing can be built; only compile")
    asked = parser.parse_args()

    if not (SOURCE / "engine").is_dir():
        print(f"{SOURCE / 'engine'}: no engine to compile", file=sys.stderr)
        return 2
    modules = copy_package()
    os.chdir(TARGET)

    # setuptools comes first: it brings distutils, which mypyc wants, to the Pythons that have none.
    from setuptools import Distribution
    from setuptools.errors import BaseError

    # isort: split
    from mypyc.build import mypycify

    flags = ["--config-file=", "--strict", "--follow-imports=silent", "--cache-dir=mypy_cache"]
    extensions = mypycify([*flags, *map(str, modules)], opt_level=asked.opt, target_dir="c")
    if not can_build():
        print(f"{len(modules)} engine modules translated to C; not built, for want of a C compiler or Python.h")
        return 1 if asked.wheel else 0

    command = Distribution({"name": "kickdoor-engine", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = ".", "objects", os.cpu_count()
    try:
        command.ensure_finalized()
        command.run()
    except BaseError as error:
        print(f"the C compiler refused the engine: {error}", file=sys.stderr)
        return 1

    if asked.wheel:
        print(f"{len(modules)} engine modules compiled")
        return 0
    names = [module_name(path) for path in modules]
    loaded = subprocess.run([sys.executable, "-c", IMPORT_ALL, *names], env={**os.environ, "PYTHONPATH": str(TARGET)})
    if loaded.returncode:
        return loaded.returncode
    subprocess.run([sys.executable, "-c", TRAVEL], env={**os.environ, "PYTHONPATH": str(TARGET)}, check=True)
    if games_of(TARGET) != games_of(SOURCE.parent):
        print("the compiled engine plays other games than its source", file=sys.stderr)
        return 1
    print(f"{len(modules)} engine modules compiled and imported; {GAMES} games are the same from the source")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
