"""Table options as parameters of a ``new`` command: one parameter for each, with its sentence and its values."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from discord import app_commands

from bot.words.options import OptionText

Callback = TypeVar("Callback", bound=Callable[..., Any])


def with_options(options: Sequence[OptionText]) -> Callable[[Callback], Callback]:
    """Decorate a command's callback that takes ``**chosen``: it gets one optional text parameter for each option.

    What nobody chose arrives as None. Parameters with choices take nothing else on Discord; an option with one listed
    value is typed.
    """

    def decorate(callback: Callback) -> Callback:
        signature = inspect.signature(callback)
        own = [p for p in signature.parameters.values() if p.kind is not inspect.Parameter.VAR_KEYWORD]
        new = [
            inspect.Parameter(option.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=_annotation(option))
            for option in options
        ]
        callback.__signature__ = signature.replace(parameters=[*own, *new])  # type: ignore[attr-defined]
        described = app_commands.describe(**{option.name: option.sentence for option in options})
        chosen = app_commands.choices(
            **{
                option.name: [app_commands.Choice(name=label, value=value) for value, label in option.values]
                for option in options
                if len(option.values) > 1
            }
        )
        return chosen(described(callback))

    return decorate


def _annotation(option: OptionText) -> Any:
    """One of its values, or a text of at most so many characters where its value is typed."""
    typed: Any = app_commands.Range[str, 0, option.longest]
    return str | None if len(option.values) > 1 else typed | None
