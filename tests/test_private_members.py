"""Private members of libraries that the code uses stand in a table of ``docs/contributing.md``, with their tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TABLE = (ROOT / "docs" / "contributing.md").read_text().partition("\n## Private members")[2].partition("\n## ")[0]
FOLDERS = ("bot", "cogs", "renderers", "proving")
DOCUMENTED = {"_replace", "_fields", "_exit"}
"""Of named tuples and of ``os``: public in spite of their names."""
Room = tuple[str, ...]


def room(path: Path) -> Room:
    """The folder within which files may use each other's private names."""
    return path.relative_to(ROOT).parts[:2]


def own(tree: ast.Module) -> Iterator[str]:
    """The names that a file defines, imports or lists as a slot."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name, ctx=ast.Store()):
                yield name
            case ast.alias(name=name) | ast.Constant(value=str(name)):
                yield name


def private(tree: ast.Module) -> set[str]:
    names = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return {name for name in names if re.fullmatch(r"_(?!_).*(?<!__)", name)} - DOCUMENTED


def foreign(trees: dict[Path, ast.Module]) -> set[str]:
    """Private members that nothing in the room of whoever uses them defines."""
    known: dict[Room, set[str]] = {}
    for path, tree in trees.items():
        known.setdefault(room(path), set()).update(own(tree))
    return {name for path, tree in trees.items() for name in private(tree) - known[room(path)]}


def test_each_is_in_the_table_with_a_test_that_is_there() -> None:
    trees = {path: ast.parse(path.read_text()) for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")}
    rows = [line.strip("| ").split(" | ") for line in TABLE.splitlines() if line.startswith("| ")][1:]
    listed = {name for members, _, _ in rows for name in re.findall(r"_\w+", members)}
    assert {re.sub(r"^_[A-Z]\w*?(?=__)", "", name) for name in foreign(trees)} <= listed  # as Python mangles them
    assert all((ROOT / test.strip("`")).is_file() for _, _, test in rows)


def test_one_that_is_not_in_the_table_would_be_noticed() -> None:
    trees = {
        ROOT / "bot" / "a" / "b.py": ast.parse("client._mine()\nself._ours = 1\nrow._replace(a=1)\nx.__name__\n"),
        ROOT / "bot" / "a" / "c.py": ast.parse("def f(other):\n    return other._ours\n"),
        ROOT / "bot" / "d" / "e.py": ast.parse("f()._ours\n"),
    }
    assert foreign(trees) == {"_mine", "_ours"}
