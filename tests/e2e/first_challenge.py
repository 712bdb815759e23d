"""Plays the first challenge of a seed through the rules, as a test will answer it: to look for a seed that fits."""

from __future__ import annotations

from collections.abc import Callable

from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.ask import Ask, Choice

_KEYS = ("powers", "colour", "checkpoint.", "response", "target", "commit", "invite.", "join", "card")
"""What is asked up to the outcome if no power asks anything of its own."""


def first_challenge(game: Cosmic, answer: Callable[[CosmicState, Ask], Choice]) -> list[tuple[Ask, Choice]] | None:
    """Play up to the outcome and return the answers; None if something else is asked, or ``answer`` has nothing to give
    ("").
    """
    given: list[tuple[Ask, Choice]] = []
    while not game.state.challenge.outcome:
        number = next((one for one in game.asks if one not in game.sealed), None)
        if number is None:
            game.act("close", None, None, "clock")
            continue
        ask = game.asks[number]
        choice = answer(game.state, ask)
        if choice == "" or not ask.key.startswith(_KEYS):
            return None
        game.answer(number, ask.seat, choice, "player")
        given.append((ask, choice))
    return given
