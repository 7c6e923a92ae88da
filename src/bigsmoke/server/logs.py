"""Structured logs: one JSON object a line, or plain lines for a terminal."""

import json
import logging
import sys
import time

STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """A record as one JSON object; whatever was passed as `extra` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in STANDARD},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """A record as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        extra = " ".join(f"{n}={v}" for n, v in record.__dict__.items() if n not in STANDARD)
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.levelname.lower():7} "
        line += record.getMessage() + (f"  [{extra}]" if extra else "")
        return line + (f"\n{self.formatException(record.exc_info)}" if record.exc_info else "")


def set_up(style: str, level: str) -> None:
    """Send all logs to the error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("alembic").setLevel("WARNING")
    for name in ("uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("httpx").setLevel("WARNING")
