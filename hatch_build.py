"""The wheel carries the browser client, built: users never need Node."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, _build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "tools" / "web.py"
        if version != "editable" and web.exists():
            subprocess.run([sys.executable, str(web), "build"], check=True)
