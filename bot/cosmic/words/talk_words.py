"""What computer players say after a challenge, in their temperament: one line at most, from what everybody has seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.cosmic.seen.story import Story, winner
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.lines import Names, voice
from bot.cosmic.words.story_words import home_of
from bot.kernel.seat import Seat
from bot.words.language import DEFAULT, Language
from bot.words.message import Message, ids

_TEMPERS: Final = ("bold", "careful", "sly")
_BOTH: Final = ("deal", "no_deal", "both_lost")
_MOMENTS: Final = ("near", "took", "held", "lost", *_BOTH, "helped")
_KEYS: Final = [f"{temper}-{moment}" for temper in _TEMPERS for moment in _MOMENTS]
_SAYS = ids("talk-", _KEYS)
_SAYS_AGAIN = ids("talk-", _KEYS, ".again")


def said(
    story: Story, table: TableView, tempers: Sequence[str], names: Iterable[str], language: Language = DEFAULT
) -> str:
    """What a computer player says about it; empty if none has a word to say. ``tempers`` by seat, empty for people.

    A main player speaks, the winner first, else somebody who has helped the winner.
    """
    called = Names.of(names)
    if story.colours:
        called = called.wearing(story.colours)
    for seat, moment, rival in _moments(story, table, home_of(story, called)):
        if tempers[seat] in _TEMPERS:
            say = voice(called, language)
            key, other = f"{tempers[seat]}-{moment}", things.name_of(called, rival)
            again = (story.number + seat) % 2
            words = Message(_SAYS_AGAIN[key], rival=other) if again else Message(_SAYS[key], rival=other)
            return say("talk-line", name=things.name_of(called, seat), words=words)
    return ""


def _moments(story: Story, table: TableView, home: Seat | None) -> Iterator[tuple[Seat, str, Seat]]:
    """Who may say something about it, what they say it about, and to whom, the first first. ``home``: whose planet the
    target is.
    """
    offense, defense, side = story.offense, story.defense, winner(story)
    if defense is None:
        return
    if story.outcome in _BOTH:
        alike = story.dealers or [offense, defense]
        for at, seat in enumerate(alike):
            yield seat, story.outcome, alike[at - 1]
    if side is None:
        return
    won, lost = (offense, defense) if side == "offense" else (defense, offense)
    if table.goal(won) - table.player(won).foreign == 1 and won in table.leading:
        yield won, "near", lost
    elif side == "offense" and story.landed and home == lost:
        yield won, "took", lost
    elif home == won:
        yield won, "held", lost
    yield lost, "lost", won
    for ally in story.allies[side]:
        yield ally, "helped", won
