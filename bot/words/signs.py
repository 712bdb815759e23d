"""Plain Unicode signs, so that saves hold no emoji ids; harmless names; Discord's own formats."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec

from bot.words.speech import Speech

_TAGS: Final = 0xE0000
_END: Final = "\U000e007f"
_UNSEEN: Final = "\u2060"
"""Invisible base of a tagged sign without a plain emoji."""


class Sign(msgspec.Struct, frozen=True):
    name: str
    """Name of its emoji, without the hash of the drawing: ``mark_orange``."""
    plain: str
    """Its Unicode emoji, with tags for those that share one."""


def _signs(kind: str, **plain: str) -> dict[str, Sign]:
    return {key: Sign(f"{kind}_{key}", one) for key, one in plain.items()}


COLOURS: Final = _signs("mark", red="🔺", blue="🟦", yellow="⭐", purple="🟣", light_blue="🔵", orange="🔶")
"""By colour; near the pictures in form and colour, and all different."""
SUITS: Final = _signs("suit", claws="🟥", souls="🟧", gears="🟨", blades="🟩")
"""By name; the squares are those of the deck."""
CARDS: Final = _signs("card", attack="⚔️", compromise="🤝", edict="📜", flare="🔥")
"""By kind. A Zodiac card shows its sign."""
ZODIAC: Final = _signs(
    "zodiac",
    aries="♈",
    taurus="♉",
    gemini="♊",
    cancer="♋",
    leo="♌",
    virgo="♍",
    libra="♎",
    scorpio="♏",
    sagittarius="♐",
    capricorn="♑",
    aquarius="♒",
    pisces="♓",
    cusp="🌗",
    nemesis="👿",
    leader="👑",
    karma="☯️",
)
"""Signs of the Zodiac, its Spiritual Leader, and Karma."""
_TAGGED: Final = {"power": _UNSEEN, "role": _UNSEEN, "edict": CARDS["edict"].plain}
"""Kinds of tagged signs, with the Unicode base of each."""
ROLES: Final = ("offense", "defense", "ally")
COLOUR_MARKS: Final = {colour: sign.plain for colour, sign in COLOURS.items()}
"""Plain sign of each player's colour."""
_FIXED: Final = tuple(sign for kind in (COLOURS, SUITS, CARDS, ZODIAC) for sign in kind.values())
_ENTERED: Final[dict[str, Collection[str]]] = {"role": ROLES}
_NOT_OURS: Final = "\u200b"
"""Behind a sign in a person's name, so that it is not replaced by an emoji."""
_TAG: Final = rf"(?:{'|'.join(dict.fromkeys(_TAGGED.values()))})[\U000e0020-\U000e007e]+{_END}"
_PLAIN: Final = "|".join((_TAG, *(re.escape(sign.plain) for sign in _FIXED)))
_ANY: Final = re.compile(_PLAIN)
_OURS: Final = re.compile(f"(?:{_PLAIN})(?!{_NOT_OURS})")
_BARE: Final = re.compile(f"{_TAG} ?")
_LONGEST_EMOJI: Final = 25
"""Characters of a sign's name that leave room for the hash of the drawing: Discord takes 32."""
_SENT: Final = 38
"""Most characters that Discord counts for a custom emoji: brackets, name and id."""
_SENT_BESIDE_NAME: Final = 24
"""Those of ``_SENT`` that are not the name."""


def enter(kind: str, keys: Collection[str]) -> None:
    """Register powers or edicts that have signs; ``keys`` may grow later."""
    _ENTERED[kind] = keys


def entered(kind: str, key: str) -> bool:
    return key in _ENTERED.get(kind, ()) and len(_emoji(kind, key)) <= _LONGEST_EMOJI


def every() -> tuple[Sign, ...]:
    """In the order in which a bot needs their emojis."""
    keyed = [(kind, key) for kind, keys in _ENTERED.items() for key in keys if entered(kind, key)]
    return (*_FIXED, *(Sign(_emoji(kind, key), tagged(kind, key)) for kind, key in keyed))


@cache
def tagged(kind: str, key: str) -> str:
    """Raises KeyError for other kinds."""
    return f"{_TAGGED[kind]}{''.join(chr(_TAGS + ord(letter)) for letter in _emoji(kind, key))}{_END}"


def _emoji(kind: str, key: str) -> str:
    """Without the dot behind a pack, which Discord rejects."""
    return f"{kind}_{key.replace('.', '__')}"


def is_tagged(sign: str) -> bool:
    return sign.endswith(_END)


def called(name: str) -> str:
    """Plain sign by the name of its emoji, also of a removed one; empty for anything else."""
    kind, _, key = name.partition("_")
    return tagged(kind, key) if kind in _TAGGED else next((one.plain for one in _FIXED if one.name == name), "")


def bare(text: str) -> str:
    """The text without custom emojis: tagged signs become those of their kinds, or nothing."""
    return _BARE.sub(
        lambda found: "" if found[0][0] == _UNSEEN else f"{found[0][0]}{' ' * found[0].endswith(' ')}", text
    )


def of_colour(colour: str) -> str:
    """Empty for anything but a player's colour."""
    return COLOUR_MARKS.get(colour, "")


