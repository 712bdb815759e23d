"""Draws pictures in worker processes at low priority, so that neither the event loop nor a slap ever waits for one.

A worker loads fonts and faces once and then lives on. Who is too late for the queue can do without the picture, since
every message can be played by its text.
"""

from __future__ import annotations

from bot.workers import NICE, WorkerPool, settle


def _begin(nice: int, warm: bool) -> None:
    """First act of a worker: as any other, and then everything warm."""
    settle(nice)
    from renderers import registry

    if warm:
        registry.warm()


def _work(name: str, view: bytes) -> bytes:
    from renderers import registry

    return registry.draw(name, view)


class RenderPool(WorkerPool):
    """``await pool.draw(name, view)`` gives PNG bytes. ``workers`` processes, 1 or 2."""

    def __init__(self, workers: int = 1, waiting: int = 16, *, nice: int = NICE, warm: bool = True) -> None:
        """A pool that is not started yet; raises ``ValueError`` for less than one worker or one place.

        ``nice``: how much lower than the bot's the priority is. Workers that are not ``warm`` draw their first picture
        slowly and are there at once; the others go on warming up by themselves.
        """
        super().__init__(_work, _begin, (nice, warm), ["renderers.registry"], workers=workers, waiting=waiting)

    async def draw(self, name: str, view: bytes) -> bytes:
        """PNG bytes of an encoded view. Raises as ``do``, or whatever the renderer raises (``renderers.draw``)."""
        return await self.do(name, view)
