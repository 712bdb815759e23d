"""What people are told when something could not be stored; paths and causes are for the log."""

from __future__ import annotations

from bot.store.errors import StoreError, StoreFull
from bot.words.speech import Speech


def not_saved(error: StoreError, say: Speech) -> str:
    """For a person whose action at a table could not be made durable."""
    return say("play-disk-full" if isinstance(error, StoreFull) else "play-disk-trouble")


def not_done(error: StoreError, say: Speech) -> str:
    """The same where no game is under way that would go on by itself."""
    return say("play-disk-full-here" if isinstance(error, StoreFull) else "play-disk-trouble")
