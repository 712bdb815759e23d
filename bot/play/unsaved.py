"""Messages to people when something could not be stored; paths and causes are for the log."""

from __future__ import annotations

from bot.store.errors import StoreError, StoreFull, StoreUnknown
from bot.words.speech import Speech


def not_saved(error: StoreError, say: Speech) -> str:
    """For a person whose action at a table could not be made durable, or may not have been."""
    if isinstance(error, StoreUnknown):
        return say("play-interrupted")
    return say("play-disk-full" if isinstance(error, StoreFull) else "play-disk-trouble")


def not_done(error: StoreError, say: Speech) -> str:
    """The same where no game is under way that would go on by itself."""
    if isinstance(error, StoreUnknown):
        return say("play-interrupted-here")
    return say("play-disk-full-here" if isinstance(error, StoreFull) else "play-disk-trouble")
