"""What nobody can know without a connection to the real Discord, in one place.

Each line is a guess from documents or practice. The first person with a test server walks
``docs/real-discord-checklist.md`` and writes the date into ``checked``. Nothing here is a promise of Discord's.
"""

from __future__ import annotations

from dataclasses import dataclass
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

DISTINCT_EMOJI = 20
"""Different reactions on one message."""

COMMAND_CREATES = 200
"""New commands per day."""

IDENTIFIES = 1_000
"""Sessions begun per day."""

GUILDS_PER_SHARD = 2_500
"""Guilds from which on a bot has to be sharded."""

INVALID_REQUESTS, INVALID_WINDOW_MS = 10_000, 600_000
"""Answers 401, 403 and 429 in so long a time after which an address is closed for all calls."""

ACTIVE_THREADS = 1_000
"""Threads of one guild that are not archived."""

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


ASSUMPTIONS: tuple[Assumption, ...] = (
    Assumption(
        "reaction-order",
        "Reactions reach the bot in the order in which Discord took them; `s` rises by one per event. Only the second "
        "half is documented: nothing says that it is the order of the fingers.",
        "guess",
    ),
    Assumption(
        "echo-first", "The echo of the bot's message comes over the gateway before any reaction to it does.", "guess"
    ),
    Assumption("echo-nonce", "The echo carries the nonce that was sent, as text.", "practice"),
    Assumption(
        "nonce-window",
        "An enforced nonce is remembered per author for about three minutes ('the past few minutes').",
        "documented",
        ("NONCE_WINDOW_MS",),
    ),
    Assumption(
        "seed-rate",
        "One reaction is taken every 250 ms in a channel, whatever the headers say.",
        "practice",
        ("RATES",),
    ),
    Assumption("message-rate", "Five messages and five edits per five seconds and channel.", "practice", ("RATES",)),
    Assumption("thread-rate", "Five threads per ten seconds under a channel.", "guess", ("RATES",)),
    Assumption("webhook-rate", "Five follow-ups or edits per two seconds and token.", "practice", ("RATES",)),
    Assumption("dm-rate", "Ten new direct conversations per ten seconds.", "guess", ("RATES",)),
    Assumption(
        "global-rate",
        "Fifty calls per second and bot; answers to interactions and follow-ups do not count.",
        "documented",
        ("GLOBAL_PER_SECOND",),
    ),
    Assumption(
        "answer-window", "The first answer to an interaction has three seconds.", "documented", ("ANSWER_WITHIN_MS",)
    ),
    Assumption(
        "token-life",
        "Follow-ups and edits are possible for 15 minutes; afterwards the code is 50027 (which code: guess).",
        "documented",
        ("TOKEN_LIFE_MS",),
    ),
    Assumption("answer-permission", "An answer to an interaction needs no Send Messages.", "practice"),
    Assumption(
        "ephemeral",
        "A private answer is seen by one person, comes in no history and is gone after a reload.",
        "practice",
    ),
    Assumption("push-text", "The push notification of a message shows the first line of its content.", "practice"),
    Assumption(
        "push-components",
        "The push of a Components V2 message shows the text of its first text display.",
        "guess",
    ),
    Assumption(
        "panel-mention",
        "A mention in the text of a Components V2 message notifies like one in plain content, within allowed_mentions.",
        "guess",
    ),
    Assumption(
        "panel-edit",
        "An edit with an empty list of attachments takes a panel's picture away; a private message of plain content "
        "becomes a panel by an edit that sets the flag and empties the content.",
        "guess",
    ),
    Assumption(
        "kept-picture",
        "An edit that does not name attachments leaves them (documented), and a panel's new components may name one of "
        "them by attachment:// (guess: if that is refused or the picture is gone, it is sent again).",
        "guess",
    ),
    Assumption(
        "silent-deferral",
        "After a silent deferral of a press in a private answer, an edit of the original changes that answer, and a "
        "follow-up is a private message of its own.",
        "guess",
    ),
    Assumption(
        "closed-dm",
        "The channel of somebody who takes no direct messages opens all the same; the message is refused with 50007.",
        "practice",
    ),
    Assumption("dm-history", "The bot reads its own direct messages back without any permission.", "guess"),
    Assumption("edit-silent", "An edit notifies nobody.", "practice"),
    Assumption("alt-text", "The description of an attachment is read out and shown as alt text.", "documented"),
    Assumption(
        "seeded-emoji",
        "Whoever may read the channel can join a reaction that is there without Add Reactions.",
        "documented",
    ),
    Assumption(
        "distinct-emoji", "Twenty different reactions fit on a message, then 30010.", "documented", ("DISTINCT_EMOJI",)
    ),
    Assumption(
        "resume",
        "A dropped session can be resumed for 90 seconds and 5,000 events, which come late, in order and once.",
        "guess",
        ("RESUME_WINDOW_MS", "RESUME_LOG"),
    ),
    Assumption("heartbeat", "HELLO asks for a heartbeat every 41.25 seconds.", "practice", ("HEARTBEAT_MS",)),
    Assumption(
        "history-permission",
        "Without Read Message History the history is an empty list (documented) and one message answers 50001 (guess).",
        "guess",
    ),
    Assumption(
        "archived-thread",
        "In an archived thread edits and reactions are refused with 50083 (practice), deleting works (guess), and "
        "a post opens it again unless it is locked (practice for bots).",
        "guess",
    ),
    Assumption(
        "locked-thread",
        "In a locked thread that is not archived nobody posts or edits without Manage Threads (documented); the code "
        "is 160005, while reactions, deleting, commands and their private answers go on (guess).",
        "guess",
    ),
    Assumption(
        "thread-limit",
        "A server has at most 1,000 threads that are not archived; one more is refused with 160006, or 160007 below an "
        "announcement channel.",
        "guess",
        ("ACTIVE_THREADS",),
    ),
    Assumption(
        "thread-parents",
        "Threads hang on messages of text and announcement channels (there of type 10), never in the chat of a voice "
        "or stage channel, which answers 50024.",
        "documented",
    ),
    Assumption(
        "install-context",
        "A command that says so itself is installed with the bot in a server only, whatever the application's settings "
        "offer to people.",
        "documented",
    ),
    Assumption(
        "sync-limit",
        "Two hundred new commands a day, then 30034; changed ones do not count (which code: documented).",
        "documented",
        ("COMMAND_CREATES",),
    ),
    Assumption(
        "long-limit",
        "A 429 may ask for minutes; until then every call to that route is refused, and refused calls count "
        "against the address.",
        "practice",
    ),
    Assumption(
        "invalid-requests",
        "Ten thousand answers 401, 403 or 429 within ten minutes close the address (those of shared limits apart).",
        "documented",
        ("INVALID_REQUESTS", "INVALID_WINDOW_MS"),
    ),
    Assumption(
        "identify-limit",
        "A thousand sessions a day, told by /gateway/bot before each; one more ends the session with 4004 and resets "
        "the token. Above 2,500 servers a bot without shards is sent away with 4011.",
        "documented",
        ("IDENTIFIES", "GUILDS_PER_SHARD"),
    ),
    Assumption(
        "mention-content",
        "A message that mentions the bot reaches it in full, although it may not read others.",
        "documented",
    ),
    Assumption(
        "thread-silent",
        "That Discord posts a line when a thread is opened can be ignored: nothing reads it.",
        "practice",
    ),
    Assumption(
        "intents",
        "Without privileged intents reactions carry their member, and interactions their permissions.",
        "documented",
    ),
    Assumption(
        "attachment-size",
        "A picture of up to 10 MiB is taken on a server without boosts.",
        "documented",
        ("ATTACHMENT_BYTES",),
    ),
)
"""Every assumption once, by its key. A step of the checklist tests each."""
