"""The film of a game: a frame a challenge, small however long the game, words that fit, and it plays once."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bench._gallery.samples import SAMPLES
from bot.cosmic.seen.picture_facts import FilmPicture, FilmStep
from bot.cosmic.seen.picture_views import TurningPoint
from bot.cosmic.words import alt
from bot.words.message import Language
from renderers.cosmic.film import _DROP, draw
from renderers.kit import theme
from renderers.kit.pieces import WIDTH
from tests.renderers.played import NAMES
from tests.renderers.watching import watching
from tests.soaked import soaked

VIEW = next(sample.view for sample in SAMPLES if sample.file == "film")
MOST_BYTES = 2_000_000
STANDINGS = (584, 236, 1168, 660)


def view(players: int = 5, steps: int = 11, language: Language = "en") -> FilmPicture:
    """A game of so many challenges in which seats gain bases in turn."""
    colours = ("red", "blue", "yellow", "purple", "light_blue", "orange")[:players]
    bases = [0] * players
    told = []
    for at in range(steps):
        seat = at % players
        bases[seat] = (bases[seat] + 1) % 6
        other, third = (seat + 1) % players, (seat + 2) % players
        sides = ((seat, *({third} - {seat, other})), (other,))
        hosts = tuple((colours[(one + 1) % players],) * count for one, count in enumerate(bases))
        told.append(FilmStep(tuple(bases), seat, other, (at + 9, at) if at % 3 else None, sides, hosts))
    return FilmPicture(NAMES[:players], colours, (5,) * players, (0,), tuple(told), language)


def opened(film: FilmPicture) -> Image.Image:
    return Image.open(io.BytesIO(draw(film)))


def frames(film: FilmPicture) -> list[tuple[Image.Image, int]]:
    shown = opened(film)
    found = []
    for at in range(getattr(shown, "n_frames", 1)):
        shown.seek(at)
        found.append((shown.convert("RGB"), shown.info["duration"]))
    return found


def test_a_challenge_has_a_frame_and_falling_discs_where_somebody_gains_a_base_and_then_it_stays_longer() -> None:
    film = view(3, 2)
    plain = replace(film, steps=(film.steps[0], replace(film.steps[0], winner=None)))
    shown = frames(plain)
    assert len(shown) == 1 + len(_DROP) + 1 + 1 + 1
    (before, _), *falling, (gained, long), (nobody, short), (_, end) = shown
    assert long > short
    assert end > long
    assert all(ms < short for _, ms in falling[1:])
    assert gained.crop(STANDINGS).tobytes() == nobody.crop(STANDINGS).tobytes() != before.crop(STANDINGS).tobytes()


def test_the_disc_that_falls_has_the_colour_of_the_system_that_was_won() -> None:
    film = view(3, 1)
    *_, (late, _), (_, _), (_, _) = frames(film)
    assert theme.channels(theme.PLAYERS[film.steps[0].hosts[0][0]].fill) in {
        colour for _, colour in late.crop(STANDINGS).getcolors(1 << 20) or ()
    }


def test_it_plays_once_and_stays_at_the_course_of_the_game() -> None:
    assert isinstance(VIEW, FilmPicture)
    assert "loop" not in opened(VIEW).info
    last, other = (frames(replace(VIEW, steps=steps))[-1][0] for steps in (VIEW.steps, VIEW.steps[::-1]))
    assert ImageChops.difference(last, other).getbbox() is not None


def test_an_old_game_without_sides_and_systems_has_its_film_too(monkeypatch: pytest.MonkeyPatch) -> None:
    film = view(4, 5)
    bare = replace(film, steps=tuple(replace(step, sides=(), hosts=()) for step in film.steps))
    with watching(monkeypatch) as watch:
        draw(bare)
        assert watch.faults == []


@pytest.mark.parametrize("steps", [1, 39, 200, *soaked(30, 40)])
def test_a_long_game_is_as_small_and_short_as_is_allowed(steps: int) -> None:
    drawn = draw(view(6, steps))
    assert len(drawn) <= MOST_BYTES
    film = Image.open(io.BytesIO(drawn))
    length = 0
    for at in range(getattr(film, "n_frames", 1)):
        film.seek(at)
        length += film.info["duration"]
    assert length <= 45_000


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_touches_and_all_can_be_read(players: int, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = view(players, 3, language)
    with watching(monkeypatch) as watch:
        draw(replace(shown, steps=(*shown.steps, FilmStep(shown.steps[-1].bases))))
        assert watch.faults == []


def test_the_alt_text_says_how_it_ended_and_who_won_against_whom() -> None:
    assert isinstance(VIEW, FilmPicture)
    told = alt.film(VIEW)
    assert told.startswith(
        "The film of the game, in 11 challenges. At the end: "
        "Ana 5 of 5, Benedikt 3 of 5, Cleo 1 of 5, Dario 2 of 5, Esra 1 of 5. Challenge 6: Ana takes the lead. "
    )
    assert "made the difference. 2: Benedikt wins 14–9 against Dario." in told
    assert told.endswith(" 11: Ana wins 28–22 against Benedikt.")
    long = alt.film(replace(view(6, 80), names=("Ana", "Ben", "Cleo", "Dario", "Esra", "Finn")))
    assert len(long) <= alt.LIMIT
    assert long.endswith(" 80: Ben wins 88–79 against Cleo.")


def test_a_turning_point_stays_longest_and_is_told_below_and_a_game_without_one_has_no_room_for_it() -> None:
    bare = view(3, 2)
    point = TurningPoint(2, 1, "lead", 1)
    told = replace(bare, turns=(point,))
    plain, shown = frames(bare), frames(told)
    assert shown[-2][1] > plain[-2][1]
    assert shown[0][0].height > plain[0][0].height
    below = (0, plain[0][0].height, WIDTH, shown[0][0].height)
    assert shown[-2][0].crop(below).tobytes() != shown[0][0].crop(below).tobytes()


def test_how_everybody_stands_is_told_from_where_it_is_known() -> None:
    film = view(3, 2)
    first = replace(film.steps[0], positions={0: "ahead", 1: "level", 2: "behind"})
    known = frames(replace(film, steps=(first, film.steps[1])))
    unknown = frames(film)
    same = [one[0].tobytes() == other[0].tobytes() for one, other in zip(known, unknown, strict=True)]
    assert same[0]
    assert not all(same)
    assert same[-2:] == [True, True]
