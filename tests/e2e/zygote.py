"""A process that has imported the bot once and becomes a bot by forking, as often as it is asked to.

To start Python and to import discord.py, the bot and the renderers costs seconds of the machine; a fork costs
milliseconds. What a child then does is what ``python -m tests.e2e.bot_entry`` does: it has a session, an environment
and an exit status of its own. Render workers come from one fork server, which all children share.

It speaks with whoever started it (``tests.e2e.forked``) through the socket whose descriptor is its one argument, and
ends, with all its children and their workers, as soon as nobody holds the other end of that any more.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import struct
import sys
import threading
import traceback
from contextlib import suppress
from multiprocessing import forkserver, get_context
from types import FrameType

from bot.words.message import LANGUAGES, LOCALES
from bot.words.speech import read, speech

NUMBER = struct.Struct("=i")
"""A process id, or an exit status: negative for a signal."""
PIECE = 1 << 16
"""Bytes of a request that are read at once."""


class Zygote:
    """Serves requests to fork, one after another."""

    def __init__(self, control: socket.socket) -> None:
        self.control = control
        self.statuses: dict[int, int] = {}
        """Where the exit status of each living child is to be written."""

    def serve(self) -> None:
        """Until the other end of the socket is closed; then no child is left alive."""
        signal.signal(signal.SIGCHLD, self._reap)
        while (request := self._request()) is not None:
            environment, descriptors = request
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])  # no child may end before it is known
            self._fork(environment, *descriptors)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
        for child in list(self.statuses):
            with suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)

    def _request(self) -> tuple[dict[str, str], list[int]] | None:
        """One line of JSON with two file descriptors; None if there will be no more."""
        line, descriptors = b"", list[int]()
        while not line.endswith(b"\n"):
            more, arrived, _, _ = socket.recv_fds(self.control, PIECE, 2)
            if not more:
                return None
            line += more
            descriptors += arrived
        return json.loads(line), descriptors

    def _fork(self, environment: dict[str, str], status: int, errors: int) -> None:
        child = os.fork()
        if child == 0:
            os.setsid()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
            self.control.close()
            for other in self.statuses.values():
                os.close(other)
            os.dup2(errors, 2)
            os.close(errors)
            os.write(status, NUMBER.pack(os.getpid()))
            os.close(status)
            _be_a_bot(environment)
        os.close(errors)
        self.statuses[child] = status

    def _reap(self, number: int, frame: FrameType | None) -> None:
        with suppress(ChildProcessError):
            while True:
                child, how = os.waitpid(-1, os.WNOHANG)
                if child == 0:
                    return
                if (status := self.statuses.pop(child, None)) is not None:
                    with suppress(BrokenPipeError):  # nobody wants to know any more
                        os.write(status, NUMBER.pack(os.waitstatus_to_exitcode(how)))
                    os.close(status)


def _be_a_bot(environment: dict[str, str]) -> None:
    """Never returns: runs the entry and ends like an interpreter does."""
    from tests.e2e import bot_entry

    code = 1
    try:
        os.environ.clear()
        os.environ.update(environment)
        code = bot_entry.run()
    except BaseException:
        traceback.print_exc()
    finally:
        threading._shutdown()  # type: ignore[attr-defined]  # what the interpreter does at its end
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _share_render_server() -> None:
    """Start the fork server of the render workers here, so that each child finds it running."""
    get_context("forkserver").set_forkserver_preload(["tests.e2e.cold", "tests.e2e.warmed"])
    forkserver.ensure_running()
    forkserver._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]  # it is nobody's child but ours


def _read_languages() -> None:
    """Parse every message here: each child would parse anew what it says first, the commands above all."""
    for language in LANGUAGES:
        say = speech(language)
        for name in read(LOCALES / language).entries:
            say.knows(name)


def main() -> None:
    """With everything imported that a bot imports."""

    from tests.e2e import bot_entry  # noqa: F401

    _share_render_server()
    _read_languages()
    gc.collect()
    gc.freeze()  # else each child would copy every page by looking for garbage there
    Zygote(socket.socket(fileno=int(sys.argv[1]))).serve()


if __name__ == "__main__":
    main()
