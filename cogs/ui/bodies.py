"""A table's message as arguments of discord.py's calls, and read back: body, nonce, and the picture that it shows."""

from __future__ import annotations

import io
import re
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any

import discord
import msgspec
from yarl import URL

from bot.play.outgoing.screen import Drawn, Stays
from bot.tables.contract.table import Body, Picture
from cogs.ui.components import table_panel, table_view

SIGNS = {"zod": ":", "cos": "."}
KEY = re.compile(r"(\w{3}):(\d+:.+)")
NONCE = re.compile(r"[\w-]{3}([:.])((\d+):.+)")


def nonce_of(key: str, channel: int) -> str:
    """As long as its key if that is a table's."""
    match = KEY.fullmatch(key)
    if match is None or match[1] not in SIGNS:
        return _digest(f"{channel}:{key}", 18)
    return f"{_digest(str(channel), 3)[:3]}{SIGNS[match[1]]}{match[2]}"


def read_nonce(nonce: str) -> tuple[int, str] | None:
    match = NONCE.fullmatch(nonce)
    if match is None:
        return None
    sort = next(name for name, sign in SIGNS.items() if sign == match[1])
    return int(match[3]), f"{sort}:{match[2]}"


def _digest(text: str, size: int) -> str:
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=size).digest()).decode()


KEPT = 20_000
"""Messages remembered at most, about 150 bytes each."""
NOTHING = b""


class _Change(msgspec.Struct):
    begun: int = 0
    under_way: int = 0


class ShownPictures:
    """Pictures known to stand in messages. One per client, shared by all that write those of tables."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, bytes] = OrderedDict()
        self._changing: dict[int, _Change] = {}

    def shows(self, message: int, picture: Picture) -> bool:
        """True if the message is known to show exactly this picture now, with this alt text and file name."""
        return message not in self._changing and self._shown.get(message) == _picture_digest(picture)

    def posted(self, message: int, picture: Picture | None) -> None:
        """Note the picture of a new message, unless it was changed meanwhile."""
        if message not in self._changing and message not in self._shown:
            self._note(message, picture)

    @contextmanager
    def changing(self, message: int, picture: Picture | None) -> Iterator[None]:
        """Around the call that puts this picture on the message; None takes it away."""
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
        self._note(message, None)

    def _note(self, message: int, picture: Picture | None) -> None:
        self._shown[message] = NOTHING if picture is None else _picture_digest(picture)
        self._shown.move_to_end(message)
        if len(self._shown) > KEPT:
            self._shown.popitem(last=False)


def _picture_digest(picture: Picture) -> bytes:
    return blake2b(msgspec.msgpack.encode(picture), digest_size=16).digest()


def as_new(table: int, body: Body, picture: bytes | None) -> dict[str, Any]:
    parts: dict[str, Any] = {} if picture is None else {"file": _file(body, picture)}
    if body.panel:
        return {**parts, "view": table_panel(table, body, drawn=picture is not None)}
    view = table_view(table, body)
    if view is not None:
        parts["view"] = view
    return {**parts, "content": body.text}


def as_edit(table: int, body: Body, picture: Drawn) -> dict[str, Any]:
    """Arguments of ``edit`` and its kin; ``attachments`` is among them only if the edit changes them."""
    files = [_file(body, picture)] if isinstance(picture, bytes) else []
    if body.panel:
        parts: dict[str, Any] = {"view": table_panel(table, body, drawn=picture is not None)}
        changes = not isinstance(picture, Stays)
    else:
        parts = {"content": body.text, "view": table_view(table, body)}
        changes = bool(files) or body.picture is None
    return {**parts, "attachments": files} if changes else parts


def words_of(message: discord.Message) -> str:
    shown = (part.content for part in _flat(message.components) if isinstance(part, discord.TextDisplay))
    return "\n".join([message.content] if message.content else shown)


def files_of(message: discord.Message) -> set[str]:
    """Discord lists those that its components show with these alone."""
    galleries = (part for part in _flat(message.components) if isinstance(part, discord.MediaGalleryComponent))
    media = (item.media for gallery in galleries for item in gallery.items)
    shown = {URL(one.url).name for one in media if one.attachment_id is not None}
    return shown | {attached.filename for attached in message.attachments}


def controls_of(message: discord.Message) -> tuple[str, ...]:
    found = (part for part in _flat(message.components) if isinstance(part, discord.Button | discord.SelectMenu))
    return tuple(part.custom_id for part in found if part.custom_id)


def _flat(components: Sequence[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _flat(getattr(component, "children", ()))


def _file(body: Body, picture: bytes) -> discord.File:
    assert body.picture is not None
    return discord.File(io.BytesIO(picture), body.picture.file, description=body.picture.alt)
