"""Preferences of a table's people for that game, and who is away, as far as the table controller was told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.outgoing.lookup import Lookup
from bot.store.rows import Wishes
from bot.store.statements import persons, tables
from bot.store.store import Store
from bot.tables.contract.away import PREFERENCE as AWAY
from bot.tables.contract.choices import FIRST_GAMES as FIRST, YES, kept_as
from bot.tables.contract.table import Preference


class SeatPreferences:
    """Tells what is new to the controller of what the people of one table prefer. One per table."""

    def __init__(self, store: Store, lookup: Lookup) -> None:
        self._store = store
        self._lookup = lookup
        self.told: tuple[Preference, ...] | None = None
        """What the controller was told last; None if it was told nothing."""
        self.known: Wishes | None = None
        """What people have set for themselves, as read with the table; None once it was used or may differ."""

    def doubt(self) -> None:
        """Forget what the controller was told and what was read: either may have changed."""
        self.told = self.known = None

    async def wishes(self, names: Sequence[str]) -> Wishes:
        """Return the settings of the people here. Raises ``StoreError``."""
        known, self.known = self.known, None
        if known is not None:
            return known
        row = self._lookup.row
        assert row is not None
        return await self._store.read(tables.wishes(row.id, list(self._lookup.users), names))

    async def change(self, names: Sequence[str], wishes: Wishes) -> tuple[Preference, ...] | None:
        """Return their ``names`` preferences if new to the table controller, else None. Raises ``StoreError``."""
        users = self._lookup.users
        chosen: list[Preference] = []
        for name in names:
            if name == AWAY:
                chosen += [
                    Preference(users[one.user], AWAY, f"{one.until_ms} {one.plan}")
                    for one in wishes.away
                    if one.user in users
                ]
                continue
            if name == FIRST:
                chosen += await self._first(wishes)
                continue
            found = wishes.preferences[name]
            chosen += [Preference(users[user], name, value) for user, value in found.items() if user in users]
        preferred = tuple(sorted(chosen, key=lambda one: (one.seat, one.name)))
        if preferred == self.told:
            return None
        self.told = preferred
        return preferred

    async def _first(self, wishes: Wishes) -> list[Preference]:
        """Return the people who play this game for the first time. Keeps at which table; raises ``StoreError``."""
        row, users = self._lookup.row, self._lookup.users
        if row is None or not users:
            return []
        name = kept_as(row.game)
        known = {user: table for user, table in wishes.preferences[name].items() if user in users}
        for user in users.keys() - known.keys():
            heads = await self._store.read(tables.tables_of(user))
            played = [head.id for head in heads if head.game == row.game and head.thread is not None]
            known[user] = str(min(played, default=row.id))
            await self._store.write(persons.set_preference(user, name, known[user]))
        return [Preference(seat, FIRST, YES) for user, seat in users.items() if known[user] == str(row.id)]


def kept(game: str, names: Sequence[str]) -> list[str]:
    """Under which names the store keeps what a table of the game has to know of its people."""
    return [kept_as(game) if name == FIRST else name for name in names if name != AWAY]
