"""The two pages that go through the code, docs/a-press.md and docs/a-power.md, name what is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("a-press.md", "a-power.md")
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""Language and text."""
FILE = re.compile(r"`([\w./-]+/[\w.-]*)`")
CALLED = re.compile(r"`([\w.]+)\(\)`")
NAMED = re.compile(r"`([A-Z][A-Za-z_]{2,})`")
"""A class, or a constant."""
HEAD = re.compile(r"# ([\w./]+\.py), ([\w.]+)")
"""The first line of an excerpt: whence it is."""


def problems(page: str) -> Iterator[str]:
    for part in re.split(r"^## ", page, flags=re.MULTILINE):
        title, said = part.partition("\n")[0], FENCE.sub("", part)
        files = [name for name in FILE.findall(said) if not name.startswith("build/")]  # those are made on demand
        yield from (f"{title}: there is no {name}" for name in files if not (ROOT / name).exists())
        held = [ROOT / name for name in files if name.endswith(".py") and (ROOT / name).exists()]
        known = set(chain.from_iterable(map(names, held)))
        wanted = chain(CALLED.findall(said), NAMED.findall(said))
        yield from (f"{title}: none of its files has {name}" for name in wanted if name not in known)
        yield from (
            f"{title}: {reason}"
            for language, text in FENCE.findall(part)
            if language == "python"
            for reason in stray(text)
        )


@cache
def names(path: Path) -> frozenset[str]:
    """List the names that a file defines: ``Table``, ``Table.handle``, ``handle``, and functions behind its own
    name.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {target.id for node in tree.body for target in targets(node)}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            inner = [one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {node.name, *(f"{node.name}.{one.name}" for one in inner)}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found |= {node.name, f"{path.stem}.{node.name}"}
    return frozenset(found)


def targets(node: ast.stmt) -> list[ast.Name]:
    """The names that a line of a module gives a value."""
    held = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [one for one in held if isinstance(one, ast.Name)]


def stray(excerpt: str) -> Iterator[str]:
    """The lines of an excerpt that do not stand in the code that it names, in their order."""
    head, *lines = excerpt.splitlines()
    whence = HEAD.fullmatch(head)
    if whence is None or not (ROOT / whence[1]).exists():
        yield f"an excerpt does not say whence it is: {head}"
        return
    left = iter(source(ROOT / whence[1], whence[2]))
    for line in filter(str.strip, lines):
        if line not in left:  # goes on behind the line that was found before
            yield f"{whence[1]}, {whence[2]} has no such line there: {line.strip()}"
            return


def source(path: Path, name: str) -> list[str]:
    """The lines of a class, function or method; none if there is no such."""
    text = path.read_text(encoding="utf-8")
    body: list[ast.stmt] = ast.parse(text).body
    node: ast.stmt | None = None
    for step in name.split("."):
        kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        node = next((one for one in body if isinstance(one, kinds) and one.name == step), None)
        body = getattr(node, "body", [])
    return [] if node is None else text.splitlines()[node.lineno - 1 : node.end_lineno]


@pytest.mark.parametrize("name", PAGES)
def test_the_page_names_what_is_there(name: str) -> None:
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    assert len(CALLED.findall(page)) >= 20
    assert len(page.splitlines()) <= 150
    assert list(problems(page)) == []


@pytest.mark.parametrize(
    ("page", "says"),
    [
        ("`bot/play/actress.py`", "there is no bot/play/actress.py"),
        ("`bot/play/running/actor.py`: `Actor.putt()`", "none of its files has Actor.putt"),
        ("`bot/play/running/actor.py`: `Actress`", "none of its files has Actress"),
        ("## One\n`bot/play/running/actor.py`\n## Two\n`Actor.put()`", "Two: none of its files has Actor.put"),
        ("```python\n    pass\n```", "does not say whence it is"),
        (
            "```python\n# bot/play/running/actor.py, Actor.put\n        if self._queue.ask(item):\n```",
            "no such line",
        ),
        (
            "```python\n# bot/play/running/actor.py, Actor.retire\n        if self._queue.offer(item):\n```",
            "no such line",
        ),
    ],
)
def test_what_is_not_there_is_told(page: str, says: str) -> None:
    (told,) = problems(page)
    assert says in told


def test_what_is_there_is_not_told() -> None:
    lines = "        if self._queue.offer(item):\n            return\n"
    code = f"```python\n# bot/play/running/actor.py, Actor.put\n{lines}```"
    assert list(problems(f"`bot/play/running/actor.py` `bot/play/` `Actor.put()` `Actor` `DAMAGED_MS`\n{code}\n")) == []
