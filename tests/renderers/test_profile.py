"""The picture of somebody's ratings: whatever they are called and have played, all of it can be read, and said."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.cosmic.kinds import registry
from bot.cosmic.model import cards
from bot.words.message import Language
from bot.words.pictures import ProfileGame, ProfilePicture, ProfilePool, ProfilePower, profile_alt
from renderers.profile import WIDTH, draw
from tests.renderers.played import NAMES
from tests.renderers.watching import watching

registry.load()
MOST_BYTES = 100_000
LONGEST = 1_024
"""Characters of an alt text that Discord takes."""
PLACED, NEW = ProfilePool(4, 12_345, 2_000), ProfilePool(12, 800, 9, provisional=True)
GAMES = (
    ProfileGame("Cosmic Encounter", 10_000, 9_999, (PLACED, NEW, replace(NEW, counted=1))),
    ProfileGame("Zodiac – slap game", 1, 0, (replace(PLACED, points=-40), NEW)),
)
POWER = ProfilePower("virus", "Virus", 200, 188)
WHOLE = ProfilePicture("Ana", GAMES, (POWER, POWER, POWER), "Ben", 1_234, 12, 2_286, 12_431, 1_023, 1_004)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_touches_and_all_can_be_read(name: str, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    with watching(monkeypatch, written=True) as watch:
        view = replace(WHOLE, name=name, ally=name, language=language)
        drawn = draw(view)
        assert watch.faults == []
    assert len(drawn) < MOST_BYTES
    assert Image.open(io.BytesIO(drawn)).width == WIDTH
    assert len(profile_alt(replace(view, name="W" * 32, ally="W" * 32))) <= LONGEST


@pytest.mark.parametrize(
    "view",
    [
        replace(WHOLE, powers=(), ally="", upsets=0, fastest_ms=None, typical_ms=None),
        replace(WHOLE, games=(ProfileGame("Cosmic Encounter", 1, 1),), powers=(POWER,), ally="", upsets=0),
        replace(WHOLE, powers=(replace(POWER, key="no such power"),), games=GAMES[:1]),
    ],
    ids=["nothing stands out", "no rating", "no emblem"],
)
def test_what_is_not_there_leaves_no_gap(view: ProfilePicture, monkeypatch: pytest.MonkeyPatch) -> None:
    with watching(monkeypatch, written=True) as watch:
        drawn = draw(view)
        assert watch.faults == []
    size = Image.open(io.BytesIO(drawn)).height
    assert size < Image.open(io.BytesIO(draw(WHOLE))).height


def test_every_power_has_its_emblem_and_its_whole_name(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = set()
    for key in registry.POWERS:
        with watching(monkeypatch, written=True) as watch:
            title = cards.words(key)
            drawn.add(draw(ProfilePicture("Ana", (), (replace(POWER, key=key, title=title),))))
            assert watch.faults == []
            assert title in {piece.what for piece in watch.pieces}
    assert len(drawn) == len(registry.POWERS)


def test_points_are_only_shown_where_they_are_more_than_provisional() -> None:
    game = ProfileGame("Cosmic Encounter", 12, 3, (PLACED,))
    assert draw(replace(WHOLE, games=(game,))) != draw(
        replace(WHOLE, games=(replace(game, pools=(replace(PLACED, points=900),)),))
    )
    new = replace(WHOLE, games=(replace(game, pools=(NEW,)),))
    assert draw(new) == draw(replace(WHOLE, games=(replace(game, pools=(replace(NEW, points=900),)),)))
    assert "800" not in profile_alt(new)


def test_the_alt_text_says_what_the_picture_shows() -> None:
    view = ProfilePicture(
        "Ana",
        (ProfileGame("Zodiac", 12, 3, (ProfilePool(3, 1_240, 11), ProfilePool(4, 990, 1, provisional=True))),),
        (ProfilePower("virus", "Virus", 1, 1),),
        "Ben",
        1,
        2,
        286,
        431,
        23,
        4,
    )
    assert profile_alt(view) == (
        "Ana: ratings on this server. Zodiac: won 3 of 12 games. With 3 players: 1,240 points. "
        "With 4 players: provisional, 1 of 10 games. Best powers: Virus (won 1 of 1 game). "
        "Favourite ally: Ben, in 1 challenge. Upsets: 2, wins against the odds. "
        "Fastest winning slap: 286 ms, as the bot saw it. "
        "Typical winning slap: 431 ms, middle of 23, 4 not measured."
    )
