"""Say messages: ``say = speech(language)``, then ``say("lobby-full", seats=5)``. See ``docs/words.md``.

The sentences are in ``locales/<language>/*.ftl``; code hands over facts. Reading and cutting a language takes
milliseconds, parsing it a second, so a message is parsed when it is first spoken. What is missing is
said in English.
"""

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
"""How a message or a term begins; everything that belongs to it is indented."""


class Reference(msgspec.Struct, frozen=True):
    """A mention in an entry: another message or term, or a fact."""

    name: str
    """Terms with their leading dash."""
    fact: bool = False


class Catalogue(msgspec.Struct, frozen=True):
    """The entries of one language as text, by id; terms have a leading dash."""

    language: str
    entries: Mapping[str, str]


def read(folder: Path) -> Catalogue:
    """The entries of all files below a language's folder. Raises ``ValueError`` if an id is there twice."""
    return Catalogue(folder.name, entries_in(sorted(folder.rglob("*.ftl"))))


def entries_in(files: Iterable[Path]) -> dict[str, str]:
    """The entries of files as text, by id. Raises ``ValueError`` if an id is there twice."""
    entries = dict[str, str]()
    for path in files:
        for name, source in _cut(path.read_text("utf-8")):
            if name in entries:
                raise ValueError(f"{path}: {name} is there twice")
            entries[name] = source
    return entries


def parsed(source: str) -> ast.Message | ast.Term | None:
    """One entry; None if it is not written as Fluent wants it."""
    entry = FluentParser(with_spans=False).parse_entry(source)
    return entry if isinstance(entry, ast.Message | ast.Term) else None


def references(entry: ast.Message | ast.Term) -> set[Reference]:
    """Everything that an entry mentions, in its value and in its attributes."""
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
"""Whose lists and numbers a language has, where its folder does not say it: ``A, B and C``."""
_LONGEST: Final = 2_000
"""Characters of a fact: no message of Discord holds more, and Fluent takes a few more at most."""
_REMEMBERED: Final = 4_096
"""What a voice has said and keeps: a game of Cosmic says some 3,000 things, each of them seventy times."""
_Style: TypeAlias = Literal["standard", "or", "comma"]
"""How a list is joined: ``A, B and C``, ``A, B or C``, ``A, B, C``."""


class Unspeakable(LookupError):
    """Raised when no language has a message, or none can say it with these facts: a mistake of the program."""


class Speech:
    """One language's voice; what it lacks or cannot say is said by ``fallback``."""

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
        """The message with its facts; an attribute's id is ``message.attribute``. Raises ``Unspeakable``."""
        for name, fact in facts.items():
            if isinstance(fact, list):
                facts[name] = tuple(fact)
        return self._remembered(key, **facts)

    def _remember(self) -> None:
        """Say each thing once: the same facts make the same words."""
        self._remembered = lru_cache(_REMEMBERED, typed=True)(self._said)

    def _said(self, key: str, /, **facts: Fact) -> str:
        pattern = self._pattern(key)
        problem: object = "no language has it"
        if pattern is not None:
            given = {name: self._fact(fact) for name, fact in facts.items()}
            said, errors = self._bundle.format_pattern(pattern, given)
            if isinstance(said, str) and not errors:
                return said
            problem = errors
        if self._fallback is None:
            raise Unspeakable(f"{key}: {problem}")
        return self._fallback(key, **facts)

    @cached_property
    def signed(self) -> Speech:
        """The same voice with the signs of messages, for texts that Discord shows; labels and alt texts have none."""
        other = copy(self)
        other._says_signs = True
        other._remember()
        other._fallback = None if self._fallback is None else self._fallback.signed
        return other

    def message(self, message: Message | str) -> str:
        """A message that was put together elsewhere; text is said as it is. Raises ``Unspeakable``."""
        if isinstance(message, str):
            return message
        return self._behind(message.sign, self(message.id, **message.facts))

    def _behind(self, sign: str, said: str) -> str:
        return f"{sign} {said}" if sign and self._says_signs else said

    def number(self, value: int | float) -> str:
        """A number with the marks of the language: ``1,204``."""
        found = FluentInt(value) if isinstance(value, int) else FluentFloat(value)
        return found.format(self._locale)

    def knows(self, key: str) -> bool:
        """The language has this message, or English has it."""
        return self._pattern(key) is not None or (self._fallback is not None and self._fallback.knows(key))

    def _pattern(self, key: str) -> Pattern | None:
        if key not in self._patterns:
            name, _, attribute = key.partition(".")
            self._load(name)
            found = self._bundle.get_message(name) if self._bundle.has_message(name) else None
            if found is None:
                self._patterns[key] = None
            else:
                self._patterns[key] = found.attributes.get(attribute) if attribute else found.value
        return self._patterns[key]

    def _load(self, name: str) -> None:
        """Parse an entry and all that it mentions, once."""
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
        """An entry of this language; a term that it lacks is the fallback's."""
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
    """Return a language's number formats; those of English if nobody has noted them down."""
    try:
        return Locale.parse(locale, sep="-")
    except UnknownLocaleError:
        return Locale.parse(DEFAULT)


@cache
def speech(language: Language) -> Speech:
    """The voice of a language; there is one in a process, and what it has parsed it keeps."""
    return Speech(read(LOCALES / language), None if language == DEFAULT else speech(DEFAULT))


class _Thing(FluentType):
    """A message as a fact: said in the language of the sentence."""

    def __init__(self, say: Speech, message: Message) -> None:
        self._say = say
        self._message = message

    def format(self, locale: Locale) -> str:
        return self._say.message(self._message)

    def form(self, name: str) -> str:
        """Another form of it, such as its dative; itself if it has no such form."""
        other = f"{self._message.id}.{name}"
        known = other if self._say.knows(other) else self._message.id
        return self._say._behind(self._message.sign, self._say(known, **self._message.facts))


class _Count(FluentInt):
    """A whole number; small ones have no marks in any language, which spares most of the time that a message takes."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if -1_000 < self < 1_000 else super().format(locale)


@lru_cache(1_024)
def _whole(number: int) -> _Count:
    return _Count(number)


class _List(FluentType):
    """Several things as a fact."""

    def __init__(self, things: Sequence[str], style: _Style = "standard") -> None:
        self.things = things
        self._style = style

    def format(self, locale: Locale) -> str:
        if self._style != "comma":
            return format_list(self.things, self._style, locale)[:_LONGEST]
        comma: str = locale.list_patterns["standard"]["middle"].replace("{0}", "").replace("{1}", "")
        return comma.join(self.things)[:_LONGEST]


class _Text(FluentType):
    """Text that a function of ours has made."""

    def __init__(self, text: str) -> None:
        self._text = text

    def format(self, locale: Locale) -> str:
        return self._text


def _list(things: _List, style: _Style = "standard") -> _List:
    """``LIST($names, style: "or")``: another way to join a list."""
    return _List(things.things, style)


def _count(things: _List) -> FluentInt:
    """``COUNT($names)``: how many a list has."""
    return FluentInt(len(things.things))


def _form(thing: _Thing | str, name: str) -> FluentType:
    """``FORM($card, "dative")``: a form of a thing that its message has as an attribute; text has one form only."""
    return _Text(thing.form(name) if isinstance(thing, _Thing) else thing)


FUNCTIONS: Final[dict[str, Callable[..., FluentType]]] = {"LIST": _list, "COUNT": _count, "FORM": _form}
"""What sentences may call besides Fluent's own ``NUMBER`` and ``ORDINAL``, by which a language counts places."""
