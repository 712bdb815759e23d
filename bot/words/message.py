"""Messages as data, errors that reach people as messages, and languages: the folders of ``locales``."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from bot.words import brought


class Message:
    """A message in no language yet. Equal if id, sign and all facts are equal."""

    __slots__ = ("facts", "id", "sign")

    def __init__(self, key: str, /, **facts: Fact) -> None:
        for name, fact in facts.items():
            if isinstance(fact, list):
                facts[name] = tuple(fact)
        self.id = key
        self.facts: Mapping[str, Fact] = facts
        self.sign = ""
        """A plain sign (``bot.words.signs``) before it, for voices that are ``signed``."""

    @classmethod
    def about(cls, key: str, facts: Mapping[str, Fact]) -> Message:
        return cls(key, **facts)

    def behind(self, sign: str) -> Message:
        other = Message.__new__(Message)
        other.id, other.facts = self.id, self.facts
        other.sign = sign
        return other

    def __eq__(self, other: object) -> bool:
        """Facts have to be of the same types as well: ``True`` is a word and 1 is a number."""
        if not isinstance(other, Message) or (self.id, self.sign, self.facts) != (other.id, other.sign, other.facts):
            return False
        return [*map(type, self.facts.values())] == [*map(type, map(other.facts.__getitem__, self.facts))]

    def __hash__(self) -> int:
        plain = set()
        for fact in self.facts.values():
            if isinstance(fact, str | int):
                plain.add(fact)
        return hash((self.id, frozenset(plain)))

    def __repr__(self) -> str:
        return f"Message({self.id!r}{''.join(f', {name}={fact!r}' for name, fact in self.facts.items())})"


Fact: TypeAlias = str | int | float | Message | Sequence["str | Message"]
"""Lists become ``Ana, Ben and Cy``; ``True`` and ``False`` the words ``yes`` and ``no``."""


class Ids(Mapping[str, str]):
    """Ids of messages by key: the only way to say something whose id is not written out."""

    def __init__(self, prefix: str, keys: Collection[str], suffix: str = "") -> None:
        self._prefix, self._keys, self._suffix = prefix, keys, suffix
        self._made: dict[str, str] = {}

    def __getitem__(self, key: str) -> str:
        if key in self._made:
            return self._made[key]
        if key not in self._keys and not (brought.NAMES and isinstance(key, str)):
            raise KeyError(key)
        made = f"{self._prefix}{brought.dashed(key)}{self._suffix}"
        if key not in self._keys and not brought.brings(key, made):
            raise KeyError(key)
        self._made[key] = made
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


def ids(prefix: str, keys: Collection[str], suffix: str = "") -> Ids:
    """A table of message ids; ``_`` in keys becomes ``-``, ``suffix`` an attribute such as ``.does``."""
    return Ids(prefix, keys, suffix)


class UserError(Exception):
    """Raised when a person asked for something that cannot be done; ``str(error)`` says what to do."""


class StartError(Exception):
    """Raised when the process cannot start; ``str(error)`` is one sentence for the admin."""


Language: TypeAlias = str
"""A folder's name, such as ``de``: Discord's code."""
LOCALES: Final = Path(__file__).resolve().parents[2] / "locales"
DEFAULT: Final[Language] = "en"
LANGUAGES: Final[tuple[Language, ...]] = (
    DEFAULT,
    *sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir() and folder.name != DEFAULT),
)
"""English first, then the others by name."""


def language_of(locale: str | None) -> Language:
    """For a Discord locale such as ``de`` or ``en-GB``; English for all others."""
    return _spoken(LANGUAGES, (locale or "").lower())


@lru_cache(maxsize=256)  # each sync of the commands wants it thousands of times
def _spoken(languages: tuple[Language, ...], locale: str) -> Language:
    known = {language.lower(): language for language in languages}
    return known.get(locale) or known.get(locale.partition("-")[0]) or DEFAULT
