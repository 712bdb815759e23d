"""Names of timers: a desk sets a timer by its name, and hears the name again when its time has come."""

from __future__ import annotations

from dataclasses import dataclass

from bot.kernel.numbers import whole_number


@dataclass(frozen=True, slots=True)
class Timer:
    """What a timer is for, and which of several things of that kind it is about: ``think.12``, ``hit.4.1``."""

    kind: str
    about: tuple[int, ...] = ()


def named(kind: str, *about: int) -> str:
    """The name of a timer, as ``timer`` reads it."""
    return ".".join((kind, *map(str, about)))


def timer(name: str) -> Timer:
    """The timer with this name; one about nothing if what follows its kind is no row of numbers."""
    kind, *rest = name.split(".")
    numbers = [number for one in rest if (number := whole_number(one)) is not None]
    return Timer(kind, tuple(numbers)) if len(numbers) == len(rest) else Timer(kind)
