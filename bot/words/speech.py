"""Say messages: ``say = speech(language)``, then ``say("lobby-full", seats=5)``. See ``docs/words.md``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec
from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words import brought
from bot.words.message import DEFAULT, LOCALES, Fact, Language, Message

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


class Reference(msgspec.Struct, frozen=True):
    name: str
    """Terms with their leading dash."""
    fact: bool = False


class Catalogue(msgspec.Struct, frozen=True):
    language: str
    entries: Mapping[str, str]


def read(folder: Path) -> Catalogue:
    """Raises ``ValueError`` if an id is there twice."""
    return Catalogue(folder.name, entries_in(sorted(folder.rglob("*.ftl"))))


def entries_in(files: Iterable[Path]) -> dict[str, str]:
    """Raises ``ValueError`` if an id is there twice."""
    entries = dict[str, str]()
    for path in files:
        for name, source in _cut(path.read_text("utf-8")):
            if name in entries:
                raise ValueError(f"{path}: {name} is there twice")
            entries[name] = source
    return entries


def parsed(source: str) -> ast.Message | ast.Term | None:
    entry = FluentParser(with_spans=False).parse_entry(source)
    return entry if isinstance(entry, ast.Message | ast.Term) else None


def references(entry: ast.Message | ast.Term) -> set[Reference]:
    found = _References()
    found.visit(entry)
    return found.names


def _cut(text: str) -> Iterator[tuple[str, str]]:
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=False):
        yield start[1], text[start.start() : end]


class _References(Visitor):
    def __init__(self) -> None:
        self.names = set[Reference]()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.add(Reference(node.id.name))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.names.add(Reference(f"-{node.id.name}"))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(Reference(node.id.name, fact=True))


_YES_NO: Final = ("no", "yes")
_LOCALES: Final = {"en": "en-GB"}
"""Locale of lists and numbers, where the folder's name is not enough: ``A, B and C``."""
_LONGEST: Final = 2_000
"""Characters of a fact: no Discord message holds more, and Fluent takes only a few more."""
_REMEMBERED: Final = 4_096
"""Size of a voice's cache: a game of Cosmic says some 3,000 things, each of them seventy times."""
_Style: TypeAlias = Literal["standard", "or", "comma"]
"""Joins lists as ``A, B and C``, ``A, B or C``, ``A, B, C``."""


class Unspeakable(LookupError):
    """Raised when no language has a message, or none can say it with these facts: a mistake of the program."""


