"""What expansions say: their ``text`` modules enter their words here, and the texts of the base game look here last.

No word of its own. Events, questions and reasons of an expansion have kinds and keys that no other has.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from bot.cosmic.words.lines import Data, Line, Names
from bot.words.language import DEFAULT, Language
from bot.words.message import Message
from bot.words.speech import speech

if TYPE_CHECKING:
    from bot.cosmic.seen.views import SeatView, TableView
    from bot.kernel.ask import Choice
    from bot.kernel.event import Event
    from bot.kernel.seat import Seat

Reason: TypeAlias = "Message | Callable[[Data, Sequence[Event]], Message]"
"""Why an event happened, from its data and the events before it where they make a difference."""
BoardWords: TypeAlias = "Callable[[TableView, Names, Language], list[str]]"
"""What the board shows of an expansion, a short sentence each, for alt texts and the board as text."""
MarkWords: TypeAlias = "Callable[[TableView, Seat, str, int], str]"
"""What tells apart the tokens that a seat has in a place, so many of them."""
PrivateWords: TypeAlias = "Callable[[SeatView, Names, Language], list[str]]"
"""What a seat alone knows of an expansion, a short sentence each, for its own look at the board as text."""
TipWords: TypeAlias = "Callable[[TableView, Seat | None, str, Names, Language], list[str]]"
"""What the help tells of an expansion to a seat (None: an onlooker) in a phase, a short sentence each."""


@dataclass(frozen=True)
class ExpansionWords:
    """The words of one expansion."""

    events: Mapping[str, Line]
    """How each kind of event is worded."""
    questions: Mapping[str, Message]
    """The sentence of each question, by key."""
    reasons: Mapping[str, Reason] = field(default_factory=dict)
    """Why events happen, by kind."""
    causes: Mapping[str, Message] = field(default_factory=dict)
    """Why tokens and cards move for a cause (``why``), by that word."""
    silent: frozenset[str] = frozenset()
    """Kinds of events that need no line."""
    choices: Mapping[str, Message] = field(default_factory=dict)
    """Options that are neither card, place, player nor number."""
    options: Mapping[str, Callable[[Choice, Names, TableView], Message]] = field(default_factory=dict)
    """Whole questions whose options are worded by themselves, by key."""
    places: Mapping[str, Message] = field(default_factory=dict)
    """Places of tokens."""
    small: Mapping[str, Message] = field(default_factory=dict)
    """What the quiet questions of the expansion decide, by key."""


_Told = TypeVar("_Told", bound="Callable[..., object]")
_SPOKEN: list[ExpansionWords] = []
_BOARDS: list[BoardWords] = []
_PRIVATE: list[PrivateWords] = []
_DETAILS: list[BoardWords] = []
_MARKS: list[MarkWords] = []
_TIPS: list[TipWords] = []


def add(words: ExpansionWords) -> None:
    """Enter the words of an expansion."""
    _SPOKEN.append(words)


def _enter(all_told: list[_Told], told: _Told) -> None:
    """Keep the order of the modules' names: which of them was imported first must not change what is said."""
    insort(all_told, told, key=lambda one: one.__module__)


def spoken() -> Sequence[ExpansionWords]:
    """All words that were entered, of every expansion."""
    return _SPOKEN


def event(kind: str) -> Line | None:
    """How a kind of event is worded; None if no expansion knows it."""
    return _known((words.events for words in _SPOKEN), kind)


def is_silent(kind: str) -> bool:
    """Whether an expansion has events of this kind that need no line."""
    return any(kind in words.silent for words in _SPOKEN)


def question(key: str, language: Language = DEFAULT) -> str | None:
    """The sentence of a question; None if no expansion asks it."""
    return _said(_known((words.questions for words in _SPOKEN), key), language)


_Word = TypeVar("_Word")


def _known(tables: Iterable[Mapping[str, _Word]], key: str) -> _Word | None:
    return next((table[key] for table in tables if key in table), None)


def _said(known: Message | None, language: Language) -> str | None:
    return None if known is None else speech(language).message(known)


def choice(text: str, language: Language = DEFAULT) -> str | None:
    """An option of an expansion in words; None if none has it."""
    return _said(_known((words.choices for words in _SPOKEN), text), language)


def option(key: str, language: Language = DEFAULT) -> Callable[[Choice, Sequence[str], TableView], str] | None:
    """What words the options of a question; None for questions whose options need nothing special."""
    found = _known((words.options for words in _SPOKEN), key)
    if found is None:
        return None
    return lambda choice, names, table: speech(language).message(found(choice, _called(names, table), table))


def _called(names: Sequence[str], table: TableView) -> Names:
    return Names(names, table.colours)


def add_board(told: BoardWords) -> None:
    """Enter what the board shows of an expansion: from views alone, since alt texts are written without the rules."""
    _enter(_BOARDS, told)


def board(table: TableView, names: Sequence[str], language: Language) -> list[str]:
    """What the board shows of the expansions in a game, a short sentence each."""
    found: list[str] = []
    for told in _BOARDS:
        found += told(table, _called(names, table), language)
    return found


def add_marks(told: MarkWords) -> None:
    """Enter what tells tokens apart that one player has in one place: from views alone."""
    _enter(_MARKS, told)


def marks(table: TableView, seat: Seat, place: str, tokens: int) -> str:
    """What is said behind the number of tokens that ``seat`` has in a place; empty if they are all alike."""
    return "".join(f" {told}" for said in _MARKS if tokens and (told := said(table, seat, place, tokens)))


def add_private(told: PrivateWords) -> None:
    """Enter what a seat alone knows of an expansion."""
    _enter(_PRIVATE, told)


def private(view: SeatView, names: Sequence[str], language: Language) -> list[str]:
    """What a seat alone knows of the expansions in its game, a short sentence each."""
    return [line for told in _PRIVATE for line in told(view, _called(names, view.table), language)]


def add_details(told: BoardWords) -> None:
    """Enter what the board as text says besides of an expansion, where there is room for it: from views alone."""
    _enter(_DETAILS, told)


def details(table: TableView, names: Sequence[str], language: Language) -> list[str]:
    """What the board as text says of the expansions in a game besides."""
    return [line for told in _DETAILS for line in told(table, _called(names, table), language)]


def add_tips(told: TipWords) -> None:
    """Enter what the help tells of an expansion: what matters in the phase, from public views alone."""
    _enter(_TIPS, told)


def tips(table: TableView, seat: Seat | None, phase: str, names: Sequence[str], language: Language) -> list[str]:
    """What the help tells of the expansions in a game now."""
    return [line for told in _TIPS for line in told(table, seat, phase, _called(names, table), language)]


def small(key: str, language: Language) -> str:
    """What a quiet question of an expansion decides. Raises KeyError for a key that has no words."""
    found = _known((words.small for words in _SPOKEN), key)
    if found is None:
        raise KeyError(key)
    return speech(language).message(found)


def cause(why: str) -> Message | None:
    """Why tokens and cards move for a cause; None if no expansion knows it."""
    return _known((words.causes for words in _SPOKEN), why)


def place(where: str) -> Message | None:
    """A place of tokens; None if no expansion has it."""
    return _known((words.places for words in _SPOKEN), where)


def reason(kind: str, data: Data, before: Sequence[Event]) -> Message | None:
    """Why an event happened; None if no expansion knows it."""
    found = _known((words.reasons for words in _SPOKEN), kind)
    return found if found is None or isinstance(found, Message) else found(data, before)
