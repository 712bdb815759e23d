"""Assumptions that nobody can check without a connection to the real Discord, in one place.

Each entry of ``assumptions.toml`` is a guess from documents or practice. The first person with a test server
walks ``docs/real-discord-checklist.md`` and writes the date into ``checked``. Nothing here is a promise of
Discord's.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

ANSWER_WITHIN_MS = 3_000
"""First answer to an interaction."""

TOKEN_LIFE_MS = 15 * 60_000
"""Life of an interaction token."""

NONCE_WINDOW_MS = 180_000
"""How long an enforced nonce is remembered."""

RESUME_LOG = 5_000
"""Dispatches kept for RESUME."""

RESUME_WINDOW_MS = 90_000
"""How long a session without a connection can be resumed."""

HEARTBEAT_MS = 41_250
"""Heartbeat interval in HELLO. Real time."""

ATTACHMENT_BYTES = 10 * 1024 * 1024
"""Size limit of one attachment without boosts."""

APPLICATION_EMOJIS = 2_000
"""Emojis of one application."""

EMOJI_BYTES = 256 * 1024
"""Size limit of an emoji's image."""

DISTINCT_EMOJI = 20
"""Different reactions on one message."""

COMMAND_CREATES = 200
"""New commands per day."""

IDENTIFIES = 1_000
"""Sessions begun per day."""

IDENTIFY_WINDOW_MS = 5_000
"""In so long a time one shard of each key (its number modulo the concurrency) may begin a session."""

GUILDS_PER_SHARD = 2_500
"""The most guilds of one shard."""

GUILDS_RECOMMENDED = 1_000
"""Guilds for which one shard is recommended."""

INVALID_REQUESTS, INVALID_WINDOW_MS = 10_000, 600_000
"""Answers 401, 403 and 429 in so long a time after which an address is closed for all calls."""

ACTIVE_THREADS = 1_000
"""Threads of one guild that are not archived."""

THREAD_CREATED_AFTER_MS = 1_000
"""How old a message is from which a thread is started with a line of Discord's in the parent channel."""

GLOBAL_PER_SECOND = 50
"""Calls per second and bot."""

RATES: tuple[tuple[str, int, int], ...] = (
    (r"POST /channels/(\d+)/messages", 5, 5_000),
    (r"PATCH /channels/(\d+)/messages/\d+", 5, 5_000),
    (r"DELETE /channels/(\d+)/messages/\d+", 5, 1_000),
    (r"(?:PUT|DELETE) /channels/(\d+)/messages/\d+/reactions/.*", 1, 250),
    (r"(?:POST|PATCH) /webhooks/\d+/([^/]+).*", 5, 2_000),
    (r"POST /channels/(\d+)/(?:threads|messages/\d+/threads)", 5, 10_000),
    (r"POST /(users)/@me/channels", 10, 10_000),
)
"""Buckets: pattern over "METHOD /path" (groups are the major parameters), calls, window in ms."""

EMOJI_RATE = (r"POST /applications/(\d+)/emojis", 50, 1_800_000)
"""A bucket of which no header tells: uploads of emojis. A mood: ``Limits.hide`` it."""

Basis = Literal["documented", "practice", "guess"]


@dataclass(frozen=True)
class Assumption:
    """One thing taken for true. ``figures`` are the constants above that rest on it."""

    key: str
    says: str
    basis: Basis
    figures: tuple[str, ...] = ()
    checked: str = ""
    """The day on which somebody saw it on the real Discord, as 2026-12-31; empty = never."""


ASSUMPTIONS: tuple[Assumption, ...] = tuple(
    Assumption(**{**row, "figures": tuple(row.get("figures", ()))})
    for row in tomllib.loads(Path(__file__).with_name("assumptions.toml").read_text(encoding="utf-8"))["assumption"]
)
"""Every assumption once, by its key. A step of the checklist tests each."""
