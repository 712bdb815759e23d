"""Finds every place in the code that says something, and what it says with which facts, without running it."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.cosmic.kinds import registry
from bot.words.message import Ids

registry.load()

ROOT = Path(__file__).parents[2]
APART = ("bot/words/speech.py", "cogs/ui/translate.py")
"""What passes messages on that others say."""


@dataclass(frozen=True)
class Call:
    """One call that says something."""

    place: str
    ids: tuple[str, ...]
    """The ids it may say; empty if nobody can know."""
    facts: frozenset[str]
    table: bool
    """The ids are those of a table: each message may leave facts out."""
    odd: str = ""
    """What is wrong with the call itself."""


@cache
def calls() -> tuple[Call, ...]:
    """All calls in the code that players meet."""
    paths = [path for folder in ("bot", "cogs", "renderers") for path in sorted((ROOT / folder).rglob("*.py"))]
    return tuple(call for path in paths for call in _in(path))


@cache
def tables() -> dict[str, Ids]:
    """Every declared table of ids, by where it is."""
    found = dict[str, Ids]()
    for path in (path for folder in ("bot", "cogs", "renderers") for path in sorted((ROOT / folder).rglob("*.py"))):
        if "ids(" in path.read_text():
            module = importlib.import_module(_module(path))
            found |= {
                f"{_module(path)}.{name}": value for name, value in vars(module).items() if isinstance(value, Ids)
            }
    return found


def _in(path: Path) -> Iterator[Call]:
    relative = str(path.relative_to(ROOT))
    if relative.startswith(APART):
        return
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and _speaks(node.func):
            yield _call(node, path, f"{relative}:{node.lineno}")


def _speaks(function: ast.expr) -> bool:
    """``say(…)``, ``table.say(…)``, ``self._say(…)``, ``Message(…)``, ``speech(language)(…)``, ``say_to(item)(…)``."""
    if isinstance(function, ast.Call):
        return _name(function.func).startswith(("speech", "say", "voice"))
    return _name(function).lstrip("_") in ("say", "Message", "shown_as") or _name(function).endswith("_say")


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _call(node: ast.Call, path: Path, place: str) -> Call:
    facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
    odd = ""
    if any(keyword.arg is None for keyword in node.keywords):
        odd = "facts are named one by one, not by **"
    if len(node.args) != 1:
        odd = "a message takes its id first, and its facts by name"
    ids, table = _ids(node.args[0], path) if node.args else ((), False)
    if not ids:
        odd = odd or "ids are written out, or come from a table that `ids` declared in a module"
    return Call(place, ids, facts, table, odd)


def _ids(node: ast.expr, path: Path) -> tuple[tuple[str, ...], bool]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,), False
    if isinstance(node, ast.IfExp):
        (first, one), (second, other) = _ids(node.body, path), _ids(node.orelse, path)
        return ((*first, *second) if first and second else (), one or other)
    if isinstance(node, ast.Subscript):
        found = _constant(node.value, path)
        return (tuple(found.values()), True) if isinstance(found, Ids) else ((), False)
    return (), False


def _constant(node: ast.expr, path: Path) -> object:
    module = importlib.import_module(_module(path))
    if isinstance(node, ast.Name):
        return getattr(module, node.id, None)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(getattr(module, node.value.id, None), node.attr, None)
    return None


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
