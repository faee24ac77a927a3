"""Structured logs. They name tables and seats, never cards, tokens or what people write.

What an exception says may be any of that, so it is told by its type and the way it took, without its words.
"""

import logging
import re
import sys
from pathlib import PurePath
from traceback import walk_tb
from typing import Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

LONGEST: Final = 60  # steps of a trace, the last ones
REPR: Final = re.compile(r"(\w+)\(.*\)", re.DOTALL)  # of an exception


def set_up_logs(as_json: bool) -> None:
    """One line an event, on standard error; as JSON for machines."""
    shown: Processor = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    if as_json:
        shown = structlog.processors.JSONRenderer()
    stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)
    structlog.configure(
        processors=[structlog.processors.add_log_level, stamp, hush, shown],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, hush, shown],
            foreign_pre_chain=[structlog.stdlib.add_log_level, stamp],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # what a stranger sends that is no request is no event


def hush(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Exceptions lose their words. So does what others log after the first line, where asyncio repeats them."""
    error = raised(event.pop("exc_info", None))
    if error is not None:
        event["error"] = type(error).__name__
        event["trace"] = trace(error)[-LONGEST:]
    for name, value in event.items():
        if isinstance(value, BaseException):
            event[name] = type(value).__name__
    told = REPR.fullmatch(event["error"]) if isinstance(event.get("error"), str) else None
    if told is not None:
        event["error"] = told[1]
    event["event"] = str(event["event"]).partition("\n")[0]
    for name, value in event.items():
        if isinstance(value, str):
            event[name] = plain(value)
    return event


def plain(text: str) -> str:
    """What a stranger may have sent, so that a terminal takes nothing of it for an order, and a line stays a line.

    >>> plain("/table/\\x1b[31m red\\n")
    '/table/\\\\x1b[31m red\\\\n'
    """
    return text if text.isprintable() else "".join([c if c.isprintable() else ascii(c)[1:-1] for c in text])


def raised(info: object) -> BaseException | None:
    """The exception of an `exc_info`, in whichever way it is given."""
    if info is True:
        return sys.exc_info()[1]
    if isinstance(info, tuple):
        info = info[1]
    return info if isinstance(info, BaseException) else None


def trace(error: BaseException, deep: int = 0) -> list[str]:
    """Where it came from: what caused it first, then every step with file, line and function, then what it is."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    told = trace(cause, deep + 1) if cause is not None and deep < LONGEST else []
    for frame, line in walk_tb(error.__traceback__):
        place = "/".join(PurePath(frame.f_code.co_filename).parts[-2:])
        told.append(f"{place}:{line} {frame.f_code.co_name}")
    told.append(type(error).__name__)
    if isinstance(error, BaseExceptionGroup) and deep < LONGEST:
        for one in error.exceptions:
            told += trace(one, deep + 1)
    return told
