"""Structured logs: one JSON object a line."""

from __future__ import annotations

import json
import logging
import sys

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class AsJson(logging.Formatter):
    """A record with all that was said beside it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        told = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        told["what"] = record.getMessage()
        told |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def structured(level: str = "INFO") -> None:
    """Send all logs to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    logging.basicConfig(level=level, handlers=[handler], force=True)
