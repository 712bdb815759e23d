"""Loaded by the fork server: a worker whose bot was gone before it began ends without a traceback."""

from __future__ import annotations

import sys
from types import TracebackType


def _explain(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, (FileNotFoundError, EOFError)):
        sys.__excepthook__(kind, fault, trace)


sys.excepthook = _explain
