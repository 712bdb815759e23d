"""Senses of packs: tests of when a use helps, and thoughts about questions. Those that nobody has are refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from inspect import signature
from typing import Any, Final

from bot.cosmic.ai import choosing, player, uses
from bot.cosmic.kinds.effects import FLARES, POWERS, Effect
from bot.cosmic.kinds.questions import QUESTIONS, USE
from bot.words.brought import bare, pack_of

FAILED: Final[dict[str, Exception]] = {}
"""Senses that have raised, each with its first error: computer players go on as if they had none there, and
``pack check`` names it.
"""
_TEST: Final = len(("view", "dice"))
"""Number of parameters of a test; a thought takes ``view``, ``ask``, ``temper`` and ``dice``."""


def enter(pack: str, senses: Mapping[str, Callable[..., Any]]) -> list[tuple[str, str]]:
    """Enter a pack's senses, unless its powers name unknown ones: return pairs of power and sense."""
    tests = {name for name, sense in senses.items() if len(signature(sense).parameters) == _TEST}
    effects = {name: [power, *FLARES.get(name, {}).values()] for name, power in POWERS.items()}
    known = {"", *uses.TESTS, *(one.sense for name, row in effects.items() if not pack_of(name) for one in row)}
    own: list[Effect] = [one for name, row in effects.items() if pack_of(name) == pack for one in row]
    asked = [one for key, one in QUESTIONS.items() if pack_of(key) == pack and one.sense and one.says != USE]
    wrong = [(type(one).__name__, one.sense) for one in own if one.sense not in tests | known]
    thinking = {*senses} - tests | {*player.NORMAL.heuristics}
    wrong += [(bare(one.key), one.sense) for one in asked if one.sense not in thinking]
    if wrong:
        return wrong
    for one in own:
        if one.sense in tests:
            uses.TESTS[f"{pack}.{one.sense}"] = _guarded(senses[one.sense], False)
            type(one).sense = f"{pack}.{one.sense}"
    choosing.BROUGHT.update((one.key, _guarded(senses[one.sense], None)) for one in asked if one.sense in senses)
    return []


def _guarded(sense: Callable[..., Any], otherwise: object) -> Callable[..., Any]:
    @wraps(sense)
    def asked(*args: object) -> object:
        try:
            return sense(*args)
        except Exception as error:  # whatever a pack's code makes of a view
            FAILED.setdefault(f"{sense.__module__}.{sense.__name__}", error)
            return otherwise

    return asked
