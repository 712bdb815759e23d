"""A table's messages after a restart: which ones are known to stand, and what becomes of those nobody knows of."""

from __future__ import annotations

import logging

import msgspec

from bot.play import roster
from bot.play.outgoing.lookup import Lookup
from bot.play.outgoing.outbox import Outbox, as_before
from bot.store.api import Store
from bot.store.rows import Batch, OutboxRow, TableRow
from bot.tables.contract.table import Body

log = logging.getLogger("bot.play.actor")


async def know_places(store: Store, row: TableRow, lookup: Lookup, outbox: Outbox) -> None:
    """Learn where everybody's direct messages are, and where our messages stand."""
    posted = [done for done in await store.outbox(row.id, ("done",)) if done.kind == "post"]
    people = {seated.user for seated in roster.decode(row.roster)} | {done.user for done in posted}
    found = await store.people([user for user in people if user])
    lookup.dms = {user: person.dm for user, person in found.items() if person.dm}
    for user, channel in lookup.dms.items():
        outbox.learn_dm(channel, user)
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
        try:
            body = msgspec.json.decode(out.body, type=Body)
        except msgspec.MsgspecError as error:  # one message less is better than a table that nobody can take up
            log.error("a message that waited cannot be read: %s", type(error).__name__)
            await store.commit(Batch(table, outbox_state=[(out.key, out.kind, "failed", None)]))
            continue
        if out.kind == "edit":
            outbox.edit(out.key, body)
        elif out.restart != "drop":  # looked for as soon as Discord is well, however long that takes
            outbox.post(as_before(out, channel, body, recalled=out.restart == "withdraw"))
        else:
            await store.commit(Batch(table, outbox_state=[(out.key, "post", "failed", None)]))
