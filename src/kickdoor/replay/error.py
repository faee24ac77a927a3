"""What is wrong with a log, and in which line."""

from pathlib import Path


class LogError(ValueError):
    """A log that cannot be read: `path:line: message`; line 0 is the file as a whole."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(path, line, message)
        self.path = path
        self.line = line
        self.message = message

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}" if self.line else f"{self.path}: {self.message}"


class FalseLog(LogError):
    """A log that can be read but tells of a game that the rules, its chance or its result contradict."""
