"""First answers to presses while 20 pictures are being drawn, and the event loop's lag meanwhile, for both games.

The real bot runs as a process against the sandbox; this module is also that process's entry, which keeps 20 pictures in
the render pool all the time. A press is a slap by button at a live table: judged, made durable, and answered; or the
panel of Cosmic Encounter asked for question, hand, status and reasons in turn, while 20 boards are drawn. The time runs
from the press on the page's side to the answer's arrival there, so the sandbox's own work is in it.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path
from typing import TypeAlias

from bench._gallery.samples import SAMPLES
from bench.start import connected
from bot.__main__ import main
from bot.ops import serving
from renderers.pool import RenderPool
from sandbox.guilds.demo import Demo, demo_world
from sandbox.jsons import flat
from sandbox.launch import bot_environment
from sandbox.server import Server
from sandbox.settings import Settings

DRAWING = 20
PRESSES = 300
COUNTDOWN_S = 12
GAP_S = 0.02
PATIENCE_S = 120
LAGS, DRAWN, DRAWS = "BENCH_LAGS", "drawn", "BENCH_DRAWS"
PANEL = "log"
"""A button that the panel alone has."""
LOOKS = ("answer", "hand", "status", "why")
Play: TypeAlias = "Callable[[Server, Demo], Awaitable[list[float]]]"
"""Plays at a fresh table and says how long each press took, ms."""
Button: TypeAlias = tuple[str, str]
"""Message and custom_id."""


class BusyPool(RenderPool):
    """A render pool with 20 pictures under way besides those that the bot wants."""

    def __init__(self, workers: int = 1, waiting: int = 16) -> None:
        super().__init__(workers, waiting + DRAWING)
        self._load: list[asyncio.Task[None]] = []
        self._lags: list[float] = []
        self._drawn = 0
        atexit.register(self._report)

    async def start(self) -> None:
        """Start the workers and the load."""
        await super().start()
        self._load = [asyncio.create_task(self._draw_on(n)) for n in range(DRAWING)]
        self._load.append(asyncio.create_task(self._watch()))

    async def close(self) -> None:
        """End the load, then the workers."""
        for task in self._load:
            task.cancel()
        await super().close()

    async def _draw_on(self, first: int) -> None:
        samples = [sample for sample in SAMPLES if sample.renderer.startswith(os.environ[DRAWS])]
        for n in count(first):
            sample = samples[n % len(samples)]
            await self.draw(sample.renderer, sample.encoded())
            self._drawn += 1

    async def _watch(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.01)
            self._lags.append((time.perf_counter() - before - 0.01) * 1000)

    def _report(self) -> None:
        Path(os.environ[LAGS]).write_text(json.dumps({"lags": self._lags, DRAWN: self._drawn}))


def _p99(values: list[float]) -> float:
    return sorted(values)[len(values) * 99 // 100]


def _newest(server: Server, choice: str) -> Button:
    """The newest button of that choice."""
    for message in reversed(server.discord.messages.all.values()):
        for part in flat(message.data["components"]):
            if str(part.get("custom_id", "")).endswith(f":{choice}"):
                return message.id, part["custom_id"]
    raise RuntimeError(f"no message has a button {choice!r}")


async def _press(server: Server, who: str, choice: str, beside: str = "") -> float:
    """Press the newest button of that choice, or that on the message of the newest button ``beside`` it."""
    message, button = _newest(server, beside or choice)
    if beside:
        button = f"{button.removesuffix(beside)}{choice}"
    asked = time.perf_counter()
    answer = await server.discord.people.press(who, message, button).answer
    if answer.failed:
        raise RuntimeError("a press was not answered in time")
    return (time.perf_counter() - asked) * 1000


async def _slaps(server: Server, demo: Demo) -> list[float]:
    """Two people at a live table slap by button."""
    people, (ana, ben) = server.discord.people, (demo.people["Ana"], demo.people["Ben"])
    await people.slash(ana, demo.channels["table"], "play", {"game": "slap"}).answer
    await _press(server, ana, "options")
    form = people.press(ana, *_newest(server, "topic_slaps"))
    await form.answer
    await people.submit(ana, form.id, {"slap_by": "both", "penalty": "0"}).answer
    await _press(server, ben, "join")
    await _press(server, ana, "start")
    await asyncio.sleep(COUNTDOWN_S)
    return [await _spaced(server, (ana, ben)[n % 2], "slap") for n in range(PRESSES)]


async def _looks(server: Server, demo: Demo) -> list[float]:
    """Two people at a table of Cosmic Encounter look at everything that the panel offers."""
    people, (ana, ben) = server.discord.people, (demo.people["Ana"], demo.people["Ben"])
    await people.slash(ana, demo.channels["table"], "play", {"game": "cosmic", "preset": "week"}).answer
    await _press(server, ben, "join")
    await _press(server, ana, "start")
    await asyncio.sleep(1)
    return [await _spaced(server, (ana, ben)[n % 2], LOOKS[n // 2 % len(LOOKS)], PANEL) for n in range(PRESSES)]


async def _spaced(server: Server, who: str, choice: str, beside: str = "") -> float:
    took = await _press(server, who, choice, beside)
    await asyncio.sleep(GAP_S)
    return took


async def _measure(
    folder: Path, play: Callable[[Server, Demo], Awaitable[list[float]]], draws: str
) -> dict[str, float]:
    report = folder / "lags.json"
    async with Server(Settings(rate=1.0, limits=False), 0) as server:
        demo = demo_world(server.discord)
        load = {"LOG_LEVEL": "ERROR", LAGS: str(report), DRAWS: draws}
        environment = bot_environment(server, folder) | load
        child = await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.answer", env=environment)
        try:
            await connected(server)
            async with asyncio.timeout(PATIENCE_S):
                took = await play(server, demo)
        finally:
            child.terminate()
            try:
                async with asyncio.timeout(COUNTDOWN_S):
                    await child.wait()
            except TimeoutError:
                child.kill()
    seen = json.loads(report.read_text())
    return {
        "p50 ms": sorted(took)[len(took) // 2],
        "p99 ms": _p99(took),
        "loop lag p99 ms": _p99(seen["lags"]),
        "pictures drawn": float(seen[DRAWN]),
    }


def run() -> dict[str, float]:
    """Milliseconds, and how many pictures were drawn meanwhile."""
    figures: dict[str, float] = {}
    for before, play, draws in (("", _slaps, ""), ("cosmic ", _looks, "cosmic.board")):
        with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
            measured = asyncio.run(_measure(Path(folder), play, draws))
        figures |= {before + name: figure for name, figure in measured.items()}
    return figures


if __name__ == "__main__":
    serving.RenderPool = BusyPool  # type: ignore[assignment, attr-defined]
    sys.exit(main(["run"]))
