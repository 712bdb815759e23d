"""Words for admins, and for people about their own data. English; ``admin_words`` lists what a language must have."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.lobbies.policy import LOBBIES, Policy, Reason
from bot.store.rows import Traces

NEEDS_MANAGE_SERVER = "Only people with the permission *Manage Server* can do this."
CHANNELS = "Channels for tables (none chosen: all)"
WHO = "Who may open tables"
ROLE = "The role that may open tables"
TABLES = "Open tables per channel"
MEMBER = "Open tables per member"
HOW_MANY = "How many open tables, per channel and per member"
PLAYERS = "Players per table"
EVERYBODY = "Everybody"
MODERATORS = "Moderators only"
ONE_ROLE = "People with the role chosen below"
NO_LIMIT = "No limit"
ALL_WELL = "✅ All is well: no permission is missing here, nothing is stuck, and no table waits for its referee."
FOUND = "**What I found:**"
CLOSED_DM = (
    "- A direct message was refused because that player's DMs are closed: the buttons in the thread do the same."
)
DELETE = "Delete my data"
CONFIRM = "Yes, delete it for good"
KEEP = "Keep it"
ASK_DELETE = (
    "Really? Your name is replaced in all finished games and your preferences are deleted. A game that had lost its "
    "thread ends. It cannot be undone."
)
KEPT = "Nothing was deleted."
FORMER = "former player"


def limit(most: int) -> str:
    """A choice of a limit."""
    return f"At most {most}"


def settings(policy: Policy) -> str:
    """What the settings panel says."""
    places = ", ".join(f"<#{channel}>" for channel in policy.channels) or "all channels"
    who = {"everybody": "everybody", "moderators": "moderators", "role": _role(policy.role)}[policy.who]
    tables = "no limit" if policy.tables is None else str(policy.tables)
    member = "no limit" if policy.member is None else str(policy.member)
    players = "as many as the game takes" if policy.players is None else str(policy.players)
    return (
        f"**Tables on this server**\n- Where: {places}\n- Who opens them: {who}\n- Open tables per channel: {tables}\n"
        f"- Open tables per member: {member}\n- Players per table: {players}\n"
        "-# A change counts at once, for new tables."
    )


def _role(role: int | None) -> str:
    return "moderators, until a role is chosen" if role is None else f"<@&{role}> and moderators"


def refused(reason: Reason, policy: Policy) -> str:
    """Why no table may be opened."""
    if reason == "channel":
        places = ", ".join(f"<#{channel}>" for channel in policy.channels)
        return f"This server opens tables only in {places}: use the command there."
    if reason == "moderators":
        return "On this server only moderators open tables: ask one of them."
    if reason == "role":
        return f"On this server tables are opened by {_role(policy.role)}: ask one of them."
    if reason == "member":
        return (
            f"You already have {policy.member} open tables on this server, and more are not allowed: end one of your "
            "games, or join somebody else's table."
        )
    if reason == "lobbies":
        return f"You already have {LOBBIES} tables here that have not begun: start or leave one of them first."
    return f"This channel already has {policy.tables} open tables, its limit: join one, or wait until one has ended."


def too_many_players(most: int) -> str:
    """More seats are wanted than the server allows."""
    return f"This server allows at most {most} players at a table: choose {most} or fewer."


def missing(channel: int, permission: str, effect: str) -> str:
    """A permission that the bot lacks."""
    return f"- <#{channel}>: **{permission}** is missing, so {effect}. Grant it in the channel's settings, Permissions."


def unseen(channel: int) -> str:
    """A channel that the bot does not see."""
    return f"- <#{channel}>: I cannot see it. Grant **View Channel** there, or take it out of `/table settings`."


def stuck(channel: int, count: int) -> str:
    """Messages that wait although nothing moves."""
    return (
        f"- <#{channel}>: {count} messages have been waiting for over a minute. Check my permissions there; if they "
        "are right, Discord is unwell and they go out by themselves."
    )


def refused_channel(channel: int, code: int) -> str:
    """A channel that refused the last message."""
    if code == 10003:
        return (
            f"- Channel {channel} was deleted, so what was meant for it could not be said. A game in it can be moved."
        )
    return (
        f"- <#{channel}>: Discord refused my last message (code {code}), so its table may stand still. Grant **View "
        "Channel**, **Send Messages in Threads** and **Read Message History**, then use `/slap resume` in its thread."
    )


def referee(table: int, channel: int) -> str:
    """A table that waits for its referee."""
    return (
        f"- Table {table} in <#{channel}> waits for its referee: its host or a moderator uses `/table referee` there."
    )


def lost(table: int) -> str:
    """A table without a thread."""
    return (
        f"- Table {table} has lost its thread and stands still: use `/table move` in the channel where it shall go on."
    )


def more(count: int) -> str:
    """Findings that have no room."""
    return f"-# … and {count} more. Mend these first, then ask again."


def version(told: str) -> str:
    """Below what the doctor found."""
    return f"-# This bot has version {told}."


def privacy(traces: Traces, days: int, backups: int) -> str:
    """What is stored about a person; ``days`` and ``backups`` are 0 for: kept for ever, none made."""
    kept = f"They are deleted {days} days after their end" if days else "They are kept"
    copies = f"Backups of the last {backups} nights hold the same, each for {backups} nights. " if backups else ""
    story = f"- your name in the story of {traces.left} games under way that you have left, until they end.\n"
    return (
        "**What I store about you**\n"
        f"- your Discord id and the name you played under, in {traces.finished} finished games. {kept}.\n"
        f"- the same in {len(traces.open)} open games and lobbies, with what you did there and when.\n"
        f"{story if traces.left else ''}"
        f"- {traces.preferences} preferences.\n"
        f"Nothing else: no messages and no profile. {copies}What was posted in a channel belongs to that channel."
    )


def deleted(left: int, nights: int) -> str:
    """A person is forgotten; ``left`` games under way still name them, and for so many nights the backups of before."""
    story = (
        f"The story of {left} games under way that you have left still names you; it is deleted when they end. "
        if left
        else ""
    )
    copies = (
        f"Backups that were made before still hold it; the last of them is gone after {nights} nights. Copies that the "
        "bot's admin has put elsewhere are the admin's to delete."
    )
    return (
        "Done: your name and id are gone from all finished games, and your preferences are deleted. "
        f"Nothing of it is left in the bot's database. {story}{copies}"
    )


def still_playing(places: Sequence[int]) -> str:
    """The person has to leave open games first."""
    names = ", ".join(f"<#{place}>" for place in places)
    return (
        f"You are still at a table: leave it first with `/slap leave` or `/cosmic leave` in {names}, then ask again. "
        f"Nothing was deleted."
    )


def exported(table: int) -> str:
    """Goes with the file of a finished game."""
    return f"Game {table} as one file: seats, options, seed and every decision, without Discord ids."
