"""Why an input was not taken. A refusal always leaves the game as it was; wording for players is not made here."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.kernel.decision import Decision
    from bot.kernel.saving.codec import Plain
    from bot.kernel.seat import Seat


class Refused(Exception):
    """Root of all refusals. Rules raise a subclass of their own from an interrupt that may not happen now."""


class GameOver(Refused):
    """Raised when the game has ended: nothing is asked any more."""


class NotAsked(Refused):
    """Raised when no open question has this number: it was withdrawn, undone or never asked."""

    def __init__(self, ask_id: int) -> None:
        super().__init__(f"question {ask_id} is not open")
        self.ask_id = ask_id


class AlreadyNoted(Refused):
    """Raised on the repeat of an answer that was accepted; ``choice`` is what was noted then."""

    def __init__(self, ask_id: int, choice: Plain) -> None:
        super().__init__(f"question {ask_id} is already answered")
        self.ask_id = ask_id
        self.choice = choice


class NotOffered(Refused):
    """Raised when no action or interrupt of this key is possible now."""

    def __init__(self, key: str) -> None:
        super().__init__(f"{key!r} is not possible now")
        self.key = key


class WrongActor(Refused):
    """Raised when the question or action belongs to others than ``seat``."""

    def __init__(self, key: str, seat: Seat | None) -> None:
        super().__init__(f"{key!r} is not for seat {seat}")
        self.key = key
        self.seat = seat


class NotAnOption(Refused):
    """Raised when the form does not accept the choice."""

    def __init__(self, key: str, choice: Plain) -> None:
        super().__init__(f"{choice!r} does not answer {key!r}")
        self.key = key
        self.choice = choice


class NothingToUndo(Refused):
    """Raised when no decision was taken since the phase began. What lies before is settled."""


class InformationGained(Refused):
    """Raised when undoing ``decision`` would let somebody peek, or takes back another's act: it needs consent."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(f"{decision.key!r} cannot be taken back freely")
        self.decision = decision
