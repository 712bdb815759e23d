"""The words of a Cosmic Encounter lobby in every language, and why an option is refused. No sentence of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from bot.cosmic.kinds import registry
from bot.cosmic.words import option_text, option_text_de
from bot.words.language import Language, Translated
from bot.words.options import BadOption, GameName, OptionText, Temperament

__all__ = ["OptionWords", "add_option", "called", "options_in", "refusal", "tempers_in"]


class OptionWords(Protocol):
    """Everything said about options, in one language; documented in ``option_text.py``."""

    NAME: GameName
    OPTIONS: tuple[OptionText, ...]
    TEMPERS: tuple[Temperament, ...]
    TOGETHER: dict[str, str]

    def bad_option(self, title: str, value: str, allowed: str) -> str: ...


_LANGUAGES: Final[Mapping[Language, OptionWords]] = Translated({"en": option_text, "de": option_text_de})
_BROUGHT: list[Mapping[Language, OptionText]] = []


def called(language: Language) -> GameName:
    """Cosmic Encounter's name in a language."""
    return _LANGUAGES[language].NAME


def options_in(language: Language) -> tuple[OptionText, ...]:
    """The table options in a language, always in the same order; those of expansions come last."""
    registry.load()
    return (*_LANGUAGES[language].OPTIONS, *(Translated(texts)[language] for texts in _BROUGHT))


def add_option(texts: Mapping[Language, OptionText]) -> None:
    """Enter the words of an expansion's flag, in every language; called once when its module is imported."""
    _BROUGHT.append(texts)


def tempers_in(language: Language) -> tuple[Temperament, ...]:
    """The temperaments of computer players in a language, always in the same order."""
    return _LANGUAGES[language].TEMPERS


def refusal(error: BadOption, language: Language) -> str:
    """Why a table cannot have an option, for the person who wanted it."""
    said = _LANGUAGES[language]
    value = str(error.value)
    option = next((option for option in options_in(language) if option.name == error.option), None)
    if option is None:
        return said.bad_option(error.option, value, error.allowed)
    if value in dict(option.values) and error.option in said.TOGETHER:
        return said.TOGETHER[error.option]
    allowed = [label for _, label in option.values] + ([option.typed] if option.typed else [])
    return said.bad_option(option.title, option.label(value), ", ".join(allowed))
