"""The tutor: short lessons on positions of the engine, each with one thing to do (docs/adding-a-lesson.md).

Pure: nothing is kept here, who has learned what is known to ``bot.play.learning``. People are known by what they have
learned alone.

A lesson has two files in ``course``: one is written by hand (``aim.toml``), the other is made from it by ``python -m
tests.tables.cosmic.lessons`` (``aim.json``): the position as a saved game. Its words are in ``locales``.

Verdicts know answers in words: ``A20`` (a card by its face), ``blue-2``, ``#3`` (how many), ``yes``; divisions also
``red-1*2`` (so many from there). Of a negotiation: ``accept``, ``fail``, ``withdraw`` or ``offer``, and of an offer
what it gives and takes, as ``give.A8``, ``take.blue-2``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from importlib import resources
from typing import Final, Literal, NamedTuple, TypeAlias
from zlib import crc32

import msgspec
from msgspec.structs import replace

from bot.cosmic.game import COSMIC
from bot.cosmic.model import cards, ids as parsed
from bot.cosmic.words.question_text import refusal
from bot.kernel.ask import Ask, Choice
from bot.kernel.event import Seat
from bot.kernel.game import Game, Saved
from bot.kernel.saved import Decision, Refused as Rejected
from bot.tables.contract.table import Body, Button, Menu, MenuOption, Picture, Stamp
from bot.tables.cosmic import boards
from bot.tables.cosmic.chair import Chair, Person
from bot.tables.cosmic.controls import Act, Answer, Draft, Form, Refused, Result
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import asking
from bot.tables.cosmic.questions import either
from bot.tables.cosmic.questions.either import Either
from bot.tables.cosmic.record import Record
from bot.words.message import Language, ids
from bot.words.speech import speech

CURRICULUM: Final = (
    "aim",
    "tokens",
    "invite",
    "join",
    "card",
    "deal",
    "zap",
    "flare",
    "zodiac",
    "letters",
    "asteroid",
    "moon",
)
GOOD: Final = "good"


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reply to answers by their ``words``; the first verdict that fits counts."""

    says: str
    all: tuple[str, ...] = ()
    any: tuple[str, ...] = ()
    none: tuple[str, ...] = ()

    def fits(self, words: frozenset[str]) -> bool:
        some = not self.any or not words.isdisjoint(self.any)
        return some and words.issuperset(self.all) and words.isdisjoint(self.none)


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    picture: Literal["board", "hand"]
    position: str
    """A scenario of docs/notation.md: the position, then a good answer and what that leads to."""
    verdicts: tuple[Verdict, ...]


class Position(msgspec.Struct, frozen=True):
    game: Saved
    key: str
    """The key of an action begins with ``deal.``."""
    after: tuple[Decision, ...]


@cache
def written(name: str) -> Written:
    return msgspec.convert(tomllib.loads(_text(f"{name}.toml")), Written)


@cache
def position(name: str) -> Position:
    return msgspec.json.decode(_text(f"{name}.json"), type=Position)


def edition(name: str) -> int:
    return crc32(position(name).game.snapshot)


def _text(file: str) -> str:
    return resources.files(__package__).joinpath("curriculum", file).read_text(encoding="utf-8")


NOTHING = "-"


def words(answer: Answer | Act) -> frozenset[str]:
    if isinstance(answer, Act):
        what = parsed.dealing(answer.key).step
        return frozenset({what, *(_offered(answer.choice) if what == "offer" else ())})
    return frozenset(_said(answer.choice))


def judged(answer: Answer | Act, verdicts: Iterable[Verdict]) -> str | None:
    said = words(answer)
    return next((verdict.says for verdict in verdicts if verdict.fits(said)), None)


def _said(choice: Choice) -> set[str]:
    if isinstance(choice, bool):
        return {"yes" if choice else "no"}
    if isinstance(choice, int):
        return {f"#{choice}"}
    if isinstance(choice, list):
        return {f"#{len(choice)}", *map(_one, choice)} if choice else {"#0", NOTHING}
    if isinstance(choice, dict):
        shares = {name: count for name, count in choice.items() if isinstance(count, int) and count}
        each = (f"{name}*{count}" for name, count in shares.items())
        return {f"#{sum(shares.values())}", *shares, *each} if shares else {"#0", NOTHING}
    return {_one(choice)}


def _one(choice: Choice) -> str:
    return cards.face(choice) if isinstance(choice, str) and parsed.as_card(choice) is not None else str(choice)


def _offered(choice: Choice) -> set[str]:
    found: set[str] = set()
    for side in ("give", "take"):
        gift = choice[side] if isinstance(choice, dict) else None
        goods = gift["goods"] if isinstance(gift, dict) else None
        grant = gift["grant"] if isinstance(gift, dict) else None
        things = [*(goods if isinstance(goods, list) else ()), *((grant,) if grant else ())]
        found |= {f"{side}.{_one(thing)}" for thing in things}
    return found


LEARNER: Final[Seat] = 0
OTHERS: Final = ("Ben", "Cleo", "Dan", "Eva", "Finn")


