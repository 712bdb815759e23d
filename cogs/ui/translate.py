"""Descriptions of slash commands and names of menus, in every language. Names of slash commands stay English."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.words.language import DEFAULT, language_of
from bot.words.message import Message
from bot.words.speech import speech

KEY = "key"
"""Under this name a description has its id among discord.py's extras."""


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
        """The description in ``locale``; None for names of commands and for languages that are not spoken here."""
        language = language_of(locale.value)
        key = string.extras.get(KEY)
        if language == DEFAULT or not key:
            return None
        found = speech(language).message(Message(key)) if key else None
        return None if found == string.message else found