def sent_length(text: str) -> int:
    """Length as Discord counts it, with a custom emoji for each sign."""
    return len(exchanged(text, lambda sign: "." * _sent(sign)))


def _sent(sign: str) -> int:
    """Most characters that Discord counts for the emoji of a sign: brackets, name and id."""
    return len(sign) - len(_UNSEEN + _END) + _SENT_BESIDE_NAME if is_tagged(sign) else _SENT


def unsigned(text: str) -> tuple[str, str]:
    """The text without signs, for a label, and its first sign."""
    found = _OURS.search(text)
    return re.sub(f"(?:{_OURS.pattern}) ?", "", text).replace(_NOT_OURS, ""), found[0] if found else ""


def disowned(text: str) -> str:
    """Mark signs in a person's words as plain text."""
    return _ANY.sub(lambda found: found[0] + _NOT_OURS, text)


def exchanged(text: str, other: Callable[[str], str]) -> str:
    return _OURS.sub(lambda found: other(found[0]), text)


LONGEST = 32
NAMELESS = "Player"
_MARKS = 2
"""Combining marks kept per letter; more would run over the lines above and below."""
_DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control, format (direction overrides, zero widths), surrogate, private and unassigned characters."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
_MARKUP = frozenset("\\*_~`|>#[]()<:-+.!&")
_NO_PING = "\u200b"
_LEFTWARD = ("R", "AL")
_KEPT = 1_024
_ISOLATED, _ISOLATION_ENDS = "\u2068", "\u2069"


def clean_name(raw: str) -> str:
    """One line of at most 32 visible characters; ``Player`` if nothing is left. Not escaped."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", raw):
        kind = unicodedata.category(char)
        if kind in ("Mn", "Me"):
            marks += 1
            if not kept or kept[-1] == " " or marks > _MARKS:
                continue
        else:
            marks = 0
        if char.isspace():
            if kept and kept[-1] != " ":
                kept.append(" ")
        elif kind not in _DROPPED and char not in _BLANK:
            kept.append(char)
    return "".join(kept)[:LONGEST].strip() or NAMELESS


def told_apart(names: Sequence[str]) -> list[str]:
    """Clean names by seat; equal ones get their seats' letters: ``Ben A``, ``Ben C``."""
    often = Counter(name.casefold() for name in names)
    lettered = [f"{name[: LONGEST - 2].rstrip()} {chr(ord('A') + seat)}" for seat, name in enumerate(names)]
    told = [long if often[name.casefold()] > 1 else name for name, long in zip(names, lettered, strict=True)]
    # somebody may already be called what another one would get; the letters alone make all different
    return told if len({name.casefold() for name in told}) == len(told) else lettered


@lru_cache(maxsize=_KEPT)
def safe_name(raw: str) -> str:
    """A clean name with markup, mentions and signs disabled, and right-to-left text isolated."""
    clean = clean_name(raw)
    escaped = "".join("\\" + char if char in _MARKUP else char for char in clean)
    shown = disowned(escaped.replace("@", "@" + _NO_PING))
    leftward = any(unicodedata.bidirectional(char) in _LEFTWARD for char in clean)
    return f"{_ISOLATED}{shown}{_ISOLATION_ENDS}" if leftward else shown


def mention(user: int) -> str:
    """A link that pings."""
    return f"<@{user}>"


def channel(number: int) -> str:
    return f"<#{number}>"


def ago(at_s: int) -> str:
    """Relative to the reader's time: ``in 3 hours``, ``5 minutes ago``."""
    return f"<t:{at_s}:R>"


def clock_time(at_s: int) -> str:
    """In the reader's zone."""
    return f"<t:{at_s}:t>"


def day(at_s: int) -> str:
    """In the reader's own format."""
    return f"<t:{at_s}:d>"


def role(number: int) -> str:
    return f"<@&{number}>"


def date_time(at_s: int) -> str:
    """In the reader's zone: ``24 December 2026 18:40``."""
    return f"<t:{at_s}:f>"


_DAY_MS = 86_400_000
_ERA = 146_097
"""Days of 400 years, after which the calendar repeats."""
_TO_MARCH = 719_468
"""Days from the first of March of the year 0 to 1970."""


def day_and_month(ms: int) -> tuple[int, int]:
    """Day and month (1 to 12) in UTC of unix milliseconds, from years that begin in March."""
    in_era = (ms // _DAY_MS + _TO_MARCH) % _ERA
    year = (in_era - in_era // 1_460 + in_era // 36_524 - in_era // (_ERA - 1)) // 365
    in_year = in_era - (365 * year + year // 4 - year // 100)
    month = (5 * in_year + 2) // 153
    return in_year - (153 * month + 2) // 5 + 1, month + 3 if month < 10 else month - 9


def until_day(say: Speech, until: int) -> str:
    """In UTC; ``until`` in unix milliseconds."""
    day, month = day_and_month(until)
    return say("picture-day", day=day, month=month)


def away(say: Speech, people: Sequence[tuple[str, int]]) -> str:
    """List absent people with ends in unix milliseconds, 0 if unknown; empty if nobody is away."""
    rows = [
        say("picture-alt-away-until", name=name, day=until_day(say, until)) if until else name for name, until in people
    ]
    return say("picture-alt-away", names=rows) if rows else ""