class Scene:
    """One position for one person, laid out anew for every press."""

    def __init__(self, position: Position, name: str, language: Language) -> None:
        """Raises what ``Game.resume`` raises. ``name`` is the learner's."""
        self._position = position
        game = Game.resume(COSMIC, position.game).game
        names = [name, *OTHERS][: len(game.state.players)]
        chairs = [Chair(one, person=Person(plain=True)) for one in names]
        self.table = Running(game, Record(0, chairs, "live", language=language), Stamp(0))
        self._language = language

    def asked(self) -> tuple[int, Ask] | None:
        """None for a negotiation."""
        asks = self.table.game.asks.items()
        key = self._position.key
        return next(((number, ask) for number, ask in asks if (ask.seat, ask.key) == (LEARNER, key)), None)

    def question(self) -> Either:
        """Raises ``LookupError`` if the position does not ask the lesson's question."""
        found = self.asked()
        if found is not None:  # without a default, as without suggestions: nothing happens by itself in a lesson
            return asking.asked(self.table, found[0], replace(found[1], default=None), self._language)
        shown = asking.bargain(self.table, LEARNER, self._language)
        if shown is None:
            raise LookupError(self._position.key)
        return shown

    def accept(self, answer: Answer | Act) -> None:
        """Carry an answer out. Raises ``Refused`` if the rules do."""
        game = self.table.game
        if isinstance(answer, Act):
            game.act(answer.key, LEARNER, answer.choice)
        else:
            game.answer(self.question().number, LEARNER, answer.choice)
        self.table.moved()

    def follow(self) -> None:
        """Play the decisions that follow a good answer, as far as they fit the one given."""
        with suppress(Rejected):
            for decision in self._position.after:
                self.table.game.repeat(decision)
        self.table.moved()

    def board(self) -> Picture:
        return boards.picture(self.table, language=self._language)

    def hand(self) -> Picture | None:
        return asking.hand_picture(self.table, LEARNER)


NEXT, LIST, AGAIN, TURN, GO = "next", "list", "again", "turn", "go"
_VERDICTS = {f"{name}-{verdict.says}": verdict for name in CURRICULUM for verdict in written(name).verdicts}
_TITLES = ids("learn-", CURRICULUM)
_WHERE = ids("learn-", CURRICULUM, "-where")
_CAME = ids("learn-", CURRICULUM, "-came")
_WHY = ids("learn-", _VERDICTS)


class Learner(msgspec.Struct, frozen=True, omit_defaults=True):
    """A learner's progress. Durable: kept after every press."""

    lesson: str = CURRICULUM[0]
    passed: tuple[str, ...] = ()
    draft: Draft = Draft()
    solved: str = ""
    """The good answer to this lesson as JSON; until another one is begun."""
    turned: bool = False
    lists: bool = False
    edition: int = 0
    """Edition of the position, so that nothing of an older one is shown in a newer."""

    @property
    def written(self) -> str:
        return msgspec.json.encode(self).decode()


def learner_of(written: str | None) -> Learner:
    """Read a stored learner; of another version's format keep what was passed, as far as it can be read."""
    try:
        learner = msgspec.json.decode(written or "{}", type=Learner)
    except msgspec.DecodeError:
        return begin(Learner(), CURRICULUM[0])
    passed = tuple(name for name in CURRICULUM if name in learner.passed)
    lesson = learner.lesson if learner.lesson in CURRICULUM else CURRICULUM[0]
    if (lesson, edition(lesson)) != (learner.lesson, learner.edition):
        return begin(Learner(passed=passed), lesson)
    return msgspec.structs.replace(learner, passed=passed)


class Shown(msgspec.Struct, frozen=True):
    learner: Learner
    body: Body


Reply: TypeAlias = Shown | Form | Refused


def begin(learner: Learner, lesson: str) -> Learner:
    """Begin a lesson from its start. Raises ``KeyError`` if there is none of that name."""
    if lesson not in CURRICULUM:
        raise KeyError(lesson)
    return Learner(lesson, learner.passed, edition=edition(lesson))


class Row(NamedTuple):
    name: str
    title: str
    passed: bool


def curriculum(learner: Learner, language: Language) -> list[Row]:
    say = speech(language)
    return [
        Row(name, say("learn-numbered", number=at, title=say(_TITLES[name])), name in learner.passed)
        for at, name in enumerate(CURRICULUM, 1)
    ]


def show(learner: Learner, name: str, language: Language, head: str = "") -> Body:
    if learner.lists:
        return _list(learner, language)
    say, scene = speech(language), _scene(learner, name, language)
    if learner.solved:
        return _solved(learner, scene, language)
    controls = either.controls(scene.question(), learner.draft)
    lines = [_heading(learner, language), head, say(_WHERE[learner.lesson]), controls.text]
    turn = Button(0, TURN, say("learn-board") if _shows_hand(learner) else say("learn-hand"))
    own = (turn, Button(0, LIST, say("learn-all")))
    rows, menus = either.below(controls, own, say)
    picture = (scene.hand() if _shows_hand(learner) else None) or scene.board()
    return either.numbered(_number(learner), lines, rows, picture, menus)


