"""Promises at a table: who has given their word for what, and whether they kept it. Nothing binds anybody (8.17).

Everybody hears a promise, and it counts from the next challenge on. It is told kept or broken from public events alone;
as long as nobody had a say in it, it stays open. Computer players promise and keep their word by draws of their own
from the table's seed, so the same game has the same ones again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.cosmic import events
from bot.cosmic.ai.choosing import options
from bot.cosmic.model import board, ids
from bot.cosmic.model.cards import destiny_colour
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.story import Story
from bot.cosmic.seen.views import PromiseKind
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.codec import decode, encode
from bot.kernel.event import Event, Seat, chance
from bot.tables.contract.table import Body, Note
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Entry, Promise
from bot.words.message import Message, ids as message_ids
from bot.words.speech import Speech

KINDS: Final[tuple[PromiseKind, ...]] = ("help", "peace")
WORDS: Final = message_ids("cosmic-promise-", KINDS)
_JOIN, _WILD, _OWN = "join", "wild", "own_colour"
_SIDES: Final[tuple[SideName, ...]] = ("offense", "defense")
_KEPT: Final = {"bold": 70, "careful": 95, "sly": 50}
"""Percent of its promises that a computer player of this temperament keeps."""
_OFTEN: Final = 25
"""Percent of its invitations with which a computer player promises something."""
_MOST: Final = 3
"""Promises of one computer player in a game."""
_GIVEN: Final = "promises"
"""Verdict of its notes in the event log."""
_MADE, _HONOURED = 1 << 80, 1 << 81
"""First draws of computer players for promises, beyond those of their thoughts."""


def is_open(table: Running, promise: Promise) -> bool:
    players = table.game.state.players
    return promise.kept is None and players[promise.by].active and players[promise.to].active


def refusal(table: Running, kind: PromiseKind, by: Seat, to: Seat) -> Message | None:
    if not table.record.promising:
        return Message("cosmic-promise-off")
    if not table.game.state.players[to].active or table.game.state.players[to].leaving:
        return Message("cosmic-promise-left", name=table.names[to])
    if kind == "help" and len(board.active_seats(table.game.state)) < 3:
        return Message("cosmic-promise-two")
    same = (one for one in table.record.promises if (one.kind, one.by, one.to) == (kind, by, to))
    return Message("cosmic-promise-twice", name=table.names[to]) if any(is_open(table, one) for one in same) else None


def possible(table: Running, by: Seat) -> list[tuple[PromiseKind, Seat]]:
    others = [seat for seat in board.active_seats(table.game.state) if seat != by]
    return [(kind, to) for kind in KINDS for to in others if refusal(table, kind, by, to) is None]


def make(table: Running, kind: PromiseKind, by: Seat, to: Seat) -> None:
    given = encode(Given(kind, by, to, *here(table.game))).decode()
    table.add(Note(by, given, _GIVEN, "8.17", table.now, table.at.seq))
    table.post("y", Body(hear(table, kind, by, to)))
    table.moved()


def hear(table: Running, kind: PromiseKind, by: Seat, to: Seat) -> str:
    table.record.promises.append(Promise(kind, by, to, since=table.game.state.challenges))
    last = table.record.chronicle.entries[-1:]
    spoken = last[0].phase if last else 0
    line = _said(table, table.say, kind, by, to)
    _note(table, Entry(spoken, -1, line))  # everybody has heard it: no step back takes a word back
    return line


class Given(Struct, frozen=True):
    """A promise in the event log: promises are no decisions, and a replay needs them."""

    kind: PromiseKind
    by: Seat
    to: Seat
    phase: int
    seq: int
    """Of the decision before which it was given."""


def here(game: Cosmic) -> tuple[int, int]:
    saved = game.save()
    return saved.phase, len(saved.log)


def given(notes: Sequence[Note]) -> list[Given]:
    """The promises of an event log, the latest last. Raises ``msgspec.MsgspecError``."""
    return [decode(one.key.encode(), Given) for one in notes if one.verdict == _GIVEN]


def follow(table: Running, event: events.Invited) -> None:
    by = board.side(table.game.state, event.side).seat
    made = [one for one in table.record.promises if one.by == by]
    guests = [seat for seat in event.seats if refusal(table, "help", by, seat) is None]
    if not table.record.is_computer(by) or not guests or len(made) >= _MOST or any(is_open(table, one) for one in made):
        return
    if _draw(table, _MADE + table.game.state.challenges, 100) < _OFTEN:
        make(table, "help", by, guests[_draw(table, _MADE - table.game.state.challenges, len(guests))])


def forget(table: Running, gone: tuple[int, int]) -> None:
    """Undo outcomes of promises judged by decisions taken back; no given word is undone."""
    table.record.promises = [
        replace(one, kept=None, judged=None) if one.judged is not None and one.judged >= gone else one
        for one in table.record.promises
    ]


# --- kept and broken --------------------------------------------------------------------------------------------------


def judge(table: Running, story: Story, seen: Sequence[Event], where: tuple[int, int]) -> list[str]:
    """Settle earlier promises by a challenge; a line for each that it settles."""
    again = max((at for at, event in enumerate(seen) if isinstance(event, events.Rewound)), default=0)
    lines: list[str] = []
    for at, one in enumerate(table.record.promises):
        if story.number > one.since and is_open(table, one):
            judged = _helped if one.kind == "help" else _spared
            kept = judged(table, story, seen[again:], one)
            if kept is not None:
                table.record.promises[at] = replace(one, kept=kept, judged=where)
                by, to = table.names[one.by], table.names[one.to]
                lines.append(table.say("cosmic-promise-done", by=by, to=to, kept=kept))
    for line in lines:
        _note(table, Entry(*where, line))
        table.record.chronicle.reasons.append(Entry(*where, line))
    return lines


def _helped(table: Running, story: Story, seen: Sequence[Event], promise: Promise) -> bool | None:
    """Open as long as nobody has asked: no invitation, or no way to come."""
    side = _side(story, promise.to)
    asked = any(event.side == side and promise.by in event.seats for event in events.of(seen, events.Invited))
    answers = [event.side for event in events.of(seen, events.Joined) if event.seat == promise.by]
    return side in answers if asked and answers else None


def _spared(table: Running, story: Story, seen: Sequence[Event], promise: Promise) -> bool | None:
    """Open as long as the other fights nobody, or fights the one who has promised without that one's choice."""
    side = _side(story, promise.to)
    if side is None or story.defense == promise.by:
        return None
    if story.offense == promise.by:
        flipped = events.last(seen, events.DestinyFlipped)
        colour = None if flipped is None else destiny_colour(flipped.card)
        return None if colour == table.game.state.players[promise.to].colour else False
    answers = [event.side for event in events.of(seen, events.Joined) if event.seat == promise.by]
    return not {*answers} - {None, side}


