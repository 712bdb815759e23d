"""Python as a fork of one process that has imported what is the same wherever the bot starts: no pack, no setting.

To start Python and to import discord.py and all powers costs a second of the machine, a fork some thousandths. A child
reads its environment, its packs and all that depends on them by itself, as a process of its own does.

``python -m tests.python_forks`` is that process. It takes one line of JSON for each child and answers, when the child
has ended, with its status; it ends when its input does.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import subprocess
import sys
import threading
import traceback
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from tempfile import NamedTemporaryFile
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
ENTERED: Final = ("bot.cosmic.phases", "bot.cosmic.powers", "bot.cosmic.edicts", "bot.cosmic.expansions")
"""What ``registry.load`` imports before it looks for packs."""
IMPORTED: Final = ("bot.admin.commands", "bot.ops.logs", "discord", "aiohttp", "asyncpg", "PIL.Image", "pytest")


def run_bot(*arguments: str, env: Mapping[str, str], cwd: Path = ROOT) -> tuple[int, str]:
    """``python -m bot`` with these arguments: its status, and what it says on both streams."""
    return _run({"arguments": ["bot", *arguments]}, env, cwd)


def run_code(code: str, *arguments: str, env: Mapping[str, str], cwd: Path = ROOT) -> tuple[int, str]:
    """``python -c`` with this code and these arguments: its status, and what it says on both streams."""
    return _run({"code": code, "arguments": ["-c", *arguments]}, env, cwd)


def _run(program: dict[str, Any], env: Mapping[str, str], cwd: Path) -> tuple[int, str]:
    with NamedTemporaryFile("r") as said:
        request = {**program, "env": dict(env), "cwd": str(cwd), "said": said.name}
        server = _server()
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(f"{json.dumps(request)}\n")
        server.stdin.flush()
        return int(server.stdout.readline()), said.read()


@cache
def _server() -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.python_forks"]
    server = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(_end, server)
    return server


def _end(server: subprocess.Popen[str]) -> None:
    server.communicate()


# --- in that process --------------------------------------------------------------------------------------------------


def _serve() -> None:
    for name in IMPORTED:
        import_module(name)
    for package in map(import_module, ENTERED):
        for found in sorted(one.name for one in walk_packages(package.__path__, f"{package.__name__}.")):
            import_module(found)
    assert "bot.cosmic.game" not in sys.modules  # it looks for packs
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        if (child := os.fork()) == 0:
            _be(json.loads(line))
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def _be(request: dict[str, Any]) -> None:
    """Never returns: runs the program and ends like an interpreter does."""
    silent, said = os.open(os.devnull, os.O_RDONLY), os.open(request["said"], os.O_WRONLY | os.O_APPEND)
    for there, here in ((silent, 0), (said, 1), (said, 2)):
        os.dup2(there, here)
    os.environ.clear()
    os.environ.update(request["env"])
    os.chdir(request["cwd"])
    sys.path[:1] = [request["cwd"], *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    status: object = 0
    try:
        _program(request)
    except SystemExit as end:
        status = end.code
    except BaseException:
        traceback.print_exc()
        status = 1
    threading._shutdown()  # type: ignore[attr-defined]  # what the interpreter does at its end
    atexit._run_exitfuncs()
    if isinstance(status, str):
        print(status, file=sys.stderr)
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status if isinstance(status, int) else int(status is not None))


def _program(request: dict[str, Any]) -> None:
    sys.argv = request["arguments"]
    if code := request.get("code"):
        exec(code, {"__name__": "__main__"})
    else:
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _serve()
