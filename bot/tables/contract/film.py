"""The film of a finished game: a moving picture in its thread, and a button below the result that shows it again."""

from __future__ import annotations

from typing import Final

FILM: Final = "film"
"""Choice of the button. No table takes it, because the game is over; ``cogs.finished.films`` does."""
FILM_FILE: Final = "film.gif"
"""By its file name the film is found again."""
