"""Packs: powers that come from outside the tree, each pack entered whole or not at all.

A pack is a folder: ``pack.toml``, ``powers/`` with a file for each, ``words/<language>.ftl``, ``emblems/`` and
``senses/``. It lies in the folder that ``PACKS`` names, or is a distribution whose entry point in
``zodiac_table.powers`` names its package. Its code runs with the bot's rights.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from fluent.syntax import ast

from bot.cosmic.kinds import effects, hooks, questions
from bot.cosmic.kinds.budget import TICK, bounded, compiled, limited, tick
from bot.cosmic.kinds.effects import FLARES, POWERS, Side
from bot.cosmic.model import aims, attributes, cards, origin
from bot.words import brought
from bot.words.message import DEFAULT, LANGUAGES, LOCALES
from bot.words.speech import entries_in, parsed, read

RULES: Final = 7
"""The version of the rules, named in saves and packs."""
ENTRY_POINTS: Final = "zodiac_table.powers"
MANIFEST: Final = "pack.toml"
POOL: Final = "pack:"


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: str
    author: str
    licence: str
    rules: int
    upgrades: tuple[str, ...] = ()
    """Earlier versions of the pack whose games continue with this one."""


class Pack(msgspec.Struct, frozen=True):
    folder: Path
    about: Manifest
    digest: str
    """Hash of its powers alone: words and emblems may change in the middle of a game."""

    @property
    def edition(self) -> str:
        return f"{self.about.version} {self.digest}"


class BadPack(Exception):
    """Raised for a pack that is not entered: one sentence that names the file and, where there is one, the line."""


PACKS: Final[dict[str, Pack]] = {}
REFUSED: Final[dict[str, str]] = {}
_REGISTERS: Final[tuple[dict[Any, Any], ...]] = (
    *(POWERS, FLARES, effects.FLARES_ON, effects.EDICTS, effects.USES),
    *(questions.QUESTIONS, questions.OWN_WORDS, questions.BY_STANDING),
    *(attributes.TOLD, attributes.SENTENCES, attributes.CALLED, aims.NAMED, aims.WORDS),
    *(cards.NAMES, cards.EDICTS, cards.PRICES, brought.ENTRIES, hooks.DECREES),
)
_TAKEN: Final = (
    *("awake", "captive", "cone", "edict", "flare", "moon", "pack"),
    *("power", "ring", "super", "under", "wild", "zodiac"),
)
_LONGEST: Final = 12
_KINDS: Final = ("power", "question-step", "question-choice", "event-aim", "event-decreed", "event-noted", "event")


def load() -> None:
    """Load all packs; ``REFUSED`` gets the reasons of those that fail."""
    for folder in found():
        try:
            enter(folder)
        except BadPack as refusal:
            REFUSED[str(folder)] = str(refusal)


def found() -> list[Path]:
    home = os.environ.get("PACKS", "")
    folders = {manifest.parent for manifest in Path(home).glob(f"*/{MANIFEST}")} if home else set()
    for point in entry_points(group=ENTRY_POINTS):
        try:
            folders.update(_rooms(point.module))
        except Exception as error:  # whatever its package does as it is looked for
            REFUSED[point.value] = f"{type(error).__name__}: {error}"
    return sorted(folders)


def _rooms(package: str) -> list[Path]:
    """The folders of an installed package. Raises ModuleNotFoundError and its parents' import errors."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"there is no package {package}")
    return [Path(room) for room in spec.submodule_search_locations]


def enter(folder: Path) -> Pack:
    """Load a pack. Raises ``BadPack``, and registers nothing of it then."""
    about = _manifest(folder)
    try:
        pack = Pack(folder, about, _digest(folder))
        with _trial(), origin.reading(about.name):
            brought.NAMES.add(about.name)
            _bring_words(folder, about.name)
            modules = [_run(path, about.name) for path in _files(folder, "powers")]
            senses = {
                name: bounded(one)
                for path in _files(folder, "senses")
                for name, one in vars(_run(path, about.name)).items()
                if callable(one) and getattr(one, "__module__", "") == _module(about.name, path)
            }
            _check(folder, about.name, modules)
            for who, sense in import_module("bot.cosmic.ai.brought").enter(about.name, senses):
                where = line(_files(folder, "powers"), re.escape(sense))
                raise BadPack(f"{where}: {who}: computer players have no sense {sense!r}")
    except BadPack:
        raise
    except (Exception, SystemExit) as error:
        raise BadPack(f"{_place(error, folder)}{error or type(error).__name__}") from error
    PACKS[about.name] = pack
    return pack


