"""The ways in which the stand-in says no: to the bot with Discord's error codes, to a person with a sentence."""

from __future__ import annotations

from sandbox.checks.problems import Problem, nested
from sandbox.jsons import Json

REFUSALS: dict[int, tuple[int, str]] = {
    0: (401, "401: Unauthorized"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (400, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30008: (400, "Maximum number of emojis reached"),
    30010: (400, "Maximum number of reactions reached (20)"),
    40066: (400, "There are no tags available that can be set by non-moderators"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
    160006: (400, "Maximum number of active threads reached"),
    160007: (400, "Maximum number of active announcement threads reached"),
}
"""Discord's JSON error code to HTTP status and text."""


class ApiError(Exception):
    """Raised when a REST call is refused. ``code`` is one of ``REFUSALS``; ``errors`` names the wrong fields."""

    def __init__(self, code: int, errors: Json | None = None) -> None:
        """Look up status and text of ``code``; a code that is not in the table is a mistake in the stand-in."""
        self.code = code
        self.status, message = REFUSALS[code]
        self.body: Json = {"code": code, "message": message, **({"errors": errors} if errors else {})}
        super().__init__(f"{code}: {message}")


def bad_field(field: str, code: str, message: str) -> ApiError:
    """Error 50035 about one field of the body."""
    return ApiError(50035, nested([Problem(field, code, message)]))


class Impossible(Exception):
    """Raised when a person tries what Discord's own client would not let them do. The text says why."""
