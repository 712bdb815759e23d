"""Words of expansions, entered here by their ``text`` modules; the base game's texts look here last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import repeat, zip_longest
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from bot.kernel.event import Event, taken_by
from bot.words.message import DEFAULT, Language, Message
from bot.words.signs import COLOUR_MARKS
from bot.words.speech import Speech, speech

if TYPE_CHECKING:
    from bot.cosmic.seen.views import SeatView, TableView
    from bot.kernel.ask import Ask, Choice
    from bot.kernel.event import Seat


class Names(tuple[str, ...]):
    """Names of people, by seat, and the owner of each colour. Plain names are read as if nobody had a colour yet.

    In messages names are ``marked``: each stands behind the sign of its colour. Pictures, alt texts and labels have
    plain ones.
    """

    owners: Mapping[str, str]
    """Names by the colour that each wears."""
    colours: tuple[str, ...]
    """The players' colours by seat; they change in the middle of a game too (P1, Wild Schizoid)."""
    marked: bool
    _plain: tuple[str, ...]

    def __new__(cls, names: Iterable[str] = (), colours: Iterable[str] = (), *, marked: bool = False) -> Names:
        plain, worn = tuple(names), tuple(colours)
        marks = map(COLOUR_MARKS.get, worn if marked else (), repeat(""))
        shown = [f"{mark} {name}" if mark else name for mark, name in zip_longest(marks, plain, fillvalue="")]
        made = super().__new__(cls, shown[: len(plain)])
        made.colours, made.marked, made._plain = worn, marked, plain
        made.owners = dict(reversed([*zip(worn, made, strict=False)]))  # The first one of a colour counts.
        return made

    def wearing(self, colours: Iterable[str]) -> Names:
        return Names(self._plain, colours, marked=self.marked)

    @classmethod
    def of(cls, names: Iterable[str]) -> Names:
        return names if isinstance(names, Names) else cls(names)

    def colour(self, seat: int) -> str | None:
        return self.colours[seat] if 0 <= seat < len(self.colours) else None


def voice(names: Names, language: Language) -> Speech:
    return speech(language).signed if names.marked else speech(language)


Line: TypeAlias = Callable[..., Message | None]
"""Words an event; None if there is nothing to say."""
E = TypeVar("E", bound=Event)
LINES: Final[dict[type[Event], Line]] = {}
"""The words of events that need a decision, by type. A module enters its own as it is imported."""


def worded(line: Callable[[E, Names], Message | None]) -> Callable[[E, Names], Message | None]:
    """Let a function word the events that it takes. Raises ValueError if another does."""
    for kind in taken_by(line):
        if LINES.setdefault(kind, line) is not line:
            raise ValueError(f"two functions word {kind.__name__}")
    return line


Reason: TypeAlias = "Message | Callable[..., Message]"
"""Reason of an event, from it and the events before it where they make a difference."""
Asking: TypeAlias = "Message | Callable[[Ask | None], Message]"
"""Sentence of a question, from the question where it names its object; None for it as such."""
BoardWords: TypeAlias = "Callable[[TableView, Names, Language], list[str]]"
"""Facts of an expansion on the board, a short sentence each, for alt texts and the text board."""
MarkWords: TypeAlias = "Callable[[TableView, Seat, str, int], str]"
"""Mark by which pictures tell apart the tokens that a seat has in a place, so many of them."""
ReadWords: TypeAlias = "Callable[[TableView, Seat, str, int, Language], str]"
"""The same to be read aloud."""
PrivateWords: TypeAlias = "Callable[[SeatView, Names, Language], list[str]]"
"""Facts that a seat alone knows of an expansion, a short sentence each, for its own text board."""
TipWords: TypeAlias = "Callable[[TableView, Seat | None, str, Names, Language], list[str]]"
"""Help lines of an expansion for a seat (None: an onlooker) in a phase, a short sentence each."""


@dataclass(frozen=True)
class ExpansionWords:
    """All words of one expansion, but for those of its events (``worded``)."""

    questions: dict[str, Asking] = field(default_factory=dict)
    reasons: dict[type[Event], Reason] = field(default_factory=dict)
    causes: dict[str, Message] = field(default_factory=dict)
    """Words for the causes (``why``) for which tokens and cards move."""
    silent: dict[type[Event], None] = field(default_factory=dict)
    choices: dict[str, Message] = field(default_factory=dict)
    """Options that are neither card, place, player nor number."""
    options: dict[str, Callable[[Choice, Names, TableView], Message]] = field(default_factory=dict)
    """Whole questions whose options are worded by themselves, by key."""
    places: dict[str, Message] = field(default_factory=dict)
    """Names of places to which the expansion moves tokens, by their id."""
    small: dict[str, Message] = field(default_factory=dict)
    """Decisions of the expansion's quiet questions, in words, by key."""


