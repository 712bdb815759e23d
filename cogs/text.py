"""Words of the Discord side in English: commands, lobby, refusals, permissions, help. Games have their own ``text.py``.

``words`` lists what a language must have; ``text_de`` says it in German.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.lobbies.lobby import Lobby
from bot.play.lobbies.lobby_games import LOBBY_GAMES, shown
from bot.play.roster import Seated
from bot.words.language import Language
from bot.words.names import safe_name
from bot.words.options import OptionText
from cogs.codes import MESSAGE_GONE, NO_ACCESS, THREADS_FULL, WRONG_CHANNEL

_LANGUAGE: Language = "en"

BROKEN = (
    "Something went wrong inside the bot, and nothing was changed. Please try again; the admin finds it in the log."
)
NO_BOTS = "A bot cannot play here: name a person."
STALE_BUTTON = (
    "This button is not known any more. Use `/slap status` or `/cosmic status` in the game's thread to see what is "
    "open."
)
OLD_COMMAND = (
    "I do not know this command in this form: your Discord shows an older version of it. Restart Discord (Ctrl+R on a "
    "computer), then try again."
)
OLD_PANEL = "What you chose is not offered any more. Open these settings again and choose from the new list."
NO_TABLE_HERE = (
    "There is no game in this channel. Use this in the thread of a game, or start one with `/slap new` or `/cosmic "
    "new`."
)
NOT_IN_SERVER = "Games are played in a server: use this in one of its channels."
NOT_IN_THREAD = "Open a table in a normal text channel, not in a thread: each game gets a thread of its own."
NOT_IN_VOICE = (
    "The chat of a voice or stage channel has no threads, and each game gets one: open the table in a text channel."
)
NO_GAMES = "You sit at no table at the moment. Start one with `/slap new` or `/cosmic new`."
WHICH_GAME = "You sit at several tables: choose one with the parameter *game*, or use this in a game's thread."
SEVERAL_GAMES = "You sit at several tables: press something at the one you mean, or use this in its thread."
NOT_YOUR_GAME = "You do not sit at that table, or its game is over. Choose one of your games from the list."
NOTHING_TO_VERIFY = "No finished game was found there. Use this in the thread of a finished game, or give its number."
LOBBY_EXPIRED = (
    "This lobby has closed because nothing happened for an hour. Open a new table with `/slap new` or `/cosmic new`."
)
LEFT_LOBBY = "You have left the lobby."
NO_LOBBY_HERE = (
    "You sit in no open lobby in this channel. Open one with `/slap new` or `/cosmic new`, or use this in a game's "
    "thread."
)
LOBBY_LOST = "The lobby's message is gone. Open a new table with `/slap new` or `/cosmic new`."
LOBBY_CLOSED = "Everybody has left; this lobby is closed."

JOIN, LEAVE, ADD_COMPUTER, OPTIONS_BUTTON, START = "Join", "Leave", "Add computer player", "Options", "Start"
CHANGE_OPTION = "Change an option"

COMMANDS = {
    "slap": "The slap game: quick eyes, quick hands",
    "slap new": "Open a table: a lobby with Join, Options and Start",
    "slap start": "Start the game of your open lobby in this channel",
    "slap leave": "Leave the game in this thread, or your lobby in this channel",
    "slap status": "Cards, turn and challenge of the game in this thread, for you alone",
    "slap pause": "Ask to pause the game in this thread",
    "slap resume": "Ask to go on with a paused game",
    "slap stop": "Vote to stop the game in this thread; nobody wins then",
    "slap rules": "How the slap game is played",
    "cosmic": "Cosmic Encounter: alien powers, alliances, deals",
    "cosmic new": "Open a table of Cosmic Encounter",
    "cosmic start": "Cosmic: start the game of your open lobby in this channel",
    "cosmic leave": "Leave your lobby in this channel, or concede the game in this thread",
    "cosmic status": "Who is to decide what, and until when",
    "cosmic hand": "Your hand and what you are asked, for you alone",
    "cosmic hand game": "Which of your games; not needed in its thread",
    "cosmic play": "Answer what you are asked, in words",
    "cosmic play answer": "Your answer; the list shows what is possible now",
    "cosmic orders": "Your standing orders: see them, revoke them",
    "cosmic replace": "Offer a seat to another person, or give it to a computer player",
    "cosmic replace seat": "Whose seat: a name from the list",
    "cosmic replace person": "Whom it is offered to; leave it out for a computer player",
    "cosmic export": "A finished game of Cosmic Encounter as one file",
    "cosmic board": "The board in words, for you alone",
    "cosmic chart": "The chart of WARP Zodiac: signs, Karma, who stands how to you",
    "cosmic log": "What has happened, page by page to the beginning",
    "cosmic why": "Which rules decided the last outcome, and all before",
    "cosmic concede": "Leave the game for good; you are asked once more",
    "cosmic pause": "Ask to pause the game",
    "cosmic resume": "Ask to go on with the paused game",
    "cosmic hold": "More time for the open round, twice per game",
    "cosmic undo": "Take back your last step, or ask the others to",
    "cosmic stop": "Vote to stop the game; nobody wins then",
    "cosmic power": "What a power and its flare do; without a name, the powers of this table",
    "cosmic power name": "Name of a power; small mistakes are forgiven",
    "cosmic card": "What an edict, a flare or a challenge card does",
    "cosmic card name": "Name of a card; small mistakes are forgiven",
    "cosmic rules": "Look up the rules of Cosmic Encounter",
    "cosmic rules topic": "A topic, a word or the number of a rule; nothing for the contents",
    "cosmic help": "What you can do now, or how to begin",
    "cosmic move": "Moderators: take a table that lost its thread to this channel",
    "cosmic move table": "Which table; the list has those that lost their thread",
    "table move": "Moderators: take any table that lost its thread to this channel",
    "table": "Your tables, help, and checking a shuffle",
    "table games": "The tables you sit at, and what you are asked there",
    "table reminders": "When and where I remind you of what you are asked",
    "table reminders level": "How often",
    "table reminders place": "By direct message, or in the thread as far as everybody may know",
    "table reminders quiet": "Hours without reminders, such as 22:00-07:30 UTC+2; off for none",
    "table reminders off": "never",
    "table reminders gentle": "gentle, once",
    "table reminders normal": "normal, twice",
    "table reminders strict": "strict, four times",
    "table reminders dm": "by direct message",
    "table reminders thread": "in the thread",
    "table verify": "Check the shuffle of a finished game against the hash of its start",
    "table verify table": "Number of the table; leave it out in the thread of a finished game",
    "table settings": "Admins: where tables may be opened, by whom, and how many",
    "table doctor": "Admins: what is missing or stuck, and how to mend it",
    "table privacy": "What is stored about you, and how to delete it",
    "table referee": "Host or moderator: how a table that hit a fault goes on",
    "table referee action": "Try again, take one more action back, or stop the game",
    "table referee retry": "try again",
    "table referee undo": "take one more back",
    "table referee stop": "stop the game",
    "table export": "A finished game as one file, for you alone",
    "table help": "What this bot can do and how",
}
"""What Discord shows below each command, and below a parameter that is no table option."""

PERMISSIONS = {
    "view_channel": ("View Channel", "I cannot see the channel"),
    "send_messages": ("Send Messages", "I cannot post the result"),
    "create_public_threads": ("Create Public Threads", "I cannot open the game's thread"),
    "send_messages_in_threads": ("Send Messages in Threads", "I cannot turn any card"),
    "add_reactions": ("Add Reactions", "I cannot put the ✋ under a card"),
    "read_message_history": ("Read Message History", "I cannot put a ✋ under a card or mend a table after a restart"),
    "attach_files": ("Attach Files", "I cannot show pictures"),
}
"""Needed permission -> its name in Discord's settings, and what fails without it (slap A20)."""


