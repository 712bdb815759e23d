"""Messages that no table says: noted before they are sent, and looked for before they are sent again.

So nothing comes twice and nothing is lost, whenever the process is killed and whatever becomes of Discord's answer.
Whoever wants something said notes it together with what that changes, and tries until it is out or refused.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.play.clock import Clock
from bot.play.outgoing.direct_messages import People
from bot.play.outgoing.screen import NewMessage, Refused, Screen, says
from bot.store.rows import MailRow, OutboxRow
from bot.store.statements import following
from bot.store.store import Store
from bot.tables.contract.table import Body


class Mail:
    """Stateless but for the store. One per sender."""

    def __init__(self, store: Store, screen: Screen, people: People, clock: Clock) -> None:
        self._store = store
        self._screen = screen
        self._people = people
        self._clock = clock

    async def send(self, row: MailRow, *, again: bool) -> None:
        """Say what was noted, or with ``again`` see first whether an earlier try has said it. Then it is noted as out.

        Raises ``ScreenError``, ``Refused`` among them if it will never be out, and ``StoreError``.
        """
        body = msgspec.json.decode(row.body, type=Body)
        channel = row.channel or await self._people.channel(row.user)
        if not (again and await self._stands(channel, row, body)):
            ping = (row.user,) if row.channel else ()
            try:
                await self._screen.post(channel, NewMessage(row.table, row.key, body, ping), None)
            except Refused as refusal:
                if not row.channel:
                    await self._people.refused(row.user, refusal.code)
                raise
        await self._store.write(following.mail_sent(row, self._clock.now()))

    async def _stands(self, channel: int, row: MailRow, body: Body) -> bool:
        wanted = says(row.table, body)
        try:
            found = await self._screen.find(channel, min(row.at_ms, self._clock.now()), wanted)
        except Refused:  # a channel that cannot be read back
            return False
        return found is not None


def message(channel: int, order: int, body: Body, now_ms: int, ping: Sequence[int] = ()) -> OutboxRow:
    """A message of a table whose number is not known yet; in its key ``{}`` stands for it."""
    return OutboxRow(
        key=f"zod:{{}}:e{order}",
        table=0,
        channel=channel,
        kind="post",
        body=msgspec.json.encode(body),
        restart="resend",
        order=order,
        ping=" ".join(map(str, ping)),
        at_ms=now_ms,
    )
