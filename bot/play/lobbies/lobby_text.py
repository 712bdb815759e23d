"""What lobbies refuse, and why, in English; ``lobby_words`` lists it, ``lobby_text_de`` says it in German."""

from __future__ import annotations

ALREADY_SEATED = "You already sit at this table."
JOIN_FIRST = "Join the table first, then you can add a computer player."
JOIN_TO_REMOVE = "Join the table first, then you can remove a computer player."
NO_SUCH_COMPUTER = "This computer player has left the table already."
NOT_SEATED = "You do not sit at this table."
CLOSED = "This lobby is closed. Open a new table with `/slap new` or `/cosmic new`."
CROWDED = "So many live tables are running that Discord would slow them all; choose a calmer pace or try later."


def host_chooses(host: int) -> str:
    """Somebody else tried to change an option."""
    return f"Only the host <@{host}> chooses the options."


def host_starts(host: int) -> str:
    """Somebody else pressed Start."""
    return f"Only the host <@{host}> starts the game."


def too_few(least: int) -> str:
    """The game cannot start yet."""
    return f"The game needs {least} players; add a computer player or wait for somebody."


def too_small(seated: int) -> str:
    """The host offers fewer seats than are taken."""
    return f"{seated} players sit at this table: offer at least so many seats, or ask somebody to leave first."


def full(most: int) -> str:
    """No seat is left."""
    return f"This table is full: it takes {most} players."


def rematch_taken(table: int) -> str:
    """The rematch of this game has begun, or has been played."""
    return f"This game has had its rematch, table {table}. Open a new table with `/slap new` or `/cosmic new`."


def rematch_joined(table: int, host: int) -> str:
    """Somebody else was quicker, and there was a seat left."""
    return f"The rematch is table {table}, opened by <@{host}>: you sit there now."


def rematch_seated(table: int, host: int) -> str:
    """The rematch was open already, with this person in it."""
    return f"The rematch is table {table}, opened by <@{host}>: you already sit there."


NO_REMATCH = "That game is not kept any more. Open a new table with `/slap new` or `/cosmic new`."
REMATCH_OF_OTHERS = (
    "Only those who played this game can ask for a rematch. Open a table of your own with `/slap new` or `/cosmic new`."
)
LOBBY_OPEN = "You already sit in an open lobby in this channel. Start it there, or leave it first."
