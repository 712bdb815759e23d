"""What reminders say, in English; ``reminder_words`` lists it, ``reminder_text_de`` says it in German."""

from __future__ import annotations

from collections.abc import Sequence

LAST = "-# I stop reminding you here until you act at a table again."
HINT = "-# `/table reminders` changes when and where I remind you."


def owed(game: str, what: str, due_s: int, link: str) -> str:
    """One game, what is asked there, when its default is taken (0 for never), and the way there."""
    due = f" The default is taken <t:{due_s}:R>." if due_s else ""
    return f"- **{game}**: {what}{due} [To the table]({link})"


def reminder(lines: Sequence[str]) -> str:
    """A reminder; its first line is the push."""
    return "\n".join(["⏰ You are waited for:", *lines])
