"""Words of the frame around all games: refusals, trouble, referee. English; each game has its own ``text.py``."""

from __future__ import annotations

NOT_RUNNING = "This game is over. Start a new one with `/slap new` or `/cosmic new`."
DISK_FULL = (
    "The bot's disk is full, so your action was **not** counted. The table goes on by itself as soon as there is room; "
    "please tell the server's admin."
)
DISK_FULL_HERE = (
    "The bot's disk is full, so this was **not** done. Try again once there is room on it; please tell the server's "
    "admin."
)
DISK_TROUBLE = (
    "The bot cannot save anything at the moment, so your action was **not** counted. Try again in a minute, and tell "
    "the server's admin: the bot's log names the reason."
)
PRESS_AGAIN = "That took too long for a form to open: please press the control, or use the command, once more."
TOO_FAST = (
    "Wait a moment: this was **not** counted, because the bot is still working on what you did just before. Then press "
    "again."
)
REFEREE = (
    "⚠️ The referee is needed: something went wrong inside the bot, and the last action was taken back. "
    "Nothing before it is lost. The host chooses: *Try again*, *Take one more back*, or *Stop the game*."
)
REFEREE_PRIVATE = (
    "This table waits for its referee. The host or a moderator chooses how it goes on, by the buttons under the notice "
    "or by `/table referee`."
)
RETRY = "Try again"
UNDO = "Take one more back"
STOP = "Stop the game"
ONLY_REFEREE = "Only the table's host or a moderator decides this."
NO_REFEREE = "This table needs no referee: its game is going on."
NOTHING_TO_UNDO = "Nothing can be taken back: no action was taken since the last break in the game. Try again, or stop."
CHOSEN = "Done."
RETRIED = "The host lets the game go on from its last sound moment."
UNDONE = "The host took one more action back; the game goes on from before it."
STOPPED = "The referee has stopped the game at its last sound moment."


def stopped_without_result(table: int) -> str:
    """For the parent channel: a stopped game in which not even the counting works."""
    return f"Table {table} was stopped after a fault inside the bot. It has no result and does not count."


def upgraded(dropped: int) -> str:
    """The bot was upgraded, and the last ``dropped`` actions do not fit the new rules."""
    actions = "action does" if dropped == 1 else f"{dropped} actions do"
    return f"The bot was upgraded and the last {actions} not fit any more: the game goes on from before, asked anew."


def upgraded_buttons() -> str:
    """The bot was upgraded, and the buttons made before it are dead."""
    return "The bot was upgraded: please use the newest message, older buttons no longer count."
