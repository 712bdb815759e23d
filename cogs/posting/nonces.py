"""The nonces of messages: a table's is the key under which it knows the message, marked with the channel.

Discord takes a second message with the same nonce for a repeat and answers with the first, wherever that stands, for
some minutes, and also if it is gone. The mark lets a table say something again that went with its thread. It takes the
place of the key's first three characters, which say what sort of key it is, because a nonce has no more than 25; what
follows the mark says that instead. The nonce of any other message is a digest of its key and the channel.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from hashlib import blake2b

SIGNS = {"zod": ":", "cos": "."}
"""What stands between mark and number of a table, for each sort of key."""
KEY = re.compile(r"(\w{3}):(\d+:.+)")
NONCE = re.compile(r"[\w-]{3}([:.])((\d+):.+)")


def nonce_of(key: str, channel: int) -> str:
    """The nonce of a message in this channel; as long as its key if that is a table's."""
    match = KEY.fullmatch(key)
    if match is None or match[1] not in SIGNS:
        return _digest(f"{channel}:{key}", 18)
    mark = _digest(str(channel), 3)[:3]
    return f"{mark}{SIGNS[match[1]]}{match[2]}"


def read_nonce(nonce: str) -> tuple[int, str] | None:
    """Table and key of one of our own messages; None if it is no table's."""
    match = NONCE.fullmatch(nonce)
    if match is None:
        return None
    sort = next(name for name, sign in SIGNS.items() if sign == match[1])
    return int(match[3]), f"{sort}:{match[2]}"


def _digest(text: str, size: int) -> str:
    """Of so many bytes, in letters, digits, hyphens and underscores: four for three bytes."""
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=size).digest()).decode()
