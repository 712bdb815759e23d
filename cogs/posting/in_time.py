"""Pictures for answers to interactions, which have three seconds: drawn in time or left out."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias, TypeVar

import discord
import msgspec

log = logging.getLogger(__name__)

T = TypeVar("T")
Draw: TypeAlias = Callable[[str, bytes], Awaitable[bytes]]
PATIENCE_S: Final = 0.7
"""For so long an answer waits for its picture: it comes within a second, whatever is being drawn."""
_REFUSED: Final = (400, 403, 413)
"""Where the message may be taken without its picture: malformed, not permitted, too large."""


async def pictured(send: Callable[[Sequence[discord.File]], Awaitable[T]], files: Sequence[discord.File]) -> T:
    """Send or edit with the picture, and without where Discord takes none. Raises what ``send`` raises then."""
    try:
        return await send(files)
    except discord.HTTPException as error:
        if not files or error.status not in _REFUSED:
            raise
        log.info("a picture was refused: code %s", error.code)
        return await send(())


async def drawn_in_time(draw: Draw, renderer: str, view: msgspec.Struct, name: str, alt: str) -> discord.File | None:
    """The picture as a file with its alt text; None if it cannot be drawn by then."""
    return await encoded_in_time(draw, renderer, msgspec.json.encode(view), name, alt)


async def encoded_in_time(
    draw: Draw, renderer: str, view: bytes, name: str, alt: str, patience_s: float | None = None
) -> discord.File | None:
    """The same for a view that is encoded already; an answer that was deferred has more patience."""
    try:
        drawn = await asyncio.wait_for(draw(renderer, view), PATIENCE_S if patience_s is None else patience_s)
    except Exception as error:
        log.info("an answer goes without its picture: %r", error)
        return None
    return discord.File(io.BytesIO(drawn), name, description=alt)
