"""Reads the scenario notation of Cosmic Encounter (docs/notation.md): text into scenarios, and what cannot be read.

Pure text: it knows the shape of lines, words and values, but no rule, card or question. ``notation_table`` lays a
position out, ``notation_run`` plays and ``notation_check`` compares.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from tests.example_files import blocks

PLAYERS = "abcdef"

Part = Literal["given", "do", "then"]
_PARTS: dict[str, Part] = {"given": "given", "do": "do", "then": "then"}
Op = Literal[":", "~", "!", "?"]

_HEADER = re.compile(r"^([A-Z]+\d+[a-z]?)\s+(.+?)\s*(?:\[([^\]]*)\])?\s*$")
_COMMENT = re.compile(r"(?:^|\s)#\s.*$|(?:^|\s)#$")
_WORD = re.compile(r"^([A-Za-z][\w-]*(?:\.[\w-]+)*)(?:([:~!?])(\S*))?$")
_ITEM = re.compile(r"^(.+?)(?:\*(\d+))?$")
_STACK = re.compile(r"^([a-f])(\d+)(?:\.([A-Z]+))?$")
_SIZE = re.compile(r"^#(\d+)$")
_EVENT = re.compile(r"^([\w.]+)(?:\((.*)\))?$")
_REFUSED = re.compile(r"^(.*?)!([A-Z]*[\d.]*\d[a-z]?)?$")


class Unread(ValueError):
    """Raised when a word's value does not fit the notation; the text says which and how it should look."""


@dataclass(frozen=True)
class Word:
    """``path op value``, such as ``a.hand:A8,C`` or ``discard~plague``. A bare word has the op ``:`` and no value."""

    path: tuple[str, ...]
    op: Op
    value: str
    line: int

    def __str__(self) -> str:
        return ".".join(self.path) + (f"{self.op}{self.value}" if self.value or self.op != ":" else "")

    @property
    def seat(self) -> int | None:
        """The player whose letter begins the path; None if it is no player's word."""
        letter = self.path[0]
        return PLAYERS.index(letter) if len(self.path) > 1 and letter in tuple(PLAYERS) else None


@dataclass(frozen=True)
class Step:
    """All words of one or more lines of one kind, in the order of the text."""

    part: Part
    words: tuple[Word, ...]


@dataclass(frozen=True)
class Scenario:
    """One scenario: a position, then what is done and what must be, in turns."""

    id: str
    title: str
    rules: tuple[str, ...]
    given: tuple[Word, ...]
    steps: tuple[Step, ...]
    """``do`` and ``then`` in the order of the text."""


@dataclass(frozen=True)
class Malformed:
    """A line that does not fit the notation."""

    line: int
    text: str
    why: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}: {self.text}"


# --- values -----------------------------------------------------------------------------------------------------------


def items(value: str) -> list[str]:
    """``A8,C*2`` as ``["A8", "C", "C"]``; ``-`` and nothing are the empty list."""
    found: list[str] = []
    for item in value.split(",") if value not in ("-", "") else []:
        match = _ITEM.match(item)
        if match is None:
            raise Unread(f"{value}: an item is missing between two commas")
        found += [match[1]] * int(match[2] or 1)
    return found


def shares(value: str) -> dict[str, int]:
    """``b2*3,a1`` as ``{"b2": 3, "a1": 1}``, for a whole divided over places."""
    found: dict[str, int] = {}
    for item in items(value):
        found[item] = found.get(item, 0) + 1
    return found


def stacks(value: str) -> dict[int, tuple[int, str]]:
    """``a4,b2.EL`` as tokens by seat: how many, and their letters if they have some. ``-`` is no token at all."""
    found: dict[int, tuple[int, str]] = {}
    for item in value.split(",") if value not in ("-", "") else []:
        match = _STACK.match(item)
        if match is None:
            raise Unread(f"{item} is no tokens: write a player and a number, such as a4")
        seat = PLAYERS.index(match[1])
        if seat in found:
            raise Unread(f"{value}: {match[1]} comes twice")
        found[seat] = (int(match[2]), match[3] or "")
    return found


