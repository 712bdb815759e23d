"""Reads a pack's files without playing: imports, methods that nobody calls, words both ways, own tests."""

from __future__ import annotations

import ast
import re
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.cosmic.challenge.checkpoints import CHECKPOINTS
from bot.cosmic.kinds import packs
from bot.cosmic.kinds.effects import FLARES, POWERS, Effect, Flare, Kind, Power
from bot.cosmic.kinds.hooks import ANY_CHECKPOINT, Moment
from bot.words import brought
from bot.words.message import DEFAULT
from bot.words.speech import parsed, references

_API: Final = "bot.cosmic.api"
_FOR_SENSES: Final = ("bot.cosmic.ai.", "bot.cosmic.seen.views", "bot.kernel.ask")
_FORBIDDEN: Final = ("eval", "exec", "compile", "open", "__import__", "globals", "getattr", "setattr", "input")
_ENDLESS: Final = ("count", "cycle", "repeat")
"""Names of calls that never end and in which nothing ticks."""

_CHANGING: Final = ("append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "update")
_OF_A_GAME: Final = re.compile(r"\.state\.|\bmy\.(data|aim)\b")
_INSIDE: Final = re.compile(r" \(([^()]+:\d+)\)")
"""A place inside a sentence."""
_FORMS: Final = ("OneOf", "Order", "UpTo")


def misused(folder: Path) -> Iterator[str]:
    """Each line that does what packs may not."""
    for room in ("powers", "senses"):
        for path in sorted((folder / room).glob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
                for wrong in _misused(node, room):
                    yield f"{path}:{getattr(node, 'lineno', 1)}: {wrong}"


def _misused(node: ast.AST, room: str) -> Iterator[str]:
    imported = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
    imported += [one.name for one in node.names] if isinstance(node, ast.Import) else []
    allowed = (_API, *_FOR_SENSES) if room == "senses" else (_API,)
    yield from (f"it imports {name}, not {_API} alone" for name in imported if not name.startswith(allowed))
    if isinstance(node, ast.Attribute) and node.attr == "emit":
        yield "it emits an event: packs leave that to moves"
    if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self":
        yield f"it keeps {node.attr} in self: one object serves all games"
    elif changed := _changed(node):
        yield f"it changes {changed} itself: the state changes through moves alone"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _FORBIDDEN:
        yield f"it calls {node.func.id}, which reaches beyond the vocabulary"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _ENDLESS:
        yield f"it calls {node.func.id}, which may go on for ever without a step being counted"
    listed = isinstance(node, ast.Call) and any(isinstance(one, ast.List | ast.ListComp) for one in node.args)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _FORMS and listed:
        yield f"it gives {node.func.id} a list: give it a tuple"
    if isinstance(node, ast.Global | ast.Nonlocal):
        yield f"it changes {', '.join(node.names)} outside a game"


def _changed(node: ast.AST) -> str:
    """The part of a game that a node sets, deletes or calls a changing method of; empty if none."""
    if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
        target: ast.AST = node
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _CHANGING:
        target = node.func.value
    else:
        return ""
    written = ast.unparse(target)
    return written if _OF_A_GAME.search(written) else ""


def idle(folder: Path, own: Sequence[str]) -> Iterator[str]:
    """Methods that nobody calls, most likely for want of a decorator, or that nobody is asked about."""
    source = "\n".join(path.read_text("utf-8") for path in sorted((folder / "powers").glob("*.py")))
    called = {node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute)}
    for name in own:
        effects: list[Effect] = [POWERS[name], *FLARES[name].values()]
        for effect in effects:
            yield from _unasked(effect)
            for key, method in vars(type(effect)).items():
                known = key in called or key.startswith("__") or hasattr(Power, key) or hasattr(Flare, key)
                if callable(method) and not hasattr(method, "hooked") and not known:
                    code = method.__code__
                    where = f"{code.co_filename}:{code.co_firstlineno}"
                    yield f"{where}: {type(effect).__name__}.{key} answers no hook: is its decorator missing?"


_ASKED: Final = {ANY_CHECKPOINT.name, *(window for row in CHECKPOINTS.values() for window in row)}


def _unasked(effect: Effect) -> Iterator[str]:
    """Moments of use at which no checkpoint asks whether it is used."""
    acts = isinstance(effect, Power) and effect.kind is Kind.MANDATORY
    for answer in () if acts else effect.answers:
        hook = answer.hook
        if isinstance(hook, Moment) and not (hook.quiet or hook.named or hook.name in _ASKED):
            asked = "nobody is asked there: .by_name() asks the holder of a power, .quietly() acts unasked"
            yield fronted(f"{answer.place()} on {hook.name}: {asked}")


def peeping(folder: Path) -> Iterator[str]:
    """Conditions that look at a hand or a pile, and not at its number alone."""
    for path in sorted((folder / "powers").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.Lambda) and [one.arg for one in node.args.args] == ["now"]:
                inside = [*ast.walk(node)]
                counted = [one.args for one in inside if isinstance(one, ast.Call) and ast.unparse(one.func) == "len"]
                looked = [one for one in inside if isinstance(one, ast.Attribute) and one.attr in ("hand", "deck")]
                for one in looked:
                    if [one] not in counted:
                        why = "in a condition: only what everybody sees counts there"
                        yield f"{path}:{one.lineno}: {ast.unparse(one)} {why}"


# --- words ------------------------------------------------------------------------------------------------------------


def needless(folder: Path, pack: str) -> Iterator[str]:
    """Messages that nothing in the code asks for, and what one language says of what English does not."""
    wanted = {message.partition(".")[0] for message in packs.needed(pack)}
    for path in sorted((folder / "words").glob("*.ftl")):
        entries = brought.ENTRIES.get(path.stem, {})
        for name in entries:
            if f"-{pack}-" in name:
                where = packs.line([path], rf"^{re.escape(name)} *=")
                if name not in wanted:
                    yield f"{where}: nothing says {name}"
                elif path.stem != DEFAULT and (
                    odd := _variables(entries[name]) - _variables(brought.ENTRIES[DEFAULT].get(name, ""))
                ):
                    yield f"{where}: {name} speaks of {', '.join(sorted(odd))}, which English does not have"


def untold(folder: Path, pack: str) -> Iterator[str]:
    """List messages that other languages leave to English: people read them in English then."""
    for path in sorted((folder / "words").glob("*.ftl")):
        if path.stem != DEFAULT:
            for message in packs.needed(pack):
                if not packs.said(message, path.stem):
                    yield f"{path}: {message} is left to English"


def _variables(source: str) -> set[str]:
    """The facts that a message mentions."""
    entry = parsed(source) if source else None
    return {one.name for one in references(entry) if one.fact} if entry is not None else set()


# --- its own tests ----------------------------------------------------------------------------------------------------


def tests(folder: Path) -> Iterator[tuple[str, Callable[[], object]]]:
    """The plain functions of ``tests/`` that begin with ``test_``. Raises whatever its files raise."""
    for path in sorted((folder / "tests").glob("*.py")):
        names: dict[str, object] = {"__name__": f"packs.{path.stem}"}
        exec(compile(path.read_text("utf-8"), str(path), "exec"), names)
        for name, one in names.items():
            if name.startswith("test_") and callable(one):
                yield name, one


def failing(folder: Path) -> tuple[int, list[str]]:
    """Run its tests: their number, and a sentence for each that fails."""
    count, wrong = 0, []
    try:
        for name, test in tests(folder):
            count += 1
            try:
                test()
            except Exception as error:
                wrong.append(f"{place(error, folder)}{name}: {_told(error)}")
    except Exception as error:
        wrong.append(f"{place(error, folder)}{_told(error)}")
    return count, wrong


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def fronted(said: str, place: str = "") -> str:
    """``tent.py:9: Tent.fold broke`` for ``Tent.fold (tent.py:9) broke``, or with another place before it."""
    inside = _INSIDE.search(said)
    where = place or (f"{inside[1]}: " if inside else "")
    return where + _INSIDE.sub("", said)


def place(error: BaseException, folder: Path) -> str:
    """The last line of the pack that was reached."""
    rows = [row for row in traceback.extract_tb(error.__traceback__) if Path(row.filename).is_relative_to(folder)]
    with suppress(IndexError):
        return f"{rows[-1].filename}:{rows[-1].lineno}: "
    return ""