def check_names() -> None:
    """Raise ValueError if a power excludes one that does not exist."""
    for power in POWERS.values():
        for other in (*power.not_with, *power.not_beside):
            if other not in POWERS:
                raise ValueError(f"{power.name} keeps out {other}, which is no power")


def emblems() -> dict[str, Path]:
    files = ((name, path) for name, pack in PACKS.items() for path in _files(pack.folder, "emblems", "json"))
    return {f"{name}.{path.stem}": path for name, path in files}


def editions(powers: Iterable[str]) -> dict[str, str]:
    return {name: PACKS[name].edition for name in sorted({POWERS[one].pack for one in powers} - {""})}


def _manifest(folder: Path) -> Manifest:
    path = folder / MANIFEST
    try:
        about = msgspec.convert(tomllib.loads(path.read_text("utf-8")), Manifest)
    except (OSError, ValueError) as error:
        raise BadPack(f"{path}: {error}") from error
    name = about.name
    used = {*POWERS, *effects.EDICTS, *_TAKEN, *(brought.bare(key).partition(".")[0] for key in questions.QUESTIONS)}
    if not re.fullmatch(rf"[a-z]{{2,{_LONGEST}}}", name):
        raise BadPack(f"{path}: the name {name!r} is not 2 to {_LONGEST} small letters")
    if name in PACKS:
        raise BadPack(f"{path}: {PACKS[name].folder} is called {name} as well")
    if name in used:
        raise BadPack(f"{path}: something in the game is called {name}")
    if about.rules > RULES:
        raise BadPack(f"{path}: it was made for version {about.rules} of the rules, and these are version {RULES}")
    return about


def _files(folder: Path, kind: str, ending: str = "py") -> list[Path]:
    return sorted((folder / kind).glob(f"*.{ending}"))


def _digest(folder: Path) -> str:
    content = b"".join(path.name.encode() + b"\0" + path.read_bytes() + b"\0" for path in _files(folder, "powers"))
    return sha256(content).hexdigest()[:16]


@contextmanager
def _trial() -> Iterator[None]:
    """Roll back all declarations in its body if anything fails."""
    before = [
        {key: copy(value) if isinstance(value, dict | list | set) else value for key, value in register.items()}
        for register in _REGISTERS
    ]
    names = set(brought.NAMES)
    try:
        yield
    except BaseException:
        for register, was in zip(_REGISTERS, before, strict=True):
            register.clear()
            register.update(was)
        brought.NAMES.intersection_update(names)
        raise


# --- code -------------------------------------------------------------------------------------------------------------


def _module(pack: str, path: Path) -> str:
    return f"packs.{pack}.{path.parent.name}.{path.stem}"


def _run(path: Path, pack: str) -> ModuleType:
    module = ModuleType(_module(pack, path))
    module.__file__ = str(path)
    vars(module)[TICK] = tick
    sys.modules[module.__name__] = module
    with limited():
        exec(compiled(path.read_text("utf-8"), str(path)), vars(module))
    return module


def _place(error: BaseException, folder: Path) -> str:
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename).is_relative_to(folder):
        return f"{error.filename}:{error.lineno}: "
    rows = [row for row in traceback.extract_tb(error.__traceback__) if Path(row.filename).is_relative_to(folder)]
    return f"{rows[-1].filename}:{rows[-1].lineno}: {type(error).__name__}: " if rows else ""


def line(files: Iterable[Path], wanted: str) -> str:
    files = [*files]
    for path in files:
        for number, row in enumerate(path.read_text("utf-8").splitlines(), 1):
            if re.search(wanted, row):
                return f"{path}:{number}"
    return str(files[0])


def class_line(folder: Path, cls: type) -> str:
    return line(_files(folder, "powers"), rf"^class {cls.__name__}\b")


