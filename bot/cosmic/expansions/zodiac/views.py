"""The chart (Z3), views of the Zodiac (Z46), previews of a card, and all of it in words. Nothing is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from bot.cosmic.model import ids as parsed
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import BOARD, Names, read, voice
from bot.kernel.event import Seat
from bot.words.message import DEFAULT, Language, Message, ids
from bot.words.signs import ZODIAC
from bot.words.speech import Speech, speech

SIGNS = (
    *("aries", "taurus", "gemini", "cancer", "leo", "virgo"),
    *("libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"),
)
"""Aries is 1, at one o'clock; the others follow clockwise."""
CUSP = "cusp"
NEMESIS = "nemesis"
_EVEN = 3
"""At this distance two signs have no relation; nearer ones are Yin, farther ones Yang."""

Relation: TypeAlias = Literal["yin", "yang", "none"]


class Standing(NamedTuple):
    card: str
    """A sign, ``cusp`` or ``nemesis``; empty for players who have left."""
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
    names = [*SIGNS, *[CUSP] * 2, NEMESIS]
    return [f"zodiac.{name}.{names[:at].count(name) + 1}" for at, name in enumerate(names)]


@lru_cache(maxsize=64)
def what(card: str) -> str:
    return parsed.named(card) if card else ""


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
    card: str
    karma: int


class ZodiacView(msgspec.Struct, frozen=True):
    """The chart: everything on it is public."""

    players: tuple[ZodiacPlayer, ...]
    leader: Seat | None

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
    card: str
    target: Seat
    chart: ZodiacView


class ChartPicture(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    colours: tuple[str, ...]
    chart: ZodiacView
    viewer: Seat | None = None
    preview: ChartPreview | None = None
    """A card considered before it is played; for the viewer alone."""
    language: Language = DEFAULT

    @property
    def shown(self) -> ZodiacView:
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
    """Raises KeyError if the game has no Zodiac. ``play`` is a face and its target. Public facts only."""
    chart = table.part("zodiac", ZodiacView)
    preview = None
    if play is not None:
        card, target = what(play[0]), play[1]
        preview = ChartPreview(card, target, chart.after(card, target, releases=can_release(table, target)))
    colours = tuple(player.colour for player in table.players)
    return ChartPicture(tuple(names), colours, chart, viewer, preview, language)


RELATIONS: Final = ids("zodiac-", ("yin", "yang", "none"))
_BECOMES: Final = ids("zodiac-change-", ("yin", "yang", "none"))
_RELATED: Final = ids("zodiac-alt-", ("yin", "yang", "none"))

LIMIT: Final = 1024
_NAME: Final = 32


def standing(card: str) -> Message:
    told = Message("zodiac-cusp") if card == CUSP else Message("zodiac-sign", sign=things.power(card))
    return told.behind(ZODIAC[card].plain if card else "")


def wins(view: ChartPicture) -> bool:
    """True if the card of a preview would end the game: its Spiritual Leader is Nemesis, too (Z31)."""
    after = None if view.preview is None else view.preview.chart
    return after is not None and after.leader is not None and after.leader == after.nemesis


def changes(view: ChartPicture, names: Sequence[str], say: Speech) -> list[str]:
    """The changes by the preview's card, one line each, a win first; empty without a preview."""
    if view.preview is None:
        return []
    old, new, target = view.chart, view.preview.chart, view.preview.target
    before, after, mine = old.players[target], new.players[target], target == view.viewer
    leads = new.leader == view.viewer
    found = []
    if new.leader is not None and wins(view):
        found.append(say("zodiac-change-wins", you=leads, name=names[new.leader]))
    was, will_be = standing(before.card), standing(after.card)
    found.append(say("zodiac-change-card", you=mine, name=names[target], old=was, new=will_be))
    if before.karma != after.karma:
        found.append(say("zodiac-change-karma", you=mine, name=names[target], old=before.karma, new=after.karma))
    if old.leader != new.leader and new.leader is None:
        found.append(say("zodiac-change-no-leader"))
    elif old.leader != new.leader:
        found.append(say("zodiac-change-leader", you=leads, name=things.name_of(names, new.leader)))
    for seat in range(len(old.players)):
        if view.viewer is None or seat == view.viewer:
            continue
        will = new.relation(view.viewer, seat)
        if old.relation(view.viewer, seat) != will:
            found.append(say(_BECOMES[will], name=names[seat]))
    return found


@BOARD("zodiac")
def board(table: TableView, names: Names, language: Language) -> list[str]:
    shown, say = table.part("zodiac", ZodiacView), voice(names, language)
    rows = [
        _player(say, names[seat], one) + read(table, seat, KARMA, one.karma, language)
        for seat, one in enumerate(shown.players)
        if one.card
    ]
    leads = [] if shown.leader is None else [say("zodiac-alt-leader", name=names[shown.leader])]
    return [say("zodiac-alt-players", players="; ".join(rows)), *leads] if rows else []


def _player(say: Speech, name: str, one: ZodiacPlayer) -> str:
    return say("zodiac-alt-player", name=name, standing=standing(one.card), karma=one.karma)


def chart(view: ChartPicture) -> str:
    say = speech(view.language)
    names = [name if len(name) <= _NAME else name[: _NAME - 1] + "…" for name in view.names]
    now, parts = view.chart, [say("zodiac-alt-public")]
    here = [seat for seat, one in enumerate(now.players) if one.card]
    if view.viewer is not None:
        mine = now.players[view.viewer]
        parts = [say("zodiac-alt-chart", standing=standing(mine.card), karma=mine.karma)]
        for kind in _RELATED:
            those = [seat for seat in here if seat != view.viewer and now.relation(view.viewer, seat) == kind]
            if those:
                parts.append(say(_RELATED[kind], names=[names[seat] for seat in those]))
    if now.leader is not None:
        leads = say("zodiac-alt-leader", name=names[now.leader])
        parts.append(say("zodiac-alt-you-lead") if now.leader == view.viewer else leads)
    if view.preview is not None:
        card, target, told = things.power(view.preview.card), view.preview.target, "; ".join(changes(view, names, say))
        you = target == view.viewer
        parts.insert(0, say("zodiac-alt-preview", card=card, you=you, name=names[target], changes=told))
    rows = [_player(say, names[seat], now.players[seat]) for seat in here if seat != view.viewer]
    parts.append(say("zodiac-alt-players", players="; ".join(rows)))
    text = " ".join(parts)
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
