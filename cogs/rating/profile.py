"""Somebody's page: their ratings and numbers in words, and the same as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.play.games.ratings import rating
from bot.play.lobbies.lobby_games import LOBBY_GAMES, game_name
from bot.standing.statistics import Numbers
from bot.store.rows import RatingRow
from bot.words.marks import mention
from bot.words.pictures.profile import ProfileGame, ProfilePicture, ProfilePool, ProfilePower
from bot.words.speech import Speech

_LISTED: Final = 10
"""Most powers that are told in words."""
_DRAWN: Final = 3
"""Powers in the picture, and ratings of each game: those with the most games."""


def told(user: int, ratings: Sequence[RatingRow], found: Numbers, say: Speech) -> str:
    """The page in words."""
    lines = [say("rating-of", person=mention(user))]
    for row in ratings:
        known = rating(row)
        pool = pool_name((row.game, row.players), say)
        lines.append(say("rating-one", pool=pool, points=known.points, games=row.games, provisional=known.provisional))
    games, won = found.games.games, found.games.won
    lines.append(say("rating-games", games=games, won=won, conceded=found.conceded))
    if found.things:
        label = LOBBY_GAMES["cosmic"].thing_label
        powers = [
            say("rating-power", power=label(thing), won=tally.won, games=tally.games)
            for thing, tally in found.things[:_LISTED]
        ]
        lines.append(say("rating-powers", powers=powers))
    for ally, often in found.allies[:1]:
        lines.append(say("rating-ally", person=mention(ally), often=often))
    if upsets := _upsets(ratings):
        lines.append(say("rating-upsets", upsets=upsets))
    if found.fastest_ms is not None:
        lines.append(say("rating-fastest", ms=found.fastest_ms))
    if found.typical_ms is not None:
        lines.append(say("rating-typical", ms=found.typical_ms, measured=found.measured, estimated=found.estimated))
    return "\n".join(lines)


def picture(name: str, ally: str, ratings: Sequence[RatingRow], found: Numbers, say: Speech) -> ProfilePicture:
    """The page as a picture; ``ally`` is what the favourite ally is called, empty for nobody."""
    label = LOBBY_GAMES["cosmic"].thing_label
    games = [
        ProfileGame(game_name(game, say), tally.games, tally.won, _pools(game, ratings)) for game, tally in found.kinds
    ]
    powers = [ProfilePower(one, label(one), tally.games, tally.won) for one, tally in found.things[:_DRAWN]]
    together = found.allies[0][1] if ally else 0
    return ProfilePicture(
        name,
        tuple(games),
        tuple(powers),
        ally,
        together,
        _upsets(ratings),
        found.fastest_ms,
        found.typical_ms,
        found.measured,
        found.estimated,
        say.language,
    )


def pool_name(pool: tuple[str, int], say: Speech) -> str:
    """A game with so many players."""
    game, players = pool
    return say("rating-pool", game=game_name(game, say), players=players)


def _pools(game: str, ratings: Sequence[RatingRow]) -> tuple[ProfilePool, ...]:
    mine = sorted((row for row in ratings if row.game == game), key=lambda row: (-row.games, row.players))[:_DRAWN]
    known = [(row.players, rating(row)) for row in sorted(mine, key=lambda row: row.players)]
    return tuple(ProfilePool(players, one.points, one.games, one.provisional) for players, one in known)


def _upsets(ratings: Sequence[RatingRow]) -> int:
    return sum(row.upsets for row in ratings)
