"""The film of a slap game: a frame a pile, small and quick however long the game, words that fit, and it plays once."""

from __future__ import annotations

import io
import time

import pytest
from msgspec.structs import replace
from PIL import Image

from bench._gallery.samples import SAMPLES
from bot.slap import alt
from bot.slap.views import FilmView, WonPile
from bot.words.message import Language
from renderers.kit.theme import MARGIN, MUTED, NIGHTS, SUITS, TEXT, channels
from renderers.slap.result import draw_film
from tests.renderers.test_result import PEOPLE
from tests.renderers.watching import watching
from tests.soaked import soaked

VIEW = next(sample.view for sample in SAMPLES if sample.file == "slap-film")
SHOWN = (("KS", "4G", "KB"), ("H3", "H11"), ("FOOL",), ("9C", "9B"), ("LC",))
MOST_BYTES, MOST_SECONDS = 2_000_000, 5


def view(players: int = 10, piles: int = 40, language: Language = "en", winners: int = 1) -> FilmView:
    """A game of so many piles that goes to and fro as widely as cards can."""
    names = PEOPLE[:players]
    steps = []
    for at in range(piles):
        shown, seat = SHOWN[at % len(SHOWN)], at % players
        counts = tuple(62 if one == seat else at % 2 for one in range(players))
        slapped = len(shown) > 1
        steps.append(WonPile(at + 1, seat, 40, slapped, 99_999 - at if slapped and at % 4 else None, shown, counts))
    last = steps[-1].counts
    return FilmView(names, 70 // players, tuple(steps), last, names[:winners], "repetition", piles, "G", language)


def opened(film: FilmView) -> Image.Image:
    return Image.open(io.BytesIO(draw_film(film)))


def test_it_has_a_frame_for_each_pile_one_before_and_one_at_the_end_and_plays_once() -> None:
    assert isinstance(VIEW, FilmView)
    film = opened(VIEW)
    assert getattr(film, "n_frames", 1) == len(VIEW.steps) + 2
    assert "loop" not in film.info


def test_the_longest_film_is_small_and_quick() -> None:
    long = view()
    wide = tuple(replace(step, shown=SHOWN[0], slapped=True, ms=10_000 + at) for at, step in enumerate(long.steps))
    long = replace(long, steps=wide)
    draw_film(replace(long, steps=wide[:1]))
    start = time.process_time()
    drawn = draw_film(long)
    assert time.process_time() - start <= MOST_SECONDS
    assert len(drawn) <= MOST_BYTES
    assert getattr(Image.open(io.BytesIO(drawn)), "n_frames", 1) == 42


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("players", [2, 7, *soaked(6, 10)])
def test_nothing_touches_and_all_can_be_read(players: int, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    with watching(monkeypatch) as watch:
        draw_film(view(players, 10, language, winners=min(players, 3)))
        assert watch.faults == []


def test_no_banner_has_the_colour_of_a_suit_and_what_was_gained_is_white() -> None:
    film = opened(view(2, 4))
    film.seek(4)
    frame = film.convert("RGB")
    assert frame.getpixel((MARGIN + 60, 130)) == channels(TEXT)
    row = [frame.getpixel((x, 408 + 92 + 42)) for x in range(404, 1050)]
    assert {channels(MUTED), channels(TEXT)} <= set(row)
    assert not set(map(channels, SUITS.values())) & set(row)


def test_the_last_frame_is_the_end() -> None:
    one, other = (opened(view(4, 5, winners=winners)) for winners in (1, 2))
    frames = []
    for film in (one, other):
        film.seek(getattr(film, "n_frames", 1) - 1)
        frames.append(film.convert("RGB"))
    assert frames[0].getpixel((MARGIN + 140, 120 + 136 - 106)) == channels(NIGHTS["Z"])
    assert frames[0].tobytes() != frames[1].tobytes()


def test_the_alt_text_says_who_has_won_first() -> None:
    assert isinstance(VIEW, FilmView)
    assert alt.film(VIEW) == (
        "Ana wins: last player with cards. The film of the game, 10 piles. Cards: Ana 71; Ben 0; Cy 0; Dot 0."
    )
    assert len(alt.film(view(language="de", winners=10))) <= alt.LIMIT
