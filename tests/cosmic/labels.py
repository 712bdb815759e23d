"""The options of questions in words, as their buttons say them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Ask
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.questions.labels import options


def labels(state: CosmicState, ask: Ask, names: Sequence[str]) -> list[str]:
    """One for each option that the asked seat is shown."""
    return [option.label for option in options(Asked(1, ask, see_seat(state, ask.seat), names))]