_Words = TypeVar("_Words", bound="Callable[..., object]")


class ByExpansion(Generic[_Words]):
    """Functions of expansions for one purpose: decorate one with the name of its expansion."""

    def __init__(self) -> None:
        self._all: dict[str, _Words] = {}

    def __call__(self, expansion: str) -> Callable[[_Words], _Words]:
        """Enter a function for games with this expansion alone."""
        return lambda told: self._all.setdefault(expansion, told)

    def of(self, table: TableView) -> list[_Words]:
        """Functions of a game's expansions, by name: the order of imports must not change the words."""
        return [self._all[name] for name in sorted(table.expansions) if name in self._all]


BOARD: Final = ByExpansion[BoardWords]()
"""Board facts, from views alone, since alt texts are written without the rules."""
DETAILS: Final = ByExpansion[BoardWords]()
"""Further facts for the board as text, where there is room for them: from views alone."""
MARKS: Final = ByExpansion[MarkWords]()
"""Marks that tell apart tokens of one player in one place: from views alone."""
READ: Final = ByExpansion[ReadWords]()
"""The same in words, for alt texts."""
PRIVATE: Final = ByExpansion[PrivateWords]()
TIPS: Final = ByExpansion[TipWords]()
"""Help lines for the phase, from public views alone."""
KNOWN: Final = ExpansionWords()


def add(words: ExpansionWords) -> None:
    """Enter the words of an expansion. Raises ValueError for twins."""
    for kind in fields(words):
        known, own = getattr(KNOWN, kind.name), getattr(words, kind.name)
        for key, word in own.items():
            if known.setdefault(key, word) is not word:
                raise ValueError(f"two expansions word {key}")


def question(key: str, language: Language = DEFAULT, ask: Ask | None = None) -> str | None:
    found = KNOWN.questions.get(key)
    if found is None:
        return None
    return speech(language).message(found if isinstance(found, Message) else found(ask))


def _called(names: Sequence[str], table: TableView) -> Names:
    return Names.of(names).wearing(table.colours)


def board(table: TableView, names: Sequence[str], language: Language) -> list[str]:
    return [line for told in BOARD.of(table) for line in told(table, _called(names, table), language)]


def marks(table: TableView, seat: Seat, place: str, tokens: int) -> str:
    """Return the remark behind the number of tokens that ``seat`` has in a place; empty if they are all alike."""
    if not tokens or not table.expansions:
        return ""
    return "".join([f" {told}" for said in MARKS.of(table) if (told := said(table, seat, place, tokens))])


def read(table: TableView, seat: Seat, place: str, tokens: int, language: Language) -> str:
    """The same in words behind the number, for alt texts: `` (Escort, 2 Leaders)``."""
    if not tokens or not table.expansions:
        return ""
    return "".join([f" ({told})" for said in READ.of(table) if (told := said(table, seat, place, tokens, language))])


def private(view: SeatView, names: Sequence[str], language: Language) -> list[str]:
    return [line for told in PRIVATE.of(view.table) for line in told(view, _called(names, view.table), language)]


def details(table: TableView, names: Sequence[str], language: Language) -> list[str]:
    return [line for told in DETAILS.of(table) for line in told(table, _called(names, table), language)]


def tips(table: TableView, seat: Seat | None, phase: str, names: Sequence[str], language: Language) -> list[str]:
    return [line for told in TIPS.of(table) for line in told(table, seat, phase, _called(names, table), language)]


def small(key: str, language: Language) -> str:
    """Describe a quiet question of an expansion. Raises KeyError for a key that has no words."""
    return speech(language).message(KNOWN.small[key])


def cause(why: str) -> Message | None:
    return KNOWN.causes.get(why)


def reason(event: Event, before: Sequence[Event]) -> Message | None:
    found = KNOWN.reasons.get(type(event))
    return found if found is None or isinstance(found, Message) else found(event, before)
