"""A message as data: its id and its facts. Whoever shows it speaks it, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.words import brought


class Message:
    """A message in no language yet. Equal if id, sign and all facts are equal."""

    __slots__ = ("facts", "id", "sign")

    def __init__(self, key: str, /, **facts: Fact) -> None:
        self.id = key
        self.facts: Mapping[str, Fact] = facts
        self.sign = ""
        """A plain sign (``bot.words.signs``) before it, said by voices that are ``signed``."""

    @classmethod
    def about(cls, key: str, facts: Mapping[str, Fact]) -> Message:
        """Build a message from given facts; its sentence takes what it needs of them."""
        made = cls(key)
        made.facts = facts
        return made

    def behind(self, sign: str) -> Message:
        """The same behind a sign."""
        other = Message.__new__(Message)
        other.id, other.facts = self.id, self.facts
        other.sign = sign
        return other

    def __eq__(self, other: object) -> bool:
        """``True`` is a word and 1 is a number, so the facts have to be of the same types as well."""
        if not isinstance(other, Message) or (self.id, self.sign, self.facts) != (other.id, other.sign, other.facts):
            return False
        return all(type(fact) is type(other.facts[name]) for name, fact in self.facts.items())

    def __hash__(self) -> int:
        return hash((self.id, frozenset(fact for fact in self.facts.values() if isinstance(fact, str | int))))

    def __repr__(self) -> str:
        return f"Message({self.id!r}{''.join(f', {name}={fact!r}' for name, fact in self.facts.items())})"


Fact: TypeAlias = str | int | float | Message | Sequence["str | Message"]
"""Text as it is, a number, another message (a noun, a place), or a list of them: ``Ana, Ben and Cy``.

``True`` and ``False`` are the words ``yes`` and ``no``, for sentences to choose by.
"""


class Ids(Mapping[str, str]):
    """Ids of messages by key: the only way to say something whose id is not written out."""

    def __init__(self, prefix: str, keys: Collection[str], suffix: str = "") -> None:
        self._prefix, self._keys, self._suffix = prefix, keys, suffix

    def __getitem__(self, key: str) -> str:
        if key not in self._keys and not (isinstance(key, str) and brought.brings(key, self._id(key))):
            raise KeyError(key)
        return self._id(key)

    def _id(self, key: str) -> str:
        return f"{self._prefix}{brought.dashed(key)}{self._suffix}"

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)


def ids(prefix: str, keys: Collection[str], suffix: str = "") -> Ids:
    """A table of ids, kept as a module's constant: ``say(_WHY[why])``.

    ``_WHY = ids("pause-", ("asked", "silent"))`` has ``pause-asked`` and ``pause-silent``. Underscores of keys are
    dashes in ids; ``suffix`` names an attribute, such as ``.does``. The keys may be those of a registry that fills up;
    a pack adds keys of its own by bringing their messages.
    """
    return Ids(prefix, keys, suffix)
