"""A later version of Cosmic's rules: before challenge cards are chosen, the offense is asked something more.

``TEST_UPGRADE`` brings it in. What was answered before that still fits, and the cards do not.
"""

from __future__ import annotations

from bot.cosmic.game import COSMIC
from bot.cosmic.model.state import Cosmic
from bot.cosmic.phases.planning import planning
from bot.kernel.ask import AskMany
from bot.kernel.flow import Flow, Next, yes_no

NEW = "second_challenge"
"""The question that is new here: one for which there are words."""


def install() -> None:
    """In the bot's process, before it starts."""
    object.__setattr__(COSMIC, "phases", {**COSMIC.phases, "planning": longer_planning})
    object.__setattr__(COSMIC, "upgrades", {**COSMIC.upgrades, COSMIC.version: lambda saved: saved})
    object.__setattr__(COSMIC, "version", COSMIC.version + 1)


def longer_planning(game: Cosmic) -> Flow[Next]:
    """The phase as it was, with the new question in the middle."""
    flow = planning(game)
    try:
        asked = next(flow)
        while True:
            if isinstance(asked, AskMany) and any(ask.key == "card" for ask in asked.asks):
                yield from yes_no(game.state.challenge.offense.seat, NEW, default=False)
            asked = flow.send((yield asked))
    except StopIteration as done:
        end: Next = done.value
        return end
