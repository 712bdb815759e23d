"""Messages of the slap game as rows of sentences that fit, its options and refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.slap.options import USUAL, BadOption as SlapOption
from bot.slap.views import AwardLine, ReceiptView, ResultLine, ResultView, SlapLine
from bot.words.message import Language, ids
from bot.words.options import BadOption, GameName, OptionText, Topic, languages
from bot.words.signs import safe_name
from bot.words.speech import Speech, speech

LONGEST_TEXT = 2_000
_MORE = "…"


def cut(text: str, limit: int = LONGEST_TEXT) -> str:
    return text if len(text) <= limit else text[: limit - len(_MORE)] + _MORE


def lines(rows: Sequence[str], limit: int = LONGEST_TEXT) -> str:
    """Put rows below each other; the last ones are left out, with a mark, if they do not fit."""
    kept: list[str] = []
    length = 0
    for index, row in enumerate(rows):
        room = limit - length - (len(_MORE) + 1 if index + 1 < len(rows) else 0)
        if len(row) > room:
            kept.append(cut(row, room) if not kept else _MORE)
            break
        kept.append(row)
        length += len(row) + 1
    return "\n".join(kept)


PATTERN = ids("slap-picture-", ("double", "hymns", "sandwich", "hymn_sandwich"))
HOW = ids("slap-picture-how-", ("cards", "count", "repetition", "stopped", "event", "anew", "unplayed"))


def counts(pairs: Sequence[tuple[str, int]]) -> str:
    """List names and numbers: ``Ana 31 · Ben 22``."""
    return " · ".join(f"{safe_name(name)} {count}" for name, count in pairs)


def _names(names: Sequence[str]) -> list[str]:
    return [safe_name(name) for name in names]


def receipt(
    say: Speech, view: ReceiptView, shown: Sequence[str], drawn: Sequence[str], evidence: bool, told: Sequence[str]
) -> str:
    """The report on a slapped pile (A24); ``shown`` are the pattern's cards by name, ``drawn`` who was in the lot."""
    cards, kind = " · ".join(shown), say(PATTERN[view.kind])
    rows = [say("slap-takes", name=safe_name(view.winner), count=view.cards, pattern=kind, shown=cards)]
    if view.sealed and drawn:  # T8
        rows.append(say("slap-drawn", names=_names(drawn)))
    elif view.sealed:
        rows.append(say("slap-only-slap"))
    elif drawn and not evidence:  # T13
        rows.append(say("slap-heat", names=_names(drawn), number=drawn.index(view.winner) + 1))
    elif drawn:  # A19
        rows.append(say("slap-order-lost", names=_names(drawn)))
    elif evidence:
        rows.append(say("slap-only-hand"))
    if not view.sealed:
        rows += [f"{place}. {_slap(say, line)}" for place, line in enumerate(view.slaps, 1)]
    rows.append(say("slap-leads", counts=counts(view.counts), name=safe_name(view.leads)))
    rows += told
    if not view.sealed:
        rows.append(say("slap-times-foot"))
    return lines(rows)


def _slap(say: Speech, line: SlapLine) -> str:
    """A time that is not exact is not told (A18)."""
    name = safe_name(line.name)
    if line.approx:
        return say("slap-time-unknown", name=name)
    if line.verdict == "undrawn":
        return say("slap-time-undrawn", name=name, ms=line.ms)
    if line.verdict == "beaten":
        return say("slap-time-behind", name=name, ms=line.ms, gap=line.gap)
    return say("slap-time", name=name, ms=line.ms)


def result(say: Speech, view: ResultView) -> str:
    """The end of the game: places, and what stood out (R47)."""
    title = say("slap-picture-title", names=_names(view.winners))
    rows = [say("slap-result", title=title, how=say(HOW[view.how])), *(_row(say, row) for row in view.rows)]
    if view.awards:
        rows.append(" · ".join([award(say, one, safe_name) for one in view.awards]))
    return lines([*rows, say("slap-result-foot", flips=view.flips, piles=view.piles)])


def _row(say: Speech, row: ResultLine) -> str:
    name = safe_name(row.name)
    name = say("slap-computer-name", name=name) if row.computer else name
    name = say("slap-result-left", name=name) if row.left else name
    if row.fastest is None:
        return say("slap-result-row", place=row.place, name=name, cards=row.cards, piles=row.piles)
    return say("slap-result-row-fastest", place=row.place, name=name, cards=row.cards, piles=row.piles, ms=row.fastest)


def award(say: Speech, one: AwardLine, written: Callable[[str], str]) -> str:
    name, other = written(one.name), written(one.other)
    return say("slap-picture-alt-award", award=one.key, name=name, count=one.count, other=other)


_VALUES: Final[Mapping[str, Mapping[str, str]]] = {
    "mode": {"live": "live", "slow": "slow"},
    "pace": {
        USUAL: "usual",
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
"""Options in the order shown, with the names of their values, the default first."""
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
    say = speech(language)
    return GameName(say("slap-option-game"), say("slap-option-game.thread"))


def refusal(error: BadOption, language: Language) -> str:
    say, value = speech(language), str(error.value)
    if isinstance(error, SlapOption) and error.why is not None:
        return say(_WHY[error.why])
    option = next((option for option in options_in(language) if option.name == error.option), None)
    if option is None:
        return say("slap-option-bad", option=error.option, value=value, allowed=error.allowed)
    allowed = option.typed or ", ".join(label for _, label in option.values)
    return say("slap-option-bad", option=option.title, value=option.label(value), allowed=allowed)
