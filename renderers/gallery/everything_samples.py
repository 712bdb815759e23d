"""The gallery's fullest board: what all expansions show at once, put together from their own samples."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.expansions.moons.views import MoonsView
from bot.cosmic.expansions.zodiac.views import KARMA, ZodiacView
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import TableView
from renderers.gallery.asteroid_samples import ASTEROIDS
from renderers.gallery.moons_samples import MOONS
from renderers.gallery.sample import Sample
from renderers.gallery.skill_samples import SKILLS, lettered
from renderers.gallery.zodiac_samples import ZODIAC

_KEEPER: Final = 3
"""Seat of the player with Zombie."""
_SHEET: Final = 30
_CAPTIVES: Final = (("red", 1), ("yellow", 2))


def _together() -> BoardPicture:
    """Letters, asteroids, moons, signs and Karma; the same six players have a board in each expansion's samples."""
    samples = (ASTEROIDS[0], MOONS[0], SKILLS[0], next(one for one in ZODIAC if one.file == "board-zodiac"))
    boards = [sample.view for sample in samples if isinstance(sample.view, BoardPicture)]
    data = {name: part for board in boards for name, part in board.table.expansions.items()}
    outposts = tuple(place for board in boards for place in board.table.outposts)
    table = msgspec.structs.replace(boards[-1].table, outposts=outposts, expansions=data)
    return msgspec.structs.replace(boards[-1], table=_individuals(table))


def _individuals(table: TableView) -> TableView:
    """With captives on a sheet, and letters of them, of Karma and of the tokens on moons."""
    keeper = table.players[_KEEPER]
    powers = (*keeper.powers[:-1], msgspec.structs.replace(keeper.powers[-1], number=_SHEET, tokens=_CAPTIVES))
    players = list(table.players)
    players[_KEEPER] = msgspec.structs.replace(keeper, powers=powers)
    table = msgspec.structs.replace(table, players=tuple(players))
    seats = {player.colour: player.seat for player in players}
    more: dict[int, dict[str, int]] = {seat: {} for seat in seats.values()}
    for seat, one in enumerate(table.part("zodiac", ZodiacView).players):
        more[seat][KARMA] = one.karma
    for moon in table.part("moons", MoonsView).moons:
        for colour, count in moon.tokens:
            more[seats[colour]][moon.place] = count
    for colour, count in _CAPTIVES:
        more[seats[colour]][f"power.{_SHEET}"] = count
    letters = msgspec.Raw(msgspec.json.encode(lettered(table, more)))
    return msgspec.structs.replace(table, expansions={**table.expansions, "skill_tokens": letters})


EVERYTHING: Final = (
    Sample(
        "board-everything",
        "cosmic.board",
        "All expansions together: an asteroid shares its place with the moons; captives lie on a sheet.",
        _together(),
    ),
)
"""One picture."""
