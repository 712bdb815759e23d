"""Pictures of expansions besides the board: a picture for everybody, and pictures that go with a question.

Their ``text`` modules enter it here; the table shows it without knowing what it is. Views in, picture views out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from bot.cosmic.seen.views import SeatView, TableView
from bot.kernel.ask import Choice
from bot.kernel.seat import Seat
from bot.words.language import Language
from bot.words.message import Message


class Shown(msgspec.Struct, frozen=True):
    """A picture that an expansion adds to the table."""

    renderer: str
    """Its name in the registry of renderers."""
    view: msgspec.Struct
    alt: str
    file: str


@dataclass(frozen=True)
class ExpansionPicture:
    name: str
    """Name of the expansion."""
    label: Message
    """What its button is called."""
    show: Callable[[TableView, Sequence[str], Seat | None, Language], Shown | None]
    """The picture as a seat sees it, or everybody: public facts only. None while it shows nothing."""
    questions: Mapping[str, Callable[[SeatView, Sequence[str], Choice, Language], Shown]] = field(default_factory=dict)
    """By key, the picture that goes with a question; the choice is an answer that waits for a second press, or None."""
    weighs: Mapping[str, Callable[[Choice, Language], str]] = field(default_factory=dict)
    """By key, what is asked once more before an answer counts; empty if it counts at once."""


_PICTURES: list[ExpansionPicture] = []
_BOARDS: dict[str, Callable[[TableView, Seat | None], TableView]] = {}
"""By expansion, what the board for a seat's own message shows, or everybody's."""


def add(picture: ExpansionPicture) -> None:
    """Enter what an expansion has to look at."""
    _PICTURES.append(picture)


def on_boards(expansion: str, shown: Callable[[TableView, Seat | None], TableView]) -> None:
    """Enter what of an expansion stands on a board."""
    _BOARDS[expansion] = shown


def on_board(table: TableView, reader: Seat | None) -> TableView:
    """The table as a board shows it, for the message of one seat or for everybody."""
    for name, shown in _BOARDS.items():
        table = shown(table, reader) if name in table.expansions else table
    return table


def here(table: TableView) -> list[ExpansionPicture]:
    return [picture for picture in _PICTURES if picture.name in table.expansions]


def of_question(view: SeatView, key: str, names: Sequence[str], choice: Choice, language: Language) -> Shown | None:
    """The picture that goes with a question; None for most."""
    for picture in here(view.table):
        if key in picture.questions:
            return picture.questions[key](view, names, choice, language)
    return None


def weighed(key: str, choice: Choice, language: Language) -> str:
    """Return the confirmation to ask for before an answer to an expansion's question counts; empty if none."""
    return next((one.weighs[key](choice, language) for one in _PICTURES if key in one.weighs), "")