def press(
    learner: Learner, name: str, language: Language, number: int, choice: str, values: Sequence[str] = ()
) -> Reply:
    """Handle a press; ``number`` is the lesson's place in the curriculum, from 1."""
    lesson = learner.lesson
    if choice == GO:
        return _go(learner, name, language, values[0] if values else "")
    if number != _number(learner):
        return _stay(learner, name, language, speech(language)("learn-stale"))
    if choice == NEXT:
        following = CURRICULUM[min(CURRICULUM.index(lesson) + 1, len(CURRICULUM) - 1)]
        return _go(learner, name, language, following)
    if choice == AGAIN:
        return _go(learner, name, language, lesson)
    if choice == LIST:
        return _stay(msgspec.structs.replace(learner, lists=True), name, language)
    if choice == TURN:
        return _stay(msgspec.structs.replace(learner, turned=not learner.turned), name, language)
    if learner.solved or learner.lists:
        return _stay(learner, name, language)
    return _answered(learner, name, language, lambda one: either.press(one, learner.draft, choice, values))


def typed(learner: Learner, name: str, language: Language, words: str) -> Reply:
    learner = msgspec.structs.replace(learner, lists=False)
    if learner.solved:
        return Refused(speech(language)("learn-solved"))
    return _answered(learner, name, language, lambda one: either.read(one, words))


def suggest(learner: Learner, name: str, language: Language, words: str) -> Sequence[tuple[str, str]]:
    if learner.solved:
        return ()
    return either.suggest(_scene(learner, name, language).question(), words)


def _answered(learner: Learner, name: str, language: Language, answer: Callable[[Either], Result]) -> Reply:
    scene = _scene(learner, name, language)
    match result := answer(scene.question()):
        case Draft():
            return _stay(msgspec.structs.replace(learner, draft=result), name, language)
        case Answer() | Act():
            return _judge(learner, name, language, scene, result)
        case _:
            return result


def _judge(learner: Learner, name: str, language: Language, scene: Scene, answer: Answer | Act) -> Reply:
    say, lesson = speech(language), learner.lesson
    asked = scene.asked()
    try:
        scene.accept(answer)
    except Rejected as error:
        return Refused(refusal(say, error, None if asked is None else asked[1]))
    says = judged(answer, written(lesson).verdicts)
    fresh = msgspec.structs.replace(learner, draft=Draft())
    if says != GOOD:
        return _stay(fresh, name, language, say("learn-not-that", reason=say(_WHY[f"{lesson}-{says}"])))
    passed = tuple(one for one in CURRICULUM if one == lesson or one in learner.passed)
    kept = msgspec.json.encode([answer.key if isinstance(answer, Act) else "", answer.choice]).decode()
    return _stay(msgspec.structs.replace(fresh, passed=passed, solved=kept, turned=False), name, language)


def _go(learner: Learner, name: str, language: Language, lesson: str) -> Reply:
    if lesson not in CURRICULUM:
        return Refused(speech(language)("learn-no-such"))
    return _stay(begin(learner, lesson), name, language)


def _stay(learner: Learner, name: str, language: Language, head: str = "") -> Shown:
    return Shown(learner, show(learner, name, language, head))


def _scene(learner: Learner, name: str, language: Language) -> Scene:
    return Scene(position(learner.lesson), name, language)


def _heading(learner: Learner, language: Language) -> str:
    say = speech(language)
    return say("learn-heading", number=_number(learner), of=len(CURRICULUM), title=say(_TITLES[learner.lesson]))


def _shows_hand(learner: Learner) -> bool:
    return (written(learner.lesson).picture == "hand") != learner.turned


def _solved(learner: Learner, scene: Scene, language: Language) -> Body:
    say, lesson = speech(language), learner.lesson
    key, choice = msgspec.json.decode(learner.solved)
    scene.accept(Act(key, choice) if key else Answer(choice))
    scene.follow()
    lines = [_heading(learner, language), say("learn-right", reason=say(_WHY[f"{lesson}-{GOOD}"])), say(_CAME[lesson])]
    last, missing = lesson == CURRICULUM[-1], len(CURRICULUM) - len(learner.passed)
    if last or not missing:
        lines.append(say("learn-done", missing=missing))
    row = [] if last else [Button(0, NEXT, say("learn-next"), style="primary")]
    row += [Button(0, AGAIN, say("learn-again")), Button(0, LIST, say("learn-all"))]
    return either.numbered(_number(learner), lines, (tuple(row),), scene.board())


def _list(learner: Learner, language: Language) -> Body:
    say = speech(language)
    called = curriculum(learner, language)
    lines = [say("learn-list", passed=len(learner.passed), of=len(CURRICULUM))]
    lines += [say("learn-row", title=row.title, passed=row.passed) for row in called]
    options = tuple(MenuOption(row.name, row.title, chosen=row.name == learner.lesson) for row in called)
    return either.numbered(_number(learner), lines, (), None, (Menu(0, GO, say("learn-choose"), options),))


def _number(learner: Learner) -> int:
    return CURRICULUM.index(learner.lesson) + 1
