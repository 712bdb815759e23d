"""Learning to play: lessons, practice and replays, for one person at a time and outside any table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from bot.cosmic.model.state import Cosmic
from bot.kernel import export as files
from bot.kernel.event import Seat
from bot.kernel.export import BadExport, Export, read, replay_until
from bot.kernel.saved import RefereeNeeded
from bot.play import rosters
from bot.play.games.kinds import PLAYABLES, Kind
from bot.play.games.results import content_of, export, finishes
from bot.play.outgoing.screen import STAYS, NewMessage, Refused, Trouble
from bot.play.running.services import Services
from bot.ratings.result import Finish
from bot.store.rows import FINISHED, PRACTICE, PlayedRow, TableRow
from bot.store.statements import persons, rating_rows, tables
from bot.tables.contract.replay import Replay
from bot.tables.contract.table import Body, Note, Prompt
from bot.tables.cosmic import lessons, practice as practices
from bot.tables.cosmic.controls import Form, Refused as Misread
from bot.tables.cosmic.practice import FIRST, Moments, Practice, Truth, choose
from bot.words.message import Language, UserError
from bot.words.signs import clean_name
from bot.words.speech import Speech, speech

__all__ = ["FIRST"]


log = logging.getLogger(__name__)

LESSONS: Final = 0
"""Table number in the controls of these messages; tables count from 1."""
PATIENCE_S: Final = 10.0


class Private:
    """Sends messages to one person alone, and renews them at a press. One per process."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def send(self, token: str, user: int, body: Body, say: Speech, sent: str) -> None:
        """Send by direct message; where that is refused or fails, where it was asked for."""
        people, screen = self._services.people, self._services.screen
        drawn = await self.drawn(body)
        try:
            await people.open_dm(user)  # whoever asks has perhaps opened them by now
            await screen.post(await people.channel(user), NewMessage(LESSONS, f"learn:{token}", body), drawn)
        except (Refused, Trouble) as error:
            log.info("a lesson could not be sent as a direct message: code %s", error.code)
            if isinstance(error, Refused):
                await people.refused(user, error.code)
            under = msgspec.structs.replace(body, text=f"{say('learn-closed')}\n{body.text}")
            await screen.show(token, LESSONS, under, drawn, renew=False)
            return
        await people.sent(user)
        await screen.reply(token, sent)

    async def show(self, token: str, body: Body, table: int = LESSONS) -> None:
        """Replace the private message whose control was used; a picture that stands there stays."""
        screen = self._services.screen
        shown = body.picture is not None and screen.renews(token, body.picture)
        await screen.show(token, table, body, STAYS if shown else await self.drawn(body), renew=True)

    async def refuse(self, token: str, number: int, reply: Form | Misread) -> None:
        if isinstance(reply, Form):
            prompt = Prompt(token, number, reply.choice, reply.title, reply.fields)
            await self._services.screen.prompt(token, LESSONS, prompt)
        else:
            await self.tell(token, reply.text)

    async def tell(self, token: str, words: str) -> None:
        await self._services.screen.reply(token, words)

    async def drawn(self, body: Body) -> bytes | None:
        """The picture; None if there is none, or if it cannot be drawn in time."""
        if body.picture is None:
            return None
        try:
            return await asyncio.wait_for(self._services.pictures.get(body.picture, asked=True), PATIENCE_S)
        except TimeoutError:
            log.info("a message goes without its picture, which is late")
            return None


PREFERENCE: Final = "lessons"


