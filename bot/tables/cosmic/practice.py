"""Games of one's own past, played on from a challenge against computer players."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final

import msgspec

from bot.cosmic import events
from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import NORMAL, Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen import story
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import SeatView
from bot.cosmic.selfplay import Player, step
from bot.cosmic.timing.automation import automatic
from bot.cosmic.words import story_words, text
from bot.cosmic.words.question_text import refusal
from bot.kernel.ask import Action, Ask, Choice
from bot.kernel.event import Event, Seat, chance, visible
from bot.kernel.game import Game, Saved
from bot.kernel.saved import Refused as Rejected
from bot.tables.contract.message import LABEL, OPTIONS
from bot.tables.contract.table import Body, Button, Menu, MenuOption, Stamp
from bot.tables.cosmic import boards, chronicle
from bot.tables.cosmic.chair import Chair
from bot.tables.cosmic.controls import Act, Answer, Draft, Form, Refused, Result
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import asking
from bot.tables.cosmic.questions import either
from bot.tables.cosmic.questions.either import Either
from bot.tables.cosmic.record import Record
from bot.tables.cosmic.table_words import decides
from bot.words.message import Language
from bot.words.signs import bare
from bot.words.speech import Speech, speech

_MOST: Final = 5_000
"""Decisions of computer players in a row, at most: far more than a game has."""
_CHANCE: Final = 7
"""Sets the draws of practices apart from all others of the same seed."""


def go_on(game: Cosmic, seat: Seat) -> list[Event]:
    """Let all others decide until ``seat`` has to, or the game is over; the events the seat may see."""
    players = [_Waiting() if one == seat else computer(game, one) for one in range(len(game.state.players))]
    for _ in range(_MOST):
        if game.over or waits_for(game, seat):
            break
        if not deals(game, seat):
            step(game, players)
        elif not _bargained(game, players):
            break
    return visible(game.take_events(), seat)


def waits_for(game: Cosmic, seat: Seat) -> int:
    """The number of the question that the seat has to answer before anything goes on; 0 for none.

    Where only one answer is possible there is nothing to decide.
    """
    number = next((one for one in game.asks if one not in game.sealed), 0)
    ask = game.asks.get(number)
    if ask is None or ask.seat != seat or automatic(game.state, ask) is not None or ask.form.count() == 1:
        return 0
    return number


def deals(game: Cosmic, seat: Seat) -> bool:
    return any(action.seats is not None and seat in action.seats for action in game.actions)


def _bargained(game: Cosmic, players: Sequence[Player]) -> bool:
    """True if one of those who negotiate has done something; time never runs out in a practice."""
    for seat, player in enumerate(players):
        mine = [action for action in game.actions if action.seats is not None and seat in action.seats]
        if mine and (wish := player.act(see_seat(game.state, seat), mine)) is not None:
            game.act(wish[0], seat, wish[1], "computer")
            return True
    return False


class _Waiting:
    """The seat of the person: what it is asked is not answered here, unless there is only one answer."""

    def answer(self, view: SeatView, ask: Ask) -> Choice:
        return ask.default if ask.default is not None else ask.form.sample(lambda sides: 0)

    def orders(self, view: SeatView) -> list[Choice]:
        return []

    def act(self, view: SeatView, actions: Sequence[Action]) -> tuple[str, Choice] | None:
        return None


def _temper(seat: Seat) -> str:
    return sorted(TEMPERS)[seat % len(TEMPERS)]


def computer(game: Cosmic, seat: Seat) -> Computer:
    """A player of a temperament of its own, with dice that the game's own chance never makes."""
    draws = count(len(game.state.discard) << 16)
    return Computer(
        TEMPERS[_temper(seat)],
        lambda sides: chance(-game.seed - _CHANCE - seat, next(draws), sides),
        NORMAL,
    )


