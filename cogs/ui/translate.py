"""Descriptions of slash commands and names of menus, in every language. Names of slash commands stay English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.words.message import DEFAULT, Message, language_of
from bot.words.speech import speech

KEY = "key"


def shown_as(key: str) -> app_commands.locale_str:
    return app_commands.locale_str(speech(DEFAULT)(key), **{KEY: key})


class Translator(app_commands.Translator):
    """Looks an English description up in another language; what has no translation stays English."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = language_of(locale.value)
        key = string.extras.get(KEY)
        if language == DEFAULT or not key:
            return None
        found = speech(language).message(Message(key))
        return None if found == string.message else found


NESTED = (1, 2)
MORE: Final = "…"
"""In place of a command that is behind *More …* below a board now."""
_OLD: Final = {
    "admin": "event end, event open, season end, season open, table settings",
    "answer": "cosmic play, cosmic status, slap status, table referee",
    "away": "table away, table back",
    "board": "cosmic board",
    "doctor": "table doctor",
    "find": "table find, table open",
    "games": "my block, my blocked, my games, my missed, my unblock, rating hide, rating show, "
    "table asked, table games, table motion, table reminders",
    "hand": "cosmic hand",
    "help": "cosmic help, table help",
    "learn": "cosmic learn, cosmic practice",
    "leave": "cosmic concede, cosmic leave, cosmic replace, slap leave",
    "log": "cosmic log",
    "orders": "cosmic orders",
    "pause": "cosmic hold, cosmic pause, cosmic resume, cosmic stop, slap pause, slap resume, slap stop",
    "play": "cosmic new, cosmic start, slap new, slap start, table rematch",
    "privacy": "table privacy",
    "report": "table report",
    "rules": "cosmic card, cosmic power, cosmic rules, slap rules",
    "server": "event join, event leave, event show, rating list, rating of, rating powers, season show, "
    "table export, table history, table move, table verify",
    "undo": "cosmic undo",
    "watch": "table follow, table predict, table seers",
    "why": "cosmic why",
    MORE: "cosmic chart, table caretaker, table talk",
}
REPLACED: Final[Mapping[str, str]] = {old: new for new, olds in _OLD.items() for old in olds.split(", ")}
"""Full name of today's command by the old one; ``/help`` and ``/rules`` find these, too."""


def spoken(data: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    names, called = [str(data.get("name"))], data
    while (below := called.get("options") or ()) and below[0].get("type") in NESTED:
        called = below[0]
        names.append(str(called.get("name")))
    return " ".join(names), called
