"""Base files name no power, edict, moon or expansion: each says beside itself what is special about it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import bot.cosmic
from bot.cosmic.expansions.moons.moon import MOONS
from bot.cosmic.kinds import registry

HOME = Path(bot.cosmic.__file__).parent
LEAVES = ("powers", "edicts", "expansions", "variants")
"""Folders of things that may speak of each other."""
ORDINARY = {"chosen", "force", "grudge", "keeper", "loser", "reserve"}
"""Names that base files use as the words that they are. A literal of several words, such as an id, is never one."""
AT_HOME = {
    "kinds/pools.py": "the powers of games that were saved when there were no others",
    "events/uses.py": "void: what was sealed is not possible any more",
    "words/question_text.py": "plant, will: what a question asks for",
}
"""Files that may have names as literals, and why."""
KIND = "zodiac"
"""The fifth kind of cards beside attack, compromise, edict and flare: part of the ids of cards in saved games."""


def named() -> set[str]:
    """The names of all powers, edicts, moons and expansions."""
    registry.load()
    return {*registry.POWERS, *registry.FLARES, *registry.EDICTS, *registry.EXPANSIONS, *MOONS}


def said(text: str) -> set[str]:
    """The names in a literal: its parts as they stand in ids, or within a longer part."""
    parts = {part.replace("-", "_") for part in re.split(r"[^a-z_-]+", text)}
    longer = {name for name in named() - ORDINARY for part in parts if f"_{name}_" in f"_{part}_"}
    return parts & named() | longer


def literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """All texts of a module that are no docstrings, with their lines."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.lineno, node.value


def identifiers(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """All names that a module defines, imports or uses, with their lines, in the spelling of ids."""
    for node in ast.walk(tree):
        name = getattr(node, "id", None) or getattr(node, "attr", None) or getattr(node, "name", None)
        if isinstance(node, ast.arg | ast.keyword):
            name = node.arg
        if isinstance(name, str):
            spelt = name if name.isupper() or name.islower() else re.sub(r"(?<!^)(?=[A-Z])", "_", name.strip("_"))
            yield getattr(node, "lineno", 0), spelt.strip("_").lower()


def foreign_names(code: str, file: str = "") -> list[str]:
    tree, names = ast.parse(code), named()
    found = [] if file in AT_HOME else [(line, said(text)) for line, text in literals(tree)]
    found += [(line, {name} & names - ORDINARY) for line, name in identifiers(tree)]
    return [f"{file}:{line} {name}" for line, those in found for name in sorted(those - {KIND})]


def base_files() -> list[str]:
    """All files of the game that are neither powers, edicts, expansions nor variants."""
    paths = (path.relative_to(HOME) for path in sorted(HOME.rglob("*.py")))
    return [str(path) for path in paths if path.parts[0].removesuffix(".py") not in LEAVES]


@pytest.mark.parametrize("file", base_files())
def test_a_base_file_names_no_power_edict_moon_or_expansion(file: str) -> None:
    assert foreign_names((HOME / file).read_text(encoding="utf-8"), file) == []


@pytest.mark.parametrize(
    "code",
    [
        'WHY = "siren"',
        'ASKED = "chronos.hold"',
        'CARD = "edict.card_zap.2"',
        'WORDS = "event-decreed-ionic-gas"',
        "from bot.cosmic.powers.chronos import Chronos",
        "def ionic_gas(): ...",
        "MOONS = {}",
        "class CosmicZap: ...",
    ],
)
def test_a_name_is_found_in_literals_and_identifiers(code: str) -> None:
    assert len(foreign_names(code)) == 1


def test_prose_and_ordinary_words_are_no_names() -> None:
    assert foreign_names('"""Siren."""\nfrom bot.cosmic.engine import force\nloser = force.chosen\n') == []


def test_every_ordinary_word_and_every_exception_is_needed() -> None:
    assert named() >= ORDINARY
    used = {name for file in base_files() for _, name in identifiers(ast.parse((HOME / file).read_text()))}
    assert used >= ORDINARY
    assert {*AT_HOME} <= {*base_files()}


@pytest.mark.parametrize("file", ["api.py", "moves/__init__.py"])
def test_names_that_are_handed_on_are_those_of_the_module_that_is_named(file: str) -> None:
    """Names that a module imports for itself come along with its own in an import of all; none hides another."""
    name = "bot.cosmic." + file.removesuffix(".py").removesuffix("/__init__")
    here, hidden = import_module(name), []
    for line in ast.parse((HOME / file).read_text()).body:
        if isinstance(line, ast.ImportFrom) and line.module not in (None, "__future__"):
            source = import_module(str(line.module))
            names = [one.name for one in line.names]
            own = [key for key, value in vars(source).items() if getattr(value, "__module__", "") == source.__name__]
            hidden += [
                f"{line.module} {one}"
                for one in (own if names == ["*"] else names)
                if not one.startswith("_") and getattr(here, one) is not getattr(source, one)
            ]
    assert hidden == []
