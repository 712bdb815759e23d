"""A table's messages after a restart: which ones are known to stand, and what becomes of those nobody knows of."""

from __future__ import annotations

import msgspec

from bot.kernel.table import Body
from bot.play import roster
from bot.play.lookup import Lookup
from bot.play.outbox import Outbox, as_before
from bot.store.rows import Batch, OutboxRow, TableRow
from bot.store.store import Store


async def know_places(store: Store, row: TableRow, lookup: Lookup, outbox: Outbox) -> None:
    """Learn where everybody's direct messages are, and where our messages stand."""
    posted = [done for done in await store.outbox(row.id, ("done",)) if done.kind == "post"]
    people = {seated.user for seated in roster.decode(row.roster)} | {done.user for done in posted}
    found = await store.people([user for user in people if user])
    lookup.dms = {user: person.dm for user, person in found.items() if person.dm}
    for channel in lookup.dms.values():
        outbox.learn_dm(channel)
    for done in posted:
        if done.message is not None:
            lookup.know(done.key, lookup.dms.get(done.user, done.channel), done.message)


async def resume_messages(store: Store, table: int, pending: list[OutboxRow], lookup: Lookup, outbox: Outbox) -> None:
    """Rows that nobody knows to be sent: resend after looking, withdraw what was in the air, drop the rest."""
    for out in pending:
        channel = lookup.dms.get(out.user, out.channel)
        if out.kind == "erase":
            lookup.erasing.add(out.key)
            outbox.erase(out.key)
            continue
        body = msgspec.json.decode(out.body, type=Body)
        if out.kind == "edit":
            outbox.edit(out.key, body)
        elif out.restart == "resend":
            outbox.post(as_before(out, channel, body))
        elif out.restart == "withdraw" and (message := await outbox.find(out.key, channel, body)) is not None:
            lookup.know(out.key, channel, message)
            await store.commit(Batch(table, outbox_state=[(out.key, "post", "done", message)]))
        else:
            await store.commit(Batch(table, outbox_state=[(out.key, "post", "failed", None)]))
