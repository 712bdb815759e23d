"""Draws every sample into a folder, with a page that lists each picture and its alt text.

``python -m renderers.gallery docs/gallery`` (``make gallery``). The golden tests compare with these files.
"""

from __future__ import annotations

from pathlib import Path

import bot.cosmic.expansions.skill_tokens.alt  # noqa: F401 (enters what boards say of letters)
from bot.cosmic.expansions.asteroids import alt as asteroid_alt
from bot.cosmic.expansions.moons import alt as moons_alt
from bot.cosmic.expansions.zodiac import alt as chart_alt
from bot.cosmic.expansions.zodiac.views import ChartPicture
from bot.cosmic.library import pictures
from bot.cosmic.seen.picture_facts import FilmPicture
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, HandPicture, RevealPicture
from bot.cosmic.words import alt as cosmic_alt
from bot.slap.views import FacesView, FilmView, PileView, ReceiptView, ResultView
from bot.slap.words import alt
from bot.words.pictures import (
    PointsPicture,
    ProfilePicture,
    TournamentPicture,
    points_alt,
    profile_alt,
    tournament_alt,
)
from renderers import draw
from renderers.gallery.samples import SAMPLES, Sample

_INTRODUCTION = """# Gallery

Every kind of picture the bot posts, drawn by `make gallery` from made-up tables. Below each: its alt text.
The golden tests compare new drawings with these files.
"""
_BOARDS = (asteroid_alt.board, chart_alt.board, moons_alt.board)
"""What expansions add to the alt text of boards; they enter it when they are imported."""


def alt_text(sample: Sample) -> str:
    """The alt text of a sample's view."""
    match sample.view:
        case PileView() as view:
            return alt.pile(view)
        case ReceiptView() as view:
            return alt.receipt(view)
        case ResultView() as view:
            return alt.result(view)
        case FilmView() as view:
            return alt.film(view)
        case FacesView() as view:
            return alt.faces(view)
        case BoardPicture() as view:
            return cosmic_alt.board(view)
        case HandPicture() as view:
            return cosmic_alt.hand(view)
        case RevealPicture() as view:
            return cosmic_alt.reveal(view)
        case EndPicture() as view:
            return cosmic_alt.end(view)
        case ChartPicture() as view:
            return chart_alt.chart(view)
        case pictures.EmblemsPicture() as view:
            return pictures.emblems_alt(view)
        case pictures.LessonPicture() as view:
            return pictures.lesson_alt(view)
        case pictures.PowerPicture() as view:
            return pictures.power_alt(view)
        case FilmPicture() as view:
            return cosmic_alt.film(view)
        case PointsPicture() as view:
            return points_alt(view)
        case ProfilePicture() as view:
            return profile_alt(view)
        case TournamentPicture() as view:
            return tournament_alt(view)


def page() -> str:
    """The gallery's page in Markdown."""
    parts = [_INTRODUCTION]
    for sample in SAMPLES:
        words = alt_text(sample)
        parts.append(f"## {sample.file}\n\n{sample.about}\n\n![{words}]({sample.name})\n\n> {words}\n")
    return "\n".join(parts)


def main(folder: Path) -> None:
    """Write the pictures and the page into ``folder``; pictures no sample has any more are removed."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in (*folder.glob("*.png"), *folder.glob("*.gif")):
        old.unlink()
    for sample in SAMPLES:
        (folder / sample.name).write_bytes(draw(sample.renderer, sample.encoded()))
    (folder / "README.md").write_text(page(), encoding="utf-8")
