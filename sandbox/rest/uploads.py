"""Files: what was uploaded, the attachments made of them, and the links in embeds and media that point at them."""

from __future__ import annotations

import mimetypes
import struct
from dataclasses import dataclass
from typing import Any

from sandbox.assumptions import ATTACHMENT_BYTES
from sandbox.errors import bad_field
from sandbox.ids import Ids
from sandbox.jsons import Json, flat

SCHEME = "attachment://"
PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Upload:
    """One file of a multipart request."""

    filename: str
    content: bytes


class Uploads:
    """Keeps the bytes for as long as the sandbox runs and serves them under ``/attachments/…``."""

    def __init__(self, ids: Ids) -> None:
        """Nothing has been uploaded. ``base`` is set once the address is known."""
        self._ids = ids
        self.base = ""
        self.files: dict[str, Upload] = {}

    def attachments(
        self, channel_id: str, wanted: list[Json] | None, files: dict[str, Upload], old: list[Json]
    ) -> list[Json]:
        """The attachments that ``wanted`` lists, new (from ``files``) or ``old``. Without a list: all old, all new.

        ApiError 50035 for a file that was not sent or is too large.
        """
        if wanted is None:
            new = [{"id": key.removeprefix("files[").removesuffix("]")} for key in files]
            wanted = [*({"id": kept["id"]} for kept in old), *new]
        result: list[Json] = []
        for item in wanted:
            kept = next((one for one in old if one["id"] == str(item["id"])), None)
            if kept is not None:
                result.append(kept)
                continue
            upload = files.get(f"files[{item['id']}]")
            if upload is None:
                raise bad_field("attachments", "ATTACHMENT_NOT_FOUND", f"No file was sent for attachment {item['id']}.")
            if len(upload.content) > ATTACHMENT_BYTES:
                raise bad_field("files", "BASE_TYPE_MAX_SIZE", f"File exceeds {ATTACHMENT_BYTES} bytes.")
            result.append(self._store(channel_id, upload, item))
        return result

    def resolve(self, message: Json) -> None:
        """Point ``attachment://`` links of embeds and components at the message's attachments. ApiError 50035."""
        by_name = {one["filename"]: one for one in message["attachments"]}
        for embed in message["embeds"]:
            for key in ("image", "thumbnail"):
                if key in embed and embed[key]["url"].startswith(SCHEME):
                    found = self._named(by_name, embed[key]["url"])
                    embed[key] = {key: found[key] for key in ("url", "proxy_url", "width", "height") if key in found}
        for component in flat(message["components"]):
            for item in component.get("items", []):
                item.setdefault("description", None)
                item.setdefault("spoiler", False)
                self._media(item["media"], by_name)
            if "media" in component:
                component.setdefault("description", None)
                component.setdefault("spoiler", False)
                self._media(component["media"], by_name)
            if isinstance(component.get("file"), dict):
                found = self._media(component["file"], by_name)
                component.setdefault("spoiler", False)
                if found:
                    component.update(name=found["filename"], size=found["size"])

    def _store(self, channel_id: str, upload: Upload, item: Json) -> Json:
        snowflake = self._ids.new()
        name = item.get("filename") or upload.filename
        self.files[snowflake] = Upload(name, upload.content)
        url = f"{self.base}/attachments/{channel_id}/{snowflake}/{name}"
        attachment: Json = {
            "id": snowflake,
            "filename": name,
            "size": len(upload.content),
            "url": url,
            "proxy_url": url,
            "content_type": content_type(name),
        }
        if item.get("description"):
            attachment["description"] = item["description"]
        if upload.content.startswith(PNG) and len(upload.content) >= 24:
            attachment["width"], attachment["height"] = struct.unpack(">II", upload.content[16:24])
        return attachment

    def _media(self, media: Json, by_name: dict[str, Json]) -> Json:
        if not str(media.get("url", "")).startswith(SCHEME):
            return {}
        found = self._named(by_name, media["url"])
        media.update(
            id=self._ids.new(),
            url=found["url"],
            proxy_url=found["proxy_url"],
            width=found.get("width"),
            height=found.get("height"),
            content_type=found["content_type"],
            attachment_id=found["id"],
        )
        return found

    @staticmethod
    def _named(by_name: dict[str, Json], url: str) -> dict[str, Any]:
        name = url.removeprefix(SCHEME)
        if name not in by_name:
            raise bad_field("attachments", "ATTACHMENT_NOT_FOUND", f"No attachment is called {name!r}.")
        return by_name[name]


def content_type(filename: str) -> str:
    """The media type that the name suggests."""
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"
