"""What the people of a table prefer at all their tables of that game, as far as its desk was told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.outgoing.lookup import Lookup
from bot.store.api import Store
from bot.tables.contract.table import Preference


class SeatPreferences:
    """One per table."""

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
            found = await self._store.preferences(list(users), name)
            chosen += [Preference(users[user], name, value) for user, value in found.items()]
        preferred = tuple(sorted(chosen, key=lambda one: (one.seat, one.name)))
        if preferred == self.told:
            return None
        self.told = preferred
        return preferred
