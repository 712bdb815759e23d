"""What nobody can know without a connection to the real Discord, in one place.

Each line is a guess from documents or practice. The first person with a test server checks them one by one and writes
the date beside the line. Nothing here is a promise of Discord's.

Guesses that are no number:

* Reactions reach the bot in the order in which the stand-in received them. Discord documents only that ``s`` is the
  order of events on one session, not that it equals the order of the fingers.
* Channel history without READ_MESSAGE_HISTORY is an empty list (documented); one message answers 50001 then (guess).
* In an archived thread, edits and reactions are refused with 50083 (practice), deleting works (guess), and a post
  reopens it unless it is locked (documented for people, practice for bots).
* Starting a thread leaves no system message in the parent or in the thread (Discord posts one; bots ignore it).
* An answer to an interaction needs no SEND_MESSAGES (practice).
"""

from __future__ import annotations

ANSWER_WITHIN_MS = 3_000
"""First answer to an interaction (documented)."""

TOKEN_LIFE_MS = 15 * 60_000
"""Life of an interaction token (documented). Afterwards: 50027, of which only the code is documented."""

NONCE_WINDOW_MS = 180_000
"""How long an enforced nonce is remembered. Documented: "the past few minutes", per author and not per channel."""

RESUME_LOG = 5_000
"""Dispatches kept for RESUME; how many Discord keeps is not documented."""

RESUME_WINDOW_MS = 90_000
"""How long a session without a connection can be resumed; not documented."""

HEARTBEAT_MS = 41_250
"""Heartbeat interval in HELLO (practice). Real time."""

ATTACHMENT_BYTES = 10 * 1024 * 1024
"""Size limit of one attachment without boosts (documented)."""

DISTINCT_EMOJI = 20
"""Different reactions on one message (documented with code 30010)."""

GLOBAL_PER_SECOND = 50
"""Calls per second and bot (documented); interaction answers and follow-ups do not count."""

RATES: tuple[tuple[str, int, int], ...] = (
    (r"POST /channels/(\d+)/messages", 5, 5_000),
    (r"PATCH /channels/(\d+)/messages/\d+", 5, 5_000),
    (r"DELETE /channels/(\d+)/messages/\d+", 5, 1_000),
    (r"(?:PUT|DELETE) /channels/(\d+)/messages/\d+/reactions/.*", 1, 250),
    (r"(?:POST|PATCH) /webhooks/\d+/([^/]+).*", 5, 2_000),
    (r"POST /channels/(\d+)/(?:threads|messages/\d+/threads)", 5, 10_000),
    (r"POST /(users)/@me/channels", 10, 10_000),
)
"""Buckets: pattern over "METHOD /path" (groups are the major parameters), calls, window in ms. Seen in practice; the
documents say not to rely on them."""
