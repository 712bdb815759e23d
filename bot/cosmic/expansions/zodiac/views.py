"""What everybody sees of the Zodiac (Z46), and what a card would change. Views in, views out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.cosmic.expansions.zodiac.chart import NEMESIS, Relation, Standing, relation, what
from bot.cosmic.seen.views import TableView
from bot.kernel.seat import Seat
from bot.words.language import DEFAULT, Language

KARMA = "karma"
"""The place of tokens on their owner's face-up Zodiac card."""


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

        ``releases`` says whether the target has a base on which a Karma token can go; see ``can_release``.
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


class ChartPreview(msgspec.Struct, frozen=True):
    """A card that may be played, and what the chart would be then."""

    card: str
    """A sign, ``cusp`` or ``nemesis``."""
    target: Seat
    chart: ZodiacView


class ChartPicture(msgspec.Struct, frozen=True):
    """The chart as one player sees it, or for everybody: nothing hidden, and no words but names."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    """By seat."""
    chart: ZodiacView
    viewer: Seat | None = None
    """Whose relations are shown; None for everybody."""
    preview: ChartPreview | None = None
    """What is looked at before it is played; for the viewer alone."""
    language: Language = DEFAULT

    @property
    def shown(self) -> ZodiacView:
        """The chart that is drawn: what would be, if there is a preview."""
        return self.chart if self.preview is None else self.preview.chart


def can_release(table: TableView, seat: Seat) -> bool:
    """Whether ``seat`` has a base, be it on a moon, that has room for a Karma token (Z24)."""
    bases = [one for one in (*table.planets, *table.outposts) if one.tokens(seat)]
    return any(not one.room or sum(base.tokens for base in one.bases) < one.room for one in bases)


def chart_picture(
    table: TableView,
    names: Sequence[str],
    viewer: Seat | None = None,
    play: tuple[str, Seat] | None = None,
    language: Language = DEFAULT,
) -> ChartPicture:
    """The chart of a table; ``play`` is a card (its face) and a player that the viewer thinks of. Public facts only.

    Raises KeyError if the game has no Zodiac.
    """
    chart = table.part("zodiac", ZodiacView)
    preview = None
    if play is not None:
        card, target = what(play[0]), play[1]
        preview = ChartPreview(card, target, chart.after(card, target, releases=can_release(table, target)))
    colours = tuple(player.colour for player in table.players)
    return ChartPicture(tuple(names), colours, chart, viewer, preview, language)