class Speech:
    """One language's sentences; missing or broken ones come from ``fallback``."""

    def __init__(self, catalogue: Catalogue, fallback: Speech | None = None) -> None:
        self.language = catalogue.language
        self._catalogue = catalogue
        self._fallback = fallback
        self._loaded = set[str]()
        self._patterns = dict[str, Pattern | None]()
        locale = _LOCALES.get(catalogue.language, catalogue.language)
        self._locale = _conventions(locale)
        functions: dict[str, Callable[..., Any]] = {**FUNCTIONS, "ORDINAL": self._locale.ordinal_form}
        self._bundle = FluentBundle([locale, DEFAULT], functions, use_isolating=False)
        self._says_signs = False
        self._remember()

    def __call__(self, key: str, /, **facts: Fact) -> str:
        """Format a message; an attribute's id is ``message.attribute``. Raises ``Unspeakable``."""
        for name, fact in facts.items():
            if isinstance(fact, list):
                facts[name] = tuple(fact)
        return self._remembered(key, **facts)

    def _remember(self) -> None:
        """Cache messages: the same facts make the same words."""
        self._remembered = lru_cache(_REMEMBERED, typed=True)(self._said)

    def _said(self, key: str, /, **facts: Fact) -> str:
        pattern = self._patterns[key] if key in self._patterns else self._pattern(key)
        problem: object = "no language has it"
        if pattern is not None:
            given = dict[str, object]()
            for name, fact in facts.items():
                if type(fact) is str:  # Most are, so that a call for each would be felt.
                    given[name] = fact[:_LONGEST]
                else:
                    given[name] = self._fact(fact)
            said, errors = self._bundle.format_pattern(pattern, given)
            if isinstance(said, str) and not errors:
                return said
            problem = errors
        if self._fallback is None:
            raise Unspeakable(f"{key}: {problem}")
        return self._fallback(key, **facts)

    @cached_property
    def signed(self) -> Speech:
        """The same voice with signs, for texts that Discord shows; labels and alt texts have none."""
        other = copy(self)
        other._says_signs = True
        other._remember()
        other._fallback = None if self._fallback is None else self._fallback.signed
        return other

    def message(self, message: Message | str) -> str:
        """Format a message put together elsewhere; text stays as it is. Raises ``Unspeakable``."""
        if isinstance(message, str):
            return message
        said = self._remembered(message.id, **message.facts)
        return f"{message.sign} {said}" if message.sign and self._says_signs else said

    def number(self, value: int | float) -> str:
        """With the separators of the language: ``1,204``."""
        found = FluentInt(value) if isinstance(value, int) else FluentFloat(value)
        return found.format(self._locale)

    def knows(self, key: str) -> bool:
        """True if the language or its fallback has this message."""
        return self._pattern(key) is not None or (self._fallback is not None and self._fallback.knows(key))

    def _pattern(self, key: str) -> Pattern | None:
        if key not in self._patterns:
            name, _, attribute = key.partition(".")
            self._load(name)
            found = self._bundle.get_message(name) if self._bundle.has_message(name) else None
            patterns = found and {"": found.value, **found.attributes}
            self._patterns[key] = patterns.get(attribute) if patterns else None
        return self._patterns[key]

    def _load(self, name: str) -> None:
        if name in self._loaded:
            return
        self._loaded.add(name)
        entry = self._entry(name)
        if entry is not None:
            self._bundle.add_resource(ast.Resource([entry]))
            for mentioned in references(entry):
                if not mentioned.fact:
                    self._load(mentioned.name)

    def _entry(self, name: str) -> ast.Message | ast.Term | None:
        """An entry of this language; missing terms come from the fallback."""
        source = self._catalogue.entries.get(name) or brought.ENTRIES.get(self.language, {}).get(name)
        entry = parsed(source) if source is not None else None
        if entry is None and name.startswith("-") and self._fallback is not None:
            return self._fallback._entry(name)
        return entry

    def _fact(self, fact: Fact) -> object:
        if isinstance(fact, bool):
            return _YES_NO[fact]
        if isinstance(fact, Message):
            return _Thing(self, fact)
        if isinstance(fact, str):
            return fact[:_LONGEST]
        if isinstance(fact, int):
            return _whole(fact)
        if isinstance(fact, float):
            return fact
        return _List([self.message(one) if isinstance(one, Message) else one for one in fact])


def _conventions(locale: str) -> Locale:
    """English for unknown locales."""
    try:
        return Locale.parse(locale, sep="-")
    except UnknownLocaleError:
        return Locale.parse(DEFAULT)


@cache
def speech(language: Language) -> Speech:
    """One in a process, which keeps its parsed messages."""
    return Speech(read(LOCALES / language), None if language == DEFAULT else speech(DEFAULT))


class _Thing(FluentType):
    def __init__(self, say: Speech, message: Message) -> None:
        self._say = say
        self._message = message

    def format(self, locale: Locale) -> str:
        return self._say.message(self._message)

    def form(self, name: str) -> str:
        """Another form, such as the dative; the message itself if it has no such form."""
        other = f"{self._message.id}.{name}"
        if not self._say.knows(other):
            return self._say.message(self._message)
        return self._say.message(Message(other, **self._message.facts).behind(self._message.sign))


class _Count(FluentInt):
    """Small numbers need no separators in any language, which saves most of the time."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -1_000 < self < 1_000 else super().format(locale)


@lru_cache(1_024)
def _whole(number: int) -> _Count:
    return _Count(number)


class _List(FluentType):
    def __init__(self, things: Sequence[str], style: _Style = "standard") -> None:
        self.things = things
        self._style = style

    def format(self, locale: Locale) -> str:
        if self._style != "comma":
            return format_list(self.things, self._style, locale)[:_LONGEST]
        comma: str = locale.list_patterns["standard"]["middle"].replace("{0}", "").replace("{1}", "")
        return comma.join(self.things)[:_LONGEST]


class _Text(FluentType):
    def __init__(self, text: str) -> None:
        self._text = text

    def format(self, locale: Locale) -> str:
        return self._text


def _list(things: _List, style: _Style = "standard") -> _List:
    """``LIST($names, style: "or")``."""
    return _List(things.things, style)


def _count(things: _List) -> FluentInt:
    """``COUNT($names)``."""
    return FluentInt(len(things.things))


def _form(thing: _Thing | str, name: str) -> FluentType:
    """``FORM($card, "dative")``: an attribute of a message; text has one form only."""
    return _Text(thing.form(name) if isinstance(thing, _Thing) else thing)


FUNCTIONS: Final[dict[str, Callable[..., FluentType]]] = {"LIST": _list, "COUNT": _count, "FORM": _form}
"""Besides Fluent's own ``NUMBER`` and ``ORDINAL``."""
