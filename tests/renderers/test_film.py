"""The film of a game: a frame a challenge, small however long the game, words that fit, and it plays once."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.cosmic.seen.picture_facts import FilmPicture, FilmStep, film_alt
from bot.words.language import Language
from renderers.cosmic.film import draw
from renderers.gallery.samples import SAMPLES
from tests.renderers.played import NAMES
from tests.renderers.watching import watching
from tests.soaked import soaked

VIEW = next(sample.view for sample in SAMPLES if sample.file == "film")
MOST_BYTES = 2_000_000


def view(players: int = 5, steps: int = 11, language: Language = "en") -> FilmPicture:
    """A game of so many challenges in which seats gain bases in turn."""
    colours = ("red", "blue", "yellow", "purple", "light_blue", "orange")[:players]
    bases = [0] * players
    told = []
    for at in range(steps):
        seat = at % players
        bases[seat] = (bases[seat] + 1) % 6
        told.append(FilmStep(tuple(bases), seat, (seat + 1) % players, (at + 9, at) if at % 3 else None))
    return FilmPicture(NAMES[:players], colours, (5,) * players, (0,), tuple(told), language)


def opened(film: FilmPicture) -> Image.Image:
    return Image.open(io.BytesIO(draw(film)))


def test_it_has_a_frame_for_each_challenge_one_before_and_one_at_the_end() -> None:
    assert isinstance(VIEW, FilmPicture)
    film = opened(VIEW)
    assert getattr(film, "n_frames", 1) == len(VIEW.steps) + 2
    assert "loop" not in film.info


@pytest.mark.parametrize("steps", [1, 39, 200, *soaked(30, 40)])
def test_a_long_game_is_as_small_as_is_allowed(steps: int) -> None:
    drawn = draw(view(6, steps))
    assert len(drawn) <= MOST_BYTES
    assert getattr(Image.open(io.BytesIO(drawn)), "n_frames", 1) <= 42


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_touches_and_all_can_be_read(players: int, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = view(players, 3, language)
    with watching(monkeypatch) as watch:
        draw(replace(shown, steps=(*shown.steps, FilmStep(shown.steps[-1].bases))))
        assert watch.faults == []


def test_the_alt_text_says_how_it_ended() -> None:
    assert isinstance(VIEW, FilmPicture)
    assert film_alt(VIEW) == (
        "The film of the game, in 11 challenges. At the end: "
        "Ana 5 of 5, Benedikt 3 of 5, Cleo 1 of 5, Dario 2 of 5, Esra 1 of 5."
    )
