"""The rooms of the house: no circle of imports, files of a size to read, and every folder says what lives there."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOPS = ("bot", "cogs", "renderers", "proving", "sandbox")
LONGEST = 500
"""Lines of a file: one opens it to understand one thing."""
LISTS = {
    "bot.cosmic.kinds.hooks": 700,
    "bot.store.rows": 560,
}
"""Longer files and their limits: many small things of one kind, which are only ever looked up."""
SHORT = 94
"""Lines below which something is a part of a thing, and belongs into the file of the rest."""
PARTS = 55
"""So many shorter files are left outside the collections; a merge lowers it."""
WAYS = 20
"""The highest cyclomatic complexity of a function."""
COLLECTIONS = {
    "bot/cosmic/powers",
    "bot/cosmic/edicts",
    "bot/cosmic/events",
    "bot/cosmic/phases",
    "bot/cosmic/expansions/moons/effects",
    "bot/store/statements",
}
"""Folders of many things of one kind, each in its own file; nobody looks for anything else there."""


@cache
def modules() -> Mapping[str, Path]:
    """Every module of the product by its dotted name."""
    found = {}
    for path in (path for top in TOPS for path in (ROOT / top).rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


@dataclass(frozen=True)
class Module:
    """Facts about a module that these tests need: kept in place of its tree."""

    told: str
    """Its docstring."""
    imported: tuple[ast.Import | ast.ImportFrom, ...]
    ways: tuple[tuple[str, int], ...]
    """Each function and its complexity."""


def module(code: str) -> Module:
    tree = ast.parse(code)
    inner = ast.walk(tree)
    return Module(
        ast.get_docstring(tree) or "",
        tuple(node for node in inner if isinstance(node, ast.Import | ast.ImportFrom)),
        tuple((node.name, ways(node)) for node in inner if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)),
    )


@cache
def read(path: Path) -> Module:
    return module(path.read_text())


def imports(module: Module, known: set[str]) -> set[str]:
    """The modules among ``known`` that ``module`` imports, for types alone or not."""
    found: set[str] = set()
    for node in module.imported:
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{one.name}" for one in node.names}
            found |= inner if inner <= known else (inner & known) | {node.module}
        elif isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
    return found & known


def circle(arrows: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring, each once; empty if there is none."""
    done: set[str] = set()
    for start in arrows:
        path, rows = [start], [iter(sorted(arrows[start]))]
        while rows and start not in done:
            following = next((one for one in rows[-1] if one not in done), None)
            if following is None:
                rows.pop()
                done.add(path.pop())
            elif following in path:
                return path[path.index(following) :]
            else:
                path.append(following)
                rows.append(iter(sorted(arrows[following])))
    return []


def test_no_modules_import_each_other_in_a_circle_not_even_for_types() -> None:
    known = modules()
    arrows = {name: imports(read(path), set(known)) - {name} for name, path in known.items()}
    assert circle(arrows) == []


@pytest.mark.parametrize(
    ("arrows", "ring"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": {"b"}}, ["b", "c"]),
        ({"a": {"b", "c"}, "b": {"d"}, "c": {"d"}, "d": set()}, []),
    ],
)
def test_a_circle_is_found_and_a_diamond_is_none(arrows: dict[str, set[str]], ring: list[str]) -> None:
    assert circle(arrows) == ring


def test_imports_for_types_alone_count() -> None:
    code = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.a import B\n    from bot import c\n"
    assert imports(module(code), {"bot.a", "bot.c"}) == {"bot.a", "bot.c"}


def folders() -> list[Path]:
    """Every folder of the product that holds modules."""
    return sorted({path.parent for path in modules().values()})


@cache
def lines() -> Mapping[str, int]:
    """The lines of each module that is no folder."""
    return {name: path.read_text().count("\n") for name, path in modules().items() if path.name != "__init__.py"}


def test_no_file_is_too_long_to_be_read_at_once() -> None:
    assert {name: count for name, count in lines().items() if count > LISTS.get(name, LONGEST)} == {}


