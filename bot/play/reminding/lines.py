"""What somebody is asked, one table a line: what reminders, the list of games and direct messages say of it."""

from __future__ import annotations

from bot.play.games.records import options_of
from bot.play.lobbies.lobby_games import LOBBY_GAMES, table_name
from bot.store.api import Store
from bot.store.rows import OwedAt
from bot.words.language import language_of
from bot.words.marks import ago
from bot.words.speech import Speech, speech


def link(guild: int, channel: int | None) -> str:
    """The way to a channel or thread, from anywhere on Discord."""
    return f"https://discord.com/channels/{guild}/{channel or 0}"


def owed_line(game: str, one: OwedAt, say: Speech) -> str:
    """What somebody is asked in a game, until when, and the way there; ``game`` is what its table is called."""
    way = link(one.guild, one.thread)
    if not one.due_ms:
        return say("reminder-owed", game=game, what=one.what, link=way)
    return say("reminder-owed-until", game=game, what=one.what, due=ago(one.due_ms // 1_000), link=way)


async def line_of(store: Store, one: OwedAt, say: Speech) -> str:
    """The same with the name of the table's thread. Raises ``StoreError``."""
    row = await store.table(one.table)
    name = str(one.table)
    if row is not None and row.game in LOBBY_GAMES:
        name = table_name(row.game, one.table, speech(language_of(options_of(row).get("language"))))
    return owed_line(name, one, say)
