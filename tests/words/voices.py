"""The voices that tests compare with."""

from __future__ import annotations

from bot.words.speech import speech

EN, DE = speech("en"), speech("de")
COMPLETE = ("en", "de")
"""The languages that say everything; others have begun, and speak English where they lack a message."""
