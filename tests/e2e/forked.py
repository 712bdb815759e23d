"""Bots as forks of one process that has everything imported: one such ``zygote`` for each process that runs tests."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

from tests.e2e.zygote import NUMBER

ROOT = Path(__file__).parents[2]


class Forked:
    """A running bot; of ``asyncio.subprocess.Process`` it has what tests use."""

    def __init__(self, pid: int, status: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._status = status
        self._ended = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(status, self._read)

    async def wait(self) -> int:
        """The exit status once it has ended; negative for the signal that ended it."""
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode

    def kill(self) -> None:
        """Like ``kill -9``."""
        self._signal(signal.SIGKILL)

    def terminate(self) -> None:
        """SIGTERM."""
        self._signal(signal.SIGTERM)

    def end(self) -> None:
        """Kill it with all its processes, and forget it."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self._close()

    def _signal(self, number: int) -> None:
        with suppress(ProcessLookupError):  # it has just ended by itself
            os.kill(self.pid, number)

    def _read(self) -> None:
        told = os.read(self._status, NUMBER.size)
        self._close()
        assert told, "the zygote is gone"
        (self.returncode,) = NUMBER.unpack(told)
        self._ended.set()

    def _close(self) -> None:
        if self._status >= 0:
            self._loop.remove_reader(self._status)
            os.close(self._status)
            self._status = -1


@cache
def _zygote() -> socket.socket:
    """Return the socket of this process's zygote, starting it when it is first wanted.

    It ends when this process does, however that ends: nobody holds the socket then.
    """
    ours, its = socket.socketpair()
    with its:
        command = [sys.executable, "-m", "tests.e2e.zygote", str(its.fileno())]
        process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, pass_fds=[its.fileno()], start_new_session=True
        )
    atexit.register(_end, process, ours)
    return ours


def _end(process: subprocess.Popen[bytes], control: socket.socket) -> None:
    control.close()
    process.wait()


def _fork(environment: Mapping[str, str], errors: int) -> tuple[int, int]:
    """The process id of a new bot, and where its exit status can be read."""
    status, its_status = os.pipe()
    try:
        socket.send_fds(_zygote(), [json.dumps(dict(environment)).encode() + b"\n"], [its_status, errors])
    finally:
        os.close(its_status)
    (pid,) = NUMBER.unpack(os.read(status, NUMBER.size))
    return pid, status


async def fork(environment: Mapping[str, str], errors: int) -> Forked:
    """Start a bot with exactly this environment, whose complaints go to the file descriptor ``errors``."""
    return Forked(*await asyncio.to_thread(_fork, environment, errors))
