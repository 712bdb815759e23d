"""The film of a game: a frame for each challenge, how everybody stands, and who has just won; it plays once.

Players keep their places, so that the eye follows their bars; whoever leads stands on a lighter row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.cosmic.seen.picture_facts import FilmPicture, FilmStep
from bot.cosmic.words import picture_words
from bot.words.speech import Speech, speech
from renderers.cosmic.marks import mark, palette
from renderers.kit import film as kit, theme
from renderers.kit.canvas import Canvas, mapped
from renderers.kit.film import WIDTH
from renderers.kit.lettering import seat_names

_ROWS: Final = 244
_ROW: Final = 92
_STEP: Final = 100
_BAR: Final = (440, 980)
"""From where to where the discs of the bases may stand."""


def draw(view: FilmPicture) -> bytes:
    """GIF of the game, 1200 px wide."""
    say = speech(view.language)
    names = seat_names(view.names, say)
    start = FilmStep((0,) * len(names))
    steps = (start, *view.steps)
    frames = [_frame(view, steps[at], at, names, say) for at in kit.shown(len(steps))]
    end = _frame(view, view.steps[-1] if view.steps else start, len(view.steps) + 1, names, say)
    return kit.film(frames, end)


def _frame(view: FilmPicture, step: FilmStep, at: int, names: Sequence[str], say: Speech) -> Image.Image:
    """Draw the state after challenge ``at``; before the first for 0, at the end for one more than there are."""
    count = len(view.steps)
    c = Canvas(WIDTH, _ROWS + len(names) * _STEP + 24)
    over = at > count
    head = say("picture-film-end") if over else say("picture-film-step", number=at, count=count)
    kit.head(c, head, min(at, count), count)
    _banner(c, view, step, _title(view, step, at, names, say), over=over)
    lead = max(step.bases)
    for seat, name in enumerate(names):
        _row(c, _ROWS + seat * _STEP, view, seat, name, step.bases[seat], leads=0 < lead == step.bases[seat])
    return mapped(c.reduced(), palette())


def _banner(c: Canvas, view: FilmPicture, step: FilmStep, title: str, *, over: bool) -> None:
    """Draw the winner of the challenge and the cause; at the end the winner of the game."""
    seat = (view.winners[0] if view.winners else None) if over else step.winner
    back, ink, x = theme.RAISED, theme.TEXT, theme.MARGIN + 32.0
    if seat is not None:
        look = theme.PLAYERS[view.colours[seat]]
        back, ink, x = look.fill, theme.INK, theme.MARGIN + 112.0
    c.rect(theme.MARGIN, 120, WIDTH - 2 * theme.MARGIN, 100, back)
    if seat is not None:
        mark(c, look.mark, theme.MARGIN + 56, 170, 28, ink)
    c.text(x, 170, title, 56, ink, "black", "l", WIDTH - theme.MARGIN - 24 - x, 30)


def _title(view: FilmPicture, step: FilmStep, at: int, names: Sequence[str], say: Speech) -> str:
    if at > len(view.steps):
        return "".join(picture_words.end_title(say, [names[seat] for seat in view.winners]))
    if at == 0:
        return say("picture-film-start")
    if step.winner is None:
        return say("picture-film-nobody")
    return "".join(picture_words.reveal_title(say, "offense", step.totals or (None, None), names[step.winner]))


def _row(c: Canvas, y: float, view: FilmPicture, seat: int, name: str, bases: int, *, leads: bool) -> None:
    look, goal, middle = theme.PLAYERS[view.colours[seat]], view.goals[seat], y + _ROW / 2
    c.rect(theme.MARGIN, y, WIDTH - 2 * theme.MARGIN, _ROW, theme.RAISED if leads else theme.PANEL)
    mark(c, look.mark, theme.MARGIN + 52, middle, 24, look.fill)
    c.text(theme.MARGIN + 100, middle, name, 42, theme.TEXT, "bold", "l", _BAR[0] - theme.MARGIN - 140, 28)
    places = max(goal, bases)
    step = min(88, (_BAR[1] - _BAR[0]) / max(1, places - 1))
    r = min(30.0, step / 2 - 3)
    for at in range(places):
        x = _BAR[0] + at * step
        if at < bases:
            c.disc(x, middle, r, look.fill)
        else:
            c.disc(x, middle, r - 2, None, theme.LINE, 4)
    c.text(WIDTH - theme.MARGIN - 28, middle, f"{bases}/{goal}", 54, theme.TEXT, "bold", "r")
