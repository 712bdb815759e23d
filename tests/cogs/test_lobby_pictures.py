"""A lobby is whole without its picture: if it is not drawn, or Discord does not take it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence

import discord
import pytest

from bot.play.lobbies.lobby import Lobby
from bot.play.roster import Seated
from bot.process.workers import PoolBusy
from cogs.lobbies.lobby_views import LobbyPictures, picture
from cogs.posting import screen
from cogs.posting.screen import pictured
from tests.cogs.refusals import refusal

LOBBY = Lobby(
    1, "cosmic", 1, [Seated("Ana", 1), Seated("Ada", None, temper="sly")], {"language": "de", "moons": "on"}, "lobby"
)


async def test_it_tells_the_alt_text_with_the_file() -> None:
    async def draw(name: str, view: bytes) -> bytes:
        return b"png"

    file = await LobbyPictures(draw).file(LOBBY)
    assert file is not None
    assert (file.description or "").startswith("Noch 4 Plätze frei. Cosmic Encounter. Am Tisch: Ana, Ada (Computer, ")


async def test_a_closed_lobby_has_none() -> None:
    async def draw(name: str, view: bytes) -> bytes:
        raise AssertionError("nothing is drawn")

    closed = Lobby(1, "cosmic", 1, LOBBY.seats, {}, "stopped")
    assert await LobbyPictures(draw).file(closed) is None


@pytest.mark.parametrize("trouble", [PoolBusy("full"), RuntimeError("a worker died")])
async def test_one_that_cannot_be_drawn_is_left_out(trouble: Exception) -> None:
    async def draw(name: str, view: bytes) -> bytes:
        raise trouble

    assert await LobbyPictures(draw).file(LOBBY) is None


def test_an_answer_that_waits_for_its_picture_comes_within_a_second() -> None:
    assert screen.PATIENCE_S < 1


async def test_one_that_takes_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def draw(name: str, view: bytes) -> bytes:
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(screen, "PATIENCE_S", 0)
    assert await LobbyPictures(draw).file(LOBBY) is None


@pytest.mark.parametrize(("status", "tries"), [(403, [1, 0]), (400, [1, 0]), (413, [1, 0]), (500, [1]), (429, [1])])
async def test_what_is_refused_with_a_picture_is_sent_without(status: int, tries: list[int]) -> None:
    made: list[int] = []

    async def send(files: Sequence[discord.File]) -> str:
        made.append(len(files))
        if files:
            raise refusal(discord.HTTPException, status, 50013)
        return "sent"

    files = [discord.File(io.BytesIO(b"png"), "lobby.png")]
    if len(tries) == 2:
        assert await pictured(send, files) == "sent"
    else:
        with pytest.raises(discord.HTTPException):
            await pictured(send, files)
    assert made == tries


def test_only_what_was_chosen_stands_there_beside_the_speed() -> None:
    shown = picture(LOBBY)
    assert [chip.split(":")[0] for chip in shown.chips] == ["Tempo", "Monde"]
    assert (shown.free, shown.most) == (4, 6)
    assert [(seat.name, seat.computer, seat.temper != "") for seat in shown.seats] == [
        ("Ana", False, False),
        ("Ada", True, True),
    ]
