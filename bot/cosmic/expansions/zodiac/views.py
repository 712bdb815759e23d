"""What everybody sees of the Zodiac (Z46), and what a card would change. Views in, views out."""

from __future__ import annotations

import msgspec

from bot.cosmic.expansions.zodiac.chart import NEMESIS, Relation, Standing, relation
from bot.kernel.table import Seat

__all__ = ["ZodiacPlayer", "ZodiacView"]


class ZodiacPlayer(msgspec.Struct, frozen=True):
    """One player on the chart."""

    card: str
    """A sign, ``cusp`` or ``nemesis``; empty once the player has left."""
    karma: int


class ZodiacView(msgspec.Struct, frozen=True):
    """The chart: everything on it is public."""

    players: tuple[ZodiacPlayer, ...]
    """By seat."""
    leader: Seat | None
    """The Spiritual Leader; None if there is none."""

    @property
    def nemesis(self) -> Seat | None:
        """Who is Nemesis; None if nobody is."""
        return next((seat for seat, one in enumerate(self.players) if one.card == NEMESIS), None)

    def standing(self, seat: Seat) -> Standing:
        """What ``seat`` is on the chart."""
        return Standing(self.players[seat].card, self.leader == seat)

    def relation(self, one: Seat, other: Seat) -> Relation:
        """What ``one`` is to ``other`` (Z8)."""
        return relation(self.standing(one), self.standing(other))

    def after(self, card: str, target: Seat, *, releases: bool) -> ZodiacView:
        """The chart once ``card`` (a sign, ``cusp``, ``nemesis``) was played on ``target`` (Z12).

        ``releases`` says whether the target has a base on which a Karma token can go.
        """
        loss = int(releases and self.players[target].karma > 0)
        changed = ZodiacPlayer(card, self.players[target].karma - loss)
        players = tuple(changed if seat == target else one for seat, one in enumerate(self.players))
        playing = [one.karma for one in players if one.card]
        most = max(playing)
        leader = None
        if playing.count(most) == 1:
            leader = next(seat for seat, one in enumerate(players) if one.card and one.karma == most)
        return ZodiacView(players, leader)
