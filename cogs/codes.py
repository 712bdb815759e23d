"""Discord's error codes for which somebody is told something of their own."""

from __future__ import annotations

from typing import Final

MESSAGE_GONE: Final = 10008
NO_ACCESS: Final = (50001, 50013)
"""The bot does not see the channel, or lacks a permission in it."""
WRONG_CHANNEL: Final = 50024
THREAD_EXISTS: Final = 160004
TOO_MANY: Final = 429
"""The status with which Discord asks to wait."""
THREADS_FULL: Final = (160006, 160007)
"""Too many threads of the server are open; the second code is that of announcement channels."""