FIRST: Final = 1_000
"""The controls of a practice are numbered from here, behind those of all lessons."""
TURN, STOP, SURE = "turn", "stop", "stopped"
"""Controls of its own: the other picture, giving up, and giving up after all."""
FROM, ANOTHER, AS, AT, BACK = "from", "another", "as", "at", "back"
"""Controls for playing on from elsewhere: ask, choose a challenge, a seat, a question, stay after all."""
_PLACE: Final = re.compile(r"(\d{1,4})@(\d)(?:\.(\d{1,4}))?")
"""A challenge, the seat to play in it, and one of its questions."""
LATER: Final = "later"
"""Prefix of the option that shows further questions; the number of earlier ones follows."""
_LATER: Final = re.compile(rf"(\d{{1,4}})@(\d)\.{LATER}(\d{{1,4}})")
_MOST_TOLD: Final = 12


class Practice(msgspec.Struct, frozen=True, omit_defaults=True):
    """State of a practice. Durable: kept after every press."""

    table: int
    challenge: int
    seat: Seat
    names: tuple[str, ...]
    game: Saved
    told: tuple[str, ...] = ()
    answers: int = 0
    draft: Draft = Draft()
    turned: bool = False
    question: int = 0
    """Question in that challenge at which it begins, from 1; 0 for the challenge's beginning."""
    truth: tuple[str, ...] = ()
    """The challenge as it went in the game itself; shown once it is over here, too."""

    @property
    def written(self) -> str:
        return msgspec.json.encode(self).decode()


class Shown(msgspec.Struct, frozen=True):
    """State to keep (None: nothing any more), and the message to show."""

    practice: Practice | None
    body: Body


class Choosing(msgspec.Struct, frozen=True):
    practice: Practice
    challenge: int
    seat: Seat
    skip: int = 0


class Elsewhere(msgspec.Struct, frozen=True):
    practice: Practice
    challenge: int
    seat: Seat
    question: int


Reply = Shown | Choosing | Elsewhere | Form | Refused


def practice_of(written: str | None) -> Practice | None:
    """A kept practice; None for nothing, and for what an older or newer version has written."""
    try:
        practice = msgspec.json.decode(written or "", type=Practice)
        _resumed(practice)
    except (ValueError, LookupError):
        return None
    return practice


def begin(
    table: int,
    challenge: int,
    seat: Seat,
    names: Sequence[str],
    game: Cosmic,
    language: Language,
    question: int = 0,
    truth: Sequence[str] = (),
) -> Practice:
    """Take up ``game`` without its people's orders, up to the first decision of ``seat``."""
    for one in range(len(names)):
        game.interrupt("orders", one, [], "standing")
    game.take_events()
    practice = Practice(table, challenge, seat, tuple(names), game.save(), question=question, truth=tuple(truth))
    return _went_on(practice, game, language)


def show(practice: Practice, language: Language, head: str = "") -> Body:
    say, table = speech(language), _table(practice, language)
    game, name = str(practice.table), practice.names[practice.seat]
    title = say("practice-heading", game=game, challenge=practice.challenge, question=practice.question, name=name)
    if table.game.over:
        winners = [practice.names[seat] for seat in table.seen.winners]
        ended = [title, head, *practice.told, say("practice-over", winners=winners)]
        row = (Button(0, FROM, say("practice-from")),)
        return either.numbered(own_number(practice), ended, (row,), boards.picture(table, language=language))
    controls = either.controls(_question(table, practice, language), practice.draft)
    rows, menus = either.below(controls, _own(practice, language), say)
    picture = asking.hand_picture(table, practice.seat) if practice.turned else None
    picture = picture or boards.picture(table, language=language)
    lines = [title, head, *practice.told, controls.text]
    return either.numbered(own_number(practice), lines, rows, picture, menus)


def press(practice: Practice, language: Language, number: int, choice: str, values: Sequence[str] = ()) -> Reply:
    """Handle a press; ``number`` is the control's ``ask``: ``FIRST`` and the answers before it."""
    say = speech(language)
    if choice == SURE:
        return Shown(None, Body(say("practice-stopped")))
    if number != own_number(practice):
        return _stay(practice, language, say("practice-stale"))
    if choice == STOP:
        sure = Button(number, SURE, say("practice-stop-sure"), style="danger")
        return Shown(practice, Body(say("practice-stop-ask"), ((sure,),)))
    if choice == FROM:
        return Choosing(practice, practice.challenge, practice.seat)
    if choice in (ANOTHER, AS, AT, BACK):
        return _elsewhere(practice, choice, "".join(values)) or _stay(practice, language)
    if choice == TURN:
        return _stay(msgspec.structs.replace(practice, turned=not practice.turned), language)
    return _answered(practice, language, lambda one: either.press(one, practice.draft, choice, values))


