"""The table options of the slap game, and how fast a table goes with them. Patterns are no option (R29)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, cast

import msgspec

from bot.kernel.event import Seat
from bot.slap.practice import LEVELS, Level
from bot.words.message import DEFAULT, LANGUAGES, Language
from bot.words.options import BadOption as Refused

Flip = Literal["auto", "manual"]
Mode = Literal["live", "slow"]
SlapBy = Literal["reaction", "button", "both"]
Contradiction = Literal["endless", "sealed", "turned", "punctual", "drawn"]

EVENT = "event"
"""True for games of a tournament; set for its tables and offered nowhere."""
HEAT = "heat"
"""Within how many milliseconds of the first slap others are in a draw (T13)."""
COMPUTERS = "computers"
UNLIMITED = "unlimited"
NONE = "none"
USUAL = "usual"
"""Pace that goes with the number of players."""

PACE_RANGE: Mapping[Mode, tuple[int, int]] = {"live": (1_500, 10_000), "slow": (60_000, 900_000)}
PACE_DEFAULT: Mapping[Mode, int] = {"live": 3_000, "slow": 300_000}
PACE_BY_PLAYERS: Mapping[int, int] = {4: 3_000, 6: 2_750, 10: 2_500}
"""The usual pace of a live table, by up to how many players it has: with more of them a game has more cards (T2)."""
SLAP_BY_DEFAULT: Mapping[Mode, SlapBy] = {"live": "reaction", "slow": "button"}
MIN_PLAYERS, MAX_PLAYERS = 2, 10

_SLOW_DEFAULTS: Mapping[str, str] = {"pace": "5 min", "slap_by": "button"}
"""Defaults of a slow table that are not the option's first value."""
_OF_A_MODE = ("pace", "slap_by", "flip", "late", HEAT)
_UNITS = {"ms": 1, "min": 60_000, "s": 1_000}
_WORDS: Mapping[str, tuple[str, ...]] = {
    "empty_false_slap": ("lock", "out"),
    "short_challenge": ("lost", "pass"),
    "mode": ("live", "slow"),
    "flip": ("auto", "manual"),
    "slap_by": ("reaction", "button", "both"),
    "late": ("free", "strict"),
    "language": LANGUAGES,
    "motion": ("on", "off"),
    HEAT: ("off", "60", "100", "150"),
    COMPUTERS: LEVELS,
    EVENT: ("off", "on"),
}
_OF_THE_TABLE = ("motion", HEAT, COMPUTERS, EVENT)
"""Options that the rules do not see: a saved game does not have them."""


class BadOption(Refused):
    """Impossible option; ``why`` is None for a mere value."""

    def __init__(self, option: str, value: object, allowed: str, why: Contradiction | None = None) -> None:
        super().__init__(option, value, allowed)
        self.why = why


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of one table; checked when built. Raises ``BadOption``."""

    comebacks: int | None = 1
    """Comebacks by slap per player (R41): 0, 1, or None for unlimited."""
    penalty: int = 2
    """Cards paid for a false slap (R33): 0 to 3."""
    empty_false_slap: Literal["lock", "out"] = "lock"
    """What a false slap without cards costs (R35)."""
    short_challenge: Literal["lost", "pass"] = "lost"
    """What happens to a challenge whose responder runs out (R39)."""
    flip_limit: int | None = 1_200
    """Turned cards after which the game ends by count (R45, T9): 300 to 5,000, or None for no limit."""
    max_players: int = 8
    """Players the table takes (R1): 2 to 10."""
    mode: Mode = "live"
    flip: Flip = "auto"
    """Who turns the cards: the table (T1) or the player to move (T3)."""
    pace: int | None = None
    """Milliseconds from a card to the next; None for the mode's default. Read ``pace_ms``."""
    slap_by: SlapBy | None = None
    """None for the mode's default. Read ``slapping``."""
    late: Literal["free", "strict"] = "free"
    """Whether a slap on the state just closed is paid for (A7)."""
    show: int = 3
    """Cards in the state message: 1 or 3."""
    language: Language = DEFAULT
    dealer: int | None = None
    """Rematch (R1): players come in the last game's seat order and this one of them deals. None: seats by chance."""

    def __post_init__(self) -> None:
        low, high = PACE_RANGE[self.mode]
        _check(self.comebacks in (0, 1, None), "comebacks", self.comebacks, "0, 1, unlimited")
        _check(0 <= self.penalty <= 3, "penalty", self.penalty, "0 to 3 cards")
        limit = self.flip_limit
        _check(limit is None or 300 <= limit <= 5_000, "flip_limit", limit, "300 to 5,000, none")
        _check(MIN_PLAYERS <= self.max_players <= MAX_PLAYERS, "max_players", self.max_players, "2 to 10")
        _check(self.show in (1, 3), "show", self.show, "1, 3")
        _check(low <= self.pace_ms <= high, "pace", _shown(self.pace_ms), _pace_range(self.mode))
        _check(self.dealer is None or self.dealer >= 0, "dealer", self.dealer, "a player's number from 0 on")
        endless, slow = limit is None and self.comebacks is None, self.mode == "slow"
        sealed, turned = slow and self.slapping != "button", slow and self.flip != "auto"
        _check(not endless, "flip_limit", NONE, "300 to 5,000 together with unlimited comebacks", "endless")
        _check(not sealed, "slap_by", self.slapping, "button, because slaps on a slow table are sealed", "sealed")
        _check(not turned, "flip", self.flip, "auto, because cards turn when their time is up", "turned")
        _check(not (slow and self.late != "free"), "late", self.late, "free, because a press is sealed", "punctual")

    @property
    def pace_ms(self) -> int:
        return PACE_DEFAULT[self.mode] if self.pace is None else self.pace

    def paced(self, players: int) -> Options:
        """Return a copy with the pace for so many players, at a live table for which none was chosen."""
        if self.pace is not None or self.mode == "slow":
            return self
        return msgspec.structs.replace(self, pace=next(ms for most, ms in PACE_BY_PLAYERS.items() if players <= most))

    @property
    def slapping(self) -> SlapBy:
        return SLAP_BY_DEFAULT[self.mode] if self.slap_by is None else self.slap_by


