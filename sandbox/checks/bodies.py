"""Discord's documented limits on the messages that a bot sends and edits. Components are in ``layouts.py``.

Nothing here raises; ``rest.py`` turns problems into error 50035 (or 50006) and notes them as violations.
"""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.checks.layouts import ALT_MAX, layout_problems
from sandbox.checks.problems import Problem, length, twice
from sandbox.jsons import Json

CONTENT_MAX = 2000
EMBEDS_MAX = 10
EMBED_CHARACTERS = 6000
ATTACHMENTS_MAX = 10
NONCE_MAX = 25
MENTIONS_MAX = 100
V2_FLAG = 1 << 15

EMBED_TEXTS = (
    ("title", 256),
    ("description", 4096),
    ("footer.text", 2048),
    ("author.name", 256),
)


def message_problems(body: Json, *, files: int = 0, old: Json | None = None) -> list[Problem]:
    """List Discord's objections to the body of a message.

    ``old`` is the message that the body edits, whose members stay as they are where the body has none; None for a
    new message. A message once made of components stays so.
    """
    before = old or {}
    now = {key: body.get(key, before.get(key)) for key in ("content", "embeds", "components", "attachments")}
    flags = (body.get("flags") or 0) | (before.get("flags") or 0)
    v2, content, embeds = bool(flags & V2_FLAG), now["content"] or "", now["embeds"] or []
    found = [*length("content", content, CONTENT_MAX), *_embeds(embeds)]
    legacy = (content, embeds, body.get("poll"), body.get("sticker_ids"))
    if v2 and any(legacy):
        text = "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        found.append(Problem("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text))
    found += layout_problems(body.get("components") or [], v2=v2)
    found += _attachments(body.get("attachments") or [], files)
    found += _mentions(body.get("allowed_mentions") or {})
    if isinstance(body.get("nonce"), str):
        found += length("nonce", body["nonce"], NONCE_MAX)
    found += length("sticker_ids", body.get("sticker_ids"), 3)
    more = (embeds, now["components"], now["attachments"], files, body.get("poll"), body.get("sticker_ids"))
    if not content.strip() and not any(more):
        found.append(Problem("content", "EMPTY", "Cannot send an empty message", empty=True))
    return found


def _embeds(embeds: list[Json]) -> Iterator[Problem]:
    yield from length("embeds", embeds, EMBEDS_MAX)
    for number, embed in enumerate(embeds):
        field = f"embeds.{number}"
        for name, most in EMBED_TEXTS:
            outer, _, inner = name.partition(".")
            text = (embed.get(outer) or {}).get(inner) if inner else embed.get(outer)
            yield from length(f"{field}.{name}", text, most)
        fields = embed.get("fields") or []
        yield from length(f"{field}.fields", fields, 25)
        for place, one in enumerate(fields):
            yield from length(f"{field}.fields.{place}.name", one["name"], 256, 1)
            yield from length(f"{field}.fields.{place}.value", one["value"], 1024, 1)
    if sum(_characters(embed) for embed in embeds) > EMBED_CHARACTERS:
        text = f"Embed size exceeds maximum size of {EMBED_CHARACTERS}"
        yield Problem("embeds", "MAX_EMBED_SIZE_EXCEEDED", text)


def _attachments(listed: list[Json], files: int) -> Iterator[Problem]:
    yield from length("attachments", listed, ATTACHMENTS_MAX)
    if files > ATTACHMENTS_MAX:
        yield Problem("files", "BASE_TYPE_MAX_LENGTH", f"Must be {ATTACHMENTS_MAX} or fewer in length.")
    for number, one in enumerate(listed):
        yield from length(f"attachments.{number}.description", one.get("description"), ALT_MAX)


def _mentions(allowed: Json) -> Iterator[Problem]:
    """Everybody of a kind, or some by name: not both."""
    for kind in ("users", "roles"):
        field = f"allowed_mentions.{kind}"
        yield from length(field, allowed.get(kind), MENTIONS_MAX)
        for _, value in twice(map(str, allowed.get(kind) or [])):
            yield Problem(field, "SET_TYPE_ALREADY_CONTAINS_VALUE", f"The set already contains the value '{value}'.")
        if kind in (allowed.get("parse") or []) and allowed.get(kind):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            yield Problem("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)


def _characters(embed: Json) -> int:
    total = len(embed.get("title") or "") + len(embed.get("description") or "")
    total += len((embed.get("footer") or {}).get("text") or "") + len((embed.get("author") or {}).get("name") or "")
    return total + sum(len(field["name"]) + len(field["value"]) for field in embed.get("fields") or [])
