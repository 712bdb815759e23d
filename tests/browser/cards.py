"""Find cards on the page."""

from __future__ import annotations

import re

from bot.slap.deck import label


def words_of(card: str) -> re.Pattern[str]:
    """A card's label, whatever stands for its suit: a plain sign, or an emoji of the bot's own."""
    return re.compile(r"\W*".join(re.escape(word) for word in label(card).split() if word.isascii()))