def _check(folder: Path, pack: str, modules: list[ModuleType]) -> None:
    """Refuse what loads but would break a game or do nothing. Raises ``BadPack`` and ``ValueError``."""
    own = {name: power for name, power in POWERS.items() if power.pack == pack}
    if not own:
        raise BadPack(f"{folder / 'powers'}: there is no power")
    for module in modules:
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, effects.Edict) and one.__module__ == module.__name__:
                raise BadPack(f"{class_line(folder, one)}: {one.__name__} is an edict: packs bring powers and flares")
    for of, texts in FLARES.items():
        if brought.pack_of(of) == pack and of not in own:
            cls = type(next(iter(texts.values())))
            raise BadPack(f"{class_line(folder, cls)}: {cls.__name__} is a flare of {of}, which is no power")
    for name, power in own.items():
        for side in Side:
            if side not in FLARES.get(name, {}):
                raise BadPack(f"{class_line(folder, type(power))}: {brought.bare(name)} has no {side} flare")
        for other in (*power.not_with, *power.not_beside):
            if other not in POWERS:
                raise BadPack(f"{class_line(folder, type(power))}: it keeps out {other}, which is no power")
    for path in _files(folder, "emblems", "json"):
        if f"{pack}.{path.stem}" not in own:
            raise BadPack(f"{path}: there is no power {path.stem}")
        try:
            msgspec.json.decode(path.read_bytes(), type=dict)
        except msgspec.MsgspecError as error:
            raise BadPack(f"{path}: {error}") from error
    for message, where in needed(pack).items():
        if not said(message):
            raise BadPack(f"{line(_files(folder, 'powers'), where)}: {message} is in no file of {folder / 'words'}")


# --- words ------------------------------------------------------------------------------------------------------------


def _bring_words(folder: Path, pack: str) -> None:
    """Register the messages of all languages. Raises ``BadPack``."""
    for path in _files(folder, "words", "ftl"):
        if path.stem not in LANGUAGES:
            raise BadPack(f"{path}: nobody speaks {path.stem} here, but {', '.join(LANGUAGES)}")
        entries = entries_in([path])
        for name, source in entries.items():
            where = line([path], rf"^{re.escape(name)} *=")
            if not any(name.startswith(f"{kind}-{pack}-") for kind in _KINDS) or name in _tree():
                begins = ", ".join(f"{kind}-{pack}-" for kind in _KINDS)
                raise BadPack(f"{where}: {name} begins with none of {begins}, or is a message of the game")
            if parsed(source) is None:
                raise BadPack(f"{where}: {name} is not written as Fluent wants it")
        brought.ENTRIES.setdefault(path.stem, {}).update(entries)


def needed(pack: str) -> dict[str, str]:
    """Messages that a table needs, each with what in the code needs it."""
    found = {}
    for name, power in POWERS.items():
        if power.pack == pack:
            for attribute in ("text", "example", *Side):
                found[f"power-{brought.dashed(name)}.{attribute}"] = rf"^class {type(power).__name__}\b"
    rows: list[tuple[str, Iterable[str], Callable[[str], str]]] = [
        ("question-choice-", questions.OWN_WORDS, lambda key: rf"\b{key.rpartition('.')[2]}\b"),
        ("event-aim-", aims.NAMED, lambda key: rf'"{brought.bare(key)}"'),
        ("event-", aims.WORDS, lambda key: "Aim"),
        ("event-decreed-", hooks.DECREES, lambda key: rf'"{brought.bare(key)}"'),
        ("event-noted-", attributes.SENTENCES, lambda key: rf'"{brought.bare(key)}"'),
        ("event-", attributes.CALLED, lambda key: "named=True"),
    ]
    for prefix, keys, where in rows:
        found |= {f"{prefix}{brought.dashed(key)}": where(key) for key in keys if brought.pack_of(key) == pack}
    for asked in (one for key, one in questions.QUESTIONS.items() if brought.pack_of(key) == pack):
        says, message = brought.bare(asked.says), brought.dashed(asked.says)
        known = f"question-step-{message}" in _tree() or f"question-{message}" in _tree()
        if says not in ("", questions.USE) and not known:
            found[f"question-step-{pack}-{brought.dashed(says)}"] = rf'"{says}"'
        if asked.standing is questions.Standing.USUAL:
            found[f"power-{brought.dashed(asked.key)}-usual"] = rf'"{brought.bare(asked.key)}"'
    return found


@cache
def _tree() -> Mapping[str, str]:
    return read(LOCALES / DEFAULT).entries


def said(message: str, language: str = DEFAULT) -> bool:
    name, _, attribute = message.partition(".")
    source = brought.ENTRIES.get(language, {}).get(name)
    entry = None if source is None else parsed(source)
    if not isinstance(entry, ast.Message):
        return False
    return any(one.id.name == attribute for one in entry.attributes) if attribute else entry.value is not None
