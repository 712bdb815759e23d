"""The voices that tests compare with."""

from __future__ import annotations

from bot.words.speech import speech

EN, DE = speech("en"), speech("de")
