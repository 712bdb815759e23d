"""Messages that the store knows to be sent."""

from __future__ import annotations

from bot.store.statements import sending
from bot.store.store import Store


async def sent(store: Store, table: int | None = None) -> dict[str, int | None]:
    """Ids of the recent finished posts by key, oldest first, of one table or of all."""
    return {row.key: row.message for row in await store.read(sending.outbox(table, ("done",))) if row.kind == "post"}
