"""The forms in which a lobby's options are chosen: one for each topic, filled in as the table is, and read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.play.games.lobby_games import possible, usual, valued
from bot.play.lobbies.lobby import Lobby, people
from bot.tables.contract.message import Field, Pick
from bot.words.message import Language, UserError, ids
from bot.words.options import TOPICS, BadOption, OptionText, Topic
from bot.words.speech import Speech, speech

MOST: Final = 5
"""Fields of a form."""
GROUP: Final = 10
"""Radio buttons or checkboxes of a field."""
COMPUTERS: Final = "seated"
SWITCHES: Final = "switches"
"""The field with a checkbox for each option that is on or off."""
_TYPED: Final = "_typed"
"""Suffix for the typed field of an option that has a list as well."""
_TITLES: Final = ids("lobby-topic-", TOPICS)
_BUTTONS: Final = ids("lobby-topic-", TOPICS, ".button")
Given: TypeAlias = Mapping[str, Sequence[str]]


class Changes(NamedTuple):
    options: Mapping[str, str]
    computers: int | None
    """Computer players wanted; None for as many as there are."""


def topics(lobby: Lobby, say: Speech) -> list[tuple[Topic, str]]:
    of_game = {option.topic for option in lobby.of.options_in(say.language)}
    return [(topic, say(_BUTTONS[topic])) for topic in TOPICS if topic in of_game]


def title(topic: Topic, say: Speech) -> str:
    return say(_TITLES[topic])


def fields(lobby: Lobby, topic: Topic, language: Language) -> dict[str, Field | Pick]:
    """The fields of a form as the table is; 1 to ``MOST``."""
    say, options = speech(language), _options(lobby, topic, language)
    switches = [option for option in options if option.switch]
    others = [(option, possible(lobby.of, option, lobby.options)) for option in options if not option.switch]
    free = MOST - sum(len(values) > 1 or bool(option.typed) for option, values in others)
    free -= bool(switches) + (topic == "players")
    found: dict[str, Field | Pick] = {}
    for option, values in others:
        both = bool(option.typed) and 1 < len(values) <= GROUP and free > 0
        free -= both
        if both or (len(values) > 1 and not option.typed):
            chosen = (valued(lobby.of, option, lobby.options),)
            found[option.name] = Pick(option.title, values, chosen, hint=option.sentence, required=not option.typed)
        if option.typed:
            found[option.name + _TYPED * both] = _line(lobby, option, say, both=both)
    if topic == "players" and len(people(lobby.seats)) < lobby.of.most:
        found[COMPUTERS] = _computers(lobby, say)
    if switches:
        on = [option.name for option in switches if valued(lobby.of, option, lobby.options) == "on"]
        titles = [(option.name, option.title) for option in switches]
        notes = {option.name: option.sentence for option in switches}
        found[SWITCHES] = Pick(say("lobby-switches"), titles, on, several=True, notes=notes)
    return found


def changes(lobby: Lobby, topic: Topic, language: Language, given: Given) -> Changes:
    """Read a form. Raises ``BadOption`` for a value that its option does not have, ``UserError`` if a part is lost."""
    asked, say = fields(lobby, topic, language), speech(language)
    if not asked.keys() <= given.keys():
        raise UserError(say("lobby-form-missing"))
    options = {option.name: option for option in _options(lobby, topic, language)}
    changed: dict[str, str] = {}
    for name, field in asked.items():
        option = options.get(name.removesuffix(_TYPED))
        if option is None:
            continue
        value = next(iter(given[name]), "")
        if isinstance(field, Field):
            listed = next(iter(given.get(option.name, ())), "")  # counts where the line is empty
            value = option.read(value) if value.strip() else listed or usual(lobby.of, option, lobby.options)
        elif value not in dict(option.values):
            if value or not option.typed:
                raise BadOption(option.name, value, ", ".join(one for one, _ in option.values))
            continue
        if value != valued(lobby.of, option, lobby.options):
            changed.setdefault(option.name, value)
    if SWITCHES in asked:
        on = {*given[SWITCHES]}
        for name in sorted(on - options.keys()):
            raise BadOption(name, "on", ", ".join(name for name, option in options.items() if option.switch))
        for option in options.values():
            value = "on" if option.name in on else "off"
            if option.switch and value != valued(lobby.of, option, lobby.options):
                changed[option.name] = value
    return Changes(changed, _number(lobby, given[COMPUTERS], say) if COMPUTERS in asked else None)


def _options(lobby: Lobby, topic: Topic, language: Language) -> list[OptionText]:
    return [option for option in lobby.of.options_in(language) if option.topic == topic]


def _line(lobby: Lobby, option: OptionText, say: Speech, *, both: bool) -> Field:
    """The line in which a value is typed: empty for what is usual, and for what is chosen from the list above."""
    value, unchosen = valued(lobby.of, option, lobby.options), usual(lobby.of, option, lobby.options)
    listed = value in dict(option.values) if both else value == unchosen
    return Field(
        say("lobby-or-type", option=option.title) if both else option.title,
        "" if both else option.label(unchosen),
        "" if listed else value,
        most=option.longest,
        required=False,
        note=option.typed,
    )


def _computers(lobby: Lobby, say: Speech) -> Pick:
    there = len(people(lobby.seats))
    numbers = [(str(count), str(count)) for count in range(lobby.of.most - there + 1)]
    return Pick(say("lobby-computers"), numbers, (str(len(lobby.seats) - there),), hint=say("lobby-computers.does"))


def _number(lobby: Lobby, given: Sequence[str], say: Speech) -> int:
    known = [str(count) for count in range(lobby.of.most + 1)]
    if (wanted := next(iter(given), "")) not in known:
        raise UserError(say("lobby-form-missing"))
    return int(wanted)
