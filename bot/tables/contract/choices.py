"""Choices of buttons that others than their own desk know: those that open a lobby, and those that commands press."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

REMATCH: Final = "rematch"
"""Choice of the button below a result: no table takes it, because the game is over, but the lobbies do (R1)."""
SEE: Final = "see_"
"""Begins the choice that shows a picture to whoever asks; the name of the expansion whose picture it is follows."""
WATCH: Final = "watch"
"""Choice of the panel's button for those who watch."""
PREDICT: Final = "predict_"
"""Begins the choice of somebody who watches: ``offense`` or ``defense`` follows, whoever they think will win."""
FOLLOW: Final = "follow_"
"""Begins the choice of somebody who wants to be told how a game goes on: ``challenge``, ``day`` or ``stop`` follows."""
MISSED: Final = "missed"
"""Choice that tells whoever asks what has happened at the table since they last looked."""
_VOTE: Final = "vote_"
CARE: Final = "care"
"""What is voted about a seat that is silent: a caretaker plays for it."""
ABSENT: Final = (CARE, "house", "remove", "freeze")
"""What can be voted about whoever is not there: that, a computer player for good, leaving, or that the table waits."""
TALK: Final = "talk_"
"""Begins the choice that lets computer players talk at a table, ``on``, or mutes them, ``off``."""
TIPS: Final = ("on", "off")
"""With or without the tips for somebody's first game: the value that the command for help may carry."""
REPORT: Final = "report"
"""Choice of the button that reports somebody to the moderators; no table takes it, ``cogs.reporting`` does."""
EVENT: Final = ("event_join", "event_leave", "event_show", "event_here")
"""Choices of a tournament's buttons: to be in, to be out, to see it, to be at one's table. ``cogs.tournaments`` takes
them, and no table.
"""


@dataclass(frozen=True, slots=True)
class Ballot:
    """The choice of a vote: ``vote_pause``, ``vote_house_2``."""

    what: str
    about: str = ""
    """The number of the seat that it is about, as it was written or typed; empty for the table."""

    @property
    def rest(self) -> str:
        """What follows the word that says it is a vote."""
        return f"{self.what}_{self.about}" if self.about else self.what

    def __str__(self) -> str:
        return f"{_VOTE}{self.rest}"


def ballot(choice: str) -> Ballot | None:
    """The vote that a choice stands for; None if it stands for something else."""
    if not choice.startswith(_VOTE):
        return None
    what, _, about = choice.removeprefix(_VOTE).partition("_")
    return Ballot(what, about)
