"""Views of pictures that belong to no game, and what they say in words. All they show is public."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from bot.words.message import DEFAULT, Language, ids
from bot.words.speech import Speech, speech

POINTS_RENDERER = "points"
POINTS_FILE = "season.png"
NAMED: Final = 3


class PointsRow(msgspec.Struct, frozen=True):
    place: int
    name: str
    points: int
    games: int


class PointsPicture(msgspec.Struct, frozen=True):
    title: str
    """The games that count in the season, in words."""
    rows: tuple[PointsRow, ...]
    first: int
    people: int
    runs: bool
    language: Language = DEFAULT

    @property
    def leading(self) -> list[str]:
        return [row.name for row in self.rows if row.place == 1]


def points_status(view: PointsPicture, say: Speech) -> str:
    if view.first > NAMED:
        return say("season-picture-many", count=view.first)
    return say("season-picture-first", names=view.leading, count=view.first, runs=view.runs)


def points_alt(view: PointsPicture) -> str:
    say = speech(view.language)
    rows = [row_words(row, say) for row in view.rows]
    return say("season-picture-alt", ask=points_status(view, say), title=points_title(view, say), rows=rows)


def points_title(view: PointsPicture, say: Speech) -> str:
    return say("season-picture-title", title=view.title)


def row_words(row: PointsRow, say: Speech) -> str:
    return say("season-picture-row", place=row.place, name=row.name, points=row.points, games=row.games)


PROFILE_RENDERER = "profile"
PROFILE_FILE = "profile.png"


class ProfilePool(msgspec.Struct, frozen=True):
    players: int
    points: int
    counted: int
    provisional: bool = False
    """Too few games for a place; the points are not shown then."""


class ProfileGame(msgspec.Struct, frozen=True):
    title: str
    games: int
    won: int
    pools: tuple[ProfilePool, ...] = ()


class ProfilePower(msgspec.Struct, frozen=True):
    key: str
    title: str
    games: int
    won: int


class ProfilePicture(msgspec.Struct, frozen=True):
    name: str
    games: tuple[ProfileGame, ...]
    powers: tuple[ProfilePower, ...] = ()
    ally: str = ""
    """Most frequent ally; empty for nobody."""
    together: int = 0
    upsets: int = 0
    fastest_ms: int | None = None
    """The fastest winning slap measured exactly; None if there is none."""
    typical_ms: int | None = None
    """Median of the exact times; None if they are not known."""
    measured: int = 0
    estimated: int = 0
    """Winning slaps without an exact time."""
    language: Language = DEFAULT


class Fact(NamedTuple):
    key: str
    """``ally``, ``upsets``, ``fastest`` or ``typical``."""
    label: str
    name: str
    why: str


def pool_words(pool: ProfilePool, say: Speech) -> str:
    if pool.provisional:
        return say("profile-provisional", games=pool.counted)
    return say("profile-points", points=pool.points)


def profile_alt(view: ProfilePicture) -> str:
    say = speech(view.language)
    told = [say("profile-title", name=view.name)]
    for game in view.games:
        told.append(say("profile-game-alt", game=game.title, games=game.games, won=game.won))
        for pool in game.pools:
            told.append(say("profile-pool-alt", players=pool.players, rating=pool_words(pool, say)))
    if view.powers:
        powers = [say("profile-power-alt", power=one.title, games=one.games, won=one.won) for one in view.powers]
        told.append(say("profile-powers-alt", powers=powers))
    told += [f"{fact.label}: {fact.name}, {fact.why}" for fact in facts(view, say)]
    return " ".join(f"{one}." for one in told)


def facts(view: ProfilePicture, say: Speech) -> list[Fact]:
    found = []
    if view.ally:
        found.append(Fact("ally", say("profile-ally"), view.ally, say("profile-together", count=view.together)))
    if view.upsets:
        found.append(Fact("upsets", say("profile-upsets"), say.number(view.upsets), say("profile-upsets-why")))
    if view.fastest_ms is not None:
        ms = f"{say.number(view.fastest_ms)} ms"
        found.append(Fact("fastest", say("profile-fastest"), ms, say("profile-fastest-why")))
    if view.typical_ms is not None:
        ms = f"{say.number(view.typical_ms)} ms"
        why = say("profile-typical-why", measured=view.measured, estimated=view.estimated)
        found.append(Fact("typical", say("profile-typical"), ms, why))
    return found


TOURNAMENT_RENDERER = "tournament"
TOURNAMENT_FILE = "tournament.png"

LIMIT: Final = 1_024
"""Discord's limit for an alt text, in characters."""
_KINDS: Final = ids("tournament-kind-", ("knockout", "swiss"))


