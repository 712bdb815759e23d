"""The application's own emojis: it alone may use them, everywhere and without a permission."""

from __future__ import annotations

import base64
import binascii
import re

from sandbox.assumptions import APPLICATION_EMOJIS, EMOJI_BYTES
from sandbox.checks.problems import Problem
from sandbox.errors import ApiError, bad_field
from sandbox.ids import Ids
from sandbox.jsons import Json, flat

_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
_IMAGE = re.compile(r"data:image/(?:png|jpe?g|gif|webp|avif);base64,(.*)", re.DOTALL)


class Emojis:
    """Emojis of the application by id, and the bytes that were uploaded."""

    def __init__(self, ids: Ids) -> None:
        """The application has none."""
        self._ids = ids
        self.all: dict[str, Json] = {}
        self.images: dict[str, bytes] = {}

    def create(self, name: str, image: str, user: Json) -> Json:
        """A new emoji. ApiError 30008 if there are too many, 50035 for a bad or taken name or a bad image."""
        if len(self.all) >= APPLICATION_EMOJIS:
            raise ApiError(30008)
        self._accept(name)
        content = _decoded(image)
        emoji: Json = {
            "id": self._ids.new(),
            "name": name,
            "user": user,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }
        self.all[emoji["id"]], self.images[emoji["id"]] = emoji, content
        return emoji

    def get(self, emoji: str) -> Json:
        """One emoji. ApiError 10014."""
        if emoji not in self.all:
            raise ApiError(10014)
        return self.all[emoji]

    def rename(self, emoji: str, name: str) -> Json:
        """Change the name. ApiError 10014 or 50035."""
        found = self.get(emoji)
        if name != found["name"]:
            self._accept(name)
            found["name"] = name
        return found

    def problems(self, body: Json) -> list[Problem]:
        """Controls of a message with an emoji that does not exist; an interaction's answer has them in its data."""
        message = body.get("data") or body
        components = list(flat(message.get("components") or []))
        shown = [one.get("emoji") for part in components for one in (part, *(part.get("options") or ()))]
        wrong = [one for one in shown if one and one.get("id") and str(one["id"]) not in self.all]
        return [Problem("components", "COMPONENT_INVALID_EMOJI", "Invalid emoji") for _ in wrong[:1]]

    def delete(self, emoji: str) -> None:
        """Take it away. ApiError 10014."""
        self.get(emoji)
        del self.all[emoji], self.images[emoji]

    def _accept(self, name: str) -> None:
        if not _NAME.fullmatch(name):
            raise bad_field("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if any(one["name"] == name for one in self.all.values()):
            raise bad_field("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists.")


def _decoded(image: str) -> bytes:
    """The bytes of a data URI. ApiError 50035 if it is none, or too large."""
    found = _IMAGE.fullmatch(image)
    try:
        content = base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        content = b""
    if not content:
        raise bad_field("image", "IMAGE_INVALID", "Invalid image data.")
    if len(content) > EMOJI_BYTES:
        raise bad_field("image", "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {EMOJI_BYTES // 1024} kb.")
    return content