def from_strings(values: Mapping[str, str]) -> Options:
    """Read options as people write them (``pace: 2.5 s`` or ``2,5 s``, ``comebacks: unlimited``).

    What is missing has its default; ``moves`` reads what is the table's alone. A pace without unit is in seconds on a
    live table and in minutes on a slow one.
    ``dealer`` is set by a rematch only and offered nowhere.
    Raises ``BadOption``.
    """
    fields: dict[str, object] = {}
    written = values.get("mode", "live").strip().lower()
    _check(written in _WORDS["mode"], "mode", written, ", ".join(_WORDS["mode"]))
    mode: Mode = "slow" if written == "slow" else "live"
    for name, raw in values.items():
        text = raw.strip().lower()
        if name in _WORDS:
            _check(text in _WORDS[name], name, raw, ", ".join(_WORDS[name]))
            drawn = name == HEAT and mode == "slow" and text != "off"
            _check(not drawn, name, raw, "off, because the lot decides anyway", "drawn")
            if name not in _OF_THE_TABLE:
                fields[name] = text
        elif name == "comebacks":
            fields[name] = None if text == UNLIMITED else _whole(name, text, "0, 1, unlimited")
        elif name == "flip_limit":
            fields[name] = None if text == NONE else _whole(name, text, "300 to 5,000, none")
        elif name == "pace":
            fields[name] = None if text == USUAL and mode == "live" else _pace(text, mode)
        elif name in ("penalty", "max_players", "show", "dealer"):
            fields[name] = _whole(name, text, "a whole number")
        else:
            raise BadOption(name, raw, ", ".join(field for field in Options.__struct_fields__ if field != "dealer"))
    # The words were checked above and the numbers by the struct itself; convert would wrap BadOption in its own error.
    return Options(**fields)  # type: ignore[arg-type]


def moves(values: Mapping[str, str]) -> bool:
    return values.get("motion", "on").strip().lower() == "on"


def heat_ms(values: Mapping[str, str]) -> int:
    """Return the width of a dead heat, 0 for none; ``from_strings`` has checked the options."""
    text = values.get(HEAT, "off").strip().lower()
    return 0 if text == "off" else int(text)


def level(values: Mapping[str, str]) -> Level:
    return cast("Level", values.get(COMPUTERS, LEVELS[0]).strip().lower())


def in_event(values: Mapping[str, str]) -> bool:
    return values.get(EVENT) == "on"


def choose(options: Mapping[str, str], name: str, value: str) -> dict[str, str]:
    """The options after one of them is chosen: another mode gives up the choices that belong to the old one (T8)."""
    chosen = {**options, name: value}
    if name == "mode" and value != options.get("mode", "live"):
        for other in _OF_A_MODE:
            chosen.pop(other, None)
    return chosen


