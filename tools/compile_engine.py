"""Show that mypyc can compile the engine: one source, interpreted or compiled.

    .venv/bin/python tools/compile_engine.py [--opt 3]

The package is copied to `build/compiled`, `kickdoor.engine` is compiled there, and every one of its modules is then
imported from the copy. `src/` is not touched. Without a C compiler or Python's headers the engine is still translated
to C, which finds all that mypyc would refuse, and a line says that the rest was left out.
"""

import argparse
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


def copy_package() -> list[Path]:
    """Put a fresh copy of the package into the target; give the engine's modules as paths relative to it."""
    shutil.rmtree(TARGET / "kickdoor", ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / "kickdoor", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    return sorted(path.relative_to(TARGET) for path in (TARGET / "kickdoor" / "engine").rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def can_build() -> bool:
    """Whether there is a C compiler and the header files of this Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return headers.exists() and shutil.which(compiler.split()[0]) is not None


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile kickdoor.engine with mypyc in build/ and import it there.")
    parser.add_argument("--opt", choices="0123", default="0", help="how hard the C compiler tries (default: 0)")
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
        return 0

    command = Distribution({"name": "kickdoor-engine", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = ".", "objects", os.cpu_count()
    try:
        command.ensure_finalized()
        command.run()
    except BaseError as error:
        print(f"the C compiler refused the engine: {error}", file=sys.stderr)
        return 1

    names = [module_name(path) for path in modules]
    loaded = subprocess.run([sys.executable, "-c", IMPORT_ALL, *names], env={**os.environ, "PYTHONPATH": str(TARGET)})
    if loaded.returncode == 0:
        print(f"{len(modules)} engine modules compiled and imported")
    return loaded.returncode


if __name__ == "__main__":
    raise SystemExit(main())
