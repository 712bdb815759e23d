"""The two sides of a comparison: a tree with an interpreter, and the process in which it plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any

import msgspec

HERE = Path(__file__).parents[2]
_PLAYER = Path(__file__).with_name("player.py")
_LOCK = "requirements.lock"


class CannotPlay(Exception):
    """Raised when a side has no environment, no such games, or breaks at one; says which and why."""


class Tree(msgspec.Struct, frozen=True):
    """A commit that lies in a folder, and the interpreter that plays it."""

    name: str
    folder: Path
    python: str
    own: bool = False
    """Whether its environment is its own."""


def here() -> Tree:
    """The tree as it stands, whether committed or not."""
    changed = " and what is changed since" if _git("status", "--porcelain", "--untracked-files=no") else ""
    return Tree(_git("rev-parse", "--short", "HEAD") + changed, HERE, sys.executable)


@contextmanager
def there(rev: str) -> Iterator[Tree]:
    """Lay another commit out, for a while.

    Raises:
        CannotPlay: there is no such commit, or what it locks cannot be installed.
    """
    name = _git("rev-parse", "--short", "--verify", f"{rev}^{{commit}}")
    with TemporaryDirectory(prefix="bench-against-") as folder:
        tree = Path(folder) / "tree"
        _git("worktree", "add", "--detach", str(tree), name)
        try:
            if (tree / _LOCK).read_bytes() == (HERE / _LOCK).read_bytes():
                yield Tree(name, tree, sys.executable)
            else:
                yield Tree(name, tree, _environment(tree, Path(folder) / "environment"), own=True)
        finally:
            _git("worktree", "remove", "--force", str(tree))


def _environment(tree: Path, folder: Path) -> str:
    python = str(folder / "bin" / "python")
    _run([sys.executable, "-m", "venv", str(folder)])
    _run([python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(tree / _LOCK)])
    return python


def _git(*words: str) -> str:
    return _run(["git", "-C", str(HERE), *words])


def _run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotPlay(f"{' '.join(command)}: {done.stderr.strip()}")
    return done.stdout.strip()


class Side:
    """A process that plays games of a tree. Hashes have no chance in it, so that the same game makes the same calls."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self._process = subprocess.Popen(
            [tree.python, "-s", "-P", str(_PLAYER), str(tree.folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tree.folder,
            env={**environment, "PYTHONHASHSEED": "0"},
        )

    def __enter__(self) -> Side:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def ask(self, *words: object) -> dict[str, Any]:
        """Let it do something of ``player``.

        Raises:
            CannotPlay: it raised, or the process has ended.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(words) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass
        line = self._process.stdout.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"error": "its process has ended"}
        if "error" in answer:
            raise CannotPlay(f"{self.tree.name} cannot {words[0]}: {answer['error']}")
        return answer
