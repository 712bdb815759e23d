"""The page of all moves and helpers, ``build/docs/moves.md``: ``python -m proving.packs.moves_page``."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, get_args, get_origin

import msgspec

from bot.cosmic import api, events
from bot.cosmic.ai.player import NORMAL
from bot.cosmic.ai.uses import TESTS
from bot.cosmic.model import records, state

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "build" / "docs" / "moves.md"
HEAD: Final = """# Moves and helpers

Made from the code: whatever a power, flare or edict reaches by `from bot.cosmic.api import *`, with its
shape. Moves alone change the state; the helpers look at it, ask, or put moves together.
"""


def modules() -> list[ModuleType]:
    """The modules of the vocabulary, moves first."""
    found = [one for one in vars(api).values() if inspect.ismodule(one) and one.__name__.startswith(_OWN)]
    return sorted(found, key=lambda one: (one.__name__ != "bot.cosmic.moves", one.__name__))


def rows(within: Mapping[str, object], home: str) -> Iterator[str]:
    """A line for each public function from there: its shape, and the first sentence about it."""
    for name, one in sorted(within.items()):
        if inspect.isfunction(one) and one.__module__.startswith(home) and not name.startswith("_"):
            yield _row(name, one)


def forms() -> Iterator[str]:
    """The kinds of options, the ways to ask, and the forms of those who are asked together."""
    yield f"- `Of`: {', '.join(f'`{one.name}`' for one in api.Of)}"
    yield from rows({f"Question.{name}": one for name, one in vars(api.Question).items() if name[0] != "_"}, _OWN)
    for form in (api.OneOf, api.UpTo, api.Number, api.YesNo, api.Order, api.Split, api.Part):
        shape = ", ".join(str(one).partition(":")[0] for one in inspect.signature(form).parameters.values())
        yield _told(f"{form.__name__}({shape})", form)


def senses() -> Iterator[str]:
    """The senses of the game: of powers and flares, then of questions."""
    for named, within in (("sense of a power or flare", TESTS), ("sense of a question", NORMAL.heuristics)):
        yield f"- {named}: {', '.join(f'`{one}`' for one in sorted(within) if '.' not in one)}"


def things() -> Iterator[str]:
    """The structs that conditions and methods are given, with their fields; then the names of all choices."""
    known = {name: one for name, one in {**vars(state), **vars(api)}.items() if inspect.isclass(one) and name[0] != "_"}
    own = {name: one for name, one in sorted(known.items()) if one.__module__.startswith(_OWN)}
    for name, one in own.items():
        if issubclass(one, msgspec.Struct) and one.__struct_fields__:
            written = {
                key: kind for cls in one.__mro__[::-1] for key, kind in vars(cls).get("__annotations__", {}).items()
            }
            fields = ", ".join(f"{key}: {written[key]}" for key in one.__struct_fields__)
            yield _told(f"{name}({fields})", one)
            yield from rows({f"{name}.{key}": method for key, method in vars(one).items() if key[0] != "_"}, _OWN)
    for name, one in sorted({**vars(records), **vars(events), **vars(state)}.items()):
        if get_origin(one) is Literal:
            yield f"- `{name}`: {', '.join(f'`{choice!r}`' for choice in get_args(one))}"
    for name, one in own.items():
        if issubclass(one, Enum):
            yield f"- `{name}`: {', '.join(f'`{member.name}`' for member in one)}"


def _row(name: str, one: Callable[..., object]) -> str:
    shape = inspect.signature(one)
    parts = shape.parameters.values()
    named = [part if isinstance(part.default, _PLAIN) else part.replace(default=...) for part in parts]
    shown = str(shape.replace(parameters=named)).replace("'", "").replace("(self, ", "(").replace("Ellipsis", "...")
    return _told(f"{name}{shown}", one)


def _told(shape: str, one: object) -> str:
    told = (one.__doc__ or "").strip().partition("\n")[0]
    return f"- `{shape}`{f': {told}' if told else ''}"


def page() -> str:
    parts = [
        HEAD,
        _part("questions", "``one_of`` and the like ask one seat, ``under_seal`` all the ``ask`` of several.", forms()),
        _part(
            "what they are given", "``now.state`` is a ``CosmicState``, ``now.about`` what the hook names.", things()
        ),
        _part("senses", "Without one a power is used in challenges in which its holder takes part.", senses()),
        _part("by their names", "Called as they are, without a module before them.", rows(vars(api), _OWN)),
    ]
    for module in modules():
        if lines := [*rows(vars(module), module.__name__)]:
            about = (inspect.getdoc(module) or "").partition("\n")[0]
            parts.append(_part(module.__name__.rpartition(".")[2], about, lines))
    return "\n".join(parts)


def _part(title: str, about: str, lines: Iterable[str]) -> str:
    return "\n".join([f"## {title}", "", about, "", *lines, ""])


_OWN: Final = "bot."
_PLAIN: Final = (type(None), bool, int, str, tuple, type)
"""Defaults that are shown as they are; that of a part without one is a type as well."""


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page())
