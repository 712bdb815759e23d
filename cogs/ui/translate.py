"""Descriptions of the slash commands, in every language once Discord is told of them. Names stay English."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Place

from bot.play.games.lobby_games import LOBBY_GAMES
from bot.words.language import DEFAULT, Language, language_of
from bot.words.message import Message
from bot.words.speech import speech

KEY = "key"
"""Under this name a description has its id among discord.py's extras."""


def shown_as(key: str) -> app_commands.locale_str:
    return app_commands.locale_str(speech(DEFAULT)(key), **{KEY: key})


_PLACES = (Place.group_description, Place.command_description, Place.parameter_description, Place.choice_name)


class Translator(app_commands.Translator):
    """Looks an English description up in another language; what has no translation stays English."""

    def __init__(self) -> None:
        self._known: dict[Language, dict[str, str]] = {}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The description in ``locale``; None for names and for languages that are not spoken here."""
        language = language_of(locale.value)
        if language == DEFAULT or context.location not in _PLACES:
            return None
        if key := string.extras.get(KEY):
            found: str | None = speech(language).message(Message(key))
        else:
            if language not in self._known:
                self._known[language] = dict(pairs(language))
            found = self._known[language].get(string.message)
        return None if found == string.message else found


def pairs(language: Language) -> Iterator[tuple[str, str]]:
    """Every description of an option in English and in ``language``."""
    for game in LOBBY_GAMES.values():
        for here, there in zip(game.options_in(DEFAULT), game.options_in(language), strict=True):
            yield here.sentence, there.sentence
            for value, label in here.values:
                yield label, there.label(value)