def size(value: str) -> int | None:
    """``#3`` as 3, the number of things instead of the things; None for any other value."""
    match = _SIZE.match(value)
    return int(match[1]) if match else None


def pairs(value: str) -> dict[str, str]:
    """``seat=a,count=2`` as a dictionary; lists inside are written with ``+``: ``cards=A8+C``."""
    found: dict[str, str] = {}
    for item in value.split(",") if value else []:
        name, equals, what = item.partition("=")
        if not equals or not name:
            raise Unread(f"{item}: write name=value")
        found[name] = what
    return found


def event(value: str) -> tuple[str, dict[str, str]]:
    """``committed(seat=a,count=2)`` as the kind of an event and what its data must hold."""
    match = _EVENT.match(value)
    if match is None:
        raise Unread(f"{value}: write an event as kind or kind(name=value,...)")
    return match[1], pairs(match[2] or "")


def refusal(value: str) -> tuple[str, str | None]:
    """``a1*5!4.4.1`` as the answer and the rule that refuses it; the rule is empty after a bare ``!``, None without."""
    match = _REFUSED.match(value)
    return (match[1], match[2] or "") if match else (value, None)


# --- text -------------------------------------------------------------------------------------------------------------


def read(text: str) -> tuple[list[Scenario], list[Malformed]]:
    """All scenarios of a text; with fenced blocks in it only those are read, and only blocks that hold a header."""
    scenarios: list[Scenario] = []
    wrong: list[Malformed] = []
    for block in blocks(text):
        if any(_HEADER.match(line.strip()) for _, line in block):
            _Reader(scenarios, wrong).read(block)
    return scenarios, wrong


class _Reader:
    """Reads one block line by line."""

    def __init__(self, scenarios: list[Scenario], wrong: list[Malformed]) -> None:
        self._scenarios = scenarios
        self._wrong = wrong
        self._head: tuple[int, str, str, tuple[str, ...]] | None = None
        self._given: list[Word] = []
        self._steps: list[Step] = []
        self._broken = False

    def read(self, block: list[tuple[int, str]]) -> None:
        for number, raw in block:
            line = _COMMENT.sub("", raw).strip()
            first, _, rest = line.partition(" ")
            part = _PARTS.get(first)
            if part is not None:
                self._line(number, line, part, rest)
            elif header := _HEADER.match(line):
                self._finish()
                self._head = (number, header[1], header[2], tuple((header[3] or "").split()))
            elif line:
                self._complain(number, line, "neither a header nor given, do or then")
        self._finish()

    def _line(self, number: int, line: str, part: Part, rest: str) -> None:
        if self._head is None:
            self._complain(number, line, "no scenario begins above this")
            return
        if part == "given" and self._steps:
            self._complain(number, line, "a position comes before what is done")
            return
        words = self._words(number, rest)
        if part == "given":
            self._given += words
        elif self._steps and self._steps[-1].part == part:
            self._steps[-1] = Step(part, self._steps[-1].words + tuple(words))
        else:
            self._steps.append(Step(part, tuple(words)))

    def _words(self, number: int, rest: str) -> list[Word]:
        words = []
        for text in rest.split():
            match = _WORD.match(text)
            if match is None:
                self._complain(number, text, "not a word of the form name:value")
            else:
                op: Op = match[2] or ":"  # type: ignore[assignment]  # the pattern has no other
                words.append(Word(tuple(match[1].split(".")), op, match[3] or "", number))
        return words

    def _complain(self, number: int, text: str, why: str) -> None:
        self._wrong.append(Malformed(number, text, why))
        self._broken = True

    def _finish(self) -> None:
        if self._head is not None:
            number, name, title, rules = self._head
            if not any(step.part == "then" and step.words for step in self._steps):
                self._complain(number, f"{name} {title}", "nothing is expected: no then line with a word in it")
            if not self._broken:
                self._scenarios.append(Scenario(name, title, rules, tuple(self._given), tuple(self._steps)))
        self._head, self._given, self._steps, self._broken = None, [], [], False
