"""Somebody's page: the picture says what the words say, and who hides is neither shown nor named to others."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
import pytest
from msgspec.structs import replace

from bot.play import rosters
from bot.play.rosters import Seated
from bot.ratings.result import Finish, Numbers, Tally
from bot.store.rows import RATINGS_HIDDEN, RatingRow, ResultRow
from bot.store.store import Store
from bot.words.message import UserError
from bot.words.pictures import ProfileGame, ProfilePicture, ProfilePool, ProfilePower, profile_alt
from cogs.rating import RatingHandlers, picture, rating_text
from tests.scripts import Answering
from tests.words.voices import EN

ANA, BEN, CY = 11, 12, 13


def rating(game: str, players: int, games: int, upsets: int = 0) -> RatingRow:
    return RatingRow(10, game, players, ANA, 30.0, 2.0, games, upsets)


def test_the_picture_has_the_ratings_with_the_most_games_and_the_best_powers() -> None:
    found = Numbers(
        Tally(9, 3),
        (("cosmic", Tally(7, 3)), ("slap", Tally(2, 0))),
        tuple((power, Tally(2, 1)) for power in ("virus", "card_zap", "amoeba", "macron")),
        fastest_ms=286,
        typical_ms=431,
        measured=23,
        estimated=1,
        allies=((BEN, 4), (CY, 3)),
    )
    rows = [rating("cosmic", 2, 1), rating("cosmic", 3, 9), rating("cosmic", 4, 12, 2), rating("cosmic", 5, 10, 1)]
    rows.append(rating("cosmic", 0, 32, 3))
    assert picture("Ana", "Ben", rows, found, EN) == ProfilePicture(
        "Ana",
        (
            ProfileGame(
                "Cosmic Encounter",
                7,
                3,
                (ProfilePool(3, 1_453, 9, provisional=True), ProfilePool(4, 1_453, 12), ProfilePool(5, 1_453, 10)),
            ),
            ProfileGame("Slap game", 2, 0),
        ),
        tuple(
            ProfilePower(key, name, 2, 1)
            for key, name in (("virus", "Virus"), ("card_zap", "Card Zap"), ("amoeba", "Amoeba"))
        ),
        "Ben",
        4,
        3,
        286,
        431,
        23,
        1,
    )
    assert picture("Ana", "", rows, found, EN).together == 0
    assert rating_text(ANA, rows, found, EN).endswith(
        "Typical winning slap: 431 ms, the middle of 23 measured exactly. One more was estimated and doesn't count."
    )


class Kept(Answering):
    """A store in which Ana has won once beside Ben and Cy, and that holds a game which cannot be read."""

    def __init__(self, *hidden: int, before: int = 0) -> None:
        """So many games of the same people have ended before on the day of the last one, which cannot be read."""
        self.hidden, self.before = hidden, before

    async def preference(self, user: int, name: str) -> str | None:
        assert name == RATINGS_HIDDEN[0]
        return RATINGS_HIDDEN[1] if user in self.hidden else None

    async def settings(self, guild: int) -> None:
        return None

    async def results_of(self, guild: int, user: int, most: int) -> list[ResultRow]:
        seats = rosters.encode([Seated("Ana", ANA), Seated("Ben the Bold", BEN), Seated("Cy", CY)])
        finishes = [Finish(1, things=("virus",), allied=(0, 2, 1)), Finish(2), Finish(2)]
        garbled = ResultRow(8, "cosmic", guild, 6, "ended", b"{}", seats, b"no JSON")
        return [garbled, ResultRow(7, "cosmic", guild, 5, "ended", b"{}", seats, msgspec.json.encode(finishes))]

    async def results(self, guild: int, after: tuple[int, int], most: int) -> list[ResultRow]:
        _, game = await self.results_of(guild, ANA, 2)
        return [replace(game, table=n, ended_ms=n) for n in range(1, 1 + self.before)] if after == (0, 0) else []

    async def ratings_of(self, guild: int, user: int) -> list[RatingRow]:
        return [rating("cosmic", 0, 1, 1), rating("cosmic", 3, 1, 1)]


async def page(
    asker: int, *hidden: int, trouble: Exception | None = None, before: int = 0
) -> tuple[str, list[Any], list[ProfilePicture]]:
    views: list[ProfilePicture] = []
    sent: list[tuple[str, list[Any]]] = []

    async def draw(name: str, view: bytes) -> bytes:
        if trouble is not None:
            raise trouble
        assert name == "profile"
        views.append(msgspec.json.decode(view, type=ProfilePicture))
        return b"png"

    async def send_message(words: str, *, ephemeral: bool, files: list[Any], **more: object) -> None:
        assert ephemeral
        sent.append((words, list(files)))

    interaction: Any = SimpleNamespace(
        user=SimpleNamespace(id=asker),
        guild_id=10,
        locale=discord.Locale.british_english,
        response=SimpleNamespace(is_done=lambda: False, send_message=send_message),
        extras={},
    )
    await RatingHandlers(cast(Store, Kept(*hidden, before=before)), draw).page(interaction, ANA, "Ana 🦊")
    ((words, files),) = sent
    return words, files, views


async def test_the_picture_comes_with_the_words_and_says_the_same() -> None:
    words, (file,), (view,) = await page(BEN)
    assert file.description == profile_alt(view)
    assert (view.name, view.ally, view.together, view.upsets) == ("Ana 🦊", "Ben the Bold", 2, 1)
    assert EN("rating-ally", person=f"<@{BEN}>", often=2) in words
    assert EN("rating-upsets", upsets=1) in words


async def test_without_a_picture_the_words_say_it_all() -> None:
    words, files, _ = await page(BEN, trouble=RuntimeError("no worker"))
    assert files == []
    assert words == (await page(BEN))[0]


async def test_nothing_is_said_of_a_last_game_that_cannot_be_read_whatever_became_of_those_before_it() -> None:
    assert (await page(BEN, before=3))[0] == (await page(BEN))[0]


async def test_whoever_hides_is_nobodys_favourite_ally() -> None:
    words, _, (view,) = await page(CY, BEN)
    assert (view.ally, view.together) == ("Cy", 1)
    assert f"<@{BEN}>" not in words
    _, _, (view,) = await page(ANA, BEN, CY)
    assert view.ally == ""


async def test_a_hidden_page_is_drawn_for_its_owner_alone() -> None:
    with pytest.raises(UserError, match="doesn't show ratings"):
        await page(BEN, ANA)
    assert len((await page(ANA, ANA))[1]) == 1
