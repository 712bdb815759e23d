"""Words of the frame around all games: lobby, refusals, trouble. English; each game has its own ``text.py``."""

from __future__ import annotations

NOT_RUNNING = "This game is over. Start a new one with `/slap new`."
REFEREE = (
    "⚠️ The referee is needed: something went wrong inside the bot, and the last action was taken back. "
    "Nothing before it is lost. The host can end the game with `/slap stop`; the admin finds the case in the data."
)
REFEREE_PRIVATE = "This table waits for the referee: nothing can be played until the admin has looked at it."
DISK_FULL = (
    "The bot's disk is full, so your action was **not** counted. The table goes on by itself as soon as there is room; "
    "please tell the server's admin."
)
STOPPED_BY_HOST = "The game was stopped."
LOST_PLACE = "The place of this game was deleted, so the game has ended."
