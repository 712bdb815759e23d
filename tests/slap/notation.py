"""Reads the example notation of the slap rules: splits text into examples, and says which lines it cannot read.

It knows the outer shape only (a header line, then ``given``, ``do`` or ``events``, ``then``); what the words mean is
up to the runner for E (engine) and the one for D (adjudication).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.example_files import blocks

HEADER = re.compile(r"^([ED]\d+[a-z]?)\s+(.+?)\s*(?:\[([^\]]*)\])?\s*$")
KEYWORDS = {"given": "given", "do": "body", "events": "body", "then": "then"}


@dataclass(frozen=True)
class Example:
    """One example as it was written: the three parts are raw lines without keyword and comment."""

    id: str
    title: str
    rules: tuple[str, ...]
    given: str
    body: str
    then: str


@dataclass(frozen=True)
class Malformed:
    """A line that does not fit the notation."""

    line: int
    text: str
    why: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}: {self.text}"


def words(part: str) -> list[tuple[str, str]]:
    """Split ``a:7C,2S turn:a flip`` into pairs of name and value; the value is empty where there is no colon."""
    return [(name, value) for name, _, value in (word.partition(":") for word in part.split())]


def read(text: str) -> tuple[list[Example], list[Malformed]]:
    """Find all examples in a text; with fenced blocks in it only those are read, and only blocks that hold a header."""
    examples: list[Example] = []
    wrong: list[Malformed] = []
    for block in blocks(text):
        if any(HEADER.match(line.strip()) for _, line in block):
            _read_block(block, examples, wrong)
    return examples, wrong


def _read_block(block: list[tuple[int, str]], examples: list[Example], wrong: list[Malformed]) -> None:
    head: tuple[int, str, str, tuple[str, ...]] | None = None
    parts: dict[str, str] = {}

    def finish() -> None:
        if head is None:
            return
        number, name, title, rules = head
        missing = [part for part in ("given", "body", "then") if part not in parts]
        if missing:
            wrong.append(Malformed(number, f"{name} {title}", f"no {' and no '.join(missing)} part"))
        else:
            examples.append(Example(name, title, rules, parts["given"], parts["body"], parts["then"]))

    for number, raw in block:
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        word, _, rest = line.partition(" ")
        part = KEYWORDS.get(word)
        if part is not None:
            if head is None:
                wrong.append(Malformed(number, line, "no example begins above this"))
            elif part in parts:
                wrong.append(Malformed(number, line, f"a second {word!r} in one example"))
            else:
                parts[part] = rest.strip()
        elif header := HEADER.match(line):
            finish()
            head = (number, header[1], header[2], tuple((header[3] or "").split()))
            parts = {}
        else:
            wrong.append(Malformed(number, line, "neither a header nor given, do, events or then"))
    finish()
