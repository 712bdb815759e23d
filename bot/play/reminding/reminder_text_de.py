"""What reminders say, in German; what each is for is said in ``reminder_text.py``."""

from __future__ import annotations

from collections.abc import Sequence

LAST = "-# Ab jetzt erinnere ich dich nicht mehr, bis du wieder an einem Tisch etwas tust."
HINT = "-# `/table reminders` ändert, wann und wo ich dich erinnere."


def owed(game: str, what: str, due_s: int, link: str) -> str:
    due = f" Die Vorgabe gilt <t:{due_s}:R>." if due_s else ""
    return f"- **{game}**: {what}{due} [Zum Tisch]({link})"


def reminder(lines: Sequence[str]) -> str:
    return "\n".join(["⏰ Jemand wartet auf dich:", *lines])
