"""What the people of a table prefer at all their tables of that game, and who is away, as far as its desk was told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.outgoing.lookup import Lookup
from bot.store.api import Store
from bot.tables.contract.away import PREFERENCE as AWAY
from bot.tables.contract.first import PREFERENCE as FIRST, YES, kept_as
from bot.tables.contract.table import Preference


class SeatPreferences:
    """Reads what the people of one table prefer, and tells what is new to the desk. One per table."""

    def __init__(self, store: Store, lookup: Lookup) -> None:
        self._store = store
        self._lookup = lookup
        self.told: tuple[Preference, ...] | None = None
        """What the desk was told last; None if it was told nothing."""

    async def change(self, names: Sequence[str]) -> tuple[Preference, ...] | None:
        """What they prefer of ``names`` if the desk does not know it yet, else None. Raises ``StoreError``."""
        users = dict(self._lookup.users)
        chosen: list[Preference] = []
        for name in names:
            if name == AWAY:
                chosen += await self._away()
                continue
            if name == FIRST:
                chosen += await self._first()
                continue
            found = await self._store.preferences(list(users), name)
            chosen += [Preference(users[user], name, value) for user, value in found.items()]
        preferred = tuple(sorted(chosen, key=lambda one: (one.seat, one.name)))
        if preferred == self.told:
            return None
        self.told = preferred
        return preferred

    async def _first(self) -> list[Preference]:
        """Who plays this game for the first time, here. Keeps at which table that was; raises ``StoreError``."""
        row, users = self._lookup.row, self._lookup.users
        if row is None or not users:
            return []
        name = kept_as(row.game)
        known = await self._store.preferences(list(users), name)
        for user in users.keys() - known.keys():
            heads = await self._store.tables_of(user)
            played = [head.id for head in heads if head.game == row.game and head.thread is not None]
            known[user] = str(min(played, default=row.id))
            await self._store.set_preference(user, name, known[user])
        return [Preference(seat, FIRST, YES) for user, seat in users.items() if known[user] == str(row.id)]

    async def _away(self) -> list[Preference]:
        """Who is away from this table; Raises ``StoreError``."""
        row, users = self._lookup.row, self._lookup.users
        rows = [] if row is None else await self._store.away_from(row.id)
        return [Preference(users[one.user], AWAY, f"{one.until_ms} {one.plan}") for one in rows if one.user in users]