class _OneByOne:
    """Keeps something of each person, and handles what one of them does one thing after the other."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._private = Private(services)
        self._store = services.store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def _one_by_one(self, user: int) -> asyncio.Lock:
        return self._locks.setdefault(user, asyncio.Lock())


class Learning(_OneByOne):
    async def open(self, token: str, user: int, name: str, language: Language, lesson: str = "") -> None:
        """Go on where the person is, or begin ``lesson``. Raises ``UserError`` if there is none, ``StoreError``."""
        async with self._one_by_one(user):
            learner = await self._learner(user)
            if lesson:
                try:
                    learner = lessons.begin(learner, lesson)
                except KeyError:
                    raise UserError(speech(language)("learn-no-such")) from None
            await self._keep(user, learner)
        body = lessons.show(learner, clean_name(name), language)
        await self._private.send(token, user, body, speech(language), speech(language)("learn-sent"))

    async def press(
        self, token: str, user: int, name: str, language: Language, number: int, choice: str, values: Sequence[str]
    ) -> None:
        """Handle a used control. Raises ``StoreError``."""
        async with self._one_by_one(user):
            reply = lessons.press(await self._learner(user), clean_name(name), language, number, choice, values)
            await self._reply(token, user, number, reply)

    async def type(self, token: str, user: int, name: str, language: Language, words: str) -> None:
        """Take a typed answer to the present lesson. Raises ``StoreError``."""
        async with self._one_by_one(user):
            reply = lessons.typed(await self._learner(user), clean_name(name), language, words)
            await self._reply(token, user, 0, reply)

    async def curriculum(self, user: int, language: Language) -> list[lessons.Row]:
        return lessons.curriculum(await self._learner(user), language)

    async def suggest(self, user: int, name: str, language: Language, words: str) -> Sequence[tuple[str, str]]:
        return lessons.suggest(await self._learner(user), clean_name(name), language, words)

    async def _reply(self, token: str, user: int, number: int, reply: lessons.Reply) -> None:
        match reply:
            case lessons.Shown(learner, body):
                await self._keep(user, learner)
                await self._private.show(token, body)
            case _:
                await self._private.refuse(token, number, reply)

    async def _learner(self, user: int) -> lessons.Learner:
        return lessons.learner_of(await self._store.read(persons.preference(user, PREFERENCE)))

    async def _keep(self, user: int, learner: lessons.Learner) -> None:
        await self._store.write(persons.set_preference(user, PREFERENCE, learner.written))


class Practising(_OneByOne):
    async def open(self, token: str, user: int, language: Language) -> None:
        """Go on where the person is. Raises ``UserError`` if they practise nothing, and ``StoreError``."""
        say = speech(language)
        practice = await self._kept(user)
        if practice is None:
            raise UserError(say("practice-none"))
        await self._private.send(token, user, practices.show(practice, language), say, say("practice-sent"))

    async def has(self, user: int) -> bool:
        return await self._kept(user) is not None

    async def begin(self, token: str, user: int, language: Language, row: TableRow, challenge: int) -> None:
        """Play an ended game on from a challenge, in one's own seat. Raises ``UserError`` if it cannot be."""
        say = speech(language)
        past = await self._past(row, language)
        game = await past.until(lambda game: game.state.challenges >= challenge)
        _check(game, challenge, language)
        seat, names = _seated(game, row, user, language)
        truth = await past.truth(challenge, names)
        practice = practices.begin(row.id, challenge, seat, names, game, language, 0, truth)
        async with self._one_by_one(user):
            await self._keep(user, practice)
        await self._private.send(token, user, practices.show(practice, language), say, say("practice-sent"))

    async def press(
        self, token: str, user: int, language: Language, number: int, choice: str, values: Sequence[str]
    ) -> None:
        """Handle a used control. Raises ``StoreError``."""
        async with self._one_by_one(user):
            practice = await self._kept(user)
            if practice is None:
                await self._private.tell(token, speech(language)("practice-none"))
                return
            reply = practices.press(practice, language, number, choice, values)
            await self._reply(token, user, language, number, reply)

    async def type(self, token: str, user: int, language: Language, words: str) -> None:
        """Take a typed answer. Raises ``UserError`` if the person practises nothing, and ``StoreError``."""
        async with self._one_by_one(user):
            practice = await self._kept(user)
            if practice is None:
                raise UserError(speech(language)("practice-none"))
            await self._reply(token, user, language, 0, practices.typed(practice, language, words))

    async def suggest(self, user: int, language: Language, words: str) -> Sequence[tuple[str, str]]:
        practice = await self._kept(user)
        return () if practice is None else practices.suggest(practice, language, words)

    async def _reply(self, token: str, user: int, language: Language, number: int, reply: practices.Reply) -> None:
        match reply:
            case practices.Shown(practice, body):
                await self._keep(user, practice)
                await self._private.show(token, body)
            case practices.Choosing(practice, challenge, seat):
                past, moments = await self._past_of(practice, language), Moments(challenge, seat)
                game = await past.until(lambda game: moments.reached(game) and game.over)
                body = choose(reply, game.state.challenges, moments.keys, language)
                await self._private.show(token, body)
            case practices.Elsewhere(practice, challenge, seat, question):
                past, moments = await self._past_of(practice, language), Moments(challenge, seat, question)
                begins = moments.reached if question else lambda game: game.state.challenges >= challenge
                game = await past.until(begins)
                _check(game, challenge, language)
                _check_player(game, seat, practice.names, language)
                names, truth = practice.names, await past.truth(challenge, practice.names)
                practice = practices.begin(practice.table, challenge, seat, names, game, language, question, truth)
                await self._keep(user, practice)
                await self._private.show(token, practices.show(practice, language))
            case _:
                await self._private.refuse(token, number, reply)

    async def _past_of(self, practice: Practice, language: Language) -> _Past:
        """The game that is practised. Raises ``UserError`` if it is kept no longer, or cannot be played again."""
        row = await self._store.read(tables.table(practice.table))
        if row is None:
            raise UserError(speech(language)("practice-gone"))
        return await self._past(row, language)

    async def _past(self, row: TableRow, language: Language) -> _Past:
        log, history = await self._store.read(tables.log(row.id)), await self._store.read(tables.history(row.id))
        try:
            return _Past(read(export(self._services.kinds[row.game], row, log, history)), language)
        except BadExport as error:
            raise UserError(speech(language)("practice-too-old")) from error

    async def _kept(self, user: int) -> Practice | None:
        return practices.practice_of(await self._store.read(persons.preference(user, PRACTICE)))

    async def _keep(self, user: int, practice: Practice | None) -> None:
        await self._store.write(persons.set_preference(user, PRACTICE, None if practice is None else practice.written))