def _elsewhere(practice: Practice, choice: str, value: str) -> Choosing | Elsewhere | None:
    """Parse the choice of another moment; None for staying, and for anything no menu offers."""
    later, place = _LATER.fullmatch(value), _PLACE.fullmatch(value)
    if later is not None and int(later[2]) < len(practice.names):
        return Choosing(practice, int(later[1]), int(later[2]), int(later[3]))
    if place is None or int(place[2]) >= len(practice.names):
        return None
    challenge, seat, at = int(place[1]), int(place[2]), int(place[3] or 0)
    return Elsewhere(practice, challenge, seat, at) if choice == AT else Choosing(practice, challenge, seat)


def typed(practice: Practice, language: Language, words: str) -> Reply:
    return _answered(practice, language, lambda one: either.read(one, words))


def suggest(practice: Practice, language: Language, words: str) -> Sequence[tuple[str, str]]:
    table = _table(practice, language)
    if table.game.over:
        return ()
    return either.suggest(_question(table, practice, language), words)


def own_number(practice: Practice) -> int:
    return FIRST + practice.answers


def _resumed(practice: Practice) -> Cosmic:
    """Raises what ``Game.resume`` raises."""
    return Game.resume(COSMIC, practice.game).game


def _table(practice: Practice, language: Language) -> Running:
    chairs = [Chair(name, "" if seat == practice.seat else _temper(seat)) for seat, name in enumerate(practice.names)]
    return Running(_resumed(practice), Record(0, chairs, "live", language=language), Stamp(0))


def _question(table: Running, practice: Practice, language: Language) -> Either:
    number = waits_for(table.game, practice.seat)
    if number:
        return asking.asked(table, number, table.game.asks[number], language)
    bargain = asking.bargain(table, practice.seat, language)
    assert bargain is not None, "a practice stands where its person decides"
    return bargain


def _answered(practice: Practice, language: Language, answer: Callable[[Either], Result]) -> Reply:
    table = _table(practice, language)
    if table.game.over:
        return _stay(practice, language)
    question = _question(table, practice, language)
    match result := answer(question):
        case Draft():
            return _stay(msgspec.structs.replace(practice, draft=result), language)
        case Answer() | Act():
            try:
                if isinstance(result, Act):
                    table.game.act(result.key, practice.seat, result.choice)
                else:
                    table.game.answer(question.number, practice.seat, result.choice)
            except Rejected as error:
                ask = table.game.asks.get(question.number)
                return Refused(refusal(speech(language), error, ask))
            return _stay(_went_on(practice, table.game, language), language)
        case _:
            return result


def _went_on(practice: Practice, game: Cosmic, language: Language) -> Practice:
    seen = [event for event in go_on(game, practice.seat) if not isinstance(event, events.PilesOpen)]
    lines = text.with_events(seen, practice.names, language)
    said = [line for event, line in lines if not chronicle.is_minor(event)][-_MOST_TOLD:]
    truth = practice.truth
    if truth and (game.over or game.state.challenges > practice.challenge):
        said, truth = [*said, speech(language)("practice-truth"), *truth], ()
    fresh = msgspec.structs.replace(practice, answers=practice.answers + 1, draft=Draft(), turned=False)
    return msgspec.structs.replace(fresh, game=game.save(), told=tuple(said), truth=truth)


def _stay(practice: Practice, language: Language, head: str = "") -> Shown:
    return Shown(practice, show(practice, language, head))


def _own(practice: Practice, language: Language) -> tuple[Button, ...]:
    say = speech(language)
    turn = Button(0, TURN, say("learn-board") if practice.turned else say("learn-hand"))
    return (turn, Button(0, FROM, say("practice-from")), Button(0, STOP, say("practice-stop")))