def thread_failed(code: int) -> str:
    """Discord refused the game's thread."""
    if code in THREADS_FULL:
        return (
            "This server has as many open threads as Discord allows (1,000), so the game cannot get its own. Close or "
            "delete some old threads, then press Start again."
        )
    if code in NO_ACCESS:
        return (
            "I may not open the game's thread. Give me *View Channel* and *Create Public Threads* in this channel, "
            "then press Start again."
        )
    if code == WRONG_CHANNEL:
        return "Discord has no threads in this kind of channel. Open a new table in a text channel."
    if code == MESSAGE_GONE:
        return LOBBY_LOST
    return f"Discord did not let me open the game's thread (code {code}). Wait a moment and press Start again."


def missing_permissions(names: Sequence[str], channel: int) -> str:
    """What to grant, where, and why."""
    lines = [f"I lack permissions in <#{channel}>:"]
    lines += [f"- **{PERMISSIONS[name][0]}**: without it {PERMISSIONS[name][1]}." for name in names]
    lines.append("An admin can grant them in the channel's settings, under Permissions; then try again.")
    return "\n".join(lines)


def remove_computer(name: str) -> str:
    """The button that takes out the computer player who came last."""
    return f"Remove {name}"


def lobby(view: Lobby) -> str:
    """The lobby message; its first line is the push."""
    if view.status == "stopped":
        return LOBBY_CLOSED
    game = view.of
    name = game.called(_LANGUAGE)
    lines = [f"{name.title} - <@{view.host}> opens a table ({len(view.seats)} of {view.most} players)"]
    for number, seat in enumerate(view.seats, 1):
        lines.append(f"{number}. {_computer(view, seat) if seat.user is None else f'<@{seat.user}>'}")
    chosen = [
        f"{option.title}: {option.label(view.options[option.name])}"
        for option in game.options_in(_LANGUAGE)
        if option.name in view.options and option.name != "language"  # it is evident
    ]
    lines.append("-# " + (" · ".join(chosen) if chosen else name.usual))
    return "\n".join(lines)


