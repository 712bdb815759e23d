"""The picture of a lobby: who may still join first, names as they are, and nothing touches."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from bot.words.language import Language
from bot.words.pictures import LobbyPicture, LobbySeat, lobby_alt
from renderers.lobby import WIDTH, draw
from tests.renderers.played import NAMES
from tests.renderers.watching import watching

MOST_BYTES = 60_000
CHIPS = ("Speed: daily, up to a day", "WARP Zodiac", "WARP Asteroids: one in each system", "Moons", "Powers: two each")


def lobby(seated: int, most: int, game: str = "cosmic", language: Language = "en") -> LobbyPicture:
    seats = tuple(LobbySeat(name, at % 3 == 2, "sly" if at % 2 else "") for at, name in enumerate(NAMES[:seated]))
    return LobbyPicture(game, "Cosmic Encounter", seats, most, CHIPS, language)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("seated", "most"), [(1, 2), (2, 2), (1, 6), (5, 6), (6, 6), (8, 8), (3, 8), (10, 8)])
def test_nothing_touches_and_all_can_be_read(
    seated: int, most: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    with watching(monkeypatch, written=True) as watch:
        drawn = draw(lobby(seated, most, language=language))
        assert watch.faults == []
    assert len(drawn) < MOST_BYTES
    assert Image.open(io.BytesIO(drawn)).width == WIDTH


@pytest.mark.parametrize("game", ["cosmic", "slap"])
def test_both_games_have_their_own_marks(game: str) -> None:
    other = "slap" if game == "cosmic" else "cosmic"
    assert draw(lobby(2, 4, game)) != draw(lobby(2, 4, other))


@pytest.mark.parametrize(
    ("seated", "ask"), [(1, "5 more can join."), (5, "1 more can join."), (6, "Everybody is here.")]
)
def test_the_alt_text_begins_with_who_may_join(seated: int, ask: str) -> None:
    assert lobby_alt(lobby(seated, 6)).startswith(ask)


def test_the_alt_text_names_everybody_and_what_is_played() -> None:
    view = msgspec.structs.replace(
        lobby(3, 6), seats=(LobbySeat("Ana"), LobbySeat("Ada", True, "sly"), LobbySeat("X", True))
    )
    assert lobby_alt(view) == (
        "3 more can join. Cosmic Encounter. At the table: Ana, Ada (computer, sly), X (computer). "
        + ", ".join(CHIPS)
        + "."
    )
