"""Later versions of the rules.

``TEST_RULES`` brings in one of each game in which everything fits that was decided before. ``TEST_UPGRADE`` brings in
one of Cosmic alone: before challenge cards are chosen, the offense is asked something more. What was answered before
that still fits, and the cards do not.
"""

from __future__ import annotations

from typing import Any

from bot.cosmic.game import COSMIC
from bot.cosmic.model.state import Cosmic
from bot.cosmic.phases.planning import planning
from bot.kernel.ask import AskMany
from bot.kernel.flow import Flow, Next, Rules, yes_no
from bot.slap.game import RULES

NEW = "second_challenge"
"""The question that is new here: one for which there are words."""


def install() -> None:
    """In the bot's process, before it starts."""
    object.__setattr__(COSMIC, "phases", {**COSMIC.phases, "planning": longer_planning})
    _raise_version(COSMIC)


def raise_versions() -> None:
    """The same."""
    for rules in (COSMIC, RULES):
        _raise_version(rules)


def _raise_version(rules: Rules[Any]) -> None:
    object.__setattr__(rules, "upgrades", {**rules.upgrades, rules.version: lambda saved: saved})
    object.__setattr__(rules, "version", rules.version + 1)


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
