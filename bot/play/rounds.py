"""Work that is done again and again: a round that fails is logged and made up for by the next."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.play.clock import Clock
from bot.store.errors import StoreError

log = logging.getLogger(__name__)


def always() -> bool:
    """What is done once for all processes is done here: there is no other."""
    return True


async def rounds(
    what: str, clock: Clock, every_ms: int, work: Callable[[], Awaitable[None]], *, here: Callable[[], bool] = always
) -> None:
    """``work`` every ``every_ms`` until cancelled, whenever it is done ``here``; ``what`` is what the log calls it."""
    while True:
        await clock.sleep(every_ms)
        try:
            if here():
                await work()
        except StoreError as error:
            log.error("%s: a round failed: %s", what, error)
        except Exception as error:
            log.error("%s: a round failed", what, exc_info=error)
