"""Structured logs. They name tables and seats, never cards, tokens or what people write."""

import logging
import sys

import structlog
from structlog.typing import Processor


def set_up_logs(as_json: bool) -> None:
    """One line an event, on standard error; as JSON for machines."""
    shown: list[Processor] = [
        # Plain traces: values of variables would tell hidden cards.
        structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
    ]
    if as_json:
        shown = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)
    structlog.configure(
        processors=[structlog.processors.add_log_level, stamp, *shown],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *shown],
            foreign_pre_chain=[structlog.stdlib.add_log_level, stamp],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
