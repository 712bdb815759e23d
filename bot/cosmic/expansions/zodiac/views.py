"""The chart (Z3), views of the Zodiac (Z46), and what a card would change. Views in, views out.

The chart is pure: it knows names of cards and who holds which position.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from bot.cosmic.model import ids
from bot.cosmic.seen.views import TableView
from bot.kernel.seat import Seat
from bot.words.language import DEFAULT, Language

SIGNS = (
    *("aries", "taurus", "gemini", "cancer", "leo", "virgo"),
    *("libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"),
)
"""Aries is 1, at one o'clock; the others follow clockwise."""
CUSP = "cusp"
NEMESIS = "nemesis"
_CUSPS = 2
_EVEN = 3
"""At this distance two signs are nothing to each other; nearer is Yin, farther Yang."""

Relation: TypeAlias = Literal["yin", "yang", "none"]
"""What one player is to another."""


class Standing(NamedTuple):
    """A player's place on the chart."""

    card: str
    """A sign, ``cusp`` or ``nemesis``; empty for who has left."""
    leader: bool

    @property
    def sign(self) -> str | None:
        """The sign; None in cusp, for Nemesis and for who has left (Z6)."""
        return self.card if self.card in SIGNS else None

    @property
    def exalted(self) -> bool:
        """True for the Spiritual Leader and Nemesis."""
        return self.leader or self.card == NEMESIS


def pack() -> list[str]:
    """The fifteen Zodiac cards, signs first, unshuffled (Z1): one of each sign, one Nemesis (Z16)."""
    names = [*SIGNS, *[CUSP] * _CUSPS, NEMESIS]
    return [f"zodiac.{name}.{names[:at].count(name) + 1}" for at, name in enumerate(names)]


@lru_cache(maxsize=64)
def what(card: str) -> str:
    """The sign of a card or face, ``cusp`` or ``nemesis``; empty for no card."""
    return ids.named(card) if card else ""


def distance(one: str, other: str) -> int:
    """Distance of two signs, the shorter way round (Z3)."""
    apart = abs(SIGNS.index(one) - SIGNS.index(other))
    return min(apart, len(SIGNS) - apart)


def related(one: str, other: str) -> Relation:
    """Relation of two signs (Z3)."""
    apart = distance(one, other)
    return "none" if apart == _EVEN else "yin" if apart < _EVEN else "yang"


def relation(one: Standing, other: Standing) -> Relation:
    """Return the relation of ``one`` to ``other``, another player; it may differ the other way round (Z8, Z41)."""
    if one.sign is None or one.leader:
        return "none"
    if other.leader:
        return "yin"
    if other.card == NEMESIS:
        return "yang"
    return "none" if other.sign is None else related(one.sign, other.sign)


def legal(card: str, actor: Standing, target: Standing, everybody: Sequence[Standing]) -> bool:
    """True if ``actor`` may play ``card`` (a sign, ``cusp``, ``nemesis``) on ``target``, perhaps itself (Z10, Z11)."""
    if card == NEMESIS:
        return not any(one.leader for one in everybody) and target.card != NEMESIS
    if card == CUSP:
        return not target.exalted and target.card != CUSP
    if actor.exalted:  # A privilege of the Spiritual Leader (Z32) and of Nemesis (Z36).
        return True
    return not target.exalted and (target.sign is None or distance(card, target.sign) < _EVEN)


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
        return next((seat for seat, one in enumerate(self.players) if one.card == NEMESIS), None)

    def standing(self, seat: Seat) -> Standing:
        return Standing(self.players[seat].card, self.leader == seat)

    def relation(self, one: Seat, other: Seat) -> Relation:
        """Return the relation of ``one`` to ``other`` (Z8)."""
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
    """True if ``seat`` has a base, be it on a moon, that has room for a Karma token (Z24)."""
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
