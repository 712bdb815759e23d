"""Names of the slap game, its options and their values, and reasons why a table cannot have an option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.slap.options import BadOption as SlapOption
from bot.words.language import Language
from bot.words.message import ids
from bot.words.options import BadOption, GameName, OptionText, Topic, languages
from bot.words.speech import speech

_VALUES: Final[Mapping[str, Mapping[str, str]]] = {
    "mode": {"live": "live", "slow": "slow"},
    "pace": {
        "3 s": "normal",
        "5 s": "calm",
        "2 s": "quick",
        "1.5 s": "fastest",
        "10 s": "slowest",
        **{f"{minutes} min": f"minutes-{minutes}" for minutes in (5, 1, 2, 10, 15)},
    },
    "slap_by": {"reaction": "reaction", "button": "button", "both": "both"},
    "flip": {"auto": "auto", "manual": "manual"},
    "comebacks": {"1": "one", "0": "none", "unlimited": "unlimited"},
    "penalty": {"2": "two", "0": "nothing", "1": "one", "3": "three"},
    "empty_false_slap": {"lock": "lock", "out": "out"},
    "short_challenge": {"lost": "lost", "pass": "pass"},
    "flip_limit": {**{str(cards): f"cards-{cards}" for cards in (1200, 300, 600, 5000)}, "none": "none"},
    "late": {"free": "free", "strict": "strict"},
    "heat": {"off": "off", "60": "close", "100": "wide", "150": "widest"},
    "show": {"3": "three", "1": "one"},
    "max_players": {},
    "computers": {"easy": "easy", "normal": "normal", "strong": "strong"},
    "language": {},
    "motion": {"on": "on", "off": "off"},
}
"""Options in the order in which they are shown, and what the words of their values are called, the default first."""
_TOPICS: Final[Mapping[Topic, Sequence[str]]] = {
    "speed": ("mode", "pace", "flip", "flip_limit"),
    "players": ("max_players", "computers", "comebacks", "short_challenge"),
    "slaps": ("slap_by", "penalty", "empty_false_slap", "late", "heat"),
    "look": ("language", "show", "motion"),
}
_TOPIC_OF: Final = {name: topic for topic, names in _TOPICS.items() for name in names}
_SEATS: Final = ("8", "2", "3", "4", "5", "6", "7", "9", "10")
_TITLE = ids("slap-option-", tuple(_VALUES))
_DOES = ids("slap-option-", tuple(_VALUES), ".does")
_VALUE = ids("slap-option-", [f"{name}.{word}" for name, values in _VALUES.items() for word in values.values()])
_TYPED = ids("slap-option-", ("pace", "flip_limit"), ".typed")
_WHY = ids("slap-option-", ("endless", "sealed", "turned", "punctual", "drawn"))


def options_in(language: Language) -> tuple[OptionText, ...]:
    """The table options in a language, always in the same order."""
    say = speech(language)
    return tuple(
        OptionText(
            name,
            say(_TITLE[name]),
            say(_DOES[name]),
            _labels(name, language),
            _TOPIC_OF[name],
            say(_TYPED[name]) if name in _TYPED else "",
        )
        for name in _VALUES
    )


def _labels(name: str, language: Language) -> tuple[tuple[str, str], ...]:
    say = speech(language)
    if name == "language":
        return languages("slap-", "lobby-", "play-", "reminder-")
    if name == "max_players":
        return tuple((seats, seats) for seats in _SEATS)
    return tuple((value, say(_VALUE[f"{name}.{word}"])) for value, word in _VALUES[name].items())


def called(language: Language) -> GameName:
    """The slap game's name in a language."""
    say = speech(language)
    return GameName(say("slap-option-game"), say("slap-option-game.thread"))


def refusal(error: BadOption, language: Language) -> str:
    """Why a table cannot have an option, for the person who wanted it."""
    say, value = speech(language), str(error.value)
    if isinstance(error, SlapOption) and error.why is not None:
        return say(_WHY[error.why])
    option = next((option for option in options_in(language) if option.name == error.option), None)
    if option is None:
        return say("slap-option-bad", option=error.option, value=value, allowed=error.allowed)
    allowed = option.typed or ", ".join(label for _, label in option.values)
    return say("slap-option-bad", option=option.title, value=option.label(value), allowed=allowed)
