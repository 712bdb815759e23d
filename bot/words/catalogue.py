"""The messages of one language, read from its ``.ftl`` files. A message is parsed when it is first spoken.

Reading and cutting a whole language takes milliseconds, parsing it a second: so nothing is parsed that nobody says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""How a message or a term begins; everything that belongs to it is indented."""


class Reference(msgspec.Struct, frozen=True):
    """What an entry mentions: another message or term, or a fact."""

    name: str
    """Terms with their leading dash."""
    fact: bool = False


class Catalogue(msgspec.Struct, frozen=True):
    """The entries of one language as text, by id; terms have a leading dash."""

    language: str
    entries: Mapping[str, str]


def read(folder: Path) -> Catalogue:
    """The entries of all files below a language's folder. Raises ``ValueError`` if an id is there twice."""
    entries = dict[str, str]()
    for path in sorted(folder.rglob("*.ftl")):
        for name, source in _cut(path.read_text("utf-8")):
            if name in entries:
                raise ValueError(f"{path}: {name} is there twice")
            entries[name] = source
    return Catalogue(folder.name, entries)


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
    for start, end in zip(starts, ends, strict=True):
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
