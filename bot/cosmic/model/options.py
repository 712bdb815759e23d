"""The flags of one Cosmic Encounter table (0.7): values, defaults, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from bot.cosmic.model import origin
from bot.words.options import BadOption

Flares = Literal["off", "one_shot", "retained"]
"""Without flares; discarded after use; or back in hand at the end of the phase (2.5.6)."""

Draft = Literal["dealt", "turns"]
"""How powers are chosen: everybody of those dealt to them, or one after the other from an open row (3.4)."""

MIN_PLAYERS = 2
MAX_PLAYERS = 6

_DEALT: Mapping[int, tuple[int, ...]] = {1: (2, 3), 2: (3, 4)}
_WORDS: Mapping[str, tuple[str, ...]] = {"flares": ("off", "one_shot", "retained"), "draft": ("dealt", "turns")}
_SWITCH = {"on": True, "yes": True, "off": False, "no": False}
_BASES = (3, 8)
_LENGTHS = (10, 15, 20, 30)
_ENDLESS = "off"
LONG, MORE = 12, 5
"""From which challenge on the table may vote for an end in sight, and after how many more the game ends then (7.7)."""
_FOREIGN_PLANETS_OF_TWO = 5


FlagValue: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Flag:
    name: str
    values: tuple[FlagValue, ...]
    typed: Callable[[str], FlagValue | None] | None = None
    """Parses other input, in lower case; None for what is invalid. Must accept its own results."""
    also: str = ""
    """Describes the input that ``typed`` accepts, for developers."""
    power: str = ""
    """The power it is about; it can differ from its default only in games with it. Empty for none."""
    offered: bool = True
    """True if people choose it; else the table sets it."""

    @property
    def default(self) -> FlagValue:
        return self.values[0]

    @property
    def allowed(self) -> str:
        return ", ".join([*(written(value) for value in self.values), *([self.also] if self.also else [])])

    def accepts(self, value: FlagValue) -> bool:
        """True if it can have this value; ``1`` is not ``True``."""
        if self.typed is not None and isinstance(value, str) and self.typed(value) == value:
            return True
        return any(type(one) is type(value) and one == value for one in self.values)

    def read(self, raw: str) -> FlagValue:
        """Parse a value. Raises ``BadOption``."""
        text = raw.strip().lower().replace("-", "_").replace(" ", "_")
        for value in self.values:
            if text == str(value).lower() or (isinstance(value, bool) and _SWITCH.get(text) is value):
                return value
        found = None if self.typed is None else self.typed(raw.strip().lower())
        if found is not None:
            return found
        raise BadOption(self.name, raw, self.allowed)


FLAGS: dict[str, Flag] = {}


def add_flag(flag: Flag) -> None:
    """Let tables have a flag. Raises ValueError if there is one of this name, or a pack would add it."""
    if origin.pack():
        raise ValueError(f"{flag.name} would be an option of every table: packs add none")
    if flag.name in FLAGS or flag.name in Options.__struct_fields__:
        raise ValueError(f"two flags are called {flag.name}")
    FLAGS[flag.name] = flag


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of one table; checked when built. Raises ``BadOption``."""

    powers_per_player: int = 1
    """Powers that each player keeps: 1 or 2 (3.4)."""
    powers_dealt: int | None = None
    """Powers from which each player chooses: 2 or 3 for one, 3 or 4 for two. None for the lower. Read ``dealt``."""
    draft: Draft = "dealt"
    bases_to_win: int | None = None
    """Foreign bases that win (7.1): 3 to 8. None for 5, or 4 with two players (8.6). Read ``bases``."""
    flares: Flares = "retained"
    reverse_cone: bool = True
    """Whether the marks of the destiny cards count (2.2.2, 5.7)."""
    pool: tuple[str, ...] | None = None
    """The powers that may be in the game, with their flares (2.7), sorted. None, before setup, for the usual ones."""
    challenges: int | UnsetType = UNSET
    """After so many challenges the game ends (7.7): 10, 15, 20 or 30. Unset, and not saved, for no end in sight."""
    extras: dict[str, FlagValue] = {}
    """Flags of expansions by name; missing ones have their default. Read ``flag``."""

    def __post_init__(self) -> None:
        per = self.powers_per_player
        _check(per in _DEALT, "powers_per_player", per, "1, 2")
        choice = " or ".join(map(str, _DEALT[per]))
        _check(self.dealt in _DEALT[per], "powers_dealt", self.dealt, f"{choice} when each player keeps {per}")
        low, high = _BASES
        won_by = self.bases_to_win
        _check(won_by is None or low <= won_by <= high, "bases_to_win", won_by, f"{low} to {high}")
        most = self.challenges
        _check(most is UNSET or most in _LENGTHS, "challenges", most, ", ".join([_ENDLESS, *map(str, _LENGTHS)]))
        for name, value in self.extras.items():
            _check(name in FLAGS, name, written(value), _names())
            _check(FLAGS[name].accepts(value), name, written(value), FLAGS[name].allowed)

    @property
    def dealt(self) -> int:
        return _DEALT[self.powers_per_player][0] if self.powers_dealt is None else self.powers_dealt

    def flag(self, name: str) -> FlagValue:
        """Raises KeyError if there is no such flag."""
        return self.extras.get(name, FLAGS[name].default)

    def bases(self, players: int) -> int:
        if self.bases_to_win is not None:
            return self.bases_to_win
        return 4 if players == MIN_PLAYERS else 5


