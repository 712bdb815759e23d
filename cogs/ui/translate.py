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
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = language_of(locale.value)
        key = string.extras.get(KEY)
        if language == DEFAULT or not key:
            return None
        found = speech(language).message(Message(key)) if key else None
        return None if found == string.message else found


NESTED = (1, 2)
MORE: Final = "…"
"""In place of a command that is behind *More …* below a board now."""
REPLACED: Final[Mapping[str, str]] = {
    "cosmic board": "board",
    "cosmic card": "rules",
    "cosmic chart": MORE,
    "cosmic concede": "leave",
    "cosmic hand": "hand",
    "cosmic help": "help",
    "cosmic hold": "pause",
    "cosmic learn": "learn",
    "cosmic leave": "leave",
    "cosmic log": "log",
    "cosmic new": "play",
    "cosmic orders": "orders",
    "cosmic pause": "pause",
    "cosmic play": "answer",
    "cosmic power": "rules",
    "cosmic practice": "learn",
    "cosmic replace": "leave",
    "cosmic resume": "pause",
    "cosmic rules": "rules",
    "cosmic start": "play",
    "cosmic status": "answer",
    "cosmic stop": "pause",
    "cosmic undo": "undo",
    "cosmic why": "why",
    "event end": "admin",
    "event join": "server",
    "event leave": "server",
    "event open": "admin",
    "event show": "server",
    "my block": "games",
    "my blocked": "games",
    "my games": "games",
    "my missed": "games",
    "my unblock": "games",
    "rating hide": "games",
    "rating list": "server",
    "rating of": "server",
    "rating powers": "server",
    "rating show": "games",
    "season end": "admin",
    "season open": "admin",
    "season show": "server",
    "slap leave": "leave",
    "slap new": "play",
    "slap pause": "pause",
    "slap resume": "pause",
    "slap rules": "rules",
    "slap start": "play",
    "slap status": "answer",
    "slap stop": "pause",
    "table asked": "games",
    "table away": "away",
    "table back": "away",
    "table caretaker": MORE,
    "table doctor": "doctor",
    "table export": "server",
    "table find": "find",
    "table follow": "watch",
    "table games": "games",
    "table help": "help",
    "table history": "server",
    "table motion": "games",
    "table move": "server",
    "table open": "find",
    "table predict": "watch",
    "table privacy": "privacy",
    "table referee": "answer",
    "table rematch": "play",
    "table reminders": "games",
    "table report": "report",
    "table seers": "watch",
    "table settings": "admin",
    "table talk": MORE,
    "table verify": "server",
}
"""Full name of today's command by the old one; ``/help`` and ``/rules`` find these, too."""


def spoken(data: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    names, called = [str(data.get("name"))], data
    while (below := called.get("options") or ()) and below[0].get("type") in NESTED:
        called = below[0]
        names.append(str(called.get("name")))
    return " ".join(names), called
