"""Games as a lobby knows them: options in words, how many may sit, and what is refused. Begins no game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.cosmic import library
from bot.cosmic.model import options as cosmic_options
from bot.cosmic.words import option_words as cosmic_words, things
from bot.play.rosters import Seated
from bot.slap import messages as slap_words, options as slap_options
from bot.tables.cosmic import table_options
from bot.words.message import DEFAULT, Language
from bot.words.options import BadOption, GameName, OptionText, Temperament
from bot.words.speech import Speech

Chosen: TypeAlias = Mapping[str, str]
"""The options of a table by name; what was not chosen is missing."""
Preset: TypeAlias = Literal["tonight", "week", "short", "alone"]
"""Options that go together: one sitting, over days, an end in sight, computer players on all other seats."""
PRESETS: Final[tuple[Preset, ...]] = get_args(Preset)


class LobbyGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game as the lobby sees it. ``name`` is also that of its command group."""

    name: str
    least: int
    seats_option: str
    seats: Callable[[Chosen], int]
    """Seats of a table with these options. Raises ``BadOption``."""
    check: Callable[[Chosen, int | None], object]
    """Refuses options that cannot be, or cannot be with so many players. Raises ``BadOption``."""
    choose: Callable[[Chosen, str, str], dict[str, str]]
    """The options after one of them is chosen; those that no longer go with it are given up."""
    usual: Callable[[Chosen, str], str | None] = lambda chosen, name: None
    """An option's value where nobody chose one; None for the first of its list."""
    live: Callable[[Chosen], bool]
    """True if people sit together at such a table, rather than answer within hours or days."""
    called: Callable[[Language], GameName]
    options_in: Callable[[Language], Sequence[OptionText]]
    tempers_in: Callable[[Language], Sequence[Temperament]] = lambda language: ()
    """Leanings of computer players; empty if they are all alike."""
    refusal: Callable[[BadOption, Language], str]
    expected: Callable[[Chosen, int, int, Language], str] = lambda chosen, people, players, language: ""
    """Expected speed and length, with so many people among so many players; may be empty."""
    presets: Mapping[Preset, Chosen]
    first: Chosen = {}
    """Options for somebody who has played no game of it to the end."""
    prompts: bool = False
    """True if its tables write direct messages."""
    most: int
    speed_option: str
    thing_called: Callable[[str, Language], str] = lambda typed, language: ""
    """Key of a typed search term; empty for none."""
    thing_label: Callable[[str], str] = str
    packs: Callable[[Chosen], Collection[str]] = lambda chosen: ()
    recounts: bool = False
    """True if its tables recount what happened since a player last looked (``choices.MISSED``)."""


def spoken_at(game: LobbyGame) -> dict[Language, str]:
    return dict(next(option.values for option in game.options_in(DEFAULT) if option.name == "language"))


def usual(game: LobbyGame, option: OptionText, chosen: Chosen) -> str:
    return game.usual(chosen, option.name) or option.values[0][0]


def valued(game: LobbyGame, option: OptionText, chosen: Chosen) -> str:
    return chosen.get(option.name) or usual(game, option, chosen)


def shown(game: LobbyGame, option: OptionText, chosen: Chosen) -> str:
    return option.label(valued(game, option, chosen))


def differing(game: LobbyGame, chosen: Chosen, language: Language) -> list[OptionText]:
    """The options that are not as usual at a table, but for its language, which is evident."""
    options = [option for option in game.options_in(language) if option.name != "language"]
    return [option for option in options if valued(game, option, chosen) != usual(game, option, chosen)]


def possible(game: LobbyGame, option: OptionText, chosen: Chosen) -> tuple[tuple[str, str], ...]:
    def fits(value: str) -> bool:
        try:
            game.check(game.choose(chosen, option.name, value), None)
        except BadOption:
            return False
        return True

    return tuple((value, label) for value, label in option.values if fits(value))


_FIRST: Final = {"seats": "4", "pool": "novice", "flares": "one_shot", "reverse_cone": "off"}

LOBBY_GAMES: Final[Mapping[str, LobbyGame]] = {
    game.name: game
    for game in (
        LobbyGame(
            name="slap",
            least=slap_options.MIN_PLAYERS,
            most=slap_options.MAX_PLAYERS,
            speed_option="mode",
            seats_option="max_players",
            seats=lambda chosen: slap_options.from_strings(chosen).max_players,
            check=lambda chosen, players: slap_options.from_strings(chosen),
            choose=slap_options.choose,
            usual=slap_options.usual,
            live=lambda chosen: chosen.get("mode", "live") == "live",
            called=slap_words.called,
            options_in=slap_words.options_in,
            refusal=slap_words.refusal,
            presets={
                "tonight": {},
                "week": {"mode": "slow"},
                "short": {"flip_limit": "300"},
                "alone": {"max_players": "4"},
            },
        ),
        LobbyGame(
            name="cosmic",
            least=cosmic_options.MIN_PLAYERS,
            most=cosmic_options.MAX_PLAYERS,
            speed_option="speed",
            thing_called=library.power_called,
            thing_label=things.power,
            seats_option="seats",
            seats=table_options.seats,
            check=table_options.check,
            choose=table_options.choose,
            live=lambda chosen: chosen.get("speed") == "live",
            called=cosmic_words.called,
            options_in=cosmic_words.options_in,
            tempers_in=cosmic_words.tempers_in,
            refusal=cosmic_words.refusal,
            expected=table_options.expected,
            presets={
                "tonight": {"speed": "live"},
                "week": {},
                "short": {"challenges": "15"},
                "alone": {"speed": "live", **_FIRST},
            },
            first=_FIRST,
            prompts=True,
            packs=table_options.packs,
            recounts=True,
        ),
    )
}


def game_name(game: str, say: Speech) -> str:
    return LOBBY_GAMES[game].called(say.language).thread


def table_name(game: str, table: int, say: Speech) -> str:
    return say("lobby-table-name", game=game_name(game, say), table=str(table))


COMPUTER_NAMES = ("Ada", "Blaise", "Carl", "Emmy", "Grace", "Kurt", "Maryam", "Sofia", "Srinivasa", "Terence")


def with_computers(seats: Sequence[Seated], computers: int, game: LobbyGame) -> list[Seated]:
    """These people and so many computer players: those who sit there first, then others, each with another leaning."""
    left = computers
    found: list[Seated] = []
    for seat in seats:
        if seat.user is not None or left > 0:
            found.append(seat)
            left -= seat.user is None
    tempers = [temper.name for temper in game.tempers_in(DEFAULT)] or [""]
    names = [name for name in COMPUTER_NAMES if name not in {seat.name for seat in found}]
    first = computers - left
    return [*found, *(Seated(names[at], temper=tempers[(first + at) % len(tempers)]) for at in range(left))]
