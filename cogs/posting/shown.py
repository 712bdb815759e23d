"""Which picture each message shows, as far as this process has put it there itself: so that none is sent twice.

A message is changed from two sides: its table edits it, and a press on one of its controls may be answered by another
content in its place. Whoever gives a message other attachments does it inside ``changing``; while that is under way
nothing is known of the message, and after two at once nothing either, because nobody can tell which came last. After
a start nothing is known: the first edit sends its picture again. Nothing here asks Discord.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b

import msgspec

from bot.tables.contract.table import Picture

KEPT = 20_000
"""Messages remembered at most, about 150 bytes each."""
NOTHING = b""


class _Change(msgspec.Struct):
    """Calls that change one message at the same time."""

    begun: int = 0
    under_way: int = 0


class ShownPictures:
    """One per client, shared by all that write messages of tables."""

    def __init__(self) -> None:
        """Of no message it is known yet what it shows."""
        self._shown: OrderedDict[int, bytes] = OrderedDict()
        self._changing: dict[int, _Change] = {}

    def shows(self, message: int, picture: Picture) -> bool:
        """Whether the message is known to show exactly this picture now, with this alt text and file name."""
        return message not in self._changing and self._shown.get(message) == _digest(picture)

    def posted(self, message: int, picture: Picture | None) -> None:
        """A new message stands there with this picture; whoever has changed it meanwhile knows better."""
        if message not in self._changing and message not in self._shown:
            self._note(message, picture)

    @contextmanager
    def changing(self, message: int, picture: Picture | None) -> Iterator[None]:
        """Around the call that puts this picture on the message, or with None takes its picture away."""
        change = self._changing.setdefault(message, _Change())
        change.begun += 1
        change.under_way += 1
        self._note(message, None)
        try:
            yield
        finally:
            change.under_way -= 1
            if not change.under_way:
                del self._changing[message]
        if change.begun == 1:
            self._note(message, picture)

    def forget(self, message: int) -> None:
        """Nobody knows any more what the message shows."""
        self._note(message, None)

    def _note(self, message: int, picture: Picture | None) -> None:
        self._shown[message] = NOTHING if picture is None else _digest(picture)
        self._shown.move_to_end(message)
        if len(self._shown) > KEPT:
            self._shown.popitem(last=False)


def _digest(picture: Picture) -> bytes:
    return blake2b(msgspec.msgpack.encode(picture), digest_size=16).digest()
