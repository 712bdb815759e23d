"""Compares what two languages say: every function is called with arguments that can be found again in its sentence."""

from __future__ import annotations

import inspect
import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any, Protocol

LONGEST = 2_000


def names_of(protocol: type[Protocol]) -> set[str]:  # type: ignore[valid-type]
    """Everything a language must have."""
    return set(inspect.get_annotations(protocol)) | {
        name for name, value in vars(protocol).items() if inspect.isfunction(value) and not name.startswith("_")
    }


def own_names(module: ModuleType) -> set[str]:
    """What a language says to others: its public constants that are words, and its public functions."""
    return {
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and (inspect.getmodule(value) is module or (name.isupper() and isinstance(value, str)))
    }


def said(module: ModuleType, name: str, samples: Mapping[str, Sequence[Any]]) -> Iterator[tuple[str, list[str]]]:
    """Each sentence of a name, with the arguments that may be found in it; one for every combination of samples.

    ``samples`` has the values to try for a parameter that is no plain text and no plain number, by name.
    """
    value = getattr(module, name)
    if not callable(value):
        yield str(value), []
        return
    choices = [
        samples.get(parameter.name) or [_mark(parameter, place)]
        for place, parameter in enumerate(inspect.signature(value).parameters.values())
    ]
    for chosen in itertools.product(*choices):
        result = value(*chosen)
        yield "".join(result) if isinstance(result, list) else result, list(_marks(chosen))


def told(sentence: str, marks: Sequence[str]) -> list[str]:
    """Which of the arguments a sentence tells; numbers are found with any mark between their thousands."""
    plain = re.sub(r"(?<=\d)[.,](?=\d{3})", "", sentence)
    return [mark for mark in marks if mark in plain]


def signature(function: Callable[..., Any]) -> list[tuple[str, str]]:
    """Names and types of the parameters."""
    return [(p.name, str(p.annotation)) for p in inspect.signature(function).parameters.values()]


def _mark(parameter: inspect.Parameter, place: int) -> Any:
    kind = str(parameter.annotation)
    number = 7_001 + 11 * place
    if kind == "int":
        return number
    if kind.startswith("str"):
        return f"mark{place}"
    if kind == "Sequence[tuple[str, int]]":
        return [(f"mark{place}", number), (f"more{place}", number + 1)]
    if kind == "Sequence[str]":
        return [f"mark{place}", f"more{place}"]
    raise AssertionError(f"no sample for {parameter}: give one")


def _marks(values: Sequence[Any]) -> Iterator[str]:
    for value in values:
        if isinstance(value, str) and value.startswith(("mark", "more")):
            yield value
        elif isinstance(value, int) and not isinstance(value, bool) and value > 7_000:
            yield str(value)
        elif isinstance(value, list | tuple):
            yield from _marks(value)