def test_no_thing_is_spread_over_more_small_files_than_before() -> None:
    short = [
        name
        for name, count in lines().items()
        if count < SHORT and modules()[name].parent.relative_to(ROOT).as_posix() not in COLLECTIONS
    ]
    assert len(short) <= PARTS, "put a new part into the file of the thing it belongs to"


@pytest.mark.parametrize("folder", folders(), ids=lambda path: str(path.relative_to(ROOT)))
def test_every_folder_says_what_lives_there(folder: Path) -> None:
    assert missing(read(folder / "__init__.py").told, set(modules())) == []


EXCLUDES = re.compile(r"\b(no|nor|not|nothing|nobody|none|never|neither|only|alone|without)\b", re.IGNORECASE)
"""Without one of these words nothing can be said of what a room may not hold."""
NAMED = re.compile(rf"``((?:{'|'.join(TOPS)})(?:\.\w+)+)``")


def missing(told: str, known: set[str]) -> list[str]:
    """List what the docstring of a folder's ``__init__`` lacks, and what it names in vain."""
    lacks = {
        "a line for itself, then what lives there": "\n\n" not in told,
        "what may not be there": EXCLUDES.search(told) is None,
    }
    stale = [name for name in NAMED.findall(told) if not {name, name.rpartition(".")[0]} & known]
    return [*(lack for lack, so in lacks.items() if so), *stale]


@pytest.mark.parametrize(
    ("told", "lacking"),
    [
        ("Cards.\n\n``deck`` shuffles. No rule is known here, but in ``bot.rules``.", []),
        ("Cards. No rules.", ["a line for itself, then what lives there"]),
        ("Cards.\n\n``deck`` shuffles, and ``bot.rules`` says the rest.", ["what may not be there"]),
        ("Cards.\n\nNot here: ``bot.old.rules``.", ["bot.old.rules"]),
        ("Cards.\n\nNot here: ``bot.rules.beat``.", []),
    ],
)
def test_what_a_folder_does_not_say_is_noticed(told: str, lacking: list[str]) -> None:
    assert missing(module(f'"""{told}"""').told, {"bot.rules"}) == lacking


def ways(function: ast.AST) -> int:
    """The cyclomatic complexity of a function, with what is inside it: boolean operators and comprehensions count."""
    count = 1
    for node in ast.walk(function):
        match node:
            case ast.BoolOp(values=values):
                count += len(values) - 1
            case ast.comprehension(ifs=ifs):
                count += 1 + len(ifs)
            case ast.match_case(pattern=pattern):
                count += not (isinstance(pattern, ast.MatchAs) and pattern.pattern is None)
            case ast.If() | ast.IfExp() | ast.For() | ast.AsyncFor() | ast.While() | ast.ExceptHandler() | ast.Assert():
                count += 1
    return count


def test_no_function_has_more_than_twenty_ways() -> None:
    found = [(f"{name}.{one}", count) for name, path in modules().items() for one, count in read(path).ways]
    assert [one for one in found if one[1] > WAYS] == []


@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("def f(): pass", 1),
        ("def f(a, b):\n    if a and b or not a:\n        return [x for x in a if x]", 6),
        ("def f(a):\n    match a:\n        case 1: pass\n        case _: pass", 2),
    ],
)
def test_ways_are_counted(code: str, count: int) -> None:
    assert ways(ast.parse(code)) == count


def test_every_module_stands_on_the_page_of_its_room_and_the_map_leads_to_each_page() -> None:
    from tests.architecture import pages, room_of  # it looks at the house through this file

    made = pages()
    for name, path in modules().items():
        room = room_of(name)
        if room != "bot" and path.name != "__init__.py":
            assert f"\n- `{name.rpartition('.')[2]}`: " in made[f"{room.removeprefix('bot.')}.md"], name
    assert sorted([*re.findall(r"\]\(([\w.]+\.md)\)", made["map.md"]), "map.md"]) == sorted(made)
