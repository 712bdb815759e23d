"""Practice for one person at a time: it is kept before it is shown. One ends when another begins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from bot.cosmic.model.state import Cosmic
from bot.errors import UserError
from bot.kernel.saving.export import BadExport, Export, read, replay_until
from bot.kernel.seat import Seat
from bot.play import roster
from bot.play.games.export import export
from bot.play.games.kinds import PLAYABLES
from bot.play.learning.private import Private
from bot.play.services import Services
from bot.store.rows import PRACTICE, TableRow
from bot.tables.cosmic.practice import practice as practices
from bot.tables.cosmic.practice.moments import Moments, choose, listed
from bot.tables.cosmic.practice.practice import FIRST as FIRST, Practice
from bot.words.language import Language
from bot.words.names import clean_name
from bot.words.speech import speech


class Practising:
    """Plays past games on, one for each person: keeps where they are, and sends what they see. One per process."""

    def __init__(self, services: Services) -> None:
        self._private = Private(services)
        self._services = services
        self._store = services.store
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def open(self, token: str, user: int, language: Language) -> None:
        """Go on where the person is. Raises ``UserError`` if they practise nothing, and ``StoreError``."""
        say = speech(language)
        practice = await self._kept(user)
        if practice is None:
            raise UserError(say("practice-none"))
        await self._private.send(token, user, practices.show(practice, language), say)

    async def begin(
        self, token: str, user: int, language: Language, row: TableRow, challenge: int, player: str, question: int
    ) -> None:
        """Play a game that is over on from one of its challenges, as the player of this name, or as oneself; from its
        beginning, or from the ``question``-th question to that player in it.

        Raises ``UserError`` if it has no such challenge, player or question, or cannot be played on.
        """
        say = speech(language)
        past = await self._past(row, language)
        game = await past.until(lambda game: game.state.challenges >= challenge)
        _check(game, challenge, language)
        seat, names = _seated(game, row, user, player, language)
        if question:
            moments = Moments(challenge, seat, question)
            game = await past.until(moments.reached)
            if not moments.found:
                last = len(moments.keys)
                raise UserError(say("practice-no-question", name=names[seat], challenge=challenge, last=last))
        practice = practices.begin(row.id, challenge, seat, names, game, language, question)
        async with self._one_by_one(user):
            await self._keep(user, practice)
        await self._private.send(token, user, practices.show(practice, language), say)

    async def questions(self, user: int, language: Language, row: TableRow, challenge: int, player: str) -> list[str]:
        """From where that challenge of a game can be played on as this player: its beginning, then each question.

        Raises ``UserError`` like ``begin``.
        """
        past = await self._past(row, language)
        game = await past.until(lambda game: game.state.challenges >= challenge)
        _check(game, challenge, language)
        seat, _ = _seated(game, row, user, player, language)
        moments = Moments(challenge, seat)
        await past.until(moments.reached)
        return listed(moments.keys, speech(language))

    async def press(
        self, token: str, user: int, language: Language, number: int, choice: str, values: Sequence[str]
    ) -> None:
        """A control of a practice's message was used. Raises ``StoreError``."""
        async with self._one_by_one(user):
            practice = await self._kept(user)
            if practice is None:
                await self._private.tell(token, speech(language)("practice-none"))
                return
            await self._reply(
                token, user, language, number, practices.press(practice, language, number, choice, values)
            )

    async def type(self, token: str, user: int, language: Language, words: str) -> None:
        """The answer was typed. Raises ``UserError`` if the person practises nothing, and ``StoreError``."""
        async with self._one_by_one(user):
            practice = await self._kept(user)
            if practice is None:
                raise UserError(speech(language)("practice-none"))
            await self._reply(token, user, language, 0, practices.typed(practice, language, words))

    async def suggest(self, user: int, language: Language, words: str) -> Sequence[tuple[str, str]]:
        """What the person can type as the answer: labels with their values. Raises ``StoreError``."""
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
                practice = practices.begin(practice.table, challenge, seat, practice.names, game, language, question)
                await self._keep(user, practice)
                await self._private.show(token, practices.show(practice, language))
            case _:
                await self._private.refuse(token, number, reply)

    async def _past_of(self, practice: Practice, language: Language) -> _Past:
        """The game that is practised. Raises ``UserError`` if it is kept no longer, or cannot be played again."""
        row = await self._store.table(practice.table)
        if row is None:
            raise UserError(speech(language)("practice-gone"))
        return await self._past(row, language)

    async def _past(self, row: TableRow, language: Language) -> _Past:
        log, history = await self._store.log(row.id), await self._store.history(row.id)
        try:
            return _Past(read(export(self._services.kinds[row.game], row, log, history)), language)
        except BadExport as error:
            raise UserError(speech(language)("practice-too-old")) from error

    async def _kept(self, user: int) -> Practice | None:
        return practices.practice_of(await self._store.preference(user, PRACTICE))

    async def _keep(self, user: int, practice: Practice | None) -> None:
        await self._store.set_preference(user, PRACTICE, None if practice is None else practice.written)

    def _one_by_one(self, user: int) -> asyncio.Lock:
        """What somebody does is done in its order."""
        return self._locks.setdefault(user, asyncio.Lock())


class _Past:
    """A game that is over, played again as often as somebody looks for a moment in it."""

    def __init__(self, content: Export, language: Language) -> None:
        self._content = content
        self._language = language

    async def until(self, reached: Callable[[Cosmic], bool]) -> Cosmic:
        """It as soon as that is ``reached``, else at its end. Raises ``UserError`` if its rules are too old."""
        try:
            return await asyncio.to_thread(replay_until, PLAYABLES, self._content, reached)
        except BadExport as error:
            raise UserError(speech(self._language)("practice-too-old")) from error


def _check(game: Cosmic, challenge: int, language: Language) -> None:
    """Raises ``UserError`` unless the game stands in this challenge."""
    if game.over or game.state.challenges != challenge:
        say = speech(language)
        raise UserError(say("practice-no-challenge", challenge=challenge, last=game.state.challenges))


def _seated(game: Cosmic, row: TableRow, user: int, player: str, language: Language) -> tuple[Seat, list[str]]:
    """The seat of the player of this name, or of the person themself, and the names of all.

    Raises ``UserError`` if there is none, or if it does not play any more.
    """
    seats = roster.decode(row.roster)
    seated = [seats[place] for place in game.state.seating]
    names = [clean_name(one.name) for one in seated]
    found = next((at for at, one in enumerate(seated) if (names[at] == player if player else one.user == user)), None)
    return _check_player(game, found, names, language), names


def _check_player(game: Cosmic, seat: Seat | None, names: Sequence[str], language: Language) -> Seat:
    """The seat. Raises ``UserError`` unless it plays then."""
    if seat is None or not game.state.players[seat].active:
        playing = [name for name, player in zip(names, game.state.players, strict=True) if player.active]
        raise UserError(speech(language)("practice-no-player", names=playing))
    return seat
