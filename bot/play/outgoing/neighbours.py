"""Other processes that play tables of the same people. This one stands for none: every table is here."""

from __future__ import annotations

from bot.play.raw import RawEcho


class Neighbours:
    """What a process tells the others. None of it is lost with a process that is away: it can do without."""

    def came(self, user: int, table: int) -> None:
        """Somebody has done something; at a table, or 0 for none."""

    def told(self, user: int, table: int) -> None:
        """Somebody was notified by a table, or by a reminder (0)."""

    def echoed(self, table: int, echo: RawEcho) -> None:
        """A message of a table that is not played here has arrived."""

    async def people_changed(self, table: int, guild: int) -> None:
        """Something that somebody prefers has changed, who plays at a table that is not played here.

        Raises ``StoreError``.
        """