class _Past:
    def __init__(self, content: Export, language: Language) -> None:
        self._content = content
        self._language = language

    async def until(self, reached: Callable[[Cosmic], bool]) -> Cosmic:
        """Replay until ``reached``, else to the end. Raises ``UserError`` if its rules are too old."""
        try:
            return await asyncio.to_thread(replay_until, PLAYABLES, self._content, reached)
        except BadExport as error:
            raise UserError(speech(self._language)("practice-too-old")) from error

    async def truth(self, challenge: int, names: Sequence[str]) -> list[str]:
        found = Truth(challenge)
        await self.until(found.reached)
        return found.lines(names, self._language)


def _check(game: Cosmic, challenge: int, language: Language) -> None:
    """Raises ``UserError`` unless the game stands in this challenge."""
    if game.over or game.state.challenges != challenge:
        raise UserError(speech(language)("practice-no-challenge", challenge=challenge, last=game.state.challenges))


def _seated(game: Cosmic, row: TableRow, user: int, language: Language) -> tuple[Seat, list[str]]:
    """The person's own seat, and the names of all. Raises ``UserError`` if it does not play any more."""
    seats = rosters.decode(row.roster)
    seated = [seats[place] for place in game.state.seating]
    names = [clean_name(one.name) for one in seated]
    found = next((at for at, one in enumerate(seated) if one.user == user), None)
    return _check_player(game, found, names, language), names


def _check_player(game: Cosmic, seat: Seat | None, names: Sequence[str], language: Language) -> Seat:
    """The seat. Raises ``UserError`` unless it plays then."""
    if seat is None or not game.state.players[seat].active:
        playing = [name for name, player in zip(names, game.state.players, strict=True) if player.active]
        raise UserError(speech(language)("practice-no-player", names=playing))
    return seat


_KEPT: Final = 32
"""Replays in memory: some 300 kB each."""
_WAITING: Final = 8
"""Games that may wait to be worked out, one by one, in half a second each."""
_Key: TypeAlias = tuple[int, Language, bool, bytes]
"""Table, language, if it is over, and its roster."""


