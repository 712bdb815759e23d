"""``python -m tests.translations [language …]``: faults and gaps in translations; exits with 1 for faults."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words.message import DEFAULT, LANGUAGES, LOCALES
from bot.words.speech import Catalogue, Reference, parsed, read, references

_BY_NATURE = {"yes", "no", "zero", "one", "two", "few", "many", "other"}
"""Keys of yes, no and plurals; a typed text must never select one."""

_SENTENCE = re.compile(r"[A-Za-zÀ-ÿ]{2,},? [a-zà-ÿ]{2,} [a-zà-ÿ]{2,}")
"""Three words in a row, which no two languages share."""

entry_of = cache(parsed)
"""Cached: do not modify the entry."""


def junk(path: Path) -> list[str]:
    text = path.read_text("utf-8")
    found = list[str]()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            found.append(
                f"{path.name}, line {line}: {entry.annotations[0].message if entry.annotations else 'unreadable'}"
            )
    return found


def ids_of(catalogue: Catalogue) -> set[str]:
    found = set[str]()
    for name, source in catalogue.entries.items():
        entry = entry_of(source)
        if isinstance(entry, ast.Message):
            found |= {name} if entry.value is not None else set()
            found |= {f"{name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


def facts_of(catalogue: Catalogue, key: str) -> set[str]:
    """Includes the facts of the messages that it mentions."""
    name, _, wanted = key.partition(".")
    entry = entry_of(catalogue.entries[name])
    if entry is None:
        return set()
    if wanted:
        attributes = [attribute for attribute in entry.attributes if attribute.id.name == wanted]
        entry = ast.Message(entry.id, attributes=attributes)
    else:
        entry = ast.Message(entry.id, entry.value)
    found = set[str]()
    for mentioned in references(entry):
        if mentioned.fact:
            found.add(mentioned.name)
        elif not mentioned.name.startswith("-") and mentioned.name in catalogue.entries:
            found |= facts_of(catalogue, mentioned.name)
    return found


def forms(catalogue: Catalogue) -> set[str]:
    found = _Forms()
    for source in catalogue.entries.values():
        if (entry := entry_of(source)) is not None:
            found.visit(entry)
    return found.names


def lacking(english: Catalogue, other: Catalogue) -> list[str]:
    return sorted(ids_of(english) - ids_of(other))


def copied(english: Catalogue, other: Catalogue) -> list[str]:
    """Messages that are English sentences, word for word."""
    both = sorted(other.entries.keys() & english.entries.keys())
    same = [name for name in both if words(english.entries[name]) == words(other.entries[name])]
    return [name for name in same if _SENTENCE.search(words(english.entries[name]))]


def words(source: str) -> str:
    found = _Text()
    if (entry := entry_of(source)) is not None:
        found.visit(entry)
    return " ".join(found.parts)


def unsafe(entry: ast.Message | ast.Term) -> set[str]:
    """Facts both shown and used as a text selector: typed text could select for them."""
    found = _Choices()
    found.visit(entry)
    return found.shown & found.chosen


def problems(english: Catalogue, other: Catalogue) -> Iterator[str]:
    """Yield mismatches with the English files: unknown ids, other facts, missing references."""
    known, own, asked = ids_of(english), ids_of(other), forms(other)
    for key in sorted(own):
        if key in known:
            here, there = facts_of(other, key), facts_of(english, key)
            yield from (f"{key}: there is no fact ${name}" for name in sorted(here - there))
            yield from (f"{key}: does not tell ${name}" for name in sorted(there - here))
        elif key.partition(".")[2] not in asked:
            yield f"{key}: English has no such message"
    for name, source in other.entries.items():
        entry = entry_of(source)
        if entry is None:
            yield f"{name}: cannot be read"
            continue
        yield from (f"{name}: chooses by the text of ${fact} and shows it" for fact in sorted(unsafe(entry)))
        for mentioned in references(entry):
            if not _exists(mentioned, english, other):
                yield f"{name}: mentions {mentioned.name}, which does not exist"


def _exists(mentioned: Reference, english: Catalogue, other: Catalogue) -> bool:
    if mentioned.fact or mentioned.name in other.entries:
        return True
    return mentioned.name.startswith("-") and mentioned.name in english.entries


class _Text(Visitor):
    def __init__(self) -> None:
        self.parts = list[str]()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)


class _Choices(Visitor):
    def __init__(self) -> None:
        self.chosen = set[str]()
        self.shown = set[str]()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys - _BY_NATURE:
            self.chosen.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.shown.add(node.id.name)


class _Forms(Visitor):
    def __init__(self) -> None:
        self.names = set[str]()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        if node.id.name == "FORM":
            self.names |= {str(one.value) for one in node.arguments.positional if isinstance(one, ast.StringLiteral)}
        self.generic_visit(node)


def main(wanted: list[str]) -> int:
    english = read(LOCALES / DEFAULT)
    wrong = False
    for language in wanted or LANGUAGES:
        if language not in LANGUAGES:
            print(f"There is no folder locales/{language}.")
            return 1
        folder = LOCALES / language
        other = read(folder)
        missing = lacking(english, other)
        left = [] if language == DEFAULT else copied(english, other)
        found = [line for path in sorted(folder.rglob("*.ftl")) for line in junk(path)]
        found += problems(english, other)
        wrong = wrong or bool(found)
        print(f"{language}: {len(ids_of(english)) - len(missing) - len(left)} of {len(ids_of(english))} messages")
        for line in found:
            print(f"  wrong: {line}")
        begun, waiting = list[str](), Counter[str]()
        for file in sorted((LOCALES / DEFAULT).rglob("*.ftl")):
            names = set(re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE))
            rest = [key for key in (*missing, *left) if key.partition(".")[0] in names]
            part = file.relative_to(LOCALES / DEFAULT)
            if (folder / part).exists():
                begun += rest
            else:
                waiting[str(part if (folder / part).parent.exists() else f"{part.parts[0]}/")] += len(rest)
        for key in begun:
            print(f"  in English still: {key}")
        for name, count in waiting.items():
            print(f"  not begun: {name}, {count} messages")
    return int(wrong)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
