"""The wheel carries the browser client, built: users never need Node. With KICKDOOR_COMPILED=1 in the environment it
also carries the engine, the agents and the server's tables as machine code, for the Python and the system it is built
with."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = os.environ.get("KICKDOOR_COMPILED", "") not in ("", "0")
COMPILERS = ["mypy>=2,<3", "setuptools>=80"]  # mypyc reads what is imported there, too


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [*COMPILERS, *self.metadata.core.dependencies] if COMPILED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        top = Path(self.root)
        web = top / "tools" / "web.py"
        if version != "editable" and web.exists():
            subprocess.run([sys.executable, str(web), "build"], check=True)
        if version != "editable" and self.target_name == "wheel" and COMPILED:
            compiler = top / "tools" / "compile_engine.py"
            subprocess.run([sys.executable, str(compiler), "--opt", "3", "--profile", "--wheel"], check=True)
            built = top / "build" / "compiled"
            parts = [
                part for kind in ("*.so", "*.pyd") for part in (*built.glob(kind), *(built / "kickdoor").rglob(kind))
            ]
            build_data["force_include"].update({str(part): str(part.relative_to(built)) for part in parts})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
