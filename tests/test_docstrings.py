"""Docstrings say what something does or is, instead of asking."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PRODUCT = ("bot", "cogs", "renderers", "proving", "sandbox", "bench")
ASKING = frozenset({"What", "Who", "Whoever", "Whom", "Whose", "Whether", "How", "Where", "When", "Which"})
"""First words of a noun clause: swapped for another word it is no better."""
MAY_ASK = re.compile(rf"[\"'][\s\\]*(?:{'|'.join(sorted(ASKING))})\b")
"""Is in every file with such a docstring, and in few others: to read a tree takes longer."""
MOST = 20
"""Docstrings of tests that may."""


def asking(code: str) -> Iterator[str]:
    """Docstrings of modules, classes and functions that begin with such a word."""
    if not MAY_ASK.search(code):
        return
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            told = ast.get_docstring(node) or ""
            if told.split(" ", 1)[0].rstrip(",.:;") in ASKING:
                yield told.partition("\n")[0]


def below(top: str) -> list[tuple[str, str]]:
    return [(str(path), told) for path in (ROOT / top).rglob("*.py") for told in asking(path.read_text())]


@pytest.mark.parametrize("top", PRODUCT)
def test_no_docstring_of_the_product_begins_as_a_question(top: str) -> None:
    assert below(top) == []


def test_hardly_any_docstring_of_the_tests_begins_as_a_question() -> None:
    found = below("tests")
    assert len(found) <= MOST, found


def test_a_docstring_that_asks_is_found() -> None:
    code = '"""Rules."""\n\n\ndef end():\n    """Whether it ends.\n\n    Never."""\n\n\nclass A:\n    """A seat."""\n'
    assert list(asking(code)) == ["Whether it ends."]