class Replaying:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._private = Private(services)
        self._kept: OrderedDict[_Key, tuple[int, Replay]] = OrderedDict()
        """Each with the moment up to which it goes."""
        self._working = asyncio.Lock()
        self._waiting = Counter[_Key]()
        """People, by the game that is being worked out for them."""

    async def open(self, token: str, user: int, language: Language, row: TableRow) -> None:
        """Show the first reveal. Raises ``UserError`` if the game is gone or cannot be stepped through."""
        found = await self._replay(row, language, since=row.updated_ms)
        await self._show(token, user, language, row, found, found.first, "")

    async def turn(self, token: str, user: int, language: Language, row: TableRow, at: int, choice: str) -> None:
        """Show the place to which a control leads. Raises ``UserError`` like ``open``."""
        found = await self._replay(row, language)
        at = min(at, len(found.moments) - 1)
        await self._show(token, user, language, row, found, found.turned(at, choice), choice)

    async def go(self, token: str, user: int, language: Language, row: TableRow, chapter: int) -> None:
        """Show a challenge or pile. Raises ``UserError`` like ``open``, and if the game has none of that number."""
        found = await self._replay(row, language)
        try:
            at = found.chapter(chapter)
        except LookupError:
            raise UserError(speech(language)("table-stale-button")) from None
        await self._show(token, user, language, row, found, at, "")

    async def chapter(self, language: Language, row: TableRow, at: int) -> int:
        """The challenge or pile of a place. Raises ``UserError`` like ``open``."""
        found = await self._replay(row, language)
        return found.moments[min(at, len(found.moments) - 1)].chapter

    async def drawn(self, language: Language, row: TableRow, at: int) -> tuple[Body, bytes | None]:
        """A moment for everybody, and its picture if it can be drawn. Raises ``UserError`` like ``open``."""
        found = await self._replay(row, language)
        body = found.shared(min(at, len(found.moments) - 1), language)
        return body, await self._private.drawn(body)

    async def _show(
        self, token: str, user: int, language: Language, row: TableRow, found: Replay, at: int, choice: str
    ) -> None:
        mine = found.unit == "challenge" and found.over
        practises = mine and any(seat.user == user for seat in rosters.decode(row.roster))
        await self._private.show(token, found.show(at, choice, language, practises=practises), row.id)

    async def _replay(self, row: TableRow, language: Language, since: int = 0) -> Replay:
        """Take it from memory, if it goes at least up to ``since``."""
        key = (row.id, language, row.status in FINISHED, row.roster)
        if (found := self._known(key, since)) is None:
            if key not in self._waiting and len(self._waiting) >= _WAITING:
                raise UserError(speech(language)("replay-busy"))
            self._waiting[key] += 1
            try:
                async with self._working:
                    found = self._known(key, since) or await self._worked_out(key, row)
            finally:
                self._waiting -= Counter([key])
        if not found.moments:
            raise UserError(speech(language)("replay-nothing", unit=found.unit))
        return found

    def _known(self, key: _Key, since: int) -> Replay | None:
        reaches, found = self._kept.get(key, (0, None))
        if found is None or reaches < since:
            return None
        self._kept.move_to_end(key)
        return found

    async def _worked_out(self, key: _Key, row: TableRow) -> Replay:
        _, language, over, _ = key
        say, kind = speech(language), self._services.kinds[row.game]
        played = await self._services.store.read(tables.played(row.id))
        if played is None:
            raise UserError(say("replay-gone"))
        story = await self._services.store.read(rating_rows.story(row.id)) if over else None
        ended = () if story is None else finishes(story)
        try:
            found = await asyncio.to_thread(_watched, kind, played, language, ended, over)
        except (ValueError, RefereeNeeded, msgspec.MsgspecError) as error:
            log.info("table %s cannot be stepped through: %s", row.id, type(error).__name__)
            versions = {row.version, *(decision.version for decision in played.history)}
            old = min(versions) < kind.rules.version
            raise UserError(say("replay-too-old" if old else "replay-damaged")) from None
        self._kept[key] = played.row.updated_ms, found
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return found


def _watched(kind: Kind, played: PlayedRow, language: Language, ended: Sequence[Finish], over: bool) -> Replay:
    content = content_of(kind, played.row, played.log, played.history)
    names = [player.name for player in content.players]
    notes = [Note(one.seat, one.key, one.verdict, one.rule, one.ms, one.seq) for one in played.notes]
    return kind.watch(lambda: files.play(PLAYABLES, content), names, language, played.row.desk, notes, ended, over=over)
