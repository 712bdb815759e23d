"""What admins are told, and people about their own data: settings, refusals, stored data."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.lobbies.policy import LOBBIES, Policy, Reason
from bot.store.rows import Traces
from bot.words.marks import channel, role
from bot.words.message import Message
from bot.words.speech import Speech


def settings(policy: Policy, say: Speech) -> str:
    """What the settings panel says."""
    return say(
        "admin-settings",
        channels=[channel(number) for number in policy.channels],
        who=_openers(policy),
        tables=policy.tables or 0,
        member=policy.member or 0,
        players=policy.players or 0,
        called=policy.called is not None,
        role="" if policy.called is None else role(policy.called),
        reported=policy.reports is not None,
        reports="" if policy.reports is None else channel(policy.reports),
        kept=policy.kept or 0,
    )


def _openers(policy: Policy) -> Message:
    if policy.who == "role":
        return _role(policy)
    return Message("admin-by-everybody" if policy.who == "everybody" else "admin-by-moderators")


def _role(policy: Policy) -> Message:
    return Message("admin-by-no-role") if policy.role is None else Message("admin-by-role", role=role(policy.role))


def refused(reason: Reason, policy: Policy, say: Speech) -> str:
    """Why no table may be opened."""
    match reason:
        case "channel":
            return say("admin-refused-channel", channels=[channel(number) for number in policy.channels])
        case "moderators":
            return say("admin-refused-moderators")
        case "role":
            return say("admin-refused-role", who=_role(policy))
        case "member":
            return say("admin-refused-member", most=policy.member or 0)
        case "lobbies":
            return say("admin-refused-lobbies", most=LOBBIES)
        case "tables":
            return say("admin-refused-tables", most=policy.tables or 0)


def privacy(traces: Traces, days: int, backups: int, say: Speech) -> str:
    """What is stored about a person; ``days`` and ``backups`` are 0 for: kept for ever, none made."""
    return say(
        "admin-privacy",
        finished=traces.finished,
        open=len(traces.open),
        left=traces.left,
        preferences=traces.preferences,
        days=days,
        backups=backups,
    )


def deleted(left: int, nights: int, say: Speech) -> str:
    """A person is forgotten; ``left`` games under way still name them, and for so many nights the backups of before."""
    return say("admin-deleted", left=left, nights=nights)


def still_playing(places: Sequence[int], say: Speech) -> str:
    """The person has to leave open games first."""
    return say("admin-still-playing", tables=[channel(place) for place in places])
