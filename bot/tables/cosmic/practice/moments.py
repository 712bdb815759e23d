"""Decisions of one player in a challenge of a finished game, from each of which a practice can begin, and how that
challenge went.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic import events
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen import story
from bot.cosmic.words import story_words
from bot.kernel.event import Event, visible
from bot.kernel.seat import Seat
from bot.tables.contract.table import Body, Button, Menu, MenuOption
from bot.tables.cosmic.practice.practice import ANOTHER, AS, AT, BACK, LATER, Choosing, own_number
from bot.tables.cosmic.table_words import decides
from bot.words.language import Language
from bot.words.signs import bare
from bot.words.speech import Speech, speech

_MOST: Final = 25
"""Options of a menu."""
_LONGEST: Final = 100
"""Characters of an option."""
"""What questions begin with that offer cards and powers between two steps."""


class Moments:
    """Watches a game that is played again, and stands still at the ``wanted``-th question, or behind the challenge."""

    def __init__(self, challenge: int, seat: Seat, wanted: int = 0) -> None:
        """``wanted`` is counted from 1; 0 for all questions of the challenge."""
        self._challenge, self._seat, self._wanted = challenge, seat, wanted
        self._seen = set[int]()
        self.keys: list[str] = []
        """What the player was asked, in order."""

    def reached(self, game: Cosmic) -> bool:
        """To be called after each decision."""
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
        """To be called after each decision; takes its events."""
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
        return [] if found is None else story_words.told(found, names, language)


def choose(wanted: Choosing, last: int, keys: Sequence[str], language: Language) -> Body:
    """From where to play on: the challenges of the game, ``last`` being the last, its players, and the questions that
    are asked of one of them in one of these.
    """
    say, practice, challenge, seat = speech(language), wanted.practice, wanted.challenge, wanted.seat
    number = own_number(practice)
    first = max(1, min(challenge - _MOST // 2, last - _MOST + 1))
    shown = range(first, min(last, first + _MOST - 1) + 1)
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
    """The beginning of the challenge, then its questions in order, each with its number."""
    numbered = (f"{at}. {_asked(say, key)}" for at, key in enumerate(keys, 1))
    return [one[:_LONGEST] for one in (say("practice-beginning"), *numbered)]


def _questions(wanted: Choosing, keys: Sequence[str], say: Speech) -> tuple[MenuOption, ...]:
    """The beginning and the questions behind those that are passed over, and the way to those that do not fit."""
    place, said = f"{wanted.challenge}@{wanted.seat}", listed(keys, say)
    rest = [MenuOption(f"{place}.{at}", one) for at, one in enumerate(said)][wanted.skip :]
    if len(rest) <= _MOST:
        return tuple(rest) or (MenuOption(f"{place}.0", said[0]),)
    on = wanted.skip + _MOST - 1
    return (*rest[: _MOST - 1], MenuOption(f"{place}.{LATER}{on}", say("practice-later", count=len(said) - on)))


def _asked(say: Speech, key: str) -> str:
    if declared(key).of is Of.OFFERS:
        return say("practice-responds")
    return bare(decides(say, key)).replace("*", "")
