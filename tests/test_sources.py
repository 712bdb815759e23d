"""The nodes of a source are those that Python's own walk gives."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.sources import nodes

CODE = """
import a, b.c as d
async def f(x: int = 1, *y, z=None, **rest) -> "text":
    match x:
        case {"k": [1, *_], **more} | None: pass
    return [lambda: (yield f"{x!r:>{z}}") for one in y if one < 2 or not z]
"""


@pytest.mark.parametrize("code", [CODE, Path(__file__).read_text()], ids=["all sorts", "this file"])
def test_all_nodes_are_found_in_their_order(code: str) -> None:
    tree = ast.parse(code)
    assert nodes(tree) == [one for one in ast.walk(tree) if not isinstance(one, ast.expr_context)]