def _side(story: Story, seat: Seat) -> SideName | None:
    return "offense" if seat == story.offense else "defense" if seat == story.defense else None


def _note(table: Running, entry: Entry) -> None:
    table.record.chronicle.entries.append(entry)
    table.record.chronicle.fresh += 1


def in_words(table: Running, say: Speech) -> list[str]:
    known = (one for one in table.record.promises if is_open(table, one))
    return [*(_said(table, say, one.kind, one.by, one.to) for one in known), *tallies(table, say)]


def _said(table: Running, say: Speech, kind: PromiseKind, by: Seat, to: Seat) -> str:
    return say("cosmic-promise-said", by=table.names[by], to=table.names[to], word=Message(WORDS[kind]))


def ending(table: Running, say: Speech) -> list[str]:
    rows = tallies(table, say)
    return [say("cosmic-promise-end"), *(f"- {row}" for row in rows)] if rows else []


def tallies(table: Running, say: Speech) -> list[str]:
    done = [one for one in table.record.promises if one.kept is not None]
    return [
        say("cosmic-promise-tally", name=table.names[by], kept=of_one.count(True), broken=of_one.count(False))
        for by in sorted({one.by for one in done})
        if (of_one := [one.kept for one in done if one.by == by])
    ]


# --- whose word matters now -------------------------------------------------------------------------------------------


def reminders(table: Running, ask: Ask, say: Speech) -> list[str]:
    return [
        say("cosmic-promise-reminder", to=table.names[one.to], word=Message(WORDS[one.kind]))
        for one in _due(table, ask)
    ]


def _due(table: Running, ask: Ask) -> Iterator[Promise]:
    mains = [side.seat for side in (table.game.state.challenge.offense, table.game.state.challenge.defense)]
    for one in table.record.promises:
        if one.by == ask.seat and one.since < table.game.state.challenges and is_open(table, one):
            chosen = one.kind == "peace" and any(_attacks(ask.key, choice, one.to) for choice in options(ask.form))
            if chosen or (one.to in mains and ask.key == _JOIN):
                yield one


def honoured(table: Running, ask: Ask) -> Ask:
    """The question with only the answers that keep a computer player's word, if it wants to."""
    kept, form = [one for one in _due(table, ask) if _keeps(table, one)], ask.form
    if not kept or not isinstance(form, OneOf):
        return ask
    for kind in KINDS:
        mine = [one for one in kept if one.kind == kind]
        left = [choice for choice in form.options if all(_fits(table, ask, choice, one) for one in mine)]
        form = OneOf(tuple(left)) if left else form
    return replace(ask, form=form, default=ask.default if form.accepts(ask.default) else form.options[0])


def _fits(table: Running, ask: Ask, choice: Choice, promise: Promise) -> bool:
    if ask.key != _JOIN:
        return not _attacks(ask.key, choice, promise.to)
    side = next(name for name in _SIDES if board.side(table.game.state, name).seat == promise.to)
    return choice == side if promise.kind == "help" else choice not in {*_SIDES} - {side}


def _attacks(key: str, choice: Choice, seat: Seat) -> bool:
    return (key == _WILD and choice == seat) or (key == _OWN and ids.targeted(str(choice))[1] == seat)


def _keeps(table: Running, promise: Promise) -> bool:
    temper = table.record.chairs[promise.by].temper
    number = ((promise.since * 8 + promise.by) * 8 + promise.to) * 2 + KINDS.index(promise.kind)
    return _draw(table, _HONOURED + number, 100) < _KEPT.get(temper, 100)


def _draw(table: Running, number: int, sides: int) -> int:
    """A draw that neither the game's own chance nor a thought makes."""
    return chance(-(table.game.seed * 4) - 1, number, sides)