SEATS: Final = Flag("seating", ("drawn", "kept"), offered=False)
"""Whether seats are drawn, or are those of the lobby: after a rematch (3.1)."""
add_flag(SEATS)


def check_players(options: Options, players: int) -> None:
    """Refuse a number of players that cannot be seated or could not win. Raises ``BadOption``."""
    _check(MIN_PLAYERS <= players <= MAX_PLAYERS, "players", players, f"{MIN_PLAYERS} to {MAX_PLAYERS}")
    if players == MIN_PLAYERS:
        most = _FOREIGN_PLANETS_OF_TWO
        allowed = f"3 to {most} with two players, who have {most} foreign planets each"
        _check(options.bases(players) <= most, "bases_to_win", options.bases(players), allowed)


def from_strings(values: Mapping[str, str]) -> Options:
    """Parse flags (``reverse_cone: off``); missing ones get their default. Raises ``BadOption``."""
    fields: dict[str, object] = {}
    extras: dict[str, FlagValue] = {}
    for option, raw in values.items():
        text = raw.strip().lower()
        if option in _WORDS:
            word = text.replace("-", "_").replace(" ", "_")
            _check(word in _WORDS[option], option, raw, ", ".join(_WORDS[option]))
            fields[option] = word
        elif option == "pool":
            fields[option] = tuple(sorted({name.strip() for name in text.split(",")}))
        elif option == "reverse_cone":
            _check(text in _SWITCH, option, raw, "on, off")
            fields[option] = _SWITCH[text]
        elif option == "challenges" and text == _ENDLESS:
            pass
        elif option in FLAGS:
            extras[option] = FLAGS[option].read(raw)
        elif option in _own_fields():
            _check(text.isdecimal() and text.isascii() and len(text) <= 9, option, raw, "a whole number")
            fields[option] = int(text)
        else:
            raise BadOption(option, raw, _names())
    if extras:
        fields["extras"] = extras
    # The words were checked above and the numbers by the struct itself; convert would wrap BadOption in its own error.
    return Options(**fields)  # type: ignore[arg-type]


def _own_fields() -> list[str]:
    return [field for field in Options.__struct_fields__ if field != "extras"]


def _names() -> str:
    return ", ".join([*_own_fields(), *(flag.name for flag in FLAGS.values() if flag.offered)])


def written(value: FlagValue) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _check(fine: bool, option: str, value: object, allowed: str) -> None:
    if not fine:
        raise BadOption(option, value, allowed)