class TournamentTable(msgspec.Struct, frozen=True, omit_defaults=True):
    seats: tuple[int, ...]
    """Indices into the picture's names."""
    places: tuple[int, ...] | None = None
    """Places by seat, 1 is best; None while nothing is decided."""

    @property
    def rests(self) -> bool:
        """True for a bye."""
        return len(self.seats) == 1

    @property
    def firsts(self) -> list[int]:
        return [seat for seat, place in zip(self.seats, self.places or (), strict=False) if place == 1]


class TournamentRow(msgspec.Struct, frozen=True, omit_defaults=True):
    place: int
    name: int
    points: int
    rounds: tuple[int | None, ...] = ()
    """Points of each round; None without a table, or before it is decided."""
    byes: tuple[int, ...] = ()
    """Indices of rounds with a bye."""


class TournamentPicture(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: str
    """``knockout`` or ``swiss``."""
    names: tuple[str, ...]
    rounds: tuple[tuple[TournamentTable, ...], ...]
    size: int = 2
    """Most seats of one table."""
    of: int = 0
    """Number of rounds; 0 if unknown."""
    over: bool = False
    winners: tuple[int, ...] = ()
    rows: tuple[TournamentRow, ...] = ()
    language: Language = DEFAULT


def tournament_title(view: TournamentPicture, say: Speech) -> str:
    return say("tournament-picture-title", kind=say(_KINDS[view.kind]))


def tournament_status(view: TournamentPicture, say: Speech) -> str:
    if not view.over:
        tables = [table for table in view.rounds[-1] if not table.rests]
        waiting = sum(table.places is None for table in tables)
        return say("tournament-picture-ask", round=len(view.rounds), of=view.of, open=waiting, tables=len(tables))
    if len(view.winners) > NAMED:
        return say("tournament-picture-many", count=len(view.winners))
    names = [view.names[winner] for winner in view.winners]
    return say("tournament-picture-won", names=names, count=len(names))


def tournament_alt(view: TournamentPicture) -> str:
    """Important facts first; as many tables or people as there is room for."""
    say = speech(view.language)
    rows = [_row(view, row, say) for row in view.rows] or _rounds(view, say)
    shown = len(rows)
    while True:
        more = [say("tournament-picture-more", count=len(rows) - shown)] if shown < len(rows) else []
        told = [tournament_status(view, say), tournament_title(view, say), *rows[:shown], *more]
        text = " ".join(f"{one.removesuffix('.')}." for one in told)
        if len(text) <= LIMIT or not shown:
            return text
        shown -= 1


def _row(view: TournamentPicture, row: TournamentRow, say: Speech) -> str:
    return say(
        "tournament-picture-row", place=row.place, name=view.names[row.name], points=row.points, byes=len(row.byes)
    )


def _rounds(view: TournamentPicture, say: Speech) -> list[str]:
    told = []
    for number in range(len(view.rounds), 0, -1):
        tables = [_table(view, at, table, say) for at, table in enumerate(view.rounds[number - 1], 1)]
        if len(view.rounds) > 1 and tables:
            tables[0] = say("tournament-picture-in-round", round=number, table=tables[0])
        told += tables
    return told


def _table(view: TournamentPicture, number: int, table: TournamentTable, say: Speech) -> str:
    names, firsts = ([view.names[seat] for seat in some] for some in (table.seats, table.firsts))
    if table.rests:
        return say("tournament-picture-rests", name=names[0])
    if table.places is None:
        return say("tournament-picture-table", table=number, names=names)
    return say("tournament-picture-decided", table=number, names=names, firsts=firsts, count=len(firsts))