class Moments:
    """Watches a replay, and stops at the ``wanted``-th question, or after the challenge."""

    def __init__(self, challenge: int, seat: Seat, wanted: int = 0) -> None:
        """``wanted`` is counted from 1; 0 for all questions of the challenge."""
        self._challenge, self._seat, self._wanted = challenge, seat, wanted
        self._seen = set[int]()
        self.keys: list[str] = []

    def reached(self, game: Cosmic) -> bool:
        """True at the stop; call after each decision."""
        if game.over or game.state.challenges > self._challenge:
            return True
        number = next((one for one in game.asks if one not in game.sealed), 0)
        ask = game.asks.get(number)
        if game.state.challenges < self._challenge or ask is None or number in self._seen:
            return False
        if ask.seat == self._seat and ask.form.count() != 1:
            self._seen.add(number)
            self.keys.append(ask.key)
        return self.found

    @property
    def found(self) -> bool:
        return 0 < self._wanted == len(self.keys)


class Truth:
    """Watches a game that is played again up to the end of a challenge, to tell it as it went."""

    def __init__(self, challenge: int) -> None:
        self._challenge = challenge
        self._seen: list[Event] = []
        self._here = self._over = False

    def reached(self, game: Cosmic) -> bool:
        """Take the events; call after each decision. True at the challenge's end."""
        for event in visible(game.take_events(), None):
            if isinstance(event, events.ChallengeBegan) and not self._over:
                self._seen, self._here = [], event.number == self._challenge
            if self._here and not self._over:
                self._seen.append(event)
                self._over = isinstance(event, events.ChallengeOver | events.Finished)
        return self._over

    def lines(self, names: Sequence[str], language: Language) -> list[str]:
        """Nothing if the challenge was called off before there was anything to tell."""
        found = story.read(self._seen)
        return [] if found is None else story_words.challenge_lines(found, names, language)


def choose(wanted: Choosing, last: int, keys: Sequence[str], language: Language) -> Body:
    """Menus to play on from elsewhere: challenges up to ``last``, players, and questions to one of them."""
    say, practice, challenge, seat = speech(language), wanted.practice, wanted.challenge, wanted.seat
    number = own_number(practice)
    first = max(1, min(challenge - OPTIONS // 2, last - OPTIONS + 1))
    shown = range(first, min(last, first + OPTIONS - 1) + 1)
    challenges = [
        MenuOption(f"{one}@{seat}", say("practice-challenge", challenge=one), chosen=one == challenge) for one in shown
    ]
    players = [
        MenuOption(f"{challenge}@{one}", say("practice-as", name=name), chosen=one == seat)
        for one, name in enumerate(practice.names)
    ]
    menus = (
        Menu(number, ANOTHER, say("practice-which-challenge"), tuple(challenges)),
        Menu(number, AS, say("practice-as-whom"), tuple(players)),
        Menu(number, AT, say("practice-which-question", challenge=challenge), _questions(wanted, keys, say)),
    )
    back = Button(number, BACK, say("practice-back"))
    return Body(say("practice-choose", name=practice.names[seat]), ((back,),), menus=menus)


def listed(keys: Sequence[str], say: Speech) -> list[str]:
    numbered = (f"{at}. {_asked(say, key)}" for at, key in enumerate(keys, 1))
    return [one[:LABEL] for one in (say("practice-beginning"), *numbered)]


def _questions(wanted: Choosing, keys: Sequence[str], say: Speech) -> tuple[MenuOption, ...]:
    """Options from ``skip`` on, and one that leads to those that do not fit."""
    place, said = f"{wanted.challenge}@{wanted.seat}", listed(keys, say)
    rest = [MenuOption(f"{place}.{at}", one) for at, one in enumerate(said)][wanted.skip :]
    if len(rest) <= OPTIONS:
        return tuple(rest) or (MenuOption(f"{place}.0", said[0]),)
    on = wanted.skip + OPTIONS - 1
    return (*rest[: OPTIONS - 1], MenuOption(f"{place}.{LATER}{on}", say("practice-later", count=len(said) - on)))


def _asked(say: Speech, key: str) -> str:
    if declared(key).of is Of.OFFERS:
        return say("practice-responds")
    return bare(say.message(decides(key))).replace("*", "")
