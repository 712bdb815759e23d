"""Names of Cosmic Encounter, its options and their values, and reasons why a table cannot have an option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.cosmic.kinds import packs, pools, registry
from bot.cosmic.kinds.effects import Edition
from bot.cosmic.kinds.pools import SmallPool, UnknownPower
from bot.cosmic.model import cards
from bot.cosmic.model.options import FLAGS, written
from bot.words.message import Language, ids
from bot.words.options import LONGEST, BadOption, GameName, OptionText, Temperament, Topic, languages
from bot.words.search import Named, closest, find
from bot.words.signs import safe_name
from bot.words.speech import speech

registry.load()

_ZONES: Final = (
    *("utc", "london", "berlin", "moscow", "new_york", "chicago", "denver", "los_angeles"),
    *("sao_paulo", "kolkata", "tokyo", "sydney"),
)
_VALUES: Final[Mapping[str, Mapping[str, str]]] = {
    "speed": {word: word for word in ("daily", "live", "lively", "relaxed")},
    "clock": {"usual": "usual", **{word: word for word in _ZONES}},
    "hours": {word: word for word in ("usual", "night", "day", "evening", "all")},
    "weekend": {"on": "on", "off": "off"},
    "seats": {},
    "powers_per_player": {"1": "one", "2": "two"},
    "powers_dealt": {"usual": "usual", "2": "two", "3": "three", "4": "four"},
    "draft": {"dealt": "dealt", "turns": "turns"},
    "bases_to_win": {"usual": "usual", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight"},
    "challenges": {"off": "off", "10": "ten", "15": "fifteen", "20": "twenty", "30": "thirty"},
    "flares": {word: word for word in ("retained", "one_shot", "off")},
    "reverse_cone": {"on": "on", "off": "off"},
    "pool": {word: word for word in pools.WORDS if word != Edition.WARP},
    "bans": {pools.NONE: "none"},
    "language": {},
    "computers": {word: word for word in ("normal", "strong", "easy")},
    "talk": {"on": "on", "off": "off"},
    "promises": {"on": "on", "off": "off"},
    "motion": {"on": "on", "off": "off"},
    **{name: {written(value): written(value) for value in flag.values} for name, flag in FLAGS.items() if flag.offered},
}
"""Options in the order in which they are shown, and what the words of their values are called, the default first."""
_TOPICS: Final[Mapping[Topic, Sequence[str]]] = {
    "speed": ("speed", "challenges", "hours", "weekend", "clock"),
    "players": ("seats", "bases_to_win", "computers"),
    "powers": ("powers_per_player", "powers_dealt", "draft", "pool", "bans"),
    "expansions": ("flares", "reverse_cone", *(name for name, flag in FLAGS.items() if flag.offered)),
    "look": ("language", "motion", "talk", "promises"),
}
_TOPIC_OF: Final = {name: topic for topic, names in _TOPICS.items() for name in names}
_SEATS: Final = ("6", "2", "3", "4", "5")
_TITLE = ids("cosmic-option-", tuple(_VALUES))
_DOES = ids("cosmic-option-", tuple(_VALUES), ".does")
_VALUE = ids("cosmic-option-", [f"{name}.{word}" for name, values in _VALUES.items() for word in values.values()])
_POOLS: Final = ("pool", "bans")
_TYPED = ids("cosmic-option-", ["clock", *_POOLS, *(name for name, flag in FLAGS.items() if flag.typed)], ".typed")
_OF_POWERS: Final = [name for name, flag in FLAGS.items() if flag.power]
_TOGETHER = ids("cosmic-option-", ("powers_dealt", "bases_to_win", *_OF_POWERS), ".together")
"""Refusals of an option that does not go with the others at this table."""
_TEMPERS: Final = ("bold", "careful", "sly")
_TEMPER = ids("cosmic-option-temper-", _TEMPERS)
_LEANS = ids("cosmic-option-temper-", _TEMPERS, ".does")


def called(language: Language) -> GameName:
    say = speech(language)
    return GameName(say("cosmic-option-game"), say("cosmic-option-game.thread"))


def options_in(language: Language) -> tuple[OptionText, ...]:
    """The table options in a language, always in the same order; those of expansions come last."""
    say = speech(language)
    return tuple(
        OptionText(
            name,
            say(_TITLE[name]),
            say(_DOES[name]),
            _labels(name, language),
            _TOPIC_OF[name],
            say(_TYPED[name]) if name in _TYPED else "",
            1_000 if name in _POOLS else LONGEST,
        )
        for name in _VALUES
    )


def _labels(name: str, language: Language) -> tuple[tuple[str, str], ...]:
    say = speech(language)
    if name == "language":
        return languages("cosmic-", "event-", "question-", "power-", "lobby-", "play-", "reminder-")
    if name == "seats":
        return tuple((seats, seats) for seats in _SEATS)
    brought = packs.PACKS.values() if name == "pool" else ()
    return (
        *((value, say(_VALUE[f"{name}.{word}"])) for value, word in _VALUES[name].items()),
        *((f"{packs.POOL}{one.about.name}", say("cosmic-option-pool.pack", pack=one.about.name)) for one in brought),
    )


def tempers_in(language: Language) -> tuple[Temperament, ...]:
    say = speech(language)
    return tuple(Temperament(name, say(_TEMPER[name]), say(_LEANS[name])) for name in _TEMPERS)


def refusal(error: BadOption, language: Language) -> str:
    say, value = speech(language), str(error.value)
    if isinstance(error, SmallPool):
        return say("cosmic-option-pool.small", have=error.have, needed=error.needed, players=error.players)
    if isinstance(error, UnknownPower):
        things = [Named(word, (label, word)) for word, label in _labels("pool", language)]
        things += [Named(name, (cards.words(name),)) for name in sorted(registry.POWERS)]
        near = [thing.names[0] for thing in find(value, things) or closest(value, things)]
        return say("cosmic-option-pool.unknown", typed=safe_name(value), near=near)
    option = next((option for option in options_in(language) if option.name == error.option), None)
    if option is None:
        return say("cosmic-option-bad", option=error.option, value=value, allowed=error.allowed)
    if value in dict(option.values) and error.option in _TOGETHER:
        return say(_TOGETHER[error.option])
    allowed = ", ".join([label for _, label in option.values] + ([option.typed] if option.typed else []))
    return say("cosmic-option-bad", option=option.title, value=option.label(value), allowed=allowed)
