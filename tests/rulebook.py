"""Reads the rulebook (``docs/rules``): which ids its books define, and which ids a text or a module cites."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
SLAP = RULES / "slap.md"
COSMIC = tuple(RULES / f"{book}.md" for book in ("cosmic", "moons", "zodiac", "skill-tokens", "asteroids"))
"""The books whose rules ``tests/cosmic/rules.txt`` lists, and whose worked examples are scenarios."""
NUMBER = r"(?:\d+(?:\.\d+)+|(?:Z|S|AST|X)\d+)"
"""How a rule of Cosmic Encounter is numbered."""

_LETTERS = r"(?:AST|POW|EX|[RATZSX])\d{1,3}"
_WINDOW = r"W(?:[1-9][a-g]?|E|X)"
_DEEP = r"\d{1,2}(?:\.\d{1,2}){2}"
_FLAT = r"\d{1,2}\.\d{1,2}"
_ALONE = r"(?<![\w.@#*/:-])({})(?![\w*]|\.\d)"
_ID = re.compile(_ALONE.format(rf"{_LETTERS}|{_WINDOW}|{_DEEP}"))
_ITEM = re.compile(rf"(?:cosmic |slap )?({_LETTERS}|{_WINDOW}|{_DEEP}|{_FLAT})")
_LIST = re.compile(r"[(\[]([^()\[\]]*)[)\]]")
_RANGE = re.compile(_ALONE.format(rf"(?:{_LETTERS}|{_DEEP}|{_FLAT}) ?[-–] ?(?:{_LETTERS}|{_DEEP}|{_FLAT})"))
_SHEET = re.compile(r"\bP([123])(?: (2[A-D]|section \d|\d))?(?:,? (?:Wild |Super )?([A-Z][a-z]+(?:-[A-Z][a-z]+)?))?")
_DESIGN = re.compile(r"\b[Dd]esign(?:: \w+| \d+(?:-\d+)?|\.md \d+)")


# --- what the books define --------------------------------------------------------------------------------------------


def numbers(text: str) -> set[str]:
    """The numbers of all rules in a book of Cosmic Encounter, headings included; without its examples."""
    text = re.split(r"^#+ (?:10\. )?Worked examples", text, maxsplit=1, flags=re.MULTILINE)[0]
    return {rule for rule in re.findall(rf"^(?:### )?({NUMBER})\b", text, re.MULTILINE) if not rule.startswith("9.")}


@lru_cache(maxsize=1)
def defined() -> Counter[str]:
    found: Counter[str] = Counter()
    for book in COSMIC:
        found.update(numbers(book.read_text(encoding="utf-8")))
    for book in sorted(RULES.glob("*.md")):
        found.update(_others(book.read_text(encoding="utf-8")))
    found.update(re.findall(rf"`({_WINDOW})`", (RULES / "cosmic.md").read_text(encoding="utf-8").partition("4.0.4")[0]))
    found.update(["WX", *re.findall(r"^### (9\.\d) ", (RULES / "cosmic.md").read_text(encoding="utf-8"), re.MULTILINE)])
    return found


def _others(text: str) -> Iterator[str]:
    yield from re.findall(r"^(?:- )?\*\*((?:[RATL]|EX|POW)\d+)\b", text, re.MULTILINE)
    yield from re.findall(r"^([ED]\d+[a-z]?) .*\[.*\]$", text, re.MULTILINE)
    yield from re.findall(r"^## (design \d+)", text, re.MULTILINE)
    yield from re.findall(r"^A section is cited .*`(design: \w+)`", text, re.MULTILINE)


@lru_cache(maxsize=1)
def headings() -> dict[str, frozenset[str]]:
    """Sheets, parts and sections of the three books of powers."""
    return {
        book: frozenset(
            re.findall(r"^##+ ([A-Z\d][A-Z\d-]*)\b", (RULES / f"powers-{book}.md").read_text("utf-8"), re.MULTILINE)
        )
        for book in "123"
    }


WITHOUT_POWER = frozenset(
    (
        "ARISTOCRAT",
        "BULLY",
        "CRYO",
        "DISEASE",
        "DOPPELGANGER",
        "EXTORTIONIST",
        "FIDO",
        "FILTH",
        "FORCE",
        "FURY",
        "GHOUL",
        "GRAVITON",
        "GRUDGE",
        "HACKER",
        "INDUSTRIALIST",
        "JUDGE",
        "KAMIKAZE",
        "MERCHANT",
        "MIMIC",
        "PRAW",
        "PROPHET",
        "REINCARNATOR",
        "SEEKER",
        "SILENCER",
        "SIREN",
        "SKEPTIC",
        "SNIVELER",
        "TRICKSTER",
        "VISIONARY",
        "WITCH",
        "YIN-YANG",
    )
)
"""Sheets that may stand in the third book without a power in the game; Praw is a board of its own and no power."""


def sheets(book: str) -> dict[str, str]:
    """The first point of each sheet in a book of powers: set, kind and level."""
    text = (RULES / f"powers-{book}.md").read_text("utf-8")
    found = re.findall(r"^### ([A-Z-]+) [^\n]*\n- (.*?)\n(?=- )", text, re.MULTILINE | re.DOTALL)
    return {name: " ".join(line.removeprefix("**Set**: ").split()) for name, line in found}


# --- what a text cites ------------------------------------------------------------------------------------------------


def cited(text: str, *, cosmic: bool = True) -> set[str]:
    """The ids that a text cites. Where Cosmic Encounter is spoken of, ``A12`` is a card.

    Elsewhere ``(4.6)`` may be a decimal and ``3.11.2`` a version, if they are no rule.
    """
    found = {match[1] for match in _ID.finditer(text)}
    for brackets in _LIST.findall(text):
        items = [_ITEM.fullmatch(item.strip()) for item in re.split(r"[;,] ?(?:and )?| and ", brackets)]
        found.update(item[1] for item in items if item)
    if cosmic:
        return {one for one in found if not re.match(r"[ART]\d", one)}
    return {one for one in found if one in defined() or not one[0].isdigit()}


def ranges(text: str) -> list[str]:
    """Ranges of ids, which hide those between."""
    found = [match[1] for match in _RANGE.finditer(text) if _ids_of_a_range(match[1])]
    return found + [one for one in _DESIGN.findall(text) if "-" in one]


def _ids_of_a_range(text: str) -> bool:
    low, high = (re.sub(r"\d+$", "", part.strip()) for part in re.split("[-–]", text))
    return low == high


def unresolved(text: str, *, cosmic: bool = True) -> set[str]:
    """Citations of a text that no book defines."""
    wrong = {one for one in cited(text, cosmic=cosmic) if one not in defined()}
    for book, part, name in _SHEET.findall(text):
        section = part.removeprefix("section ")
        wrong |= {f"P{book} {part}"} if part and section not in headings()[book] else set()
        wrong |= {f"P{book}, {name}"} if name and name.upper() not in headings()[book] else set()
    for one in _DESIGN.findall(text):
        wrong |= {one} if one not in defined() else set()
    return wrong


# --- what a module cites ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def said_in(path: Path) -> str:
    return speaks(path.read_text(encoding="utf-8"))


def speaks(source: str) -> str:
    """All that a module of Python says: its comments and strings; a string that is an id counts as one in brackets."""
    said = [
        one.string for one in tokenize.generate_tokens(io.StringIO(source).readline) if one.type == tokenize.COMMENT
    ]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            said.append(f"({text})" if _ITEM.fullmatch(text) else text)
    return "\n".join(said)