def _computer(view: Lobby, seat: Seated) -> str:
    kinds = ["computer", *(t.label for t in view.of.tempers_in(_LANGUAGE) if t.name == seat.temper)]
    return f"{safe_name(seat.name)} ({', '.join(kinds)})"


def started(view: Lobby, thread: int) -> str:
    """The lobby message after the start."""
    names = ", ".join(safe_name(seat.name) for seat in view.seats)
    return f"{view.of.called(_LANGUAGE).title} has begun in <#{thread}>: {names}."


def option_panel(view: Lobby) -> str:
    """What the private options panel says."""
    lines = ["**Options.** Choose what to change:"]
    for option in view.of.options_in(_LANGUAGE):
        lines.append(f"- **{option.title}**: {shown(view.of, option, view.options)}")
    return "\n".join(lines)


BACK = "Back"
OTHER_VALUE = "Another value…"


def typed_hint(option: OptionText) -> str:
    """What may be typed instead of choosing."""
    return f"Type {option.typed}."


def option_values(option: OptionText, view: Lobby) -> str:
    """What the panel says about one option."""
    return f"**{option.title}.** {option.sentence} Now: {shown(view.of, option, view.options)}."


def thread_name(game: str, table: int) -> str:
    """Name of a game's thread."""
    return f"{LOBBY_GAMES[game].called(_LANGUAGE).thread} {table}"


ONLY_MODERATORS_MOVE = "Only moderators move tables: people with *Manage Messages* or *Manage Channels*."
NOTHING_TO_MOVE = "There is no such game under way on this server. Choose one from the list."


def still_there(thread: int) -> str:
    """The table has not lost its thread."""
    return f"This table still has its thread, <#{thread}>: there is nothing to move."


def moved(name: str) -> str:
    """In the new channel, above the new thread."""
    return f"**{name}** goes on here, in a new thread."


def moved_to(thread: int) -> str:
    """To the moderator."""
    return f"Done: the game goes on in <#{thread}>, with all clocks from where they stood."


_STATUS = {
    "lobby": "waiting for players",
    "running": "running",
    "paused": "paused",
    "referee": "needs the referee",
    "broken": "has lost its thread; a moderator uses `/table move`",
}


ASKED = "**Your move**, soonest first:"
TABLES = "**Your tables:**"
BAD_HOURS = (
    "I do not understand these quiet hours. Write them like `22:00-07:30 UTC+2` or `22-7 Europe/Berlin`, or `off` for "
    "none."
)


def table(name: str, status: str, link: str) -> str:
    """One of one's tables."""
    return f"- [{name}]({link}): {_STATUS[status]}"


def more_tables(count: int) -> str:
    """What has no room in the list."""
    return f"-# … and {count} more."


def reminders(level: str, place: str, quiet: str | None) -> str:
    """How somebody is reminded now."""
    hours = f"quiet hours {quiet}" if quiet else "no quiet hours"
    return f"**Reminders**: {level}; {place}; {hours}.\n-# What others must not know comes by direct message only."


HELP = (
    "**Play the slap game**: `/slap new` opens a table with a lobby; press *Join*, *Add computer player*, *Start*. "
    "The game runs in its own thread: the bot turns the cards, and you slap with ✋ when two equal cards lie on each "
    "other, or with one card in between.\n"
    "**In the thread**: `/slap status` · `/slap leave` · `/slap pause` · `/slap stop` (vote) · `/slap rules`\n"
    "**Cosmic Encounter**: `/cosmic help` · `/cosmic rules`\n"
    "**Anywhere**: `/table games` (your tables) · `/table reminders` · `/table verify` (check a finished game's "
    "shuffle) · "
    "`/table export` (a finished game as a file) · `/table privacy` (your data) · `/table help`"
)

COSMIC_HELP = (
    "**Play Cosmic Encounter**: `/cosmic new` opens a lobby; press *Join*, *Add computer player*, *Start*. "
    "The game runs in its own thread; whatever you are asked reaches you by direct message, or there. All buttons are "
    "commands as well.\n"
    "**New to it?** `/cosmic rules` has the game in a minute; in the thread `/cosmic help` says what you can do now.\n"
    "**In the thread**: `/cosmic status` · `/cosmic hand` · `/cosmic board` · `/cosmic log` · `/cosmic why` · "
    "`/cosmic undo` · `/cosmic pause` · `/cosmic concede`\n"
    "**Look up**: `/cosmic rules` · `/cosmic power` · `/cosmic card`"
)


def verified(table: int, seed: int, published: str, recomputed: str) -> str:
    """Whether the hash of the start fits the seed of the end (slap R5)."""
    verdict = (
        "✅ They agree: the deck was fixed before the first card." if published == recomputed else "❌ They differ."
    )
    return (
        f"**Table {table}**: seed `{seed}`\nHash posted at the start: `{published}`\nHash of that seed and its deck: "
        f"`{recomputed}`\n{verdict}"
    )