def usual(options: Mapping[str, str], name: str) -> str | None:
    """Return an option's default at such a table; None where it is the first of its list."""
    return _SLOW_DEFAULTS.get(name) if options.get("mode") == "slow" else None


def _pace(text: str, mode: Mode) -> int:
    unit = next((unit for unit in _UNITS if text.endswith(unit)), "")
    number, factor = text.removesuffix(unit).strip(), _UNITS[unit or ("s" if mode == "live" else "min")]
    whole, _, part = number.replace(",", ".").partition(".")
    digits = whole + part
    _check(digits.isdecimal() and digits.isascii() and len(digits) <= 9, "pace", text, _pace_range(mode))
    return int(int(digits) * factor // 10 ** len(part))


def _shown(ms: int) -> str:
    return f"{ms / 60_000:g} min" if ms >= 60_000 else f"{ms / 1000:g} s"


def _pace_range(mode: Mode) -> str:
    return "1.5 to 10 s on a live table" if mode == "live" else "1 to 15 min on a slow table"


def _whole(name: str, text: str, allowed: str) -> int:
    _check(text.isdecimal() and text.isascii() and len(text) <= 9, name, text, allowed)
    return int(text)


def _check(fine: bool, option: str, value: object, allowed: str, why: Contradiction | None = None) -> None:
    if not fine:
        raise BadOption(option, UNLIMITED if value is None else value, allowed, why)


COUNTDOWN_MS = 10_000  # before the first card (T2) and after a lost connection (A19)
AFTER_PILE_MS = 2_000  # after a pile is taken (T2)
MIN_SHOW_MS = 1_500  # a card stays at least this long, however fast the next player presses Flip (T3)
TURN_MS = 10_000  # turn timer with manual flip (T4)
TIMER_FLIPS = 3  # timer flips in a row after which a player is on auto-flip (T4)
ECHO_MS = 5_000  # after this long without an echo the REST answer counts as one (A3)
REPORT_MS = 1_500  # when the report is edited once to add those who came too late (A24)
HANDS_MS = 15_000  # how long the table waits for Discord's list of hands (A19); a list that never comes counts as empty
SILENT_CARDS = 60  # cards without a sign of life before the table asks (T5) or looks a player up (T7)
SILENT_PATTERNS = 2  # patterns that must have gone by before the table asks (T5)
STILL_MS: Mapping[Mode, int] = {"live": 600_000, "slow": 86_400_000}
"""How long the table waits for an answer to "still there?" (T5); ten minutes would end a slow table overnight."""
VOTE_MS: Mapping[Mode, int] = {"live": 1_800_000, "slow": 259_200_000}
"""So long a vote stands open (T6): half an hour, and three days where nobody has to be there at the same time."""
SEALED_MS = 10_000  # a sealed window stays open at least this long, even if everybody has pressed (T8)


class Silence(msgspec.Struct):
    """The silence of each seat (T5, T7). A sign of life is a slap or a press, in time or not."""

    seats: list[int]
    """Cards since each player's last sign of life."""
    cards: int = 0
    """Cards since anybody's last sign of life."""
    patterns: int = 0
    """Patterns whose window closed in that time. Not the open pile: nothing may give it away."""

    def heard(self, seat: Seat) -> None:
        self.seats[seat] = self.cards = self.patterns = 0

    def card(self) -> list[Seat]:
        """One more card went by; the seats that are to be looked up now, once per silence (T7)."""
        self.cards += 1
        self.seats = [count + 1 for count in self.seats]
        return [seat for seat, count in enumerate(self.seats) if count == SILENT_CARDS]

    @property
    def long(self) -> bool:
        """True if the table should ask "still there?" (T5)."""
        return self.cards >= SILENT_CARDS and self.patterns >= SILENT_PATTERNS


def majority(voters: int) -> int:
    """Votes needed to pause or go on: more than half (T6)."""
    return voters // 2 + 1


def voters(statuses: Sequence[str], practice: Sequence[Seat]) -> list[Seat]:
    """Return the voters: people who are *in*; if none is, people who are *broke*. No computer players (T6, T11)."""
    able = {
        wanted: [seat for seat, status in enumerate(statuses) if status == wanted and seat not in practice]
        for wanted in ("in", "broke")
    }
    return able["in"] or able["broke"]
