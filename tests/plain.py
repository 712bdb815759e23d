"""Narrow plain data of events, saves and questions to the type that a test expects."""

from __future__ import annotations

from typing import Any

from bot.kernel.ask import Ask, Choice, Number, OneOf, Order, Part, Split, UpTo
from bot.kernel.codec import Plain


def listed(value: Plain) -> list[Any]:
    """A list, as which a tuple of an event that was not saved yet counts too."""
    assert isinstance(value, list | tuple)
    return list(value)


def mapped(value: Plain) -> dict[str, Any]:
    """A mapping."""
    assert isinstance(value, dict)
    return value


def whole(value: Plain) -> int:
    """A number."""
    assert isinstance(value, int)
    return value


def options_of(ask: Ask) -> tuple[Choice, ...]:
    assert isinstance(ask.form, OneOf | UpTo | Order)
    return ask.form.options


def words_of(ask: Ask) -> tuple[str, ...]:
    """The same where all of it is words: cards, places, powers."""
    options = options_of(ask)
    words = tuple(option for option in options if isinstance(option, str))
    assert len(words) == len(options)
    return words


def bounds_of(ask: Ask) -> tuple[int, int]:
    assert isinstance(ask.form, Number | Split)
    return ask.form.low, ask.form.high


def parts_of(ask: Ask) -> tuple[Part, ...]:
    """Among what a question divides."""
    assert isinstance(ask.form, Split)
    return ask.form.parts


def number_of(ask: Ask) -> int:
    assert isinstance(ask.form, UpTo)
    return ask.form.n
